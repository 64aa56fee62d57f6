package worker

import (
	"testing"

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
			nothing := w.dev.(*swapped).Device.(nothing)
			swap(w, nothing.Device)
			if err := w.execute(end.op, 0, end.q.Append(nil)); err != nil || w.s.Latch.Get().Result != cu.CUDA_SUCCESS || w.s.Failure() != nil {
				t.Fatal(err, w.s.Latch.Get().Result, w.s.Failure())
			}
			swap(w, nothing)
			if err := w.execute(wire.OpLaunch, 0, launch); err != nil || w.s.Latch.Get().Result != cu.CUDA_ERROR_INVALID_HANDLE {
				t.Errorf("%v, %v", err, w.s.Latch.Get().Result)
			}
		})
	}
}
