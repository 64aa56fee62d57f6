// Package limit says how long a test waits for something before it takes it for hung.
//
// A limit of a test finds hangs and nothing else. It is never part of what the test claims: a
// machine may be slow, and busy with other things. So every limit of this repository comes from
// here, is minutes long, and grows with FERRY_TEST_SLOWDOWN, a factor (2 doubles all of them).
// CONTRIBUTING.md says how to write a test that follows.
package limit

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"testing"
	"time"
)

// Variable is the name of the factor in the environment.
const Variable = "FERRY_TEST_SLOWDOWN"

// step is for one thing that takes less than ten seconds on an idle machine.
const step = 2 * time.Minute

// slack is how much longer than on an idle machine anything may take.
const slack = 12

// Slowdown returns the factor. What is no number of at least 1 counts as 1.
func Slowdown() float64 {
	if f, err := strconv.ParseFloat(os.Getenv(Variable), 64); err == nil && f >= 1 {
		return f
	}
	return 1
}

// Step returns how long a test waits for one thing: an answer, a line, a process's end.
func Step() time.Duration { return Scale(step) }

// For returns the limit of something that takes up to d on an idle machine: never less than Step.
func For(d time.Duration) time.Duration { return Scale(max(step, slack*d)) }

// Scale multiplies a limit by the factor.
func Scale(d time.Duration) time.Duration { return time.Duration(Slowdown() * float64(d)) }

// Deadline returns the time at which a step that begins now is hung, for connections and files.
func Deadline() time.Time { return time.Now().Add(Step()) }

// After returns a channel that receives once a step that begins now is hung.
func After() <-chan time.Time { return time.After(Step()) }

// Context returns a context that ends with the test, or once something that takes up to d on an
// idle machine is hung.
func Context(t testing.TB, d time.Duration) context.Context {
	ctx, cancel := context.WithTimeout(t.Context(), For(d))
	t.Cleanup(cancel)
	return ctx
}

// pause is how often Until looks.
const pause = 2 * time.Millisecond

// Until waits until a condition holds, and ends the test if it never does.
func Until(t testing.TB, what string, holds func() bool) {
	t.Helper()
	if !Holds(holds) {
		t.Fatalf("waited %v in vain: %s", Step(), what)
	}
}

// Holds waits until a condition holds and reports whether it ever did.
func Holds(holds func() bool) bool {
	for end := Deadline(); !holds(); time.Sleep(pause) {
		if time.Now().After(end) {
			return holds()
		}
	}
	return true
}

// Mark begins the line by which a test tells test/runner of a limit of its own.
const Mark = "limit of this test: "

// Test gives a test, without its subtests, another limit than the ten minutes of test/runner: d
// is how long it takes on an idle machine.
func Test(t testing.TB, d time.Duration) {
	t.Helper()
	t.Log(fmt.Sprint(Mark, For(d)))
}
