package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"ferry/operator/admin"
)

func someClients(n int) admin.Snapshot {
	now := time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC)
	s := admin.Snapshot{
		Time:    now,
		Server:  admin.Server{Version: "0.1.0", Started: now.Add(-3 * time.Hour), Clients: n, MaxClients: 256, Queued: 1},
		Devices: []admin.Device{{Index: 0, Name: "NVIDIA H200 with a long name", Memory: 141 << 30, Held: 12 << 30, Sessions: n, Waiting: 1, Busy: 0.5}},
	}
	for i := range n {
		s.Sessions = append(s.Sessions, admin.Session{
			ID: uint64(i + 1), Tenant: "ml", Who: admin.Who{Name: "alice", Credential: "token", Host: "10.0.0.9"}, Program: fmt.Sprintf("program%d", i+1), Held: uint64(i) << 20, Memory: 4 << 30, State: "running",
			Rates: admin.SessionRates{Share: float64(n-i) / 100, Launches: 1234 * float64(i), BytesIn: 2 << 20, BytesOut: 100, RoundTrips: 12},
		})
	}
	return s
}

// keys types at a model, and returns what it would do.
func keys(m topModel, typed ...string) (topModel, tea.Cmd) {
	var cmd tea.Cmd
	special := map[string]rune{
		"up": tea.KeyUp, "down": tea.KeyDown, "pgup": tea.KeyPgUp, "pgdown": tea.KeyPgDown, "home": tea.KeyHome,
		"end": tea.KeyEnd, "esc": tea.KeyEscape, "delete": tea.KeyDelete,
	}
	for _, k := range typed {
		msg := tea.KeyPressMsg{Text: k, Code: []rune(k)[0]}
		if code, ok := special[k]; ok {
			msg = tea.KeyPressMsg{Code: code}
		}
		var next tea.Model
		next, cmd = m.Update(msg)
		m = next.(topModel)
	}
	return m, cmd
}

func told(m topModel, messages ...tea.Msg) topModel {
	for _, msg := range messages {
		next, _ := m.Update(msg)
		m = next.(topModel)
	}
	return m
}

func order(m topModel) string {
	var ids []string
	for _, s := range m.snap.Sessions {
		ids = append(ids, fmt.Sprint(s.ID))
	}
	return strings.Join(ids, " ")
}

func TestTopSorts(t *testing.T) {
	s := someClients(3)
	s.Sessions[1].Rates.BytesIn = 1 << 30
	s.Sessions[1].Rates.RoundTrips = 99
	s.Sessions[0].Program = "zebra"
	for typed, want := range map[string]string{
		"":  "1 2 3", // by share
		"s": "1 2 3", "m": "3 2 1", "b": "2 1 3", "l": "3 2 1", "t": "2 1 3", "i": "1 2 3", "p": "2 3 1",
		"ir": "3 2 1", "irr": "1 2 3", "mri": "1 2 3", "x": "1 2 3",
	} {
		m := told(newTopModel(nil, nil), snapshotMsg(s))
		m, _ = keys(m, strings.Split(typed, "")...)
		if got := order(m); got != want {
			t.Errorf("%q: %s, not %s", typed, got, want)
		}
	}
	if got := s.Sessions[0].ID; got != 1 {
		t.Errorf("the model sorted a list that is not its own")
	}
}

