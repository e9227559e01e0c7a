"""What is left when power fails while the program writes: only what it asked the disk to keep.

strace records every write, rename and fsync of a command, with its bytes. From these, folders are made as a disk may
have them at any moment: what was written and not synced is missing, or zeros stand in its place; and what was renamed
has its new name or the old one.
"""

import copy
import pathlib
import random
import re
import tempfile

from failures import WRITING, answer_of
from running import Figure, Program, may_trace

TRACED = "openat,write,pwrite64,lseek,ftruncate,rename,renameat,renameat2,unlink,unlinkat,fsync,fdatasync"
MOST_BYTES_OF_A_CALL = 2**24
# What an interrupted command leaves is completed by the same command: these promise it.
COMPLETED = (".gz", ".sqlite")


class File:
    """The content of a file as programs see it, and the part that is already on the disk."""

    def __init__(self, content=b""):
        self.now, self.synced = bytearray(content), bytes(content)

    def put(self, at, data):
        if len(self.now) < at:
            self.now.extend(bytes(at - len(self.now)))
        self.now[at:at + len(data)] = data

    def left(self, how):
        """Its bytes after the fall: cut where nothing was synced, or zeros there."""
        if how == "cut" or len(self.now) <= len(self.synced):
            return self.synced
        return self.synced + bytes(len(self.now) - len(self.synced))


class Disk:
    """The files of a folder by their names, as programs see them, and names that the disk is sure of."""

    def __init__(self, files):
        self.names = {name: File(content) for name, content in files.items()}
        self.sure = dict(self.names)
        self.open = {}  # By process and descriptor: file, position.

    def world(self, how, areNamesNew):
        """What is in the folder after the fall."""
        return {name: file.left(how) for name, file in (self.names if areNamesNew else self.sure).items()}


def unescaped(text):
    """Bytes that strace shows as \\x41\\x42."""
    return bytes.fromhex(text.replace("\\x", ""))


def name_in(folder, path):
    """A name in the folder itself; None: elsewhere."""
    place = pathlib.PurePath(path)
    return place.name if place.parent == pathlib.PurePath(folder) or len(place.parts) == 1 else None


def strings_of(arguments):
    return [unescaped(one) for one in re.findall(r'"((?:\\x[0-9a-f]{2})*)"', arguments)]


def apply(disk, folder, process, call, arguments, result):
    """Does to a disk what a call did; False: nothing of this folder."""
    descriptor = re.match(r"(\d+)(?:<([^>]*)>)?", arguments)
    key = (process, int(descriptor.group(1))) if descriptor else None
    strings = strings_of(arguments)
    if call == "openat":
        name = name_in(folder, strings[0].decode("utf-8", "replace"))
        disk.open.pop((process, result), None)
        if name is None or "O_DIRECTORY" in arguments:
            return False
        if name not in disk.names:
            disk.names[name] = File()
        if "O_TRUNC" in arguments:
            disk.names[name].now = bytearray()
        disk.open[process, result] = [disk.names[name], 0, "O_APPEND" in arguments]
        return False
    if call in ("rename", "renameat", "renameat2"):
        old, new = (name_in(folder, one.decode("utf-8", "replace")) for one in strings[:2])
        if old in disk.names and new is not None:
            disk.names[new] = disk.names.pop(old)
        return old is not None
    if call in ("unlink", "unlinkat"):
        name = name_in(folder, strings[0].decode("utf-8", "replace"))
        return name is not None and disk.names.pop(name, None) is not None
    if call in ("fsync", "fdatasync") and descriptor and descriptor.group(2):
        if unescaped_path(descriptor.group(2)) == str(folder):
            disk.sure = dict(disk.names)
            return True
    if key not in disk.open:
        return False
    file, position, appends = disk.open[key]
    if call == "lseek":
        disk.open[key][1] = result
    elif call == "write":
        at = len(file.now) if appends else position
        file.put(at, strings[0][:result])
        disk.open[key][1] = at + result
    elif call == "pwrite64":
        file.put(int(arguments.rsplit(",", 1)[1]), strings[0][:result])
    elif call == "ftruncate":
        length = int(arguments.rsplit(",", 1)[1])
        file.now = file.now[:length] + bytes(max(0, length - len(file.now)))
    else:
        file.synced = bytes(file.now)
    return call != "lseek"


