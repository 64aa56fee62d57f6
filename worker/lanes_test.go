package worker

import (
	"bytes"
	"encoding/binary"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/transport"
	"ferry/wire"
	"ferry/worker/conn"
	"ferry/worker/copies"
)

// rigWithLane is a rig with one lane to the worker, whose other end it returns.
func rigWithLane(t *testing.T) (*rig, transport.Conn) {
	t.Helper()
	ours, theirs := socketpair(t)
	t.Cleanup(func() { ours.Close() })
	r := rigWith(t, 1, nil, func(w *Worker) {
		if err := w.conn.AddLane(theirs, 1, patient); err != nil {
			t.Error(err)
		}
	})
	return r, ours
}

// segments are what a lane carries of a payload.
func segments(of uint64, data []byte) (out []byte) {
	for at := 0; at < len(data); at += wire.LanePiece {
		part := data[at:min(at+wire.LanePiece, len(data))]
		head := make([]byte, wire.LaneHeader)
		wire.Segment{Kind: wire.SegmentData, Of: of, At: uint64(at), Size: uint32(len(part))}.Put(head)
		out = append(append(out, head...), part...)
		out = binary.LittleEndian.AppendUint32(out, wire.Sum(part))
	}
	return out
}

// TestLaneCopies: payloads on a lane reach the device in the order of their
// commands; one whose command fails is dropped, and nothing behind it is lost.
func TestLaneCopies(t *testing.T) {
	r, lane := rigWithLane(t)
	first, third := bytes.Repeat([]byte{1, 2, 3}, 1<<20), bytes.Repeat([]byte("third"), 7)
	var said []byte
	for i, data := range [][]byte{first, make([]byte, 3<<20), third} {
		said = append(said, segments(uint64(i+1), data)...)
	}
	go func() { _, _ = lane.Write(said) }() // ahead of the commands
	at := r.alloc(4 << 20)
	r.ok(r.CopyInLanes(&wire.CopyInLanesRequest{Dst: at, Size: uint64(len(first)), Payload: 1}))
	r.ok(r.CopyInLanes(&wire.CopyInLanesRequest{Dst: 0x1234, Size: 3 << 20, Payload: 2}))
	r.wantAsync(r.sync(), cu.CUDA_ERROR_INVALID_VALUE, wire.OpCopyInLanes)
	r.ok(r.CopyInLanes(&wire.CopyInLanesRequest{Dst: at + cu.Deviceptr(len(first)), Size: uint64(len(third)), Payload: 3}))
	r.expect(at, append(bytes.Clone(first), third...))
	for i, size := range []uint64{0, copies.MaxLanePayload + 1, 1 << 63} {
		r.ok(r.CopyInLanes(&wire.CopyInLanesRequest{Dst: at, Size: size, Payload: uint64(4 + i)}))
		r.wantAsync(r.sync(), cu.CUDA_ERROR_INVALID_VALUE, wire.OpCopyInLanes)
	}
	r.ok(r.CopyInLanes(&wire.CopyInLanesRequest{Dst: at, Size: 1, Payload: 6})) // again
	r.end(conn.ErrPayload)
}

// TestLaneWaits: a client that announces data and does not send it keeps neither other
// clients from the device nor its worker from ending.
func TestLaneWaits(t *testing.T) {
	r, lane := rigWithLane(t)
	at := r.alloc(4 << 20)
	data := make([]byte, 4<<20)
	<-r.ready
	counts := r.w.page.Counters()
	before := counts.BytesIn.Load()
	r.ok(r.CopyInLanes(&wire.CopyInLanesRequest{Dst: at, Size: uint64(len(data)), Payload: 1}))
	if _, err := lane.Write(segments(1, data)[:3<<20]); err != nil { // two pieces and a part
		t.Fatal(err)
	}
	for began := time.Now(); counts.BytesIn.Load() < before+2<<20 || r.w.page.Device(0).Use().Busy; time.Sleep(time.Millisecond) {
		if time.Since(began) > patient {
			t.Fatalf("%d bytes copied, %+v", counts.BytesIn.Load(), r.w.page.Device(0).Use())
		}
	}
	r.ok(r.Close())
	r.end(nil)
}
