package e2e

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

// An event is one of a trace's.
type event struct {
	Ph, Name, Cat string
	Pid, Tid      int
	Ts, Dur       float64
	Args          struct {
		Name, Result, Arguments string
		RoundTrips              int `json:"round trips"`
		Sent, Received          int
	}
}

// events reads a trace, closed or not, as viewers do.
func events(t *testing.T, text string, closed bool) map[string][]event {
	t.Helper()
	if !closed {
		text = strings.TrimSuffix(text, ",\n") + "]"
	}
	var list []event
	if err := json.Unmarshal([]byte(text), &list); err != nil {
		t.Fatalf("the trace is no JSON: %v\n%s", err, text)
	}
	byName := map[string][]event{}
	for _, e := range list {
		byName[e.Name] = append(byName[e.Name], e)
	}
	return byName
}

func one(t *testing.T, all map[string][]event, name string) event {
	t.Helper()
	if len(all[name]) == 0 {
		t.Fatalf("no %s in the trace", name)
	}
	return all[name][0]
}

func TestTrace(t *testing.T) {
	prog := program(t, "traced", "-L"+library, "-l:libcuda.so.1")
	file := filepath.Join(t.TempDir(), "calls.json")
	run(t, 30*time.Second, nil, ferry, "run", "--device", "soft", "--trace", file, "--", prog).ok(t, "PASS\n")
	all := events(t, read(t, file), true)

	launch := one(t, all, "cuLaunchKernel")
	if launch.Ph != "X" || launch.Cat != "async" || launch.Args.RoundTrips != 0 || launch.Args.Sent < 100 || launch.Args.Result != "CUDA_SUCCESS" ||
		!strings.Contains(launch.Args.Arguments, " nothing, gridDimX=3, ") || !strings.Contains(launch.Args.Arguments, "hStream=NULL") {
		t.Errorf("the launch: %+v", launch)
	}
	if e := one(t, all, "cuMemAlloc_v2"); e.Cat != "sync" || e.Args.RoundTrips > 1 || !regexp.MustCompile(`^dptr=&0x[0-9a-f]+, bytesize=65536$`).MatchString(e.Args.Arguments) {
		t.Errorf("found by cuGetProcAddress: %+v", e)
	}
	back := one(t, all, "cuMemcpyDtoH_v2")
	if back.Cat != "wait" || back.Args.RoundTrips != 1 || back.Args.Received < 1<<16 || back.Dur <= 0 || back.Ts <= launch.Ts || back.Tid != launch.Tid {
		t.Errorf("the copy back: %+v after %+v", back, launch)
	}
	if names := all["cuModuleGetFunction"]; len(names) != 2 || names[1].Args.Result != "CUDA_ERROR_NOT_FOUND" ||
		!strings.Contains(names[1].Args.Arguments, "name=\"a \"quoted\"\n\\name\"") {
		t.Errorf("a name to be quoted: %+v", names)
	}
	names := map[int]string{}
	for _, e := range all["process_name"] {
		names[e.Pid] = e.Args.Name
	}
	executed := one(t, all, "Launch")
	if executed.Cat != "worker" || executed.Ts < launch.Ts || executed.Ts > back.Ts+back.Dur {
		t.Errorf("the worker's part: %+v between %+v and %+v", executed, launch, back)
	}
	if names[launch.Pid] != "traced" || !strings.HasPrefix(names[executed.Pid], "ferry worker of traced (") || len(names) != 2 {
		t.Errorf("the processes: %v", names)
	}
	for _, e := range all["thread_name"] {
		if want := map[int]string{launch.Tid: "traced", executed.Tid: "commands"}[e.Tid]; e.Args.Name != want {
			t.Errorf("a thread: %+v, want %q", e, want)
		}
	}
}

