package worker

import (
	"testing"
	"time"

	"ferry/test/limit"
	"ferry/worker/printfscan"
)

const (
	quietCode = ".version 8.0\n.target sm_70\n.address_size 64\n.visible .entry quiet()\n{\n\tret;\n}\n"
	loudCode  = ".version 8.0\n.target sm_70\n.address_size 64\n.extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 a);\n" +
		".visible .entry loud()\n{\n\tret;\n}\n"
)

// TestPrints: only code that can be read and does not name vprintf is silent.
func TestPrints(t *testing.T) {
	for _, c := range []struct {
		name, image string
		want        bool
	}{
		{"quiet PTX", quietCode, false},
		{"PTX that prints", loudCode, true},
		{"nothing we know", "no image", true},
		{"an empty fatbin", "\x50\xed\x55\xba\x01\x00\x10\x00\x00\x00\x00\x00\x00\x00\x00\x00", true},
	} {
		if got := printfscan.MayPrint([]byte(c.image), []int{9}); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

// TestPrintfScan: a session is silent once its images have been scanned, until it loads one
// that prints. TestOutputComesBeforeTheAnswer shows that no text is missed then.
func TestPrintfScan(t *testing.T) {
	r := newRig(t)
	<-r.ready // the worker is there
	silent := func() bool { return r.w.prints.Silent() }
	within := func(want bool) bool {
		for end := limit.Deadline(); time.Now().Before(end); time.Sleep(time.Millisecond) {
			if silent() == want {
				return true
			}
		}
		return false
	}
	r.load(quietCode)
	if !within(true) {
		t.Fatal("it is not silent")
	}
	r.load(loudCode)
	if time.Sleep(50 * time.Millisecond); silent() {
		t.Error("it is silent, and can print")
	}
}
