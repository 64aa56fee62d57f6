package worker

import (
	"testing"

	"ferry/api/cu"
	"ferry/api/nvml"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/session"
	"ferry/softgpu"
	"ferry/softgpu/smi"
	"ferry/wire"
)

func granting(devices ...int) func(*Worker) {
	return func(w *Worker) {
		if err := w.grant(devices); err != nil {
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
	at := r.alloc(4 * granule)
	for i, want := range []uint64{0, 0, 4 * granule} {
		if u := r.terms(i).Use(); u.Held != want || u.Contexts != min(int(want), 1) {
			t.Errorf("device %d: %+v", i, u)
		}
	}
	// Beyond its devices there is nothing, by any way to name them.
	for _, d := range []cu.Device{2, 3, -1, 1 << 30} {
		_, err := r.PrimaryRetain(&wire.PrimaryRetainRequest{Ctx: cu.Context(r.Mint(cu.KindContext)), Dev: d})
		r.want(err, cu.CUDA_ERROR_INVALID_DEVICE)
		_, err = r.MemCreate(&wire.MemCreateRequest{
			Handle: cu.MemGenericAllocationHandle(r.Mint(cu.KindMemGenericAllocationHandle)), Size: granule,
			Prop: cu.MemAllocationProp_v1{Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: onDevice(d)},
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
	if u := r.terms(0).Use(); u.Contexts != 1 {
		t.Errorf("its second device, which it sees as its first: %+v", u)
	}
	_, err = r.PrimaryRetain(&wire.PrimaryRetainRequest{Ctx: cu.Context(r.Mint(cu.KindContext)), Dev: 1})
	r.want(err, cu.CUDA_ERROR_INVALID_DEVICE)
	if (&Worker{dev: r.gpu, s: session.New(0, session.Windows{})}).grant([]int{3}) == nil {
		t.Error("a device that is not there was granted")
	}
}

// What others share on a device a client does not have is out of its reach.
func TestGrantShares(t *testing.T) {
	b := newBoard(t)
	lender := rigWith(t, 2, nil, b.member(1), granting(1))
	other := rigWith(t, 2, nil, b.member(2), granting(0))
	friend := rigWith(t, 2, nil, b.member(3), granting(0, 1))
	share := lender.share(lender.alloc(granule))
	other.want(other.open(other.place(granule), share), cu.CUDA_ERROR_INVALID_DEVICE)
	friend.ok(friend.open(friend.place(granule), share))
	if held := friend.terms(1).Use().Held; held != 0 {
		t.Errorf("%d bytes of another's count", held)
	}
}

// seen is what a client of NVML sees, with terms and its owner's sessions.
func seen(t *testing.T, boot Boot, terms *sessionpage.Page, list []control.Session) *monitor {
	t.Helper()
	m := newMonitor(nil)
	lib, err := smi.Open(softgpu.Config{Devices: 3, Memory: testMemory}, m.processes)
	if err != nil {
		t.Fatal(err)
	}
	m.lib, m.ctl, m.view = lib, sessions(t, list), view{terms: terms, pid: boot.Pid}
	all, rc := realDevices(lib)
	if rc != nvml.NVML_SUCCESS {
		t.Fatal(rc)
	}
	mine, hidden := m.view.choose(lib, all, &boot)
	m.names.begin(mine)
	m.names.hide(hidden)
	return m
}

func (m *monitor) uuid(t *testing.T, index uint32) string {
	t.Helper()
	c := nvml.New(nvml.OpDeviceGetUUID)
	c.Args[0].Word, c.Args[1].Data, c.Args[2].Word = dev(index), make([]byte, 96), 96
	if rc := m.execute(c); rc != nvml.NVML_SUCCESS {
		t.Fatal(rc)
	}
	return c.Text(1)
}

func TestNVMLGrant(t *testing.T) {
	all := seen(t, Boot{}, nil, nil)
	uuids := []string{all.uuid(t, 1), all.uuid(t, 2), all.uuid(t, 3)}
	m := seen(t, Boot{Devices: []int{2, 0}, UUIDs: []string{uuids[2], uuids[0]}}, nil, nil)
	if m.uuid(t, 1) != uuids[2] || m.uuid(t, 2) != uuids[0] || m.names.count != 2 {
		t.Errorf("%d devices, %s and %s", m.names.count, m.uuid(t, 1), m.uuid(t, 2))
	}
	for i, want := range map[int]nvml.Return{0: nvml.NVML_SUCCESS, 1: nvml.NVML_ERROR_NOT_FOUND, 2: nvml.NVML_SUCCESS} {
		c := nvml.New(nvml.OpDeviceGetHandleByUUID)
		c.Args[0].Data, c.Args[1].Data = append([]byte(uuids[i]), 0), make([]byte, 8)
		if rc := m.execute(c); rc != want {
			t.Errorf("device %d by its UUID: %v", i, rc)
		}
	}
	index := nvml.New(nvml.OpDeviceGetIndex)
	index.Args[0].Word, index.Args[1].Data = dev(1), make([]byte, 4)
	count := nvml.New(nvml.OpDeviceGetCount_v2)
	count.Args[0].Data = make([]byte, 4)
	if rc := m.execute(index); rc != nvml.NVML_SUCCESS || index.U32(1) != 0 {
		t.Errorf("%v: index %d", rc, index.U32(1))
	}
	if rc := m.execute(count); rc != nvml.NVML_SUCCESS || count.U32(0) != 2 {
		t.Errorf("%v: %d devices", rc, count.U32(0))
	}
	// Others' processes on a device it has are listed by the server's number of it.
	m = seen(t, Boot{Devices: []int{2}, UUIDs: []string{uuids[2]}}, nil, []control.Session{
		{ClientPid: 11, WorkerPid: 1, Uses: []control.DeviceUse{{Device: 2, Memory: 5}}},
		{ClientPid: 12, WorkerPid: 2, Uses: []control.DeviceUse{{Device: 0, Memory: 7}}},
	})
	if list := m.running(m.view.server(0), 3); len(list) != 1 || list[0].Pid != 11 || list[0].UsedGpuMemory != 5 {
		t.Errorf("%+v", list)
	}
	// A device that is gone is not there.
	if m = seen(t, Boot{Devices: []int{0, 1}, UUIDs: []string{"GPU-gone", uuids[1]}}, nil, nil); m.names.count != 1 || m.view.server(0) != 1 {
		t.Errorf("%d devices, %v", m.names.count, m.view.ordinals)
	}
}

// TestNVMLQuota: the quota is the device's memory; what is used is what the own
// process holds, or the owner's together where it only looks.
func TestNVMLQuota(t *testing.T) {
	terms := sessionpage.Alone()
	terms.Device(0).SetQuota(100 << 20)
	list := []control.Session{
		{ClientPid: 11, Uses: []control.DeviceUse{{Device: 0, Memory: 30 << 20, Quota: 60 << 20}}},
		{ClientPid: 12, Uses: []control.DeviceUse{{Device: 0, Memory: 40 << 20, Quota: 100 << 20}, {Device: 1, Memory: 50 << 20}}},
	}
	for _, c := range []struct {
		pid, device       int
		total, used, free uint64
	}{
		{99, 1, 100 << 20, 70 << 20, 30 << 20},
		{11, 1, 60 << 20, 30 << 20, 30 << 20}, // it may have been changed since
		{12, 1, 100 << 20, 40 << 20, 60 << 20},
		{99, 2, testMemory, 50 << 20, testMemory - 50<<20},
		{99, 3, testMemory, 0, testMemory},
	} {
		m := seen(t, Boot{Pid: c.pid}, terms, list)
		one, two := nvml.New(nvml.OpDeviceGetMemoryInfo), nvml.New(nvml.OpDeviceGetMemoryInfo_v2)
		one.Args[0].Word, one.Args[1].Data = dev(uint32(c.device)), make([]byte, 24)
		two.Args[0].Word, two.Args[1].Data = dev(uint32(c.device)), make([]byte, 40)
		if rc := m.execute(one); rc != nvml.NVML_SUCCESS {
			t.Fatal(rc)
		}
		if rc := m.execute(two); rc != nvml.NVML_SUCCESS {
			t.Fatal(rc)
		}
		v1, v2 := nvml.Get[nvml.Memory](one, 1), nvml.Get[nvml.Memory_v2](two, 1)
		if v1.Total != c.total || v1.Used != c.used || v1.Free != c.free || v2.Total != c.total || v2.Used != c.used || v2.Free != c.free {
			t.Errorf("process %d, device %d: %+v %+v", c.pid, c.device, v1, v2)
		}
	}
}
