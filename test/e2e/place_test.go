package e2e

import (
	"bufio"
	"bytes"
	"fmt"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"ferry/operator/admin"
	"ferry/test/limit"
)

func placedProgram(t *testing.T) string {
	t.Helper()
	return program(t, "placed", "-L"+library, "-l:libcuda.so.1")
}

// placed starts a client that stays, and returns the UUIDs of its GPUs.
func (s *server) placed(t *testing.T, env []string, hidden ...string) (*paused, []string) {
	t.Helper()
	p := startPaused(t, s.env(env...), placedProgram(t), hidden...)
	p.until("ready")
	if !slices.Contains(p.said, "PASS") {
		t.Fatalf("%v: %s", env, strings.Join(p.said, "\n"))
	}
	var uuids []string
	for _, line := range p.said {
		if f := strings.Fields(line); len(f) == 3 && strings.HasPrefix(f[0], "GPU-") {
			uuids = append(uuids, f[0])
		}
	}
	return p, uuids
}

func (p *paused) end() {
	p.t.Helper()
	p.proceed()
	if err := p.cmd.Wait(); err != nil {
		p.t.Error(err)
	}
}

// TestPlacement: who gets which of four GPUs, and what it sees of the others.
func TestPlacement(t *testing.T) {
	all := func() []string {
		p, uuids := serve(t, "--soft-devices", "4").placed(t, nil)
		p.end()
		return uuids
	}()
	if len(all) != 4 {
		t.Fatalf("without a policy a client sees %v", all)
	}
	others := func(mine []string) []string {
		return slices.DeleteFunc(slices.Clone(all), func(u string) bool { return slices.Contains(mine, u) })
	}
	for policy, want := range map[string][]int{
		"spread": {0, 1, 2, 3, 0}, "pack": {0, 0, 0, 0, 0}, "round-robin": {0, 1, 2, 3, 0}, "free": {0, 1, 2, 3, 0},
	} {
		t.Run(policy, func(t *testing.T) {
			s := serve(t, "--soft-devices", "4", "--place", policy)
			for i, gpu := range want {
				mine := all[gpu : gpu+1]
				if _, got := s.placed(t, []string{"FERRY_MEM=64MiB"}, others(mine)...); !slices.Equal(got, mine) {
					t.Errorf("client %d got %v, want %v", i, got, mine)
				}
			}
		})
	}
	t.Run("several", func(t *testing.T) {
		s := serve(t, "--soft-devices", "4", "--place", "spread")
		_, got := s.placed(t, []string{"FERRY_GPUS=2"}, others(all[:2])...)
		_, next := s.placed(t, []string{"FERRY_GPUS=2"}, others(all[2:])...)
		if !slices.Equal(got, all[:2]) || !slices.Equal(next, all[2:]) {
			t.Errorf("got %v and %v", got, next)
		}
		// The program's own choice is among those it was given.
		_, chosen := s.placed(t, []string{"FERRY_GPUS=3", "CUDA_VISIBLE_DEVICES=2,0"}, all[3])
		if !slices.Equal(chosen, []string{all[2], all[0]}) {
			t.Errorf("chose %v", chosen)
		}
		r := run(t, time.Minute, s.env("FERRY_GPUS=1", "CUDA_VISIBLE_DEVICES=1"), placedProgram(t))
		r.ok(t, "cuInit 100\n")
	})
	t.Run("one job", func(t *testing.T) {
		s := serve(t, "--soft-devices", "4", "--place", "round-robin")
		_, first := s.placed(t, []string{"FERRY_JOB=a"})
		_, second := s.placed(t, []string{"FERRY_JOB=b"})
		_, third := s.placed(t, []string{"FERRY_JOB=a"})
		if !slices.Equal(first, third) || slices.Equal(first, second) {
			t.Errorf("processes of one job on %v and %v, another on %v", first, third, second)
		}
		// Two processes of one ferry run, the second while the first is there.
		script := `cd "$1"; mkfifo in; "$2" <in >out & exec 3>in; until grep -q ready out; do sleep 0.1; done; "$2" </dev/null; exec 3>&-; wait; cat out`
		two := run(t, time.Minute, nil, ferry, "run", "--server", s.address, "--", "sh", "-c", script, "sh", t.TempDir(), placedProgram(t))
		if lines := regexp.MustCompile(`(?m)^GPU-\S+`).FindAllString(two.stdout, -1); len(lines) != 2 || lines[0] != lines[1] {
			t.Errorf("what ferry run starts is on %v: %s", lines, two.stderr)
		}
	})
}

