package member

import (
	"context"
	"errors"
	"fmt"

	"ferry/pool"
)

// departClaim has the sessions of a claim leave the server, suspends them, or brings them back, as the claim says.
func (m *Member) departClaim(ctx context.Context, c pool.Claim, peers map[string]pool.Server) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.leaving[c.ID] {
		return
	}
	var act func() *pool.Report
	switch {
	case c.Move == nil && m.suspended[c.ID]:
		act = func() *pool.Report { return m.resume(ctx, c) }
	case c.Move != nil && c.Move.Suspend && !m.suspended[c.ID]:
		act = func() *pool.Report { return m.suspend(ctx, c) }
	case c.Move != nil && c.Move.To != nil && c.Move.Token != "" && !c.Move.Suspend:
		to, ok := peers[c.Move.To.Server]
		if !ok {
			return
		}
		act = func() *pool.Report { return m.move(ctx, c, to) }
	default:
		return
	}
	m.leaving[c.ID] = true
	m.running.Go(func() {
		r := act()
		m.mu.Lock()
		defer m.mu.Unlock()
		delete(m.leaving, c.ID)
		if r == nil {
			return
		}
		m.outcomes = append(m.outcomes, *r)
		select {
		case m.wake <- struct{}{}:
		default:
		}
	})
}

// move moves all sessions of a claim, one after the other.
func (m *Member) move(ctx context.Context, c pool.Claim, to pool.Server) *pool.Report {
	begun := false
	for {
		sessions := m.cfg.Host.Sessions(c.Credential.ID)
		if len(sessions) == 0 {
			m.cfg.Log.Info("a claim has left for another server", "claim", c.ID, "server", to.Name)
			return &pool.Report{Claim: c.ID, What: pool.Moved}
		}
		if err := m.cfg.Host.Move(ctx, sessions[0], to, c.Move.Token); err != nil {
			m.cfg.Log.Warn("a claim cannot leave for another server", "claim", c.ID, "server", to.Name, "err", err)
			return &pool.Report{Claim: c.ID, What: pool.Blocked, Begun: begun, Why: fmt.Sprintf("session %d does not move to %s: %v", sessions[0], to.Name, err)}
		}
		begun = true
	}
}

// suspend suspends all sessions of a claim.
func (m *Member) suspend(ctx context.Context, c pool.Claim) *pool.Report {
	var failed []error
	for _, id := range m.cfg.Host.Sessions(c.Credential.ID) {
		failed = append(failed, m.cfg.Host.Suspend(ctx, id))
	}
	m.mu.Lock()
	m.suspended[c.ID] = true
	m.mu.Unlock()
	why := c.Move.Blocked + "; its sessions are suspended here"
	if err := errors.Join(failed...); err != nil {
		why = c.Move.Blocked + "; and not all of its sessions could be suspended: " + err.Error()
	}
	return &pool.Report{Claim: c.ID, What: pool.Blocked, Begun: c.Move.To != nil, Why: why}
}

// resume brings the sessions of a claim back to the GPUs.
func (m *Member) resume(ctx context.Context, c pool.Claim) *pool.Report {
	for _, id := range m.cfg.Host.Sessions(c.Credential.ID) {
		if err := m.cfg.Host.Resume(ctx, id); err != nil {
			m.cfg.Log.Error("a session stays suspended; use ferry resume", "session", id, "err", err)
		}
	}
	m.mu.Lock()
	delete(m.suspended, c.ID)
	m.mu.Unlock()
	return nil
}
