package ferry_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
)

// layers are the folders of shim/core from the bottom up: a file calls its own
// layer and those before it. A call the other way goes through a function
// pointer that the upper layer sets.
var layers = []string{"base", "net", "session"}

// An object is what one C file of shim/core defines and needs.
type object struct{ defines, needs []string }

// coreObjects compiles every C file of shim/core and reads its symbols.
func coreObjects(t *testing.T) map[string]object {
	t.Helper()
	cc := os.Getenv("CC")
	if cc == "" {
		cc = "cc"
	}
	for _, tool := range []string{cc, "nm"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skipf("no %s", tool)
		}
	}
	sources, err := filepath.Glob("shim/core/*/*.c")
	if err != nil || len(sources) < 20 {
		t.Fatalf("%d sources, %v", len(sources), err)
	}
	var (
		mu      sync.Mutex
		wg      sync.WaitGroup
		objects = map[string]object{}
		slots   = make(chan struct{}, runtime.NumCPU())
		dir     = t.TempDir()
	)
	for _, source := range sources {
		name := strings.TrimPrefix(source, "shim/core/")
		wg.Go(func() {
			slots <- struct{}{}
			defer func() { <-slots }()
			out := filepath.Join(dir, strings.ReplaceAll(name, "/", "_")+".o")
			if text, err := exec.Command(cc, "-std=c11", "-D_GNU_SOURCE", "-DFERRY_SHIM", "-O1", "-c", source, "-o", out).CombinedOutput(); err != nil {
				t.Errorf("%s: %v\n%s", source, err, text)
				return
			}
			text, err := exec.Command("nm", "-P", "-g", out).Output()
			if err != nil {
				t.Errorf("nm %s: %v", source, err)
				return
			}
			var o object
			for line := range strings.Lines(string(text)) {
				if f := strings.Fields(line); len(f) >= 2 && strings.EqualFold(f[1], "U") {
					o.needs = append(o.needs, f[0])
				} else if len(f) >= 2 {
					o.defines = append(o.defines, f[0])
				}
			}
			mu.Lock()
			objects[name] = o
			mu.Unlock()
		})
	}
	wg.Wait()
	return objects
}

// coreCalls says which files each file of shim/core uses, functions and data
// alike, as the linker sees it.
func coreCalls(t *testing.T) map[string][]string {
	t.Helper()
	objects, home := coreObjects(t), map[string]string{}
	for name, o := range objects {
		for _, symbol := range o.defines {
			home[symbol] = name
		}
	}
	calls := map[string][]string{}
	for name, o := range objects {
		calls[name] = nil
		for _, symbol := range o.needs {
			if to, ok := home[symbol]; ok && to != name && !slices.Contains(calls[name], to) {
				calls[name] = append(calls[name], to)
			}
		}
		slices.Sort(calls[name])
	}
	return calls
}

// findCycle returns the files of a cycle, the first of them twice, or nil.
func findCycle(calls map[string][]string) []string {
	const (
		open = 1
		done = 2
	)
	state := map[string]int{}
	var path []string
	var visit func(string) []string
	visit = func(name string) []string {
		switch state[name] {
		case done:
			return nil
		case open:
			return append(slices.Clone(path[slices.Index(path, name):]), name)
		}
		state[name] = open
		path = append(path, name)
		for _, to := range calls[name] {
			if cycle := visit(to); cycle != nil {
				return cycle
			}
		}
		path = path[:len(path)-1]
		state[name] = done
		return nil
	}
	names := make([]string, 0, len(calls))
	for name := range calls {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		if cycle := visit(name); cycle != nil {
			return cycle
		}
	}
	return nil
}

func TestShimCoreCalls(t *testing.T) {
	t.Parallel() // it takes seconds
	calls := coreCalls(t)
	if to := calls["session/session.c"]; !slices.Contains(to, "net/transport.c") || !slices.Contains(to, "base/log.c") {
		t.Fatalf("session.c calls only %q: are the symbols read right?", to)
	}
	if cycle := findCycle(calls); cycle != nil {
		t.Errorf("files of shim/core call each other in a circle: %s; let the lower one call through a function pointer that the upper one sets",
			strings.Join(cycle, " -> "))
	}
	for name, to := range calls {
		from := slices.Index(layers, filepath.Dir(name))
		for _, other := range to {
			if slices.Index(layers, filepath.Dir(other)) > from {
				t.Errorf("shim/core/%s calls %s, which lies in a layer above", name, other)
			}
		}
	}
}

func TestFindCycle(t *testing.T) {
	if cycle := findCycle(map[string][]string{"a": {"b", "c"}, "b": {"c"}, "c": nil}); cycle != nil {
		t.Errorf("found %q where there is none", cycle)
	}
	if cycle := findCycle(map[string][]string{"a": {"b"}, "b": {"c"}, "c": {"b"}}); strings.Join(cycle, " ") != "b c b" {
		t.Errorf("found %q", cycle)
	}
}

// TestShimCoreHeaders holds every C file of shim/core to a header of its own
// name, whose first line, like its own, names the file.
func TestShimCoreHeaders(t *testing.T) {
	sources, err := filepath.Glob("shim/core/*/*.[ch]")
	if err != nil {
		t.Fatal(err)
	}
	for _, source := range sources {
		text, err := os.ReadFile(source)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(string(text), "/* "+source+": ") {
			t.Errorf("%s does not begin with \"/* %s: \" and what it does", source, source)
		}
		header := strings.TrimSuffix(source, ".c") + ".h"
		if filepath.Ext(source) != ".c" {
			continue
		}
		if _, err := os.Stat(header); err != nil {
			t.Errorf("%s has no header of its own name", source)
		}
	}
}

// TestAboveTheChannel holds the session layer to the channel's interface: no
// word of it says what carries the bytes.
func TestAboveTheChannel(t *testing.T) {
	carriers := regexp.MustCompile(`(?i)\b\w*(sockets?|packets?|unix|tcp)\w*\b|\brings?\b|ferry_(ring|link)_\w+`)
	words := regexp.MustCompile(`(?i)\b(rings?|packets?|sockets?)\b`)
	for _, above := range []struct {
		pattern string
		not     string // a regular expression for files that may
		word    *regexp.Regexp
		ask     string
	}{
		{"shim/core/session/*.[ch]", "^$", carriers, "the channel what it can do instead (shim/core/net/channel.h)"},
		{"shim/cuda/*.[ch]", `/gen_|/ipc_share\.c$`, words, "the channel what it can do instead (shim/core/net/channel.h)"}, // a socketpair is what a shared descriptor is made of
		{"worker/*.go", `_test\.go$`, words, "the connection for a property instead (package worker/conn)"},
		{"worker/*/*.go", `_test\.go$|^worker/conn/`, words, "the connection for a property instead (package worker/conn)"},
	} {
		sources, err := filepath.Glob(above.pattern)
		if err != nil || len(sources) < 5 {
			t.Fatalf("%s: %d files, %v", above.pattern, len(sources), err)
		}
		for _, source := range sources {
			if regexp.MustCompile(above.not).MatchString(source) {
				continue
			}
			text, err := os.ReadFile(source)
			if err != nil {
				t.Fatal(err)
			}
			if word := above.word.FindString(string(text)); word != "" {
				t.Errorf("%s mentions %q: ask %s", source, word, above.ask)
			}
		}
	}
}
