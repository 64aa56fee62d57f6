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
	"api/cu":                   {},                            // facts
	"api/nvml":                 {},                            // facts, and how a call travels
	"checkpoint":               {"api/cu", "session", "wire"}, // a file format: bytes in, bytes out
	"client":                   {"api/cu", "transport", "transport/link", "wire"},
	"client/agent":             {"server/identity", "transport", "transport/link", "transport/relay", "transport/ring", "wire"}, // carries programs to a server; reads nothing behind the handshake but where frames travel
	"cmd/ferry":                {"api/nvml", "checkpoint", "client/agent", "cmd/ferry/devices", "cmd/ferry/dispositions", "daemon", "daemon/admission", "daemon/audit", "daemon/budget", "daemon/output", "daemon/place", "daemon/residence", "daemon/spawn", "daemon/swap", "operator/admin", "operator/bench", "operator/web", "pool", "pool/controller", "pool/etcd", "pool/holder", "pool/member", "pool/protocol", "pool/store", "server/carry", "server/cgroup", "server/config", "server/confine", "server/control", "server/identity", "server/sessionpage", "server/systemd", "server/tlsproxy", "shim", "softgpu/finding", "softgpu/passthrough", "transport", "transport/shaped", "wire", "worker"},
	"cmd/ferry/devices":        {"api/cu", "api/nvml", "device", "device/cuda", "device/nvml", "operator/admin", "session", "softgpu", "softgpu/finding", "softgpu/smi", "worker"},                                                                                                                                                                                                                                                                                             // opens devices; the only one shipped that knows them all
	"cmd/ferry/dispositions":   {},                                                                                                                                                                                                                                                                                                                                                                                                                                             // which signals a program begins with ignored
	"daemon":                   {"daemon/adminserver", "daemon/admission", "daemon/audit", "daemon/budget", "daemon/guestmemory", "daemon/handover", "daemon/output", "daemon/place", "daemon/placer", "daemon/registry", "daemon/residence", "daemon/sched", "daemon/sessions", "daemon/spawn", "daemon/stowage", "daemon/timeshare", "operator/admin", "server/carry", "server/cgroup", "server/config", "server/control", "server/identity", "transport", "wire", "worker"}, // wiring
	"daemon/adminserver":       {"daemon/audit", "daemon/handover", "operator/admin", "operator/web", "transport"},                                                                                                                                                                                                                                                                                                                                                             // HTTP for operators
	"daemon/admission":         {"daemon/audit", "daemon/guestmemory", "daemon/handover", "daemon/output", "daemon/place", "daemon/placer", "daemon/sessions", "daemon/spawn", "operator/admin", "server/config", "server/control", "server/identity", "server/sessionpage", "server/tlsproxy", "transport", "wire", "worker"},                                                                                                                                                 // reads nothing behind the handshake
	"daemon/audit":             {"server/identity", "transport", "wire"},                                                                                                                                                                                                                                                                                                                                                                                                       // lines about clients
	"daemon/budget":            {},                                                                                                                                                                                                                                                                                                                                                                                                                                             // a leaf: no I/O, no clock
	"daemon/guestmemory":       {"transport/ring", "wire"},                                                                                                                                                                                                                                                                                                                                                                                                                     // divides files that virtual machines share with this host
	"daemon/handover":          {"daemon/audit", "daemon/place", "operator/admin", "server/config", "server/control", "server/identity", "server/sessionpage", "transport", "wire", "worker"},                                                                                                                                                                                                                                                                                  // what a restart carries over
	"daemon/output":            {"daemon/handover"},                                                                                                                                                                                                                                                                                                                                                                                                                            // what processes print
	"daemon/place":             {},                                                                                                                                                                                                                                                                                                                                                                                                                                             // a leaf: no I/O, no clock
	"daemon/placer":            {"daemon/place", "operator/admin", "server/sessionpage", "worker"},                                                                                                                                                                                                                                                                                                                                                                             // placement of clients that are there
	"daemon/registry":          {"daemon/audit", "daemon/handover", "server/control", "server/sessionpage"},                                                                                                                                                                                                                                                                                                                                                                    // what workers know of each other
	"daemon/residence":         {"daemon/audit", "daemon/stowage", "daemon/swap", "server/control", "server/sessionpage"},                                                                                                                                                                                                                                                                                                                                                      // takes sessions off their GPUs
	"daemon/sched":             {},                                                                                                                                                                                                                                                                                                                                                                                                                                             // a leaf: no I/O, no clock
	"daemon/sessions":          {"daemon/audit", "daemon/handover", "daemon/place", "daemon/placer", "daemon/registry", "daemon/residence", "daemon/spawn", "daemon/swap", "daemon/timeshare", "operator/admin", "server/cgroup", "server/config", "server/control", "server/identity", "server/sessionpage", "transport", "wire"},                                                                                                                                             // clients with their workers
	"daemon/spawn":             {"daemon/output", "server/cache", "server/cgroup", "server/confine", "server/control", "server/identity", "server/sessionpage", "wire", "worker"},                                                                                                                                                                                                                                                                                              // starts worker processes
	"daemon/stowage":           {"checkpoint", "server/control"},                                                                                                                                                                                                                                                                                                                                                                                                               // keeps sessions that have left their GPUs
	"daemon/swap":              {},                                                                                                                                                                                                                                                                                                                                                                                                                                             // a leaf: no I/O, no clock
	"daemon/timeshare":         {"daemon/sched", "server/sessionpage"},                                                                                                                                                                                                                                                                                                                                                                                                         // the scheduler against session pages
	"device":                   {"api/cu"},                                                                                                                                                                                                                                                                                                                                                                                                                                     // a leaf: one interface
	"device/cuda":              {"api/cu", "device"},                                                                                                                                                                                                                                                                                                                                                                                                                           // the real driver; never the software GPU
	"device/fatbin":            {"api/cu"},                                                                                                                                                                                                                                                                                                                                                                                                                                     // containers of code; knows no device
	"device/nvml":              {"api/nvml"},                                                                                                                                                                                                                                                                                                                                                                                                                                   // the real library; never CUDA
	"gen":                      {"gen/apidef", "gen/emit", "gen/history"},
	"gen/apidef":               {},
	"gen/emit":                 {"gen/apidef", "gen/history"},
	"gen/history":              {"gen/apidef"},
	"gen/importer":             {"gen/apidef"},
	"gen/release":              {},
	"operator/admin":           {},                                                                                            // HTTP around what a daemon implements
	"operator/bench":           {},                                                                                            // runs programs; knows Ferry from outside
	"operator/web":             {},                                                                                            // files, and who may use the API behind them
	"pool":                     {},                                                                                            // pure decisions about many servers
	"pool/controller":          {"pool", "pool/etcd", "pool/protocol", "pool/store", "server/identity", "transport", "wire"},  // executes claims
	"pool/etcd":                {},                                                                                            // etcd's JSON gateway
	"pool/holder":              {"client/agent", "pool", "pool/protocol", "server/identity", "transport", "wire"},             // claims for programs
	"pool/member":              {"pool", "pool/protocol", "wire"},                                                             // a server in a pool
	"pool/protocol":            {"pool", "server/identity", "transport"},                                                      // HTTP and JSON
	"pool/store":               {"pool", "pool/etcd"},                                                                         // a pool in etcd
	"server/cache":             {},                                                                                            // files, by content
	"server/cgroup":            {},                                                                                            // bounds of worker processes
	"server/carry":             {"client/agent", "server/control", "server/identity", "transport", "transport/relay", "wire"}, // connects to another server
	"server/config":            {"daemon/place", "daemon/swap", "softgpu/finding"},                                            // reads text, nothing else
	"server/confine":           {"server/confine/questions"},                                                                  // what a worker is kept from
	"server/confine/questions": {},
	"server/control":           {},                  // messages between daemon and worker
	"server/identity":          {"wire"},            // who a client is; opens no connection
	"server/sessionpage":       {"transport/futex"}, // memory they share
	"server/systemd":           {},
	"server/tlsproxy":          {"server/control", "server/identity", "transport/eager", "transport/relay"}, // speaks TLS for the daemon; sees no frame
	"session":                  {"api/cu", "wire"},                                                          // no device calls
	"shim":                     {},                                                                          // only carries the built libraries
	"softgpu":                  {"api/cu", "device", "device/fatbin", "softgpu/array", "softgpu/finding", "softgpu/graph", "softgpu/handle", "softgpu/interp", "softgpu/interp/tensormap", "softgpu/linker", "softgpu/memory", "softgpu/ptx", "transport/futex"},
	"softgpu/array":            {"api/cu", "softgpu/handle", "softgpu/memory", "softgpu/ptx", "softgpu/texture"},
	"softgpu/finding":          {}, // what the checks find, and files of it
	"softgpu/graph":            {"api/cu", "device", "softgpu/handle"},
	"softgpu/handle":           {},
	"softgpu/image":            {"api/cu", "device/fatbin"},
	"softgpu/interp":           {"softgpu/interp/contract", "softgpu/interp/mbarrier", "softgpu/interp/numeric", "softgpu/interp/printf", "softgpu/interp/ptxinst", "softgpu/interp/tensormap", "softgpu/ptx", "softgpu/texture"},
	"softgpu/interp/contract":  {"softgpu/interp/ptxinst", "softgpu/ptx"},
	"softgpu/interp/mbarrier":  {"softgpu/interp/numeric"},
	"softgpu/interp/numeric":   {"softgpu/ptx"},
	"softgpu/interp/printf":    {"softgpu/interp/numeric"},
	"softgpu/interp/ptxinst":   {"softgpu/interp/numeric", "softgpu/ptx"},
	"softgpu/interp/tensormap": {"softgpu/interp/numeric"},
	"softgpu/linker":           {"api/cu", "device/fatbin", "softgpu/image", "softgpu/interp", "softgpu/ptx"},
	"softgpu/memory":           {"api/cu", "softgpu/handle"},
	"softgpu/passthrough":      {},
	"softgpu/ptx":              {},
	"softgpu/smi":              {"api/nvml", "softgpu"},
	"softgpu/texture":          {},
	"transport":                {"transport/eager"}, // bytes and addresses
	"transport/channel":        {},                  // what frames travel through: an interface
	"transport/faulty":         {},                  // a wire that fails on purpose
	"transport/futex":          {},
	"transport/lanes":          {"transport/pack", "wire"},               // connections for large data
	"transport/link":           {"transport/channel", "wire"},            // one stream out of many connections
	"transport/pack":           {"wire"},                                 // compressed blocks
	"transport/eager":          {},                                       // sockets of proxies, read without sleeping
	"transport/relay":          {},                                       // bytes from one stream to another
	"transport/ring":           {"transport/channel", "transport/futex"}, // two byte streams in shared memory
	"transport/shaped":         {},                                       // bytes, later
	"transport/socket":         {"transport/channel", "wire"},            // one connection, in blocking system calls
	"wire":                     {"api/cu"},                               // a leaf: pure layout
	"worker":                   {"api/cu", "api/nvml", "checkpoint", "device", "server/confine", "server/control", "server/sessionpage", "session", "wire", "worker/accounting", "worker/batch", "worker/code", "worker/conn", "worker/contents", "worker/contexts", "worker/copies", "worker/gpu", "worker/graph", "worker/hostmem", "worker/memory", "worker/meter", "worker/nvmlworker", "worker/precopy", "worker/printfscan", "worker/rebuild", "worker/suspend", "worker/transfer", "worker/translate", "worker/wait"},
	"worker/accounting":        {"api/cu", "device/fatbin", "server/sessionpage", "session"},                                                                                                                                          // counts what a client uses
	"worker/batch":             {"api/cu", "device", "session", "wire", "worker/code", "worker/gpu", "worker/meter", "worker/rows", "worker/wait"},                                                                                    // launches that came together
	"worker/code":              {"api/cu", "checkpoint", "device", "device/fatbin", "server/cache", "session", "transport/pack", "wire", "worker/accounting", "worker/conn", "worker/gpu", "worker/memory", "worker/printfscan"},      // modules, kernels, images
	"worker/conn":              {"api/cu", "server/control", "server/sessionpage", "transport/channel", "transport/lanes", "transport/link", "transport/ring", "transport/socket", "wire"},                                            // the worker's connection to its client
	"worker/contents":          {"api/cu", "checkpoint", "device"},                                                                                                                                                                    // copies memory between devices and where it is kept
	"worker/contexts":          {"api/cu", "device", "session", "wire", "worker/accounting", "worker/gpu", "worker/hostmem", "worker/memory", "worker/meter", "worker/translate", "worker/wait"},                                      // contexts, partitions
	"worker/copies":            {"api/cu", "device", "server/sessionpage", "session", "wire", "worker/conn", "worker/gpu", "worker/hostmem", "worker/memory", "worker/meter", "worker/printfscan", "worker/translate", "worker/wait"}, // data between client and device
	"worker/gpu":               {"api/cu", "device", "session", "wire", "worker/accounting", "worker/conn", "worker/printfscan"},                                                                                                      // the device as the loop uses it
	"worker/graph":             {"api/cu", "device", "session", "wire", "worker/code", "worker/conn", "worker/gpu", "worker/hostmem", "worker/memory", "worker/translate", "worker/wait"},                                             // graphs and captures
	"worker/hostmem":           {"api/cu", "checkpoint", "device", "session", "wire", "worker/accounting", "worker/conn", "worker/gpu", "worker/memory", "worker/wait"},                                                               // shared and mirrored host memory
	"worker/memory":            {"api/cu", "checkpoint", "device", "server/control", "session", "wire", "worker/accounting", "worker/gpu", "worker/translate"},                                                                        // device memory, IPC
	"worker/meter":             {"api/cu", "device", "server/sessionpage", "session", "worker/gpu"},                                                                                                                                   // measures device time
	"worker/nvmlworker":        {"api/cu", "api/nvml", "server/control", "server/sessionpage", "wire"},                                                                                                                                // a client of NVML; the library is passed in
	"worker/printfscan":        {"api/cu", "device", "device/fatbin"},                                                                                                                                                                 // can loaded code print?
	"worker/precopy":           {"api/cu", "checkpoint", "device", "session", "worker/gpu", "worker/memory"},                                                                                                                          // memory that is sent before a session moves
	"worker/rebuild":           {"api/cu", "checkpoint", "device", "session", "wire", "worker/contents"},                                                                                                                              // a session as a checkpoint, and back
	"worker/rows":              {},                                                                                                                                                                                                    // a leaf: recognises rows of launches
	"worker/suspend":           {"api/cu", "checkpoint", "device", "server/control", "server/sessionpage", "session", "worker/accounting", "worker/contents", "worker/gpu", "worker/memory", "worker/transfer"},                       // takes a session off its devices
	"worker/transfer":          {},                                                                                                                                                                                                    // between two workers
	"worker/translate":         {"api/cu", "session"},                                                                                                                                                                                 // structs of the client; no device calls
	"worker/wait":              {"api/cu", "device", "session", "transport/futex", "wire", "worker/conn", "worker/gpu", "worker/meter", "worker/printfscan"},                                                                          // answers, waits, watches
}

