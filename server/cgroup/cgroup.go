// Package cgroup puts worker processes into control groups of version 2. They bound what no resource
// limit of a process can: the threads of one worker, its memory, and its part of the processors when
// those are short.
//
// A Tree is the part of the hierarchy that the daemon may change:
//
//	base/                 delegated to the daemon, for example system.slice/ferry.service
//	base/ferry-daemon/    the daemon itself and its TLS proxy
//	base/ferry-workers/   all workers together leave the daemon threads and memory
//	base/ferry-workers/N  one worker
//
// The kernel lets no group that divides a resource among its children have processes of its
// own, so the daemon moves into a child. Where no tree can be had (Available says why), workers
// run without groups: a nil Tree makes nil Groups, and a nil Group limits nothing.
//
// The package has no goroutines. A Tree may be used by any goroutine; a Group by one at a time,
// but for Kill and SetLimits.
package cgroup

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sys/unix"
)

const (
	daemonName  = "ferry-daemon"
	workersName = "ferry-workers"
	// topPrefix begins the names of trees that root makes at the top of the hierarchy where no
	// service manager owns it; the number of the process follows.
	topPrefix = "ferry-server-"

	// reservedThreads stay the daemon's, whatever all workers together take; availableMemory
	// leaves it memory.
	reservedThreads = 512
)

// controllers are those that groups of workers use. Without the first a tree is of no use.
var controllers = []string{"pids", "memory", "cpu"}

// A Tree is where the groups of workers are made.
type Tree struct {
	base    string // empty: at the top of the hierarchy, and the daemon is elsewhere
	workers string
	has     map[string]bool // controllers
	last    atomic.Uint64

	mu   sync.Mutex
	left []string // groups that could not be removed yet
}

// Available says why this process could not have a Tree, and what to do; nil if it could. It
// changes nothing.
func Available() error {
	_, err := find()
	return err
}

// A place is where a Tree can be made.
type place struct {
	base string // the group that becomes the base, or the top of the hierarchy
	top  bool
	has  map[string]bool
}

// Advice is what to do where there is no tree.
const Advice = "run ferry as a systemd service with Delegate=yes (the packages' unit has it), or from a shell: systemd-run -p Delegate=yes ferry serve"

// find finds out where a tree can be made, without changing anything.
func find() (place, error) {
	own, mount, err := ownGroup()
	if err != nil {
		return place{}, err
	}
	if filepath.Base(own) == daemonName && isFolder(filepath.Join(filepath.Dir(own), workersName)) {
		own = filepath.Dir(own) // this process became the program after a restart
	}
	p, err := checkBase(own)
	if err == nil {
		return p, nil
	}
	if os.Geteuid() == 0 && !isFolder("/run/systemd/system") {
		if top, topErr := checkTop(mount); topErr == nil {
			return top, nil
		}
	}
	return place{}, err
}

// checkBase says whether a group can be the base of a tree.
func checkBase(dir string) (place, error) {
	p := place{base: dir, has: enabled(filepath.Join(dir, "cgroup.controllers"))}
	if err := checkKind(dir, p.has); err != nil {
		return p, err
	}
	if others := otherProcesses(dir); others > 0 {
		return p, fmt.Errorf("the control group %s has %d other processes in it: it is not this server's alone", dir, others)
	}
	if others := otherProcesses(filepath.Join(dir, daemonName)); others > 0 {
		return p, fmt.Errorf("another server uses the control group %s", dir)
	}
	return p, nil
}

// checkTop says whether root can make a tree at the top of the hierarchy.
func checkTop(mount string) (place, error) {
	p := place{base: mount, top: true, has: enabled(filepath.Join(mount, "cgroup.controllers"))}
	if err := checkKind(mount, p.has); err != nil {
		return p, err
	}
	if _, err := os.Stat(filepath.Join(mount, "cgroup.type")); err == nil && !enabled(filepath.Join(mount, "cgroup.subtree_control"))["pids"] {
		return p, errors.New("the top of the hierarchy is another group's, and has processes in it") // a container's
	}
	return p, nil
}

// checkKind says why a group could have no children with limits.
func checkKind(dir string, has map[string]bool) error {
	if err := unix.Access(dir, unix.W_OK); err != nil {
		return fmt.Errorf("the control group %s may not be changed: %w", dir, err)
	}
	if err := unix.Access(filepath.Join(dir, "cgroup.procs"), unix.W_OK); err != nil {
		return fmt.Errorf("the control group %s may not be changed: %w", dir, err)
	}
	if !has["pids"] {
		return fmt.Errorf("the control group %s has no controller of threads (pids): it belongs to version 1 here, or was not delegated", dir)
	}
	return nil
}

