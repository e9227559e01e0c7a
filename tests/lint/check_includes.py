#!/usr/bin/env python3
"""Whether a file includes more than its library links: check_includes.py LINKS.

All folders share one include path, so the compiler finds every header from everywhere; this is
what holds the dependencies to the link lists. LINKS is what CMake wrote about its targets (see
CMakeLists.txt here). A source may include what its target links, and what that passes on; a header
only what is passed on, because files that include it get no more. Headers in a package's `detail`
are for that package and for tests. The public headers of a package of the model do not include
them, because what they expose is not a detail. The sources of tests may also include helpers of other
tests, which are then held to the links of the test that includes them.
"""

import pathlib
import re
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)

# Headers that are not of C++ or the system, by their beginning, and the targets that give them.
# Those of Qt tell their module themselves.
GIVEN_BY = {
    "CLI/": ["CLI11::CLI11"],
    "archive.h": ["LibArchive::LibArchive"],
    "archive_entry.h": ["LibArchive::LibArchive"],
    "assimp/": ["assimp::assimp"],
    "bullet/HACD/": ["libHACD"],
    "benchmark/": ["benchmark::benchmark", "benchmark::benchmark_main"],
    "draco/": ["draco::draco"],
    "embree3/": ["embree"],
    "embree4/": ["embree"],
    "fmt/": ["fmt::fmt"],
    "glm/": ["glm::glm"],
    "gmock/": ["GTest::gmock", "GTest::gmock_main"],
    "gtest/": ["GTest::gtest", "GTest::gtest_main"],
    "libpq-fe.h": ["PkgConfig::libpq"],
    "libqhull_r/": ["libqhull_r"],
    "meshoptimizer.h": ["meshoptimizer::meshoptimizer"],
    "nettle/": ["PkgConfig::nettle"],
    "nlohmann/": ["nlohmann_json::nlohmann_json"],
    "pugixml.hpp": ["pugixml::pugixml"],
    "rapidcheck.h": ["rapidcheck"],
    "rapidcheck/": ["rapidcheck"],
    "seccomp.h": ["PkgConfig::libseccomp"],
    "sqlite3.h": ["SQLite::SQLite3"],
    "tl/": ["tl::expected"],
    "utf8proc.h": ["libutf8proc"],
    "zlib.h": ["ZLIB::ZLIB"],
}
SYSTEM = {"arpa/", "dirent.h", "dlfcn.h", "fcntl.h", "ftw.h", "malloc.h", "netinet/", "poll.h", "pthread.h", "pwd.h",
          "sched.h", "signal.h", "spawn.h", "stdint.h", "stdlib.h", "string.h", "sys/", "time.h", "unistd.h"}

# The program that collects the texts of all folders for the translators reads their tables where
# they stand: they hold no code, and linking would have it wait for the window.
COLLECTS_TEXTS = "weighbridge_model_sentences"

# The program that draws the manual's pictures drives the window's parts, as tests do.
DRAWS_WINDOW = "make_screenshots"
# The installed library compiles sources of two packages into one archive; they are looked at there.
COMPILES_AGAIN = "weighbridge-octree"
STANDARD = re.compile(r"[a-z_0-9]+$")


def base_name(link):
    """The target that a link names; of a file's path, its name."""
    return pathlib.PurePath(link).name.split(".")[0] if link.startswith("/") else link


class Target:
    def __init__(self, root, line):
        name, folder, links, handed_on, sources, include_folders = line.split("\t")
        self.name, self.folder = name, pathlib.Path(folder)
        self.links = {base_name(link) for link in links.split(";") if link}
        # A file is handed on to the linker only; so is what is marked so.
        self.handed_on = {link for link in handed_on.split(";") if link and link[0] not in "$/:"}
        paths = [(self.folder / source).resolve() for source in sources.split(";")
                 if source and "$<" not in source]
        self.sources = [path for path in paths if path.suffix == ".cpp" and inside(path, root)]
        self.include_folders = [pathlib.Path(each) for each in include_folders.split(";") if each]


def inside(path, folder):
    return str(path).startswith(f"{folder}/")


