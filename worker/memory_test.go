package worker

import (
	"bytes"
	"fmt"
	"testing"

	"ferry/api/cu"
	"ferry/wire"
	"ferry/worker/gpu"
	"ferry/worker/memory"
)

func TestAlloc(t *testing.T) {
	r := newRig(t)
	w := r.windows
	at := r.alloc(3 * memory.Granule / 2)
	tests := []struct {
		name string
		at   cu.Deviceptr
		size uint64
		ok   bool
	}{
		{"nothing", at + 8*memory.Granule, 0, false},
		{"the same", at, 3 * memory.Granule / 2, false},
		{"inside", at + 4096, 1, false},
		{"the last byte", at + 3*memory.Granule/2 - 1, 1, false},
		{"over the end", at + 3*memory.Granule/2 - 1, 2, false},
		{"right behind, in the same granule", at + 3*memory.Granule/2, 512, true},
		{"and behind that", at + 3*memory.Granule/2 + 512, 1, true},
		{"before the window", cu.Deviceptr(w.Device.Base - memory.Granule), memory.Granule, false},
		{"into the window from below", cu.Deviceptr(w.Device.Base - 1), 2, false},
		{"the last granule", cu.Deviceptr(w.Device.End() - memory.Granule), memory.Granule, true},
		{"over the window's end", cu.Deviceptr(w.Device.End() - 1), 2, false},
		{"in the server's window", cu.Deviceptr(w.Server.Base), memory.Granule, false},
		{"in the host's window", cu.Deviceptr(w.Host.Base), memory.Granule, false},
		{"at 0", 0, memory.Granule, false},
		{"all addresses", at, ^uint64(0), false},
		{"wrapping around", ^cu.Deviceptr(0), 2, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			err := r.allocAt(tt.at, tt.size)
			if tt.ok {
				r.ok(err)
				r.write(tt.at, bytes.Repeat([]byte{1}, int(min(tt.size, 16))), 0)
				r.ok(r.sync())
				return
			}
			r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
		})
	}
	if err := r.allocAt(at+64*memory.Granule, 4*testMemory); err == nil {
		t.Error("more memory than there is")
	}
	r.ok(r.allocAt(at+64*memory.Granule, 4*memory.Granule)) // nothing of the failure is left
}

func TestAllocNeedsAContext(t *testing.T) {
	r := newRig(t)
	r.SetContext(0)
	r.want(r.allocAt(r.place(1), 1), cu.CUDA_ERROR_INVALID_CONTEXT)
	r.SetContext(12345)
	r.want(r.allocAt(r.place(1), 1), cu.CUDA_ERROR_INVALID_CONTEXT)
}

func TestFree(t *testing.T) {
	r := newRig(t)
	free := func(at cu.Deviceptr) { t.Helper(); r.ok(r.MemFree(&wire.MemFreeRequest{Addr: at})) }
	used := func() uint64 {
		t.Helper()
		a, err := r.MemInfo(&wire.MemInfoRequest{})
		r.ok(err)
		return a.Total - a.Free
	}
	before := used()
	at := r.alloc(64)
	r.ok(r.allocAt(at+64, 64)) // shares the granule
	data := pattern(1, 64)
	r.write(at+64, data, 0)

	free(at)
	r.ok(r.sync())
	r.expect(at+64, data) // its neighbour lives on
	free(at)
	r.wantAsync(r.sync(), cu.CUDA_ERROR_INVALID_VALUE, wire.OpMemFree)
	free(at + 65)
	r.wantAsync(r.sync(), cu.CUDA_ERROR_INVALID_VALUE, wire.OpMemFree)
	r.ok(r.sync())

	// An allocation at the same place waits for the old one to be gone.
	for range 50 {
		r.ok(r.allocAt(at, 64))
		free(at)
	}
	free(at + 64)
	if n := used(); n != before { // at once, although a thread of the pool frees
		t.Errorf("%d bytes are still used, %d before", n, before)
	}
	_, err := r.CopyOutData(&wire.CopyOutRequest{Src: at + 64, Pitch: 8, Width: 8, Rows: 1})
	r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
}

// An allocation waits for memory that is being freed when there is no other.
func TestAllocWaitsForMemoryBeingFreed(t *testing.T) {
	r := newRig(t)
	const half = testMemory/2 + memory.Granule // two do not fit
	at, other := r.place(half), r.place(half)
	for range 10 {
		r.ok(r.allocAt(at, half))
		r.ok(r.MemFree(&wire.MemFreeRequest{Addr: at}))
		r.ok(r.allocAt(other, half))
		r.ok(r.MemFree(&wire.MemFreeRequest{Addr: other}))
	}
	r.ok(r.sync())
}

