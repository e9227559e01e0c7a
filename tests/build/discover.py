#!/usr/bin/env python3
"""Writes what ctest is to run of a GoogleTest program.

discover.py PROGRAM FILE [--sources FOLDER] [--searches FOLDER] [--slow SUITE…] [--joined FOLDER…]: FILE gets add_test()
and properties. A suite is a test, and those of a joined folder of tests are one, as a process would take longer to
start than most of them run: model.formats.models3d is what tests/formats/models3d holds, where formats.models3d is
joined. A suite named slow is a test of its own. What may be skipped stands by itself, so that ctest says of each
whether it was: a test that skips itself, and of a suite that skips in SetUp() the tests of each parameter. What is not
named slow has the label quick. To name a suite that no source has is a mistake.

A property of RapidCheck is tried with a few random inputs, and in model.properties_long, of the label long, with as
many as RapidCheck usually tries.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

TIMEOUT = 600
PROPERTY = re.compile(r"^RC_GTEST(?:_FIXTURE)?_PROP\(\s*(\w+),\s*(\w+)", re.MULTILINE)
# Their sizes still go from nothing to the largest.
FEW = "RC_PARAMS=max_success=20"
FORKS = re.compile(r"\b(?:EXPECT|ASSERT)_(?:EXIT|DEATH)\b|\bfork\(\)")
# The end of what GoogleTest prints where every test was skipped, and none failed.
SKIPPED = r"PASSED  ] 0 tests.\n\\[  SKIPPED ] [0-9]+ tests?, listed below:\n(\\[  SKIPPED ] [^\n]*\n)+$"


def listed(program):
    """(suite, test, file, line) of every test of a program."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "tests.json"
        subprocess.run([program, "--gtest_list_tests", f"--gtest_output=json:{path}"], check=True,
                       stdout=subprocess.DEVNULL)
        suites = json.loads(path.read_text())["testsuites"]
    return [(suite["name"], test["name"], test["file"], test["line"])
            for suite in suites for test in suite["testsuite"]]


def skips(text):
    """The lines of tests that skip themselves, and whether a SetUp() skips."""
    lines, in_set_up = set(), False
    for skip in re.finditer("GTEST_SKIP", text):
        begin = list(re.finditer(r"^TEST(?:_[FP])?\(|\bSetUp\(\)", text[:skip.start()], re.MULTILINE))
        if begin and begin[-1].group().startswith("TEST"):
            lines.add(text.count("\n", 0, begin[-1].start()) + 1)
        else:
            in_set_up = True
    return lines, in_set_up


def groups(tests, read):
    """The filters of GoogleTest that make up the tests of ctest, by name; `read` gives a file's text."""
    files = {file: skips(read(file)) for file in {file for _, _, file, _ in tests}}
    alone = {}  # By suite: the tests that skip themselves.
    for suite, test, file, line in tests:
        if line in files[file][0]:
            alone.setdefault(suite, []).append(f"{suite}.{test}")
    found = {}
    for suite, test, file, _ in tests:
        others = "-" + ":".join(alone[suite]) if suite in alone else ""
        if f"{suite}.{test}" in alone.get(suite, []):
            found[f"{suite}.{test}"] = f"{suite}.{test}"
        elif files[file][1] and "/" in test:
            parameter = test.split("/", 1)[1]
            found[f"{suite}/{parameter}"] = f"{suite}.*/{parameter}{others}"
        else:
            found[suite] = f"{suite}.*{others}"
    return found


def folder_of(file):
    """What the suites of a file are run with: "model.formats.models3d" of tests/formats/models3d."""
    parts = pathlib.PurePath(file).parent.parts
    return ".".join(("model", *parts[parts.index("tests") + 1:]))


def together(tests, found, slow, joined, read):
    """The same tests, where suites that are neither slow nor may be skipped are one for each folder that is `joined`.
    Suites of a file that forks are not: a child has the locks of threads that it does not have. Nor are those of a file
    whose SetUp() skips."""
    files = {file for _, _, file, _ in tests if folder_of(file).removeprefix("model.") in joined}
    apart = {file for file in files if FORKS.search(read(file)) or skips(read(file))[1]}
    folders = {suite: folder_of(file) for suite, _, file, _ in tests if file in files - apart}
    kept, suites = {}, {}
    for name, name_filter in found.items():
        if name in folders and not is_slow(name_filter, slow):
            suites.setdefault(folders[name], []).append(name_filter)
        else:
            kept[name] = name_filter
    for folder, filters in suites.items():
        parts = [one.partition("-") for one in filters]
        without = ":".join(one[2] for one in parts if one[2])
        kept[folder] = ":".join(one[0] for one in parts) + (f"-{without}" if without else "")
    return kept


def is_slow(name_filter, slow):
    """Whether its suite is named slow: of parameters without what they are called."""
    return name_filter.split(".", 1)[0].split("/")[-1] in slow


def properties(files, read):
    """The filter of GoogleTest for all that RapidCheck tries."""
    return ":".join(f"{suite}.{name}" for file in sorted(files) for suite, name in PROPERTY.findall(read(file)))


def script(program, found, slow, searches, tried=""):
    """What ctest reads; `tried`: the filter of properties."""
    lines = []
    for name, name_filter in found.items():
        properties = [f"TIMEOUT {TIMEOUT}", f'ENVIRONMENT "WEIGHBRIDGE_SEARCHES={searches};{FEW}"', f'SKIP_REGULAR_EXPRESSION "{SKIPPED}"',
                      "COST 100" if is_slow(name_filter, slow) else "LABELS quick",
                      *(["COST 50"] if name.startswith("model.") else [])]
        lines.append(f'add_test([=[{name}]=] "{program}" "--gtest_filter={name_filter}")\n'
                     f"set_tests_properties([=[{name}]=] PROPERTIES {' '.join(properties)})\n")
    if tried:
        lines.append(f'add_test(model.properties_long "{program}" "--gtest_filter={tried}")\n'
                     "set_tests_properties(model.properties_long PROPERTIES TIMEOUT 1200 LABELS long)\n")
    return "".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--sources", type=pathlib.Path, default=pathlib.Path())
    parser.add_argument("--searches", default="", help="where what was searched for is kept between tests")
    parser.add_argument("--slow", nargs="*", default=[])
    parser.add_argument("--joined", nargs="*", default=[])
    given = parser.parse_args()
    for suite in given.slow:
        if not any(f"({suite}, " in path.read_text() for path in given.sources.glob("tests/**/*_test.cpp")):
            sys.exit(f"discover: {suite} is named slow, and no test is of it")
    tests = listed(given.program)
    found = groups(tests, lambda file: (given.sources / file).read_text())
    found = together(tests, found, set(given.slow), set(given.joined), lambda file: (given.sources / file).read_text())
    tried = properties({file for _, _, file, _ in tests}, lambda file: (given.sources / file).read_text())
    given.file.write_text(script(given.program, found, set(given.slow), given.searches, tried))


if __name__ == "__main__":
    main()
