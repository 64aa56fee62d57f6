package e2e

import (
	"fmt"
	"math"
	"strconv"
	"testing"
	"time"
)

var cheapCalls = []string{"launch", "alloc", "stream", "event", "copy", "sync"}

// sent runs the cost program and returns what it sent: commands, round trips,
// bytes.
func sent(t *testing.T, s *server, call string, live, rounds int) [3]int {
	t.Helper()
	r := run(t, 5*time.Minute, s.env("FERRY_LOG=info"), stressProgram("cost"), "--call", call, "--live", strconv.Itoa(live), "--rounds", strconv.Itoa(rounds))
	return counts(t, r)
}

// TestCostOnTheWire: a round of a call is the same bytes and round trips however
// many there were before it and however much lives beside it.
func TestCostOnTheWire(t *testing.T) {
	s := serve(t)
	for _, call := range cheapCalls {
		each := func(live, few, many int) (per [3]float64) {
			a, b := sent(t, s, call, live, few), sent(t, s, call, live, many)
			for i := range per {
				per[i] = float64(b[i]-a[i]) / float64(many-few)
			}
			return per
		}
		one := each(1, 0, 1000)
		if crowd, more := each(2000, 0, 1000), each(1, 1000, 10000); !alike(crowd, one) || !alike(more, one) {
			t.Errorf("%s: commands, round trips and bytes are %v alone, %v among 2000, %v after 1000", call, one, crowd, more)
		}
		if call != "launch" {
			continue
		}
		last := setting(t, "FERRY_TEST_LAUNCHES", 100000)
		if crowd, more := each(10000, 0, 1000), each(1, 1000, last); !alike(crowd, one) || !alike(more, one) {
			t.Errorf("launches: commands, round trips and bytes are %v alone, %v among 10,000, %v up to launch %d", one, crowd, more, last)
		}
	}
}

// alike allows for the call or two that a run makes or saves at its ends.
func alike(a, b [3]float64) bool {
	for i := range a {
		if math.Abs(a[i]-b[i]) > 0.01+b[i]/1000 {
			return false
		}
	}
	return true
}

// TestCostInTime: the CPU time of a call does not grow with what was done or
// with what lives. Nothing is demanded that a busy machine could not keep: a
// cost for each of 10,000 objects would be many times the margin. The number of
// launches is FERRY_TEST_LAUNCHES.
func TestCostInTime(t *testing.T) {
	s := serve(t)
	measure := func(call string, live, rounds int) (client, worker time.Duration) {
		p := startPaused(t, s.env(), stressProgram("cost"), "--call", call, "--live", strconv.Itoa(live), "--rounds", strconv.Itoa(rounds))
		p.until("begin")
		workers := s.workers()
		if len(workers) != 1 {
			t.Fatalf("%d workers", len(workers))
		}
		before := resourcesOf(t, workers[0])
		p.proceed()
		var us float64
		line := p.until("end")
		if _, err := fmt.Sscanf(line, "end "+call+" %f us", &us); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		after := resourcesOf(t, workers[0])
		p.proceed()
		p.until("PASS")
		_ = p.cmd.Wait()
		within(t, 10*time.Second, "the worker ends", func() bool { return len(s.workers()) == 0 })
		return time.Duration(us * float64(time.Microsecond)), (after.cpu - before.cpu) / time.Duration(rounds)
	}
	const margin = 60 * time.Microsecond
	flat := func(what string, few, many time.Duration) {
		t.Helper()
		t.Logf("%s: %v, then %v", what, few, many)
		if many > 3*few+margin {
			t.Errorf("%s grows from %v to %v", what, few, many)
		}
	}
	for _, call := range cheapCalls {
		c1, w1 := measure(call, 1, 2000)
		c2, w2 := measure(call, 10000, 2000)
		flat(call+" among 10,000, here", c1, c2)
		flat(call+" among 10,000, in the worker", w1, w2)
	}
	c1, w1 := measure("launch", 1, 10000)
	c2, w2 := measure("launch", 1, setting(t, "FERRY_TEST_LAUNCHES", 100000))
	flat("a launch after many, here", c1, c2)
	flat("a launch after many, in the worker", w1, w2)
}
