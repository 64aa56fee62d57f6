package linker

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/device/fatbin"
	"ferry/softgpu/ptx"
	"ferry/test/toolchain"
)

const header = ".version 8.0\n.target sm_80\n.address_size 64\n"

// link links PTX texts and returns the merged module.
func link(cc int, units ...string) (*ptx.Module, error) {
	l := New(cc)
	for _, u := range units {
		if err := l.Add(cu.CU_JIT_INPUT_PTX, []byte(header+u), ""); err != nil {
			return nil, err
		}
	}
	b, err := l.Complete()
	if err != nil {
		return nil, err
	}
	return Parse(b, cc, nil)
}

func TestErrorsNameUnits(t *testing.T) {
	use := ".extern .func out();\n.extern .global .b32 v;\n.visible .entry k() { .reg .b32 %r; call out; ld.global.u32 %r, [v]; ret; }\n"
	hidden := ".func _ZN31_INTERNAL_0b901710_4_b_cu_total6secretEi() { ret; }\n"
	for name, tt := range map[string]struct {
		units []string
		want  []string
	}{
		"undefined": {[]string{use + hidden}, []string{"undefined reference to out in b.cu\n", "undefined reference to v in b.cu"}},
		"no name":   {[]string{use}, []string{"undefined reference to out in the unit that defines k"}},
		"a file":    {[]string{use + ".file 1 \"/src/x.cu\"\n"}, []string{"in /src/x.cu"}},
		"in an initialiser": {
			[]string{".extern .func f();\n.visible .global .u64 table[1] = {f};\n"},
			[]string{"undefined reference to f in the unit that defines table"},
		},
		"twice": {
			[]string{".visible .func f() { ret; }\n" + hidden, ".visible .func f() { ret; }\n"},
			[]string{"multiple definition of function f: in b.cu and in the unit that defines f"},
		},
		"the device runtime": {
			[]string{".extern .func (.param .b32 r) cudaDeviceSynchronize();\n.visible .entry k() { .param .b32 r; call (r), cudaDeviceSynchronize; ret; }\n"},
			[]string{"before compute capability 9.0"},
		},
	} {
		_, err := link(90, tt.units...)
		for _, want := range tt.want {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: %v, want %q", name, err, want)
			}
		}
	}
}

// TestPrivateNames: what a unit keeps to itself is nobody else's, whatever its name and the order of units.
func TestPrivateNames(t *testing.T) {
	public := ".visible .global .b32 n = 1;\n.visible .func f() { ret; }\n"
	user := ".extern .global .b32 n;\n.extern .func f();\n.visible .entry user() { .reg .b32 %r; ld.global.u32 %r, [n]; call f; ret; }\n"
	private := ".global .b32 n = 2;\n.global .b32 n$2;\n.func f() { ret; }\n.visible .entry own() { .reg .b32 %r; ld.global.u32 %r, [n]; ld.global.u32 %r, [n$2]; call f; ret; }\n"
	for _, units := range [][]string{{private, user, public}, {public, private, user}, {user, private, public}} {
		m, err := link(90, units...)
		if err != nil {
			t.Fatal(err)
		}
		for name, want := range map[string]byte{"user": 1, "own": 2} {
			k := m.Func(name)
			if v := k.Code[0].Args[1].Elems[0].Var; v.Init[0] != want {
				t.Errorf("%s uses a variable that is %d", name, v.Init[0])
			}
			at := slices.IndexFunc(k.Code, func(in ptx.Inst) bool { return in.Call != nil })
			if f := m.Func(k.Code[at].Call.Callee.Name); f == nil || (f.Linkage == ptx.Visible) != (name == "user") {
				t.Errorf("%s calls %v", name, f)
			}
		}
	}
}

