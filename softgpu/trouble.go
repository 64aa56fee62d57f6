package softgpu

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"ferry/api/cu"
)

// A Trouble is something that goes wrong on purpose: at the At-th allocation of
// device memory (oom) or the At-th kernel of the machine (all others), counted
// from 1, and, if On is set, at all that follow.
type Trouble struct {
	Kind string
	At   uint64
	On   bool
}

// troubles are the kinds, with the code a program sees when a real device does
// the same. A hanging kernel has none: it is waited for.
var troubles = map[string]cu.Result{
	"oom":     cu.CUDA_ERROR_OUT_OF_MEMORY,
	"illegal": cu.CUDA_ERROR_ILLEGAL_ADDRESS,
	"launch":  cu.CUDA_ERROR_LAUNCH_FAILED,
	"timeout": cu.CUDA_ERROR_LAUNCH_TIMEOUT,
	"ecc":     cu.CUDA_ERROR_ECC_UNCORRECTABLE,
	"lost":    cu.CUDA_ERROR_UNKNOWN, // a device that fell off the bus
	"hang":    cu.CUDA_SUCCESS,
}

// ParseTrouble reads rules, [SESSION:]KIND@N[+] with commas between them, and
// returns those that concern a session: the ones that name it or none.
func ParseTrouble(text string, session uint64) ([]Trouble, error) {
	var list []Trouble
	for rule := range strings.SplitSeq(text, ",") {
		rest := strings.TrimSpace(rule)
		if rest == "" {
			continue
		}
		concerned := true
		if who, what, ok := strings.Cut(rest, ":"); ok {
			n, err := strconv.ParseUint(who, 10, 64)
			if err != nil {
				return nil, fmt.Errorf("%q: %q is no session's number", rule, who)
			}
			concerned, rest = n == session, what
		}
		kind, at, _ := strings.Cut(rest, "@")
		at, on := strings.CutSuffix(at, "+")
		n, err := strconv.ParseUint(at, 10, 64)
		if _, known := troubles[kind]; !known || err != nil || n == 0 {
			return nil, fmt.Errorf("%q: want [SESSION:]KIND@N[+], KIND one of %s, N from 1", rule, strings.Join(troubleKinds(), ", "))
		}
		if concerned {
			list = append(list, Trouble{kind, n, on})
		}
	}
	return list, nil
}

func troubleKinds() (kinds []string) {
	for k := range troubles {
		kinds = append(kinds, k)
	}
	slices.Sort(kinds)
	return kinds
}

// troublemaker decides whose turn it is to fail.
type troublemaker struct {
	rules                []Trouble
	allocations, kernels atomic.Uint64
	lost                 atomic.Bool // for good: no reset brings the device back
}

// allocation is asked before memory is taken.
func (t *troublemaker) allocation() cu.Result {
	if len(t.rules) == 0 {
		return cu.CUDA_SUCCESS
	}
	if t.lost.Load() {
		return troubles["lost"]
	}
	n := t.allocations.Add(1)
	for _, r := range t.rules {
		if r.Kind == "oom" && r.now(n) {
			return troubles["oom"]
		}
	}
	return cu.CUDA_SUCCESS
}

// kernel is asked before a kernel runs; the kind is empty for one that may.
func (t *troublemaker) kernel() (kind string, number uint64) {
	if len(t.rules) == 0 {
		return "", 0
	}
	number = t.kernels.Add(1)
	if t.lost.Load() {
		return "lost", number
	}
	for _, r := range t.rules {
		if r.Kind != "oom" && r.now(number) {
			if r.Kind == "lost" {
				t.lost.Store(true)
			}
			return r.Kind, number
		}
	}
	return "", number
}

func (r Trouble) now(n uint64) bool { return n == r.At || r.On && n > r.At }

// troubled does to a kernel what the rules say in place of running it; false if
// they say nothing.
func (m *machine) troubled(l *life, kernel string) bool {
	kind, n := m.trouble.kernel()
	switch kind {
	case "":
		return false
	case "hang":
		m.log.Warn("a kernel hangs, as it was told to", "kernel", kernel, "number", n)
		for !l.stop.Load() {
			time.Sleep(time.Millisecond)
		}
	default:
		r := troubles[kind]
		l.faulted(r, []string{fmt.Sprintf("%s: kernel %s, the %d. of this session, fails as it was told to (%s)", name(r), kernel, n, kind)})
	}
	return true
}
