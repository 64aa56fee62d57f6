package cu_test

import (
	"errors"
	"fmt"
	"testing"

	"ferry/api/cu"
)

func TestResultError(t *testing.T) {
	for r, want := range map[cu.Result]string{
		cu.CUDA_SUCCESS:                    "CUDA_SUCCESS (0)",
		cu.CUDA_ERROR_INVALID_VALUE:        "CUDA_ERROR_INVALID_VALUE (1)",
		cu.CUDA_ERROR_ILLEGAL_ADDRESS:      "CUDA_ERROR_ILLEGAL_ADDRESS (700)",
		cu.CUDA_ERROR_UNKNOWN:              "CUDA_ERROR_UNKNOWN (999)",
		cu.Result(12345):                   "CUresult 12345",
		cu.Result(-1):                      "CUresult -1",
		cu.CUDA_ERROR_DEVICE_UNAVAILABLE:   "CUDA_ERROR_DEVICE_UNAVAILABLE (46)",
		cu.CUDA_ERROR_INVALID_HANDLE:       "CUDA_ERROR_INVALID_HANDLE (400)",
		cu.CUDA_ERROR_CONTEXT_IS_DESTROYED: "CUDA_ERROR_CONTEXT_IS_DESTROYED (709)",
	} {
		if got := r.Error(); got != want {
			t.Errorf("%d: %q, want %q", int32(r), got, want)
		}
	}
}

func TestResultErr(t *testing.T) {
	if err := cu.CUDA_SUCCESS.Err(); err != nil {
		t.Errorf("success is an error: %v", err)
	}
	err := fmt.Errorf("launching: %w", cu.CUDA_ERROR_NOT_READY.Err())
	if !errors.Is(err, cu.CUDA_ERROR_NOT_READY) || errors.Is(err, cu.CUDA_ERROR_INVALID_VALUE) {
		t.Errorf("%v is not told apart", err)
	}
	var r cu.Result
	if !errors.As(err, &r) || r != cu.CUDA_ERROR_NOT_READY {
		t.Errorf("%v holds %v", err, r)
	}
}

// Bytes shares memory and ends where the struct ends.
func TestBytes(t *testing.T) {
	p := cu.FerryParam{Offset: 0x04030201, Size: 0x08070605}
	b := cu.Bytes(&p)
	if len(b) != cu.SizeOf[cu.FerryParam]() || cap(b) != len(b) || len(b) != 8 {
		t.Fatalf("%d bytes with room for %d", len(b), cap(b))
	}
	for i, v := range b {
		if int(v) != i+1 {
			t.Fatalf("% x is not C's layout", b)
		}
	}
	b[4] = 0
	if p.Size != 0x08070600 {
		t.Errorf("a write went to a copy: %#x", p.Size)
	}
}

// Go lays every struct out as the description says C does. The wire and the
// driver both depend on it.
func TestLayouts(t *testing.T) {
	if len(cu.Layouts) < 50 {
		t.Fatalf("only %d layouts", len(cu.Layouts))
	}
	for _, l := range cu.Layouts {
		if l.Size != l.GoSize {
			t.Errorf("%s has %d bytes, C's %d", l.Name, l.GoSize, l.Size)
		}
		for _, f := range l.Fields {
			if f.Offset != f.GoOffset {
				t.Errorf("%s.%s lies at %d, C's at %d", l.Name, f.Name, f.GoOffset, f.Offset)
			}
		}
	}
}
