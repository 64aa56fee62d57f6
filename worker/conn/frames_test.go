package conn

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"testing"
	"testing/iotest"

	"golang.org/x/sys/unix"

	"ferry/transport/link"
	"ferry/wire"
)

// TestNextFrame: frames come out whole, wherever the buffer ends, and cannot be made to
// grow into the next one.
func TestNextFrame(t *testing.T) {
	var sent [][]byte
	var all []byte
	rnd := rand.New(rand.NewPCG(1, 2))
	for i := range uint32(200) {
		size := 8 * rnd.IntN(64)
		if i%50 == 49 {
			size = 8 * (5000 + rnd.IntN(100)) // larger than the buffer
		}
		b := make([]byte, wire.HeaderSize+size)
		for j := range b {
			b[j] = byte(rnd.Uint32())
		}
		wire.Header{Size: uint32(len(b)), Op: 7, ID: i}.Put(b)
		sent = append(sent, b[wire.HeaderSize:])
		all = append(all, b...)
	}
	for how, from := range map[string]io.Reader{"whole": bytes.NewReader(all), "half": iotest.HalfReader(bytes.NewReader(all)), "bytes": iotest.OneByteReader(bytes.NewReader(all))} {
		r := &Conn{buf: bufio.NewReaderSize(from, 1000), room: make([]byte, wire.MaxPayload)}
		for i, want := range sent {
			f, err := r.nextFrame()
			if err != nil || f.ID != uint32(i) || !bytes.Equal(f.Payload, want) {
				t.Fatalf("%s: frame %d: %v, id %d, %d bytes of %d", how, i, err, f.ID, len(f.Payload), len(want))
			}
			_ = append(f.Payload, "not into the next frame"...)
		}
		if _, err := r.nextFrame(); !errors.Is(err, io.EOF) {
			t.Errorf("%s: %v behind the last", how, err)
		}
	}
	r := &Conn{buf: bufio.NewReader(bytes.NewReader(all[:wire.HeaderSize-1]))}
	if _, err := r.nextFrame(); !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Errorf("half a header: %v", err)
	}
}

// TestClientLeft: a client that is gone before it is welcome, or that did not come
// back, is no failure of the worker.
func TestClientLeft(t *testing.T) {
	for _, err := range []error{io.EOF, unix.EPIPE, unix.ECONNRESET, link.ErrClosed, link.ErrExpired} {
		if !ClientLeft(err) {
			t.Errorf("%v counts as a failure", err)
		}
	}
	if ClientLeft(errors.New("client broke the protocol")) {
		t.Error("a broken protocol counts as leaving")
	}
}
