"""PyTorch's wheel ships the databases of its test suite; importing them needs expecttest, which machines without PyTorch's
development packages do not have. Nothing here uses what it does."""
import sys
import types
import unittest


def allow_import():
    try:
        import expecttest  # noqa: F401
    except ImportError:
        stand_in = types.ModuleType("expecttest")
        stand_in.TestCase = unittest.TestCase
        stand_in.assert_expected_inline = None
        sys.modules["expecttest"] = stand_in
