"""PyTorch natively and through Ferry, in turns: medians of rounds for each workload of workloads.py, as JSON.

usage: run.py --ferry bin/ferry [--way unix=unix:///path] [--way tcp=tcp://host:port] [--token-file FILE] --out torch.json

A process per way stays open and is asked for one round of one workload at a time; the order of the ways moves on with every
round. The first start-up of each way is not counted: the caches are warm for the others. With --limit no further workload is
begun when the time is up, and what was not measured is missing."""
import argparse
import json
import os
import statistics
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from workloads import NAMES  # noqa: E402 (it imports torch only where it is needed)


class Way:
    """A way to the GPU, and its process."""

    def __init__(self, name, address, args):
        self.name, self.args = name, args
        self.env = {k: v for k, v in os.environ.items() if k not in ("FERRY_SERVER", "FERRY_TOKEN", "FERRY_TOKEN_FILE")}
        self.command = [sys.executable, os.path.join(HERE, "workloads.py"), "--device", args.device]
        if args.quick:
            self.command.append("--quick")
        if address:
            self.command = [args.ferry, "run", "--"] + self.command
            self.env["FERRY_SERVER"] = address
            if args.token_file and address.startswith("tcp:"):
                self.env["FERRY_TOKEN_FILE"] = args.token_file

    def start(self):
        log = open(os.path.join(self.args.logs, f"torch.{self.name}.err"), "a")
        return subprocess.Popen(self.command, env=self.env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True)


def read(process, what):
    line = process.stdout.readline()
    if not line:
        raise RuntimeError(f"{what}: the process ended with {process.wait()}")
    return json.loads(line)


def ask(process, name, what):
    process.stdin.write(name + "\n")
    process.stdin.flush()
    return read(process, f"{name}, {what}")


def end(process):
    process.stdin.close()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def turn(ways, r):
    return ways[r % len(ways) :] + ways[: r % len(ways)]


def figure(answers):
    """Medians over rounds; the counts of the last round, which the first ones' warming up does not touch."""
    last = answers[-1]
    result = {"ms": statistics.median(a["ms"] for a in answers), "min_ms": min(a["ms"] for a in answers), "rounds": len(answers)}
    if "trips" in last:
        result.update(trips_per_step=last["trips"] / last["steps"], sent_per_step=last["sent"] / last["steps"])
    return result


def startup(ways, rounds):
    """Fresh processes, all importing at once, then measured one after the other."""
    results = {w.name: [] for w in ways}
    waiting = [(w, w.start()) for r in range(rounds + 1) for w in turn(ways, r)]
    try:
        for i, (way, process) in enumerate(waiting):
            read(process, f"import torch, {way.name}")
            answer = ask(process, "init_matmul", way.name)
            if i >= len(ways):  # the first of each filled the caches
                results[way.name].append(answer)
            end(process)
    finally:
        for _, process in waiting:
            process.kill()
            process.wait()
    return {name: figure(a) for name, a in results.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--ferry", required=True)
    parser.add_argument("--way", action="append", default=[], help="NAME=ADDRESS of a server")
    parser.add_argument("--no-native", action="store_true")
    parser.add_argument("--token-file")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--limit", type=float, default=0, help="seconds")
    parser.add_argument("--only", default=",".join(NAMES + ("init_matmul",)))
    parser.add_argument("--device", default="cuda", help="cpu tries it out without a GPU")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--logs", default=".")
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    ways = [] if args.no_native else [Way("native", "", args)]
    ways += [Way(*w.split("=", 1), args) for w in args.way]
    begin, results, failures = time.time(), {}, []

    def note(text):
        print(f"torch: {time.time() - begin:4.0f} s  {text}", file=sys.stderr, flush=True)

    def save():
        with open(args.out, "w") as f:
            json.dump({"rounds": args.rounds, "workloads": results, "failures": failures}, f, indent=1)

    wanted = args.only.split(",")
    processes = {w.name: w.start() for w in ways}
    try:
        for w in ways:
            version = read(processes[w.name], f"import torch, {w.name}")
        note(f"PyTorch {version['torch']}, ways: {', '.join(w.name for w in ways)}")
        for name in (n for n in NAMES if n in wanted):
            if args.limit and time.time() - begin > args.limit:
                note(f"no time left for {name}")
                continue
            answers = {w.name: [] for w in ways}
            try:
                for r in range(args.rounds):
                    for w in turn(ways, r):
                        answers[w.name].append(ask(processes[w.name], name, w.name))
            except (RuntimeError, BrokenPipeError, ValueError) as e:
                failures.append(f"{name}: {e}")
                note(failures[-1])
                for w in ways:  # go on with new ones
                    processes[w.name].kill()
                    processes[w.name].wait()
                    processes[w.name] = w.start()
                    read(processes[w.name], f"import torch, {w.name}")
                continue
            results[name] = {w.name: figure(answers[w.name]) for w in ways}
            note(f"{name}: " + ", ".join(f"{w} {f['ms']:.4g} ms" for w, f in results[name].items()))
            save()
    finally:
        for p in processes.values():
            p.kill()
            p.wait()
    if "init_matmul" in wanted and not (args.limit and time.time() - begin > args.limit):
        try:
            results["init_matmul"] = startup(ways, args.rounds)
            note("init_matmul: " + ", ".join(f"{w} {f['ms']:.4g} ms" for w, f in results["init_matmul"].items()))
        except (RuntimeError, BrokenPipeError, ValueError) as e:
            failures.append(f"init_matmul: {e}")
            note(failures[-1])
    save()
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
