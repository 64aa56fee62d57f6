"""A suite whose cases go wrong only through Ferry, for sweep_test.go."""
import os
import time

from checks import check

FERRY = "FERRY_SERVER" in os.environ


@check
def same():
    return "aa 0"


@check
def differs():
    return "bb 0" if FERRY else "aa 0"


@check
def breaks_once():
    mark = os.path.join(os.environ["SWEEP_VALUES"], "..", "..", "..", "broken-" + os.environ.get("FERRY_SERVER", "").replace("/", ""))
    if FERRY and not os.path.exists(mark):
        open(mark, "w").close()
        os.abort()
    return "aa 0"


@check
def slow():
    time.sleep(600 if os.environ.get("SLOW") and FERRY else 0)
    return "aa 0"
