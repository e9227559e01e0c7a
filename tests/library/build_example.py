"""Installs weighbridge-octree, builds its example against it in three ways, and compares what it prints.

The third way is that of an engine's plugin: all of the library becomes part of a shared object.
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

# Worked out by hand: the first octree's child 7 is from 4 to 8 on each axis, child 0 from 0 to 4.
# Upright, child 0's top is at 4. The second is turned by a quarter about x: its child 0 then stands
# where child 2 was, and child 7 where child 5 was.
EXPECTED = """\
before: octree 0, face 4, t 46
moved: octree 0, face 4, t 46
edited: miss
1000 rays
inside by 1 m
1 leaves in a sphere, 1 in a box
"""


def run(*command, **options):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False, **options)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} ended with {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def install(build, prefix):
    run("cmake", "--install", build, "--prefix", prefix, "--component", "octree")
    return next(prefix.rglob("weighbridge-octree.pc")).parent


def by_find_package(example, prefix, folder, compiler):
    run("cmake", "-S", example, "-B", folder, f"-DCMAKE_PREFIX_PATH={prefix}",
        f"-DCMAKE_CXX_COMPILER={compiler}")
    run("cmake", "--build", folder)
    return run(folder / "engine")


def pkg_config(described, *options):
    environment = {**os.environ, "PKG_CONFIG_PATH": str(described)}
    return run("pkg-config", *options, "weighbridge-octree", env=environment).split()


def compile_main(example, described, folder, compiler):
    """The example's main() as an object that serves a program and a shared object."""
    folder.mkdir()
    run(compiler, "-std=c++20", "-fPIC", *pkg_config(described, "--cflags"), "-c", example / "main.cpp",
        "-o", folder / "main.o")
    return folder / "main.o"


def by_pkg_config(main_object, described, folder, compiler):
    folder.mkdir()
    run(compiler, main_object, "-o", folder / "engine", *pkg_config(described, "--libs"))
    return run(folder / "engine")


def by_shared_object(main_object, described, folder, compiler):
    """The program is the example's main() in a shared object that holds all of the library."""
    folder.mkdir()
    run(compiler, "-shared", "-Wl,-z,defs", main_object, "-Wl,--whole-archive",
        *pkg_config(described, "--libs"), "-Wl,--no-whole-archive", "-o", folder / "libplugin.so")
    run(compiler, folder / "libplugin.so", "-o", folder / "engine")
    return run(folder / "engine", env={**os.environ, "LD_LIBRARY_PATH": str(folder)})


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("example", type=pathlib.Path)
    parser.add_argument("--compiler", default="c++")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        example = root / "outside"
        shutil.copytree(options.example, example)
        described = install(options.build, root / "installed")
        lines = (example / "main.cpp").read_text().count("\n")
        main_object = compile_main(example, described, root / "main", options.compiler)
        printed = {"find_package": by_find_package(example, root / "installed", root / "a", options.compiler),
                   "pkg-config": by_pkg_config(main_object, described, root / "b", options.compiler),
                   "a shared object": by_shared_object(main_object, described, root / "c", options.compiler)}
        for way, text in printed.items():
            if text != EXPECTED:
                print(f"{way}: expected\n{EXPECTED}got\n{text}")
        print(f"an example of {lines} lines, built by {', '.join(printed)}")
        return 1 if lines > 40 or any(text != EXPECTED for text in printed.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
