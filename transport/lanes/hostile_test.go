package lanes

import (
	"errors"
	"testing"
	"time"
)

// TestOnePayloadAtATime: a client that announces a payload before the last has ended, or out of turn,
// is refused.
func TestOnePayloadAtATime(t *testing.T) {
	l := New(time.Hour, nil)
	defer l.Close()
	in, err := l.Receive(1, 100)
	if err != nil {
		t.Fatal(err)
	}
	for _, of := range []uint64{0, 1, 2, 3} {
		if _, err := l.Receive(of, 100); !errors.Is(err, ErrPayload) {
			t.Errorf("payload %d while the first arrives: %v", of, err)
		}
	}
	in.End()
	for _, of := range []uint64{0, 1, 3} {
		if _, err := l.Receive(of, 100); !errors.Is(err, ErrPayload) {
			t.Errorf("payload %d in place of the second: %v", of, err)
		}
	}
	if in, err = l.Receive(2, 100); err != nil {
		t.Fatal(err)
	}
	in.End()
}