// free are trees of helpers for tests and of tools run by hand, which nothing
// that is shipped imports, and Go modules of their own; inside they may use what they need.
var free = []string{"test/", "integrations/", "operator/bench/soft", "operator/bench/lineage", "softgpu/corpus", "softgpu/interp/vectorgen"}

func isFree(name string) bool {
	return slices.ContainsFunc(free, func(tree string) bool { return strings.HasPrefix(name+"/", strings.TrimSuffix(tree, "/")+"/") })
}

// TestImports compares the law with the tree, in both directions: a package
// imports only what the law allows, and the law allows only what is imported.
func TestImports(t *testing.T) {
	used := map[string][]string{}
	sources(t, func(file string, imports []string) {
		folder := path.Dir(file)
		if strings.HasSuffix(file, "_test.go") || isFree(folder) {
			return
		}
		if _, ok := law[folder]; !ok {
			t.Errorf("%s is not in the law of imports: add a row for %q to imports_test.go", file, folder)
			return
		}
		for _, i := range imports {
			if own, ok := strings.CutPrefix(i, "ferry/"); ok {
				used[folder] = append(used[folder], own)
				if !slices.Contains(law[folder], own) {
					t.Errorf("%s imports %s, which the law forbids: %s may import %q (imports_test.go)", file, own, folder, law[folder])
				}
			}
		}
	})
	for folder, allowed := range law {
		if _, err := os.Stat(folder); err != nil {
			t.Errorf("the law of imports has a row for %s, which does not exist: remove it from imports_test.go", folder)
			continue
		}
		for _, own := range allowed {
			if !slices.Contains(used[folder], own) {
				t.Errorf("%s may import %s and does not: remove the permission from imports_test.go", folder, own)
			}
		}
	}
}

