#!/usr/bin/env python3
"""Asks real engines what the program asks them, and compares every cell: engines.py ROOT PROGRAM [--only NAME,…].

The bundled samples and a few files with odd names, missing meshes and regions of one name are weighed by
`sql --run` over SQLite. The same must come from

  - postgresql: three servers behind a coordinator, made by resources/grid/shards.sh as it is documented.
    The servers log with EXPLAIN what they were asked: sums, and no rows of parts. One is killed while it
    works;
  - duckdb, clickhouse: the schema and the load commands as they are printed, the query of every kind, and
    the same over three shards by --stage shard and merge.

DuckDB and ClickHouse are the npm packages of package-lock.json in the folder WEIGHBRIDGE_ENGINES (else
build/engines; `npm install` in a copy of this folder fills it). What is not installed is skipped, which the last
line says; ctest then shows the test as skipped if nothing could run at all.
"""

import argparse
import csv
import io
import itertools
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

import servers

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "support"))

import served  # noqa: E402

SKIPPED = 77
NEARNESS = 1e-12
IS_LONG = "WEIGHBRIDGE_LONG" in os.environ
KINDS = ("part", "linkset", "region", "grid")
PROFILES = ((), ("--against", "wiki-2011"), ("--profile", "opensim", "--against", "second-life"))
FEW = (("part", 1), ("linkset", 0), ("region", 0), ("grid", 0), ("grid", 2))  # Each kind, and each of PROFILES.
SHARDS = 3

ODD = {"weighbridge": 1, "regions": [
    {"id": "11111111-1111-4111-8111-111111111111", "name": "Home", "capacity": 3},
    {"id": "22222222-2222-4222-8222-222222222222", "name": "Home", "kind": "homestead"}],
    "assets": {"gone": {"path": "gone.llmesh"}},
    "linksets": [
        {"name": "", "region": "11111111-1111-4111-8111-111111111111", "parts": [
            {"kind": "box", "name": "a \"quoted\", \\ text\nof two lines"}, {"kind": "mesh", "asset": "gone", "name": ""},
            {"kind": "box", "name": " spaces "}, {"kind": "box", "name": "\t"}]},
        {"name": "it's; DROP TABLE weighbridge_parts", "region": "22222222-2222-4222-8222-222222222222",
         "physical": True, "parts": [{"kind": "torus", "scripts": 3, "materials": True, "name": "NULL"},
                                     {"kind": "sphere", "name": "\\N"}]},
        {"name": "名前 🪑", "parts": [{"kind": "box", "shape_type": "convex_hull", "name": "null"}]}]}


class Failed(Exception):
    pass


class Program:
    def __init__(self, path, folder):
        self.path, self.folder = path, folder

    def run(self, *words, status=(0, 1)):
        done = served.run(self.path, words, self.folder)
        if done.returncode not in status:
            raise Failed(f"{' '.join(map(str, words))} ended with {done.returncode}: {done.stderr.decode()}")
        return done.stdout.decode()

    def answer(self, database, question):
        """Rows of cells, and the names of their columns."""
        rows = list(csv.reader(io.StringIO(self.run("sql", "--run", database, *question, "--format", "csv", status=(0,)))))
        return rows[1:], rows[0]


def questions():
    """Of each kind with each profile, or a few where WEIGHBRIDGE_LONG is not set: every question to servers begins a
    dozen connections."""
    if not IS_LONG:
        return [("--by", kind, *PROFILES[profile]) for kind, profile in FEW]
    return [("--by", kind, *profile) for kind, profile in itertools.product(KINDS, PROFILES)]


def number(text):
    try:
        return float(text)
    except ValueError:
        return None


def as_text(cell):
    """A cell of an engine as the program writes it."""
    if cell is None:
        return ""
    if isinstance(cell, bool):
        return str(cell).lower()
    if isinstance(cell, float) and cell == int(cell) and abs(cell) < 1e15:
        return str(int(cell))
    return str(cell)


