"""Compares what the suites left in a folder: lines/SUITE.PART.MODE ("case: value") and values/MODE/SUITE/CASE.values.

The modes native, again, native3 and native4 are native runs; unix and tcp are runs through Ferry (unix2 and tcp2 repeat what
failed). A case is, through a transport,

  equal      every native run and the run through Ferry have the same bits
  within     the native runs differ among themselves; each output through Ferry is one that a native run had too, or is at most
             twice as far from the nearest native run as the native runs are from each other
  different  none of these
  error      it fails through Ferry and not natively ("then equal": it did not when it was repeated)
  native     it fails natively too, or natively only
  skipped    it cannot be run here
  not run    there was no time

The distance of two outputs is the largest difference of their kept numbers, relative to the largest of them."""
import array
import glob
import math
import os
import re

_judged = {}  # results is called again and again while a sweep runs
NATIVE = ("native", "again", "native3", "native4")
VERDICTS = ("equal", "within", "different", "error")
TITLES = {"unix": "same host", "tcp": "TCP"}


def read_lines(path):
    """The lines "name: value" of a run."""
    found = {}
    try:
        with open(path, errors="replace") as f:
            for line in f:
                name, colon, value = line.rstrip("\n").partition(": ")
                if colon:
                    found[name] = value
    except FileNotFoundError:
        pass
    return found


def read_values(path):
    """The outputs of a case, each a list of numbers, or None."""
    try:
        with open(path, "rb") as f:
            lengths = [int(n) for n in f.readline().split()]
            outputs = []
            for n in lengths:
                a = array.array("d")
                a.frombytes(f.read(8 * n))
                outputs.append(a)
            return outputs
    except (FileNotFoundError, ValueError):
        return None


def distance(a, b):
    """How far two outputs are from each other; infinite where one has a number and the other has none."""
    if a == b:
        return 0.0
    if len(a) != len(b):
        return math.inf
    largest, scale = 0.0, 0.0
    for x, y in zip(a, b):
        if x == y or (math.isnan(x) and math.isnan(y)):
            if math.isfinite(x):
                scale = max(scale, abs(x))
            continue
        if not (math.isfinite(x) and math.isfinite(y)):
            return math.inf
        largest, scale = max(largest, abs(x - y)), max(scale, abs(x), abs(y))
    return largest / scale if largest else 0.0


def compare_values(natives, ferry, same_bits):
    """Is each output through Ferry within the spread of the native ones? With how far apart they are at worst. same_bits says that
    the native runs have the same bits."""
    natives = [n for n in natives if n is not None]
    if ferry is None or not natives or any(len(n) != len(ferry) for n in natives):
        return "different", "the number of outputs differs"
    worst_spread = worst = 0.0
    outside = 0
    if same_bits and all(distance(a, b) == 0 for a, b in zip(natives[0], ferry)):
        # What differs is not among the numbers that were kept.
        return "different", f"{len(ferry)} of {len(ferry)} outputs equal by value, but not by their bits"
    for i, output in enumerate(ferry):
        spread = max([distance(a[i], b[i]) for j, a in enumerate(natives) for b in natives[:j]], default=0.0)
        nearest = min(distance(n[i], output) for n in natives)
        worst_spread, worst = max(worst_spread, spread), max(worst, nearest)
        outside += nearest > 2 * spread
    detail = f"{worst:.1e} from the nearest native run, native runs up to {worst_spread:.1e} apart"
    if outside:
        return "different", f"{outside} of {len(ferry)} outputs outside; {detail}"
    return "within", detail


def alike(runs, name):
    """Do the native runs of a case that there were have the same bits?"""
    return len({runs[m][name] for m in NATIVE if name in runs.get(m, {})}) <= 1


def judge(name, runs, mode, values):
    """The verdict for one case through one transport, and a few words about it."""
    natives = [runs[m][name] for m in NATIVE if name in runs.get(m, {})]
    ferry, again = runs.get(mode, {}).get(name), runs.get(f"{mode}2", {}).get(name)
    if not natives:
        return "native", f"no native run; through Ferry: {ferry}"
    first = natives[0]
    if first.startswith("SKIPPED"):
        return "skipped", first[8:]
    if any(n.startswith("FAILED") for n in natives):
        why = next(n for n in natives if n.startswith("FAILED"))[7:]
        return "native", f"natively {why}" + ("" if (ferry or "").startswith("FAILED") else f"; through Ferry {ferry}")
    if ferry is None:
        return "not run", ""
    if ferry.startswith(("FAILED", "SKIPPED")):
        return "error", ferry + (f", then {'equal' if again == first else again}" if again else "")
    if all(v == ferry for v in natives):
        return "equal", ""
    if ferry in natives:
        return "within", "the bits of one of the native runs, which differ"
    key = (name, mode, ferry, *natives)
    if key not in _judged:
        _judged[key] = compare_values([values(m, name) for m in NATIVE if name in runs.get(m, {})], values(mode, name), alike(runs, name))
    return _judged[key]


