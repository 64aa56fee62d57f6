package conn

import (
	"bytes"
	"testing"

	"ferry/api/cu"
	"ferry/server/sessionpage"
	"ferry/wire"
)

// writes keeps what was written, by write.
type writes [][]byte

func (w *writes) Write(b []byte) (int, error) {
	*w = append(*w, bytes.Clone(b))
	return len(b), nil
}

// TestWriterHolds: data, the end of its copy and the answer that covers both are one write, in
// their order; what is large does not wait; nobody who has to wait holds anything back.
func TestWriterHolds(t *testing.T) {
	var got writes
	o := NewWriter(&got, new(sessionpage.Counters))
	frames := func(b []byte) (list []wire.Header) {
		for len(b) > 0 {
			h, err := wire.ParseHeader(b)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, h)
			b = b[h.Size:]
		}
		return list
	}
	o.HoldFrame(wire.AnsData, 1, []byte{1, 2, 3})
	o.WriteReply(1, wire.Reply{}, nil, true)
	if len(got) != 0 {
		t.Fatal("written before the answer")
	}
	o.WriteReply(2, wire.Reply{Result: cu.CUDA_SUCCESS}, nil, false)
	if len(got) != 1 {
		t.Fatalf("%d writes", len(got))
	}
	if f := frames(got[0]); len(f) != 3 || f[0].Op != wire.AnsData || f[0].ID != 1 || f[0].Ctx != 3 || f[1].ID != 1 || f[2].ID != 2 || f[2].Op != wire.AnsReply {
		t.Errorf("frames %+v", f)
	}
	got = nil
	o.HoldFrame(wire.AnsData, 3, []byte{1})
	o.Flush()
	o.Flush()
	if len(got) != 1 || len(frames(got[0])) != 1 {
		t.Errorf("flushed: %d writes", len(got))
	}
	got = nil
	o.HoldFrame(wire.AnsData, 4, []byte{1})
	o.HoldFrame(wire.AnsData, 5, make([]byte, 100<<10))
	if f := frames(bytes.Join(got, nil)); len(f) != 2 || f[0].ID != 4 || f[1].ID != 5 {
		t.Errorf("frames %+v", f)
	}
	got = nil
	for range 100 {
		o.HoldFrame(wire.AnsData, 6, make([]byte, 8<<10))
	}
	if len(got) == 0 {
		t.Error("what is held back grows without end")
	}
	if n := o.counts.Answers.Load(); n != 2 {
		t.Errorf("%d answers counted", n)
	}
}
