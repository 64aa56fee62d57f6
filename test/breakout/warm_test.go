package breakout

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"

	"ferry/server/control"
	"ferry/test/limit"
	"ferry/worker"
)

// Attacks by warm workers, before they have a client. TestWarmWorkers plays them: the warm pool must stay in order.

// ready is what a warm worker says.
func ready() []byte {
	text, _ := json.Marshal(worker.Ready{})
	return text
}

// orderWarm orders an attack of warm workers, waits until one has begun, and takes the order back. It returns the attacking processes.
func (s *site) orderWarm(a *attack) (fresh []string, err error) {
	if !limit.Holds(func() bool { now, err := s.server(); return err == nil && now.WarmReady == s.set.Warm }) {
		return nil, errors.New("no warm worker is ready")
	}
	file := filepath.Join(s.set.path("orders"), "order")
	if err := os.WriteFile(file, []byte(a.name), 0o644); err != nil {
		return nil, err
	}
	defer func() { _ = os.Remove(file) }()
	// A client has the pool start another worker: that one attacks.
	before, err := s.count()
	if err != nil {
		return nil, err
	}
	c, err := s.open("unix", prefix+"idle", attacker, nil)
	if err != nil {
		return nil, err
	}
	_ = c.Close()
	begun := func() bool {
		now, err := s.count()
		fresh = slices.DeleteFunc(now.children, func(child string) bool { return slices.Contains(before.children, child) })
		return err == nil && len(fresh) > 0
	}
	if !limit.Holds(begun) {
		return nil, errors.New("none began")
	}
	_, _ = unix.Poll(nil, 500) // let it go on for a while
	return fresh, nil
}

// playWarm plays an attack of warm workers.
func playWarm(s *site, a *attack) (string, error) {
	fresh, err := s.orderWarm(a)
	if err != nil {
		return "", err
	}
	// Counted from outside, without a collection, in which Go closes what was forgotten.
	if links, _ := filepath.Glob(fmt.Sprintf("/proc/%d/fd/*", s.cmd.Process.Pid)); len(links) > len(s.before.descriptors)+100 {
		return fmt.Sprint(len(links), " descriptors"), errors.New("the daemon keeps what a warm worker sends along")
	}
	// A client that is given such a worker is not served, as by any worker in hostile hands. It is ended here, as the kernel may end one.
	for _, child := range fresh {
		if pid, _ := strconv.Atoi(child); pid > 0 {
			_ = unix.Kill(pid, unix.SIGKILL)
			limit.Holds(func() bool { return dead(pid) })
		}
	}
	return "begun", nil
}

// dead says whether a process has ended, whether or not its parent has noticed.
func dead(pid int) bool {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	_, rest, _ := strings.Cut(string(text), ") ")
	return err != nil || strings.HasPrefix(rest, "Z") || strings.HasPrefix(rest, "X")
}

var warmAttacks = []*attack{
	{name: "warm-ends", tries: "a warm worker ends at once, again and again", play: playWarm, want: "begun", warm: func(*captive) { os.Exit(1) }},
	{name: "warm-silent", tries: "a warm worker never says that it is ready", play: playWarm, want: "begun", warm: func(*captive) { select {} }},
	{name: "warm-stopped", tries: "a warm worker says that it is ready and stops itself", play: playWarm, want: "begun", warm: func(w *captive) {
		_ = send(w.clients, ready())
		_ = unix.Kill(unix.Getpid(), unix.SIGSTOP)
	}},
	{name: "warm-flood", tries: "a warm worker says 100,000 times that it is ready", play: playWarm, want: "begun", warm: func(w *captive) {
		for range 100_000 {
			for send(w.clients, ready()) == unix.EAGAIN {
				_, _ = unix.Poll([]unix.PollFd{{Fd: int32(w.clients), Events: unix.POLLOUT}}, 1000)
			}
		}
		select {}
	}},
	{name: "warm-garbage", tries: "a warm worker says what is no message", play: playWarm, want: "begun", warm: func(w *captive) {
		_ = send(w.clients, []byte("\xff{"))
		select {}
	}},
	{name: "warm-descriptors", tries: "a warm worker sends 3,000 descriptors along", play: playWarm, want: "begun", warm: func(w *captive) {
		file := sealed(0)
		for range 3000 {
			for send(w.clients, ready(), file) == unix.EAGAIN {
				_, _ = unix.Poll([]unix.PollFd{{Fd: int32(w.clients), Events: unix.POLLOUT}}, 1000)
			}
		}
		select {}
	}},
	{name: "warm-kept", tries: "a warm worker leaves its channel in the control channel, which nobody reads yet, and ends", play: playWarm, want: "begun", warm: func(w *captive) {
		_ = send(w.clients, ready())
		text, _ := json.Marshal(&control.Request{Op: control.OpPublish, Name: newName()})
		_ = send(w.control, text, w.clients)
		os.Exit(0)
	}},
	{name: "warm-doorbell", tries: "a warm worker rings, fills the doorbell and asks before it has a client", play: playWarm, want: "begun", warm: func(w *captive) {
		for range 100_000 {
			_ = w.ring()
		}
		_ = send(w.clients, ready())
		for range 1000 {
			_ = send(w.control, []byte(`{"op":"sessions"}`))
		}
		select {}
	}},
}
