package relay

import (
	"bytes"
	"errors"
	"io"
	"testing"
)

var errScripted = errors.New("as the tape says")

// A scripted stream gives bytes in pieces as the tape says, perhaps together
// with its end or an error, and takes them until the tape says otherwise.
type scripted struct {
	tape       []byte
	gave, took []byte
	room       int // how many writes it takes
}

func (s *scripted) Read(b []byte) (int, error) {
	if len(s.tape) == 0 {
		return 0, io.EOF
	}
	what, n := s.tape[0], int(s.tape[0]>>2)
	s.tape = s.tape[1:]
	if what&1 != 0 {
		n *= 16
	}
	n = min(n, len(b))
	for i := range b[:n] {
		b[i] = byte(len(s.gave) + i*7)
	}
	s.gave = append(s.gave, b[:n]...)
	switch {
	case what == 0xff:
		return n, errScripted
	case what == 0xfe:
		return n, io.EOF
	}
	return n, nil
}

func (s *scripted) Write(b []byte) (int, error) {
	if s.room--; s.room < 0 {
		return 0, errScripted
	}
	s.took = append(s.took, b...)
	return len(b), nil
}

// FuzzCopy: whatever pieces, ends and errors come, what is carried is what was
// said, in order; nothing is lost but by an error, and that is told.
func FuzzCopy(f *testing.F) {
	f.Add([]byte{4, 0, 8, 0xfe}, byte(10))
	f.Add([]byte{0xfd, 0xfd, 0xff, 3}, byte(10))
	f.Add([]byte{4, 4, 4}, byte(1))
	src, dst := &scripted{}, &scripted{}
	f.Fuzz(func(t *testing.T, tape []byte, room byte) {
		src.tape, src.gave = tape[:min(len(tape), 40)], src.gave[:0]
		dst.took, dst.room = dst.took[:0], int(room)
		failing := bytes.IndexByte(src.tape, 0xff) >= 0
		n, err := Copy(dst, src)
		if int(n) != len(dst.took) || !bytes.HasPrefix(src.gave, dst.took) {
			t.Fatalf("%d were carried of %d, told %d", len(dst.took), len(src.gave), n)
		}
		switch {
		case err == nil && len(dst.took) != len(src.gave):
			t.Fatalf("%d of %d were lost without a word", len(src.gave)-len(dst.took), len(src.gave))
		case err != nil && !errors.Is(err, errScripted), err != nil && !failing && dst.room >= 0:
			t.Fatal(err)
		}
	})
}
