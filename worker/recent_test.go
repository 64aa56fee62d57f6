package worker

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"testing"
	"testing/iotest"

	"ferry/api/cu"
	"ferry/wire"
)

// TestRecentEnds: a function or a stream that has ended means nothing, however often
// it was used before.
func TestRecentEnds(t *testing.T) {
	stream, function := cu.Stream(name(cu.KindStream)), cu.Function(name(cu.KindFunction))
	for what, end := range map[string]struct {
		op wire.Op
		q  wire.Record
	}{
		"stream": {wire.OpStreamDestroy_v2, &wire.StreamDestroy_v2Request{HStream: stream}},
		"module": {wire.OpModuleUnload, &wire.ModuleUnloadRequest{Hmod: cu.Module(name(cu.KindModule))}},
	} {
		t.Run(what, func(t *testing.T) {
			w := steady(t)
			launch := (&wire.LaunchRequest{
				Func: function, GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1, Stream: stream,
				Params: block(cu.Deviceptr(testBase), uint32(1), uint32(1)),
			}).Append(nil)
			for range 3 {
				if err := w.execute(wire.OpLaunch, 0, launch); err != nil || w.s.Latch.Get().Result != cu.CUDA_SUCCESS {
					t.Fatal(err, w.s.Latch.Get().Result)
				}
			}
			nothing := w.dev.(nothing)
			w.dev = nothing.Device
			if err := w.execute(end.op, 0, end.q.Append(nil)); err != nil || w.s.Latch.Get().Result != cu.CUDA_SUCCESS || w.s.Failure() != nil {
				t.Fatal(err, w.s.Latch.Get().Result, w.s.Failure())
			}
			w.dev = nothing
			if err := w.execute(wire.OpLaunch, 0, launch); err != nil || w.s.Latch.Get().Result != cu.CUDA_ERROR_INVALID_HANDLE {
				t.Errorf("%v, %v", err, w.s.Latch.Get().Result)
			}
		})
	}
}

// TestRecentLearns: what is learnt of a function after its first launch counts for
// the next.
func TestRecentLearns(t *testing.T) {
	w := steady(t)
	function := cu.Function(name(cu.KindFunction))
	real, _ := w.s.Handles.Real(cu.KindFunction, uint64(function))
	one := [3]uint32{1, 1, 1}
	if l, rc := w.kernel(function, one, one, 0, 0, make([]byte, 16)); rc != cu.CUDA_SUCCESS || len(l.Layout) != 3 {
		t.Fatal(rc, l)
	}
	c := w.codes[real]
	c.layout = []cu.FerryParam{{Offset: 16, Size: 4}}
	w.learn(real, c)
	if l, rc := w.kernel(function, one, one, 0, 0, make([]byte, 16)); rc != cu.CUDA_ERROR_INVALID_VALUE {
		t.Error("parameters that are too short for it are taken", l)
	}
	if l, rc := w.kernel(function, one, one, 0, 0, make([]byte, 20)); rc != cu.CUDA_SUCCESS || len(l.Layout) != 1 {
		t.Error(rc, l)
	}
}

// TestNext: frames come out whole, wherever the buffer ends, and cannot be made to
// grow into the next one.
func TestNext(t *testing.T) {
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
		r := bufio.NewReaderSize(from, 1000)
		room := make([]byte, wire.MaxPayload)
		for i, want := range sent {
			f, err := next(r, room)
			if err != nil || f.ID != uint32(i) || !bytes.Equal(f.payload, want) {
				t.Fatalf("%s: frame %d: %v, id %d, %d bytes of %d", how, i, err, f.ID, len(f.payload), len(want))
			}
			_ = append(f.payload, "not into the next frame"...)
		}
		if _, err := next(r, room); !errors.Is(err, io.EOF) {
			t.Errorf("%s: %v behind the last", how, err)
		}
	}
	r := bufio.NewReader(bytes.NewReader(all[:wire.HeaderSize-1]))
	if _, err := next(r, nil); !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Errorf("half a header: %v", err)
	}
}
