// Package ferry_test keeps the conventions of this repository: who may import
// whom, where danger may live, what every package says about itself.
package ferry_test

import (
	"encoding/json"
	"errors"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A pkg is what go list says about a package.
type pkg struct {
	ImportPath   string
	Dir          string
	Name         string
	Doc          string
	Imports      []string
	TestImports  []string
	XTestImports []string
	GoFiles      []string
	TestGoFiles  []string
	XTestGoFiles []string
}

func packages(t *testing.T) []pkg {
	t.Helper()
	out, err := exec.Command("go", "list", "-json", "./...").Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			t.Fatalf("go list: %v\n%s", err, exit.Stderr)
		}
		t.Fatal(err)
	}
	var list []pkg
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p pkg
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
	if len(list) < 15 {
		t.Fatalf("only %d packages", len(list))
	}
	return list
}

// law says which packages of ours a package may import. The order is that of the
// data's way; arrows point to the left only.
var law = map[string][]string{
	"api/cu":             {},                                                                                              // facts
	"api/nvml":           {},                                                                                              // facts, and how a call travels
	"wire":               {"api/cu"},                                                                                      // a leaf: pure layout
	"device":             {"api/cu"},                                                                                      // a leaf: one interface
	"session":            {"api/cu", "wire"},                                                                              // no device calls
	"daemon/sched":       {},                                                                                              // a leaf: no I/O, no clock
	"transport":          {"wire"},                                                                                        // bytes and addresses
	"transport/link":     {"wire"},                                                                                        // one stream out of many connections
	"server/control":     {},                                                                                              // messages between daemon and worker
	"server/confine":     {},                                                                                              // what a worker is kept from
	"server/sessionpage": {"transport/futex"},                                                                             // memory they share
	"daemon/place":       {},                                                                                              // a leaf: no I/O, no clock
	"server/cache":       {},                                                                                              // files, by content
	"server/identity":    {"wire"},                                                                                        // who a client is; opens no connection
	"transport/relay":    {},                                                                                              // bytes from one stream to another
	"transport/ring":     {"transport/futex"},                                                                             // two byte streams in shared memory
	"server/tlsproxy":    {"server/control", "server/identity", "transport/relay"},                                        // speaks TLS for the daemon; sees no frame
	"client/agent":       {"server/identity", "transport/link", "transport/relay", "transport/ring", "transport", "wire"}, // carries programs to a server; reads nothing behind the handshake but where frames travel
	"worker":             {"server/cache", "server/confine", "server/control", "server/sessionpage", "api/cu", "transport/futex", "transport/link", "transport/ring", "wire", "transport", "session", "device", "device/cuda", "device/nvml", "api/nvml", "softgpu/smi", "softgpu", "device/fatbin"},
	"server/config":      {"daemon/place"}, // reads text, nothing else
	"operator/admin":     {},               // HTTP around what a daemon implements
	"operator/web":       {},               // files, and who may use the API behind them
	"daemon": {
		"operator/admin", "server/cache", "server/confine", "server/config", "server/control", "server/tlsproxy", "server/identity", "server/sessionpage", "daemon/place", "wire", "transport", "operator/web", "worker", "daemon/sched",
	}, // reads nothing behind the handshake
	"client": {"api/cu", "transport/link", "wire", "transport"},

	"transport/faulty": {}, // a wire that fails on purpose

	"shim": {}, // only carries the built libraries

	"device/cuda": {"api/cu", "device"}, // the real driver; never the software GPU
	"softgpu":     {"api/cu", "device", "device/fatbin", "transport/futex", "softgpu/array", "softgpu/graph", "softgpu/handle", "softgpu/image", "softgpu/interp", "softgpu/interp/tensormap", "softgpu/memory", "softgpu/ptx"},

	"device/fatbin": {"api/cu"}, // containers of code; knows no device

	"device/nvml": {"api/nvml"}, // the real library; never CUDA
	"softgpu/smi": {"api/nvml", "softgpu"},

	"softgpu/array":  {"api/cu", "softgpu/handle", "softgpu/memory", "softgpu/ptx", "softgpu/texture"},
	"softgpu/graph":  {"api/cu", "device", "softgpu/handle"},
	"softgpu/handle": {},
	"softgpu/memory": {"api/cu", "softgpu/handle"},
	"softgpu/image":  {"api/cu", "device/fatbin"},
	"softgpu/ptx":    {},
	"softgpu/interp": {"softgpu/interp/mbarrier", "softgpu/interp/numeric", "softgpu/interp/printf", "softgpu/interp/ptxinst", "softgpu/interp/tensormap", "softgpu/ptx", "softgpu/texture"},

	"softgpu/interp/mbarrier":  {"softgpu/interp/numeric"},
	"softgpu/interp/numeric":   {"softgpu/ptx"},
	"softgpu/interp/printf":    {"softgpu/interp/numeric"},
	"softgpu/interp/ptxinst":   {"softgpu/interp/numeric", "softgpu/ptx"},
	"softgpu/interp/tensormap": {"softgpu/interp/numeric"},

	"softgpu/texture": {},

	"server/systemd":   {},
	"transport/futex":  {},
	"transport/shaped": {}, // bytes, later
	"operator/bench":   {}, // runs programs; knows Ferry from outside

	"cmd/ferry": {
		"operator/admin", "client/agent", "operator/bench", "server/config", "server/confine", "api/cu", "client", "server/systemd", "server/control", "daemon", "server/tlsproxy", "server/identity", "server/sessionpage", "daemon/place", "shim",
		"transport", "transport/shaped", "operator/web", "wire", "worker",
	},

	"gen":          {"gen/apidef", "gen/emit"},
	"gen/apidef":   {},
	"gen/emit":     {"gen/apidef"},
	"gen/importer": {"gen/apidef"},
}