func TestTopSelects(t *testing.T) {
	for _, c := range []struct {
		typed  string
		chosen uint64
		top    int
	}{
		{"", 1, 0},
		{"down", 2, 0},
		{"up", 1, 0},
		{"end", 50, 30},
		{"end up", 49, 30},
		{"end home", 1, 0},
		{"pgdown", 21, 1},
		{"pgdown pgdown pgup", 21, 20},
	} {
		m := told(newTopModel(nil, nil), tea.WindowSizeMsg{Width: 80, Height: 24}, snapshotMsg(someClients(50)))
		if c.typed != "" {
			m, _ = keys(m, strings.Fields(c.typed)...)
		}
		if m.chosen != c.chosen || m.top != c.top {
			t.Errorf("%q: session %d, row %d at the top; want %d, %d", c.typed, m.chosen, m.top, c.chosen, c.top)
		}
	}
	// The selection stays with the session, and goes to a neighbour when it ends.
	m := told(newTopModel(nil, nil), snapshotMsg(someClients(3)))
	m, _ = keys(m, "down", "i", "r")
	if m.chosen != 2 {
		t.Errorf("sorting selects %d", m.chosen)
	}
	m = told(m, snapshotMsg(someClients(1)))
	if m.chosen != 1 {
		t.Errorf("session 2 has ended and %d is selected", m.chosen)
	}
	if m = told(m, snapshotMsg(someClients(0))); m.chosen != 0 {
		t.Errorf("nobody is there and %d is selected", m.chosen)
	}
}

func TestTopKills(t *testing.T) {
	var killed []uint64
	kill := func(id uint64) tea.Cmd {
		return func() tea.Msg { killed = append(killed, id); return killedMsg{id: id} }
	}
	m := told(newTopModel(kill, nil), snapshotMsg(someClients(3)))
	m, cmd := keys(m, "down", "k")
	if cmd != nil || m.confirm != 2 || !strings.Contains(shown(m), "End session 2 (program2)?") {
		t.Fatalf("no question: %s", shown(m))
	}
	if no, cmd := keys(m, "n"); cmd != nil || no.confirm != 0 || no.notice != "not ended" {
		t.Errorf("no is taken for yes")
	}
	if other, cmd := keys(m, "k"); cmd != nil || other.confirm != 0 {
		t.Errorf("anything but y is no")
	}
	yes, cmd := keys(m, "y")
	if cmd == nil {
		t.Fatal("yes does nothing")
	}
	yes = told(yes, cmd())
	if len(killed) != 1 || killed[0] != 2 || yes.notice != "session 2 ended" {
		t.Errorf("killed %v, %q", killed, yes.notice)
	}
	// It ends while the question is asked: the answer must not meet another.
	m = told(m, snapshotMsg(someClients(1)))
	if m, cmd := keys(m, "y"); cmd != nil || m.confirm != 0 {
		t.Error("yes killed somebody else")
	}
	failed := told(m, killedMsg{2, errors.New("it would not")})
	if !strings.Contains(shown(failed), "it would not") {
		t.Error("a failure is not told")
	}
	if _, cmd := keys(told(newTopModel(kill, nil), snapshotMsg(someClients(0))), "k", "y"); cmd != nil {
		t.Error("nobody is there and somebody is killed")
	}
}

func TestTopSuspends(t *testing.T) {
	var asked []string
	toggle := func(id uint64, suspended bool) tea.Cmd {
		return func() tea.Msg {
			asked = append(asked, fmt.Sprint(id, suspended))
			return toggledMsg{moved: admin.Moved{ID: id, State: "suspended", Bytes: 1 << 30, Seconds: 0.5}}
		}
	}
	clients := someClients(3)
	m := told(newTopModel(nil, toggle), snapshotMsg(clients))
	m, cmd := keys(m, "down", "z")
	if cmd == nil || !strings.Contains(shown(m), "suspending session 2") {
		t.Fatalf("nothing happens: %s", shown(m))
	}
	if m = told(m, cmd()); m.notice != "session 2 suspended: 1.00G in 0.50 s" {
		t.Errorf("it says %q", m.notice)
	}
	clients.Sessions[1].State = "suspended"
	m, cmd = keys(told(m, snapshotMsg(clients)), "z")
	if cmd == nil || m.notice != "resuming session 2" {
		t.Fatalf("a suspended one: %q", m.notice)
	}
	cmd()
	if want := []string{"2 false", "2 true"}; !slices.Equal(asked, want) {
		t.Errorf("asked for %q, not %q", asked, want)
	}
	if failed := told(m, toggledMsg{err: errors.New("it would not")}); !strings.Contains(shown(failed), "it would not") {
		t.Error("a failure is not told")
	}
	if _, cmd := keys(told(newTopModel(nil, toggle), snapshotMsg(someClients(0))), "z"); cmd != nil {
		t.Error("nobody is there and somebody is suspended")
	}
}

