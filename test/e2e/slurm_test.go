package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/pool/protocol"
)

// A slurmNode is a node of Slurm as integrations/slurm sees it: Slurm's environment is stood in for, the pool,
// its servers and the programs are real. make slurm runs the same under Slurm itself.
type slurmNode struct {
	t    *testing.T
	p    *poolSite
	dir  string
	conf string
}

func newSlurmNode(t *testing.T, p *poolSite) *slurmNode {
	t.Helper()
	n := &slurmNode{t: t, p: p, dir: passable(t)}
	n.conf = filepath.Join(n.dir, "slurm.env")
	t.Cleanup(func() { // what a test that failed leaves: it is in sessions of its own
		files, _ := filepath.Glob(filepath.Join(n.dir, "jobs", "*", "pid"))
		for _, file := range files {
			text, _ := os.ReadFile(file)
			if pid, err := strconv.Atoi(strings.TrimSpace(string(text))); err == nil && pid > 1 {
				_ = syscall.Kill(pid, syscall.SIGTERM)
			}
		}
	})
	scontrol := filepath.Join(n.dir, "scontrol")
	n.write(scontrol, "#!/bin/sh\nprintf 'JobId=%s JobName=x TresPerNode=%s Nodes=n1\\n' \"$5\" \"$(cat "+n.dir+"/gres)\"\n", 0o755)
	n.write(n.conf, fmt.Sprintf("ferry=%s\nfolders=%s/jobs\naccount=%s/account\nwait=2s\nflags=(--pool %s)\nscontrol=%s\n", ferry, n.dir, n.dir, p.address, scontrol), 0o644)
	return n
}

func (n *slurmNode) write(file, text string, mode os.FileMode) {
	n.t.Helper()
	if err := os.WriteFile(file, []byte(text), mode); err != nil {
		n.t.Fatal(err)
	}
}

// script runs one of the scripts for a job, as Slurm does.
func (n *slurmNode) script(name string, job int, env ...string) result {
	n.t.Helper()
	env = append([]string{"FERRY_SLURM_CONF=" + n.conf, fmt.Sprint("SLURM_JOB_ID=", job), "SLURMD_NODENAME=n1", fmt.Sprint("SLURM_JOB_UID=", os.Getuid()), "SLURM_JOB_USER=alice", "SLURM_JOB_ACCOUNT=physics"}, env...)
	return run(n.t, time.Minute, env, filepath.Join(root, "integrations", "slurm", name))
}

// begin runs the prolog of a job that has a GRES, or the option --remote-gpu, or none.
func (n *slurmNode) begin(job int, gres, option string) {
	n.t.Helper()
	n.write(filepath.Join(n.dir, "gres"), gres, 0o644)
	var env []string
	if option != "" {
		env = append(env, "SPANK__SLURM_SPANK_OPTION_remote_gpu_remote_gpu="+option)
	}
	if r := n.script("prolog", job, env...); r.code != 0 {
		n.t.Fatalf("the prolog of job %d: %+v", job, r)
	}
}

// task returns the variables that the task prolog gives a task.
func (n *slurmNode) task(job, tasks int) (env []string) {
	n.t.Helper()
	r := n.script("task-prolog", job, "SLURM_STEP_TASKS_PER_NODE="+strconv.Itoa(tasks))
	if r.code != 0 {
		n.t.Fatalf("the task prolog of job %d: %+v", job, r)
	}
	for _, line := range strings.Split(r.stdout, "\n") {
		if v, ok := strings.CutPrefix(line, "export "); ok {
			env = append(env, v)
		}
	}
	return env
}

func (n *slurmNode) free(what string) {
	n.t.Helper()
	n.p.until(what, func(list []protocol.ServerStatus) bool { return claimsOf(list, "gpu1") == 0 })
}

