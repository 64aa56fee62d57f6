"""Runs a suite of this folder: one line "check: value" for each check on stdout.

usage: run.py SUITE [--device cpu] [--limit SECONDS] [PATTERN...]

The suite runs in a process of its own. A check that fails, hangs or kills that
process costs that one check: the rest goes on in a new process, whose GPU
context is sound again. Times and traces go to stderr, so that stdout can be
compared between runs. Successful if no check failed; a skipped one says why."""
import argparse
import fnmatch
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))


def inside(suite, patterns, first):
    """The suite's own process: says which checks there are, then "begin NAME" before and the value after each."""
    import importlib

    # Lines for the supervisor leave by a copy of stdout; whatever else prints goes to stderr.
    lines = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)

    def say(line):
        print(line, file=lines, flush=True)

    module = importlib.import_module(suite)
    import checks

    names = [n for n in checks.CHECKS if not patterns or any(fnmatch.fnmatch(n, p) for p in patterns)]
    say(f"plan {' '.join(names)}")
    for name in names[first:]:
        say(f"begin {name}")
        start = time.time()
        try:
            getattr(module, "before", lambda: None)()
            value, failed = checks.text(checks.CHECKS[name]()), False
        except checks.Skip as e:
            value, failed = f"SKIPPED {checks.text(e)}", False
        except BaseException as e:  # a failing check must not hide the others
            traceback.print_exc()
            value, failed = f"FAILED {type(e).__name__}: {checks.text(e)[:200]}", True
        print(f"{suite}.{name} {time.time() - start:.3f} s", file=sys.stderr, flush=True)
        say(f"{name}: {value}")
        if failed:  # the context may be lost with it
            sys.stderr.flush()
            os._exit(1)


class Suite:
    """The supervisor's view of a suite: what is planned, how far it is, what went wrong."""

    def __init__(self, command, limit):
        self.command, self.limit = command, limit
        self.plan, self.done, self.bad = None, 0, False

    def fail(self, name, why):
        print(f"{name}: FAILED {why}", flush=True)
        self.bad = True

    def attempt(self):
        """Runs checks until one fails; returns whether others are left."""
        child = subprocess.Popen(self.command + ["--from", str(self.done)], stdout=subprocess.PIPE, text=True, start_new_session=True)
        try:
            return self.follow(child)
        finally:
            kill(child)  # and what it started and left behind

    def follow(self, child):
        hung, failed, current = threading.Event(), False, None
        timer = None

        def arm(seconds):
            nonlocal timer
            if timer:
                timer.cancel()
            timer = threading.Timer(seconds, lambda: (hung.set(), kill(child)))
            timer.daemon = True
            timer.start()

        arm(self.limit + 60)  # imports
        for line in child.stdout:
            arm(self.limit)
            verb, _, rest = line.partition(" ")
            if verb == "plan":
                self.plan = rest.split()
            elif verb == "begin":
                current = rest.strip()
            else:
                print(line, end="", flush=True)
                current, self.done, failed = None, self.done + 1, rest.startswith("FAILED ")
                self.bad |= failed
        child.wait()  # within the timer's limit
        timer.cancel()
        why = f"no answer within {self.limit:g} s" if hung.is_set() else f"the process ended with {child.returncode}"
        if self.plan is None:
            self.fail("import", why)
            return False
        if current:
            self.done += 1
            self.fail(current, why)
        elif not failed and (hung.is_set() or child.returncode):
            self.fail("exit", why)
        return self.done < len(self.plan)


def kill(child):
    """Ends a suite's process and all of its group."""
    try:
        os.killpg(child.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def environment(scratch):
    """Compilers' caches in a folder that goes away, so that every run compiles; fixed workspaces; no network."""
    return {
        "CHECK_SCRATCH": scratch,
        "CUBLAS_WORKSPACE_CONFIG": ":4096:8",
        "CUPY_CACHE_DIR": f"{scratch}/cupy",
        "HF_HUB_OFFLINE": "1",
        "TORCHINDUCTOR_CACHE_DIR": f"{scratch}/inductor",
        "TORCH_EXTENSIONS_DIR": f"{scratch}/extensions",
        "TRITON_CACHE_DIR": f"{scratch}/triton",
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("suite")
    parser.add_argument("patterns", nargs="*", help="only checks whose name matches one of these shell patterns")
    parser.add_argument("--device", default="cuda", help="cpu tries a suite out without a GPU")
    parser.add_argument("--limit", type=float, default=60, help="seconds for each check")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--from", dest="first", type=int, default=0, help=argparse.SUPPRESS)
    args = parser.parse_intermixed_args()
    if args.inside:
        inside(args.suite, args.patterns, args.first)
        return 0
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # so that nothing is left behind
    scratch = tempfile.mkdtemp(prefix="ferry-frameworks.")
    try:
        os.environ.update(environment(scratch), CHECK_DEVICE=args.device)
        suite = Suite([sys.executable, os.path.join(HERE, "run.py"), args.suite, *args.patterns, "--inside"], args.limit)
        while suite.attempt():
            pass
        return int(suite.bad)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
