"""Files that were damaged on their way, and files that are as hard on their reader as their size allows."""

import concurrent.futures
import os
import pathlib
import random
import shutil
import tempfile

from kinds import KINDS, MOST_BYTES, commands_for, kinds_in_source, searches_for, seeds
from running import Figure, fault_of
from worst import WORST, unpacked_bytes

SEARCHES = 40  # One file of so many is given to a command that searches: those take longer than reading.
SEARCHED_BYTES = 4000  # Of a file that is searched.
SEARCHING_SECONDS = 20  # Of CPU.
MOST_RATIO = 6  # A file four times as long may take this many times as long.
ENOUGH_SECONDS = 0.12  # Of CPU, for the second size: less says too little about how time grows.
NOISE_SECONDS = 0.018  # Two runs over the same file may differ by this; with ENOUGH_SECONDS, a square is still found.
WORST_BYTES = 4 * 2**20  # A worst file is not made larger to take longer,
UNPACKED_BYTES = 4 * WORST_BYTES  # nor what is packed in it.


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


class Worst:
    """The worst files of one kind: how long its reader takes over n things, beyond what it takes over one."""

    def __init__(self, program, folder, kind, make):
        self.program, self.folder, self.make = program, folder, make
        self.file = pathlib.Path(folder) / (f"x{kind}" if kind.startswith(".") else "x.csv")
        self.command = commands_for(kind, self.file.name)[0]
        self.took, self.statuses = {}, {}  # By n: the shortest time, and how each run ended.
        self.contents = {}  # By n: making a file takes as long as reading it.
        for _ in range(2):
            self.read(1)
        self.statuses.clear()  # One thing may be too little to be a file of its kind.

    def content(self, n):
        if n not in self.contents:
            content = self.make(n)
            self.contents[n] = content if isinstance(content, bytes) else content.encode()
        return self.contents[n]

    def fits(self, n, times=1):
        content = self.content(n)
        return len(content) <= times * WORST_BYTES and unpacked_bytes(content) <= times * UNPACKED_BYTES

    def read(self, n):
        self.file.write_bytes(self.content(n))
        ran = self.program.run(self.command, self.folder)
        self.took[n] = min(ran.seconds, self.took.get(n, ran.seconds))
        self.statuses.setdefault(n, set()).add(ran.status)

    def seconds(self, n):
        return max(self.took[n] - self.took[1], NOISE_SECONDS)

    def largest(self, smallest, enough):
        """Doubles n until its file takes enough seconds, or twice as many things would be too many bytes. What takes
        less than a fifth of enough is doubled twice at once."""
        n = smallest
        self.read(n)
        while self.seconds(n) < enough and self.fits(2 * n):
            n *= 4 if self.seconds(n) < enough / 5 and self.fits(4 * n) else 2
            self.read(n)
        return n

    def growth(self, counts):
        took = [self.seconds(n) for n in counts]
        return max(after / before for before, after in zip(took, took[1:]))

    def fault(self, counts):
        """What is wrong at these n, each four times the one before; None: nothing is."""
        # What else works on this machine disturbs small files more than large ones; and where the larger file is the
        # first that a cache of the processor cannot hold, the next is not.
        for again in range(3):
            if again and self.fits(2 * counts[-1], times=4):
                counts = [2 * n for n in counts]
            for n in counts:
                # Another run over the largest could only take back that it took too long.
                if again or n != counts[-1]:
                    self.read(n)
            if self.growth(counts) < MOST_RATIO:
                break
        ended = set().union(*self.statuses.values())
        if len(ended) > 1 or not ended <= {0, 1}:
            each = (f"{'/'.join(map(str, sorted(found)))} at {n:,}" for n, found in sorted(self.statuses.items()))
            return f"status {', '.join(each)}"
        if self.growth(counts) >= MOST_RATIO:
            return ", ".join(f"{self.seconds(n):.2f} s at {n:,}" for n in counts)
        return None


def sizes(program, steps):
    """A worst file of each reader at some sizes, each four times the one before: how many times as long it takes, and
    whether it ends in the same way."""
    figure = Figure("worst-case files", 0, len(WORST),
                    f"{steps} sizes of each, up to {WORST_BYTES >> 20} MiB; a file four times the size takes less than "
                    f"{MOST_RATIO} times as long")
    figure.faults += [f"{code}: no worst file" for code in without_worst()]
    for kind, make, smallest in WORST:
        figure.count += 1
        with tempfile.TemporaryDirectory() as folder:
            worst = Worst(program, folder, kind, make)
            largest = worst.largest(smallest * 4**(steps - 1), ENOUGH_SECONDS * 4**(steps - 2))
            fault = worst.fault([largest // 4**i for i in reversed(range(steps))])
            if fault:
                figure.faults.append(f"{kind}: {fault}")
    return figure