// Ten thousand frees behind a busy kernel need no ten thousand threads.
func TestManyFreesBehindAKernel(t *testing.T) {
	r := newRig(t)
	flag := r.alloc(4)
	var list []cu.Deviceptr
	base := r.place(400 * 64)
	for i := range 400 {
		at := base + cu.Deviceptr(i*64)
		r.ok(r.allocAt(at, 64))
		list = append(list, at)
	}
	r.launch(r.function("spin"), 1, 1, 0, flag)
	for _, at := range list {
		r.ok(r.MemFree(&wire.MemFreeRequest{Addr: at}))
	}
	// A call that is answered without the GPU shows that the loop got this far.
	_, err := r.Snapshot(&wire.SnapshotRequest{})
	r.ok(err)
	if n := r.waiting(true); n < len(list)-1 {
		t.Errorf("%d of %d frees wait in line", n, len(list))
	}
	r.release(flag)
	r.ok(r.sync())
}

// release ends a spinning kernel through a stream that does not wait for it.
func (r *rig) release(flag cu.Deviceptr) {
	r.t.Helper()
	r.write(flag, []byte{1, 0, 0, 0}, r.stream(uint32(cu.CU_STREAM_NON_BLOCKING)))
}

func TestCopies1D(t *testing.T) {
	r := newRig(t)
	for i, n := range []int{1, 7, 8, 4096, 64<<10 - 1, 64 << 10, 64<<10 + 1, gpu.Piece - 1, gpu.Piece, gpu.Piece + 1, 3*gpu.Piece + 12345, 9 * gpu.Piece} {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			at := r.alloc(uint64(n))
			data := pattern(uint32(i), n)
			r.write(at, data, 0)
			r.expect(at, data)
			// A part of it, from an odd place.
			if n > 100 {
				r.expect(at+33, data[33:n-11])
			}
			r.ok(r.MemFree(&wire.MemFreeRequest{Addr: at}))
		})
	}
}

func TestCopies2D(t *testing.T) {
	r := newRig(t)
	tests := []struct{ width, pitch, rows int }{
		{1, 1, 1},
		{3, 5, 7},
		{512, 512, 100}, // no gaps
		{1000, 1024, 3000},
		{gpu.Piece/2 + 1, gpu.Piece, 5}, // one row a piece, and more than a piece in all
		{gpu.Piece, gpu.Piece + 256, 4},
		{gpu.Piece + 4096, 2 * gpu.Piece, 3}, // rows larger than a piece
		{1, 512, 5000},
	}
	for i, tt := range tests {
		t.Run(fmt.Sprintf("%dx%d of %d", tt.width, tt.rows, tt.pitch), func(t *testing.T) {
			size := tt.pitch*(tt.rows-1) + tt.width
			at := r.alloc(uint64(size))
			ground := pattern(99, size)
			r.write(at, ground, 0)
			packed := pattern(uint32(i), tt.width*tt.rows)
			// In pieces of whole rows, or parts of rows.
			for row := 0; row < tt.rows; {
				n := max(1, min(gpu.Piece/tt.width, tt.rows-row))
				data := packed[row*tt.width:][:n*tt.width]
				to := at + cu.Deviceptr(row*tt.pitch)
				if tt.width > gpu.Piece {
					r.write(to, data, 0)
				} else {
					r.ok(r.CopyIn(&wire.CopyInRequest{
						Dst: to, Pitch: uint64(tt.pitch), Width: uint64(tt.width), Rows: uint64(n), Data: data,
					}))
				}
				row += n
			}
			for row := range tt.rows {
				copy(ground[row*tt.pitch:], packed[row*tt.width:][:tt.width])
			}
			r.expect(at, ground) // nothing between the rows was touched
			got, err := r.CopyOutData(&wire.CopyOutRequest{Src: at, Pitch: uint64(tt.pitch), Width: uint64(tt.width), Rows: uint64(tt.rows)})
			r.ok(err)
			if !bytes.Equal(got, packed) {
				t.Error("rows came back different")
			}
			// On the device, packed behind itself.
			to := r.alloc(uint64(tt.width * tt.rows))
			r.ok(r.CopyOn(&wire.CopyOnRequest{
				Dst: to, DstPitch: uint64(tt.width), Src: at, SrcPitch: uint64(tt.pitch), Width: uint64(tt.width), Rows: uint64(tt.rows),
			}))
			r.expect(to, packed)
			for _, p := range []cu.Deviceptr{at, to} {
				r.ok(r.MemFree(&wire.MemFreeRequest{Addr: p}))
			}
		})
	}
}

