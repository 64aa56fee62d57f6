package daemon

import (
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

	"ferry/server/control"
	"ferry/server/identity"
	"ferry/server/tlsproxy"
	"ferry/transport"
)

// A keeper is the daemon's side of the process that speaks TLS. The process
// is started with the first connection, and again after one that died.
type keeper struct {
	command []string
	start   func(*exec.Cmd) error
	files   *identity.Watched[identity.Server]
	log     *slog.Logger
	waits   *sync.WaitGroup

	mu      sync.Mutex
	server  identity.Server // what the process was told
	ctl     *control.Conn   // nil: no process
	last    uint64
	waiting map[uint64]chan<- answer
	living  map[int]bool // processes, by pid: those of before may still carry something
}

type answer struct {
	tlsproxy.Reply
	file *os.File
}

// A sheltered connection is a client's behind the airlock: bytes go through a
// socketpair, but the peer is whoever is at the other end of TLS.
type sheltered struct {
	*net.UnixConn
	peer net.Addr
}

func (g sheltered) RemoteAddr() net.Addr { return g.peer }

var errAirlockDied = errors.New("the airlock died")

// take hands a connection to the airlock and returns what comes out of it: a plain
// stream, and who is there if it came with a certificate. The caller closes raw.
func (k *keeper) take(raw transport.Conn, limit, silence time.Duration) (transport.Conn, *identity.Identity, error) {
	file, err := raw.File()
	if err != nil {
		return nil, nil, err
	}
	done := make(chan answer, 1)
	err = k.ask(file, tlsproxy.Request{Op: tlsproxy.OpTake, Timeout: limit, Silence: silence}, done)
	_ = file.Close()
	if err != nil {
		return nil, nil, fmt.Errorf("handing a connection to the airlock: %w", err)
	}
	a := <-done // the airlock keeps the limit, and its death is an answer
	if a.file != nil {
		defer func() { _ = a.file.Close() }()
	}
	if a.Error != "" || a.file == nil {
		return nil, nil, fmt.Errorf("TLS: %w", refusal(a.Reply))
	}
	c, err := net.FileConn(a.file)
	if err != nil {
		return nil, nil, err
	}
	plain, ok := c.(*net.UnixConn)
	if !ok {
		_ = c.Close()
		return nil, nil, fmt.Errorf("the airlock sent a %T", c)
	}
	return sheltered{plain, raw.RemoteAddr()}, a.Who, nil
}

// refusal turns an answer into an error.
func refusal(r tlsproxy.Reply) error {
	if r.Silent {
		return errSilent
	}
	return errors.New(r.Error)
}

// errSilent is a peer that came and said nothing.
var errSilent = errors.New("the peer left without a word")

// ask sends a connection to the airlock, after its configuration if that is new.
func (k *keeper) ask(file *os.File, q tlsproxy.Request, done chan<- answer) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	changed := k.refresh()
	if k.ctl == nil {
		if err := k.open(); err != nil {
			return err
		}
		changed = true
	}
	if changed {
		if err := k.configure(); err != nil {
			return err
		}
	}
	k.last++
	q.ID = k.last
	k.waiting[q.ID] = done
	if err := k.ctl.Send(&q, file); err != nil {
		delete(k.waiting, q.ID)
		return err
	}
	return nil
}

// refresh looks whether the files have changed. mu is held.
func (k *keeper) refresh() bool {
	server, changed, err := k.files.Get()
	if err != nil {
		k.log.Error("the files of TLS cannot be used; what was read before stays valid", "err", err)
	}
	if changed {
		k.log.Info("certificates read again")
	}
	k.server = server
	return changed
}

// current is what the files say now. The airlock hears of it with the next
// connection.
func (k *keeper) current() identity.Server {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.refresh() && k.ctl != nil {
		if err := k.configure(); err != nil {
			k.log.Error("telling the airlock", "err", err)
		}
	}
	return k.server
}

// configure sends what the airlock presents and believes, in memory: it may not fit
// a message. mu is held.
func (k *keeper) configure() error {
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
	return k.ctl.Send(&tlsproxy.Request{Op: tlsproxy.OpConfig}, f)
}

// nobody is the user without rights, by the number every system gives it.
const nobody = 65534

// open starts the process. It needs no right of ours: where we are root it is
// nobody. mu is held.
func (k *keeper) open() error {
	ctl, theirs, err := control.Pair()
	if err != nil {
		return err
	}
	defer func() { _ = theirs.Close() }()
	build := func(credential *syscall.Credential) *exec.Cmd {
		cmd := exec.Command(k.command[0], k.command[1:]...)
		cmd.Args[0] = "ferry"
		cmd.Env = []string{}
		cmd.Stderr = os.Stderr
		cmd.ExtraFiles = []*os.File{theirs}
		// No Pdeathsig: it carries on for workers that outlive the daemon, and ends
		// with the last of them.
		cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Credential: credential}
		return cmd
	}
	cmd := build(nil)
	if os.Geteuid() == 0 {
		cmd = build(&syscall.Credential{Uid: nobody, Gid: nobody})
	}
	err = k.start(cmd)
	if err != nil && cmd.SysProcAttr.Credential != nil {
		k.log.Warn("the airlock cannot be started as nobody; it runs with the daemon's rights", "err", err)
		cmd = build(nil)
		err = k.start(cmd)
	}
	if err != nil {
		_ = ctl.Close()
		return err
	}
	k.ctl, k.waiting = ctl, map[uint64]chan<- answer{}
	k.log.Info("airlock started", "pid", cmd.Process.Pid)
	k.waits.Go(func() { k.listen(ctl) })
	k.mind(cmd.Process)
	return nil
}

// mind waits for the end of a process beside us: it may outlive us, and Serve does
// not wait for it. mu is held.
func (k *keeper) mind(process *os.Process) {
	if k.living == nil {
		k.living = map[int]bool{}
	}
	k.living[process.Pid] = true
	go func() {
		state, err := process.Wait()
		k.mu.Lock()
		delete(k.living, process.Pid)
		k.mu.Unlock()
		if err == nil && !state.Success() {
			k.log.Error("the airlock ended", "reason", reason(state))
		}
	}()
}

// minded are the processes that have not ended.
func (k *keeper) minded() []int {
	k.mu.Lock()
	defer k.mu.Unlock()
	return slices.Sorted(maps.Keys(k.living))
}

// listen hands out the answers of one process until its channel ends.
func (k *keeper) listen(ctl *control.Conn) {
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
		k.part()
	}
}

// part is done with a process whose channel is closed: nobody waits for its answers.
// mu is held.
func (k *keeper) part() {
	for id, done := range k.waiting {
		done <- answer{Reply: tlsproxy.Reply{ID: id, Error: errAirlockDied.Error()}}
	}
	k.ctl, k.waiting = nil, map[uint64]chan<- answer{}
}

// stop closes the channel: no connection comes any more, or the next one has a
// process of its own. The old one carries what it has to its end.
func (k *keeper) stop() {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.ctl != nil {
		_ = k.ctl.Close()
		k.part()
	}
}
