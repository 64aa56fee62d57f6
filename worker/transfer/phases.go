package transfer

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"
)

// Phases measures what a move does, one thing after the other. The zero value is not ready: use
// Begin. A nil one measures nothing.
type Phases struct {
	start, last time.Time
	list        []phase
}

// A phase is one thing that a move did, and how long that took.
type phase struct {
	Name string        `json:"name"`
	Took time.Duration `json:"took"`
	of   string        // what it consists of
}

// Begin begins to measure.
func Begin() *Phases {
	now := time.Now()
	return &Phases{start: now, last: now}
}

// End ends a phase, which began where the one before ended. Phases of the same name are added up.
func (p *Phases) End(name string) {
	if p == nil {
		return
	}
	now := time.Now()
	took := now.Sub(p.last)
	p.last = now
	for i := range p.list {
		if p.list[i].Name == name {
			p.list[i].Took += took
			return
		}
	}
	p.list = append(p.list, phase{Name: name, Took: took})
}

// Within says of what a phase consists, which the other worker has measured.
func (p *Phases) Within(name, of string) {
	for i := range p.list {
		if p.list[i].Name == name && of != "" {
			p.list[i].of = of
		}
	}
}

// Total is how long all phases took together.
func (p *Phases) Total() time.Duration { return p.last.Sub(p.start) }

// String lists the phases in milliseconds, without those that took less than one.
func (p *Phases) String() string { return phasesText(p.list) }

// Text is String with the time of all phases in front.
func (p *Phases) Text() string {
	text := fmt.Sprintf("%d ms", p.Total().Milliseconds())
	if list := p.String(); list != "" {
		text += ": " + list
	}
	return text
}

func phasesText(list []phase) string {
	var parts []string
	for _, x := range list {
		if ms := x.Took.Milliseconds(); ms > 0 {
			text := fmt.Sprintf("%d %s", ms, x.Name)
			if x.of != "" {
				text += " (" + x.of + ")"
			}
			parts = append(parts, text)
		}
	}
	return strings.Join(parts, ", ")
}

// SendPhases sends a step of the protocol, and how long each thing took that came before it.
func (t *Conn) SendPhases(k Kind, p *Phases) error {
	body, err := json.Marshal(p.list)
	if err != nil {
		return err
	}
	return t.send(k, body[:min(len(body), maxBody)], nil)
}

// Told lists the phases that came with the step that was received last, as String does; empty if none
// came.
func (t *Conn) Told() string {
	var list []phase
	if json.Unmarshal(t.step, &list) != nil {
		return ""
	}
	const most = 20
	return phasesText(list[:min(len(list), most)])
}
