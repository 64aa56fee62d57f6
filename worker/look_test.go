package worker

import (
	"bytes"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/server/sessionpage"
	"ferry/wire"
)

// TestLooker: who waits for what lately came soon looks for it, and nobody else.
func TestLooker(t *testing.T) {
	const limit = 300 * time.Microsecond
	var l looker
	if l.worth() {
		t.Error("looks before anything is known")
	}
	l.took(limit, limit)
	if !l.worth() {
		t.Error("does not look after a command that came soon")
	}
	for range 1000 {
		l.took(0, limit)
	}
	looks := 0
	for ; l.worth(); looks++ {
		l.took(time.Millisecond, limit)
	}
	if looks < 2 || looks > 16 {
		t.Errorf("%d looks after the commands had become slow", looks)
	}
	for range 1000 {
		if l.took(time.Millisecond, limit); l.worth() {
			t.Fatal("looks though nothing ever comes soon")
		}
	}
}

// writes keeps what was written, by write.
type writes [][]byte

func (w *writes) Write(b []byte) (int, error) {
	*w = append(*w, bytes.Clone(b))
	return len(b), nil
}

// TestOutputTogether: data, the end of its copy and the answer that covers both are one write, in
// their order; what is large does not wait; nobody who has to wait holds anything back.
func TestOutputTogether(t *testing.T) {
	var got writes
	o := output{conn: &got, counts: new(sessionpage.Counters)}
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
	o.ahead(wire.AnsData, 1, []byte{1, 2, 3})
	o.reply(1, wire.Reply{}, nil, true)
	if len(got) != 0 {
		t.Fatal("written before the answer")
	}
	o.reply(2, wire.Reply{Result: cu.CUDA_SUCCESS}, nil, false)
	if len(got) != 1 {
		t.Fatalf("%d writes", len(got))
	}
	if f := frames(got[0]); len(f) != 3 || f[0].Op != wire.AnsData || f[0].ID != 1 || f[0].Ctx != 3 || f[1].ID != 1 || f[2].ID != 2 || f[2].Op != wire.AnsReply {
		t.Errorf("frames %+v", f)
	}
	got = nil
	o.ahead(wire.AnsData, 3, []byte{1})
	o.flush()
	o.flush()
	if len(got) != 1 || len(frames(got[0])) != 1 {
		t.Errorf("flushed: %d writes", len(got))
	}
	got = nil
	o.ahead(wire.AnsData, 4, []byte{1})
	o.ahead(wire.AnsData, 5, make([]byte, 100<<10))
	if f := frames(bytes.Join(got, nil)); len(f) != 2 || f[0].ID != 4 || f[1].ID != 5 {
		t.Errorf("frames %+v", f)
	}
	got = nil
	for range 100 {
		o.ahead(wire.AnsData, 6, make([]byte, 8<<10))
	}
	if len(got) == 0 {
		t.Error("what is held back grows without end")
	}
	if n := o.counts.Answers.Load(); n != 2 {
		t.Errorf("%d answers counted", n)
	}
}
