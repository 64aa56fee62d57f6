package sessions

import (
	"errors"
	"fmt"
	"os"

	"ferry/daemon/handover"
	"ferry/daemon/place"
	"ferry/daemon/placer"
	"ferry/daemon/spawn"
	"ferry/server/control"
	"ferry/server/sessionpage"
)

// Save writes what the table knows into a state, for a restart. Answers are paused, and the
// end of no worker is being recorded.
func (t *Table) Save(h *handover.State, fds *handover.Descriptors) (err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	h.LastSession, h.Stats, h.Past, h.Draining = t.last, handover.Stats(t.stats), t.past, t.draining
	for _, s := range t.list() { // a worker that is being started is none yet
		saved, err := t.saveSession(s, fds)
		if err != nil {
			return fmt.Errorf("session %d: %w", s.ID, err)
		}
		h.Sessions = append(h.Sessions, saved)
	}
	h.Published, err = t.services.Registry.Save(fds)
	return err
}

// saveSession describes one session. mu is held.
func (t *Table) saveSession(s *Session, fds *handover.Descriptors) (h handover.Session, err error) {
	h = handover.Session{
		ID: s.ID, PID: s.Pid, Started: s.started, Killing: s.killing, Revoked: s.revoked,
		Client: handover.Client{
			Who: s.who, Identity: s.client.Identity, Peer: s.client.Peer, Hello: s.client.Hello, Accepted: s.accepted, Owner: s.Owner, Secret: s.Secret, Ticket: s.Ticket,
		},
		Limits: handover.Limits{
			Tenant: s.limits.tenant, Weight: saveSetting(s.limits.weight), Cap: saveSetting(s.limits.cap), Memory: saveSetting(s.limits.memory), Class: saveSetting(s.limits.class),
			Request: s.grant.Request, Devices: s.grant.Devices, UUIDs: s.grant.UUIDs, Quota: s.grant.Quota, Parts: s.grant.SMs, Seat: t.services.Placer.Seat(s.ID),
		},
		Worker: handover.Worker{Control: -1},
	}
	h.Temp, h.UID, h.Confined = t.services.Spawner.Confined(s.ID)
	if s.Control != nil {
		if h.Control, err = fds.AddOwned(s.Control.File()); err != nil {
			h.Control = -1 // it is closed
		}
	}
	if h.Conns, err = fds.AddOwned(s.Conns.File()); err != nil {
		return h, err
	}
	page, doorbell := s.Page.Files()
	if h.Page, err = fds.Add(page); err != nil {
		return h, err
	}
	h.Doorbell, err = fds.Add(doorbell)
	return h, err
}

func saveSetting[T any](b setting[T]) handover.Setting[T] {
	return handover.Setting[T]{Value: b.value, ByHand: b.byHand}
}

func restoreSetting[T any](h handover.Setting[T]) setting[T] { return setting[T]{h.Value, h.ByHand} }

// Restore registers the sessions of the daemon before with all services and supervises their
// workers. It returns how many there are.
func (t *Table) Restore(h *handover.Received) int {
	t.mu.Lock()
	t.last, t.stats, t.past, t.draining = h.LastSession, Stats(h.Stats), h.Past, h.Draining
	t.mu.Unlock()
	var seats []place.Placement
	for _, saved := range h.Sessions {
		s, err := t.restoreSession(h, saved)
		if err != nil {
			t.log.Error("a session is lost", "session", saved.ID, "pid", saved.PID, "err", err)
			abandon(saved.PID)
			continue
		}
		t.register(s)
		t.services.Shares.Poll(s.ID, s.Page)
		seats = append(seats, saved.Seat)
	}
	t.services.Placer.Restore(seats)
	t.services.Registry.Restore(h)
	t.services.Spawner.SweepGroups(t.groups())
	for _, s := range t.List() { // now that all services know what ends with them
		t.supervise(s)
	}
	return len(seats)
}

// abandon ends a worker that the daemon cannot supervise: without a daemon it would hold its
// GPU memory for ever.
func abandon(pid int) {
	process, err := os.FindProcess(pid)
	if err != nil {
		return
	}
	_ = process.Kill()
	go func() { _, _ = process.Wait() }()
}

// restoreSession makes a session from its description.
func (t *Table) restoreSession(h *handover.Received, saved handover.Session) (*Session, error) {
	process, err := os.FindProcess(saved.PID)
	if err != nil {
		return nil, err
	}
	s := &Session{
		Process: &spawn.Process{Process: process, Output: t.services.Spawner.Output().Find(saved.PID), Group: t.services.Spawner.GroupOf(saved.PID)}, ID: saved.ID, Owner: saved.Owner, ResumeKey: ResumeKey{saved.Secret, saved.Ticket},
		started: saved.Started, who: saved.Who, accepted: saved.Accepted, fate: fate{revoked: saved.Revoked, killing: saved.Killing}, ended: make(chan struct{}), passing: make(chan struct{}, 1),
		client: Client{Identity: saved.Identity, Peer: saved.Peer, Hello: saved.Hello},
		grant:  placer.Grant{Request: saved.Request, Devices: saved.Devices, UUIDs: saved.UUIDs, Quota: saved.Quota, SMs: saved.Parts},
		limits: limits{
			tenant: saved.Tenant, weight: restoreSetting(saved.Weight), cap: restoreSetting(saved.Cap),
			memory: restoreSetting(saved.Memory), class: restoreSetting(saved.Class),
		},
	}
	if s.client.Identity.Token != "" {
		s.client.Identity.TokenTenant = saved.Who.Tenant // a daemon before that one did not keep it here
	}
	who := saved.Who
	who.Tenant = saved.Tenant
	s.log = ClientLog(t.log, saved.Accepted.Peer, saved.Accepted.Address, who, saved.Hello).With("session", saved.ID, "tenant", saved.Tenant, "pid", saved.PID)
	if f := h.TakeFile(saved.Control); f != nil {
		if s.Control, err = control.FromFile(f); err != nil {
			return nil, err
		}
	}
	conns, page, doorbell := h.TakeFile(saved.Conns), h.TakeFile(saved.Page), h.TakeFile(saved.Doorbell)
	if conns == nil || page == nil || doorbell == nil {
		return nil, errors.New("a file is missing")
	}
	if s.Conns, err = control.FromFile(conns); err != nil {
		return nil, err
	}
	s.Page, err = sessionpage.Join(page, doorbell)
	_, _ = page.Close(), doorbell.Close()
	if err != nil {
		return nil, err
	}
	// The scheduler begins anew, with every session permitted to run.
	for i := range sessionpage.MaxDevices {
		s.Page.Device(i).SetPermit(sessionpage.Run)
	}
	if saved.Confined {
		t.services.Spawner.RestoreConfined(saved.ID, saved.Temp, saved.Owner, saved.Who.Owner(), saved.UID)
	}
	return s, nil
}
