package sessions

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"ferry/daemon/residence"
	"ferry/daemon/swap"
	"ferry/operator/admin"
	"ferry/server/config"
	"ferry/server/sessionpage"
	"ferry/wire"
)

// driverMemory is what a suspended worker may have, besides the memory of its client, for what the
// driver keeps of it.
const driverMemory = 4 << 30

// Suspend takes a session off its GPUs.
func (t *Table) Suspend(ctx context.Context, id uint64, timeout time.Duration) (admin.Moved, error) {
	s, err := t.allowHostCopy(id)
	if err != nil {
		return admin.Moved{}, err
	}
	done, err := t.services.Residence.Suspend(ctx, id, timeout)
	if err == nil {
		return adminMoved(done), nil
	}
	if s.setHostCopy(t, 0) {
		t.limitMemory(s)
	}
	if errors.Is(err, residence.ErrThere) {
		return admin.Moved{}, conflict(id, "is suspended already")
	}
	return admin.Moved{}, moveError(id, "goes on: it cannot be suspended", err)
}

// Resume brings a session back to its GPUs.
func (t *Table) Resume(ctx context.Context, id uint64) (admin.Moved, error) {
	t.mu.Lock()
	s, err := t.find(id)
	t.mu.Unlock()
	if err != nil {
		return admin.Moved{}, err
	}
	done, err := t.services.Residence.Resume(ctx, id)
	switch {
	case errors.Is(err, residence.ErrThere):
		return admin.Moved{}, conflict(id, "is not suspended")
	case err != nil:
		return admin.Moved{}, moveError(id, "stays suspended", err)
	}
	if s.setHostCopy(t, 0) {
		t.limitMemory(s)
	}
	return adminMoved(done), nil
}

// allowHostCopy lets the control group of a session's worker have what the session holds on its
// GPUs in memory of the host.
func (t *Table) allowHostCopy(id uint64) (*Session, error) {
	t.mu.Lock()
	s, err := t.find(id)
	held, now := uint64(driverMemory), time.Now()
	if err == nil {
		for i := range sessionpage.MaxDevices {
			u, _ := s.use(i, now)
			held += u.Held
		}
	}
	t.mu.Unlock()
	if err != nil {
		return nil, err
	}
	if s.setHostCopy(t, held) {
		t.limitMemory(s)
	}
	return s, nil
}

// setHostCopy sets what a suspended session may have in memory of the host, and reports whether
// the limit of its control group changed.
func (s *Session) setHostCopy(t *Table, bytes uint64) (changed bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if s.group.inForce.Memory != 0 {
		s.group.inForce.Memory += bytes - s.group.hostCopy
		changed = bytes != s.group.hostCopy
	}
	s.group.hostCopy = bytes
	return changed && s.Group != nil
}

func adminMoved(m residence.Moved) admin.Moved {
	return admin.Moved{Bytes: m.Bytes, Seconds: m.Took.Seconds(), Left: m.Left}
}

func conflict(id uint64, what string) error {
	return &admin.Error{Status: http.StatusConflict, Message: fmt.Sprintf("session %d %s", id, what), Hint: "ferry ps shows the state of each session"}
}

// moveError explains why a session was not moved.
func moveError(id uint64, what string, err error) error {
	var refused *residence.RefusedError
	switch {
	case errors.Is(err, residence.ErrEnded):
		return admin.NoSession(id)
	case errors.Is(err, context.DeadlineExceeded), errors.Is(err, context.Canceled):
		return &admin.Error{Status: http.StatusGatewayTimeout, Message: fmt.Sprintf("session %d is being moved by another request", id), Hint: "ferry ps shows when it is done"}
	case errors.As(err, &refused), errors.Is(err, residence.ErrFixed):
		return admin.Refuse("try again later, with a longer --timeout, or ask its user to change that", "session %d %s: %v", id, what, err)
	}
	return &admin.Error{Status: http.StatusInternalServerError, Message: fmt.Sprintf("session %d %s: %v", id, what, err), Hint: "the server's log says more"}
}

// onlyDevice is the GPU of a session that has one; -1 for others.
func (t *Table) onlyDevice(s *Session) int {
	if s.client.Hello.Service == wire.ServiceNVML {
		return -1
	}
	if len(s.grant.Devices) == 1 {
		return s.grant.Devices[0]
	}
	if loads, _ := t.services.Placer.Loads(); len(s.grant.Devices) == 0 && len(loads) == 1 {
		return loads[0].ID
	}
	return -1
}

// swapPolicy is how a session is treated where sessions leave their GPUs for others.
func (t *Table) swapPolicy(s *Session) swap.Policy {
	t.mu.Lock()
	defer t.mu.Unlock()
	tenant := config.TenantNamed(t.live.Tenants, s.limits.tenant)
	p := tenant.SwapPolicy()
	p.Weight, p.Interactive = s.limits.weight.value, s.limits.class.value == admin.ClassInteractive
	return p
}
