package nvml

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"ferry/api/nvml"
	"ferry/test/clean"
)

func TestMain(m *testing.M) {
	clean.Process()
	os.Exit(m.Run())
}

// The library under test is C of our own, with functions of NVML's shapes: what
// arrives in C and what comes back is then plain.
const source = `
#include <string.h>
struct list { unsigned version, mode, n; struct { unsigned pid; unsigned long long used; unsigned gi, ci; unsigned long long cc; } *p; };
int nvmlInit_v2(void) { return 0; }
int nvmlDeviceGetName(void *d, char *name, unsigned n)
{
	if (!name) return 2;
	memset(name, 'x', n);
	name[n - 1] = 0;
	return d == (void *)0x1234 ? 0 : 6;
}
int nvmlDeviceGetClock(void *d, int type, int id, unsigned *mhz) { *mhz = 100 * type + id; return 0; }
int nvmlDeviceGetHandleByUUID(const char *uuid, void **d) { *d = (void *)(long)strlen(uuid); return 0; }
int nvmlDeviceGetProcessUtilization(void *d, void *samples, unsigned *n, unsigned long long since) { *n = since >> 40; return samples ? 0 : 7; }
int nvmlDeviceGetRunningProcessDetailList(void *d, struct list *l)
{
	if (!l->p) return 7;
	for (unsigned i = 0; i < l->n; i++) l->p[i].pid = 40 + i;
	l->mode = 9;
	return 0;
}
`

func TestCalls(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "libdouble.so")
	cmd := exec.Command("cc", "-shared", "-fPIC", "-xc", "-", "-o", file)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	go func() { _, _ = in.Write([]byte(source)); _ = in.Close() }()
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("cc: %v\n%s", err, out)
	}
	t.Setenv("FERRY_LIBNVML", file)
	l, err := Open()
	if err != nil {
		t.Fatal(err)
	}

	c := nvml.New(nvml.OpDeviceGetName)
	c.Args[0].Word, c.Args[1].Data, c.Args[2].Word = 0x1234, make([]byte, 5), 5
	if rc := l.Call(c); rc != nvml.NVML_SUCCESS || string(c.Args[1].Data) != "xxxx\x00" {
		t.Errorf("%v %q", rc, c.Args[1].Data)
	}
	c.Args[1].Data = nil // a null pointer stays one
	if rc := l.Call(c); rc != nvml.NVML_ERROR_INVALID_ARGUMENT {
		t.Error(rc)
	}

	c = nvml.New(nvml.OpDeviceGetClock)
	c.Args[1].Word, c.Args[2].Word, c.Args[3].Data = 3, 2, make([]byte, 4)
	if rc := l.Call(c); rc != nvml.NVML_SUCCESS || c.U32(3) != 302 {
		t.Errorf("%v %d", rc, c.U32(3))
	}

	c = nvml.New(nvml.OpDeviceGetHandleByUUID)
	c.Args[0].Data, c.Args[1].Data = []byte("four\x00"), make([]byte, 8)
	if rc := l.Call(c); rc != nvml.NVML_SUCCESS || c.U64(1) != 4 {
		t.Errorf("%v %d", rc, c.U64(1))
	}

	c = nvml.New(nvml.OpDeviceGetProcessUtilization) // 64 bits in a word
	c.Args[1].Data, c.Args[2].Data, c.Args[3].Word = make([]byte, 32), make([]byte, 4), 77<<40
	if rc := l.Call(c); rc != nvml.NVML_SUCCESS || c.U32(2) != 77 {
		t.Errorf("%v %d", rc, c.U32(2))
	}

	// A struct that points: the pointer is ours while the library runs.
	c = nvml.New(nvml.OpDeviceGetRunningProcessDetailList)
	c.Args[1].Data, c.Args[2].Data = make([]byte, 24), make([]byte, 64)
	nvml.Put(c, 1, nvml.ProcessDetailList_v1{NumProcArrayEntries: 2, ProcArray: 0xdead})
	rc := l.Call(c)
	second := nvml.Element[nvml.ProcessDetail_v1](c.Args[2].Data, 1)
	if head := nvml.Get[nvml.ProcessDetailList_v1](c, 1); rc != nvml.NVML_SUCCESS || head.Mode != 9 || second.Pid != 41 {
		t.Errorf("%v %+v %+v", rc, head, second)
	}
	c.Args[2].Data = nil
	if rc := l.Call(c); rc != nvml.NVML_ERROR_INSUFFICIENT_SIZE {
		t.Error(rc)
	}

	if rc := l.Call(nvml.New(nvml.OpDeviceGetMigMode)); rc != nvml.NVML_ERROR_FUNCTION_NOT_FOUND {
		t.Errorf("a function this library lacks: %v", rc)
	}
}

// TestIsShim: Open passes over the shim that this tree builds.
func TestIsShim(t *testing.T) {
	const built = "../../shim/lib/libnvidia-ml.so.1"
	if _, err := os.Stat(built); err != nil {
		t.Skip("no shim: run make first")
	}
	if !isShim(built) {
		t.Errorf("%s is not recognised: a worker would load it as NVML", built)
	}
}
