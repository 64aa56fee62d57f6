package e2e

import (
	"debug/elf"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"ferry/test/toolchain"
)

// These tests are make check-exports: the library must look to a program, and to
// the loader of an old system, like the one it stands in for.

// oldest is the glibc that SPECIFICATION.md promises (V3).
var oldest = []int{2, 28}

// libraries are those we stand in for, with the lists of their names.
var libraries = []struct {
	name, list string
	count      int
}{
	{"libcuda.so.1", "exports-580.txt", 707},
	{"libnvidia-ml.so.1", "nvml-exports-580.txt", 404},
}

// libraryFolders are the folders that hold the libraries, one for each architecture that was built.
func libraryFolders() []string {
	dirs := []string{library}
	if arm64 := filepath.Join(root, "build", "arm64", "lib"); exists(filepath.Join(arm64, "libcuda.so.1")) {
		dirs = append(dirs, arm64)
	}
	return dirs
}

// eachLibrary has every library of every architecture judged.
func eachLibrary(t *testing.T, judge func(t *testing.T, path, list string, count int)) {
	t.Helper()
	for _, dir := range libraryFolders() {
		for _, l := range libraries {
			path := filepath.Join(dir, l.name)
			t.Run(strings.TrimPrefix(path, root), func(t *testing.T) { judge(t, path, l.list, l.count) })
		}
	}
}

func openLibrary(t *testing.T, path string) *elf.File {
	t.Helper()
	f, err := elf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

func TestExportsList(t *testing.T) { eachLibrary(t, exportsList) }

func exportsList(t *testing.T, path, list string, count int) {
	want := strings.Fields(read(t, filepath.Join(root, "api", list)))
	if len(want) != count {
		t.Errorf("api/%s has %d names, driver 580 exports %d", list, len(want), count)
	}
	symbols, err := openLibrary(t, path).DynamicSymbols()
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]bool{}
	for _, s := range symbols {
		if s.Section != elf.SHN_UNDEF && s.Section != elf.SHN_ABS && elf.ST_BIND(s.Info) != elf.STB_LOCAL {
			got[s.Name] = true
			// The debugger's interface is variables and functions, all else is functions.
			if !strings.HasPrefix(s.Name, "cudbg") && elf.ST_TYPE(s.Info) != elf.STT_FUNC {
				t.Errorf("%s is no function", s.Name)
			}
		}
	}
	for _, name := range want {
		if !got[name] {
			t.Errorf("%s is not exported", name)
		}
		delete(got, name)
	}
	for name := range got {
		t.Errorf("%s is exported, and is not in the list", name)
	}
}

func TestExportsNeeds(t *testing.T) { eachLibrary(t, exportsNeeds) }

func exportsNeeds(t *testing.T, path, _ string, _ int) {
	f, name := openLibrary(t, path), filepath.Base(path)
	if soname, err := f.DynString(elf.DT_SONAME); err != nil || !slices.Equal(soname, []string{name}) {
		t.Errorf("SONAME %q, %v", soname, err)
	}
	needed, err := f.ImportedLibraries()
	if err != nil || len(needed) == 0 {
		t.Fatalf("needs %q, %v", needed, err)
	}
	for _, lib := range needed {
		// The loader is a part of glibc; __tls_get_addr lives there.
		if lib != "libc.so.6" && !strings.HasPrefix(lib, "ld-linux-") {
			t.Errorf("needs %s", lib)
		}
	}
}

// TestExportsVersions looks at what the library takes from others: libc's, of a
// version that V3 allows, and nothing that nobody provides.
func TestExportsVersions(t *testing.T) { eachLibrary(t, exportsVersions) }

func exportsVersions(t *testing.T, path, _ string, _ int) {
	symbols, err := openLibrary(t, path).DynamicSymbols()
	if err != nil {
		t.Fatal(err)
	}
	imports := 0
	for _, s := range symbols {
		if s.Section != elf.SHN_UNDEF || s.Name == "" {
			continue
		}
		imports++
		number, ok := strings.CutPrefix(s.Version, "GLIBC_")
		if !ok {
			if elf.ST_BIND(s.Info) != elf.STB_WEAK { // the weak ones are the start code's
				t.Errorf("%s is provided by nobody: the library cannot be loaded", s.Name)
			}
			continue
		}
		var version []int
		for part := range strings.SplitSeq(number, ".") {
			n, err := strconv.Atoi(part)
			if err != nil {
				t.Fatalf("%s of version %s", s.Name, s.Version)
			}
			version = append(version, n)
		}
		if slices.Compare(version, oldest) > 0 {
			t.Errorf("%s needs glibc %s, newer than the 2.28 of SPECIFICATION.md", s.Name, number)
		}
	}
	if imports < 20 {
		t.Errorf("only %d imports", imports)
	}
}

// TestExportsLoad loads the library with the real loader and libc of Debian 11,
// and calls it.
func TestExportsLoad(t *testing.T) {
	loader, why := toolchain.NeedTool(t, toolchain.OldLibc)
	if why != "" {
		skip(t, "Debian 11's libc cannot be had: %s", why)
	}
	s := serve(t)
	libraries := filepath.Dir(loader) + ":" + library
	// The program must not itself ask for a newer libc than it gets.
	prog := program(t, "old", "-nostartfiles", "-L"+library, "-l:libcuda.so.1")
	r := run(t, 20*time.Second, []string{"FERRY_SERVER=" + s.address}, loader, "--library-path", libraries, prog)
	if r.code != 0 || !strings.HasPrefix(r.stdout, "glibc 2.31\n") || !strings.HasSuffix(r.stdout, "PASS\n") {
		t.Errorf("ended with %d: %s%s", r.code, r.stdout, r.stderr)
	}
}