class Project:
    def __init__(self, root, lines, build):
        self.root, self.build = root, build
        self.targets = {}
        for line in lines:
            target = Target(root, line)
            if target.name == COMPILES_AGAIN:
                continue
            target.sources = [source for source in target.sources if not inside(source, build)]
            self.targets[target.name] = target
        self.owners = {}  # of a folder: the targets with sources there
        for target in self.targets.values():
            for source in target.sources:
                self.owners.setdefault(source.parent, set()).add(target.name)
        self.qt_folders = {folder.parent for target in self.targets.values()
                           for folder in target.include_folders if folder.name == "QtCore"}
        self.errors = []
        self.headers, self.modules = {}, {}  # What was looked for on the disk, as hundreds of files include the same.

    def reached(self, names):
        """Those targets, and what they hand on."""
        found, waiting = set(), list(names)
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                if name in self.targets:
                    waiting += self.targets[name].handed_on
        return found

    def is_test(self, path):
        return inside(path, self.root / "tests")

    def complain(self, path, line, quoted, why):
        message = f"{path.relative_to(self.root)}:{line}: includes {quoted}, but {why}"
        if message not in self.errors:
            self.errors.append(message)

    def check(self):
        for target in self.targets.values():
            if target.sources:
                self.check_target(target)
        return self.errors

    def check_target(self, target):
        own = self.reached({target.name} | target.links)
        handed_on = self.reached({target.name})
        is_library = not self.is_test(target.sources[0])
        if inside(target.sources[0], self.root / "model") and any(link.startswith("Qt") for link in own):
            self.errors.append(f"{target.folder.relative_to(self.root)}: {target.name} links Qt, "
                               "which the model does without")
        files = list(target.sources)
        if is_library:
            files += [path for folder in {source.parent for source in target.sources}
                      for path in sorted(folder.glob("*.h"))]
        # A program hands nothing on; its headers serve its own sources.
        headers_see = handed_on if any(target.name in other.links for other in self.targets.values()) else own
        seen = set(files)
        for path in files:  # grows by the helpers of tests
            sees = headers_see if path.suffix == ".h" and is_library else own
            for helper in self.check_file(path, target, sees):
                if helper not in seen:
                    seen.add(helper)
                    files.append(helper)

    def check_file(self, path, target, sees):
        """Complains of one file's includes; the helpers of tests that it includes."""
        helpers = []
        text = path.read_text(encoding="utf-8")
        for match in INCLUDE.finditer(text):
            bracket, name = match[1], match[2]
            line = text.count("\n", 0, match.start(1)) + 1
            if bracket == "<":
                why = self.foreign(name, target, sees)
                if why:
                    self.complain(path, line, f"<{name}>", why)
                continue
            header = self.found(path, name)
            why = self.not_ours(header, name, path, target, sees)
            if why:
                self.complain(path, line, f'"{name}"', why)
            elif header and self.is_test(header):
                helpers.append(header)
        return helpers

    def found(self, path, name):
        key = path.parent, name
        if key not in self.headers:
            self.headers[key] = next(((folder / name).resolve() for folder in (path.parent, self.root)
                                      if (folder / name).is_file()), None)
        return self.headers[key]

    def not_ours(self, header, name, path, target, sees):
        """What is wrong with an include of the project's own."""
        reads_texts = target.name == COLLECTS_TEXTS and name.endswith("texts.h")
        if name == f"{path.stem}.moc":
            return None
        if not header:
            is_filled_in = (target.folder / f"{name}.in").is_file()  # by CMake
            return None if is_filled_in else "there is no such file"
        if header.suffix == ".cpp":
            return "that is a source"
        if self.is_test(header):
            return None if self.is_test(path) else "that is for tests only"
        if header.parent.name == "detail" and not (self.is_test(path) or inside(path, header.parent.parent)
                                                   or reads_texts or target.name == DRAWS_WINDOW):
            return f"that is a detail of {header.parent.parent.relative_to(self.root)}"
        if self.hands_out(path, header):
            return "that is a detail, which a header for others does not hand out"
        # A `detail` of headers alone is its package's.
        owners = self.owners.get(header.parent) or (header.parent.name == "detail"
                                                    and self.owners.get(header.parent.parent))
        if not owners:
            return "that belongs to no library"
        if owners & sees or reads_texts:
            return None
        return f"{target.name} does not link {' or '.join(sorted(owners))}"

    def hands_out(self, path, header):
        """Whether a header that others of the model include makes them include a detail, too."""
        return (header.parent.name == "detail" and header.suffix == path.suffix == ".h"
                and path.parent.name != "detail"
                and inside(path, self.root / "model"))

    def foreign(self, name, target, sees):
        """What is wrong with an include of somebody else's."""
        givers = next((given for start, given in GIVEN_BY.items() if name.startswith(start)), None)
        if not givers and re.match(r"Q[A-Zt]", name):
            givers = self.qt_modules(name)
            if not givers:
                return "no module of Qt has it"
        if givers:
            if sees.isdisjoint(givers):
                return f"{target.name} does not link {' or '.join(givers)}"
        elif not STANDARD.match(name) and not any(name.startswith(start) for start in SYSTEM):
            return "nobody knows what gives it: add it to GIVEN_BY in tests/lint/check_includes.py"
        return None

    def qt_modules(self, name):
        """The targets that give <QLabel> or <QtWidgets/QLabel>: the folder of a header is its module."""
        if "/" in name:
            return [f"Qt6::{name.split('/')[0].removeprefix('Qt')}"]
        if name not in self.modules:
            self.modules[name] = sorted(f"Qt6::{path.parent.name.removeprefix('Qt')}"
                                        for folder in self.qt_folders for path in folder.glob(f"Qt*/{name}"))
        return self.modules[name]


def main():
    links = pathlib.Path(sys.argv[1]).resolve()
    root = pathlib.Path(__file__).resolve().parents[2]
    errors = Project(root, links.read_text(encoding="utf-8").splitlines(), links.parent).check()
    print("\n".join(errors), end="\n" if errors else "")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
