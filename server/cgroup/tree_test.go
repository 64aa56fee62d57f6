package cgroup

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"ferry/test/clean"
	"ferry/test/hog"
	"ferry/test/limit"
)

// Programs that tests start: a daemon in a group of its own, and a worker that takes all it can get.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 {
		switch os.Args[1] {
		case "daemon":
			playDaemon()
		case "hog":
			made, _ := hog.Threads(5000)
			fmt.Println(made)
			select {}
		case "eater":
			eat()
		case "sleeper":
			fmt.Println("here")
			_, _ = io.Copy(io.Discard, os.Stdin)
			os.Exit(0)
		}
	}
	clean.Process()
	os.Exit(m.Run())
}

// eat takes memory until it is ended.
func eat() {
	for n := 0; ; n++ {
		b := make([]byte, 1<<20)
		for i := 0; i < len(b); i += 4096 {
			b[i] = 1
		}
		kept = append(kept, b)
		if n == 1024 {
			fmt.Println("not ended")
			os.Exit(0)
		}
	}
}

var kept [][]byte

// play fails the test that started this process.
func fail(format string, args ...any) {
	fmt.Printf("FAIL: "+format+"\n", args...)
	os.Exit(1)
}

// startHere starts this program in a group.
func startHere(g *Group, what string) (cmd *exec.Cmd, first string, err error) {
	dir, err := g.Dir()
	if err != nil {
		return nil, "", err
	}
	defer dir.Close()
	cmd = exec.Command("/proc/self/exe", what)
	cmd.SysProcAttr = &syscall.SysProcAttr{UseCgroupFD: true, CgroupFD: int(dir.Fd())}
	if cmd.Stdin, err = os.Open("/dev/zero"); err != nil { // does not end
		return nil, "", err
	}
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		return nil, "", err
	}
	first, _ = bufio.NewReader(out).ReadString('\n')
	return cmd, strings.TrimSpace(first), nil
}

// playDaemon is what a daemon does with its groups.
func playDaemon() {
	tree, err := Open()
	if err != nil {
		fail("no tree: %v", err)
	}
	if list := processes(tree.workers); len(list) != 0 {
		fail("the daemon is among its workers: %v", list)
	}
	g, err := tree.Make(Limits{Threads: 40, Memory: 64 << 20, Weight: 3})
	if err != nil {
		fail("a group: %v", err)
	}
	if text, _ := os.ReadFile(filepath.Join(g.dir, "cpu.weight")); tree.has["cpu"] && strings.TrimSpace(string(text)) != "300" {
		fail("cpu.weight is %s", text)
	}
	// Threads.
	cmd, made, err := startHere(g, "hog")
	if err != nil {
		fail("a worker: %v", err)
	}
	if n, _ := strconv.Atoi(made); n < 1 || n >= 40 {
		fail("a worker made %s threads", made)
	}
	if found := tree.GroupOf(cmd.Process.Pid); found == nil || found.dir != g.dir {
		fail("the worker is in %v", found)
	}
	if tree.GroupOf(os.Getpid()) != nil {
		fail("the daemon has a worker's group")
	}
	g.Remove() // ends the worker, too
	if err := cmd.Wait(); err == nil || isFolder(g.dir) {
		fail("%v, and the group is there: %v", err, isFolder(g.dir))
	}
	// Memory.
	if tree.has["memory"] {
		if g, err = tree.Make(Limits{Threads: 100, Memory: 64 << 20}); err != nil {
			fail("a group: %v", err)
		}
		cmd, said, err := startHere(g, "eater")
		if err != nil {
			fail("a worker: %v", err)
		}
		if err := cmd.Wait(); err == nil || said != "" {
			fail("a worker with 64 MiB took what it liked: %s", said)
		}
		g.Remove()
	}
	// What an earlier server left.
	old, _ := tree.Make(Limits{Threads: 100})
	kept, _ := tree.Make(Limits{Threads: 100})
	straggler, _, err := startHere(old, "sleeper")
	if err != nil {
		fail("a worker: %v", err)
	}
	worker, _, err := startHere(kept, "sleeper")
	if err != nil {
		fail("a worker: %v", err)
	}
	next, err := Open() // as after a restart
	if err != nil {
		fail("the next daemon: %v", err)
	}
	if n := next.Sweep([]*Group{next.GroupOf(worker.Process.Pid), nil}); n != 1 || isFolder(old.dir) || !isFolder(kept.dir) {
		fail("%d swept", n)
	}
	if err := straggler.Wait(); err == nil {
		fail("the straggler ended by itself")
	}
	if err := next.GroupOf(worker.Process.Pid).SetLimits(Limits{Threads: 50}); err != nil {
		fail("limits: %v", err)
	}
	kept.Kill()
	_ = worker.Wait()
	kept.Remove()
	// A group that is in use cannot be another server's.
	next.Close()
	if isFolder(next.workers) {
		fail("the tree is there")
	}
	fmt.Printf("PASS %v at %s\n", names(tree.has), tree.base)
	os.Exit(0)
}

// TestTree: a daemon in a group of its own makes groups for workers, which hold. Where this machine
// has no groups of version 2 with a controller of threads, nothing is tested.
func TestTree(t *testing.T) {
	_, mount, err := ownGroup()
	if err == nil {
		_, err = checkTop(mount)
	}
	if err != nil {
		t.Skipf("NOT TESTED: control groups: %v", err)
	}
	enable(mount, enabled(filepath.Join(mount, "cgroup.controllers")))
	dir := filepath.Join(mount, fmt.Sprintf("ferry-test-%d", os.Getpid()))
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Skipf("NOT TESTED: control groups: %v", err)
	}
	t.Cleanup(func() {
		_ = write(dir, "cgroup.kill", "1")
		limit.Until(t, "the group is removed", func() bool {
			_ = os.Remove(filepath.Join(dir, workersName))
			_ = os.Remove(filepath.Join(dir, daemonName))
			return removeFolder(dir) == nil
		})
	})
	if err := checkKind(dir, enabled(filepath.Join(dir, "cgroup.controllers"))); err != nil {
		t.Skipf("NOT TESTED: control groups: %v", err)
	}
	f, err := os.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	cmd := exec.Command("/proc/self/exe", "daemon")
	cmd.SysProcAttr = &syscall.SysProcAttr{UseCgroupFD: true, CgroupFD: int(f.Fd())}
	out, err := cmd.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "PASS") {
		t.Errorf("%v\n%s", err, out)
	}
	t.Logf("%s", out)
}

// TestNone: without a tree nothing is limited, and nothing fails.
func TestNone(t *testing.T) {
	var tree *Tree
	g, err := tree.Make(Limits{Threads: 1})
	if g != nil || err != nil {
		t.Fatal(g, err)
	}
	if dir, err := g.Dir(); dir != nil || err != nil {
		t.Error(dir, err)
	}
	if err := g.SetLimits(Limits{}); err != nil {
		t.Error(err)
	}
	g.Kill()
	g.Remove()
	tree.Close()
	if tree.GroupOf(1) != nil || tree.Sweep(nil) != 0 {
		t.Error("something of nothing")
	}
}
