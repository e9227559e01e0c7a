#!/usr/bin/env python3
"""Runs clang-tidy over the program's sources, and clang's warnings over those of the tests (the
macros of their libraries are not ours to mend), without compiling anything.

Most of the time goes into the headers, which one source shares with the next. So the sources of a
library that CMake compiles together in a unity build are put together here too: not by #include,
for some checks look only at the main file, but one text after the other, and what is said about a
line of that text is said about the line it came from.

What only a look at one source by itself finds: a name that shadows another (between two sources
it is a false alarm, so batches are not asked) and a using-declaration or a function without a user
whose name another source of the batch uses. Sources that changed are therefore looked at by
themselves. A batch in which names collide is taken apart.
"""

import argparse
import concurrent.futures
import functools
import itertools
import json
import os
import pathlib
import re
import resource
import shlex
import shutil
import subprocess
import sys

ONE_BY_ONE = 40  # sources; so many take five minutes on two cores
SHADOW = "-Wshadow", "-Wno-shadow"


class Source:
    """One source and how it is compiled: flags without input and output, its target's folder, and
    the file that CMake compiles, itself or one that brings several together."""

    def __init__(self, path, flags, target, unit):
        self.path, self.flags, self.target, self.unit = path, flags, target, unit


def unity_sources(text):
    """The sources that one of CMake's unity files brings together."""
    return re.findall(r'^#include "(.+)"$', text, re.MULTILINE)


def flags_of(command):
    """The flags of a compile command: no compiler, input or output; and the output."""
    words = shlex.split(command)
    if os.path.basename(words[0]) == "ccache":
        words.pop(0)
    flags, output = [], ""
    rest = iter(words[1:])
    for word in rest:
        if word == "-o":
            output = next(rest)
        elif word == "-c":
            next(rest)
        elif word not in SHADOW:
            flags.append(word)
    return flags, output


def read_database(build):
    """Every source of ours in build/compile_commands.json once, in its order."""
    sources = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        flags, output = flags_of(entry["command"])
        target = re.sub(r"\.dir/.*", ".dir", output)
        file = pathlib.Path(entry["file"])
        joined = file.parent.name == "Unity" and build in file.parents
        members = unity_sources(file.read_text()) if joined else [str(file)]
        for member in map(pathlib.Path, members):
            if build not in member.parents:  # what Qt's tools write is not ours
                sources.setdefault(member, Source(member, flags, target, file))
    return list(sources.values())


def batches_of(sources):
    """Sources that CMake compiles together."""
    together = {}
    for source in sources:
        together.setdefault(source.unit, []).append(source)
    return list(together.values())


class Text:
    """The sources of a batch, one after the other, in a file of its own."""

    numbers = itertools.count()

    def __init__(self, batch, folder):
        self.path = folder / f"{batch[0].path.stem}_{next(Text.numbers)}.cpp"
        self.starts, lines = [], 0  # (the last line before a source, the source)
        with self.path.open("w", encoding="utf-8") as out:
            for source in batch:
                text = source.path.read_text(encoding="utf-8")
                text += "" if text.endswith("\n") else "\n"
                self.starts.append((lines, source.path))
                out.write(text)
                lines += text.count("\n")

    def origin(self, line):
        """The source and its line that stand in a line of the text."""
        before, source = [start for start in self.starts if start[0] < line][-1]
        return source, line - before

    def translated(self, said):
        """What was said about the text, said about its sources."""
        def place(match):
            source, line = self.origin(int(match[1]))
            return f"{source}:{line}"
        return re.sub(re.escape(str(self.path)) + r":(\d+)", place, said)


class Clang:
    """Looks at batches; `shown` is what it said, each complaint once."""

    def __init__(self, root, build, version=""):
        self.root, self.build, self.version = root, build, version
        self.folder = build / "tidy"
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir()
        self.seen = set()

    def command(self, path, batch):
        source = batch[0]
        flags = [*source.flags, *sorted({f"-iquote{each.path.parent}" for each in batch})]
        flags.append("-Wshadow" if len(batch) == 1 else "-Wno-shadow")
        if self.root / "tests" in source.path.parents:
            return [f"clang++{self.version}", "-fsyntax-only", "-fno-caret-diagnostics", *flags, str(path)]
        return [f"clang-tidy{self.version}", "--quiet", f"--config-file={self.root}/.clang-tidy", str(path), "--", *flags]

    def look(self, batch):
        """What clang says about a batch; nothing where all is well."""
        text = Text(batch, self.folder) if len(batch) > 1 else None
        path = text.path if text else batch[0].path
        run = subprocess.run(self.command(path, batch), cwd=self.build, capture_output=True, text=True)
        said = text.translated(run.stdout + run.stderr) if text else run.stdout + run.stderr
        if run.returncode == 0 and not re.search(r"^.+:\d+:\d+: (warning|error): ", said, re.MULTILINE):
            return ""
        if len(batch) > 1 and does_not_compile(said):
            return "".join(map(self.look, apart(batch, said)))
        return said or f"{path}: {self.command(path, batch)[0]} ended with {run.returncode}\n"

    def shown(self, said):
        """The complaints that were not made before: a header is seen from many sources."""
        result = []
        for complaint in re.split(r"^(?=\S+:\d+:\d+: (?:warning|error|fatal error): )", said, flags=re.MULTILINE):
            head = complaint.split("\n", 1)[0]
            noise = re.compile(r"(\d+ (warning|error)s? (and|generated|treated).*|In file included from .*"
                               r"|Error while processing .*)$")
            lines = [line for line in complaint.splitlines() if not noise.match(line)]
            if lines and head not in self.seen:
                self.seen.add(head)
                result.append("\n".join(lines) + "\n")
        return "".join(result).replace(f"{self.root}/", "")


