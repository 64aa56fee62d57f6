"""Checks that go wrong in every way, for frameworks_test.go."""
import atexit
import os
import time

from checks import Skip, check


@check
def sound():
    print("what a check prints is no line of the suite")
    return 1.5, [2, "two"], {"half": 0.5}


@check
def hangs():
    time.sleep(600)


@check
def crashes():
    os.abort()


@check
def raises():
    raise ValueError("two\nlines")


@check
def left_out():
    raise Skip("no such thing here")


@check
def ends_badly():
    atexit.register(os._exit, 7)
    return "itself well"