// A syncBuffer may be written and read at the same time.
type syncBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (b *syncBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.b.Write(p)
}

func (b *syncBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.b.String()
}

// A waiting is a client that was let run before it could be served.
type waiting struct {
	cmd    *exec.Cmd
	stderr *syncBuffer
}

func (s *server) waits(t *testing.T, env ...string) *waiting {
	t.Helper()
	w := &waiting{cmd: exec.Command(placedProgram(t)), stderr: &syncBuffer{}}
	w.cmd.Env = environment(s.env(env...)...)
	w.cmd.Stderr = w.stderr
	if err := w.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = w.cmd.Process.Kill(); _ = w.cmd.Wait() })
	return w
}

func (w *waiting) says(t *testing.T, text string) {
	t.Helper()
	within(t, 10*time.Second, fmt.Sprintf("a client says %q", text), func() bool { return strings.Contains(w.stderr.String(), text) })
}

// TestPlacementQueue: who does not fit waits, is told where, and is let in when
// its turn has come; who leaves leaves the queue.
func TestPlacementQueue(t *testing.T) {
	s := serve(t, "--soft-devices", "2", "--soft-memory", "1GiB", "--place", "spread", "--queue", "3")
	first, _ := s.placed(t, []string{"FERRY_GPUS=2", "FERRY_MEM=600MiB"})
	second := s.waits(t, "FERRY_MEM=600MiB")
	second.says(t, "ferry: waiting for a GPU: place 1 of 1 (no GPU has 600 MiB of memory left)\n")
	third := s.waits(t, "FERRY_MEM=600MiB")
	third.says(t, "place 2 of 2")
	second.says(t, "place 1 of 2")
	fourth := s.waits(t, "FERRY_MEM=500MiB")
	fourth.says(t, "place 3 of 3 (no GPU has 500 MiB of memory left)")
	if r := run(t, time.Minute, s.env("FERRY_MEM=100MiB"), placedProgram(t)); !strings.Contains(r.stdout, "PASS") {
		t.Errorf("one that fits waits behind those that do not: %+v", r)
	}
	r := run(t, time.Minute, s.env("FERRY_MEM=600MiB"), placedProgram(t))
	if r.stdout != "cuInit 100\n" || !strings.Contains(r.stderr, "3 clients wait for a GPU already; try again later") {
		t.Errorf("the fourth to wait: %+v", r)
	}
	for request, why := range map[string]string{
		"FERRY_GPUS=3":    "3 GPUs are more than the server has (2)",
		"FERRY_MEM=2GiB":  "2 GiB of memory are more than the GPUs of this server have",
		"FERRY_GPUS=some": `"some" is no number of GPUs`,
		"FERRY_SHARE=1.5": `"1.5" is no share of a GPU`,
		"FERRY_MEM=lots":  `"lots" is no size`,
		"FERRY_MEM=8 GiB": "FERRY_MEM has a character that cannot be sent",
	} {
		if r := run(t, 10*time.Second, s.env(request), placedProgram(t)); r.stdout != "cuInit 100\n" || !strings.Contains(r.stderr, why) {
			t.Errorf("%s: %+v", request, r)
		}
	}
	_ = second.cmd.Process.Signal(syscall.SIGKILL)
	third.says(t, "place 1 of 2")
	first.end()
	for _, w := range []*waiting{third, fourth} {
		if err := w.cmd.Wait(); err != nil {
			t.Errorf("%v: %s", err, w.stderr)
		}
	}
}

// TestQueueOverTLS: a program behind an agent waits too, and hears where it stands.
func TestQueueOverTLS(t *testing.T) {
	o := newOffice(t)
	s := o.serve("tls://127.0.0.1:0", "--clients-per-gpu", "1", "--place", "spread")
	env, _ := o.agent(s.address, o.certificate("alice", "ml")...)
	first := startPaused(t, env, placedProgram(t))
	first.until("ready")
	w := &waiting{cmd: exec.Command(placedProgram(t)), stderr: &syncBuffer{}}
	w.cmd.Env = environment(env...)
	w.cmd.Stderr = w.stderr
	if err := w.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = w.cmd.Process.Kill(); _ = w.cmd.Wait() })
	w.says(t, "ferry: waiting for a GPU: place 1 of 1")
	first.proceed()
	if err := w.cmd.Wait(); err != nil {
		t.Errorf("%v: %s", err, w.stderr)
	}
}

