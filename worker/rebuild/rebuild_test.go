package rebuild

import (
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// memoryPart is a part that has device memory.
type memoryPart struct{}

func (memoryPart) Section() string              { return "memory" }
func (memoryPart) Save() (any, error)           { return nil, nil }
func (memoryPart) Load(func(v any) error) error { return nil }

// TestReasons: all reasons in a session are named, not only the first.
func TestReasons(t *testing.T) {
	windows, err := session.Divide(1<<40, 1<<40)
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(1, windows)
	bind := func(op wire.Op, kind cu.Kind, n uint64, request []byte) {
		s.Begin(op, 0, request)
		s.Bind(kind, 0x7e<<56|uint64(kind)<<48|n*16, n, 0)
		s.End()
		if err := s.Failure(); err != nil {
			t.Fatal(err)
		}
	}
	r := &Rebuilder{Session: s, Parts: Parts{Memory: []Part{memoryPart{}}}}
	if err := r.Check(); err != nil {
		t.Fatalf("an empty session: %v", err)
	}
	bind(wire.OpEventOpen, cu.KindEvent, 1, nil)
	bind(wire.OpHandleOpen, cu.KindMemGenericAllocationHandle, 2, nil)
	padded := make([]byte, 1<<20)
	lost := func() bool {
		st, err := s.State()
		return err == nil && st.Objects[len(st.Objects)-1].Recipe.Lost
	}
	for n := uint64(3); !lost() && n < 1000; n++ {
		bind(wire.OpEventCreate, cu.KindEvent, n, padded)
	}
	s.Allocations[1<<40] = &session.Allocation{Addr: 1 << 40, Size: 1, Opened: true}
	var said []string
	for _, err := range r.Reasons() {
		said = append(said, err.Error())
	}
	for _, words := range []string{
		"the program uses an event of another process", "the program uses memory of another process",
		"the program has made so many objects that how one of them was made", "the program uses memory of another process at 0x10000000000",
	} {
		if !strings.Contains(strings.Join(said, "\n"), words) {
			t.Errorf("it does not say %q: %q", words, said)
		}
	}
	r.Parts.Memory = nil
	if err := r.Reasons(); len(err) < 4 || !strings.Contains(err[len(err)-1].Error(), "the program has device memory") {
		t.Errorf("nobody moves memory: %v", err)
	}
}
