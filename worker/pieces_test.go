package worker

import (
	"bytes"
	"math"
	"testing"

	"ferry/api/cu"
	"ferry/wire"
)

// TestStagedPieces: the worker checks what a client says about memory it shares, an area
// stays shared while the device uses it, and the next call that waits reports the error of
// a piece to the device.
func TestStagedPieces(t *testing.T) {
	const area, size = cu.Deviceptr(testBase + testSize/4*3), 64 << 10
	w, to := steadyOver(t, nil)
	of := w.host.AddShared(uint64(area), make([]byte, size))
	stream := cu.Stream(name(cu.KindStream))
	var answers bytes.Buffer
	to.Writer = &answers
	ask := func(op wire.Op, q wire.Record) (wire.Reply, bool) {
		t.Helper()
		answers.Reset()
		if err := w.execute(op, 7, q.Append(nil)); err != nil || w.s.Failure() != nil {
			t.Fatal(op, err, w.s.Failure())
		}
		w.copies.PollPieces()
		if answers.Len() == 0 {
			return wire.Reply{}, false
		}
		r, _, err := wire.ParseReply(answers.Bytes()[wire.HeaderSize:])
		if err != nil {
			t.Fatal(err)
		}
		return r, true
	}
	for what, c := range map[string]struct {
		q    wire.StageInRequest
		want cu.Result
	}{
		"all of it":          {wire.StageInRequest{Area: area, Dst: testBase, Pitch: size, Width: size, Rows: 1, Stream: stream}, cu.CUDA_SUCCESS},
		"rows":               {wire.StageInRequest{Area: area, Offset: 1, Dst: testBase, Pitch: 128, Width: 100, Rows: 100, Stream: stream}, cu.CUDA_SUCCESS},
		"no area":            {wire.StageInRequest{Area: area + 4096, Dst: testBase, Width: 1, Rows: 1, Stream: stream}, cu.CUDA_ERROR_INVALID_VALUE},
		"no stream":          {wire.StageInRequest{Area: area, Dst: testBase, Width: 1, Rows: 1, Stream: stream + 1}, cu.CUDA_ERROR_INVALID_HANDLE},
		"nothing":            {wire.StageInRequest{Area: area, Dst: testBase, Stream: stream}, cu.CUDA_ERROR_INVALID_VALUE},
		"beyond the end":     {wire.StageInRequest{Area: area, Offset: 1, Dst: testBase, Width: size, Rows: 1, Stream: stream}, cu.CUDA_ERROR_INVALID_VALUE},
		"far behind":         {wire.StageInRequest{Area: area, Offset: math.MaxUint64, Dst: testBase, Width: 1, Rows: 1, Stream: stream}, cu.CUDA_ERROR_INVALID_VALUE},
		"a product of 0":     {wire.StageInRequest{Area: area, Dst: testBase, Pitch: 1 << 32, Width: 1 << 32, Rows: 1 << 32, Stream: stream}, cu.CUDA_ERROR_INVALID_VALUE},
		"too many rows":      {wire.StageInRequest{Area: area, Dst: testBase, Pitch: 1, Width: 1, Rows: size + 1, Stream: stream}, cu.CUDA_ERROR_INVALID_VALUE},
		"rows on each other": {wire.StageInRequest{Area: area, Dst: testBase, Pitch: 1, Width: 2, Rows: 2, Stream: stream}, cu.CUDA_ERROR_INVALID_VALUE},
	} {
		out := wire.StageOutRequest{Area: c.q.Area, Offset: c.q.Offset, Src: c.q.Dst, Pitch: c.q.Pitch, Width: c.q.Width, Rows: c.q.Rows, Stream: c.q.Stream}
		if r, ok := ask(wire.OpStageOut, &out); !ok || r.Result != c.want {
			t.Errorf("%s, from the device: %v, want %v", what, r.Result, c.want)
		}
		if r, ok := ask(wire.OpStageIn, &c.q); !ok || r.Result != cu.CUDA_SUCCESS || r.Async != cu.CUDA_SUCCESS {
			t.Errorf("%s, to the device: %v, %v, want an answer that brings no error", what, r.Result, r.Async)
		}
		if r, ok := ask(wire.OpStreamQuery, &wire.StreamQueryRequest{HStream: stream}); !ok || r.Async != c.want {
			t.Errorf("%s, the next question: %v, want %v", what, r.Async, c.want)
		}
	}
	if of.InUse() {
		t.Error("pieces are still under way")
	}
	of.AddUse(1)
	if rc := w.host.CmdHostUnshare(&wire.HostUnshareRequest{Addr: area}); rc != cu.CUDA_ERROR_INVALID_VALUE || w.host.SharedAt(uint64(area)) == nil {
		t.Errorf("an area in use: %v", rc)
	}
}
