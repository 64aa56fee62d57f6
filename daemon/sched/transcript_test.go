package sched

import (
	"bytes"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var rewrite = flag.Bool("rewrite", false, "write what the scheduler does into testdata; commit only what you understand")

// TestTranscripts plays testdata/*.txt: commands up to a line ----, then what the
// scheduler answered, up to an empty line. Lines before the commands that begin with
// # are comments.
//
//	join ID [account=A] [weight=W] [cap=C] [interactive]    and entitlement, with the same words
//	leave ID
//	account NAME [weight=W] [cap=C]
//	ID idle | busy | wants | busy wants                      what its worker reports from now on
//	ring ID                                                  the driver steps because the worker's doorbell rang
//	+5ms                                                     time passes; clients that are busy use the device; the
//	                                                         driver steps when Step asked for it, and at the end
//	balances                                                 prints them
func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			got := play(t, string(text))
			if *rewrite {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if got != string(text) {
				t.Errorf("%s says otherwise; go test ./daemon/sched -run Transcripts -rewrite, and read the difference.\n%s", file, firstDifference(got, string(text)))
			}
		})
	}
}

func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return fmt.Sprintf("line %d\n got: %s\nwant: %s", i+1, g[i], w[i])
		}
	}
	return "one is longer"
}

type player struct {
	t       *testing.T
	s       *Scheduler
	now     Nanos
	wake    Nanos
	reports map[ID]*Report
	permits map[ID]Permit
	out     bytes.Buffer
}

// play returns the transcript with what the scheduler answers.
func play(t *testing.T, text string) string {
	p := &player{t: t, s: New(Config{}), wake: Never, reports: map[ID]*Report{}, permits: map[ID]Permit{}}
	var result strings.Builder
	for _, block := range strings.Split(strings.TrimSpace(text), "\n\n") {
		commands, _, _ := strings.Cut(block+"\n", "----\n")
		result.WriteString(commands + "----\n")
		for line := range strings.Lines(commands) {
			if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
				p.command(line)
			}
		}
		result.Write(p.out.Bytes())
		p.out.Reset()
		result.WriteString("\n")
	}
	return strings.TrimRight(result.String(), "\n") + "\n"
}

func (p *player) command(line string) {
	words := strings.Fields(line)
	switch {
	case words[0] == "join":
		id := p.id(words[1])
		p.reports[id], p.permits[id] = &Report{}, Permit{Run: true}
		p.s.Join(p.now, id, p.entitlement(words[2:]), 0)
		p.step(0)
	case words[0] == "entitlement":
		p.s.SetEntitlement(p.id(words[1]), p.entitlement(words[2:]))
		p.step(0)
	case words[0] == "account":
		t := p.entitlement(words[2:])
		p.s.SetAccount(words[1], AccountEntitlement{Weight: t.Weight, Cap: t.Cap})
	case words[0] == "leave":
		delete(p.reports, p.id(words[1]))
		p.s.RemoveClient(p.id(words[1]))
		p.step(0)
	case words[0] == "ring":
		p.step(p.id(words[1]))
	case words[0] == "balances":
		for _, id := range slices.Sorted(maps.Keys(p.reports)) {
			x := p.s.Standing(id)
			fmt.Fprintf(&p.out, "%d: balance %s, load %.2f%s%s\n", id, ms(x.Balance), x.Load, either(x.Light, ", light", ""), either(x.Parked, ", parked", ""))
		}
	case words[0][0] == '+':
		p.pass(p.length(words[0][1:]))
	default:
		r := p.reports[p.id(words[0])]
		r.Busy, r.Wants = slices.Contains(words, "busy"), slices.Contains(words, "wants")
	}
}

// pass lets time pass.
func (p *player) pass(d Nanos) {
	for end := p.now + d; p.now < end; {
		next := min(end, max(p.wake, p.now))
		for _, r := range p.reports {
			if r.Busy {
				r.Used += next - p.now
			}
		}
		p.now = next
		p.step(0)
	}
}

func (p *player) step(rang ID) {
	for again := true; again; {
		again = false
		if rang != 0 {
			p.s.Report(p.now, rang, *p.reports[rang])
		}
		for id := range p.s.Watched() {
			p.s.Report(p.now, id, *p.reports[id])
		}
		var changes []Change
		changes, p.wake = p.s.Step(p.now)
		for _, c := range changes {
			fmt.Fprintf(&p.out, "%s %d %s%s\n", ms(p.now), c.ID, either(c.Run, "granted", "revoked"), either(c.Contended, ", contended", ""))
			again = again || !c.Run
		}
	}
}

func either(c bool, yes, no string) string {
	if c {
		return yes
	}
	return no
}

func ms(n Nanos) string { return fmt.Sprintf("%.2fms", float64(n)/float64(Millisecond)) }

func (p *player) id(word string) ID {
	n, err := strconv.ParseUint(word, 10, 64)
	if err != nil {
		p.t.Fatal(err)
	}
	return ID(n)
}

func (p *player) number(word string) float64 {
	n, err := strconv.ParseFloat(word, 64)
	if err != nil {
		p.t.Fatal(err)
	}
	return n
}

func (p *player) length(word string) Nanos {
	for unit, d := range map[string]Nanos{"ms": Millisecond, "us": Microsecond} {
		if n, ok := strings.CutSuffix(word, unit); ok {
			return Nanos(p.number(n) * float64(d))
		}
	}
	return Nanos(p.number(strings.TrimSuffix(word, "s")) * float64(Second))
}

func (p *player) entitlement(words []string) (t Entitlement) {
	for _, w := range words {
		key, value, _ := strings.Cut(w, "=")
		switch key {
		case "account":
			t.Account = value
		case "weight":
			t.Weight = p.number(value)
		case "cap":
			t.Cap = p.number(value)
		case "interactive":
			t.Interactive = true
		default:
			p.t.Fatalf("%q", w)
		}
	}
	return t
}
