#!/usr/bin/env python3
"""What a whole grid costs an engine: grid.py PROGRAM BENCH_GRID [--rows N,N…] [--profiles N]
[--engines postgresql,sqlite] [--database CONNECTION].

For each number of parts a grid is generated (see grid/bench_grid.cpp), written as CSV, put into a
PostgreSQL database and into an SQLite one, and weighed there under one profile and under many (50)
in one pass over pieces of a million parts, since an engine makes room for a row a part and profile of
all that it is asked at once; beside the program's own rules on one thread. Below each engine's rows stands by how
much a part costs more in the largest grid than in the smallest (1: it grows linearly). Without
--database a server of its own is started in a temporary folder, as the user postgres where this
runs as root. Tables that are there already are refused.
"""

import argparse
import contextlib
import json
import os
import pathlib
import pwd
import re
import shutil
import sqlite3
import subprocess
import tempfile
import time

SERVER_PROGRAMS = pathlib.Path("/usr/lib/postgresql")
MICRO = 1e6
PARTS_AT_ONCE = 1_000_000
TABLES = ("weighbridge_regions", "weighbridge_linksets", "weighbridge_parts")


def as_server_user():
    """What stands before a command of the server, which refuses to be root."""
    return ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


@contextlib.contextmanager
def own_server(folder):
    """A server in a folder, on a local socket there; gives how to connect to a database of it."""
    found = sorted(SERVER_PROGRAMS.glob("*/bin"))
    if not found:
        raise SystemExit("grid.py: PostgreSQL is not installed; name a database with --database")
    programs, data = found[-1], f"{folder}/data"
    if os.geteuid() == 0:
        shutil.chown(folder, pwd.getpwnam("postgres").pw_uid)
    subprocess.run([*as_server_user(), programs / "initdb", "-D", data, "-U", "weighbridge", "-A", "trust", "-E",
                    "UTF8", "--locale=C"], check=True, stdout=subprocess.DEVNULL, cwd="/")
    control = [*as_server_user(), programs / "pg_ctl", "-D", data, "-w", "-l", f"{folder}/log"]
    subprocess.run([*control, "-o", f"-k {folder} -h '' -c max_wal_size=8GB", "start"], check=True,
                   stdout=subprocess.DEVNULL, cwd="/")
    try:
        yield f"host={folder} user=weighbridge dbname="
    finally:
        subprocess.run([*control, "-m", "fast", "stop"], check=True, stdout=subprocess.DEVNULL, cwd="/")


def seconds_of(command):
    begin = time.monotonic()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.monotonic() - begin


def of_many_profiles(query, count):
    """The query with as many rows of constants, each with another triangle constant."""
    row = re.search(r"^ *\(1, .*\)$", query, re.MULTILINE)
    rows = [re.sub(r"\(1, ('[^']*', '[^']*', '[^']*', [^,]*, [^,]*), [^,]*,",
                   lambda match, number=number: f"({number}, {match[1]}, {0.01 + number / 1000}e0,", row[0])
            for number in range(1, count + 1)]
    return query[:row.start()] + ",\n".join(rows) + query[row.end():]


def views_of(schema, first, end):
    """Views of some files alone: for this connection they stand before the tables of the same names."""
    return "\n".join(f"CREATE TEMPORARY VIEW {table} AS SELECT * FROM {schema}.{table} "
                     f"WHERE source >= {first} AND source < {end};" for table in TABLES)


