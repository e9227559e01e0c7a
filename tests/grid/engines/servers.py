"""PostgreSQL servers in folders of their own, for tests and benchmarks."""

import contextlib
import os
import pathlib
import pwd
import shutil
import signal
import subprocess
import sys
import uuid

PROGRAMS = pathlib.Path("/usr/lib/postgresql")


def programs():
    """The folder of the newest server's programs; None: none is installed."""
    found = sorted(PROGRAMS.glob("*/bin/initdb"))
    return found[-1].parent if found else None


def as_user():
    """What stands before a command of the server, which refuses to be root."""
    return ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


class Server:
    """One server on a local socket in its folder; `settings` go to its command line. `like`: data as initdb makes it, of
    which this one gets a copy, as making it takes seconds."""

    def __init__(self, folder, *settings, like):
        self.folder, self.data = pathlib.Path(folder), pathlib.Path(folder, "data")
        self.log = self.folder / "log"
        self.folder.mkdir(parents=True)
        if os.geteuid() == 0:
            shutil.chown(self.folder, pwd.getpwnam("postgres").pw_uid)
        subprocess.run(["cp", "-a", like, self.data], check=True)
        self.options = " ".join([f"-k {folder} -h '' -F", *[f"-c {setting}" for setting in settings]])
        self.start()
        self.psql("CREATE DATABASE grid", database="postgres")

    @staticmethod
    def make_data(folder):
        """What a server that has never run keeps."""
        folder.mkdir()
        if os.geteuid() == 0:
            shutil.chown(folder, pwd.getpwnam("postgres").pw_uid)
        Server.quietly("initdb", "-D", folder, "-U", "weighbridge", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    @staticmethod
    def quietly(program, *words):
        subprocess.run([*as_user(), programs() / program, *words], check=True, stdout=subprocess.DEVNULL, cwd="/")

    def start(self):
        self.quietly("pg_ctl", "-D", self.data, "-w", "-l", self.log, "-o", self.options, "start")

    def connection(self, database="grid"):
        return f"host={self.folder} user=weighbridge dbname={database}"

    def psql(self, sql, database="grid"):
        """What a statement answers, a line a row, cells between tabs."""
        done = subprocess.run(["psql", "-X", "-q", "-A", "-t", "-F", "\t", "-v", "ON_ERROR_STOP=1", "-d",
                               self.connection(database)], input=sql, text=True, capture_output=True, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr)
        return done.stdout

    def processes(self):
        """The server and those that it started."""
        main = int((self.data / "postmaster.pid").read_text().split()[0])
        if str(self.data) not in pathlib.Path(f"/proc/{main}/cmdline").read_text():
            return []  # It is gone, and its number is another's.
        children = pathlib.Path(f"/proc/{main}/task/{main}/children").read_text().split()
        return [main, *map(int, children)]

    def kill(self):
        """As if its machine had lost power."""
        for process in self.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    def is_running(self):
        """No longer where it was killed, whatever its files say: pg_ctl would wait a minute for its end."""
        try:
            return bool(self.processes())
        except OSError:
            return False

    def stop(self):
        if not self.is_running():
            return
        try:
            self.quietly("pg_ctl", "-D", self.data, "-m", "immediate", "stop")
        except subprocess.CalledProcessError:  # It was killed, or is too slow to end by itself.
            with contextlib.suppress(OSError):
                self.kill()


def data_to_copy(folder):
    """What servers get copies of: what another test left where WEIGHBRIDGE_SEARCHES says, as tests/support/postgresql.cpp
    does, or as it is made here and left there."""
    made, kept = pathlib.Path(folder, "data"), os.environ.get("WEIGHBRIDGE_SEARCHES")
    whole = kept and pathlib.Path(kept, f"postgresql-{(programs() / 'postgres').stat().st_size}")
    if whole and whole.exists():
        return whole
    Server.make_data(made)
    if whole:
        whole.parent.mkdir(parents=True, exist_ok=True)
        part = whole.with_name(f"{whole.name}.{uuid.uuid4()}")
        subprocess.run(["cp", "-a", made, part], check=True)
        try:
            part.rename(whole)
        except OSError:  # Another process was faster.
            shutil.rmtree(part)
    return made


@contextlib.contextmanager
def servers(folder, count, *settings):
    """Starts `count` servers, which end with the block."""
    # The account that the server runs as must be able to read its folder.
    os.chmod(folder, 0o755)
    # Servers must not outlive a test that took too long.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    started, data = [], data_to_copy(folder)
    try:
        for i in range(count):
            started.append(Server(pathlib.Path(folder, f"server{i}"), *settings, like=data))
        yield started
    finally:
        for server in started:
            server.stop()