// bare are the packages that touch nothing outside: their tests need no files, no
// network and no clock.
var bare = map[string][]string{
	"wire":             {"net", "os", "time", "syscall", "unsafe"},
	"api/cu":           {"net", "os", "time", "syscall"},
	"api/nvml":         {"net", "os", "time", "syscall"},
	"device":           {"net", "os", "time", "syscall", "unsafe"},
	"session":          {"net", "os", "time", "syscall", "unsafe"},
	"daemon/residence": {"daemon/swap", "server/sessionpage"}, // takes sessions off their GPUs
	"daemon/sched":     {"net", "os", "time", "syscall", "unsafe"},
	"daemon/swap":      {"net", "os", "time", "syscall", "unsafe"},
	"daemon/budget":    {"net", "os", "time", "syscall", "unsafe"},
	"server/config":    {"net", "os", "syscall", "unsafe"},
	"softgpu/ptx":      {"net", "os", "time", "syscall", "unsafe"},

	"softgpu/interp/mbarrier":  {"net", "os", "time", "syscall", "unsafe", "sync"},
	"softgpu/interp/numeric":   {"net", "os", "time", "syscall", "unsafe", "sync"},
	"softgpu/interp/printf":    {"net", "os", "time", "syscall", "unsafe", "sync"},
	"softgpu/interp/contract":  {"net", "os", "time", "syscall", "unsafe", "sync"},
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

// TestPackageDocs: a package comment begins with a plain sentence that names the
// package: "Package x does y." or, for a command, "Command x does y."
func TestPackageDocs(t *testing.T) {
	const maxWords = 36
	for _, p := range packages(t) {
		if len(p.GoFiles) == 0 {
			continue
		}
		starts := []string{"Package " + p.Name + " "}
		if p.Name == "main" {
			base := path.Base(p.ImportPath)
			starts = []string{"Command " + base + " ", strings.ToUpper(base[:1]) + base[1:] + " "}
		}
		if !slices.ContainsFunc(starts, func(start string) bool { return strings.HasPrefix(p.Doc, start) }) {
			t.Errorf("%s: its comment begins %.30q: begin it with a sentence %q…", p.ImportPath, p.Doc, starts[0])
		}
		if n := len(strings.Fields(p.Doc)); n > maxWords || !strings.HasSuffix(p.Doc, ".") {
			t.Errorf("%s: the first sentence of its comment has %d words: write one plain sentence of at most %d, with a full stop", p.ImportPath, n, maxWords)
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
		if slices.Contains(imports, "C") && path.Dir(file) != "device/cuda" && path.Dir(file) != "device/nvml" && path.Dir(file) != "cmd/ferry/dispositions" && path.Dir(file) != "server/confine/questions" && !strings.HasPrefix(file, "operator/bench/") {
			t.Errorf(`%s imports "C": only device/cuda, device/nvml, cmd/ferry/dispositions and server/confine/questions may, and benchmarks that compare with C`, file)
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
	t.Parallel() // it takes seconds
	if _, err := builtFerry(); err != nil {
		t.Errorf("CGO_ENABLED=0 go build ./cmd/ferry: %v", err)
	}
}