def in_pieces(rows, files, ask):
    """Seconds of asking for a million parts after another; the files, from 0, are equally large."""
    count = max(1, rows // PARTS_AT_ONCE)
    bounds = [files * i // count for i in range(count + 1)]
    return sum(ask(first, end) for first, end in zip(bounds, bounds[1:]))


class Postgresql:
    """A database of its own for each grid, dropped after it."""
    dialect = "postgresql"

    def __init__(self, connection, rows):
        self.connection, self.name = connection, f"weighbridge_bench_{rows}"
        self.database = connection + self.name

    def admin(self, statement):
        subprocess.run(["psql", "-X", "-q", "-d", f"{self.connection}postgres", "-c", statement], check=True)

    def __enter__(self):
        self.admin(f"CREATE DATABASE {self.name}")
        return self

    def __exit__(self, *_):
        self.admin(f"DROP DATABASE {self.name}")

    def run(self, *arguments):
        return seconds_of(["psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", self.database, *arguments])

    def ready(self):
        self.run("-c", "VACUUM ANALYZE")
        return int(subprocess.run(["psql", "-X", "-qtA", "-d", self.database, "-c",
                                   f"SELECT pg_database_size('{self.name}')"], check=True, text=True,
                                  capture_output=True).stdout)

    def files(self):
        return int(subprocess.run(["psql", "-X", "-qtA", "-d", self.database, "-c",
                                   "SELECT max(source) + 1 FROM weighbridge_sources"], check=True, text=True,
                                  capture_output=True).stdout)

    def ask(self, query, folder, views=""):
        file = pathlib.Path(folder, "query.sql")
        file.write_text(views + query, encoding="utf-8")
        return self.run("-f", file)

    def ask_of(self, query, folder, first, end):
        return self.ask(query, folder, views_of("public", first, end))


class Sqlite:
    """A file for each grid, removed after it."""
    dialect = "sqlite"

    def __init__(self, folder, rows):
        self.database = f"{folder}/bench_{rows}.sqlite"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.unlink(self.database)

    def ready(self):
        return os.path.getsize(self.database)

    def files(self):
        with contextlib.closing(sqlite3.connect(self.database)) as connection:
            return connection.execute("SELECT max(source) + 1 FROM weighbridge_sources").fetchone()[0]

    def ask_of(self, query, folder, first, end):
        return self.ask(query, folder, views_of("main", first, end))

    def ask(self, query, _, views=""):
        with contextlib.closing(sqlite3.connect(self.database)) as connection:
            begin = time.monotonic()
            connection.executescript(views)
            connection.execute(query.strip().removesuffix(";")).fetchall()
            return time.monotonic() - begin


def put(arguments, rows, out):
    return json.loads(subprocess.run([arguments.bench_grid, str(rows), out], check=True, text=True,
                                     capture_output=True).stdout)


def measure_text(arguments, folder, rows):
    """Seconds of writing CSV, of the program's own rules, and bytes of all tables."""
    written = put(arguments, rows, f"{folder}/parts.csv")
    files = list(pathlib.Path(folder).glob("parts*.csv"))
    size = sum(file.stat().st_size for file in files)
    for file in files:
        file.unlink()
    return {"written": written["put_s"], "own": written["weigh_one_thread_s"], "bytes": size}


def measure(arguments, folder, engine, rows):
    """Seconds of each step, and bytes that the database takes."""
    loaded = put(arguments, rows, engine.database)
    size = engine.ready()
    query = subprocess.run([arguments.program, "sql", "--by", "grid", "--dialect", engine.dialect], check=True,
                           text=True, capture_output=True).stdout
    many = of_many_profiles(query, arguments.profiles)
    return {"loaded": loaded["put_s"], "one": engine.ask(query, folder),
            "many": in_pieces(rows, engine.files(), lambda first, end: engine.ask_of(many, folder, first, end)),
            "bytes": size}


def show_text(arguments, folder, counts):
    print("| parts | written as CSV, parts/s | bytes a part | our own weigh, µs a part |\n|--:|--:|--:|--:|")
    for rows in counts:
        text = measure_text(arguments, folder, rows)
        print(f"| {rows:,} | {rows / text['written']:,.0f} | {text['bytes'] / rows:.0f} "
              f"| {text['own'] / rows * MICRO:.3f} |", flush=True)


def show_engine(arguments, folder, make, counts):
    print(f"\n| parts in {make(0).dialect} | loaded, µs a part | one profile, µs a part "
          f"| {arguments.profiles} profiles, µs a part | bytes a part |\n|--:|--:|--:|--:|--:|")
    keys, each = ("loaded", "one", "many"), []
    for rows in counts:
        with make(rows) as engine:
            times = measure(arguments, folder, engine, rows)
        each.append([times[key] / rows * MICRO for key in keys])
        print(f"| {rows:,} | " + " | ".join(f"{one:.2f}" for one in each[-1]) + f" | {times['bytes'] / rows:.0f} |",
              flush=True)
    print("| growth | " + " | ".join(f"{last / first:.2f}" for first, last in zip(each[0], each[-1])) + " | |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("bench_grid")
    parser.add_argument("--rows", default="1000000,3000000,10000000")
    parser.add_argument("--profiles", type=int, default=50)
    parser.add_argument("--database", help="a connection string that ends in dbname=")
    parser.add_argument("--engines", default="postgresql,sqlite")
    arguments = parser.parse_args()
    counts = [int(rows) for rows in arguments.rows.split(",")]
    with tempfile.TemporaryDirectory(prefix="wb-grid-") as folder, contextlib.ExitStack() as stack:
        show_text(arguments, folder, counts)
        for engine in arguments.engines.split(","):
            if engine == "sqlite":
                show_engine(arguments, folder, lambda rows: Sqlite(folder, rows), counts)
            else:
                connection = arguments.database or stack.enter_context(own_server(folder))
                show_engine(arguments, folder, lambda rows: Postgresql(connection, rows), counts)


if __name__ == "__main__":
    main()