// TestPlacementImpatience: nobody waits for ever.
func TestPlacementImpatience(t *testing.T) {
	s := serve(t, "--max-clients", "1", "--queue-wait", "2s")
	start(t, s.env(), program(t, "hold"), "16")
	r := run(t, time.Minute, s.env(), placedProgram(t))
	if r.stdout != "cuInit 100\n" || !strings.Contains(r.stderr, "place 1 of 1 (the server has all the 1 clients it may have)") ||
		!strings.Contains(r.stderr, "no GPU became free within 2s") {
		t.Errorf("%+v", r)
	}
}

// TestDeathsLeaveNoPromise kills many clients under a quota: in the queue, in the
// handshake, and, each third, when it holds most of its quota. Afterwards the
// server's books are even and all of the GPUs' memory can be had. FERRY_TEST_DEATHS
// is how many.
func TestDeathsLeaveNoPromise(t *testing.T) {
	deaths := setting(t, "FERRY_TEST_DEATHS", 50)
	s := serve(t, "--soft-devices", "2", "--soft-memory", "1GiB", "--place", "spread", "--queue", "16", "--log-level", "debug")
	var holding atomic.Int64
	die := func(i int) {
		cmd := exec.Command(program(t, "hold"), "180")
		cmd.Env = environment(s.env("FERRY_MEM=200MiB", "FERRY_SHARE=0.2")...)
		out, err := cmd.StdoutPipe()
		if err == nil {
			err = cmd.Start()
		}
		if err != nil {
			t.Error(err)
			return
		}
		if i%3 == 0 {
			hung := time.AfterFunc(limit.Step(), func() { _ = cmd.Process.Kill() })
			if line, _ := bufio.NewReader(out).ReadString('\n'); line == "ready\n" {
				holding.Add(1)
			}
			hung.Stop()
		} else {
			time.Sleep(time.Duration(i*i*37%300) * time.Millisecond)
		}
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	}
	program(t, "hold")
	turn, ended := make(chan int), make(chan struct{})
	for range 10 { // more than fit
		go func() {
			for i := range turn {
				die(i)
			}
			ended <- struct{}{}
		}()
	}
	for i := range deaths {
		turn <- i
	}
	close(turn)
	for range 10 {
		<-ended
	}
	within(t, 20*time.Second, "all workers end", func() bool { return len(s.workers()) == 0 })
	if got, want := holding.Load(), int64((deaths+2)/3); got != want {
		t.Errorf("%d clients held memory when they were killed, want %d", got, want)
	}
	c := admin.NewClient(s.admin())
	defer c.Close()
	within(t, 20*time.Second, "the GPUs are empty", func() bool {
		list, err := c.Devices(t.Context())
		return err == nil && len(list) == 2 && list[0].Held+list[1].Held == 0 && list[0].Sessions+list[1].Sessions == 0
	})
	var all []*running
	for range 2 { // everything can be had, on each
		all = append(all, start(t, s.env("FERRY_MEM=1GiB", "FERRY_SHARE=1"), program(t, "hold"), "1000"))
	}
	for _, p := range all {
		_ = p.cmd.Process.Kill()
		<-p.ended
	}
	within(t, 20*time.Second, "these end too", func() bool { return len(s.workers()) == 0 })
	_ = s.cmd.Process.Signal(syscall.SIGTERM)
	<-s.done
	last := map[string]string{}
	for _, m := range regexp.MustCompile(`msg=placement gpu=(\d+) (.*)`).FindAllStringSubmatch(s.log.String(), -1) {
		last[m[1]] = m[2]
	}
	for gpu := range 2 {
		if got, want := last[strconv.Itoa(gpu)], "clients=0 promised=0 held=0 share=0 waiting=0"; got != want {
			t.Errorf("GPU %d: %s, want %s", gpu, got, want)
		}
	}
	if n := bytes.Count(s.log.Bytes(), []byte("client served")); n == 0 {
		t.Error("nobody was served")
	} else {
		t.Logf("%d clients killed, %d of them served, %d left the queue", deaths, n, bytes.Count(s.log.Bytes(), []byte("left while it waited")))
	}
}
