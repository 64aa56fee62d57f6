package worker

import (
	"encoding/binary"
	"fmt"
	"io"
	"log/slog"
	"net"
	"strings"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/api/nvml"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/softgpu"
	"ferry/softgpu/smi"
	"ferry/wire"
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

func newMonitor(lib nvml.Library, devices ...uint64) *monitor {
	m := &monitor{log: slog.New(slog.DiscardHandler), lib: lib, slots: make(chan struct{}, maxCalls)}
	m.names.begin(devices)
	return m
}

func dev(index uint32) uint64 { return nameOf(nvml.KindDevice, index) }

func TestNVMLHandles(t *testing.T) {
	lib := &library{call: func(c *nvml.Call) nvml.Return { return nvml.NVML_SUCCESS }}
	m := newMonitor(lib, 0xaaaa, 0xbbbb)
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
	m := newMonitor(lib, 0xaaaa, 0xbbbb)
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
	m := newMonitor(lib)
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

// Pointers of the client's never reach the library, ours never the client.
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
	m := newMonitor(lib)
	if _, err := m.names.name(nvml.KindGpmSample, 0x1111); err != nil {
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

// sessions answers a worker's questions as the daemon would.
func sessions(t *testing.T, list []control.Session) *control.Client {
	t.Helper()
	ours, theirs, err := control.Pair()
	if err != nil {
		t.Fatal(err)
	}
	client, err := control.NewClient(theirs)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = client.Close(); _ = ours.Close() })
	go func() {
		for {
			var q control.Request
			if _, err := ours.Receive(&q); err != nil {
				return
			}
			_ = ours.Send(&control.Reply{Sessions: list}, nil)
		}
	}()
	return client
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
	m := newMonitor(lib, 0xaaaa, 0xbbbb)
	m.ctl = sessions(t, []control.Session{
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

// TestNVMLSession speaks frames to a session of the software GPU's.
func TestNVMLSession(t *testing.T) {
	client, end := socketPair(t)
	done := make(chan error, 1)
	go func() {
		done <- runNVML(end, Boot{Device: "soft", SoftMemory: 64 << 20}, sessions(t, nil), nil, sessionpage.Alone(), slog.New(slog.DiscardHandler))
	}()
	if w, err := wire.ReadWelcome(client); err != nil || w.Status != wire.StatusOK {
		t.Fatalf("%+v %v", w, err)
	}
	ask := func(id uint32, op nvml.Op, payload []byte) (wire.Header, []byte) {
		h := wire.Header{Size: uint32(wire.HeaderSize + len(payload)), Op: uint16(op + 1), ID: id}
		head := make([]byte, wire.HeaderSize)
		h.Put(head)
		if _, err := client.Write(append(head, payload...)); err != nil {
			t.Fatal(err)
		}
		_ = client.SetReadDeadline(time.Now().Add(time.Minute))
		if _, err := io.ReadFull(client, head); err != nil {
			return wire.Header{}, nil
		}
		answer, err := wire.ParseHeader(head)
		if err != nil {
			t.Fatal(err)
		}
		body := make([]byte, answer.Size-wire.HeaderSize)
		if _, err := io.ReadFull(client, body); err != nil {
			t.Fatal(err)
		}
		return answer, body
	}
	words := func(list ...uint64) (b []byte) {
		for _, w := range list {
			b = binary.LittleEndian.AppendUint64(b, w)
		}
		return b
	}
	if h, body := ask(7, nvml.OpDeviceGetMemoryInfo, words(dev(1), 24)); h.ID != 7 || binary.LittleEndian.Uint64(body[24:]) != 64<<20 {
		t.Errorf("%+v % x", h, body)
	}
	// A client that lies about sizes is gone.
	if h, _ := ask(8, nvml.OpDeviceGetMemoryInfo, words(dev(1), 23)); h.Size != 0 {
		t.Errorf("answered: %+v", h)
	}
	if err := <-done; err == nil {
		t.Error("the session ended without a reason")
	}
}

// socketPair is a connection as a worker gets it, and its other end.
func socketPair(t *testing.T) (client, end net.Conn) {
	t.Helper()
	l, err := net.Listen("unix", t.TempDir()+"/s")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	if client, err = net.Dial("unix", l.Addr().String()); err != nil {
		t.Fatal(err)
	}
	if end, err = l.Accept(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = client.Close() })
	return client, end
}

// The software GPU says the same of itself to NVML as to CUDA.
func TestNVMLAgreesWithCUDA(t *testing.T) {
	for _, profile := range softgpu.Profiles() {
		config := softgpu.Config{Profile: profile, Devices: 2, Memory: 64 << 20}
		lib, err := smi.Open(config, func() []nvml.Process { return nil })
		if err != nil {
			t.Fatal(err)
		}
		gpu, err := softgpu.Open(config)
		if err != nil {
			t.Fatal(err)
		}
		for i := range 2 {
			text := func(op nvml.Op) string {
				c := nvml.New(op)
				c.Args[0].Word, c.Args[1].Data, c.Args[2].Word = uint64(i+1), make([]byte, 96), 96
				if rc := lib.Call(c); rc != nvml.NVML_SUCCESS {
					t.Errorf("%s: %v", c.Func.Name, rc)
				}
				return nvml.CString(c.Args[1].Data)
			}
			if name, _ := gpu.DeviceGetName(96, cu.Device(i)); text(nvml.OpDeviceGetName) != name {
				t.Errorf("%q, to CUDA %q", text(nvml.OpDeviceGetName), name)
			}
			uuid, _ := gpu.DeviceGetUuid(cu.Device(i))
			if plain := strings.ReplaceAll(text(nvml.OpDeviceGetUUID), "-", ""); plain != fmt.Sprintf("GPU%x", uuid.Bytes) {
				t.Errorf("%s, to CUDA %x", plain, uuid.Bytes)
			}
			c := nvml.New(nvml.OpDeviceGetMemoryInfo)
			c.Args[0].Word, c.Args[1].Data = uint64(i+1), make([]byte, 24)
			lib.Call(c)
			if total, _ := gpu.DeviceTotalMem(cu.Device(i)); nvml.Get[nvml.Memory](c, 1).Total != total {
				t.Errorf("%s: memory %d, to CUDA %d", profile, nvml.Get[nvml.Memory](c, 1).Total, total)
			}
			p := nvml.New(nvml.OpDeviceGetPciInfo_v3)
			p.Args[0].Word, p.Args[1].Data = uint64(i+1), make([]byte, 68)
			lib.Call(p)
			if bus, _ := gpu.DeviceGetPCIBusId(32, cu.Device(i)); nvml.CString(p.Args[1].Data) != bus {
				t.Errorf("%s: at %s, to CUDA at %s", profile, nvml.CString(p.Args[1].Data), bus)
			}
		}
		gpu.Close()
	}
}
