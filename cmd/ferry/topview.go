package main

import (
	"fmt"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"ferry/operator/admin"
)

// Only the terminal's own colours: reverse for the selected row, bold for titles.
const (
	reversed = "\x1b[7m"
	bold     = "\x1b[1m"
	plain    = "\x1b[0m"
)

// View is part of tea.Model.
func (m topModel) View() tea.View {
	v := tea.NewView(strings.Join(m.lines(), "\n"))
	v.AltScreen = true
	v.WindowTitle = "ferry top"
	return v
}

// lines returns the screen.
func (m *topModel) lines() []string {
	lines := []string{m.truncate(m.serverLine())}
	for _, l := range m.deviceLines() {
		lines = append(lines, m.truncate(l))
	}
	lines = append(lines, bold+m.truncate(m.formatRow(topTitles()))+plain)
	rows := m.rows()
	for i := m.top; i < min(m.top+rows, len(m.snap.Sessions)); i++ {
		s := m.snap.Sessions[i]
		text := m.truncate(m.formatRow(topCells(s)))
		if s.ID == m.chosen {
			text = reversed + text + strings.Repeat(" ", max(m.width-ansi.StringWidth(text), 0)) + plain
		}
		lines = append(lines, text)
	}
	if len(m.snap.Sessions) == 0 && m.known {
		lines = append(lines, "no clients")
	}
	for len(lines) < m.height-1 {
		lines = append(lines, "")
	}
	return append(lines, m.truncate(m.lastLine()))
}

func (m *topModel) truncate(line string) string { return ansi.Truncate(line, m.width, "…") }

func (m *topModel) serverLine() string {
	if !m.known {
		return "ferry top: waiting for the server"
	}
	s := m.snap.Server
	limit := ""
	if s.MaxClients > 0 {
		limit = fmt.Sprintf("/%d", s.MaxClients)
	}
	line := fmt.Sprintf("ferry %s  up %s  clients %d%s  queue %d", s.Version, ageText(m.now().Sub(s.Started)), s.Clients, limit, s.Queued)
	if s.Draining {
		line += "  DRAINING"
	}
	if s.ConfigError != "" {
		line += "  BAD CONFIGURATION (ferry reload says more)"
	}
	return line
}

// deviceNames returns how much of a GPU's name fits into its line: 20 characters of 80, and as much as
// the longest name has on a wider screen.
func (m *topModel) deviceNames() int {
	longest := 0
	for _, d := range m.snap.Devices {
		longest = max(longest, ansi.StringWidth(d.Name))
	}
	return max(min(longest, 20+max(m.width-80, 0)), 20)
}

// deviceLines returns a line for each GPU, as long as that leaves two thirds of the screen.
func (m *topModel) deviceLines() []string {
	var lines []string
	deviceName := m.deviceNames()
	for _, d := range m.snap.Devices {
		name := ansi.Truncate(d.Name, deviceName, "…")
		lines = append(lines, fmt.Sprintf("GPU %-2d %s%s %s %4s  %5s/%-5s %s", d.Index, name, strings.Repeat(" ", deviceName-ansi.StringWidth(name)),
			bar(d.Busy, 12), percentText(d.Busy), bytesText(float64(d.Held)), bytesText(float64(d.Memory)), strings.TrimSpace(usersText(d)+"  "+healthText(d))))
	}
	if most := max(m.height/3, 1); len(lines) > most {
		hidden := len(lines) - most + 1
		lines = append(lines[:most-1], fmt.Sprintf("and %d more GPUs", hidden))
	}
	return lines
}

func usersText(d admin.Device) string {
	if d.Waiting > 0 {
		return fmt.Sprintf("%d users, %d waiting", d.Sessions, d.Waiting)
	}
	return fmt.Sprintf("%d users", d.Sessions)
}

func bar(part float64, width int) string {
	full := int(min(max(part, 0), 1)*float64(width) + 0.5)
	return "[" + strings.Repeat("|", full) + strings.Repeat(" ", width-full) + "]"
}

// topColumns are made for 80 characters. Half of what a wider screen has more is the program's, the
// rest says whose it is.
var topColumns = []struct {
	title string
	width int // negative: aligned to the right
	value func(admin.Session) string
}{
	{"ID", -5, func(s admin.Session) string { return fmt.Sprint(s.ID) }},
	{"CLIENT", 11, clientText},
	{"PROGRAM", 10, programText},
	{"SHARE", -5, func(s admin.Session) string { return percentText(s.Rates.Share) }},
	{"MEMORY", -9, memoryText},
	{"IN/s", -5, func(s admin.Session) string { return bytesText(s.Rates.BytesIn) }},
	{"OUT/s", -5, func(s admin.Session) string { return bytesText(s.Rates.BytesOut) }},
	{"LNCH/s", -6, func(s admin.Session) string { return rateText(s.Rates.Launches) }},
	{"TRIP/s", -6, func(s admin.Session) string { return rateText(s.Rates.RoundTrips) }},
	{"STATE", 7, placeText},
}

const clientColumn, programColumn = 1, 2

func topTitles() (cells []string) {
	for _, c := range topColumns {
		cells = append(cells, c.title)
	}
	return cells
}

func topCells(s admin.Session) (cells []string) {
	for _, c := range topColumns {
		cells = append(cells, c.value(s))
	}
	return cells
}

// formatRow formats a row.
func (m *topModel) formatRow(values []string) string {
	var b strings.Builder
	for i, c := range topColumns {
		width, right := c.width, false
		if width < 0 {
			width, right = -width, true
		}
		switch more := max(m.width-80, 0); i {
		case clientColumn:
			width += more / 2
		case programColumn:
			width += more - more/2
		}
		text := ansi.Truncate(values[i], width, "…")
		pad := strings.Repeat(" ", max(width-ansi.StringWidth(text), 0))
		if i > 0 {
			b.WriteByte(' ')
		}
		if right {
			text = pad + text
		} else {
			text += pad
		}
		b.WriteString(text)
	}
	return strings.TrimRight(b.String(), " ")
}

// lastLine is a question, a notice, or the list of keys.
func (m *topModel) lastLine() string {
	switch {
	case m.confirm != 0:
		return fmt.Sprintf("End session %d (%s)? Its GPU work is lost. y/n", m.confirm, m.snap.Sessions[max(m.selectedRow(), 0)].Program)
	case m.notice != "":
		return m.notice
	case m.lost != nil:
		return "no connection: " + m.lost.Error()
	}
	direction := ""
	if m.reverse {
		direction = ", reversed"
	}
	return fmt.Sprintf("q quit  up/down select  k kill  z suspend, resume  r reverse  sort by %s  now: %s%s", sortKeys(), m.order.name, direction)
}

func sortKeys() string {
	var keys []string
	for _, o := range sortOrders {
		keys = append(keys, o.key)
	}
	return strings.Join(keys, "/")
}

// onceText formats one snapshot, for a file or a pipe.
func onceText(s admin.Snapshot) string {
	m := newTopModel(nil, nil)
	m.height = len(s.Sessions) + 3*len(s.Devices) + 6
	next, _ := m.Update(snapshotMsg(s))
	m = next.(topModel)
	m.chosen = 0
	lines := m.lines()
	lines = lines[:len(lines)-1] // without the list of keys
	text := strings.TrimRight(ansi.Strip(strings.Join(lines, "\n")), "\n")
	return text + "\n" + m.now().Format(time.RFC3339) + "\n"
}
