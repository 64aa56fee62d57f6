package cuda

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"ferry/api/cu"
	"ferry/test/clean"
)

func TestMain(m *testing.M) {
	clean.Process()
	os.Exit(m.Run())
}

// openStub opens testdata/stub.c in the driver's place.
func openStub(t *testing.T) *Thread {
	t.Helper()
	lib := filepath.Join(t.TempDir(), "libcuda.so.1")
	if out, err := exec.Command("cc", "-shared", "-fPIC", "-o", lib, "testdata/stub.c").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	t.Setenv("FERRY_LIBCUDA", lib)
	dev, err := Open(false)
	if err != nil {
		t.Fatal(err)
	}
	return dev
}

// TestIsShim: Open passes over the shim that this tree builds, and over no other library.
func TestIsShim(t *testing.T) {
	const built = "../../shim/lib/libcuda.so.1"
	if _, err := os.Stat(built); err != nil {
		t.Skip("no shim: run make first")
	}
	if !isShim(built) {
		t.Errorf("%s is not recognised: a worker would load it as the driver", built)
	}
	if openStub(t); isShim(os.Getenv("FERRY_LIBCUDA")) {
		t.Error("another library is taken for the shim")
	}
}

// A request holds slices beside the structs that go to the driver. cgo ends
// the process when a pointer into such a request is passed on.
type request struct {
	Copy cu.CUDA_MEMCPY3D_v2
	Res  cu.CUDA_RESOURCE_DESC_v1
	Tex  cu.CUDA_TEXTURE_DESC_v1
	Data []byte
}

var kept *request // on the heap, where cgo looks

func TestStructsWithPointers(t *testing.T) {
	dev := openStub(t)
	kept = &request{Data: make([]byte, 64)}
	kept.Copy.SrcMemoryType = cu.CU_MEMORYTYPE_HOST
	kept.Res.ResType = 3
	host := make([]byte, 64)
	if rc := dev.CopyArray(&kept.Copy, host, 7); rc != cu.CUDA_SUCCESS {
		t.Errorf("CopyArray: %v", rc)
	}
	if kept.Copy.SrcHost != 0 {
		t.Error("CopyArray wrote a pointer of the worker's into the request")
	}
	if n, rc := dev.GraphAddCopy(100, []cu.GraphNode{1, 2}, &kept.Copy, nil, 5); rc != cu.CUDA_SUCCESS || n != 107 {
		t.Errorf("GraphAddCopy: %d, %v", n, rc)
	}
	if tex, rc := dev.TexObjectCreate(&kept.Res, &kept.Tex, nil); rc != cu.CUDA_SUCCESS || tex != 3 {
		t.Errorf("TexObjectCreate: %d, %v", tex, rc)
	}
}

// A function the library lacks is refused, not jumped to.
func TestMissingFunction(t *testing.T) {
	if _, rc := openStub(t).DeviceGetCount(); rc != cu.CUDA_ERROR_NOT_SUPPORTED {
		t.Errorf("%v", rc)
	}
}
