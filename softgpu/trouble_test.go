package softgpu

import (
	"slices"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/softgpu/memory"
)

func TestParseTrouble(t *testing.T) {
	got, err := ParseTrouble(" oom@12, 7:ecc@3,8:hang@1,lost@5+,", 7)
	if want := []Trouble{{"oom", 12, false}, {"ecc", 3, false}, {"lost", 5, true}}; err != nil || !slices.Equal(got, want) {
		t.Errorf("%v, %v", got, err)
	}
	for _, bad := range []string{"oom", "oom@", "oom@0", "oom@-1", "oom@x", "rain@3", "x:oom@1", "1:2:oom@3", "oom@3++", "@3"} {
		if _, err := ParseTrouble(bad, 1); err == nil {
			t.Errorf("%q is taken", bad)
		}
	}
}

// TestTrouble: each kind at its time, with its code, and not before.
func TestTrouble(t *testing.T) {
	for kind, want := range troubles {
		if kind == "oom" || kind == "hang" {
			continue
		}
		t.Run(kind, func(t *testing.T) {
			r := newRig(t, Config{Trouble: []Trouble{{Kind: kind, At: 2}}})
			at := r.alloc(4)
			f := r.function(r.load(kernels), "poke")
			r.ok(r.launch(f, 1, 1, 0, at))
			r.ok(r.CtxSynchronize(0))
			if v := r.read32(at); v != 7 {
				t.Errorf("the kernel before wrote %d", v)
			}
			r.ok(r.launch(f, 1, 1, 0, at))
			r.want(r.CtxSynchronize(0), want)
			r.want(r.MemsetD8(at, 0, 4), want)
			// The program gets no other context, as with the driver.
			_, res := r.CtxCreate(nil, 0, 0)
			r.want(res, want)
		})
	}
}

func TestOutOfMemoryOnPurpose(t *testing.T) {
	for _, on := range []bool{false, true} {
		r := newRig(t, Config{Trouble: []Trouble{{Kind: "oom", At: 2, On: on}}})
		create := func() cu.Result {
			_, res := r.MemCreate(memory.Granularity, prop(0), 0)
			return res
		}
		r.ok(create())
		r.want(create(), cu.CUDA_ERROR_OUT_OF_MEMORY)
		want := cu.CUDA_SUCCESS
		if on {
			want = cu.CUDA_ERROR_OUT_OF_MEMORY
		}
		r.want(create(), want)
	}
}

// TestHang: who waits for a kernel that hangs waits until its context ends.
func TestHang(t *testing.T) {
	r := newRig(t, Config{Trouble: []Trouble{{Kind: "hang", At: 1}}})
	at := r.alloc(4)
	r.ok(r.launch(r.function(r.load(kernels), "poke"), 1, 1, 0, at))
	r.want(r.StreamQuery(0), cu.CUDA_ERROR_NOT_READY)
	waited := make(chan cu.Result)
	go func() {
		view := r.Thread()
		_ = view.CtxSetCurrent(r.ctx)
		waited <- view.StreamSynchronize(0)
	}()
	select {
	case res := <-waited:
		t.Fatalf("the wait ended with %v", res)
	case <-time.After(20 * time.Millisecond): // not a limit: it must not end
	}
	r.ok(r.DevicePrimaryCtxReset(0))
	<-waited
}
