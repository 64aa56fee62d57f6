package swap

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

var rewrite = flag.Bool("rewrite", false, "write what the Swapper does into testdata; commit only what you understand")

// TestTranscripts plays testdata/*.txt: commands up to a line ----, then what the Swapper
// decided, up to an empty line. Lines before the commands that begin with # are comments.
// Memory is in GiB. Transfers take as long as the Swapper expects.
//
//	config host=500 disk=0 oversubscribe=3             begins anew
//	gpu NUMBER CAPACITY [RESERVE]
//	add ID BYTES [gpu=0] [gpus=0,1] [idle=10m] [wait=30s] [weight=2] [interactive] [out] [disk] [held]
//	policy ID [idle=…] …                               changes it
//	remove | active | hold | release | withdraw ID…
//	need | holds ID BYTES
//	unmovable ID [why]
//	fails ID why                                       its next transfer does; said twice: its next two
//	hangs ID                                           it does not end to leave
//	+5s                                                time passes
//	keep ID… +5s                                       time passes, and these have a call every second
//	standings                                          prints them
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
				t.Errorf("%s says otherwise; go test ./daemon/swap -run Transcripts -rewrite, and read the difference.\n%s", file, firstDifference(got, string(text)))
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
	t    *testing.T
	d    *driver
	gpus []Device
	out  bytes.Buffer
}

// play returns the transcript with what the Swapper decides.
func play(t *testing.T, text string) string {
	p := &player{t: t}
	var result strings.Builder
	for _, block := range strings.Split(strings.TrimSpace(text), "\n\n") {
		commands, _, _ := strings.Cut(block+"\n", "----\n")
		result.WriteString(commands + "----\n")
		for line := range strings.Lines(commands) {
			if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
				p.command(strings.Fields(line))
			}
		}
		result.Write(p.out.Bytes())
		p.out.Reset()
		result.WriteString("\n")
	}
	return strings.TrimRight(result.String(), "\n") + "\n"
}

func (p *player) command(words []string) {
	if words[0] == "config" {
		p.configure(words[1:])
		return
	}
	s, now := p.d.s, p.d.now
	switch words[0] {
	case "gpu":
		g := Device{Number: int(p.number(words[1])), Capacity: p.size(words[2])}
		if len(words) > 3 {
			g.Reserve = p.size(words[3])
		}
		p.gpus = append(p.gpus, g)
		s.SetDevices(p.gpus)
	case "add":
		s.Add(now, p.id(words[1]), p.session(words[2], words[3:]))
	case "policy":
		s.SetPolicy(p.id(words[1]), p.session("0", words[2:]).Policy)
	case "need":
		s.Need(now, p.id(words[1]), p.size(words[2]))
	case "holds":
		s.Holds(now, p.id(words[1]), p.size(words[2]))
	case "unmovable":
		s.SetUnmovable(p.id(words[1]), strings.Join(words[2:], " "))
	case "fails":
		id := p.id(words[1])
		p.d.failing[id] = append(p.d.failing[id], strings.Join(words[2:], " "))
	case "hangs":
		p.d.slow[p.id(words[1])] = true
	case "keep":
		p.keep(words[1:])
	case "standings":
		p.standings()
	default:
		if words[0][0] == '+' {
			p.d.pass(p.length(words[0][1:]))
			return
		}
		each := map[string]func(ID){
			"remove": s.Remove, "withdraw": s.Withdraw,
			"active":  func(id ID) { s.Active(now, id) },
			"hold":    func(id ID) { s.Hold(now, id) },
			"release": func(id ID) { s.Release(now, id) },
		}[words[0]]
		if each == nil {
			p.t.Fatalf("%q", words)
		}
		for _, w := range words[1:] {
			each(p.id(w))
		}
	}
	p.d.step()
}

func (p *player) configure(words []string) {
	var cfg Config
	for _, w := range words {
		key, value, _ := strings.Cut(w, "=")
		switch key {
		case "host":
			cfg.Host = p.size(value)
		case "disk":
			cfg.Disk = p.size(value)
		case "oversubscribe":
			cfg.Oversubscribe = p.number(value)
		default:
			p.t.Fatalf("%q", w)
		}
	}
	p.d, p.gpus = newDriver(cfg), nil
	p.d.log = func(line string) { fmt.Fprintln(&p.out, line) }
}

// keep lets time pass in seconds; some sessions have a call in each.
func (p *player) keep(words []string) {
	length := p.length(words[len(words)-1][1:])
	for end := p.d.now + length; p.d.now < end; {
		for _, w := range words[:len(words)-1] {
			p.d.s.Active(p.d.now, p.id(w))
		}
		p.d.step()
		p.d.pass(min(Second, end-p.d.now))
	}
}

func (p *player) standings() {
	for _, v := range p.d.s.order {
		x, _ := p.d.s.Standing(v.id)
		fmt.Fprintf(&p.out, "%d: %s", v.id, []string{"resident", "leaving", "out", "coming"}[x.State])
		if x.State != Out {
			fmt.Fprintf(&p.out, " on %d", x.Device)
		}
		fmt.Fprintf(&p.out, ", %s", Bytes(x.Bytes))
		for _, mark := range []struct {
			on   bool
			text string
		}{{x.Disk, "on disk"}, {x.Held, "held"}, {x.Waiting > 0, fmt.Sprint("waits, number ", x.Waiting)}, {x.Unmovable != "", "stays: " + x.Unmovable}} {
			if mark.on {
				fmt.Fprintf(&p.out, ", %s", mark.text)
			}
		}
		fmt.Fprintln(&p.out)
	}
}

func (p *player) id(word string) ID { return ID(p.number(word)) }

func (p *player) size(word string) uint64 { return uint64(p.number(word) * gib) }

func (p *player) number(word string) float64 {
	n, err := strconv.ParseFloat(word, 64)
	if err != nil {
		p.t.Fatal(err)
	}
	return n
}

func (p *player) length(word string) Nanos {
	if n, ok := strings.CutSuffix(word, "m"); ok {
		return Nanos(p.number(n) * float64(Minute))
	}
	return Nanos(p.number(strings.TrimSuffix(word, "s")) * float64(Second))
}

func (p *player) session(size string, words []string) Session {
	x := Session{Bytes: p.size(size), Policy: Policy{Idle: 10 * Minute}}
	for _, w := range words {
		key, value, _ := strings.Cut(w, "=")
		switch key {
		case "gpu":
			x.Device = int(p.number(value))
		case "gpus":
			for n := range strings.SplitSeq(value, ",") {
				x.Devices = append(x.Devices, int(p.number(n)))
			}
		case "idle":
			x.Policy.Idle = p.length(value)
		case "wait":
			x.Policy.Wait = p.length(value)
		case "weight":
			x.Policy.Weight = p.number(value)
		case "interactive":
			x.Policy.Interactive = true
		case "out":
			x.State = Out
		case "disk":
			x.Disk = true
		case "held":
			x.Held = true
		default:
			p.t.Fatalf("%q", w)
		}
	}
	return x
}