def does_not_compile(said):
    """Whether the language itself is offended, by names of two sources perhaps."""
    for head in re.findall(r"^.+:\d+:\d+: (?:fatal )?error: .*$", said, re.MULTILINE):
        if "[clang-diagnostic-error]" in head or not re.search(r"\[[\w.,+-]+\]$", head):
            return True
    return False


def apart(batch, said):
    """A batch in two: those sources with errors and those without, or else halves."""
    blamed = {place for place in re.findall(r"^(.+?):\d+:\d+: (?:fatal )?error: ", said, re.MULTILINE)}
    bad = [source for source in batch if str(source.path) in blamed]
    good = [source for source in batch if str(source.path) not in blamed]
    if not bad or not good:
        middle = len(batch) // 2
        return batch[:middle], batch[middle:]
    return good, bad


def write_mocs(build, sources):
    """What Qt's moc says for the sources that include it, by the step of its target."""
    targets = {source.target for source in sources
               if re.search(r'^#include ".+\.moc"', source.path.read_text(encoding="utf-8"), re.MULTILINE)}
    for target in sorted(targets):
        own = re.sub(r".*/(.+)\.dir$", r"\1_mocs", target)
        subprocess.run(["cmake", "--build", str(build), "--target", own], check=True, stdout=subprocess.DEVNULL)


def git(root, *arguments):
    run = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
    return run.stdout.split("\0")[:-1] if "-z" in arguments else run.stdout.strip()


def base_of(root, ref):
    """The commit that changes are counted from, and what to call it."""
    candidates = [ref] if ref else ["@{upstream}", "main", "HEAD"]
    for candidate in candidates:
        base = git(root, "merge-base", "HEAD", candidate)
        if base:
            return base, candidate
    sys.exit(f"dev: {ref} is no commit that this branch has anything in common with")


def changed_files(root, base):
    """Files that differ from the commit, those not yet known to git too."""
    names = git(root, "diff", "--name-only", "--diff-filter=d", "-z", base)
    names += git(root, "ls-files", "--others", "--exclude-standard", "-z")
    return {root / name for name in names}


@functools.cache
def included(root, path):
    """Where the headers may stand that a file includes."""
    text = path.read_text(encoding="utf-8")
    named = re.findall(r'^\s*#\s*include\s*"(.+?)"', text, re.MULTILINE)
    return {folder / name for name in named for folder in (root, path.parent)}


def includes_one_of(root, path, headers):
    return not included(root, path).isdisjoint(headers)


def users_of(root, header, sources, headers):
    """The sources that include a header themselves; if there are none, those that include a header
    that does, and so on: somebody must have read it."""
    reached = {header}
    while True:
        users = [source for source in sources if includes_one_of(root, source.path, reached)]
        further = reached | {other for other in headers if includes_one_of(root, other, reached)}
        if users or further == reached:
            return users
        reached = further


def chosen(root, sources, ref):
    """The batches for what changed: the sources themselves one by one, unless they are many, and
    together those that read a changed header."""
    base, name = base_of(root, ref)
    changed = changed_files(root, base)
    single = [source for source in sources if source.path in changed]
    headers = {root / each for each in git(root, "ls-files", "-co", "--exclude-standard", "-z", "--", "*.h")
               if (root / each).is_file()}
    moved = [path for path in changed if path.suffix in (".h", ".def", ".inc")]
    users = {source.path for header in moved for source in users_of(root, header, sources, headers)}
    users = [source for source in sources if source.path in users - changed]
    print(f"dev: changed since {name}: {len(single)} sources, and {len(moved)} headers "
          f"that {len(users)} more read", file=sys.stderr)
    if len(single) > ONE_BY_ONE:
        return batches_of(single + users)
    return [[source] for source in single] + batches_of(users)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, required=True, help="a build folder configured with clang")
    parser.add_argument("--version", default="", help="what follows the names of clang's programs: -16")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--all", action="store_true", help="every source, not only what changed")
    parser.add_argument("ref", nargs="?", help="what changed since the branch left this one")
    arguments = parser.parse_args()
    root, build = pathlib.Path(__file__).resolve().parents[2], arguments.build.resolve()

    sources = read_database(build)
    batches = batches_of(sources) if arguments.all else chosen(root, sources, arguments.ref)
    batches.sort(key=len, reverse=True)
    write_mocs(build, [source for batch in batches for source in batch])
    clang, good = Clang(root, build, arguments.version), True
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        looks = {pool.submit(clang.look, batch): batch for batch in batches}
        for number, look in enumerate(concurrent.futures.as_completed(looks), 1):
            batch, said = looks[look], look.result()
            files = f"{len(batch)} files" if len(batch) > 1 else batch[0].path.name
            print(f"dev: {number}/{len(batches)} {batch[0].path.parent.relative_to(root)}, {files}", file=sys.stderr)
            good = good and not said
            print(clang.shown(said), end="", flush=True)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"dev: {used.ru_utime + used.ru_stime:.0f} seconds of processor time", file=sys.stderr)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
