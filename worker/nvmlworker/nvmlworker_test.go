package nvmlworker

import (
	"log/slog"
	"testing"

	"ferry/api/nvml"
	"ferry/server/control"
)

// library is a double that notes what it is called with.
type library struct {
	calls []*nvml.Call
	call  func(c *nvml.Call) nvml.Return
}

func (l *library) Describe() string { return "a double" }

func (l *library) Call(c *nvml.Call) nvml.Return {
	l.calls = append(l.calls, c)
	return l.call(c)
}

func newWorker(lib nvml.Library, devices ...uint64) *Worker {
	w := &Worker{log: slog.New(slog.DiscardHandler), lib: lib, slots: make(chan struct{}, maxCalls)}
	w.names.addDevices(devices)
	return w
}

func dev(index uint32) uint64 { return nameOf(nvml.KindDevice, index) }

func TestNVMLHandles(t *testing.T) {
	lib := &library{call: func(c *nvml.Call) nvml.Return { return nvml.NVML_SUCCESS }}
	m := newWorker(lib, 0xaaaa, 0xbbbb)
	for name, handle := range map[string]uint64{
		"none": 0, "an address": 0xaaaa, "of another kind": nameOf(nvml.KindUnit, 1), "a third device": dev(3), "index 0": dev(0),
	} {
		c := nvml.New(nvml.OpDeviceGetIndex)
		c.Args[0].Word, c.Args[1].Data = handle, make([]byte, 4)
		if rc := m.execute(c); rc != nvml.NVML_ERROR_INVALID_ARGUMENT || len(lib.calls) != 0 {
			t.Errorf("%s: %v, %d calls", name, rc, len(lib.calls))
		}
	}
	c := nvml.New(nvml.OpDeviceGetIndex)
	c.Args[0].Word, c.Args[1].Data = dev(2), make([]byte, 4)
	if rc := m.execute(c); rc != nvml.NVML_SUCCESS || lib.calls[0].Args[0].Word != 0xbbbb {
		t.Errorf("%v, called with %x", rc, lib.calls[0].Args[0].Word)
	}
}

// What a library hands out gets a name, the same for the same object, and loses
// it when it is freed.
func TestNVMLNames(t *testing.T) {
	lib := &library{call: func(c *nvml.Call) nvml.Return {
		if c.Op == nvml.OpDeviceGetHandleByUUID || c.Op == nvml.OpEventSetCreate {
			out := len(c.Args) - 1
			return c.PutU64(out, 0xbbbb)
		}
		return nvml.NVML_SUCCESS
	}}
	m := newWorker(lib, 0xaaaa, 0xbbbb)
	c := nvml.New(nvml.OpDeviceGetHandleByUUID)
	c.Args[0].Data, c.Args[1].Data = []byte("x\x00"), make([]byte, 8)
	if rc := m.execute(c); rc != nvml.NVML_SUCCESS || c.U64(1) != dev(2) {
		t.Errorf("%v, %x", rc, c.U64(1))
	}
	c = nvml.New(nvml.OpEventSetCreate)
	c.Args[0].Data = make([]byte, 8)
	if rc := m.execute(c); rc != nvml.NVML_SUCCESS || c.U64(0) != nameOf(nvml.KindEventSet, 1) {
		t.Fatalf("%v, %x", rc, c.U64(0))
	}
	free := func() nvml.Return {
		f := nvml.New(nvml.OpEventSetFree)
		f.Args[0].Word = nameOf(nvml.KindEventSet, 1)
		return m.execute(f)
	}
	if rc := free(); rc != nvml.NVML_SUCCESS {
		t.Error(rc)
	}
	if rc := free(); rc != nvml.NVML_ERROR_INVALID_ARGUMENT {
		t.Errorf("freed twice: %v", rc)
	}
}

func TestNVMLNamesAreBounded(t *testing.T) {
	next := uint64(0)
	lib := &library{call: func(c *nvml.Call) nvml.Return { next++; return c.PutU64(0, next) }}
	m := newWorker(lib)
	var rc nvml.Return
	for range maxNames + 1 {
		c := nvml.New(nvml.OpGpmSampleAlloc)
		c.Args[0].Data = make([]byte, 8)
		rc = m.execute(c)
	}
	if rc != nvml.NVML_ERROR_INSUFFICIENT_RESOURCES {
		t.Errorf("object %d: %v", maxNames+1, rc)
	}
}