func TestCopiesThatCannotBe(t *testing.T) {
	r := newRig(t)
	at := r.alloc(4 * gpu.Piece)
	const size = 4 * gpu.Piece
	in := func(q wire.CopyInRequest) func(*testing.T) {
		return func(t *testing.T) {
			r.ok(r.CopyIn(&q))
			r.wantAsync(r.sync(), cu.CUDA_ERROR_INVALID_VALUE, wire.OpCopyIn)
		}
	}
	t.Run("in: fewer bytes than said", in(wire.CopyInRequest{Dst: at, Pitch: 8, Width: 8, Rows: 1, Data: make([]byte, 7)}))
	t.Run("in: more bytes than said", in(wire.CopyInRequest{Dst: at, Pitch: 8, Width: 8, Rows: 1, Data: make([]byte, 9)}))
	t.Run("in: product wraps around", in(wire.CopyInRequest{Dst: at, Pitch: 1 << 32, Width: 1 << 32, Rows: 1 << 32}))
	t.Run("in: pitch below width", in(wire.CopyInRequest{Dst: at, Pitch: 4, Width: 8, Rows: 2, Data: make([]byte, 16)}))
	t.Run("in: beyond the end", in(wire.CopyInRequest{Dst: at + size - 4, Pitch: 8, Width: 8, Rows: 1, Data: make([]byte, 8)}))
	t.Run("in: pitch beyond the end", in(wire.CopyInRequest{Dst: at, Pitch: size, Width: 8, Rows: 2, Data: make([]byte, 16)}))
	t.Run("in: to nowhere", in(wire.CopyInRequest{Dst: 64, Pitch: 8, Width: 8, Rows: 1, Data: make([]byte, 8)}))
	outs := map[string]wire.CopyOutRequest{
		"beyond the end":          {Src: at + size - 4, Pitch: 8, Width: 8, Rows: 1},
		"large, beyond the end":   {Src: at + gpu.Piece, Pitch: size, Width: size, Rows: 1},
		"from nowhere":            {Src: 64, Pitch: 8, Width: 8, Rows: 1},
		"all there is":            {Src: at, Pitch: 1 << 46, Width: 1 << 46, Rows: 1},
		"more than there is":      {Src: at, Pitch: 1, Width: ^uint64(0), Rows: 1},
		"rows without end":        {Src: at, Pitch: 8, Width: 8, Rows: ^uint64(0)},
		"product wraps to 0":      {Src: at, Pitch: 1 << 40, Width: 1 << 40, Rows: 1 << 40},
		"product wraps to little": {Src: at, Pitch: 1<<40 + 1, Width: 1<<40 + 1, Rows: 1 << 40},
		"pitch below width":       {Src: at, Pitch: 4, Width: 8, Rows: 2},
		"the same row for ever":   {Src: at, Pitch: 0, Width: gpu.Piece, Rows: 1 << 40},
		"pitch wraps around":      {Src: at, Pitch: ^uint64(0), Width: 8, Rows: 3},
	}
	for name, q := range outs {
		t.Run("out: "+name, func(t *testing.T) {
			_, err := r.CopyOutData(&q)
			r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
		})
	}
	t.Run("nothing at all", func(t *testing.T) {
		r.ok(r.CopyIn(&wire.CopyInRequest{Dst: 64}))
		r.ok(r.CopyOn(&wire.CopyOnRequest{Dst: 64, Src: 64}))
		got, err := r.CopyOutData(&wire.CopyOutRequest{Src: 64})
		r.ok(err)
		if len(got) != 0 {
			t.Errorf("%d bytes of nothing", len(got))
		}
	})
	// A copy that fails in its middle ends with the error, not with silence.
	t.Run("out: begins inside, ends outside", func(t *testing.T) {
		got, err := r.CopyOutData(&wire.CopyOutRequest{Src: at, Pitch: 2 * size, Width: 2 * size, Rows: 1})
		r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
		if len(got) >= 2*size {
			t.Errorf("%d bytes came", len(got))
		}
	})
	r.ok(r.sync())
}

// The client's bytes are captured when the command is sent: copies in flight
// do not see later ones, whatever their number.
func TestStagingIsNotReusedTooEarly(t *testing.T) {
	r := newRig(t)
	flag := r.alloc(4)
	s := r.stream(uint32(cu.CU_STREAM_NON_BLOCKING))
	r.launch(r.function("spin"), 1, 1, s, flag) // holds the copies up
	const n = 40
	at := r.alloc(n * 5000)
	want := pattern(3, n*5000)
	for i := range n {
		data := bytes.Clone(want[i*5000:][:5000])
		r.ok(r.CopyIn(&wire.CopyInRequest{Dst: at + cu.Deviceptr(i*5000), Pitch: 5000, Width: 5000, Rows: 1, Stream: s, Data: data}))
	}
	r.release(flag)
	_, err := r.StreamSynchronize(&wire.StreamSynchronizeRequest{HStream: s})
	r.ok(err)
	r.expect(at, want)
}
