#!/usr/bin/env python3
"""Runs the commands that the pages about grids and several machines show: page.py ROOT PROGRAM.

tests/docs/check_examples.py runs those that need the program alone. Here are the blocks of shell, and what asks
a server, with real servers behind the names of the pages, a folder in place of object storage, and DuckDB's
library as the program `duckdb`. What is not installed is skipped, and said so.
"""

import csv
import io
import os
import pathlib
import re
import shutil
import stat
import subprocess
import sys
import tempfile

import servers

SKIPPED = 77
BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ON_A_SERVER = re.compile(r"^weighbridge .*postgresql://localhost/grid .*$", re.MULTILINE)
NAMES = ("coordinator", "server1", "server2", "server3")
NEARNESS = 1e-12


def write_program(path, text):
    path.write_text(text, encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


class Page:
    """A folder with the samples and programs of the page's names."""

    def __init__(self, root, program, folder, modules):
        self.folder = folder / "grid"
        shutil.copytree(root / "resources/samples", self.folder)
        bin_ = folder / "bin"
        bin_.mkdir()
        (bin_ / "weighbridge").symlink_to(program)
        (bin_ / "shards.sh").symlink_to(root / "resources/grid/shards.sh")
        ask = pathlib.Path(__file__).with_name("ask.mjs")
        write_program(bin_ / "duckdb", f"#!/bin/sh\nNODE_PATH='{modules}' exec node '{ask}' duckdb --shell \"$@\"\n")
        self.environment = {**os.environ, "PATH": f"{bin_}:{os.environ['PATH']}", "LANG": "C.UTF-8"}

    def run(self, commands, names):
        for name, there in names.items():
            commands = commands.replace(name, there)
        done = subprocess.run(["bash", "-e", "-c", commands], cwd=self.folder, env=self.environment, text=True,
                              capture_output=True, check=False)
        if done.returncode:
            raise SystemExit(f"{commands}\nended with {done.returncode}: {done.stderr}{done.stdout}")
        return done.stdout


def grid_row(text, first="profile"):
    """The one row by grid, as numbers, of what begins with its heading or is JSON's like."""
    rows = list(csv.reader(io.StringIO(text[text.index(f"{first},"):])))
    return dict(zip(rows[0], rows[1]))


def expect_same(what, found, expected):
    for key, other in expected.items():
        one = found[key]
        if one != other and abs(float(one) - float(other)) > NEARNESS * abs(float(other)):
            raise SystemExit(f"{what}: {key} is {one}, not {other}")


def ask_one_server(page, text, server):
    """The command of the page on whole grids, word for word; then its answer as numbers, which SQLite gives too."""
    command = ON_A_SERVER.search(text)[0]
    page.run("mkdir archives; cp *.weighbridge *.llmesh archives; weighbridge statistics archives -o archives.sqlite", {})
    there = {"postgresql://localhost/grid": server}
    page.run(command, there)
    answers = [grid_row(page.run(one.replace("--format text", "--format csv"), there), "regions")
               for one in (command, command.replace("postgresql://localhost/grid archives", "archives.sqlite"))]
    expect_same(command, *answers)
    page.run("rm -r archives archives.sqlite", {})  # Other blocks count what is in the folder.


def main():
    root, program = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
    modules = pathlib.Path(os.environ.get("WEIGHBRIDGE_ENGINES", root / "build/engines")) / "node_modules"
    blocks = BLOCK.findall((root / "resources/help/en/machines.md").read_text(encoding="utf-8"))
    has_servers = bool(servers.programs() and shutil.which("psql"))
    has_duckdb = bool(shutil.which("node") and (modules / "@duckdb/node-api").is_dir())
    ran = 0
    with tempfile.TemporaryDirectory(prefix="wb-page-") as folder:
        page = Page(root, program, pathlib.Path(folder), modules)
        page.run("weighbridge statistics . -o expected.sqlite; weighbridge statistics . -o parts-1.csv.gz", {})
        expected = grid_row(page.run("weighbridge sql --run expected.sqlite --by grid", {}))
        if has_servers:
            with servers.servers(folder, len(NAMES), "jit=off") as started:
                names = {f"postgresql://{name}/grid": f"postgresql:///grid?host={server.folder}&user=weighbridge"
                         for name, server in zip(NAMES, started)}
                quoted = {name: f"'{there}'" for name, there in names.items()}
                used = set()

                def empty(text):
                    """The page shows one server and many: each block begins with empty ones."""
                    for name, server in zip(NAMES, started):
                        if name in used and f"postgresql://{name}/" in text:
                            server.psql("DROP DATABASE grid;\nCREATE DATABASE grid;", database="postgres")
                        if f"postgresql://{name}/" in text:
                            used.add(name)

                for block in (block for block in blocks if "postgresql://" in block):
                    empty(block)
                    expect_same(block, grid_row(page.run(block, quoted)), expected)
                    ran += 1
                empty("postgresql://server1/")
                grids = (root / "resources/help/en/grids.md").read_text(encoding="utf-8")
                ask_one_server(page, grids, quoted["postgresql://server1/grid"])
                ran += 1
        if has_duckdb:
            storage = page.folder / "storage"
            storage.mkdir()
            page.run("cp parts-1.csv.gz all.csv.gz", {})
            for block in (block for block in blocks if "duckdb" in block):
                if "two.duckdb" in block:  # The other machine's files: none, in tables of the same kind.
                    page.run("weighbridge statistics --schema duckdb | sed '/^-- Load/,$d' | duckdb two.duckdb", {})
                text = page.run(block, {"s3://grid": str(storage)})
                if "profile," in text:
                    expect_same(block, grid_row(text), expected)
                ran += 1
    missing = [name for name, there in (("postgresql", has_servers), ("duckdb", has_duckdb)) if not there]
    print(f"grids.md, machines.md: {ran} blocks run" + (f"; skipped, not installed: {', '.join(missing)}" if missing else ""))
    return 0 if ran else SKIPPED


if __name__ == "__main__":
    sys.exit(main())
