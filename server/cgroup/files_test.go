package cgroup

import "testing"

const hybrid = `30 29 0:26 / /sys/fs/cgroup rw,relatime - tmpfs tmpfs rw,mode=755
31 30 0:27 / /sys/fs/cgroup/cpu,cpuacct rw,relatime - cgroup cgroup rw,cpu,cpuacct
32 30 0:28 / /sys/fs/cgroup/pids rw,relatime - cgroup cgroup rw,pids
33 30 0:29 / /sys/fs/cgroup/unified rw,relatime shared:7 - cgroup2 cgroup2 rw,nsdelegate
`

const container = `729 641 0:32 /docker/4f1\040a /sys/fs/cgroup ro,nosuid - cgroup2 cgroup rw
`

// TestFindMount: hierarchies of both versions are found where they are mounted, and which group is
// to be seen there.
func TestFindMount(t *testing.T) {
	for _, c := range []struct{ mounts, kind, controller, at, root string }{
		{hybrid, "cgroup2", "", "/sys/fs/cgroup/unified", "/"},
		{hybrid, "cgroup", "pids", "/sys/fs/cgroup/pids", "/"},
		{hybrid, "cgroup", "cpuacct", "/sys/fs/cgroup/cpu,cpuacct", "/"},
		{hybrid, "cgroup", "memory", "", ""},
		{container, "cgroup2", "", "/sys/fs/cgroup", "/docker/4f1 a"},
		{"", "cgroup2", "", "", ""},
		{"a b c\n - \n", "cgroup2", "", "", ""},
	} {
		if at, root := findMount(c.mounts, c.kind, c.controller); at != c.at || root != c.root {
			t.Errorf("%s %s: %q %q, want %q %q", c.kind, c.controller, at, root, c.at, c.root)
		}
	}
}

func TestPathOf(t *testing.T) {
	const groups = "9:name=systemd:/\n8:pids,misc:/a/b\n0::/system.slice/ferry: one.service\n"
	for controller, want := range map[string]string{"": "/system.slice/ferry: one.service", "pids": "/a/b", "misc": "/a/b"} {
		if path, ok := pathOf(groups, controller); !ok || path != want {
			t.Errorf("%q: %q %v", controller, path, ok)
		}
	}
	if path, ok := pathOf(groups, "memory"); ok {
		t.Errorf("memory: %q", path)
	}
}

func TestBelow(t *testing.T) {
	for _, c := range []struct {
		path, root, inside string
		ok                 bool
	}{
		{"/a/b", "/", "a/b", true},
		{"/", "/", "", true},
		{"/a/b", "/a", "b", true},
		{"/a/b", "/a/b", "", true},
		{"/ab", "/a", "", false},
		{"/../x", "/", "", false}, // of another namespace
	} {
		inside, ok := below(c.path, c.root)
		if ok != c.ok || ok && inside != c.inside {
			t.Errorf("%s below %s: %q %v", c.path, c.root, inside, ok)
		}
	}
}

func TestCPUWeight(t *testing.T) {
	for times, want := range map[float64]int{0: 100, 1: 100, 3: 300, 0.5: 50, 0.001: 1, 1000: 10000, -1: 100} {
		if got := CPUWeight(times); got != want {
			t.Errorf("%v: %d, want %d", times, got, want)
		}
	}
}

// TestWorkerThreads: workers never get all threads that there are.
func TestWorkerThreads(t *testing.T) {
	all, workers := Threads(), WorkerThreads()
	if workers < 1 || workers > Threads() && workers >= all {
		t.Errorf("%d threads, %d for workers", all, workers)
	}
}
