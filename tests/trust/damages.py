"""Files that were damaged on their way, and files that are as hard on their reader as their size allows."""

import concurrent.futures
import os
import pathlib
import random
import shutil
import tempfile

from kinds import KINDS, MOST_BYTES, commands_for, kinds_in_source, searches_for, seeds
from running import Figure, fault_of
from worst import WORST

SEARCHES = 40  # One file of so many is given to a command that searches: those take longer than reading.
SEARCHED_BYTES = 4000  # Of a file that is searched.
SEARCHING_SECONDS = 20  # Of CPU.
MOST_RATIO = 6  # A file four times as long may take this many times as long.


def damaged(content, rng):
    """One or two damages: cut, bytes changed, a stretch of zeros, a stretch twice, lost or moved."""
    content = bytearray(content)
    for _ in range(rng.choice((1, 1, 2))):
        if not content:
            break
        at = rng.randrange(len(content))
        length = min(len(content) - at, rng.choice((1, 4, 16, 256, 4096)))
        how = rng.randrange(6)
        if how == 0:
            del content[at:]
        elif how == 1:
            content[at] ^= 1 << rng.randrange(8)
        elif how == 2:
            content[at:at + length] = bytes(length)
        elif how == 3:
            content[at:at] = content[at:at + length]
        elif how == 4:
            del content[at:at + length]
        else:
            content[at:at + length] = rng.randbytes(length)
    return bytes(content)


def command_over(number, kind, origins, rng):
    """A file of a kind, the command that reads it, and the seconds of CPU that it may take."""
    small = [path for path in origins if path.stat().st_size < SEARCHED_BYTES]
    searches = searches_for(kind, "{}") if small and number // len(KINDS) % SEARCHES == 0 else []
    origin = rng.choice(small if searches else origins)
    command = rng.choice(searches or commands_for(kind, "{}"))
    return origin, [origin.name if word == "{}" else word for word in command], SEARCHING_SECONDS if searches else None


def damage(program, count, seed):
    """So many damaged files, each read by one command."""
    figure = Figure("corrupted files", 0, count,
                    f"{len(KINDS)} kinds of files of up to {MOST_BYTES // 1000} kB; each needs at most 2 s of "
                    "processor time and 512 MiB of memory")
    whole = tempfile.TemporaryDirectory()
    kinds = seeds(program, pathlib.Path(whole.name))
    figure.faults += [f"no {kind} file to damage" for kind in KINDS if not kinds.get(kind)]

    def one(number):
        rng = random.Random(f"{seed} {number}")
        kind = sorted(kinds)[number % len(kinds)]
        origin, command, most = command_over(number, kind, kinds[kind], rng)
        with tempfile.TemporaryDirectory() as folder:
            # What a file names lies beside it, undamaged.
            for beside in origin.parent.glob(f"{origin.name.split('.')[0]}*"):
                if beside.is_file() and beside != origin:
                    shutil.copy(beside, folder)
            file = pathlib.Path(folder) / origin.name
            file.write_bytes(damaged(origin.read_bytes(), rng))
            fault = fault_of(program.run(command, folder), file.stat().st_size, command[0] == "inspect", most)
        return fault and f"{origin.name}, number {number}, {' '.join(map(str, command))}: {fault}"

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for fault in pool.map(one, range(count)):
            figure.count += 1
            if fault:
                figure.faults.append(fault)
    whole.cleanup()
    return figure


def without_worst():
    """The kinds of files that open as a scene of which there is no worst file."""
    there = {kind for kind, _, _ in WORST}
    return [code for code, suffixes in kinds_in_source().items() if not there & set(suffixes)]


def sizes(program, steps):
    """A worst file of each reader at n, 4 n and 16 n: how many times as long the next takes."""
    figure = Figure("worst-case files", 0, len(WORST),
                    f"{steps} sizes of each; a file four times the size takes less than {MOST_RATIO} times as long")
    figure.faults += [f"{code}: no worst file" for code in without_worst()]
    with tempfile.TemporaryDirectory() as folder:
        def seconds(kind, content):
            file = pathlib.Path(folder) / (f"x{kind}" if kind.startswith(".") else "x.csv")
            file.write_bytes(content if isinstance(content, bytes) else content.encode())
            command = commands_for(kind, file.name)[0]
            return min(program.run(command, folder).seconds for _ in range(2))

        def times(kind, make, count):
            idle = seconds(kind, make(1))
            return [max(seconds(kind, make(count * 4**i)) - idle, 0.05) for i in range(steps)]

        for kind, make, count in WORST:
            figure.count += 1
            for _ in range(2):  # What else works here may disturb one measurement, hardly two.
                took = times(kind, make, count)
                worst = max(after / before for before, after in zip(took, took[1:]))
                if worst < MOST_RATIO:
                    break
            else:
                figure.faults.append(f"{kind}: {', '.join(f'{one:.2f}' for one in took)} s")
    return figure
