#!/usr/bin/env python3
"""Nothing that is missing makes tests/grid/engines/install fail: install_test.py.

Stand-ins for node and npm say what a machine without them, without a registry, or of another kind would say.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

INSTALL = pathlib.Path(__file__).with_name("install").resolve()
MODULES = "mkdir -p $2/node_modules/chdb $2/node_modules/@duckdb/node-api\n"
ANSWERS = "cat >/dev/null; echo '[{\"rows\": [[1]]}]'\n"
REFUSES = "cat >/dev/null; echo \"no library for this system\" >&2; exit 1\n"
# What a stand-in does with its words: `npm install --prefix FOLDER …` has the folder in the third.
NPM = f"#!/bin/sh\nshift; {MODULES}"


def install(programs, times=1):
    """What it prints, and which packages are there afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        bin_ = pathlib.Path(folder, "bin")
        bin_.mkdir()
        for name in ("bash", "sh", "dirname", "readlink", "cmp", "rm", "mkdir", "cp", "timeout", "grep", "cat"):
            (bin_ / name).symlink_to(f"/bin/{name}" if pathlib.Path(f"/bin/{name}").exists() else f"/usr/bin/{name}")
        for name, text in programs.items():
            (bin_ / name).write_text(text)
            (bin_ / name).chmod(0o755)
        engines = pathlib.Path(folder, "engines")
        for _ in range(times):
            done = subprocess.run([INSTALL, engines], text=True, capture_output=True, check=False,
                                  env={**os.environ, "PATH": str(bin_)})
            if done.returncode:
                raise SystemExit(f"status {done.returncode}: {done.stderr}{done.stdout}")
        modules = engines / "node_modules"
        return done.stdout, {name for name in ("chdb", "@duckdb/node-api") if (modules / name).is_dir()}


def expect(what, found, text, packages):
    if text not in found[0] or found[1] != packages:
        raise SystemExit(f"{what}: {found}")


def main():
    both = {"chdb", "@duckdb/node-api"}
    node = f"#!/bin/sh\n{ANSWERS}"
    expect("without node", install({}), "DuckDB and ClickHouse will be skipped: node is not installed", set())
    expect("without npm", install({"node": node}), "skipped: npm is not installed", set())
    expect("without a registry", install({"node": node, "npm": f"{NPM}exit 1\n"}), "skipped: npm could not", set())
    expect("all there", install({"node": node, "npm": NPM}), "engines: downloaded", both)
    expect("again", install({"node": node, "npm": NPM}, 2), "nothing to download", both)
    half = f"#!/bin/sh\n[ $2 = duckdb ] && {{ {ANSWERS} exit; }}\n{REFUSES}"
    expect("another system", install({"node": half, "npm": NPM}), "with ClickHouse will be skipped", {"@duckdb/node-api"})
    return 0


if __name__ == "__main__":
    sys.exit(main())
