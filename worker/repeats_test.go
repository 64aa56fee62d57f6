package worker

import (
	"bytes"
	"fmt"
	"log/slog"
	"strings"
	"testing"
)

// TestRepeatedFailures: a client whose commands fail gets a few lines of the log, not one for
// each, and the log says in the end how many there were.
func TestRepeatedFailures(t *testing.T) {
	var out bytes.Buffer
	h := newRepeats(slog.NewTextHandler(&out, nil))
	log := slog.New(h).With("session", 3)
	const n = 500_000
	for range n {
		log.Info("asynchronous command failed", "call", "cuMemFree_v2", "result", "CUDA_ERROR_INVALID_VALUE")
	}
	log.Info("asynchronous command failed", "call", "cuMemFree_v2", "result", "CUDA_ERROR_ILLEGAL_ADDRESS")
	log.Info("the client came back")
	log.Info("the client came back")
	h.summarize()
	text := out.String()
	for part, want := range map[string]int{
		"CUDA_ERROR_INVALID_VALUE":   7, // the first, 10, 100, 1000, 10000, 100000, and all
		"times=500000":               1,
		"CUDA_ERROR_ILLEGAL_ADDRESS": 1,
		"the client came back":       2,
	} {
		if got := strings.Count(text, part); got != want {
			t.Errorf("%q is there %d times, want %d:\n%s", part, got, want, text)
		}
	}
}

// TestRepeatedFailuresBounded: the count of kinds of failure does not grow with what a client
// thinks of.
func TestRepeatedFailuresBounded(t *testing.T) {
	var out bytes.Buffer
	h := newRepeats(slog.NewTextHandler(&out, nil))
	for i := range 100 * maxSeen {
		slog.New(h).Info("failed", "call", fmt.Sprint(i), "result", "x")
	}
	if n := len(h.seen.times); n > maxSeen+1 {
		t.Errorf("%d kinds are kept", n)
	}
	if n := strings.Count(out.String(), "\n"); n > maxSeen+6 {
		t.Errorf("%d lines", n)
	}
}
