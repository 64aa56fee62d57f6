package sessions

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"os"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"ferry/daemon/audit"
	"ferry/daemon/placer"
	"ferry/daemon/residence"
	"ferry/daemon/spawn"
	"ferry/operator/admin"
	"ferry/server/config"
	"ferry/server/control"
	"ferry/server/identity"
	"ferry/server/sessionpage"
)

const (
	// graceTimeout is how long workers may take to end when the daemon does, or an
	// operator kills them.
	graceTimeout = time.Second
	// leaveTimeout is how long a private daemon waits for the workers of programs that
	// have ended before it asks them to end: they need 200 ms at most.
	leaveTimeout = 250 * time.Millisecond
)

// Admitted is a client that has been given a worker.
type Admitted struct {
	ID      uint64
	Process *spawn.Process
	Warm    bool
	Grant   placer.Grant
	Who     identity.Identity
	Client  Client
	Tenant  config.Tenant
	Owner   string
	Secret  [32]byte
	Ticket  bool         // the session has come from another server, and Secret is the ticket of its client
	Record  audit.Record // how the client came
	Log     *slog.Logger
}

// Add adds a session to the table, registers it with all services and supervises its worker.
func (t *Table) Add(a Admitted) *Session {
	s := &Session{
		Process: a.Process, ID: a.ID, Owner: a.Owner, ResumeKey: ResumeKey{a.Secret, a.Ticket}, grant: a.Grant, started: time.Now(),
		who: a.Who, accepted: a.Record, log: a.Log.With("pid", a.Process.Pid), client: a.Client, ended: make(chan struct{}), passing: make(chan struct{}, 1),
		limits: t.limitsOf(a.Tenant, a.Grant.Request), group: groupState{inForce: t.GroupLimits(a.Tenant)},
	}
	s.accepted.Session, s.accepted.Device = s.ID, t.cfg.Device
	s.log.Info("client served", "gpus", s.grant.String(), "spare", a.Warm)
	t.services.Audit.Write(s.accepted)
	t.mu.Lock()
	t.stats.Sessions++
	if a.Warm {
		t.stats.Warm++
	}
	t.mu.Unlock()
	t.register(s)
	t.supervise(s)
	t.answer(s)
	return s
}

// register adds a session to the table and registers it with all services.
func (t *Table) register(s *Session) {
	s.given = sessionpage.Grant{Devices: s.grant.Devices, Quota: s.limits.memory.value, Since: s.started}
	t.services.Shares.Join(s.ID, s.limits.share(), s.Page, s.grant.Devices)
	t.mu.Lock()
	t.sessions[s.ID] = s
	delete(t.coming, s.ID)
	t.followTenant(s) // the tenant may have changed meanwhile
	t.applyLimits(s)
	t.divideTenants()
	quota := s.given.Quota
	t.mu.Unlock()
	t.services.Residence.Join(s.ID, residence.Worker{
		Page: s.Page, Pid: s.Pid, Signal: s.Signal, Device: onlyDevice(t, s), Policy: t.swapPolicy(s), Quota: s.given.Quota,
		AllowHostCopy: func(allow bool) { t.allowHostCopy(s, allow) }, Held: func() uint64 { return t.heldBy(s) },
	})
	hello := &s.client.Hello
	t.services.Registry.Join(control.Session{
		ID: s.ID, WorkerPid: s.Pid, ClientPid: int(hello.Pid), Program: hello.Program,
		Host: hello.Host[:], Peer: s.client.Peer, Since: s.started,
	}, s.Owner, s.Page, s.grant.Devices, quota)
}

// answer answers the control channel of a worker until its end, or PauseAnswers.
func (t *Table) answer(s *Session) {
	if s.Control == nil {
		return // the worker had closed it before a restart
	}
	_ = s.Control.SetDeadline(time.Time{})
	t.answering.Go(func() {
		if err := t.services.Registry.Serve(s.ID, s.Control); err != nil {
			// Our workers do not send such requests: this one may be in other hands.
			s.log.Warn("the worker broke the rules of its control channel and is ended", "err", err)
			_ = s.Process.Kill()
		}
	})
}

// ResumeAnswers answers the control channels of all sessions again after PauseAnswers.
func (t *Table) ResumeAnswers() {
	for _, s := range t.List() {
		t.answer(s)
	}
}

// PauseAnswers answers no control channel any more; requests stay in the channels.
func (t *Table) PauseAnswers() {
	for _, s := range t.List() {
		if s.Control != nil {
			s.Control.Pause(time.Now().Add(answerTimeout))
		}
	}
	t.answering.Wait()
}

// supervise waits, on a goroutine of its own, for the end of a worker and records it. A
// program that takes over sees all of the record, or nothing: a process that has been waited
// for is no child any more, and its number may be another's.
func (t *Table) supervise(s *Session) {
	t.waiting.Go(func() {
		awaitExit(s.Pid)
		t.recording.RLock()
		t.recordEnd(s)
		t.recording.RUnlock()
		t.services.Spawner.SweepImages()
	})
}

// awaitExit waits for the end of a child, and leaves it to be waited for. It occupies no thread:
// a daemon with a thread for each session would end where no more threads can be made.
func awaitExit(pid int) {
	if awaitReadable(unix.PidfdOpen(pid, unix.PIDFD_NONBLOCK)) == nil {
		return
	}
	for unix.Waitid(unix.P_PID, pid, nil, unix.WEXITED|unix.WNOWAIT, nil) == unix.EINTR {
	}
}

