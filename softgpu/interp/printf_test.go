package interp

import (
	"errors"
	"strings"
	"testing"
)

func TestPrintfKernel(t *testing.T) {
	r := load(t, "print.ptx")
	r.run("hello", dim(1), dim(2), 0, int32(3))
	want := "thread 0 of 2:  4.50 text 0x00000003 x 1099511627776 %\nthread 1 of 2:  4.50 text 0x00000003 x 1099511627776 %\n"
	if string(r.out) != want {
		t.Errorf("printed %q, want %q", r.out, want)
	}
}

func TestAssert(t *testing.T) {
	r := load(t, "print.ptx")
	r.run("check", dim(1), dim(2), 0, int32(1))
	err := r.launch("check", dim(2), dim(2, 2), 0, int32(5))
	var f *Fault
	if !errors.As(err, &f) || f.Kind != Assert {
		t.Fatalf("ended with %v", err)
	}
	want := "print.cu:4: void check(int): block: [0,0,0], thread: [0,0,0] Assertion `n < 3` failed.\n"
	if !strings.Contains(string(r.out), want) {
		t.Errorf("printed %q, want %q", r.out, want)
	}
}
