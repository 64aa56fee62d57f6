"""Runs the suites of this folder natively, twice, and through Ferry, several processes at a time, and compares.

usage: sweep.py --out DIR [--results DIR] [--seconds N] [--jobs N] [--only PATTERN,...] [--unix ADDRESS] [--tcp ADDRESS --token-file FILE]
                [--ferry PATH] [--device cpu]

A unit is a suite, or a share of a long one. Every unit runs in every mode (native, again, unix, tcp); units come one after
the other with all their modes, so that a run which is cut short has compared what it has begun. A case whose native runs
differ, or that is not equal through Ferry, is run natively twice more (native3, native4), and once more where it failed
through Ferry. results.json and summary.md are written again as units end; judge.py says what they hold."""
import argparse
import fnmatch
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time

import judge

HERE = os.path.dirname(os.path.abspath(__file__))
RUN = os.path.join(os.path.dirname(HERE), "frameworks", "run.py")

# Suites in the order in which they are begun, with the number of processes that share each.
SUITES = {
    "opening": 1, "decoders": 4, "encoders": 2, "signals": 1, "vision": 3, "operators": 4, "modules": 2, "torch_features": 3, "compiled": 2, "geometric": 1,
    "science": 2, "jax_programs": 2, "cupy_programs": 2, "triton_programs": 1, "shipped": 2,
}  # fmt: skip