// free are trees of helpers for tests and of tools run by hand, which nothing
// that is shipped imports; inside they may use what they need.
var free = []string{"test/", "operator/bench/soft", "operator/bench/lineage", "softgpu/corpus", "softgpu/interp/vectorgen"}

func isFree(name string) bool {
	return slices.ContainsFunc(free, func(tree string) bool { return strings.HasPrefix(name+"/", strings.TrimSuffix(tree, "/")+"/") })
}

func TestImports(t *testing.T) {
	for _, p := range packages(t) {
		name := strings.TrimPrefix(p.ImportPath, "ferry/")
		if p.ImportPath == "ferry" || isFree(name) {
			continue
		}
		allowed, ok := law[name]
		if !ok {
			t.Errorf("%s is not in the law of imports: say in imports_test.go what it may import", name)
			continue
		}
		for _, i := range p.Imports {
			own, ok := strings.CutPrefix(i, "ferry/")
			if !ok {
				continue
			}
			if !slices.Contains(allowed, own) {
				t.Errorf("%s imports %s, which it must not: it may import %q", name, own, allowed)
			}
		}
	}
}

// bare are the packages that touch nothing outside: their tests need no files, no
// network and no clock.
var bare = map[string][]string{
	"wire":          {"net", "os", "time", "syscall", "unsafe"},
	"api/cu":        {"net", "os", "time", "syscall"},
	"api/nvml":      {"net", "os", "time", "syscall"},
	"device":        {"net", "os", "time", "syscall", "unsafe"},
	"session":       {"net", "os", "time", "syscall", "unsafe"},
	"daemon/sched":  {"net", "os", "time", "syscall", "unsafe"},
	"server/config": {"net", "os", "syscall", "unsafe"},
	"softgpu/ptx":   {"net", "os", "time", "syscall", "unsafe"},

	"softgpu/interp/mbarrier":  {"net", "os", "time", "syscall", "unsafe", "sync"},
	"softgpu/interp/numeric":   {"net", "os", "time", "syscall", "unsafe", "sync"},
	"softgpu/interp/printf":    {"net", "os", "time", "syscall", "unsafe", "sync"},
	"softgpu/interp/ptxinst":   {"net", "os", "time", "syscall", "unsafe", "sync"},
	"softgpu/interp/tensormap": {"net", "os", "time", "syscall", "unsafe", "sync"},

	"softgpu/texture": {"net", "os", "time", "syscall", "unsafe", "sync"},
}

