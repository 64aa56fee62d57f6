package e2e

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"ferry/operator/admin"
)

// ran is what part says it ran on: so many multiprocessors from the first on.
func ran(first, n int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "multiprocessors %d:", n)
	for i := range n {
		fmt.Fprintf(&b, " %d", first+i)
	}
	return b.String() + "\n"
}

// TestPart: a program that is kept to a part of the multiprocessors takes it for the
// device, and cannot leave it. It may ask for less than the server gives, not for more.
func TestPart(t *testing.T) {
	prog := program(t, "part")
	s := serve(t, "--sms", "50%", "--queue", "0")
	c := admin.NewClient(s.admin())
	kept := func(want int) { // by those who are there: one that has ended may not have left yet
		t.Helper()
		within(t, 20*time.Second, fmt.Sprintf("%d multiprocessors are kept", want), func() bool {
			d, err := c.Devices(t.Context())
			return err == nil && len(d) == 1 && d[0].SMs == 132 && d[0].KeptSMs == want
		})
	}
	is := func(r result, first, n int) {
		t.Helper()
		if r.code != 0 || !strings.HasPrefix(r.stdout, ran(first, n)) || !strings.HasSuffix(r.stdout, "PASS\n") {
			t.Errorf("exit %d: %s%s", r.code, r.stdout, r.stderr)
		}
	}
	for request, sms := range map[string]int{"": 64, "FERRY_SMS=25%": 32, "FERRY_SMS=100": 64} {
		kept(0)
		is(run(t, time.Minute, s.env(request), prog, strconv.Itoa(sms)), 0, sms)
	}
	is(run(t, time.Minute, nil, ferry, "run", "--device", "soft", "--sms", "17", "--", prog, "16"), 0, 16)

	// Parts of clients that are there at the same time do not overlap, nor come to more than the GPU.
	kept(0)
	first, _ := s.placed(t, []string{"FERRY_SMS=40"})
	second, _ := s.placed(t, nil)
	is(run(t, time.Minute, s.env("FERRY_SMS=24"), prog, "24"), 104, 24)
	kept(104)
	for request, why := range map[string]string{
		"FERRY_SMS=32":  "no GPU has 32 multiprocessors left; try again later",
		"FERRY_SMS=110": "no GPU has 64 multiprocessors left; try again later",
		"FERRY_SMS=few": `"few" is no part of a GPU's multiprocessors; write how many, such as 32, or 25%`,
		"FERRY_SMS=0":   `"0" is no part`,
	} {
		if r := run(t, time.Minute, s.env(request), placedProgram(t)); r.stdout != "cuInit 100\n" || !strings.Contains(r.stderr, why) {
			t.Errorf("%s: %+v", request, r)
		}
	}
	wide, _ := s.operate(0, "ps", "--wide")
	var seen []string // a program that asks CUDA and NVML has two sessions
	for _, l := range s.sessions() {
		seen = append(seen, fmt.Sprint(l.Service, l.Parts))
	}
	if want := "[cuda[{0 40}] nvml[] cuda[{0 64}] nvml[]]"; fmt.Sprint(seen) != want || !strings.Contains(wide, "SMS") {
		t.Errorf("the operator sees %v, want %s\n%s", seen, want, wide)
	}
	first.end()
	kept(64)
	is(run(t, time.Minute, s.env("FERRY_SMS=40"), prog, "40"), 0, 40)
	second.end()
	kept(0)
}

// Programs that know nothing of it work in a part as they do on the whole device.
func TestProgramsInAPart(t *testing.T) {
	s := serve(t, "--sms", "96")
	for _, name := range []string{"green", "corners", "passed"} {
		run(t, time.Minute, s.env(), program(t, name, "-L"+library, "-l:libcuda.so.1")).ok(t, "PASS\n")
	}
}
