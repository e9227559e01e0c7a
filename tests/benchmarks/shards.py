#!/usr/bin/env python3
"""How a grid over several servers scales: shards.py PROGRAM [--shards 1,2,4] [--parts N] [--core SHARE].

As many PostgreSQL servers as the largest number of shards are started in temporary folders, and filled once, each
with the same number of parts (3,000,000): regions of 30,000 parts whose statistics the program made once, with
numbers of their own. Then each is held to a share of a core (0.4) by a control group's CPU quota, and nothing else
is: where no such group can be made, shards are not held, and the first line says so. For each number of shards,
resources/grid/shards.sh makes a new grid of the first of them behind a coordinator. Each question is asked as
often as --times says, and the quickest counts. A question includes comparing every row with its digest. What is
printed:

  - seconds, by grid and by region, and how many times as many parts a second as one shard weighs;
  - CPU seconds of each shard, and how much of a core that is; of the coordinator (its server and the program);
    and how many cores other work on this machine used meanwhile;
  - rows and bytes that cross to the coordinator, counted by a relay before each shard, which reads the messages;
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
             "-c", f"INSERT INTO {name} SELECT {', '.join(values)} FROM generate_series({first}, {first + count - 1}) g, "
                   "LATERAL (SELECT * FROM seed OFFSET 0 * g) rows",
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


def sign(shard):
    """The rows are copies of one source: gives each its digest."""
    psql(shard, "-c", f"UPDATE weighbridge_sources s SET digest = d.digest FROM ({digests(shard)}) d "
                      "WHERE d.source = s.source", "-c", "VACUUM ANALYZE weighbridge_sources")


def list_sources(coordinator, seed):
    """Gives a grid the list of its sources."""
    psql(coordinator, "-c", f"\\copy weighbridge_meta from '{seed / 'seed.meta.csv'}' csv header")
    with (seed / "seed.sources.csv").open(encoding="utf-8", newline="") as file:
        written = next(csv.DictReader(file))["digest"]
    psql(coordinator, "-c", "DELETE FROM weighbridge_meta WHERE key LIKE 'source.%'",
         "-c", "INSERT INTO weighbridge_meta SELECT 'source.' || source, file FROM weighbridge_sources",
         "-c", "UPDATE weighbridge_meta m SET value = f.n || ' ' || (split_part(m.value, ' ', 2)::bigint # "
               f"({written})::bigint # f.digest) FROM (SELECT count(*) n, bit_xor(digest) digest FROM "
               "weighbridge_sources) f WHERE m.key = 'sources'")


class Counter:
    """Counts what a server says: rows and bytes. A message is a letter, its length in four bytes, and the rest."""

    def __init__(self):
        self.rows = self.bytes = 0
        self.left, self.head = 0, b""

    def take(self, data):
        self.bytes += len(data)
        at = 0
        while at < len(data):
            skipped = min(self.left, len(data) - at)
            self.left -= skipped
            at += skipped
            missing = data[at:at + 5 - len(self.head)]
            self.head += missing
            at += len(missing)
            if len(self.head) == 5:
                self.rows += self.head[:1] == b"D"
                self.left, self.head = int.from_bytes(self.head[1:], "big") - 4, b""


class Relay:
    """Stands before a server under a folder of its own, and counts what the server sends."""

    def __init__(self, server, folder):
        self.folder, self.there = folder, str(server.folder / ".s.PGSQL.5432")
        folder.mkdir()
        os.chmod(folder, 0o755)
        self.connections = []
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
                self.connections.append(Counter())
                threading.Thread(target=self.forward, args=(near, far, self.connections[-1]), daemon=True).start()

    @staticmethod
    def forward(near, far, counter):
        other = {near: far, far: near}
        with contextlib.suppress(OSError):
            while True:
                for one in select.select([near, far], [], [])[0]:
                    data = one.recv(1 << 16)
                    if not data:
                        near.close()
                        far.close()
                        return
                    if one is far:
                        counter.take(data)
                    other[one].sendall(data)

    def counted(self):
        """Rows and bytes so far."""
        return sum(one.rows for one in self.connections), sum(one.bytes for one in self.connections)

    def connection(self):
        return f"host={self.folder} user=weighbridge dbname=grid"


def make_grid(program, coordinator, relays):
    for statement in ("DROP DATABASE IF EXISTS grid", "CREATE DATABASE grid"):
        coordinator.psql(statement, database="postgres")
    subprocess.run([ROOT / "resources/grid/shards.sh", coordinator.connection(), *[relay.connection() for relay in relays]],
                   check=True, stdout=subprocess.DEVNULL, env={**os.environ, "WEIGHBRIDGE": str(program)})


def busy_seconds():
    """CPU seconds of everything on this machine since it started."""
    user, nice, system, _, _, irq, softirq = map(int, pathlib.Path("/proc/stat").read_text().split()[1:8])
    return (user + nice + system + irq + softirq) / os.sysconf("SC_CLK_TCK")


def ask(program, coordinator, shards, relays, by, parts):
    """Seconds, CPU seconds of the shards, of the coordinator and program, and of others; what crossed."""
    before = [ticks(server) for server in (coordinator, *shards)]
    crossed = [relay.counted() for relay in relays]
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    others = busy_seconds() - sum(os.times()[:2])
    begin = time.monotonic()
    out = subprocess.run([program, "sql", "--run", coordinator.connection(), "--by", by], check=True, text=True,
                         capture_output=True).stdout
    seconds = time.monotonic() - begin
    others = busy_seconds() - sum(os.times()[:2]) - others
    time.sleep(0.5)  # Until servers have waited for their processes.
    after = [ticks(server) for server in (coordinator, *shards)]
    now = resource.getrusage(resource.RUSAGE_CHILDREN)
    own = now.ru_utime + now.ru_stime - used.ru_utime - used.ru_stime
    spent = [end - start for start, end in zip(before, after)]
    rows = list(csv.DictReader(out.splitlines()))
    if sum(int(row["parts"]) for row in rows) != parts:
        raise SystemExit(f"shards.py: by {by}, the parts are {[row['parts'] for row in rows][:5]}, not {parts}")
    crossed = [[end - start for start, end in zip(first, relay.counted())] for first, relay in zip(crossed, relays)]
    return {"seconds": seconds, "shards": spent[1:], "coordinator": spent[0] + own, "answer": len(rows),
            "others": max(0.0, others - sum(spent) - own) / seconds, "rows": sum(one[0] for one in crossed),
            "bytes": sum(one[1] for one in crossed)}


def measure(arguments, coordinator, shards, relays, seed):
    make_grid(arguments.program, coordinator, relays)
    list_sources(coordinator, seed)
    parts = len(shards) * (arguments.parts // REGION_PARTS) * REGION_PARTS
    result = {"parts": parts}
    for by in ("grid", "region"):
        runs = [ask(arguments.program, coordinator, shards, relays, by, parts) for _ in range(arguments.times)]
        result[by] = min(runs, key=lambda one: one["seconds"])
    return result


def show(results, core):
    print("| shards | parts | by | seconds | times one shard | CPU s of each shard | of a core | CPU s of the coordinator | "
          "cores of other work | rows crossed | share of rows | bytes crossed |\n"
          "|--:|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
    first = next(iter(results.values()))
    for by in ("grid", "region"):
        for count, result in results.items():
            one = result[by]
            rate, base = result["parts"] / one["seconds"], first["parts"] / first[by]["seconds"]
            each = sum(one["shards"]) / count
            print(f"| {count} | {result['parts']:,} | {by} | {one['seconds']:.1f} | {rate / base:.2f} | {each:.1f} | "
                  f"{each / one['seconds']:.2f} | {one['coordinator']:.2f} | {one['others']:.1f} | {one['rows']:,} | "
                  f"{100 * one['rows'] / result['parts']:.5f} % | {one['bytes']:,} |")
    print(f"\nEach shard was held to {core} of a core." if core else "\nShards were not held to a share of a core.")


def paper(results):
    """seconds = parts / machines * a + regions * (b + bytes / network) + machines * c + d, of the figures by region."""
    counts = list(results)
    largest = results[counts[-1]]
    grid = {count: results[count]["grid"]["coordinator"] for count in counts}
    a = sum(largest["region"]["shards"]) / largest["parts"]
    c = (grid[counts[-1]] - grid[counts[0]]) / (counts[-1] - counts[0]) if len(counts) > 1 else 0
    c = max(c, 0)
    d = max(grid[counts[0]] - c * counts[0], 0)
    answer = largest["region"]["answer"]
    b = max(0.0, largest["region"]["coordinator"] - grid[counts[-1]]) / answer
    row = largest["region"]["bytes"] / answer
    print("\nOn paper, by region: seconds = parts / machines * a + regions * (b + s / n) + machines * c + d\n"
          f"a = {a * 1e6:.2f} µs of CPU for each part, at a shard with a core of its own\n"
          f"b = {b * 1e6:.1f} µs of CPU for each region, at the coordinator, and s = {row:.0f} bytes over a network of "
          f"n = {NETWORK / 1e6:.0f} MB/s\n"
          f"c = {c * 1e3:.1f} ms of CPU for each shard, at the coordinator, and d = {d * 1e3:.0f} ms once")
    for machines in PAPER_MACHINES:
        seconds = PAPER_PARTS / machines * a + PAPER_REGIONS * (b + row / NETWORK) + machines * c + d
        print(f"{PAPER_PARTS:,} parts in {PAPER_REGIONS:,} regions on {machines} machines: {seconds:,.1f} s, "
              f"{PAPER_REGIONS * row / 1e6:.1f} MB to the coordinator")


def fill_all(arguments, shards, seed):
    schema = subprocess.run([arguments.program, "statistics", "--schema", "postgresql"], check=True, text=True,
                            capture_output=True).stdout
    for i, shard in enumerate(shards):
        begin = time.monotonic()
        shard.psql(schema)
        fill(shard, seed, arguments.parts, 1 + i * (arguments.parts // REGION_PARTS))
        sign(shard)
        print(f"shard {i + 1} filled in {time.monotonic() - begin:.0f} s", file=sys.stderr, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--shards", default="1,2,4")
    parser.add_argument("--parts", type=int, default=3_000_000)
    parser.add_argument("--core", type=float, default=0.4)
    parser.add_argument("--times", type=int, default=2)
    arguments = parser.parse_args()
    arguments.program = arguments.program.resolve()
    if not servers.programs() or not shutil.which("psql"):
        raise SystemExit("shards.py: PostgreSQL is not installed")
    arguments.held = Group.works()
    print(f"held by {'a control group' if arguments.held else 'nothing: no control group can be made here'}, "
          f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    counts, results = sorted(map(int, arguments.shards.split(","))), {}
    with tempfile.TemporaryDirectory(prefix="wb-seed-") as seed, \
            tempfile.TemporaryDirectory(prefix="wb-shards-") as folder, \
            servers.servers(folder, counts[-1] + 1, "max_wal_size=8GB",
                            "full_page_writes=off", "autovacuum=off", "jit=off") as (coordinator, *shards), \
            contextlib.ExitStack() as stack:
        seed, folder = pathlib.Path(seed), pathlib.Path(folder)
        os.chmod(seed, 0o755)
        make_seed(arguments.program, seed)
        fill_all(arguments, shards, seed)
        for i, shard in enumerate(shards if arguments.held else []):
            group = stack.enter_context(contextlib.closing(Group(f"wb-shard-{os.getpid()}-{i}", arguments.core)))
            stack.callback(shard.stop)
            group.take(shard.processes())
        relays = [Relay(shard, folder / f"relay{i}") for i, shard in enumerate(shards)]
        for count in counts:
            results[count] = measure(arguments, coordinator, shards[:count], relays[:count], seed)
            print(json.dumps({"shards": count, **results[count]}), file=sys.stderr, flush=True)
    show(results, arguments.core if arguments.held else None)
    paper(results)


if __name__ == "__main__":
    main()
