package nvmlworker

import (
	"log/slog"
	"testing"

	"ferry/api/nvml"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/softgpu"
	"ferry/softgpu/smi"
)

// testMemory is what each device of a test has.
const testMemory = 512 << 20

// seen serves a client on a machine of three devices. list are the sessions of the
// client's owner.
func seen(t *testing.T, c Config, list []control.Session) *Worker {
	t.Helper()
	c.Log, c.Sessions = slog.New(slog.DiscardHandler), sessions(list)
	c.Open = func(processes func() []nvml.Process) (nvml.Library, error) {
		return smi.Open(softgpu.Config{Devices: 3, Memory: testMemory}, processes)
	}
	if c.Page == nil {
		c.Page = sessionpage.Alone()
	}
	w, err := Open(c)
	if err != nil {
		t.Fatal(err)
	}
	w.prepare() // as Run does
	return w
}

func (w *Worker) uuid(t *testing.T, index uint32) string {
	t.Helper()
	c := nvml.New(nvml.OpDeviceGetUUID)
	c.Args[0].Word, c.Args[1].Data, c.Args[2].Word = dev(index), make([]byte, 96), 96
	if rc := w.execute(c); rc != nvml.NVML_SUCCESS {
		t.Fatal(rc)
	}
	return c.Text(1)
}

func TestNVMLGrant(t *testing.T) {
	all := seen(t, Config{}, nil)
	uuids := []string{all.uuid(t, 1), all.uuid(t, 2), all.uuid(t, 3)}
	m := seen(t, Config{Devices: []int{2, 0}, UUIDs: []string{uuids[2], uuids[0]}}, nil)
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
	m = seen(t, Config{Devices: []int{2}, UUIDs: []string{uuids[2]}}, []control.Session{
		{ClientPid: 11, WorkerPid: 1, Uses: []control.DeviceUse{{Device: 2, Memory: 5}}},
		{ClientPid: 12, WorkerPid: 2, Uses: []control.DeviceUse{{Device: 0, Memory: 7}}},
	})
	if list := m.runningProcesses(m.view.serverOrdinal(0), 3); len(list) != 1 || list[0].Pid != 11 || list[0].UsedGpuMemory != 5 {
		t.Errorf("%+v", list)
	}
	// A device that is gone is not there.
	if m = seen(t, Config{Devices: []int{0, 1}, UUIDs: []string{"GPU-gone", uuids[1]}}, nil); m.names.count != 1 || m.view.serverOrdinal(0) != 1 {
		t.Errorf("%d devices, %v", m.names.count, m.view.ordinals)
	}
}

// TestNVMLQuota: the quota is the device's memory; what is used is what the own
// process holds, or the owner's together where it only looks.
func TestNVMLQuota(t *testing.T) {
	page := sessionpage.Alone()
	page.Device(0).SetQuota(100 << 20)
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
		m := seen(t, Config{ClientPid: c.pid, Page: page}, list)
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