// Pointers of the client's never reach the library, handled never the client.
func TestNVMLPointers(t *testing.T) {
	lib := &library{}
	lib.call = func(c *nvml.Call) nvml.Return {
		got := nvml.Get[nvml.GpmMetricsGet](c, 0)
		if got.Sample1 != 0x1111 || got.Metrics[209].MetricInfo.Unit != 0 {
			t.Errorf("sample %x, pointer %x", got.Sample1, got.Metrics[209].MetricInfo.Unit)
		}
		got.Metrics[0].MetricInfo.ShortName = 0xdead
		return nvml.Put(c, 0, got)
	}
	m := newWorker(lib)
	if _, err := m.names.nameFor(nvml.KindGpmSample, 0x1111); err != nil {
		t.Fatal(err)
	}
	var v nvml.GpmMetricsGet
	v.NumMetrics = 210
	v.Sample1 = nvml.GpmSample(nameOf(nvml.KindGpmSample, 1))
	v.Metrics[209].MetricInfo.Unit = 0xdead
	ask := func(v nvml.GpmMetricsGet) (*nvml.Call, nvml.Return) {
		c := nvml.New(nvml.OpGpmMetricsGet)
		c.Args[0].Data = make([]byte, 8424)
		nvml.Put(c, 0, v)
		return c, m.execute(c)
	}
	c, rc := ask(v)
	if got := nvml.Get[nvml.GpmMetricsGet](c, 0); rc != nvml.NVML_SUCCESS || got.Metrics[0].MetricInfo.ShortName != 0 || uint64(got.Sample1) != uint64(v.Sample1) {
		t.Errorf("%v: %x %x", rc, got.Metrics[0].MetricInfo.ShortName, got.Sample1)
	}
	n := len(lib.calls)
	v.NumMetrics = 211
	if _, rc := ask(v); rc != nvml.NVML_ERROR_INVALID_ARGUMENT || len(lib.calls) != n {
		t.Errorf("more metrics than the struct has: %v", rc)
	}
	v.NumMetrics, v.Sample2 = 1, 0x2222
	if _, rc := ask(v); rc != nvml.NVML_ERROR_INVALID_ARGUMENT || len(lib.calls) != n {
		t.Errorf("a sample of nobody's: %v", rc)
	}
}

// sessions answers a worker's question as the daemon would.
func sessions(list []control.Session) func() ([]control.Session, error) {
	return func() ([]control.Session, error) { return list, nil }
}

func TestNVMLProcesses(t *testing.T) {
	seen := []nvml.ProcessInfo_v2{{Pid: 100, UsedGpuMemory: 5 << 20}, {Pid: 999, UsedGpuMemory: 7 << 20}}
	lib := &library{call: func(c *nvml.Call) nvml.Return {
		switch c.Op {
		case nvml.OpDeviceGetComputeRunningProcesses_v3:
			return nvml.PutList(c, 1, 2, seen)
		case nvml.OpDeviceGetProcessUtilization:
			return nvml.PutList(c, 2, 1, []nvml.ProcessUtilizationSample{{Pid: 999, SmUtil: 1}, {Pid: 101, SmUtil: 33}})
		}
		return nvml.NVML_ERROR_NOT_SUPPORTED
	}}
	m := newWorker(lib, 0xaaaa, 0xbbbb)
	m.sessions = sessions([]control.Session{
		{WorkerPid: 100, ClientPid: 10, Program: "seen", Uses: []control.DeviceUse{{Device: 0, Memory: 1}}},
		{WorkerPid: 101, ClientPid: 11, Program: "unseen", Uses: []control.DeviceUse{{Device: 0, Memory: 3 << 20}}},
		{WorkerPid: 102, ClientPid: 12, Program: "elsewhere", Uses: []control.DeviceUse{{Device: 1, Memory: 1}}},
		{WorkerPid: 103, ClientPid: 13, Program: "idle"},
	})
	list := func(room uint32) (*nvml.Call, nvml.Return) {
		c := nvml.New(nvml.OpDeviceGetComputeRunningProcesses_v3)
		c.Args[0].Word, c.Args[1].Data, c.Args[2].Data = dev(1), make([]byte, 4), make([]byte, 24*room)
		c.PutU32(1, room)
		return c, m.execute(c)
	}
	// The library's figure where it has one, the worker's own where not; nobody else's process.
	c, rc := list(4)
	if rc != nvml.NVML_SUCCESS || c.U32(1) != 2 {
		t.Fatalf("%v, %d processes", rc, c.U32(1))
	}
	for i, want := range []nvml.ProcessInfo_v2{
		{Pid: 10, UsedGpuMemory: 5 << 20, GpuInstanceId: nvml.NoInstance, ComputeInstanceId: nvml.NoInstance},
		{Pid: 11, UsedGpuMemory: 3 << 20, GpuInstanceId: nvml.NoInstance, ComputeInstanceId: nvml.NoInstance},
	} {
		if got := nvml.Element[nvml.ProcessInfo_v2](c.Args[2].Data, i); got != want {
			t.Errorf("%+v, want %+v", got, want)
		}
	}
	if c, rc := list(1); rc != nvml.NVML_ERROR_INSUFFICIENT_SIZE || c.U32(1) != 2 {
		t.Errorf("room for one: %v, %d", rc, c.U32(1))
	}
	name := nvml.New(nvml.OpSystemGetProcessName)
	name.Args[0].Word, name.Args[1].Data, name.Args[2].Word = 11, make([]byte, 16), 16
	if rc := m.execute(name); rc != nvml.NVML_SUCCESS || nvml.CString(name.Args[1].Data) != "unseen" {
		t.Errorf("%v %q", rc, name.Args[1].Data)
	}
	name.Args[0].Word = 100 // a process of the server's
	if rc := m.execute(name); rc != nvml.NVML_ERROR_NOT_FOUND {
		t.Errorf("the worker's own pid: %v", rc)
	}
	use := nvml.New(nvml.OpDeviceGetProcessUtilization)
	use.Args[0].Word, use.Args[1].Data, use.Args[2].Data = dev(1), make([]byte, 32), make([]byte, 4)
	use.PutU32(2, 1)
	if rc := m.execute(use); rc != nvml.NVML_SUCCESS || use.U32(2) != 1 || nvml.Get[nvml.ProcessUtilizationSample](use, 1).Pid != 11 {
		t.Errorf("%v %d %+v", rc, use.U32(2), nvml.Get[nvml.ProcessUtilizationSample](use, 1))
	}
}
