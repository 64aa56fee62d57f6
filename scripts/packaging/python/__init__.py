"""Use a GPU that is not in this machine.

    import ferry
    ferry.connect("tls://gpu1:7700", ca="ca.crt", token_file="ferry.token")
    import torch            # and any other CUDA library, after connect

connect() loads Ferry's libcuda.so.1 into this process, under the name by which CUDA's libraries look for the
driver. It must therefore be called before anything has loaded a driver. The command `ferry`, which comes with this
package, needs no change of the program: `ferry run -- python train.py`.
"""
import atexit
import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
import time

__all__ = ["connect", "command", "library", "Error", "main"]

_here = os.path.dirname(os.path.abspath(__file__))
_connected = None


class Error(RuntimeError):
    """What failed, and what to do about it."""


def command():
    """The path of the ferry command."""
    return os.path.join(_here, "bin", "ferry")


def library():
    """The folder of libcuda.so.1 and libnvidia-ml.so.1."""
    return os.path.join(_here, "lib")


def _loaded_driver():
    with open("/proc/self/maps") as maps:
        for line in maps:
            path = line.split(maxsplit=5)[-1].strip()
            if "/libcuda.so" in path and not path.startswith(_here):
                return path
    return None


def _start(args, socket, env):
    """Starts ferry beside this process, and waits until it listens."""
    log = tempfile.TemporaryFile()
    process = subprocess.Popen([command()] + args, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=env)
    while not os.path.exists(socket):
        if process.poll() is not None:
            log.seek(0)
            raise Error("ferry %s ended: %s" % (args[0], log.read().decode(errors="replace").strip()))
        time.sleep(0.01)
    return process


def connect(server=None, token_file=None, ca=None, cert=None, key=None, pin=None, device="soft"):
    """Has CUDA in this process use the GPUs of a server: unix:///path, tcp://host:port or tls://host:port.

    Without a server, a private one is started, with the software GPU unless device says "cuda" or "auto".
    """
    global _connected
    if _connected is not None:
        raise Error("this process is connected to %s already; a process has one server" % _connected)
    driver = _loaded_driver()
    if driver:
        raise Error("%s is loaded already: call ferry.connect() before torch or another CUDA library is imported" % driver)
    folder = None
    env = dict(os.environ)
    if server is None or server.startswith("tls://"):
        folder = tempfile.mkdtemp(prefix="ferry-")
        socket = os.path.join(folder, "s")
        if server is None:
            args = ["serve", "--device", device, "--listen", "unix://" + socket, "--log-level", "warn"]
            env.pop("FERRY_TOKEN", None)
            env.pop("FERRY_TOKEN_FILE", None)
        else:
            args = ["agent", "--server", server, "--listen", socket, "--log-level", "warn"]
            for flag, value in (("--token-file", token_file), ("--ca", ca), ("--cert", cert), ("--key", key), ("--pin", pin)):
                if value:
                    args += [flag, value]
        process = _start(args, socket, env)
        atexit.register(_stop, process, folder, os.getpid())
        os.environ["FERRY_SERVER"] = "unix://" + socket
        if server is not None:
            os.environ["FERRY_SERVER_SHOWN"] = server
        for name in ("FERRY_TOKEN", "FERRY_TOKEN_FILE"):
            os.environ.pop(name, None)
    else:
        os.environ["FERRY_SERVER"] = server
        if token_file:
            os.environ["FERRY_TOKEN_FILE"] = token_file
    # Later look-ups of these names find what is loaded; processes that this one starts find the folder.
    for name in ("libcuda.so.1", "libnvidia-ml.so.1"):
        ctypes.CDLL(os.path.join(library(), name), mode=ctypes.RTLD_GLOBAL)
    folders = [library()] + [f for f in os.environ.get("LD_LIBRARY_PATH", "").split(":") if f]
    os.environ["LD_LIBRARY_PATH"] = ":".join(folders)
    _connected = server or "a private server"


def _stop(process, folder, owner):
    if os.getpid() != owner:  # a forked child ends: the server is its parent's
        return
    process.terminate()
    process.wait()
    shutil.rmtree(folder, ignore_errors=True)


def main():
    """The ferry command, as pip installs it."""
    os.execv(command(), ["ferry"] + sys.argv[1:])
