#!/usr/bin/env python3
"""What a whole grid costs an engine: grid.py PROGRAM BENCH_GRID [--rows N,N…] [--profiles N]
[--database CONNECTION].

For each number of parts a grid is generated (see grid/bench_grid.cpp), written as CSV, put into a
PostgreSQL database and weighed there under one profile and under many (50) in one pass, beside the
program's own rules on one thread. Without --database a server of its own is started in a temporary
folder, as the user postgres where this runs as root. Tables that are there already are refused.
"""

import argparse
import contextlib
import json
import os
import pathlib
import pwd
import re
import shutil
import subprocess
import tempfile
import time

SERVER_PROGRAMS = pathlib.Path("/usr/lib/postgresql")
MICRO = 1e6


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


def measure(arguments, folder, database, rows):
    """Seconds of each step."""
    def put(out):
        return json.loads(subprocess.run([arguments.bench_grid, str(rows), out], check=True, text=True,
                                         capture_output=True).stdout)

    written = put(f"{folder}/parts.csv")
    size = os.path.getsize(f"{folder}/parts.csv")
    for file in pathlib.Path(folder).glob("parts*.csv"):
        file.unlink()
    loaded = put(database)
    psql = ["psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", database]
    subprocess.run([*psql, "-c", "VACUUM ANALYZE"], check=True)
    query = subprocess.run([arguments.program, "sql", "--by", "grid", "--dialect", "postgresql"], check=True,
                           text=True, capture_output=True).stdout
    one, many = pathlib.Path(folder, "one.sql"), pathlib.Path(folder, "many.sql")
    one.write_text(query, encoding="utf-8")
    many.write_text(of_many_profiles(query, arguments.profiles), encoding="utf-8")
    return {"written": written["put_s"], "loaded": loaded["put_s"], "one": seconds_of([*psql, "-f", one]),
            "many": seconds_of([*psql, "-f", many]), "own": written["weigh_one_thread_s"], "bytes": size}


def show(rows, times):
    def each(key):
        return times[key] / rows * MICRO

    print(f"| {rows:,} | {rows / times['written']:,.0f} | {times['bytes'] / rows:.0f} | {each('loaded'):.2f} "
          f"| {each('one'):.2f} | {each('many'):.2f} | {each('own'):.3f} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("bench_grid")
    parser.add_argument("--rows", default="1000000,3000000,10000000")
    parser.add_argument("--profiles", type=int, default=50)
    parser.add_argument("--database", help="a connection string that ends in dbname=")
    arguments = parser.parse_args()
    print(f"| parts | written as CSV, parts/s | bytes a part | loaded, µs a part | one profile, µs a part "
          f"| {arguments.profiles} profiles, µs a part | our own weigh, µs a part |\n|--:|--:|--:|--:|--:|--:|--:|")
    with tempfile.TemporaryDirectory(prefix="wb-grid-") as folder, contextlib.ExitStack() as stack:
        connection = arguments.database or stack.enter_context(own_server(folder))
        for rows in map(int, arguments.rows.split(",")):
            name = f"weighbridge_bench_{rows}"
            psql = ["psql", "-X", "-q", "-d", f"{connection}postgres", "-c"]
            subprocess.run([*psql, f"CREATE DATABASE {name}"], check=True)
            try:
                show(rows, measure(arguments, folder, connection + name, rows))
            finally:
                subprocess.run([*psql, f"DROP DATABASE {name}"], check=True)


if __name__ == "__main__":
    main()