def results(folder, modes):
    """Everything, by suite and case: {"cases": {suite: {case: {...}}}, "passed": n, "failed": n}."""
    found, out, passed, failed = {}, {}, 0, 0
    for path in sorted(glob.glob(os.path.join(folder, "lines", "*"))):
        suite, _, mode = os.path.basename(path).split(".")
        found.setdefault(suite, {}).setdefault(mode, {}).update(read_lines(path))
    for suite, runs in found.items():
        seconds = read_seconds(folder, suite)
        names = {n: None for m in runs for n in runs[m]}

        def values(mode, name, suite=suite):
            return read_values(os.path.join(folder, "values", mode, suite, f"{name}.values"))

        for name in names:
            row = {"native": runs.get("native", {}).get(name), "again": runs.get("again", {}).get(name), "alike": alike(runs, name), "seconds": seconds.get(name, {})}
            for mode in modes:
                if mode in NATIVE:
                    continue
                verdict, detail = judge(name, runs, mode, values)
                row[mode], row[f"{mode}_detail"] = verdict, detail
                passed += verdict in ("equal", "within")
                failed += verdict in ("different", "error")
            if not any(m not in NATIVE for m in modes):  # natively only
                passed += bool(row["native"]) and not row["native"].startswith(("FAILED", "SKIPPED"))
                failed += bool(row["native"]) and row["native"].startswith("FAILED")
            out.setdefault(suite, {})[name] = row
    return {"cases": out, "passed": passed, "failed": failed, "unsupported": unsupported(folder)}


def read_seconds(folder, suite):
    """How long each case took in each mode, from the logs."""
    found = {}
    for path in glob.glob(os.path.join(folder, "log", f"{suite}.*")):
        mode = os.path.basename(path).split(".")[2]
        with open(path, errors="replace") as f:
            for line in f:
                words = line.split()
                if len(words) == 3 and words[2] == "s" and words[0].startswith(suite + "."):
                    try:
                        found.setdefault(words[0][len(suite) + 1 :], {})[mode] = float(words[1])
                    except ValueError:
                        pass
    return found


def table(results, modes):
    """The comparison in Markdown: a row for each suite, then each case that is not equal."""
    transports = [m for m in modes if m not in NATIVE]
    text = ["| suite | cases | native runs differ | " + "".join(f"{TITLES[m]}: equal | within | different | error | " for m in transports) + "seconds native"
            + "".join(f" | {TITLES[m]}" for m in transports) + " |"]  # fmt: skip
    text.append("|---|" + "---|" * (3 + 5 * len(transports)))
    total = None
    for suite, cases in results["cases"].items():
        run = [c for c in cases.values() if c["native"] and not c["native"].startswith(("SKIPPED", "FAILED"))]
        row = [len(run), sum(not c["alike"] for c in run)]
        for m in transports:
            row += [sum(c[m] == v for c in run) for v in VERDICTS]
        # The times of cases that ended in every mode, so that they can be set side by side.
        both = [c["seconds"] for c in run if all(m in c["seconds"] for m in ["native", *transports])]
        row += [sum(s[m] for s in both) for m in ["native", *transports]]
        total = row if total is None else [a + b for a, b in zip(total, row)]
        text.append(line(suite, row))
    if total:
        text.append(line("all", total))
    text += others(results, transports)
    if results.get("unsupported"):
        calls = (f"{call} ({', '.join(suites)})" for call, suites in results["unsupported"].items())
        text += ["", f"Called, and answered with NOT_SUPPORTED: {'; '.join(calls)}."]
    if results.get("cut"):
        text += ["", f"No time for: {', '.join(results['cut'])}."]
    return "\n".join(text)


def unsupported(folder):
    """What the programs called through Ferry and Ferry does not support, from the logs."""
    found = {}
    for path in glob.glob(os.path.join(folder, "log", "*")):
        suite, _, mode = os.path.basename(path).split(".")
        if not mode.startswith(NATIVE):
            with open(path, errors="replace") as f:
                for call in re.findall(r"(\w+)\([^\n]*\) is not supported", f.read()):
                    found.setdefault(call, set()).add(suite)
    return {call: sorted(suites) for call, suites in sorted(found.items())}


def line(name, row):
    return f"| {name} | " + " | ".join(f"{n:.0f}" for n in row) + " |"


def others(results, transports):
    """The cases that are not equal, and those that were not compared."""
    notable, uncompared = [], []
    for suite, cases in results["cases"].items():
        for name, c in cases.items():
            native = c["native"] or "missing"
            if native.startswith(("FAILED", "SKIPPED")):
                uncompared.append(f"- {suite}.{name}: natively {native}")
                continue
            said = [f"{c[m]}{': ' + c[m + '_detail'] if c[m + '_detail'] else ''}" for m in transports]
            if any(not s.startswith("equal") for s in said):
                notable.append("| " + " | ".join([f"{suite}.{name}", *(s.replace("|", "/")[:220] for s in said)]) + " |")
    text = []
    if notable:
        text += ["", "| not equal | " + " | ".join(TITLES[m] for m in transports) + " |", "|---|" + "---|" * len(transports), *notable]
    if uncompared:
        text += ["", "Not compared:", "", *(u[:240] for u in uncompared)]
    return text
