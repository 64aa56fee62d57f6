package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestLinkerHandsThrough: on the software GPU programs have an nvJitLink that links PTX by the
// driver's linker, without a context of the program's; what it cannot link it says.
func TestLinkerHandsThrough(t *testing.T) {
	prog := program(t, "jitlink", filepath.Join(root, "shim", "lib", "libcuda.so.1"))
	for _, library := range []string{"libnvJitLink.so.12", "libnvJitLink.so.13"} {
		run(t, 2*time.Minute, []string{"FERRY_SOFT_TOOLS=all"}, ferry, "run", "--device", "soft", "--", prog, library).ok(t, `version: none
create: 0
add: 0 0
complete: 0
context of the linker left: no
size: 0
cubin: 0
destroy: 0
loaded 0 0, launched 0: 42
half of it: 0
an undefined function: 9
undefined reference to twice in one
LTO-IR: 5
ir: LTO-IR is compiled by NVIDIA's linker only; give the software GPU PTX (NVRTC: without -dlto; nvcc: -gencode arch=compute_90,code=compute_90)
`)
	}
}

// TestAssemblerHandsThrough: the ptxas that programs get on the software GPU takes the options of
// NVIDIA's and gives PTX back, ended by a zero.
func TestAssemblerHandsThrough(t *testing.T) {
	dir := t.TempDir()
	in, out, other := filepath.Join(dir, "in.ptx"), filepath.Join(dir, "out.cubin"), filepath.Join(dir, "other")
	text := ".version 7.0\n.target sm_70\n.address_size 64\n"
	for path, content := range map[string]string{in: text, other: "\x7fELF"} {
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	const command = `exec "$TRITON_PTXAS_PATH" "$@"`
	assemble := func(args ...string) result {
		return run(t, 2*time.Minute, nil, ferry, append([]string{"run", "--device", "soft", "--", "sh", "-c", command, "sh"}, args...)...)
	}
	for _, args := range [][]string{
		{"-lineinfo", "-v", "--opt-level", "0", "--gpu-name=sm_90a", in, "-o", out},
		{"--output-file=" + out, "-arch", "sm_80", "-maxrregcount", "32", in},
	} {
		assemble(args...).ok(t, "")
		if got, err := os.ReadFile(out); err != nil || string(got) != text+"\x00" {
			t.Errorf("%v: %q, %v", args, got, err)
		}
		if err := os.Remove(out); err != nil {
			t.Fatal(err)
		}
	}
	if r := assemble("--version"); !strings.Contains(r.stdout, "release 12.6, V12.6.85") {
		t.Errorf("version: %+v", r)
	}
	for _, args := range [][]string{{"-o", out}, {in, in, "-o", out}, {other, "-o", out}, {filepath.Join(dir, "none"), "-o", out}, {in, "-o"}, {in, "-o", filepath.Join(dir, "no", "such")}} {
		if r := assemble(args...); r.code != 1 || !strings.Contains(r.stderr, "ptxas (Ferry): ") {
			t.Errorf("%v: %+v", args, r)
		}
		if _, err := os.Stat(out); err == nil {
			t.Errorf("%v: there is an output", args)
		}
	}
}