def bare(cell):
    """A cell without what keeps spreadsheets from reading it as a formula."""
    return cell[1:] if cell[:1] == "'" and cell[1:2] in ("=", "+", "-", "@", "\t", "\r") else cell


def same(found, expected, scale):
    found, expected = bare(found), bare(expected)
    if found == expected or (found in "01" and expected == ("false", "true")[found == "1"] and found):
        return True
    one, other = number(found), number(expected)
    return one is not None and other is not None and abs(one - other) <= NEARNESS * max(abs(one), abs(other), scale)


def compare(what, found, expected, columns):
    """The number of cells, all alike."""
    if len(found) != len(expected):
        raise Failed(f"{what}: {len(found)} rows, not {len(expected)}")
    for row, (ours, theirs) in enumerate(zip(found, expected)):
        scale = max((abs(number(cell) or 0) for cell in theirs), default=0)
        for column, one, other in zip(columns, map(as_text, ours), theirs, strict=True):
            if not same(one, other, scale if column.endswith("_change") else 0):
                raise Failed(f"{what}: row {row}, {column}: {one!r}, not {other!r}")
    return len(found) * len(columns)


class Data:
    """The files, their tables as CSV and in SQLite, and what SQLite answers."""

    def __init__(self, root, program, folder):
        shutil.copytree(root / "resources/samples", folder / "files")
        for number_ in range(4):
            odd = dict(ODD, name=f"odd {number_}", linksets=ODD["linksets"][number_:] + ODD["linksets"][:number_])
            (folder / f"files/odd{number_}.weighbridge").write_text(json.dumps(odd), encoding="utf-8")
        self.program, self.folder = program, folder
        program.run("statistics", "files", "-o", "parts.csv.gz")
        program.run("statistics", "parts.csv.gz", "-o", "grid.sqlite")
        self.expected = {question: program.answer("grid.sqlite", question) for question in questions()}

    def check(self, engine, answer):
        """Compares what a function answers to each question."""
        return sum(compare(f"{engine} {' '.join(question)}", answer(question), *self.expected[question])
                   for question in questions())


def statements(text):
    return [part for part in text.split(";\n") if any(line and not line.startswith("--") for line in part.splitlines())]


class Library:
    """An engine in a process of Node."""

    def __init__(self, name, modules):
        self.name, self.modules = name, modules

    def ask(self, sqls, folder):
        done = subprocess.run(["node", pathlib.Path(__file__).with_name("ask.mjs"), self.name], input=json.dumps(sqls),
                              text=True, capture_output=True, cwd=folder, check=False,
                              env={**os.environ, "NODE_PATH": str(self.modules)})
        if done.returncode:
            raise Failed(f"{self.name}: {done.stderr}")
        answers = json.loads(done.stdout)
        for sql, answer in zip(sqls, answers):
            if "error" in answer:
                raise Failed(f"{self.name}: {answer['error']}\n{sql[:2000]}")
        return [answer["rows"] for answer in answers]

    def shards(self, tables):
        """Statements that make views of a third of the sources each in a namespace of its own."""
        word = {"duckdb": "SCHEMA", "clickhouse": "DATABASE"}[self.name]
        main = {"duckdb": "main", "clickhouse": "default"}[self.name]
        made = []
        for i in range(SHARDS):
            made.append(f"CREATE {word} s{i}")
            made += [f"CREATE VIEW s{i}.weighbridge_{table} AS SELECT * FROM {main}.weighbridge_{table} "
                     f"WHERE source % {SHARDS} = {i}" for table in tables]
        return made, main

    def check(self, data):
        program = data.program
        loaded = statements(program.run("statistics", "--schema", self.name, status=(0,)))
        direct = [program.run("sql", "--dialect", self.name, *question, status=(0,)).strip().removesuffix(";")
                  for question in questions()]
        made, main = self.shards(("sources", "regions", "linksets", "parts"))
        staged, places = loaded + direct + made, []
        for question in questions():
            for i in range(SHARDS):
                sql = program.run("sql", "--dialect", self.name, "--stage", "shard", *question, status=(0,))
                engine = " ENGINE = Memory" if self.name == "clickhouse" else ""
                into = f"CREATE TABLE {main}.weighbridge_partial{engine} AS" if i == 0 else \
                    f"INSERT INTO {main}.weighbridge_partial"
                staged += [f"USE s{i}", f"{into} {without_comments(sql)}"]
            places.append(len(staged) + 1)
            staged += [f"USE {main}",
                       without_comments(program.run("sql", "--dialect", self.name, "--stage", "merge", *question,
                                                    status=(0,))),
                       "DROP TABLE weighbridge_partial"]
        rows = self.ask(staged, data.folder)
        answers = dict(zip(questions(), rows[len(loaded):]))
        merged = dict(zip(questions(), (rows[place] for place in places)))
        return data.check(self.name, answers.get) + data.check(f"{self.name}, three shards,", merged.get)


