package admission

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"net"
	"os"
	"os/exec"
	"slices"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"ferry/daemon/output"
	"ferry/daemon/spawn"
	"ferry/server/control"
	"ferry/server/identity"
	"ferry/server/tlsproxy"
	"ferry/transport"
)

// A tlsProxy is the daemon's side of the TLS proxy (package tlsproxy). Its process is started
// with the first connection, and again after one that died.
type tlsProxy struct {
	command []string
	start   func(*exec.Cmd) error
	files   *identity.Watched[identity.Server]
	log     *slog.Logger
	output  *output.Collector
	reread  func()         // called when the files were read again; nil for nothing
	reading sync.WaitGroup // answers of processes

	mu      sync.Mutex
	server  identity.Server // what the process is configured with
	ctl     *control.Conn   // nil: no process
	process *os.Process     // at the other end of ctl
	last    uint64
	waiting map[uint64]chan<- answer
	living  map[int]*os.Process // by pid: former ones may still carry connections
}

type answer struct {
	tlsproxy.Reply
	file *os.File
}

// A proxiedConn is the connection of a client behind the TLS proxy: bytes go through a
// socketpair, but the peer is the one at the other end of TLS.
type proxiedConn struct {
	*net.UnixConn
	peer net.Addr
}

// RemoteAddr is the address of the peer at the other end of TLS.
func (g proxiedConn) RemoteAddr() net.Addr { return g.peer }

var errProxyDied = errors.New("the TLS proxy died")

const (
	// proxyGrace is how much longer than a handshake may take the daemon waits for the TLS proxy.
	proxyGrace = 10 * time.Second
	// proxyEndTimeout is how long its processes may take to end with the daemon.
	proxyEndTimeout = time.Second
	// proxySendTimeout is how long its channel may be full.
	proxySendTimeout = 2 * time.Second
)

// handOver hands a connection to the TLS proxy and returns a plain stream, and who the client
// is if it has a certificate. The caller closes raw, and says all of the request but which it is.
func (k *tlsProxy) handOver(ctx context.Context, raw transport.Conn, q tlsproxy.Request) (transport.Conn, *identity.Identity, error) {
	file, err := raw.File()
	if err != nil {
		return nil, nil, err
	}
	done := make(chan answer, 1)
	q.Op = tlsproxy.OpServe
	id, err := k.send(file, q, done)
	_ = file.Close()
	if err != nil {
		return nil, nil, fmt.Errorf("handing a connection to the TLS proxy: %w", err)
	}
	a := k.await(ctx, id, done, q.Timeout+proxyGrace)
	if a.file != nil {
		defer func() { _ = a.file.Close() }()
	}
	if a.Error != "" || a.file == nil {
		return nil, nil, fmt.Errorf("TLS: %w", replyError(a.Reply))
	}
	c, err := net.FileConn(a.file)
	if err != nil {
		return nil, nil, err
	}
	plain, ok := c.(*net.UnixConn)
	if !ok {
		_ = c.Close()
		return nil, nil, fmt.Errorf("the TLS proxy sent a %T", c)
	}
	return proxiedConn{plain, raw.RemoteAddr()}, a.Who, nil
}

// await returns the answer to a connection. The TLS proxy keeps the limit of the handshake itself,
// and its death is an answer; one that says nothing for longer is stopped, and is replaced.
func (k *tlsProxy) await(ctx context.Context, id uint64, done <-chan answer, limit time.Duration) answer {
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case a := <-done:
		return a
	case <-timer.C:
		k.mu.Lock()
		if k.waiting[id] != nil {
			k.replace()
		}
		k.mu.Unlock()
	case <-ctx.Done():
		k.mu.Lock()
		waits := k.waiting[id] != nil
		delete(k.waiting, id) // what comes is closed
		k.mu.Unlock()
		if waits {
			return answer{Reply: tlsproxy.Reply{Error: ctx.Err().Error()}}
		}
	}
	return <-done // replace has answered, or the process just has
}

