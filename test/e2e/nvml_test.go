package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/test/limit"
	"ferry/test/toolchain"
)

// TestNVML calls the management library as a C program does.
func TestNVML(t *testing.T) {
	s := serve(t)
	for _, mode := range []string{"calls", "fork", "threads", "memory"} {
		t.Run(mode, func(t *testing.T) {
			r := run(t, time.Minute, s.env(), program(t, "nvml"), mode)
			if r.code != 0 || !strings.HasSuffix(r.stdout, "PASS\n") || r.stderr != "" {
				t.Errorf("ended with %d: %s%s", r.code, r.stdout, r.stderr)
			}
		})
	}
	within(t, 5*time.Second, "no worker is left", func() bool { return len(s.workers()) == 0 })
}

// TestNVMLLost kills the server under a client.
func TestNVMLLost(t *testing.T) {
	s := serve(t)
	p := start(t, s.env(), program(t, "nvml"), "lost")
	_ = s.cmd.Process.Signal(syscall.SIGTERM)
	select {
	case <-p.ended:
	case <-limit.After():
		t.Fatal("the client still believes in its server")
	}
	if out := strings.Join(p.stdout, "\n"); exitCode(p.cmd.ProcessState) != 0 || !strings.HasSuffix(out, "PASS") {
		t.Errorf("ended with %v: %s\n%s", p.cmd.ProcessState, out, p.stderr)
	}
}

// TestNVMLRoundTrips: nvmlInit asks once, and what it brought is not asked again.
func TestNVMLRoundTrips(t *testing.T) {
	s := serve(t)
	smi, why := toolchain.NeedTool(t, "nvidia-smi-580")
	if why != "" {
		skip(t, "%s", why)
	}
	r := run(t, time.Minute, s.env("FERRY_LOG=info"), smi, "-L")
	// nvmlInit, and for its one device maximal instances, name, UUID
	if m := regexp.MustCompile(`session closed: (\d+) commands, (\d+) round trips`).FindStringSubmatch(r.stderr); m == nil || m[1] != m[2] || len(m[1]) > 1 || m[1] > "5" {
		t.Errorf("%q in\n%s", m, r.stderr)
	}
}

// TestNVIDIASMI runs NVIDIA's own tool of three drivers beside a program that
// holds memory.
func TestNVIDIASMI(t *testing.T) {
	s := serve(t, "--soft-memory", "2GiB", "--soft-devices", "2", "--soft-profile", "a100")
	hold := start(t, s.env(), program(t, "hold"), "320")
	defer func() { _ = hold.cmd.Process.Kill(); <-hold.ended }()
	time.Sleep(300 * time.Millisecond) // a worker tells what it uses a little later
	pid := fmt.Sprint(hold.cmd.Process.Pid)
	for _, version := range []string{"535", "550", "580"} {
		t.Run(version, func(t *testing.T) {
			smi, why := toolchain.NeedTool(t, "nvidia-smi-"+version)
			if why != "" {
				skip(t, "%s", why)
			}
			for _, c := range []struct {
				args []string
				want []string // patterns, in order
			}{
				{[]string{"-L"}, []string{`^GPU 0: Ferry Software GPU \(A100 profile\) \(UUID: GPU-[0-9a-f-]{36}\)\nGPU 1: `}},
				{nil, []string{
					`Driver Version: 580\.65\.06 +CUDA Version: 13\.0`, `0 +Ferry Software GPU \(A100\.\.\. +Off \| +00000000:10:00\.0 Off \|`,
					`320MiB / +2048MiB \|`, `1 +Ferry Software GPU`, `\b0MiB / +2048MiB`,
					`0 +N/A +N/A +` + pid + ` +C +\S*/hold +320MiB \|`,
				}},
				{[]string{"-q", "-i", "0"}, []string{
					`Product Architecture +: Ampere`, `GPU UUID +: GPU-`, `Bus Id +: 00000000:10:00\.0`, `Total +: 2048 MiB`, `Used +: 320 MiB`, `Process ID +: ` + pid,
				}},
				{
					[]string{"--query-gpu=index,name,memory.used,memory.total,temperature.gpu,clocks.sm", "--format=csv,noheader"},
					[]string{`^0, Ferry Software GPU \(A100 profile\), 320 MiB, 2048 MiB, (\[N/A\]|N/A), 1410 MHz\n1, .*, 0 MiB, 2048 MiB`},
				},
				{[]string{"--query-compute-apps=pid,used_memory,name", "--format=csv,noheader"}, []string{`^` + pid + `, 320 MiB, \S*/hold\n$`}},
				{[]string{"pmon", "-c", "1"}, []string{`0 +` + pid + ` +C .* hold`}},
				{[]string{"dmon", "-c", "1"}, []string{`0 +- .* 1593 +1410`}},
			} {
				r := run(t, time.Minute, s.env(), smi, c.args...)
				if r.code != 0 || r.stderr != "" {
					t.Errorf("%q ended with %d: %s%s", c.args, r.code, r.stdout, r.stderr)
				}
				rest := r.stdout
				for _, want := range c.want {
					at := regexp.MustCompile(want).FindStringIndex(rest)
					if at == nil {
						t.Errorf("%q: no %s in\n%s", c.args, want, r.stdout)
						break
					}
					rest = rest[at[1]:]
				}
			}
			if r := run(t, time.Minute, s.env(), smi, "-lgc", "1000"); r.code != 4 || !strings.Contains(r.stdout, "does not have permission") {
				t.Errorf("clocks may be changed, %d: %s", r.code, r.stdout)
			}
		})
	}
}