func TestBarePackages(t *testing.T) {
	for _, p := range packages(t) {
		for _, forbidden := range bare[strings.TrimPrefix(p.ImportPath, "ferry/")] {
			if slices.Contains(p.Imports, forbidden) {
				t.Errorf("%s imports %q: it is pure", p.ImportPath, forbidden)
			}
		}
	}
}

func TestPackageDocs(t *testing.T) {
	for _, p := range packages(t) {
		if p.Doc == "" && len(p.GoFiles) > 0 {
			t.Errorf("%s has no package comment", p.ImportPath)
		}
		if p.Name != "main" && p.Doc != "" && !strings.HasPrefix(p.Doc, "Package "+p.Name+" ") {
			t.Errorf("%s: its comment begins %.30q, not with its name", p.ImportPath, p.Doc)
		}
	}
}

func TestNoDrawers(t *testing.T) {
	for _, p := range packages(t) {
		switch base := path.Base(p.ImportPath); base {
		case "util", "utils", "common", "helper", "helpers", "misc", "shared", "types", "core":
			t.Errorf("%s: name a package for what it does, not %q", p.ImportPath, base)
		}
	}
}

// sources calls visit for every Go file of ours with what it imports.
func sources(t *testing.T, visit func(file string, imports []string)) {
	t.Helper()
	n := 0
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if name := d.Name(); name != "." && (strings.HasPrefix(name, ".") || name == "build" || name == "bin" || name == "testdata") {
				return filepath.SkipDir
			}
			return nil
		}
		if filepath.Ext(file) != ".go" {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		var imports []string
		for _, i := range f.Imports {
			imports = append(imports, strings.Trim(i.Path.Value, `"`))
		}
		n++
		visit(filepath.ToSlash(file), imports)
		return nil
	})
	if err != nil || n < 100 {
		t.Fatalf("%d files, %v", n, err)
	}
}

// mayBeUnsafe are files that use unsafe without saying so in their name, and why.
var mayBeUnsafe = map[string]string{
	"softgpu/interp/warp.go": "takes the size of a register file; renamed with the next change there",
}

func TestUnsafeIsNamed(t *testing.T) {
	used := map[string]bool{}
	sources(t, func(file string, imports []string) {
		base := path.Base(file)
		if slices.Contains(imports, "C") && path.Dir(file) != "device/cuda" && path.Dir(file) != "device/nvml" && !strings.HasPrefix(file, "operator/bench/") {
			t.Errorf(`%s imports "C": only device/cuda and device/nvml may, and benchmarks that compare with C`, file)
		}
		if !slices.Contains(imports, "unsafe") || path.Dir(file) == "device/cuda" {
			return
		}
		named := strings.HasPrefix(base, "gen_")
		for _, tail := range []string{"_unsafe.go", "_unsafe_test.go", "_cgo.go", "_amd64.go", "_arm64.go"} {
			named = named || strings.HasSuffix(base, tail)
		}
		if !named && mayBeUnsafe[file] == "" {
			t.Errorf("%s imports unsafe: call it %s_unsafe.go", file, strings.TrimSuffix(base, ".go"))
		}
		used[file] = true
	})
	for file := range mayBeUnsafe {
		if !used[file] {
			t.Errorf("%s is excepted in imports_test.go and does not import unsafe any more", file)
		}
	}
}

// TestBuildsWithoutC: without a C compiler there is still everything but the real
// driver.
func TestBuildsWithoutC(t *testing.T) {
	cmd := exec.Command("go", "build", "-o", t.TempDir()+"/", "./cmd/...")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("CGO_ENABLED=0 go build ./cmd/...: %v\n%s", err, out)
	}
}
