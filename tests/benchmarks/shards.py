#!/usr/bin/env python3
"""How a grid over several servers scales: shards.py PROGRAM [--shards 1,2,4] [--parts N] [--core SHARE].

For each number of shards as many PostgreSQL servers are started in temporary folders, with a coordinator
before them that resources/grid/shards.sh makes. Each shard gets the same number of parts (3,000,000): regions
of 30,000 parts whose statistics the program made once, with numbers of their own. Each is held to a share of
a core (0.4) by a control group's CPU quota, and so is nothing else: where no such group can be made, shards
are not held, and the first line says so. What is printed:

  - seconds, CPU seconds of the shards and of the coordinator (its server and the program), by grid and by
    region, and how many times as many parts a second as one shard weighs;
  - rows and bytes that cross between shards and coordinator, counted by a relay in a run of its own;
  - on paper, from these figures: a billion parts in 27,000 regions on 10 and 100 machines.
"""

import argparse
import contextlib
import csv
import json
import os
import pathlib
import random
import resource
import select
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "grid/engines"))
import servers  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
REGION_PARTS = 30_000
LINKSET_PARTS = 10
TABLES = {"sources": "sources", "regions": "regions", "linksets": "linksets", "parts": "parts"}
KINDS = ("box", "cylinder", "prism", "sphere", "torus")
PAPER_PARTS, PAPER_REGIONS, PAPER_MACHINES = 1_000_000_000, 27_000, (10, 100)
NETWORK = 125e6  # Bytes a second: a gigabit.


class Group:
    """A control group that holds processes to a share of a core, and counts what they use."""
    V1, V2 = pathlib.Path("/sys/fs/cgroup/cpu"), pathlib.Path("/sys/fs/cgroup")

    def __init__(self, name, share):
        self.is_v1 = (self.V1 / "cpu.cfs_quota_us").exists() or (self.V1 / "cgroup.procs").exists()
        self.folder = (self.V1 if self.is_v1 else self.V2) / name
        self.folder.mkdir()
        period = 100_000
        if share:
            if self.is_v1:
                (self.folder / "cpu.cfs_period_us").write_text(str(period))
                (self.folder / "cpu.cfs_quota_us").write_text(str(int(share * period)))
            else:
                (self.folder / "cpu.max").write_text(f"{int(share * period)} {period}")

    @staticmethod
    def works():
        try:
            with contextlib.closing(Group(f"wb-try-{os.getpid()}", 1)):
                return True
        except OSError:
            return False

    def take(self, processes):
        for process in processes:
            (self.folder / "cgroup.procs").write_text(str(process))

    def close(self):
        for _ in range(100):
            try:
                self.folder.rmdir()
                return
            except OSError:
                time.sleep(0.1)


def ticks(server):
    """CPU seconds of a server's processes that are alive, and of those that it waited for."""
    main = server.processes()[0]
    seconds = 0
    for process in server.processes():
        fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        own, waited = sum(map(int, fields[11:13])), sum(map(int, fields[13:15]))
        seconds += own + (waited if process == main else 0)
    return seconds / os.sysconf("SC_CLK_TCK")