// TestDeviceRuntime links what nvcc's libraries are: an archive of object files. Of the device runtime only what is
// used comes along.
func TestDeviceRuntime(t *testing.T) {
	launch := `.extern .func (.param .b32 r) NAME(.param .b64 a, .param .b64 b);
.visible .entry k() { .param .b32 r; .param .b64 a; .param .b64 b; call (r), NAME, (a, b); ret; }
`
	for version, name := range map[string]string{"13.0": "__cudaCDP2LaunchDeviceV2", "12.9": "__cudaCDP2LaunchDeviceV2", "11.8": "cudaLaunchDeviceV2"} {
		tc, err := toolchain.Get(version)
		if errors.Is(err, toolchain.ErrUnreachable) || errors.Is(err, toolchain.ErrMissingTool) {
			t.Logf("no CUDA %s: %v", version, err)
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		lib, err := os.ReadFile(tc.Lib + "/libcudadevrt.a")
		if err != nil {
			t.Fatal(err)
		}
		for _, tt := range []struct {
			unit  string
			funcs int // at most; the whole has hundreds
		}{
			{strings.ReplaceAll(launch, "NAME", name), 8},
			{".visible .entry k() { ret; }\n", 1},
		} {
			l := New(90)
			if err := l.Add(cu.CU_JIT_INPUT_PTX, []byte(header+tt.unit), "main.ptx"); err != nil {
				t.Fatal(err)
			}
			if err := l.Add(cu.CU_JIT_INPUT_LIBRARY, lib, "libcudadevrt.a"); err != nil {
				t.Fatal(err)
			}
			b, err := l.Complete()
			if err != nil {
				t.Fatal(version, err)
			}
			m, err := Parse(b, 90, nil)
			if err != nil {
				t.Fatal(err)
			}
			n := 0
			for _, f := range m.Funcs {
				if f.Defined {
					n++
				}
			}
			if n > tt.funcs || tt.funcs > 1 && m.Func(name) == nil {
				t.Errorf("%s: %d functions are linked", version, n)
			}
		}
		l := New(90)
		_ = l.Add(cu.CU_JIT_INPUT_PTX, []byte(header+strings.ReplaceAll(launch, "NAME", name)), "main.ptx")
		if _, err := l.Complete(); err == nil || !strings.Contains(err.Error(), "link libcudadevrt.a") {
			t.Errorf("%s: without the library: %v", version, err)
		}
	}
}

// TestRelink: what a linker made is an input of another.
func TestRelink(t *testing.T) {
	first := New(90)
	if err := first.Add(cu.CU_JIT_INPUT_PTX, []byte(header+".visible .func f() { ret; }\n"), ""); err != nil {
		t.Fatal(err)
	}
	b, err := first.Complete()
	if err != nil {
		t.Fatal(err)
	}
	second := New(90)
	if err := second.Add(cu.CU_JIT_INPUT_CUBIN, b, ""); err != nil {
		t.Fatal(err)
	}
	if err := second.Add(cu.CU_JIT_INPUT_PTX, []byte(header+".extern .func f();\n.visible .entry k() { call f; ret; }\n"), ""); err != nil {
		t.Fatal(err)
	}
	if _, err := second.Complete(); err != nil {
		t.Error(err)
	}
}

func TestRefused(t *testing.T) {
	for kind, want := range map[cu.JitInputType]string{
		cu.CU_JIT_INPUT_NVVM:  "LTO-IR is compiled by NVIDIA's linker only",
		cu.CU_JIT_INPUT_CUBIN: "a cubin is machine code",
	} {
		err := New(90).Add(kind, []byte("x"), "")
		if e := (*fatbin.Error)(nil); !errors.As(err, &e) || e.Result != cu.CUDA_ERROR_NO_BINARY_FOR_GPU || !strings.Contains(e.Msg, want) {
			t.Errorf("%v: %v", kind, err)
		}
	}
	if err := New(90).Add(77, []byte("x"), ""); !errors.Is(err, ErrKind) {
		t.Error(err)
	}
}