class Sweep:
    def __init__(self, args):
        self.args, self.lock, self.procs = args, threading.Lock(), set()
        self.deadline = time.time() + args.seconds
        self.modes = ["native", "again"] + (["unix"] if args.unix else []) + (["tcp"] if args.tcp else [])
        self.queue, self.left = queue.PriorityQueue(), 0
        self.skipped_units, self.done, self.reported = [], {}, 0.0
        for folder in ("lines", "values", "log"):
            os.makedirs(os.path.join(args.out, folder), exist_ok=True)

    # --- commands

    def environment(self, unit, mode, part):
        values = os.path.join(self.args.out, "values", mode, unit.split(".")[0])
        os.makedirs(values, exist_ok=True)
        env = dict(os.environ, SWEEP_VALUES=values, SWEEP_PART=part, PYTHONPATH=os.pathsep.join([HERE, os.environ.get("PYTHONPATH", "")]), PYTHONDONTWRITEBYTECODE="1")
        env.update(PYTHONHASHSEED="0", XLA_PYTHON_CLIENT_PREALLOCATE="false", OMP_NUM_THREADS="1", MKL_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")
        transport = mode.rstrip("0123456789")
        if transport == "unix":
            env["FERRY_SERVER"] = self.args.unix
        elif transport == "tcp":
            env.update(FERRY_SERVER=self.args.tcp, FERRY_TOKEN_FILE=self.args.token_file)
        if transport in ("unix", "tcp"):
            env.setdefault("FERRY_LOG", "info")  # names the calls that Ferry does not support
        return env

    def command(self, suite, mode, names):
        command = [sys.executable, RUN, suite, "--device", self.args.device, "--limit", str(self.args.limit), *names]
        return command if mode.startswith(("native", "again")) else [self.args.ferry, "run", "--", *command]

    # --- units

    def plan(self):
        """Every unit in every mode: (order, unit, mode, part, names of cases)."""
        wanted = [w for w in self.args.only.split(",") if w]
        order = 0
        parts = {s: n for s, n in self.args.suites.items() if any(fnmatch.fnmatch(s, w.split(".")[0]) for w in wanted)}
        for i in range(max(parts.values(), default=0)):  # the first share of every suite, then the second ...
            for suite, n in parts.items():
                if i >= n:
                    continue
                names = [w.split(".", 1)[1] for w in wanted if "." in w and fnmatch.fnmatch(suite, w.split(".")[0])]
                for mode in self.modes:
                    self.put(order, f"{suite}.{i}", mode, f"{i}/{n}", names)
                    order += 1

    def put(self, order, unit, mode, part, names):
        with self.lock:
            self.left += 1
        self.queue.put((order, unit, mode, part, names))

    def work(self):
        while True:
            try:
                _, unit, mode, part, names = self.queue.get(timeout=0.2)
            except queue.Empty:
                if self.left == 0:
                    return
                continue
            try:
                if time.time() > self.deadline - 5:
                    self.skipped_units.append(f"{unit} {mode}")
                else:
                    self.run(unit, mode, part, names)
            finally:
                with self.lock:
                    self.left -= 1

    def run(self, unit, mode, part, names):
        stem = os.path.join(self.args.out, "{}", f"{unit}.{mode}")
        begun = time.time()
        with open(stem.format("lines"), "wb") as lines, open(stem.format("log"), "wb") as log:
            with self.lock:
                p = subprocess.Popen(self.command(unit.split(".")[0], mode, names), stdout=lines, stderr=log, stdin=subprocess.DEVNULL,
                                     env=self.environment(unit, mode, part), start_new_session=True)  # fmt: skip
                self.procs.add(p)
            try:
                p.wait(max(1, self.deadline - time.time()))
            except subprocess.TimeoutExpired:
                self.end(p)
            if time.time() > self.deadline:
                self.skipped_units.append(f"{unit} {mode} (cut)")
        with self.lock:
            self.procs.discard(p)
        cases = judge.read_lines(stem.format("lines"))
        bad = sum(v.startswith("FAILED") for v in cases.values())
        print(f"{time.time() - self.args.begun:5.0f} s  {unit} {mode}: {len(cases)} cases, {bad} failed, in {time.time() - begun:.0f} s", flush=True)
        self.follow_up(unit, mode, part)
        with self.lock:
            if time.time() > self.reported + 10:
                self.report()
                self.reported = time.time()

    def stop(self):
        """Called from a signal: no more units, and those that run end; all() goes on to the report."""
        self.deadline = 0
        for p in list(self.procs):
            threading.Thread(target=self.end, args=(p,), daemon=True).start()

    def end(self, p):
        """Ends a unit: run.py kills what it started when it is told to end; then the group goes, with ferry run in it."""
        for sig, seconds in ((signal.SIGTERM, 3), (signal.SIGKILL, 3)):
            try:
                os.killpg(p.pid, sig)
                p.wait(seconds)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                pass

    def follow_up(self, unit, mode, part):
        """When a unit has run in all modes: further runs of the cases that are not plainly equal."""
        with self.lock:
            self.done.setdefault(unit, set()).add(mode)
            if mode not in self.modes or not set(self.modes) <= self.done[unit]:
                return
        runs = {m: judge.read_lines(os.path.join(self.args.out, "lines", f"{unit}.{m}")) for m in self.modes}
        unsure, failed = [], {}
        for name, first in runs["native"].items():
            if first.startswith(("FAILED", "SKIPPED")) or name in ("exit", "import"):
                continue
            others = {m: runs[m].get(name, "missing") for m in self.modes[1:]}
            if any(v != first for v in others.values()):
                unsure.append(name)
            for m, v in others.items():
                if m != "again" and (v.startswith("FAILED") or v == "missing"):
                    failed.setdefault(m, []).append(name)
        if unsure:
            for m in ("native3", "native4"):
                self.put(100_000, unit, m, part, unsure)
        for m, names in failed.items():
            self.put(100_000, unit, f"{m}2", part, names)

    # --- results

    def report(self):
        results = judge.results(self.args.out, self.modes)
        results["cut"] = sorted(self.skipped_units)
        text = judge.table(results, self.modes)
        for name, content in (("results.json", json.dumps(results, indent=1)), ("summary.md", text)):
            path = os.path.join(self.args.results or self.args.out, name)
            with open(path + ".new", "w") as f:
                f.write(content)
            os.replace(path + ".new", path)
        return results, text

    def all(self):
        self.plan()
        threads = [threading.Thread(target=self.work, daemon=True) for _ in range(self.args.jobs)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        results, text = self.report()
        print()
        print(text)
        return results


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", required=True)
    parser.add_argument("--results", help="where results.json and summary.md go (default: as --out)")
    parser.add_argument("--seconds", type=float, default=330)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", default="*")
    parser.add_argument("--unix")
    parser.add_argument("--tcp")
    parser.add_argument("--token-file")
    parser.add_argument("--ferry", default="ferry")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--limit", type=float, default=60, help="seconds for each case")
    parser.add_argument("--suites", type=lambda s: {s: 1}, default=SUITES, help=argparse.SUPPRESS)
    args = parser.parse_args()
    args.begun = time.time()
    sweep = Sweep(args)

    signal.signal(signal.SIGTERM, lambda *_: sweep.stop())
    signal.signal(signal.SIGINT, lambda *_: sweep.stop())
    results = sweep.all()
    print(f"{results['passed']} passed, {results['failed']} failed")
    return int(results["failed"] > 0 or results["passed"] == 0)


if __name__ == "__main__":
    sys.exit(main())
