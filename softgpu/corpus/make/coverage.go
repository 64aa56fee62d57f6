package main

func writeCoverage() error { return nil }
