package worker

import (
	"bytes"
	"errors"
	"io"
	"sync/atomic"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/server/sessionpage"
	"ferry/transport/link"
	"ferry/wire"

	"golang.org/x/sys/unix"
)

func (r *rig) limits() *sessionpage.Limits {
	<-r.ready
	return r.w.terms.Limits()
}

// loads uploads the test's code with so many bytes of comment and loads it.
func (r *rig) loads(padding int) (cu.Module, error) {
	r.t.Helper()
	text := append([]byte(kernels), bytes.Repeat([]byte("// more\n"), padding/8)...)
	m := cu.Module(r.Mint(cu.KindModule))
	r.upload(uint64(m), append(text, 0))
	_, err := r.ModuleLoad(&wire.ModuleLoadRequest{Module: m, Blob: uint64(m)})
	return m, err
}

// TestModuleLimit: images beyond the limit are out of memory at the call that
// loads them, what was unloaded counts no more, and the limit may change.
func TestModuleLimit(t *testing.T) {
	r := newRig(t) // has loaded a small image
	r.limits().Modules.Store(1 << 20)
	var loaded []cu.Module
	for {
		m, err := r.loads(256 << 10)
		if err != nil {
			r.want(err, cu.CUDA_ERROR_OUT_OF_MEMORY)
			break
		}
		loaded = append(loaded, m)
	}
	if len(loaded) != 3 {
		t.Fatalf("%d images of 256 KiB fit into 1 MiB beside a small one", len(loaded))
	}
	_, err := r.loads(8) // a small one still does
	r.ok(err)
	r.ok(r.ModuleUnload(&wire.ModuleUnloadRequest{Hmod: loaded[0]}))
	_, err = r.loads(256 << 10)
	r.ok(err)
	_, err = r.loads(256 << 10)
	r.want(err, cu.CUDA_ERROR_OUT_OF_MEMORY)
	r.limits().Modules.Store(2 << 20)
	_, err = r.loads(256 << 10)
	r.ok(err)
	r.limits().Modules.Store(1) // what is loaded stays, and works
	r.ok(r.sync())
	_, err = r.loads(8)
	r.want(err, cu.CUDA_ERROR_OUT_OF_MEMORY)
}

// TestHostMemoryLimit: what lies here behind the client's host memory, and images
// on their way, beyond the limit is out of memory at the call that asks for it.
func TestHostMemoryLimit(t *testing.T) {
	r := newRig(t)
	const base = 0x5e00_0000_0000
	open := func(at, size uint64) error {
		_, err := r.MirrorOpen(&wire.MirrorOpenRequest{Addr: cu.Deviceptr(at), Size: size})
		return err
	}
	r.limits().Host.Store(1 << 20)
	r.want(open(base, 1<<20+4096), cu.CUDA_ERROR_OUT_OF_MEMORY)
	r.ok(open(base, 512<<10))
	r.want(open(base+1<<30, 768<<10), cu.CUDA_ERROR_OUT_OF_MEMORY)

	// An image on its way needs room too, and who loads it hears why.
	big := bytes.Repeat([]byte("// more\n"), 96<<10) // 768 KiB
	r.ok(r.Blob(&wire.BlobRequest{Blob: 40, Total: uint64(len(big)), Data: big[:64<<10]}))
	_, err := r.ModuleLoad(&wire.ModuleLoadRequest{Module: cu.Module(r.Mint(cu.KindModule)), Blob: 40})
	r.want(err, cu.CUDA_ERROR_OUT_OF_MEMORY)

	r.ok(r.MirrorClose(&wire.MirrorCloseRequest{Addr: base, Size: 512 << 10}))
	r.ok(open(base+1<<30, 768<<10))
	r.limits().Host.Store(0)
	r.ok(open(base, 4<<20))
	r.ok(r.MirrorClose(&wire.MirrorCloseRequest{Addr: base, Size: 4 << 20})) // this process outlives the worker
	r.ok(r.MirrorClose(&wire.MirrorCloseRequest{Addr: base + 1<<30, Size: 768 << 10}))
	r.ok(r.sync())
}

// TestPace: bytes pass in either direction no faster than the rate allows, also when
// they come in one piece, and without one nothing is divided.
func TestPace(t *testing.T) {
	const rate, size = 4 << 20, 2 << 20
	for name, direction := range map[string]func(paced *socket, b []byte) error{
		"received": func(s *socket, b []byte) error { _, err := io.ReadFull(s, b); return err },
		"sent":     func(s *socket, b []byte) error { _, err := s.Write(b); return err },
		"in parts": func(s *socket, b []byte) error { return s.WriteParts([][]byte{b[:9], b[9 : len(b)/2], b[len(b)/2:]}) },
	} {
		t.Run(name, func(t *testing.T) {
			ours, theirs := socketpair(t)
			defer ours.Close()
			s, err := direct(theirs)
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			var bps atomic.Uint64
			s.pace = &pace{rate: &bps}
			text := make([]byte, size)
			if got := s.pace.piece(text); len(got) != len(text) {
				t.Errorf("without a rate %d of %d bytes are one piece", len(got), len(text))
			}
			bps.Store(rate)
			if got := s.pace.piece(text); len(got) != rate/pacePieces {
				t.Errorf("%d bytes in one piece", len(got))
			}
			other := make(chan error, 1)
			go func() {
				var err error
				if name == "received" {
					_, err = ours.Write(text)
				} else {
					_, err = io.ReadFull(ours, make([]byte, size))
				}
				other <- err
			}()
			began := time.Now()
			if err := direction(s, make([]byte, size)); err != nil {
				t.Fatal(err)
			}
			// Half a second's bytes, of which a burst is free and the last wait over.
			if took, least := time.Since(began), time.Second*size/rate-paceBurst; took < least {
				t.Errorf("%d bytes at %d a second took %v", size, rate, took)
			}
			if err := <-other; err != nil {
				t.Fatal(err)
			}
		})
	}
}

// TestLeavesEarly: a client that is gone before it is welcome, or that did not come
// back, is no failure of the worker.
func TestLeavesEarly(t *testing.T) {
	for _, err := range []error{io.EOF, unix.EPIPE, unix.ECONNRESET, link.ErrClosed, link.ErrExpired} {
		if !left(err) {
			t.Errorf("%v counts as a failure", err)
		}
	}
	if left(errors.New("client broke the protocol")) {
		t.Error("a broken protocol counts as leaving")
	}
}