// replace ends a process that does not do its part; the next connection starts another. mu is
// held.
func (k *tlsProxy) replace() {
	k.log.Error("the TLS proxy does not answer and is ended", "pid", k.process.Pid)
	_ = k.process.Kill()
	_ = k.ctl.Close()
	k.forgetProcess()
}

// replyError turns a reply into an error.
func replyError(r tlsproxy.Reply) error {
	if r.Silent {
		return errSilent
	}
	return errors.New(r.Error)
}

// send sends a connection to the TLS proxy, after its configuration if that is new, and returns
// the number of the request.
func (k *tlsProxy) send(file *os.File, q tlsproxy.Request, done chan<- answer) (uint64, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	changed := k.refresh()
	if k.ctl == nil {
		if err := k.startProcess(); err != nil {
			return 0, err
		}
		changed = true
	}
	if changed {
		if err := k.configure(); err != nil {
			return 0, err
		}
	}
	k.last++
	q.ID = k.last
	k.waiting[q.ID] = done
	if err := k.sendBounded(&q, file); err != nil {
		delete(k.waiting, q.ID)
		return 0, err
	}
	return q.ID, nil
}

// sendBounded sends a message. A process that has stopped reading until its channel is full is
// replaced: mu is held, and others wait for it.
func (k *tlsProxy) sendBounded(q *tlsproxy.Request, file *os.File) error {
	_ = k.ctl.SetSendDeadline(time.Now().Add(proxySendTimeout))
	err := k.ctl.Send(q, file)
	if errors.Is(err, os.ErrDeadlineExceeded) {
		k.replace()
	}
	return err
}

// refresh reads the files again if they have changed. mu is held.
func (k *tlsProxy) refresh() bool {
	server, changed, err := k.files.Get()
	if err != nil {
		k.log.Error("the files of TLS cannot be used; what was read before stays valid", "err", err)
	}
	if changed {
		k.log.Info("certificates read again")
		if k.reread != nil {
			k.reread()
		}
	}
	k.server = server
	return changed
}

// current is what the files say now. A TLS proxy that runs is configured anew.
func (k *tlsProxy) current() identity.Server {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.refresh() && k.ctl != nil {
		if err := k.configure(); err != nil {
			k.log.Error("configuring the TLS proxy", "err", err)
		}
	}
	return k.server
}

// configure sends the keys and certificates to the TLS proxy, in a memfd: they may not fit
// into a message. mu is held.
func (k *tlsProxy) configure() error {
	text, err := json.Marshal(k.server)
	if err != nil {
		return err
	}
	fd, err := unix.MemfdCreate("ferry-tls", unix.MFD_CLOEXEC)
	if err != nil {
		return err
	}
	f := os.NewFile(uintptr(fd), "ferry-tls")
	defer func() { _ = f.Close() }()
	if _, err := f.Write(text); err != nil {
		return err
	}
	if _, err := f.Seek(0, 0); err != nil {
		return err
	}
	return k.sendBounded(&tlsproxy.Request{Op: tlsproxy.OpConfig}, f)
}

// proxyUser is the number of a user that no account has, and no worker: workers of the user
// nobody, whose number is the next, could otherwise signal the process that holds the key.
const proxyUser = 65533

