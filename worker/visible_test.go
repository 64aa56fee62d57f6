package worker

import (
	"testing"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/gpu"
	"ferry/worker/memory"
)

func granting(devices ...int) func(*Worker) {
	return func(w *Worker) {
		if err := w.gpu.GrantDevices(devices); err != nil {
			panic(err)
		}
	}
}

// TestGrant: a client has the devices it was granted, in that order, from 0, and
// its own choice is among them.
func TestGrant(t *testing.T) {
	all := rigWith(t, 3, nil)
	a, err := all.Snapshot(&wire.SnapshotRequest{})
	all.ok(err)
	r := rigWith(t, 3, nil, granting(2, 0)) // its context is on its first device
	b, err := r.Snapshot(&wire.SnapshotRequest{})
	r.ok(err)
	if len(a.Devices) != 3 || len(b.Devices) != 2 || b.Devices[0].Uuid != a.Devices[2].Uuid || b.Devices[1].Uuid != a.Devices[0].Uuid {
		t.Fatalf("%d devices of %d", len(b.Devices), len(a.Devices))
	}
	at := r.alloc(4 * memory.Granule)
	for i, want := range []uint64{0, 0, 4 * memory.Granule} {
		if u := r.devicePage(i).Use(); u.Held != want || u.Contexts != min(int(want), 1) {
			t.Errorf("device %d: %+v", i, u)
		}
	}
	// Beyond its devices there is nothing, by any way to name them.
	for _, d := range []cu.Device{2, 3, -1, 1 << 30} {
		_, err := r.PrimaryRetain(&wire.PrimaryRetainRequest{Ctx: cu.Context(r.Mint(cu.KindContext)), Dev: d})
		r.want(err, cu.CUDA_ERROR_INVALID_DEVICE)
		_, err = r.MemCreate(&wire.MemCreateRequest{
			Handle: cu.MemGenericAllocationHandle(r.Mint(cu.KindMemGenericAllocationHandle)), Size: memory.Granule,
			Prop: cu.MemAllocationProp_v1{Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: memory.DeviceLocation(d)},
		})
		r.want(err, cu.CUDA_ERROR_INVALID_DEVICE)
		_, err = r.DeviceCanAccessPeer(&wire.DeviceCanAccessPeerRequest{Dev: 0, PeerDev: d})
		r.want(err, cu.CUDA_ERROR_INVALID_DEVICE)
		_, err = r.MemAccess(&wire.MemAccessRequest{Addr: at, Devices: []int32{int32(d)}, On: 1})
		r.want(err, cu.CUDA_ERROR_INVALID_DEVICE)
	}
	r.ok(r.Visible(&wire.VisibleRequest{Devices: []int32{2}}))
	r.wantAsync(r.sync(), cu.CUDA_ERROR_INVALID_DEVICE, wire.OpVisible)
	r.ok(r.Visible(&wire.VisibleRequest{Devices: []int32{1}}))
	r.retain(0)
	if u := r.devicePage(0).Use(); u.Contexts != 1 {
		t.Errorf("its second device, which it sees as its first: %+v", u)
	}
	_, err = r.PrimaryRetain(&wire.PrimaryRetainRequest{Ctx: cu.Context(r.Mint(cu.KindContext)), Dev: 1})
	r.want(err, cu.CUDA_ERROR_INVALID_DEVICE)
	if gpu.New(gpu.Config{Dev: r.gpu, Session: session.New(0, session.Windows{})}).GrantDevices([]int{3}) == nil {
		t.Error("a device that is not there was granted")
	}
}

// A client does not reach memory that others share on a device that it may not use.
func TestGrantShares(t *testing.T) {
	b := newBoard(t)
	lender := rigWith(t, 2, nil, b.member(1), granting(1))
	other := rigWith(t, 2, nil, b.member(2), granting(0))
	friend := rigWith(t, 2, nil, b.member(3), granting(0, 1))
	share := lender.share(lender.alloc(memory.Granule))
	other.want(other.open(other.place(memory.Granule), share), cu.CUDA_ERROR_INVALID_DEVICE)
	friend.ok(friend.open(friend.place(memory.Granule), share))
	if held := friend.devicePage(1).Use().Held; held != 0 {
		t.Errorf("%d bytes of another's count", held)
	}
}
