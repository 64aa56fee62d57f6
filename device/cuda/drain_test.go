package cuda

import (
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// What was written before somebody asks is there, whoever has read it: the drain's
// own goroutine, or the one who asks.
func TestDrain(t *testing.T) {
	var pipes [2][2]int
	for i := range pipes {
		if err := unix.Pipe2(pipes[i][:], unix.O_CLOEXEC|unix.O_NONBLOCK); err != nil {
			t.Fatal(err)
		}
	}
	a, b := newDrain(pipes[0][0]), newDrain(pipes[1][0])
	long := strings.Repeat("x", 40<<10)
	for i := range 2000 {
		text := "one\n"
		if i%100 == 0 {
			text = long
		}
		which := i % 2
		if _, err := unix.Write(pipes[which][1], []byte(text)); err != nil {
			t.Fatal(err)
		}
		var got [2][]byte
		got[0], got[1] = collectBoth(a, b)
		if string(got[which]) != text || len(got[1-which]) != 0 {
			t.Fatalf("round %d: wrote %d bytes to %d, got %d and %d", i, len(text), which, len(got[0]), len(got[1]))
		}
	}
	if x, y := collectBoth(nil, b); x != nil || y != nil {
		t.Errorf("got %q and %q out of nothing", x, y)
	}
}
