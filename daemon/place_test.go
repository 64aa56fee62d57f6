package daemon

import (
	"encoding/json"
	"errors"
	"io"
	"reflect"
	"strings"
	"testing"
	"time"

	"ferry/daemon/place"
	"ferry/test/limit"
	"ferry/transport"
	"ferry/wire"
	"ferry/worker"
)

// twoGPUs is a probe that finds two of 8 GiB.
var twoGPUs = []string{"/bin/echo", `{"Devices": [{"Name": "a", "UUID": "GPU-a", "Memory": 8589934592}, {"Name": "b", "UUID": "GPU-b", "Memory": 8589934592}]}`}

// ask shakes hands with a request. Each word the server says while the client
// waits goes to told.
func (f *fixture) ask(pid int, service wire.Service, request string, told func(string)) (transport.Conn, worker.Boot, error) {
	f.Helper()
	conn := f.dial()
	hello := wire.NewHello("x", pid)
	hello.Request, hello.Service = request, service
	var boot worker.Boot
	w, err := wire.ClientHandshakeWaiting(conn, hello, nil, told)
	if err == nil {
		err = json.Unmarshal([]byte(w.Message), &boot)
	}
	return conn, boot, err
}

func (f *fixture) must(pid int, service wire.Service, request string) (transport.Conn, worker.Boot) {
	f.Helper()
	conn, boot, err := f.ask(pid, service, request, func(string) {})
	if err != nil {
		f.Fatal(err)
	}
	f.entered(boot.Session)
	return conn, boot
}

// TestGrants: what a worker is told of the GPUs it may use, and of its quota.
func TestGrants(t *testing.T) {
	f := serve(t, "echo", func(cfg *Config) { cfg.Probe, cfg.Place, cfg.Memory = twoGPUs, "spread", 6<<30 })
	granted := func(boot worker.Boot, devices []int, uuids []string) {
		t.Helper()
		if !reflect.DeepEqual(boot.Devices, devices) || !reflect.DeepEqual(boot.UUIDs, uuids) {
			t.Errorf("devices %v %q, want %v %q", boot.Devices, boot.UUIDs, devices, uuids)
		}
	}
	_, one := f.must(1, wire.ServiceCUDA, "")
	granted(one, []int{0}, []string{"GPU-a"})
	_, two := f.must(2, wire.ServiceCUDA, "mem=4GiB share=0.5")
	granted(two, []int{1}, []string{"GPU-b"})
	_, watcher := f.must(2, wire.ServiceNVML, "")
	granted(watcher, []int{1}, []string{"GPU-b"}) // the same process
	_, both := f.must(3, wire.ServiceCUDA, "gpus=2")
	granted(both, []int{0, 1}, []string{"GPU-a", "GPU-b"})
	_, all := f.must(4, wire.ServiceCUDA, "gpus=all")
	granted(all, nil, nil)
	if a, b := f.quota(one.Session, 0), f.quota(two.Session, 1); a != 6<<30 || b != 4<<30 {
		t.Errorf("quotas %d and %d", a, b)
	}
	want := []place.Load{
		{GPU: place.GPU{ID: 0, Name: "a", UUID: "GPU-a", Memory: 8 << 30}, Clients: 3},
		{GPU: place.GPU{ID: 1, Name: "b", UUID: "GPU-b", Memory: 8 << 30}, Clients: 3, Promised: 4 << 30, Timeshare: 5000},
	}
	if got, waiting := f.Placement(); !reflect.DeepEqual(got, want) || waiting != 0 {
		t.Errorf("%+v, %d wait", got, waiting)
	}

	if err := f.SetQuota(one.Session, 0, 1<<30); err != nil || f.quota(one.Session, 0) != 1<<30 || f.quota(one.Session, 1) != 6<<30 {
		t.Errorf("%v: %d", err, f.quota(one.Session, 0))
	}
	if err := f.SetQuota(one.Session, -1, 2<<30); err != nil || f.quota(one.Session, 0) != 2<<30 || f.quota(one.Session, 31) != 2<<30 {
		t.Errorf("%v: %d", err, f.quota(one.Session, 0))
	}
	if f.SetQuota(99, 0, 1) == nil || f.SetQuota(one.Session, 32, 1) == nil || f.SetQuota(one.Session, -2, 1) == nil {
		t.Error("a quota for nobody, or of no device")
	}
	for request, status := range map[string]wire.Status{
		"gpus=3": wire.StatusCapacity, "mem=7GiB": wire.StatusCapacity, "share=2": wire.StatusMalformed, "color=red": wire.StatusMalformed,
	} {
		_, _, err := f.ask(5, wire.ServiceCUDA, request, func(string) {})
		if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || refused.Status != status || refused.Message == "" {
			t.Errorf("%s: %v", request, err)
		}
	}
}