// TestSlurmScripts: a job gets the GPUs that it asks Slurm for and no more memory than that, shares a GPU with
// another, loses what an operator takes away, waits no longer than it may; and its node gives everything back
// however it ends, with a line in the account.
func TestSlurmScripts(t *testing.T) {
	t.Parallel()
	p := newPoolSite(t)
	p.server("gpu1", 2)
	n := newSlurmNode(t, p)
	vectoradd := filepath.Join(root, "bin", "examples", "vectoradd")
	compute := func(env []string) result { return run(t, time.Minute, env, vectoradd) }

	// A job without remote GPUs notices nothing.
	n.begin(1, "gres:gpu:1", "")
	if env := n.task(1, 1); len(env) != 0 {
		t.Errorf("a job without remote GPUs gets %q", env)
	}

	// It gets both GPUs; a second one finds none, and its tasks say so; the node stays in service.
	n.begin(2, "gres:rgpu:2", "")
	if r := compute(n.task(2, 1)); r.code != 0 || !strings.Contains(r.stdout, "PASS") {
		t.Errorf("job 2: %+v", r)
	}
	n.begin(3, "gres:rgpu:1", "")
	if r := n.script("task-prolog", 3); r.code == 0 || !strings.Contains(r.stdout, "print ferry: this job gets no remote GPUs: nothing is claimed: no GPUs after 2s") {
		t.Errorf("job 3: %+v", r)
	}
	for _, job := range []int{1, 2, 3} {
		if r := n.script("epilog", job); r.code != 0 {
			t.Errorf("the epilog of job %d: %+v", job, r)
		}
	}
	n.free("the GPUs of job 2 are back")
	var line struct {
		Claim, Program, Server, How string
		GPUs                        []int
	}
	text, _ := os.ReadFile(filepath.Join(n.dir, "account"))
	if err := json.Unmarshal(text, &line); err != nil || line.Claim != "slurm-2-n1" || line.Program != "slurm job 2, user alice, account physics" || line.Server != "gpu1" || len(line.GPUs) != 2 || line.How != "released" {
		t.Errorf("%v: the account says %s", err, text)
	}

	// Two jobs share a GPU, each with its memory; the tasks of one share what it has.
	n.begin(4, "", "mem=300M,label=name=gpu1")
	n.begin(5, "", "1,mem=600M")
	four, five := n.task(4, 1), n.task(5, 2)
	if !strings.Contains(strings.Join(four, " "), "FERRY_MEM=314572800") || !strings.Contains(strings.Join(five, " "), "FERRY_MEM=314572800") {
		t.Errorf("the tasks get %q and %q", four, five)
	}
	for _, env := range [][]string{four, five} {
		if r := compute(env); r.code != 0 || !strings.Contains(r.stdout, "PASS") {
			t.Errorf("sharing: %+v", r)
		}
	}
	// A program that wants more than the job has gets CUDA_ERROR_OUT_OF_MEMORY, and only that.
	overrun := program(t, "overrun", "-L"+library, "-l:libcuda.so.1")
	run(t, time.Minute, four, overrun, "200000000", "200000000", "50000000").ok(t, "0\n2\n0\n")
	// An operator takes the GPUs of job 4 away: its next task has none.
	if r := p.ask("release", "slurm-4-n1"); r.code != 0 {
		t.Errorf("%+v", r)
	}
	within(t, 30*time.Second, "job 4 knows", func() bool { return n.script("task-prolog", 4).stdout == "" || n.script("task-prolog", 4).code != 0 })
	if r := compute(four); r.code == 0 {
		t.Errorf("job 4 computes on without its GPUs: %+v", r)
	}
	if r := compute(five); r.code != 0 {
		t.Errorf("job 5: %+v", r)
	}
	// The process that holds job 5's claim is killed: the epilog gives the GPUs back without it.
	pid, err := os.ReadFile(filepath.Join(n.dir, "jobs", "n1-5", "pid"))
	if err != nil {
		t.Fatal(err)
	}
	number, _ := strconv.Atoi(strings.TrimSpace(string(pid)))
	if err := syscall.Kill(number, syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	for _, job := range []int{4, 5} {
		if r := n.script("epilog", job); r.code != 0 {
			t.Errorf("the epilog of job %d: %+v", job, r)
		}
	}
	n.free("the GPUs of jobs 4 and 5 are back")
	if left, _ := filepath.Glob(filepath.Join(n.dir, "jobs", "*")); len(left) != 0 {
		t.Errorf("left behind: %q", left)
	}
	if r := n.script("prolog", 6, "SPANK__SLURM_SPANK_OPTION_remote_gpu_remote_gpu=2,memory=8G"); r.code != 0 || !strings.Contains(r.stderr, "memory=8G is none of") {
		t.Errorf("a wrong option: %+v", r)
	}
	if r := n.script("task-prolog", 6); r.code == 0 {
		t.Errorf("a wrong option: %+v", r)
	}
}
