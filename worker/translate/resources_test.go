package translate

import (
	"math"
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// TestDividedDifferently: a GPU whose multiprocessors are divided into other parts than there is another GPU.
func TestDividedDifferently(t *testing.T) {
	structs := New(session.New(1, session.Windows{}))
	r := NewResources(structs, func(session.Recipe) (cu.Result, error) { return cu.CUDA_SUCCESS, nil }) // it has no parts
	err := r.Load(func(v any) error {
		*v.(*movedResources) = movedResources{Asked: []asked{{Recipe: session.Recipe{Op: wire.OpDevSmResourceSplitByCount}}}, Total: 2}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Follow(math.MaxUint64); err == nil || !strings.Contains(err.Error(), "are divided differently here: 0 parts, not 2") {
		t.Error(err)
	}
}
