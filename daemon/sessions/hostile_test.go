package sessions

import (
	"testing"
	"time"

	"ferry/daemon/place"
	"ferry/daemon/spawn"
	"ferry/operator/admin"
	"ferry/server/config"
	"ferry/server/sessionpage"
)

// liar is a session whose worker says that it holds and used as much as there is.
func liar(id uint64, tenant string) *Session {
	page := sessionpage.Alone()
	for i := range sessionpage.MaxDevices {
		page.Device(i).SetHeld(^uint64(0))
		page.Device(i).AddUsed(1 << 62)
	}
	return &Session{Process: &spawn.Process{Page: page}, ID: id, started: time.Now(), limits: limits{tenant: tenant}}
}

// mostBelieved is the most bytes of a device that a worker without a quota is believed to hold (server/sessionpage).
const mostBelieved = 1 << 50

// TestWordsOfWorkersAreBounded: what a worker says it holds and has used is bounded before it is
// shown and summed up, so that no sum wraps around.
func TestWordsOfWorkersAreBounded(t *testing.T) {
	table := &Table{sessions: map[uint64]*Session{1: liar(1, "a"), 2: liar(2, "a"), 3: liar(3, "a")}, live: Live{Tenants: []config.Tenant{{Name: "a"}}}}
	now := time.Now().Add(time.Hour)
	for id, s := range table.sessions {
		u, some := s.use(0, now)
		if !some || u.Held != mostBelieved {
			t.Errorf("session %d holds %d bytes", id, u.Held)
		}
		if passed := now.Sub(s.started).Seconds(); u.Time > passed {
			t.Errorf("session %d has used %v s in %v s", id, u.Time, passed)
		}
	}
	devices := make([]admin.Device, 2)
	table.AddUse(devices)
	if devices[0].Held != 3*mostBelieved {
		t.Errorf("together they hold %d bytes", devices[0].Held)
	}
	for _, tenant := range table.Tenants() {
		if tenant.Name == "a" && tenant.Held != 3*sessionpage.MaxDevices*mostBelieved {
			t.Errorf("the tenant holds %d bytes", tenant.Held)
		}
	}
}

// TestWaitingClientsCount: clients that wait for a GPU count among those of their tenant.
func TestWaitingClientsCount(t *testing.T) {
	table := &Table{sessions: map[uint64]*Session{1: liar(1, "a"), 2: nil}, coming: map[uint64]string{2: "a", 3: "a", 4: "b"}}
	if a, b := table.clientsOf("a"), table.clientsOf("b"); a != 3 || b != 1 {
		t.Errorf("a has %d clients, b %d", a, b)
	}
}

// TestQuotaIsTheLeast: a client gets no more than the server, its tenant and the client itself say.
func TestQuotaIsTheLeast(t *testing.T) {
	for _, c := range []struct{ server, tenant, client, want uint64 }{
		{0, 0, 0, 0},
		{5, 0, 0, 5},
		{0, 5, 0, 5},
		{0, 0, 5, 5},
		{5, 3, 9, 3},
		{3, 5, 9, 3},
		{9, 5, 3, 3},
		{0, 3, 9, 3},
	} {
		table := &Table{cfg: Config{Memory: c.server}}
		if got := table.Quota(config.Tenant{Memory: config.Size(c.tenant)}, place.Request{Memory: c.client}); got != c.want {
			t.Errorf("%+v: %d", c, got)
		}
	}
}
