#!/usr/bin/env python3
"""What it costs to start the program that reads 3D models: milliseconds from its start to its end with a
model of one line, and the most memory (MiB) it had before its first byte of input, medians of 50. With
BEFORE, a weighbridge of a version whose reader was the program itself, both are measured in turns. Run by
hand.

  tests/benchmarks/reader_start.py build/release/libexec/weighbridge/read-models [BEFORE]
"""
import fcntl
import os
import pathlib
import socket
import statistics
import sys
import tempfile
import time

RUNS = 50
MOST_MILLISECONDS = 10
MOST_MEBIBYTES = 12
MEMORY, SECONDS = str(1 << 30), "60"
# A model whose reader waits for the file that it names.
WAITING = ('{"asset":{"version":"2.0"},"scenes":[{"nodes":[0]}],"nodes":[{"mesh":0}],'
           '"meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}],'
           '"accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3"}],'
           '"bufferViews":[{"buffer":0,"byteLength":36}],"buffers":[{"uri":"a.bin","byteLength":36}]}')


def started(arguments, descriptors):
    """The process, and this end of its channel."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    given = [os.memfd_create("result", os.MFD_ALLOW_SEALING), theirs.fileno(), *descriptors]
    away = [fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, 20) for descriptor in given]
    actions = [(os.POSIX_SPAWN_DUP2, descriptor, 3 + place) for place, descriptor in enumerate(away)]
    process = os.posix_spawn(arguments[0], arguments, {}, file_actions=actions)
    for descriptor in [*away, given[0]]:
        os.close(descriptor)
    theirs.close()
    return process, ours


def most_memory(process):
    status = pathlib.Path(f"/proc/{process}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) / 1024


class Reader:
    def __init__(self, program, folder):
        self.program, self.folder = program, folder

    def start(self, form, model):
        with open(model, "rb") as file:
            return started([self.program, form, MEMORY, SECONDS], [file.fileno()])

    def waiting_memory(self):
        process, channel = self.start("gltf", self.folder / "a.gltf")
        while channel.recv(4096)[:1] != b"\1":
            pass
        memory = most_memory(process)
        channel.close()
        os.waitpid(process, 0)
        return memory


class Before:
    """The program itself, which opened the model by its path."""

    def __init__(self, program, folder):
        self.program, self.folder = program, folder

    def start(self, form, model):
        return started([self.program, "--import-worker", form, str(model), MEMORY, SECONDS], [])

    def waiting_memory(self):
        pipe = self.folder / "pipe.obj"
        if not pipe.exists():
            os.mkfifo(pipe)
        process, channel = self.start("obj", pipe)
        asleep = 0
        while asleep < 5:  # In a row: it waits for the pipe.
            time.sleep(0.01)
            asleep = asleep + 1 if " S " in pathlib.Path(f"/proc/{process}/stat").read_text() else 0
        memory = most_memory(process)
        os.close(os.open(pipe, os.O_WRONLY))
        os.waitpid(process, 0)
        channel.close()
        return memory


def milliseconds(reader, model):
    begin = time.perf_counter()
    process, channel = reader.start("obj", model)
    os.waitpid(process, 0)
    channel.close()
    return (time.perf_counter() - begin) * 1000


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "a.gltf").write_text(WAITING)
        (folder / "a.obj").write_text("v 0 0 0\n")
        readers = {"read-models": Reader(sys.argv[1], folder)}
        if len(sys.argv) == 3:
            readers["the program itself"] = Before(sys.argv[2], folder)
        times = {word: [] for word in readers}
        memory = {word: [] for word in readers}
        for _ in range(RUNS):
            for word, reader in readers.items():
                times[word].append(milliseconds(reader, folder / "a.obj"))
                memory[word].append(reader.waiting_memory())
    for word in readers:
        print(f"{word}: {statistics.median(times[word]):.1f} ms, {statistics.median(memory[word]):.1f} MiB")
    print(f"goals: {MOST_MILLISECONDS} ms, {MOST_MEBIBYTES} MiB")
    good = (statistics.median(times["read-models"]) <= MOST_MILLISECONDS
            and statistics.median(memory["read-models"]) <= MOST_MEBIBYTES)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
