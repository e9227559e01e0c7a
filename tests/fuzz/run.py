#!/usr/bin/env python3
"""Runs fuzz targets and counts what they did: run.py PROGRAMS [--seconds N] [--runs N] [--corpus FOLDER] [NAME…].

PROGRAMS is the folder of fuzz_NAME. What each found that reaches new code stays in FOLDER/NAME (build/fuzz/corpus by
default), so that the next run goes on from there; FOLDER/executions.json counts the executions of all runs. Prints them
for each target, how many there were in a second, and how much code the inputs reach.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import make_seeds

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
# Readers of these work long on each input.
LARGE = ("asset", "models", "objects")
WANTED, WANTED_OF_LARGE, WANTED_EACH_SECOND = 1_000_000, 100_000, 5000


def stats(text):
    """What libFuzzer says at its end: executions, executions a second, and edges that were reached."""
    numbers = {key: int(value) for key, value in re.findall(r"stat::(\w+): +(\d+)", text)}
    reached = re.findall(r"\bcov: (\d+)", text)
    return (numbers.get("number_of_executed_units", 0), numbers.get("average_exec_per_sec", 0),
            int(reached[-1]) if reached else 0)


def run(program, name, corpus, seeds, limits):
    """Ends as the target does: 0, where nothing broke."""
    own = corpus / name
    own.mkdir(parents=True, exist_ok=True)
    command = [program, *limits, "-timeout=10", "-rss_limit_mb=1024", "-print_final_stats=1",
               f"-dict={HERE / 'dictionaries' / name}.dict", f"-artifact_prefix={corpus}/{name}-", own, seeds / name,
               HERE / "corpus" / name]
    ran = subprocess.run(list(map(str, command)), capture_output=True, check=False)
    said = ran.stderr.decode("utf-8", "replace")
    if ran.returncode:
        print(said[-4000:], file=sys.stderr)
    return ran.returncode, stats(said)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs", help="folder of the targets")
    parser.add_argument("names", nargs="*", help="of targets; default: all")
    parser.add_argument("--seconds", type=int, default=60, help="for each target")
    parser.add_argument("--runs", type=int, help="executions of each target instead")
    parser.add_argument("--corpus", default=str(ROOT / "build/fuzz/corpus"), help="folder of what was found")
    arguments = parser.parse_args()
    corpus = pathlib.Path(arguments.corpus).resolve()
    corpus.mkdir(parents=True, exist_ok=True)
    book = corpus / "executions.json"
    counted = json.loads(book.read_text()) if book.exists() else {}
    limits = [f"-runs={arguments.runs}"] if arguments.runs else [f"-max_total_time={arguments.seconds}"]
    broken = 0
    print("| target | executions | of all runs | wanted | a second | edges reached |\n|---|--:|--:|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as folder:
        seeds = pathlib.Path(folder)
        make_seeds.write(seeds)
        for name in arguments.names or make_seeds.targets():
            status, (executions, speed, edges) = run(pathlib.Path(arguments.programs) / f"fuzz_{name}", name, corpus,
                                                     seeds, limits)
            counted[name] = counted.get(name, 0) + executions
            book.write_text(json.dumps(counted, indent=1, sort_keys=True) + "\n")
            wanted = WANTED_OF_LARGE if name in LARGE else WANTED
            slow = " (slow)" if speed < WANTED_EACH_SECOND and name not in LARGE else ""
            print(f"| {name} | {executions:,} | {counted[name]:,} | {wanted:,} | {speed:,}{slow} | {edges:,} |", flush=True)
            if status:
                print(f"{name}: broken, see {corpus}/{name}-*", file=sys.stderr)
                broken += 1
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
