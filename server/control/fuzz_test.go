package control

import (
	"bytes"
	"encoding/json"
	"os"
	"testing"

	"golang.org/x/sys/unix"
)

// FuzzReceive sends any message through the channel, with up to three
// descriptors, as a worker that was taken over can, or something in a daemon's
// place. What is understood means the same when it is said again; no descriptor
// is left behind.
func FuzzReceive(f *testing.F) {
	f.Add([]byte(`{"op":"publish","name":"`+"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"+`","meta":"AAEC"}`), byte(1))
	f.Add([]byte(`{"op":"sessions","after":18446744073709551615}`), byte(0))
	f.Add([]byte(`{"sessions":[{"id":1,"host":"AAAA","since":"2026-11-15T12:00:00Z","uses":[{"device":0,"memory":1}]}],"more":true}`), byte(3))
	f.Add([]byte(`{"received":1,"proof":"AAAA"}`), byte(2))
	ours, file, err := Pair()
	if err != nil {
		f.Fatal(err)
	}
	theirs := int(file.Fd()) // blocking
	null, err := os.Open(os.DevNull)
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { _, _, _ = ours.Close(), file.Close(), null.Close() })
	next := func() int { // the lowest free descriptor
		fd, err := unix.Dup(int(null.Fd()))
		if err != nil {
			f.Fatal(err)
		}
		_ = unix.Close(fd)
		return fd
	}
	f.Fuzz(func(t *testing.T, text []byte, files byte) {
		free := next()
		for _, message := range []func() any{func() any { return new(Request) }, func() any { return new(Reply) }, func() any { return new(Arrival) }} {
			var oob []byte
			if n := int(files % 4); n > 0 {
				oob = unix.UnixRights([]int{int(null.Fd()), int(null.Fd()), int(null.Fd())}[:n]...)
			}
			if len(text) == 0 || unix.Sendmsg(theirs, text, oob, nil, 0) != nil {
				return // an empty message is an end; one too long is not sent
			}
			m := message()
			got, err := ours.Receive(m)
			if got != nil {
				if err != nil {
					t.Fatalf("a descriptor and %v", err)
				}
				_ = got.Close()
			}
			if now := next(); now != free {
				t.Fatalf("descriptor %d is left", free)
			}
			if err != nil {
				continue
			}
			said, err := json.Marshal(m)
			if err != nil {
				t.Fatalf("%+v cannot be said: %v", m, err)
			}
			again := message()
			if err := json.Unmarshal(said, again); err != nil || !sameWords(again, said) {
				t.Fatalf("%+v became %+v, %v", m, again, err)
			}
		}
	})
}

// sameWords: empty lists are as good as none, and times have many spellings, so
// what was understood is compared as it is said.
func sameWords(m any, said []byte) bool {
	again, err := json.Marshal(m)
	return err == nil && bytes.Equal(again, said)
}
