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

// told is the body of a step: how long each thing took that came before it, and what there is then.
type told struct {
	Phases []phase `json:"phases"`
	Memory bool    `json:"memory,omitempty"` // content of memory may be sent ahead
}

// SendPhases sends a step of the protocol, how long each thing took that came before it, and, with Prepared, whether there is memory
// to which content may be sent ahead.
func (t *Conn) SendPhases(k Kind, p *Phases, memory bool) error {
	body, err := json.Marshal(told{p.list, memory})
	if err != nil {
		return err
	}
	return t.send(k, body[:min(len(body), maxBody)], nil)
}

// Told lists the phases that came with the step that was received last, as String does; empty if none
// came. memory says whether content of memory may be sent ahead.
func (t *Conn) Told() (phases string, memory bool) {
	var body told
	if json.Unmarshal(t.step, &body) != nil {
		return "", false
	}
	const most = 20
	return phasesText(body.Phases[:min(len(body.Phases), most)]), body.Memory
}