// TestTraceOfCrash: a program that forks and is killed leaves what it did.
func TestTraceOfCrash(t *testing.T) {
	prog := program(t, "traced", "-L"+library, "-l:libcuda.so.1")
	file := filepath.Join(t.TempDir(), "calls.json")
	r := run(t, 30*time.Second, serve(t).env("FERRY_TRACE="+file), prog, "crash")
	if r.code != 139 {
		t.Errorf("ended with %d: %s%s", r.code, r.stdout, r.stderr)
	}
	all := events(t, read(t, file), false)
	parent, child := one(t, all, "cuLaunchKernel"), one(t, all, "cuCtxSynchronize")
	if child.Pid == parent.Pid || child.Args.Result != "CUDA_ERROR_NOT_INITIALIZED" || len(all["process_name"]) != 2 {
		t.Errorf("parent %+v, child %+v, processes %+v", parent, child, all["process_name"])
	}
	// The file must be there to be written, and the program must not mind if it is not.
	r = run(t, 30*time.Second, serve(t).env("FERRY_TRACE=/nosuch/calls.json"), prog)
	if r.ok(t, "PASS\n"); !strings.Contains(r.stderr, "ferry: cannot write the trace /nosuch/calls.json: No such file or directory\n") {
		t.Errorf("stderr: %s", r.stderr)
	}
}

// TestTraceOfThreads: every thread has a row of its own.
func TestTraceOfThreads(t *testing.T) {
	file := filepath.Join(t.TempDir(), "calls.json")
	r := run(t, time.Minute, nil, ferry, "run", "--device", "soft", "--trace", file, "--", filepath.Join(root, "bin", "examples", "threads"))
	if r.code != 0 {
		t.Fatalf("ended with %d: %s%s", r.code, r.stdout, r.stderr)
	}
	tids := map[int]bool{}
	for _, e := range events(t, read(t, file), true)["cuLaunchKernel"] {
		tids[e.Tid] = true
	}
	if len(tids) < 2 {
		t.Errorf("launches on threads %v", tids)
	}
}

// TestUnsupported: an unsupported call is logged once per place, with its
// arguments and whose code made it.
func TestUnsupported(t *testing.T) {
	prog := program(t, "traced", "-L"+library, "-l:libcuda.so.1")
	s := serve(t)
	r := run(t, 30*time.Second, s.env("FERRY_LOG=info"), prog)
	r.ok(t, "PASS\n")
	for _, pid := range []string{"4711", "4712"} {
		want := regexp.MustCompile(`(?m)^ferry: cuCheckpointProcessGetRestoreThreadId\(pid=` + pid + `, tid=[^)]*\) is not supported: .*; called from traced\+0x[0-9a-f]+$`)
		if n := len(want.FindAllString(r.stderr, -1)); n != 1 {
			t.Errorf("told of %s %d times:\n%s", pid, n, r.stderr)
		}
	}
	if r = run(t, 30*time.Second, s.env(), prog); r.stderr != "" {
		t.Errorf("said without being asked: %s", r.stderr)
	}
}

// TestUnsupportedThroughCudart: whoever called libcudart is named too.
func TestUnsupportedThroughCudart(t *testing.T) {
	dir := t.TempDir()
	cudart := filepath.Join(dir, "libcudart.so.99")
	cc := exec.Command("cc", "-shared", "-fPIC", "-O2", "-I"+filepath.Join(root, "shim"), "-Wl,-soname,libcudart.so.99", "-o", cudart,
		"testdata/libcudart_double.c", "-L"+library, "-l:libcuda.so.1")
	if msg, err := cc.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, msg)
	}
	prog := program(t, "behind", "-Wl,--no-as-needed", "-L"+library, "-l:libcuda.so.1", cudart, "-lgcc_s")
	r := run(t, 30*time.Second, append(serve(t).env("FERRY_LOG=info"), "LD_LIBRARY_PATH="+dir+string(os.PathListSeparator)+library), prog)
	r.ok(t, "PASS\n")
	if !regexp.MustCompile(`cuCheckpointProcessGetRestoreThreadId\(pid=7, tid=[^)]*\) is not supported: .*; called from libcudart\.so\.99\+0x[0-9a-f]+ for behind\+0x`).MatchString(r.stderr) {
		t.Errorf("told: %s", r.stderr)
	}
}