def unescaped_path(text):
    """The path that strace shows behind a descriptor, escaped or not."""
    return unescaped(text).decode("utf-8", "replace") if text.startswith("\\x") else text


def moments(program, command, files):
    """The disk after each call by which a command changes it, begun in a folder with these files."""
    with tempfile.TemporaryDirectory() as folder:
        for name, content in files.items():
            (pathlib.Path(folder) / name).write_bytes(content)
        with tempfile.NamedTemporaryFile() as log:
            traced = Program(program.path, ["strace", "-f", "-qq", "-y", "-xx", "-s", str(MOST_BYTES_OF_A_CALL), "-o",
                                            log.name, "-e", f"trace={TRACED}", "-e", "signal=none"])
            traced.run(command, folder)
            lines = pathlib.Path(log.name).read_text(errors="replace").splitlines()
        disk, found = Disk(files), []
        begun = {}  # Calls of threads that others interrupted.
        for line in lines:
            process, rest = line.split(" ", 1)
            rest = rest.strip()
            if rest.endswith("<unfinished ...>"):
                begun[process] = rest.removesuffix("<unfinished ...>").rstrip()
                continue
            resumed = re.match(r"<\.\.\. \w+ resumed>(.*)", rest)
            if resumed:
                rest = begun.pop(process, "") + resumed.group(1)
            whole = re.match(r"(\w+)\((.*)\)\s+= (\d+)(?:<[^>]*>)?$", rest)
            # Threads of one process share what is open.
            if whole and apply(disk, folder, "all", whole.group(1), whole.group(2), int(whole.group(3))):
                found.append(copy.deepcopy(disk))
        return found


def judge(program, command, name, world, before, whole):
    """What is wrong with a folder after the fall; None: it is as promised."""
    with tempfile.TemporaryDirectory() as folder:
        for left, content in world.items():
            (pathlib.Path(folder) / left).write_bytes(content)
        file = pathlib.Path(folder) / name
        if file.suffix in COMPLETED:
            # A database that is not whole says so; the tables have their names when all is done.
            program.run(command, folder)
            now = answer_of(program, file, folder)
            return None if now == whole else f"was not completed by the same command: {str(now)[:80]!r}"
        now = answer_of(program, file, folder)
        return None if now in (before, whole) else f"is neither as before nor whole: {str(now)[:80]!r}"


def losses(program, count, seed):
    """So many falls of power while something is written."""
    figure = Figure("power failures while the program writes", 0, count,
                    f"{len(WRITING)} commands; writes that were not synced are lost or zeros, names are new or old")
    if not may_trace():
        figure.lacks = "strace, or the right to trace"
        return figure
    cases = []
    for command, name in WRITING:
        with tempfile.TemporaryDirectory() as folder:
            program.run(command, folder)
            whole = answer_of(program, pathlib.Path(folder) / name, folder)
        before = None if name.endswith(COMPLETED) else b"what was there before"
        found = moments(program, command, {} if before is None else {name: before})
        if not found:
            figure.faults.append(f"{name}: no write was seen")
        cases += [(command, name, disk, how, areNew, before, whole)
                  for disk in found for how in ("cut", "zeros") for areNew in (True, False)]
    random.Random(seed).shuffle(cases)
    figure.goal = min(count, len(cases))
    for command, name, disk, how, areNew, before, whole in cases[:count]:
        figure.count += 1
        wrong = judge(program, command, name, disk.world(how, areNew), before, whole)
        if wrong:
            figure.faults.append(f"{' '.join(map(str, command[:2]))}, {how}, {'new' if areNew else 'old'} names: "
                                 f"{name} {wrong}")
    return figure
