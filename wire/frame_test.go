package wire

import (
	"bytes"
	"encoding/binary"
	"errors"
	"testing"

	"ferry/api/cu"
)

func TestHeader(t *testing.T) {
	h := Header{Size: 0x108, Op: 0x1234, Flags: FlagReply, ID: 0xdeadbeef, Ctx: 0x01020304}
	var b [HeaderSize]byte
	h.Put(b[:])
	want := []byte{0x08, 1, 0, 0, 0x34, 0x12, 1, 0, 0xef, 0xbe, 0xad, 0xde, 4, 3, 2, 1}
	if !bytes.Equal(b[:], want) {
		t.Errorf("% x\nwant % x", b, want)
	}
	if got, err := ParseHeader(b[:]); err != nil || got != h {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestHeaderBounds(t *testing.T) {
	tests := []struct {
		size uint32
		ok   bool
	}{
		{0, false},
		{8, false},
		{15, false},
		{16, true},
		{17, false},
		{20, false},
		{24, true},
		{HeaderSize + MaxPayload, true},
		{HeaderSize + MaxPayload + 8, false},
		{1 << 31, false},
		{1<<32 - 8, false},
		{1<<32 - 1, false},
	}
	for _, tt := range tests {
		var b [HeaderSize]byte
		binary.LittleEndian.PutUint32(b[:], tt.size)
		if _, err := ParseHeader(b[:]); (err == nil) != tt.ok || err != nil && !errors.Is(err, ErrFrameSize) {
			t.Errorf("size %d: %v", tt.size, err)
		}
	}
	for n := range HeaderSize {
		if _, err := ParseHeader(make([]byte, n)); !errors.Is(err, ErrShort) {
			t.Errorf("a header of %d bytes: %v", n, err)
		}
	}
}

func TestReply(t *testing.T) {
	r := Reply{Result: cu.CUDA_ERROR_INVALID_VALUE, Async: cu.CUDA_ERROR_ILLEGAL_ADDRESS, AsyncOp: OpLaunch}
	b := r.AppendReply([]byte("x"))[1:]
	if len(b) != ReplyFixed {
		t.Fatalf("%d bytes", len(b))
	}
	got, rest, err := ParseReply(append(b, "rest"...))
	if err != nil || got != r || string(rest) != "rest" {
		t.Errorf("%+v, %q, %v", got, rest, err)
	}
	for n := range ReplyFixed {
		if _, _, err := ParseReply(b[:n]); !errors.Is(err, ErrShort) {
			t.Errorf("a reply of %d bytes: %v", n, err)
		}
	}
}

func TestAnswered(t *testing.T) {
	for op, want := range map[Op]bool{OpLaunch: false, OpCopyIn: false, OpSnapshot: true, OpCopyOutLater: true, opEnd: false} {
		if op.Answered() != want {
			t.Errorf("%v: %v", op, op.Answered())
		}
	}
}

func FuzzHeader(f *testing.F) {
	f.Add([]byte{})
	f.Add(make([]byte, HeaderSize))
	ok := make([]byte, HeaderSize)
	Header{Size: HeaderSize, Op: uint16(OpSnapshot), ID: 1}.Put(ok)
	f.Add(ok)
	f.Fuzz(func(t *testing.T, b []byte) {
		h, err := ParseHeader(b)
		if err != nil {
			return
		}
		if h.Size < HeaderSize || h.Size > HeaderSize+MaxPayload || h.Size%8 != 0 {
			t.Fatalf("size %d passed", h.Size)
		}
		var again [HeaderSize]byte
		h.Put(again[:])
		if !bytes.Equal(again[:], b[:HeaderSize]) {
			t.Fatalf("read % x, wrote % x", b[:HeaderSize], again)
		}
	})
}
