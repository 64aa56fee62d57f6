package place

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
)

// TestOvertaking plays testdata/overtaking.txt: lines of what happens to a host with one GPU of
// 80 GiB, and what the placer answers.
func TestOvertaking(t *testing.T) {
	text, err := os.ReadFile("testdata/overtaking.txt")
	if err != nil {
		t.Fatal(err)
	}
	p := newPlacer(1, Limits{Queue: 40})
	for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		said, want, _ := strings.Cut(line, " => ")
		f := strings.Fields(said)
		if len(f) == 0 || strings.HasPrefix(said, "#") {
			continue
		}
		var id, size uint64
		got := ""
		switch f[0] {
		case "ask":
			_, _ = fmt.Sscan(f[1]+" "+f[2], &id, &size)
			got = describeAnswer(p.Admit(id, f[1], Request{GPUs: 1, Memory: size * gib}))
		case "leave":
			_, _ = fmt.Sscan(f[1], &id)
			p.RemoveClient(id)
			got = fmt.Sprint(p.Retry())
		case "fill": // clients of 1 GiB that come and go at once
			var from, to uint64
			_, _ = fmt.Sscan(f[1]+" "+f[2], &from, &to)
			in := 0
			for id := from; id <= to; id++ {
				if p.Admit(id, fmt.Sprint(id), Request{GPUs: 1, Memory: gib}).State == Granted {
					in++
				}
				p.RemoveClient(id)
			}
			got = fmt.Sprint(in, " in")
		}
		if got != want {
			t.Errorf("line %d: %s => %s, want %s", i+1, said, got, want)
		}
	}
}

func describeAnswer(a Answer) string {
	if a.State == Granted {
		return "granted"
	}
	return fmt.Sprintf("waits %d of %d", a.Position, a.QueueLength)
}

// TestNobodyStarves: whatever comes and goes, nobody is overtaken more often than the bound, and
// whoever waits is granted once those who were there have left, however many go on coming.
func TestNobodyStarves(t *testing.T) {
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 3))
		p := newPlacer(1+r.IntN(3), Limits{Queue: 30, PerGPU: r.IntN(2) * 20})
		next := uint64(0)
		var inside []uint64
		come := func(memory uint64) uint64 {
			next++
			if p.Admit(next, fmt.Sprint(next), Request{GPUs: 1, Memory: memory}).State == Granted {
				inside = append(inside, next)
			}
			return next
		}
		leave := func(i int) {
			p.RemoveClient(inside[i])
			inside = append(slices.Delete(inside, i, i+1), p.Retry()...)
		}
		for range 10 + r.IntN(20) {
			come(uint64(1+r.IntN(30)) * gib)
		}
		big := come(80 * gib)
		for steps := 0; p.Status(big).State == Waiting; steps++ {
			for _, c := range p.queue {
				if c.overtaken > MaxOvertakes {
					t.Fatalf("seed %d: client %d was overtaken %d times", seed, c.id, c.overtaken)
				}
			}
			if steps > 5000 {
				t.Fatalf("seed %d: the largest request is not granted; %d wait", seed, p.Waiting())
			}
			if len(inside) > 0 && r.IntN(2) == 0 {
				leave(r.IntN(len(inside)))
			}
			come(uint64(1+r.IntN(20)) * gib)
		}
		if p.Status(big).State != Granted {
			t.Fatalf("seed %d: %+v", seed, p.Status(big))
		}
	}
}