// awaitReadable waits until a descriptor, which it closes, has something to read. An error in
// place of a descriptor is returned.
func awaitReadable(fd int, err error) error {
	if err != nil {
		return err
	}
	f := os.NewFile(uintptr(fd), "a worker's end")
	defer func() { _ = f.Close() }()
	raw, err := f.SyscallConn()
	if err != nil {
		return err
	}
	return raw.Read(func(fd uintptr) (ready bool) {
		n, err := unix.Poll([]unix.PollFd{{Fd: int32(fd), Events: unix.POLLIN}}, 0)
		return n > 0 || err != nil && !errors.Is(err, unix.EINTR)
	})
}

// WhileNoneEnds calls f while the end of no worker is half recorded.
func (t *Table) WhileNoneEnds(f func() error) error {
	t.recording.Lock()
	defer t.recording.Unlock()
	return f()
}

// recordEnd removes a session whose worker has ended from the table and from all services.
func (t *Table) recordEnd(s *Session) {
	s.Output.Finish() // its last words come before the line about its end
	state, err := s.Wait()
	_ = s.Conns.Close() // also ends a Send that waits for the worker
	if s.Control != nil {
		_ = s.Control.Close() // who else may hold the worker's end could keep answer waiting for ever
	}
	_ = s.Page.Close()
	t.services.Shares.RemoveSession(s.ID)
	t.services.Residence.RemoveSession(s.ID)
	used := t.services.Registry.RemoveSession(s.ID)
	t.addPast(s)
	t.Forget(s.ID) // no goroutine reads the page any more
	_ = s.Page.Unmap()
	s.Group.Remove() // before its GPUs are another's: what is left of the worker may hold their memory
	t.services.Placer.Release(s.ID)
	close(s.ended)
	t.services.Spawner.Pool().Nudge() // the next client may be placed on another GPU now
	t.mu.Lock()
	level := slog.LevelInfo
	if (err != nil || !state.Success()) && !t.ending && !s.revoked && !s.killing && s.left == "" {
		t.stats.Failed++
		level = slog.LevelWarn
	}
	r := s.accepted
	r.Event, r.Reason = audit.Ended, spawn.ExitReason(state)
	if s.killing {
		r.Reason = "an operator ended it (ferry kill)"
	}
	if s.revoked {
		r.Reason = "the credential was revoked"
	}
	if s.left != "" {
		r.Reason = s.left
	}
	t.mu.Unlock()
	took := time.Since(s.started).Round(time.Millisecond)
	s.log.Log(context.Background(), level, "worker ended", "reason", r.Reason, "after", took)
	r.Seconds, r.Devices, r.Commands, r.Launches, r.Bytes = took.Seconds(), used.Devices, used.Commands, used.Launches, used.Bytes
	t.services.Audit.Write(r)
}

// addPast keeps what a session used of each device when it ends.
func (t *Table) addPast(s *Session) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for i := range t.past {
		t.past[i] += s.chargedTime(i, time.Now())
	}
}

// Revoke ends the sessions of clients whose credential was revoked.
func (t *Table) Revoke(revoked func(identity.Identity) bool) {
	for _, s := range t.markRevoked(revoked) {
		r := s.accepted
		r.Event, r.Reason = audit.Revoked, "the credential was revoked: the session is ended"
		t.services.Audit.Write(r)
		s.terminate()
	}
}

func (t *Table) markRevoked(revoked func(identity.Identity) bool) (list []*Session) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, s := range t.sessions {
		if s == nil || s.revoked {
			continue
		}
		if s.revoked = revoked(s.who); s.revoked {
			s.Page.Limits().SetFarewell(sessionpage.Revoked)
			s.log.Warn("session ended: its credential was revoked", "who", s.who.String())
			list = append(list, s)
		}
	}
	return list
}

// Kill asks the worker of a session to end, kills it after a while, and waits for its end.
func (t *Table) Kill(ctx context.Context, id uint64) error {
	t.mu.Lock()
	s, err := t.find(id)
	if err == nil {
		s.killing = true
		s.Page.Limits().SetFarewell(sessionpage.Killed)
	}
	t.mu.Unlock()
	if err != nil {
		return err
	}
	s.terminate()
	select {
	case <-s.ended:
		return nil
	case <-time.After(graceTimeout):
	case <-ctx.Done():
	}
	_ = s.Process.Kill()
	select {
	case <-s.ended:
		return nil
	case <-ctx.Done():
	}
	return &admin.Error{
		Status: http.StatusGatewayTimeout, Message: fmt.Sprintf("session %d has been told to end and has not yet", id),
		Hint: "its worker may be inside the driver; look again with ferry ps",
	}
}

// EndAll asks every worker to end, kills those that do not, and returns when all have ended.
func (t *Table) EndAll() {
	t.mu.Lock()
	t.ending = true
	t.mu.Unlock()
	ended := make(chan struct{})
	go func() { t.waiting.Wait(); t.answering.Wait(); close(ended) }()
	if t.cfg.Private {
		// The program has ended: its worker is about to, and may have a last message.
		select {
		case <-ended:
			return
		case <-time.After(leaveTimeout):
		}
	}
	t.signalAll(syscall.SIGTERM)
	select {
	case <-ended:
	case <-time.After(graceTimeout):
		t.signalAll(syscall.SIGKILL)
		<-ended
	}
}

func (t *Table) signalAll(sig syscall.Signal) {
	for _, s := range t.List() {
		_ = s.Signal(sig) // it may just have ended
	}
}