// TestNVMLPython asks everything NVIDIA's Python binding can ask: of the
// software GPU, and of it through device/nvml as if it were a real library.
func TestNVMLPython(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		skip(t, "no python3 here")
	}
	binding, why := toolchain.NeedTool(t, "nvidia-ml-py")
	if why != "" {
		skip(t, "%s", why)
	}
	suite := filepath.Join(root, "test", "frameworks", "nvml_suite.py")
	// The shim inside the second server's workers finds the first at the usual place.
	place, err := os.MkdirTemp("", "ferry-e2e-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(place) })
	s := serve(t, "--listen", "unix://"+filepath.Join(place, "ferry.sock"), "--soft-memory", "1GiB")
	direct := run(t, 2*time.Minute, s.env("PYTHONPATH="+filepath.Dir(binding)), python, suite, "--steer")
	if direct.code != 0 || direct.stderr != "" {
		t.Fatalf("ended with %d: %s", direct.code, direct.stderr)
	}
	for _, want := range []string{
		"before nvmlInit: error 1\n", "error 25 Argument version mismatch\n", "devices: 1\n", "nvmlDeviceGetCudaComputeCapability: [9, 0]\n",
		"nvmlDeviceGetName: Ferry Software GPU (H100 profile)\n", "nvmlDeviceGetUUID: GPU-", "nvmlDeviceGetTemperature(0,): error 3\n",
		"memory: 1073741824 True\n", "by uuid: True by bus: True\n", "nvmlDeviceSetPersistenceMode(1,): error 4\n", "no event: error 10\n",
		"after nvmlShutdown: error 1\n",
	} {
		if !strings.Contains(direct.stdout, want) {
			t.Errorf("no %q in\n%s", want, direct.stdout)
		}
	}
	through := serveWith(t, []string{"env", "XDG_RUNTIME_DIR=" + place, "FERRY_LIBNVML=" + filepath.Join(library, "libnvidia-ml.so.1")}, "--device", "auto",
		"--confine", "off") // a driver that connects to a server is not what workers are confined for
	run(t, 2*time.Minute, through.env("PYTHONPATH="+filepath.Dir(binding)), python, suite, "--steer").ok(t, direct.stdout)
}
