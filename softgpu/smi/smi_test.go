package smi

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/api/nvml"
	"ferry/softgpu"
	"ferry/test/limit"
)

func open(t *testing.T, processes ...nvml.Process) *Library {
	t.Helper()
	l, err := Open(softgpu.Config{Devices: 2, Memory: 64 << 20, Profile: "t4"}, func() []nvml.Process { return processes })
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestMemory(t *testing.T) {
	l := open(t, nvml.Process{Memory: map[int]uint64{0: 4 << 20, 1: 1 << 20}}, nvml.Process{Memory: map[int]uint64{1: 2 << 20}})
	for handle, used := range map[uint64]uint64{1: 4 << 20, 2: 3 << 20} {
		c := nvml.New(nvml.OpDeviceGetMemoryInfo)
		c.Args[0].Word, c.Args[1].Data = handle, make([]byte, 24)
		want := nvml.Memory{Total: 64 << 20, Free: 64<<20 - used, Used: used}
		if rc := l.Call(c); rc != nvml.NVML_SUCCESS || nvml.Get[nvml.Memory](c, 1) != want {
			t.Errorf("%v %+v, want %+v", rc, nvml.Get[nvml.Memory](c, 1), want)
		}
	}
}

func TestUnknownDevice(t *testing.T) {
	l := open(t)
	for _, handle := range []uint64{0, 3, 1 << 63} {
		c := nvml.New(nvml.OpDeviceGetIndex)
		c.Args[0].Word, c.Args[1].Data = handle, make([]byte, 4)
		if rc := l.Call(c); rc != nvml.NVML_ERROR_INVALID_ARGUMENT {
			t.Errorf("%d: %v", handle, rc)
		}
	}
}

func TestFind(t *testing.T) {
	l := open(t)
	second, _ := l.handle(2)
	for _, c := range []struct {
		op   nvml.Op
		text string
		want nvml.Return
	}{
		{nvml.OpDeviceGetHandleByPciBusId_v2, "00000000:11:00.0", nvml.NVML_SUCCESS},
		{nvml.OpDeviceGetHandleByPciBusId_v2, "0000:11:00.0", nvml.NVML_SUCCESS},
		{nvml.OpDeviceGetHandleByPciBusId_v2, "11:00", nvml.NVML_SUCCESS},
		{nvml.OpDeviceGetHandleByPciBusId_v2, "0001:11:00.0", nvml.NVML_ERROR_NOT_FOUND},
		{nvml.OpDeviceGetHandleByPciBusId_v2, "elsewhere", nvml.NVML_ERROR_INVALID_ARGUMENT},
		{nvml.OpDeviceGetHandleByUUID, second.uuid(), nvml.NVML_SUCCESS},
		{nvml.OpDeviceGetHandleByUUID, "GPU-1", nvml.NVML_ERROR_NOT_FOUND},
	} {
		q := nvml.New(c.op)
		q.Args[0].Data, q.Args[1].Data = append([]byte(c.text), 0), make([]byte, 8)
		if rc := l.Call(q); rc != c.want || rc == nvml.NVML_SUCCESS && q.U64(1) != 2 {
			t.Errorf("%s: %v, device %d", c.text, rc, q.U64(1))
		}
	}
}

// A busy worker makes a busy device; here the test itself is the worker.
func TestLoad(t *testing.T) {
	l := open(t, nvml.Process{Worker: os.Getpid(), Memory: map[int]uint64{0: 0}})
	ask := func(handle uint64) uint32 {
		c := nvml.New(nvml.OpDeviceGetUtilizationRates)
		c.Args[0].Word, c.Args[1].Data = handle, make([]byte, 8)
		if rc := l.Call(c); rc != nvml.NVML_SUCCESS {
			t.Fatal(rc)
		}
		return nvml.Get[nvml.Utilization](c, 1).Gpu
	}
	stop := make(chan struct{})
	go func() {
		for n := 0; ; n++ {
			select {
			case <-stop:
				return
			default:
			}
		}
	}()
	defer close(stop)
	deadline := limit.Deadline()
	for ask(1) == 0 {
		if time.Now().After(deadline) {
			t.Fatal("a spinning process is not busy")
		}
	}
	if busy := ask(2); busy != 0 {
		t.Errorf("the other device is busy: %d", busy)
	}
}

func TestEvents(t *testing.T) {
	l := open(t)
	c := nvml.New(nvml.OpEventSetCreate)
	c.Args[0].Data = make([]byte, 8)
	if rc := l.Call(c); rc != nvml.NVML_SUCCESS {
		t.Fatal(rc)
	}
	w := nvml.New(nvml.OpEventSetWait_v2)
	w.Args[0].Word, w.Args[1].Data, w.Args[2].Word = c.U64(0), make([]byte, 32), 20
	start := time.Now()
	if rc := l.Call(w); rc != nvml.NVML_ERROR_TIMEOUT || time.Since(start) < 20*time.Millisecond {
		t.Errorf("%v after %v", rc, time.Since(start))
	}
	for _, want := range []nvml.Return{nvml.NVML_SUCCESS, nvml.NVML_ERROR_INVALID_ARGUMENT} {
		f := nvml.New(nvml.OpEventSetFree)
		f.Args[0].Word = c.U64(0)
		if rc := l.Call(f); rc != want {
			t.Errorf("%v, want %v", rc, want)
		}
	}
}

// The software GPU says the same of itself to NVML as to CUDA.
func TestAgreesWithCUDA(t *testing.T) {
	for _, profile := range softgpu.Profiles() {
		config := softgpu.Config{Profile: profile, Devices: 2, Memory: 64 << 20}
		lib, err := Open(config, func() []nvml.Process { return nil })
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
