package main

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"ferry/operator/admin"
)

// A topModel is the state that ferry top shows. Only messages change it, and it has no
// effects: it returns what is to be done as a command.
type topModel struct {
	snap    admin.Snapshot
	known   bool  // a snapshot has arrived
	lost    error // why no newer snapshot arrives
	width   int
	height  int
	order   sortOrder
	reverse bool

	chosen  uint64 // the selected session
	top     int    // the first row shown
	confirm uint64 // the session to kill if the user answers yes
	notice  string // the result of the last command

	kill func(id uint64) tea.Cmd
	// toggle suspends a session, or resumes it.
	toggle func(id uint64, suspended bool) tea.Cmd
}

// The messages to the model.
type (
	snapshotMsg admin.Snapshot
	lostMsg     struct{ err error }
	toggledMsg  struct {
		moved admin.Moved
		err   error
	}
	killedMsg struct {
		id  uint64
		err error
	}
)

// A sortOrder is what the rows are sorted by.
type sortOrder struct {
	key     string // what the user types
	name    string
	compare func(a, b admin.Session) int
}

func descending(value func(admin.Session) float64) func(a, b admin.Session) int {
	return func(a, b admin.Session) int { return cmp.Compare(value(b), value(a)) }
}

var sortOrders = []sortOrder{
	{"s", "share", descending(func(s admin.Session) float64 { return s.Rates.Share })},
	{"m", "memory", descending(func(s admin.Session) float64 { return float64(s.Held) })},
	{"b", "bytes", descending(func(s admin.Session) float64 { return s.Rates.BytesIn + s.Rates.BytesOut })},
	{"l", "launches", descending(func(s admin.Session) float64 { return s.Rates.Launches })},
	{"t", "trips", descending(func(s admin.Session) float64 { return s.Rates.RoundTrips })},
	{"i", "id", func(a, b admin.Session) int { return cmp.Compare(a.ID, b.ID) }},
	{"p", "program", func(a, b admin.Session) int { return cmp.Compare(a.Program, b.Program) }},
}

func newTopModel(kill func(uint64) tea.Cmd, toggle func(uint64, bool) tea.Cmd) topModel {
	return topModel{width: 80, height: 24, order: sortOrders[0], kill: kill, toggle: toggle}
}

// Init is part of tea.Model.
func (m topModel) Init() tea.Cmd { return nil }

// Update is part of tea.Model.
func (m topModel) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	var cmd tea.Cmd
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.width, m.height = max(msg.Width, 20), max(msg.Height, 6)
	case snapshotMsg:
		m.snap, m.known, m.lost = admin.Snapshot(msg), true, nil
	case lostMsg:
		m.lost = msg.err
	case killedMsg:
		m.notice = fmt.Sprintf("session %d ended", msg.id)
		if msg.err != nil {
			m.notice = msg.err.Error()
		}
	case toggledMsg:
		m.notice = movedText(msg.moved)
		if msg.err != nil {
			m.notice = msg.err.Error()
		}
	case tea.KeyPressMsg:
		m, cmd = m.handleKey(msg.String())
	}
	m.sortSessions()
	m.scroll()
	return m, cmd
}

// handleKey acts on a key.
func (m topModel) handleKey(key string) (topModel, tea.Cmd) {
	if key == "ctrl+c" {
		return m, tea.Quit
	}
	if m.confirm != 0 {
		id := m.confirm
		m.confirm = 0
		if key == "y" || key == "Y" {
			m.notice = fmt.Sprintf("ending session %d", id)
			return m, m.kill(id)
		}
		m.notice = "not ended"
		return m, nil
	}
	m.notice = ""
	switch key {
	case "q", "esc":
		return m, tea.Quit
	case "up":
		m.move(-1)
	case "down":
		m.move(1)
	case "pgup":
		m.move(-m.rows())
	case "pgdown":
		m.move(m.rows())
	case "home":
		m.move(-len(m.snap.Sessions))
	case "end":
		m.move(len(m.snap.Sessions))
	case "r":
		m.reverse = !m.reverse
	case "k", "delete":
		if m.selectedRow() >= 0 {
			m.confirm = m.chosen
		}
	case "z":
		if at := m.selectedRow(); at >= 0 {
			suspended := m.snap.Sessions[at].State == suspendedState
			m.notice = fmt.Sprintf("suspending session %d", m.chosen)
			if suspended {
				m.notice = fmt.Sprintf("resuming session %d", m.chosen)
			}
			return m, m.toggle(m.chosen, suspended)
		}
	default:
		for _, o := range sortOrders {
			if o.key == key {
				m.order, m.reverse = o, false
			}
		}
	}
	return m, nil
}

// sortSessions sorts the sessions, equal ones by number. It works on a copy: models are
// values.
func (m *topModel) sortSessions() {
	list := slices.Clone(m.snap.Sessions)
	slices.SortFunc(list, func(a, b admin.Session) int {
		c := m.order.compare(a, b)
		if m.reverse {
			c = -c
		}
		return cmp.Or(c, cmp.Compare(a.ID, b.ID))
	})
	m.snap.Sessions = list
	if m.confirm != 0 && !slices.ContainsFunc(list, func(s admin.Session) bool { return s.ID == m.confirm }) {
		m.confirm, m.notice = 0, "the session has ended by itself"
	}
}

// selectedRow returns the row of the selected session, -1 if it has ended.
func (m *topModel) selectedRow() int {
	return slices.IndexFunc(m.snap.Sessions, func(s admin.Session) bool { return s.ID == m.chosen })
}

// move selects another row.
func (m *topModel) move(by int) {
	if len(m.snap.Sessions) == 0 {
		return
	}
	at := min(max(m.selectedRow()+by, 0), len(m.snap.Sessions)-1)
	m.chosen = m.snap.Sessions[at].ID
}

// scroll keeps a session selected and its row visible.
func (m *topModel) scroll() {
	n := len(m.snap.Sessions)
	if n == 0 {
		m.chosen, m.top = 0, 0
		return
	}
	at := m.selectedRow()
	if at < 0 {
		at = min(m.top, n-1)
		m.chosen = m.snap.Sessions[at].ID
	}
	rows := m.rows()
	m.top = min(max(m.top, at-rows+1), at)
	m.top = max(min(m.top, n-rows), 0)
}

// rows returns how many sessions fit on the screen, which also has a line about the server,
// one for each GPU, the titles and the last line.
func (m *topModel) rows() int { return max(m.height-3-len(m.deviceLines()), 1) }

// now returns the moment shown.
func (m *topModel) now() time.Time { return m.snap.Time }