// startProcess starts the process. It needs no right of the daemon: where the daemon is root
// the process runs as a user of its own. mu is held.
func (k *tlsProxy) startProcess() error {
	ctl, theirs, err := control.Pair()
	if err != nil {
		return err
	}
	defer func() { _ = theirs.Close() }()
	printed, stderr, err := k.output.Open(output.Tag{Kind: output.TLSProxy})
	if err != nil {
		_ = ctl.Close()
		return err
	}
	if stderr != nil {
		defer func() { _ = stderr.Close() }()
	}
	build := func(credential *syscall.Credential) *exec.Cmd {
		cmd := exec.Command(k.command[0], k.command[1:]...)
		cmd.Args[0] = "ferry"
		cmd.Env = []string{}
		if stderr != nil { // an interface that holds nil is not nil
			cmd.Stderr = stderr
		}
		cmd.ExtraFiles = []*os.File{theirs}
		// No Pdeathsig: it carries connections of workers over a restart of the
		// daemon, and ends with the last of them.
		cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Credential: credential}
		return cmd
	}
	cmd := build(nil)
	if os.Geteuid() == 0 {
		cmd = build(&syscall.Credential{Uid: proxyUser, Gid: proxyUser})
	}
	err = k.start(cmd)
	if err != nil && cmd.SysProcAttr.Credential != nil {
		k.log.Warn("the TLS proxy cannot be started as a user of its own; it runs with the daemon's rights", "err", err)
		cmd = build(nil)
		err = k.start(cmd)
	}
	if err != nil {
		_ = ctl.Close()
		printed.Finish()
		return err
	}
	printed.Begin(cmd.Process.Pid)
	k.ctl, k.process, k.waiting = ctl, cmd.Process, map[uint64]chan<- answer{}
	k.log.Info("TLS proxy started", "pid", cmd.Process.Pid)
	k.reading.Go(func() { k.readReplies(ctl) })
	k.watch(cmd.Process, printed)
	return nil
}

// watch waits for the end of a process on a goroutine of its own: the process may outlive the
// daemon, which does not wait for it. mu is held.
func (k *tlsProxy) watch(process *os.Process, printed *output.Stream) {
	if k.living == nil {
		k.living = map[int]*os.Process{}
	}
	k.living[process.Pid] = process
	go func() {
		state, err := process.Wait()
		printed.Finish()
		k.mu.Lock()
		delete(k.living, process.Pid)
		k.mu.Unlock()
		if err == nil && !state.Success() {
			k.log.Error("the TLS proxy ended", "reason", spawn.ExitReason(state))
		}
	}()
}

// adopt waits for processes that the daemon started before a restart.
func (k *tlsProxy) adopt(pids []int) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, pid := range pids {
		if process, err := os.FindProcess(pid); err == nil {
			k.watch(process, k.output.Find(pid))
		}
	}
}

// processes are the processes that have not ended.
func (k *tlsProxy) processes() []int {
	k.mu.Lock()
	defer k.mu.Unlock()
	return slices.Sorted(maps.Keys(k.living))
}

// readReplies passes on the replies of one process until its channel ends.
func (k *tlsProxy) readReplies(ctl *control.Conn) {
	var err error
	for {
		var a answer
		if a.file, err = ctl.Receive(&a.Reply); err != nil {
			break
		}
		k.mu.Lock()
		done := k.waiting[a.ID]
		delete(k.waiting, a.ID)
		k.mu.Unlock()
		if done == nil {
			if a.file != nil {
				_ = a.file.Close()
			}
			continue
		}
		done <- a
	}
	_ = ctl.Close()
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.ctl == ctl {
		k.forgetProcess()
	}
}

// forgetProcess answers all that wait for a process whose channel is closed. mu is held.
func (k *tlsProxy) forgetProcess() {
	for id, done := range k.waiting {
		done <- answer{Reply: tlsproxy.Reply{ID: id, Error: errProxyDied.Error()}}
	}
	k.ctl, k.waiting = nil, map[uint64]chan<- answer{}
}

// endProcesses waits until the processes have ended, which they do when they carry no connection,
// and ends those that take longer: one that was stopped would keep the key of the server for ever.
func (k *tlsProxy) endProcesses(limit time.Duration) {
	for until := time.Now().Add(limit); len(k.processes()) > 0 && time.Now().Before(until); {
		time.Sleep(5 * time.Millisecond)
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	for pid, process := range k.living {
		k.log.Warn("the TLS proxy has not ended by itself", "pid", pid)
		_ = process.Kill()
	}
}

// stop closes the channel: no connection comes any more, or the next one starts another
// process. The old one carries its connections to their end.
func (k *tlsProxy) stop() {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.ctl != nil {
		_ = k.ctl.Close()
		k.forgetProcess()
	}
}