func TestTopQuits(t *testing.T) {
	for _, k := range []string{"q", "esc"} {
		if _, cmd := keys(newTopModel(nil, nil), k); cmd == nil {
			t.Errorf("%s does not quit", k)
		} else if _, ok := cmd().(tea.QuitMsg); !ok {
			t.Errorf("%s does something else", k)
		}
	}
}

func shown(m topModel) string { return ansi.Strip(strings.Join(m.lines(), "\n")) }

// Whatever the size, the screen fits it.
func TestTopFits(t *testing.T) {
	many := someClients(300)
	for i := range 20 {
		many.Devices = append(many.Devices, admin.Device{Index: i + 1, Name: "GPU"})
	}
	many.Sessions[0].Program = strings.Repeat("漢字", 40)
	for _, size := range []tea.WindowSizeMsg{{Width: 80, Height: 24}, {Width: 200, Height: 60}, {Width: 30, Height: 8}, {Width: 1, Height: 1}} {
		for _, s := range []admin.Snapshot{{}, someClients(0), someClients(5), many} {
			m := told(newTopModel(nil, nil), size, snapshotMsg(s), lostMsg{errors.New("gone")})
			lines := m.lines()
			if len(lines) > max(size.Height, 6) {
				t.Errorf("%dx%d: %d lines", size.Width, size.Height, len(lines))
			}
			for _, l := range lines {
				if w := ansi.StringWidth(l); w > max(size.Width, 20) {
					t.Errorf("%dx%d: %d columns: %q", size.Width, size.Height, w, l)
				}
			}
		}
	}
}

func TestTopScreen(t *testing.T) {
	s := someClients(2)
	s.Server.Draining = true
	got := onceText(s)
	want := `ferry 0.1.0  up 3h00m  clients 2/256  queue 1  DRAINING
GPU 0  NVIDIA H200 with a … [||||||      ]  50%  12.0G/141G  2 users, 1 waiting
   ID CLIENT      PROGRAM    SHARE    MEMORY  IN/s OUT/s LNCH/s TRIP/s STATE
    1 ml/alice@1… program1    2.0%  0B/4.00G 2.00M  100B      0     12 running
    2 ml/alice@1… program2    1.0% 1.00M/4.… 2.00M  100B  1.23k     12 running
2026-11-15T12:00:00Z
`
	if got = strings.ReplaceAll(got, " \n", "\n"); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if waiting := shown(newTopModel(nil, nil)); !strings.Contains(waiting, "waiting for the server") {
		t.Error(waiting)
	}
	if lost := shown(told(newTopModel(nil, nil), snapshotMsg(s), lostMsg{errors.New("the server has ended")})); !strings.Contains(lost, "no connection: the server has ended") || !strings.Contains(lost, "program1") {
		t.Error(lost)
	}
}

// A wider screen shows whole names of clients and GPUs.
func TestTopWide(t *testing.T) {
	got := shown(told(newTopModel(nil, nil), tea.WindowSizeMsg{Width: 120, Height: 24}, snapshotMsg(someClients(1))))
	for _, want := range []string{"ml/alice@10.0.0.9 ", "NVIDIA H200 with a long name "} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
}

func TestUnits(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{bytesText(0), "0B"},
		{bytesText(999), "999B"},
		{bytesText(1023), "1.00K"},
		{bytesText(10 << 20), "10.0M"},
		{bytesText(1536 << 20), "1.50G"},
		{rateText(999.6), "1.00k"},
		{rateText(123456), "123k"},
		{percentText(0.004), "0.4%"},
		{percentText(1), "100%"},
		{ageText(59 * time.Second), "59s"},
		{ageText(303 * time.Second), "5m03s"},
		{ageText(7*time.Hour + 12*time.Minute), "7h12m"},
		{ageText(76 * time.Hour), "3d04h"},
		{ageText(-time.Second), "0s"},
	} {
		if c.got != c.want {
			t.Errorf("%s, not %s", c.got, c.want)
		}
	}
}