def region_project(seed):
    rng = random.Random(seed)
    linksets = []
    for number in range(REGION_PARTS // LINKSET_PARTS):
        parts = [{"name": f"part {i}", "kind": rng.choice(KINDS), "scripts": int(rng.random() < 0.15),
                  "shape_type": "convex_hull" if i == 1 and rng.random() < 0.7 else "prim",
                  "scale": [round(rng.uniform(0.1, 4), 3) for _ in range(3)]} for i in range(LINKSET_PARTS)]
        linksets.append({"name": f"linkset {number}", "region": "Region", "physical": rng.random() < 0.02, "parts": parts})
    return {"weighbridge": 1, "regions": [{"name": "Region", "kind": "private_20000"}], "linksets": linksets}


def make_seed(program, folder):
    (folder / "region.weighbridge").write_text(json.dumps(region_project(1)), encoding="utf-8")
    subprocess.run([program, "statistics", "region.weighbridge", "-o", "seed.csv"], check=True, cwd=folder)


def psql(server, *words):
    subprocess.run(["psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", server.connection(), *words], check=True,
                   stdout=subprocess.DEVNULL)


def fill(server, folder, parts, first):
    """Regions enough for so many parts; their sources are numbered from `first`."""
    count = parts // REGION_PARTS
    for table in TABLES:
        file = folder / ("seed.csv" if table == "parts" else f"seed.{table}.csv")
        name = f"weighbridge_{table}"
        columns = [column for column in server.psql(
            "SELECT attname FROM pg_attribute WHERE attnum > 0 AND NOT attisdropped AND attrelid = "
            f"'{name}'::regclass ORDER BY attnum").split()]
        values = ["g" if column == "source" else "file || g" if column == "file" else
                  f"{column} * (0.75 + (g * 7919 + linkset * 31 + part) % 1000 / 2000.0)"
                  if column.startswith("size_") and column.endswith("_m") else column for column in columns]
        psql(server, "-c", f"CREATE TEMPORARY TABLE seed (LIKE {name})", "-c", f"\\copy seed from '{file}' csv header",
             "-c", f"INSERT INTO {name} SELECT {', '.join(values)} FROM seed, "
                   f"generate_series({first}, {first + count - 1}) g ORDER BY g",
             "-c", f"VACUUM ANALYZE {name}")
    return count * REGION_PARTS


def digests(server):
    """A query with the digest of each source, as model/grid/detail/digest.cpp has it."""
    rows = []
    for seed, table in enumerate(("sources", "regions", "linksets", "parts"), 1):
        columns = server.psql("SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute WHERE "
                              "attnum > 0 AND NOT attisdropped AND attname NOT IN ('source', 'digest') AND attrelid = "
                              f"'weighbridge_{table}'::regclass").strip()
        rows.append(f"SELECT source, hash_record_extended(ROW({columns}), {seed}) AS h FROM weighbridge_{table}")
    return f"SELECT source, bit_xor(h # hashint8extended(h, 0)) AS digest FROM ({' UNION ALL '.join(rows)}) r GROUP BY 1"


def sign(coordinator, shards, seed):
    """The rows are copies of one source: gives each its digest, and the grid its list."""
    for shard in shards:
        psql(shard, "-c", f"UPDATE weighbridge_sources s SET digest = d.digest FROM ({digests(shard)}) d "
                          "WHERE d.source = s.source")
    with (seed / "seed.sources.csv").open(encoding="utf-8", newline="") as file:
        written = next(csv.DictReader(file))["digest"]
    psql(coordinator, "-c", "DELETE FROM weighbridge_meta WHERE key LIKE 'source.%'",
         "-c", "INSERT INTO weighbridge_meta SELECT 'source.' || source, file FROM weighbridge_sources",
         "-c", "UPDATE weighbridge_meta m SET value = f.n || ' ' || (split_part(m.value, ' ', 2)::bigint # "
               f"({written})::bigint # f.digest) FROM (SELECT count(*) n, bit_xor(digest) digest FROM "
               "weighbridge_sources) f WHERE m.key = 'sources'")


class Relay:
    """Stands before a server under a folder of its own, and counts the bytes of both directions."""

    def __init__(self, server, folder):
        self.folder, self.there = folder, str(server.folder / ".s.PGSQL.5432")
        folder.mkdir()
        os.chmod(folder, 0o755)
        self.bytes = [0, 0]
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(str(folder / ".s.PGSQL.5432"))
        os.chmod(folder / ".s.PGSQL.5432", 0o777)
        self.listener.listen()
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        with contextlib.suppress(OSError):
            while True:
                near = self.listener.accept()[0]
                far = socket.socket(socket.AF_UNIX)
                far.connect(self.there)
                threading.Thread(target=self.forward, args=(near, far), daemon=True).start()

    def forward(self, near, far):
        ends = {near: (far, 0), far: (near, 1)}
        while True:
            for one in select.select(list(ends), [], [])[0]:
                data = one.recv(1 << 16)
                other, way = ends[one]
                if not data:
                    near.close()
                    far.close()
                    return
                self.bytes[way] += len(data)
                other.sendall(data)

    def connection(self):
        return f"host={self.folder} user=weighbridge dbname=grid"


def make_grid(program, coordinator, connections):
    subprocess.run([ROOT / "resources/grid/shards.sh", coordinator.connection(), *connections], check=True,
                   stdout=subprocess.DEVNULL, env={**os.environ, "WEIGHBRIDGE": str(program)})


def ask(program, coordinator, shards, by):
    """Seconds, CPU seconds of the shards, and of the coordinator and program."""
    before = [ticks(server) for server in (coordinator, *shards)]
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    begin = time.monotonic()
    out = subprocess.run([program, "sql", "--run", coordinator.connection(), "--by", by], check=True, text=True,
                         capture_output=True).stdout
    seconds = time.monotonic() - begin
    time.sleep(0.5)  # Until servers have waited for their processes.
    after = [ticks(server) for server in (coordinator, *shards)]
    now = resource.getrusage(resource.RUSAGE_CHILDREN)
    own = now.ru_utime + now.ru_stime - used.ru_utime - used.ru_stime
    spent = [end - start for start, end in zip(before, after)]
    return {"seconds": seconds, "shards": spent[1:], "coordinator": spent[0] + own, "rows": out.count("\n") - 1}


def crossing(program, coordinator, shards, folder, by):
    """Rows and bytes that come from the shards for a question."""
    relays = [Relay(shard, folder / f"relay-{by}-{i}") for i, shard in enumerate(shards)]
    make_grid(program, coordinator, [relay.connection() for relay in relays])
    before = sum(relay.bytes[1] for relay in relays)
    ask(program, coordinator, [], by)
    bytes_ = sum(relay.bytes[1] for relay in relays) - before
    sent = sum(relay.bytes[0] for relay in relays)
    make_grid(program, coordinator, [shard.connection() for shard in shards])
    return bytes_, sent


def measure(arguments, folder, seed, count):
    with servers.servers(folder, count + 1, "max_wal_size=8GB", "jit=off") as (coordinator, *shards), \
            contextlib.ExitStack() as stack:
        make_grid(arguments.program, coordinator, [shard.connection() for shard in shards])
        rows = sum(fill(shard, seed, arguments.parts, 1 + i * arguments.parts // REGION_PARTS)
                   for i, shard in enumerate(shards))
        meta = seed / "seed.meta.csv"
        psql(coordinator, "-c", f"\\copy weighbridge_meta from '{meta}' csv header")
        sign(coordinator, shards, seed)
        if arguments.held:
            for i, shard in enumerate(shards):
                group = stack.enter_context(contextlib.closing(Group(f"wb-shard-{os.getpid()}-{i}", arguments.core)))
                stack.callback(shard.stop)
                group.take(shard.processes())
        result = {"rows": rows}
        for by in ("grid", "region"):
            ask(arguments.program, coordinator, shards, by)  # What is on disk comes into memory.
            result[by] = ask(arguments.program, coordinator, shards, by)
            result[by]["bytes"], result[by]["sent"] = crossing(arguments.program, coordinator, shards,
                                                               pathlib.Path(folder), by)
        return result


def show(results, core):
    print("| shards | parts | by | seconds | CPU s of each shard | CPU s of the coordinator | times one shard | rows | "
          "bytes | share of rows |\n|--:|--:|---|--:|--:|--:|--:|--:|--:|--:|")
    for by in ("grid", "region"):
        for count, result in results.items():
            one, first = result[by], next(iter(results.values()))
            rate, base = result["rows"] / one["seconds"], first["rows"] / first[by]["seconds"]
            crossed = count + count if by == "grid" else one["rows"] + count
            print(f"| {count} | {result['rows']:,} | {by} | {one['seconds']:.2f} | "
                  f"{sum(one['shards']) / count:.2f} | {one['coordinator']:.2f} | {rate / base:.2f} | {crossed:,} | "
                  f"{one['bytes']:,} | {100 * crossed / result['rows']:.4f} % |")
    print(f"\nEach shard was held to {core} of a core." if core else "\nShards were not held to a share of a core.")


def paper(results, core):
    """T = parts / machines * cpu_part + regions * (cpu_row + bytes_row / network) + machines * cpu_shard."""
    count, result = list(results.items())[-1]
    grid, region = result["grid"], result["region"]
    part = sum(region["shards"]) / result["rows"]
    shard = grid["coordinator"] / count
    row = max(0.0, region["coordinator"] - grid["coordinator"]) / max(region["rows"], 1)
    bytes_row = region["bytes"] / max(region["rows"], 1)
    print("\nOn paper, by region: seconds = parts / machines * a + regions * (b + bytes / network) + machines * c\n"
          f"a = {part * 1e6:.3f} µs of CPU a part at a shard, which has a core to itself; b = {row * 1e6:.1f} µs a row and "
          f"c = {shard * 1e3:.1f} ms a shard at the coordinator; {bytes_row:.0f} bytes a row; {NETWORK / 1e6:.0f} MB/s")
    for machines in PAPER_MACHINES:
        seconds = PAPER_PARTS / machines * part + PAPER_REGIONS * (row + bytes_row / NETWORK) + machines * shard
        print(f"{PAPER_PARTS:,} parts in {PAPER_REGIONS:,} regions on {machines} machines: {seconds:,.1f} s, "
              f"{PAPER_REGIONS * bytes_row / 1e6:.1f} MB to the coordinator")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--shards", default="1,2,4")
    parser.add_argument("--parts", type=int, default=3_000_000)
    parser.add_argument("--core", type=float, default=0.4)
    arguments = parser.parse_args()
    arguments.program = arguments.program.resolve()
    if not servers.programs() or not shutil.which("psql"):
        raise SystemExit("shards.py: PostgreSQL is not installed")
    arguments.held = Group.works()
    print(f"held by {'a control group' if arguments.held else 'nothing: no control group can be made here'}, "
          f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    results = {}
    with tempfile.TemporaryDirectory(prefix="wb-seed-") as seed:
        os.chmod(seed, 0o755)
        make_seed(arguments.program, pathlib.Path(seed))
        for count in map(int, arguments.shards.split(",")):
            with tempfile.TemporaryDirectory(prefix="wb-shards-") as folder:
                results[count] = measure(arguments, folder, pathlib.Path(seed), count)
                print(json.dumps({"shards": count, **results[count]}), file=sys.stderr, flush=True)
    show(results, arguments.core if arguments.held else None)
    paper(results, arguments.core)


if __name__ == "__main__":
    main()