def without_comments(sql):
    return "\n".join(line for line in sql.splitlines() if not line.startswith("--")).strip().removesuffix(";")


class Postgresql:
    """Three servers behind a coordinator."""
    # Large queries are compiled unless told not to, which takes longer than to answer them here.
    SETTINGS = ("jit=off", "shared_preload_libraries=auto_explain", "auto_explain.log_min_duration=0",
                "auto_explain.log_analyze=on", "auto_explain.log_timing=off", "log_statement=all",
                "track_activity_query_size=64kB")

    def __init__(self, root):
        self.script = root / "resources/grid/shards.sh"

    def make(self, program, coordinator, shards):
        subprocess.run([self.script, coordinator.connection(), *[shard.connection() for shard in shards]], check=True,
                       env={**os.environ, "WEIGHBRIDGE": str(program.path)}, stdout=subprocess.DEVNULL)

    def check(self, data):
        with tempfile.TemporaryDirectory(prefix="wb-pg-") as folder, \
                servers.servers(folder, SHARDS + 1, *self.SETTINGS) as (coordinator, *shards):
            self.make(data.program, coordinator, shards)
            self.make(data.program, coordinator, shards)  # Nothing changes.
            data.program.run("sql", "--run", coordinator.connection(), "parts.csv.gz", "--by", "grid")
            self.check_spread(shards, data)
            for server in shards:
                server.log.write_text("", encoding="utf-8")
            cells = data.check("postgresql, three servers,",
                               lambda question: data.program.answer(coordinator.connection(), question)[0])
            for server in shards:
                self.check_log(server)
            self.check_rows(data, coordinator, shards)
            self.check_other_servers(data.program, coordinator, shards)
            self.check_lies(data, coordinator, shards)
            self.check_killed(data, coordinator, shards)
            return cells

    @staticmethod
    def check_spread(shards, data):
        """Each file on one server, and none on two."""
        held = [set(server.psql("SELECT DISTINCT file FROM weighbridge_sources").split("\n")) - {""} for server in shards]
        if not all(held) or sum(map(len, held)) != len(set.union(*held)):
            raise Failed(f"files of the servers: {held}")
        if len(set.union(*held)) < len(list((data.folder / "files").glob("*.weighbridge"))):
            raise Failed("not all files were loaded")

    @staticmethod
    def check_log(server):
        """What a server was asked: no rows but sums crossed, which it computed itself."""
        log = server.log.read_text(encoding="utf-8")
        asked = [part for part in log.split("LOG:  ") if "region_sums" in part and part.startswith(("execute", "statement"))]
        plans = [part for part in log.split("LOG:  ") if part.startswith("duration") and "region_sums" in part]
        if not asked or not plans:
            raise Failed(f"{server.folder} was asked for no sums:\n{log[:3000]}")
        if "'default_transaction_read_only', 'on'" not in log or "'statement_timeout'" not in log:
            raise Failed(f"{server.folder} may be changed, and asked for any time:\n{log[:3000]}")
        for word in ("DECLARE c", "FROM public.weighbridge_parts\n", "Foreign Scan"):
            if word in log:
                raise Failed(f"rows of {server.folder} crossed: {word}")
        for plan in plans:
            if "Aggregate" not in plan or "Scan on weighbridge_parts" not in plan:
                raise Failed(f"{server.folder} did not add up:\n{plan[-3000:]}")

    @staticmethod
    def check_rows(data, coordinator, shards):
        """By grid, a few rows of each server cross, however many files it has; by region, one more for each."""
        for by, most in (("grid", 5), ("region", 5 + len(data.expected[("--by", "region")][0]))):
            for server in shards:
                server.log.write_text("", encoding="utf-8")
            data.program.answer(coordinator.connection(), ("--by", by))
            for server in shards:
                parts = server.log.read_text(encoding="utf-8").split("LOG:  ")
                # What guards the session stays on the server. The first line of a plan says how many rows the
                # statement answered.
                log = "".join(part for part in parts if "statement_timeout" not in part)
                rows = sum(map(int, re.findall(r"Query Text:.*?\(actual rows=(\d+) ", log, re.DOTALL)))
                if not 2 <= rows <= most:
                    raise Failed(f"by {by}, {rows} rows of {server.folder} crossed")

    @staticmethod
    def check_lies(data, coordinator, shards):
        """Whatever is wrong on one server is refused by name; and once it is right again, all is well."""
        first, second = shards[:2]
        source, file = second.psql("SELECT source, file FROM weighbridge_sources WHERE parts > 1 ORDER BY 1 LIMIT 1")\
            .strip().split("\t")
        stays = "CREATE TABLE kept AS SELECT * FROM weighbridge_{0} WHERE source = " + source
        back = "INSERT INTO weighbridge_{0} SELECT * FROM kept; DROP TABLE kept"
        remove = "DELETE FROM weighbridge_{0} WHERE source = " + source
        rename = "ALTER TABLE weighbridge_parts RENAME TO stored; CREATE VIEW weighbridge_parts AS SELECT * FROM stored"
        lies = [
            ("a value", f"UPDATE weighbridge_parts SET scripts = scripts + 1 WHERE source = {source} AND linkset = 0 AND "
             "part = 0", f"UPDATE weighbridge_parts SET scripts = scripts - 1 WHERE source = {source} AND linkset = 0 AND "
             "part = 0", file),
            ("a table's rows", f"{stays}; {remove}".format("parts"), back.format("parts"), file),
            ("a source's row", f"SET session_replication_role = replica; {stays}; {remove}".format("sources"),
             back.format("sources"), f"source {source}"),
            ("a digest", f"UPDATE weighbridge_sources SET digest = digest + 1 WHERE source = {source}",
             f"UPDATE weighbridge_sources SET digest = digest - 1 WHERE source = {source}", file),
            ("a file's name", f"UPDATE weighbridge_sources SET file = file || '2' WHERE source = {source}",
             f"UPDATE weighbridge_sources SET file = left(file, -1) WHERE source = {source}", file),
            ("a view", rename, "DROP VIEW weighbridge_parts; ALTER TABLE stored RENAME TO weighbridge_parts",
             "weighbridge_shard_2"),
            ("a trigger", "CREATE FUNCTION nothing() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'; CREATE "
             "TRIGGER nothing BEFORE INSERT ON weighbridge_linksets FOR EACH ROW EXECUTE FUNCTION nothing()",
             "DROP FUNCTION nothing() CASCADE", "weighbridge_shard_2"),
            ("a table that is gone", "ALTER TABLE weighbridge_regions RENAME TO away",
             "ALTER TABLE away RENAME TO weighbridge_regions", "weighbridge_shard_2")]
        asked = (("--by", "grid"), ("--by", "part"))
        for number_, (what, lie, truth, name) in enumerate(lies):
            second.psql(lie)
            Postgresql.expect_refused(data, coordinator, what, name, asked if IS_LONG else [asked[number_ % 2]])
            second.psql(truth)
        # A file that two servers have.
        for table in ("sources", "regions", "linksets", "parts"):
            rows = second.psql(f"COPY (SELECT * FROM weighbridge_{table} WHERE source = {source}) TO STDOUT")
            first.psql(f"COPY weighbridge_{table} FROM STDIN;\n{rows}\\.\n")
        Postgresql.expect_refused(data, coordinator, "a file twice", f"source {source}", asked)
        for table in ("parts", "linksets", "regions", "sources"):
            first.psql(remove.format(table))
        question = ("--by", "grid")
        compare("after the lies", data.program.answer(coordinator.connection(), question)[0], *data.expected[question])

    @staticmethod
    def expect_refused(data, coordinator, what, name, asked):
        for question in asked:
            done = subprocess.run([data.program.path, "sql", "--run", coordinator.connection(), *question], text=True,
                                  capture_output=True, check=False)
            if done.returncode != 1 or done.stdout or name not in done.stderr:
                raise Failed(f"{what}: status {done.returncode}, {done.stdout[:300]!r}, {done.stderr!r}, not {name}")

    def check_other_servers(self, program, coordinator, shards):
        """The script refuses what would need rows to move."""
        done = subprocess.run([self.script, coordinator.connection(), shards[0].connection()], text=True,
                              capture_output=True, check=False, env={**os.environ, "WEIGHBRIDGE": str(program.path)})
        if done.returncode == 0 or "rows would have to move" not in done.stderr:
            raise Failed(f"shards.sh made one shard of three: {done.stderr}")

    @staticmethod
    def check_killed(data, coordinator, shards):
        """A server that is killed while it works is named, and nothing is answered."""
        victim = shards[1]
        # Its `floor`, which only sums use, takes long. That is no view or trigger, which would be refused.
        victim.psql("CREATE SCHEMA slow; CREATE FUNCTION slow.floor(number double precision) RETURNS double precision "
                    "LANGUAGE sql AS 'SELECT pg_catalog.floor(number) + 0 * length(pg_sleep(0.2)::text)'; "
                    "ALTER DATABASE grid SET search_path = slow, pg_catalog, public")
        with subprocess.Popen([data.program.path, "sql", "--run", coordinator.connection(), "--by", "grid"],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as asking:
            working = "SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%region_sums%' AND pid <> " \
                "pg_backend_pid()"
            while not victim.psql(working):
                if asking.poll() is not None:
                    raise Failed("the question was over before the server could be killed: " + asking.stderr.read())
                time.sleep(0.05)
            victim.kill()
            out, err = asking.communicate(timeout=60)
        if asking.returncode != 1 or out or "weighbridge_shard_2" not in err:
            raise Failed(f"a killed server: status {asking.returncode}, {out!r}, {err!r}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--only", default="postgresql,duckdb,clickhouse")
    arguments = parser.parse_args()
    root = arguments.root.resolve()
    modules = pathlib.Path(os.environ.get("WEIGHBRIDGE_ENGINES", root / "build/engines")) / "node_modules"
    engines, missing = {}, []
    for name in arguments.only.split(","):
        if name == "postgresql":
            engines[name] = Postgresql(root) if servers.programs() and shutil.which("psql") else None
        else:
            package = {"duckdb": "@duckdb/node-api", "clickhouse": "chdb"}[name]
            is_there = shutil.which("node") and (modules / package).is_dir()
            engines[name] = Library(name, modules) if is_there else None
        if engines[name] is None:
            missing.append(name)
    failed = False
    if any(engines.values()):
        with tempfile.TemporaryDirectory(prefix="wb-engines-") as folder:
            data = Data(root, Program(arguments.program.resolve(), pathlib.Path(folder)), pathlib.Path(folder))
            for name, engine in engines.items():
                if engine is None:
                    continue
                try:
                    print(f"{name}: {engine.check(data):,} cells as SQLite has them", flush=True)
                except Failed as why:
                    print(f"{name}: {why}", flush=True)
                    failed = True
    if missing:
        print(f"skipped, not installed: {', '.join(missing)}")
    return 1 if failed else SKIPPED if not any(engines.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