// otherProcesses counts the processes of a group but for this one.
func otherProcesses(dir string) (n int) {
	for _, pid := range processes(dir) {
		if pid != os.Getpid() {
			n++
		}
	}
	return n
}

func processes(dir string) (pids []int) {
	text, _ := os.ReadFile(filepath.Join(dir, "cgroup.procs"))
	for word := range strings.FieldsSeq(string(text)) {
		if pid, err := strconv.Atoi(word); err == nil {
			pids = append(pids, pid)
		}
	}
	return pids
}

// Open makes the Tree of this process, which moves into a group of its own. The groups that an
// earlier server left are still there: Sweep removes them.
func Open() (*Tree, error) {
	p, err := find()
	if err != nil {
		return nil, err
	}
	t := &Tree{base: p.base, has: map[string]bool{}}
	if p.top {
		sweepTops(p.base)
		t.base = filepath.Join(p.base, topPrefix+strconv.Itoa(os.Getpid()))
		enable(p.base, p.has)
		if err := makeFolder(t.base); err != nil {
			return nil, err
		}
		p.has = enabled(filepath.Join(t.base, "cgroup.controllers"))
	} else if err := t.enterLeaf(); err != nil {
		return nil, err
	}
	t.workers = filepath.Join(t.base, workersName)
	if err := t.divide(p.has); err != nil {
		t.Close()
		return nil, err
	}
	return t, nil
}

// enterLeaf moves this process into a child of the base.
func (t *Tree) enterLeaf() error {
	leaf := filepath.Join(t.base, daemonName)
	if err := makeFolder(leaf); err != nil {
		return err
	}
	return write(leaf, "cgroup.procs", strconv.Itoa(os.Getpid()))
}

// divide has the base divide its resources between the daemon and the workers, and the workers'
// group among workers.
func (t *Tree) divide(has map[string]bool) error {
	if err := makeFolder(t.workers); err != nil {
		return err
	}
	enable(t.base, has)
	t.has = enabled(filepath.Join(t.base, "cgroup.subtree_control"))
	if !t.has["pids"] {
		return fmt.Errorf("the control group %s cannot divide its threads among children: %s", t.base, strings.Join(names(t.has), " "))
	}
	enable(t.workers, t.has)
	if !enabled(filepath.Join(t.workers, "cgroup.subtree_control"))["pids"] {
		return fmt.Errorf("the control group %s cannot divide its threads among workers", t.workers)
	}
	if _, err := os.Stat(filepath.Join(t.workers, "cgroup.kill")); err != nil {
		return errors.New("this kernel cannot end a control group at once; Linux 5.14 and newer can")
	}
	if err := write(t.workers, "pids.max", limitText(uint64(WorkerThreads()))); err != nil {
		return err
	}
	if t.has["memory"] {
		return write(t.workers, "memory.max", limitText(availableMemory(t.base)))
	}
	return nil
}

// Close gives the tree up: the daemon ends, and all groups of workers are gone.
func (t *Tree) Close() {
	if t == nil {
		return
	}
	t.retryLeft()
	_ = os.Remove(t.workers)
	if strings.HasPrefix(filepath.Base(t.base), topPrefix) {
		_ = os.Remove(t.base)
	}
	// The daemon stays in its leaf: its parent could not have it back while it divides resources.
}

// String describes the tree for the log.
func (t *Tree) String() string { return t.workers }

// Controllers are what the groups of the tree limit.
func (t *Tree) Controllers() []string { return names(t.has) }

// Make makes the group of one worker. Where the tree is nil, so is the group.
func (t *Tree) Make(l Limits) (*Group, error) {
	if t == nil {
		return nil, nil
	}
	t.retryLeft()
	// Numbers start anew with each program, and workers outlive a restart.
	for {
		dir := filepath.Join(t.workers, strconv.FormatUint(t.last.Add(1), 10))
		err := os.Mkdir(dir, 0o755)
		if errors.Is(err, os.ErrExist) {
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("a worker's control group: %w", err)
		}
		g := &Group{tree: t, dir: dir}
		if t.has["memory"] {
			_ = write(dir, "memory.oom.group", "1") // a worker without one of its threads is of no use
		}
		if err := g.SetLimits(l); err != nil {
			g.Remove()
			return nil, err
		}
		return g, nil
	}
}

