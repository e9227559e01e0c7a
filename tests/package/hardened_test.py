#!/usr/bin/env python3
"""hardened_test.py BUILD INSTALLATION COMPILER: what is installed is hardened as OpenSSF's guide for C and C++
asks, and every object of it was compiled so.

Of each program: position-independent, all of it relocated before it starts and then read-only, no memory that
is writable and executable, no path of its own to libraries, checks of stacks, buffers and containers.

Control-flow enforcement (CET) of x86 is asserted of the objects alone. The linker announces it for a program
only if all that is linked does, and the start files of Debian 12's C library do not (Scrt1.o, crti.o, crtn.o):
the instructions are there, but the system does not enforce them.
"""

import json
import pathlib
import platform
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest

BUILD, INSTALLATION, COMPILER = pathlib.Path("."), pathlib.Path("."), "c++"
PROGRAMS = ("bin/weighbridge", *(f"libexec/weighbridge/{name}" for name in
                                ("weighbridge-window", "read-models", "read-archives")))
BY_MACHINE = {"x86_64": ["-fcf-protection=full"], "aarch64": ["-mbranch-protection=standard"]}
FLAGS = ["-fstack-protector-strong", "-fstack-clash-protection", "-D_FORTIFY_SOURCE=3", "-D_GLIBCXX_ASSERTIONS",
         *BY_MACHINE.get(platform.machine(), [])]
TAKEN_BACK = {"-fno-stack-protector", "-fno-stack-clash-protection", "-U_FORTIFY_SOURCE", "-U_GLIBCXX_ASSERTIONS",
              "-fcf-protection=none", "-mbranch-protection=none"}
# Other programs link the octree library into shared objects, which is more than a program needs.
LIBRARY = "model/octree/library/"


def readelf(*arguments):
    return subprocess.run(["readelf", "-W", *map(str, arguments)], check=True, capture_output=True, text=True,
                          env={"LC_ALL": "C", "PATH": "/usr/bin:/bin"}).stdout


def weaknesses(program):
    """What a linked program lacks, by name."""
    head = readelf("--file-header", "--segments", "--dynamic", program)
    symbols = readelf("--dyn-syms", program)
    segments = re.findall(r"^  (\w+) +(?:0x\w+ +){5}([RWE ]{3}) ", head, re.MULTILINE)
    flags = " ".join(re.findall(r"\(FLAGS(?:_1)?\) +(.*)", head))
    stacks = [access for name, access in segments if name == "GNU_STACK"]
    return [name for name, holds in {
        "position-independent": re.search(r"Type: +DYN", head) and "PIE" in flags,
        "bound before it starts": re.search(r"\b(BIND_)?NOW\b", flags),
        "read-only once relocated": any(name == "GNU_RELRO" for name, _ in segments),
        "a stack that is not executable": stacks and "E" not in stacks[0],
        "nothing writable and executable": not any("W" in access and "E" in access for _, access in segments),
        "no path to libraries": not re.search(r"\((RPATH|RUNPATH)\)", head),
        "checks of stacks": "__stack_chk_fail" in symbols,
        "checks of buffers": re.search(r"\b__\w+_chk\b", symbols),
        "checks of containers": "__glibcxx_assert_fail" in symbols,
    }.items() if not holds]


def product_commands():
    """How each object of the product is compiled, by its file; tests are compiled without some guards."""
    found = {}
    for entry in json.loads((BUILD / "compile_commands.json").read_text()):
        words = shlex.split(entry["command"])
        output = words[words.index("-o") + 1]
        if not output.startswith("tests/"):
            found[output] = words
    return found


def position(words):
    """The last of the flags on position-independent code, which is the one that counts."""
    return next((word for word in reversed(words) if re.fullmatch(r"-f(no-)?pi[ce]", word, re.IGNORECASE)), None)


class Hardened(unittest.TestCase):
    def test_programs_have_it_all(self):
        for program in PROGRAMS:
            with self.subTest(program):
                self.assertEqual(weaknesses(INSTALLATION / program), [])

    def test_a_program_without_it_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder) / "program"
            subprocess.run([COMPILER, "-x", "c++", "-", "-o", program, "-O0", "-no-pie", "-fno-stack-protector",
                            "-U_FORTIFY_SOURCE", "-Wl,-z,execstack,-z,norelro,-z,lazy,-rpath,/nowhere"],
                           input=b"int main() {}\n", check=True, stderr=subprocess.DEVNULL)
            self.assertEqual(len(weaknesses(program)), 9)

    def test_all_is_compiled_with_it(self):
        commands = product_commands()
        self.assertGreater(len(commands), 30)
        self.assertTrue(any(output.startswith(LIBRARY) for output in commands))
        for output, words in commands.items():
            with self.subTest(output):
                self.assertEqual([flag for flag in FLAGS if flag not in words], [])
                self.assertEqual(TAKEN_BACK & set(words), set())
                self.assertIn(position(words), ("-fPIC",) if output.startswith(LIBRARY) else ("-fPIE", "-fPIC"))
                if not output.endswith("/catalogues.cpp.o"):  # which holds tables and no code
                    self.assertNotIn([word for word in words if re.fullmatch(r"-O\w*", word)][-1:], ([], ["-O0"]))

    @unittest.skipUnless(platform.machine() == "x86_64", "control-flow enforcement is of x86")
    def test_objects_announce_control_flow_enforcement(self):
        # Some are built only when they are asked for, as what draws the manual's pictures.
        objects = [path for output in product_commands() if (path := BUILD / output).suffix == ".o" and path.exists()]
        self.assertGreater(len(objects), 30)
        told = re.split(r"^File: ", readelf("--notes", *objects), flags=re.MULTILINE)[1:]
        self.assertEqual(len(told), len(objects))
        self.assertEqual([text.splitlines()[0] for text in told
                          if not re.search(r"x86 feature: .*\bIBT, SHSTK\b", text)], [])


if __name__ == "__main__":
    BUILD, INSTALLATION = map(pathlib.Path, sys.argv[1:3])
    COMPILER = sys.argv[3]
    if not shutil.which("readelf"):
        print("skipped: readelf is not installed")
        sys.exit(77)
    unittest.main(argv=sys.argv[:1])