// TestQueue: clients that do not fit wait in turn, hear where they stand, and
// come in when somebody leaves.
func TestQueue(t *testing.T) {
	f := serve(t, "echo", func(cfg *Config) { cfg.MaxClients, cfg.Queue = 1, 2 })
	first, _ := f.must(1, wire.ServiceCUDA, "")
	type outcome struct {
		conn transport.Conn
		err  error
	}
	wait := func(pid int) (chan string, chan outcome) {
		told, done := make(chan string, 16), make(chan outcome, 1)
		go func() {
			conn, _, err := f.ask(pid, wire.ServiceCUDA, "", func(s string) { told <- s })
			done <- outcome{conn, err}
		}()
		return told, done
	}
	hears := func(told <-chan string, want string) {
		t.Helper()
		select {
		case got := <-told:
			if !strings.HasPrefix(got, "waiting for a GPU: "+want) {
				t.Fatalf("told %q, want %q", got, want)
			}
		case <-limit.After():
			t.Fatalf("nothing heard; want %q", want)
		}
	}
	secondTold, second := wait(2)
	hears(secondTold, "place 1 of 1")

	// One that will leave.
	leaver := f.dial()
	left := make(chan string, 16)
	go func() {
		_, _ = wire.ClientHandshakeWaiting(leaver, wire.NewHello("leaver", 3), nil, func(s string) { left <- s })
	}()
	hears(left, "place 2 of 2")
	hears(secondTold, "place 1 of 2")
	f.refused(f.dial(), wire.NewHello("one too many", 4), nil, wire.StatusCapacity)
	_ = leaver.Close()
	hears(secondTold, "place 1 of 1")
	f.eventually("the leaver is noticed", func() bool { return len(f.log.lines("client left while it waited")) == 1 })

	_ = first.Close()
	o := <-second
	if o.err != nil {
		t.Fatal(o.err)
	}
	f.echo(o.conn, "my turn")
	if _, waiting := f.Placement(); waiting != 0 {
		t.Errorf("%d wait", waiting)
	}
	// Who speaks out of turn is no client of ours.
	loud := f.dial()
	hello := wire.NewHello("loud", 5)
	if _, err := loud.Write(hello.Append(nil)); err != nil {
		t.Fatal(err)
	}
	if _, _, err := wire.ReadChallenge(loud); err != nil {
		t.Fatal(err)
	}
	if _, err := loud.Write(make([]byte, 40)); err != nil { // the proof, and more
		t.Fatal(err)
	}
	for {
		w, err := wire.ReadWelcome(loud)
		if err != nil {
			t.Fatal(err)
		}
		if w.Status != wire.StatusWaiting {
			if w.Status != wire.StatusMalformed {
				t.Errorf("%+v", w)
			}
			break
		}
	}
	_ = o.conn.Close()
	f.eventually("nobody is left", func() bool { return f.Stats().Clients == 0 })
}

// TestQueueEnds: a server that ends lets go of those who wait, and nobody waits
// longer than is allowed.
func TestQueueEnds(t *testing.T) {
	f := serve(t, "echo", func(cfg *Config) { cfg.MaxClients, cfg.Queue, cfg.QueueWait = 1, 2, 300*time.Millisecond })
	f.must(1, wire.ServiceCUDA, "")
	_, _, err := f.ask(2, wire.ServiceCUDA, "", func(string) {})
	if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || refused.Status != wire.StatusCapacity || !strings.Contains(refused.Message, "300ms") {
		t.Errorf("%v", err)
	}
	conn := f.dial()
	waits := make(chan string, 1)
	done := make(chan error, 1)
	go func() {
		_, err := wire.ClientHandshakeWaiting(conn, wire.NewHello("y", 3), nil, func(s string) { waits <- s })
		done <- err
	}()
	<-waits
	f.stop()
	if err := <-done; err == nil {
		t.Error("welcomed by a server that has ended")
	} else if !errors.Is(err, wire.ErrClosed) && !errors.Is(err, io.EOF) && !strings.Contains(err.Error(), "reset") {
		t.Logf("it ended with %v", err)
	}
}

// TestProbeFails: without a report everybody gets all there is, as without a
// probe.
func TestProbeFails(t *testing.T) {
	for _, probe := range [][]string{{"/bin/false"}, {"/nonexistent"}, {"/bin/echo", "nonsense"}} {
		f := serve(t, "echo", func(cfg *Config) { cfg.Probe, cfg.Place = probe, "pack" })
		if _, boot := f.must(1, wire.ServiceCUDA, ""); boot.Devices != nil {
			t.Errorf("%v: devices %v", probe, boot.Devices)
		}
		if n := len(f.log.lines("does not know its GPUs")); n != 1 {
			t.Errorf("%v: %d lines", probe, n)
		}
	}
}