// GroupOf is the group that a worker was started in before a restart; nil for none.
func (t *Tree) GroupOf(pid int) *Group {
	if t == nil {
		return nil
	}
	at, _, err := groupOf(pid)
	if err != nil || filepath.Dir(at) != t.workers {
		return nil
	}
	return &Group{tree: t, dir: at}
}

// Sweep ends and removes all groups of workers but those that the daemon has restored.
func (t *Tree) Sweep(keep []*Group) (removed int) {
	if t == nil {
		return 0
	}
	list, _ := os.ReadDir(t.workers)
	for _, f := range list {
		dir := filepath.Join(t.workers, f.Name())
		if !f.IsDir() || slices.ContainsFunc(keep, func(g *Group) bool { return g != nil && g.dir == dir }) {
			continue
		}
		(&Group{tree: t, dir: dir}).Remove()
		removed++
	}
	return removed
}

// retryLeft removes groups that could not be removed when their workers ended.
func (t *Tree) retryLeft() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.left = slices.DeleteFunc(t.left, func(dir string) bool { return removeFolder(dir) == nil })
}

// sweepTops removes the trees of servers that are gone from the top of the hierarchy.
func sweepTops(mount string) {
	list, _ := filepath.Glob(filepath.Join(mount, topPrefix+"*"))
	for _, dir := range list {
		pid, err := strconv.Atoi(strings.TrimPrefix(filepath.Base(dir), topPrefix))
		if err != nil || pid == os.Getpid() || unix.Kill(pid, 0) != unix.ESRCH {
			continue
		}
		t := &Tree{base: dir, workers: filepath.Join(dir, workersName)}
		t.Sweep(nil)
		t.Close()
	}
}

// Limits are what one worker may have; 0 for no limit.
type Limits struct {
	Threads int
	Memory  uint64  // bytes
	Weight  float64 // of its part of the processors, 1 for the usual one
}

// A Group is the control group of one worker.
type Group struct {
	tree *Tree
	dir  string
}

// Dir opens the folder of the group, for a process that is started in it. The caller closes it.
// There is none of a nil Group.
func (g *Group) Dir() (*os.File, error) {
	if g == nil {
		return nil, nil
	}
	return os.Open(g.dir)
}

// Enter moves a process into the group.
func (g *Group) Enter(pid int) error {
	if g == nil {
		return nil
	}
	return write(g.dir, "cgroup.procs", strconv.Itoa(pid))
}

// SetLimits changes what the worker may have, from now on.
func (g *Group) SetLimits(l Limits) error {
	if g == nil {
		return nil
	}
	if err := write(g.dir, "pids.max", limitText(uint64(max(l.Threads, 0)))); err != nil {
		return err
	}
	return errors.Join(g.SetMemory(l.Memory), g.SetWeight(l.Weight))
}

// SetMemory changes how many bytes the worker may have; 0 for any number. Where the worker has
// more, the kernel takes it back, or ends the worker, before SetMemory returns.
func (g *Group) SetMemory(bytes uint64) error {
	if g == nil || !g.tree.has["memory"] {
		return nil
	}
	return write(g.dir, "memory.max", limitText(bytes))
}

// SetWeight changes the weight of the worker when processors are short.
func (g *Group) SetWeight(times float64) error {
	if g == nil || !g.tree.has["cpu"] {
		return nil
	}
	return write(g.dir, "cpu.weight", strconv.Itoa(CPUWeight(times)))
}

// Kill ends every process of the group at once, whatever they are doing.
func (g *Group) Kill() {
	if g != nil {
		_ = write(g.dir, "cgroup.kill", "1")
	}
}

// removeTimeout is how long Remove waits for processes that were told to end: only those deep
// inside a driver need any time.
const removeTimeout = time.Second

// Remove ends what is left of the worker and removes its group. A group whose processes cannot
// end is tried again later.
func (g *Group) Remove() {
	if g == nil {
		return
	}
	for begin := time.Now(); ; time.Sleep(2 * time.Millisecond) {
		err := removeFolder(g.dir)
		if err == nil {
			return
		}
		g.Kill()
		if time.Since(begin) > removeTimeout {
			break
		}
	}
	g.tree.mu.Lock()
	defer g.tree.mu.Unlock()
	g.tree.left = append(g.tree.left, g.dir)
}

// CPUWeight is the weight of a group whose share of the processors is to be so many times that
// of a usual one; 0 for 1. The kernel knows weights from 1 to 10000, and 100 is the usual one.
func CPUWeight(times float64) int {
	if !(times > 0) {
		times = 1
	}
	return int(min(max(times*100+0.5, 1), 10000))
}
