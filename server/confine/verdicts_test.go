package confine

import (
	"log/slog"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// The verdicts in testdata are written by hand. Two tests hold the filter against them: this file's as
// the kernel would execute it, and kernel_unsafe_test.go's in the kernel itself.

// A verdict is a word of testdata.
type verdict string

// An example is one call with arguments, and its verdicts by Kind.
type example struct {
	name     string
	call     uint32
	args     [6]uint64
	verdicts [3]verdict
	self     bool // the first argument is the process itself
}

func (e example) of(pid int) [6]uint64 {
	if e.self {
		e.args[0] = uint64(pid)
	}
	return e.args
}

func (e example) String() string { return e.name + " " + strings.TrimSpace(hex(e.args)) }

func hex(args [6]uint64) (s string) {
	for _, a := range args {
		s += strconv.FormatUint(a, 16) + " "
	}
	return s
}

var kinds = map[Kind]string{SoftGPU: "software GPU", Driver: "driver", TLSProxy: "TLS proxy"}

// numbers are the calls of this architecture by name.
func numbers() map[string]uint32 {
	m := map[string]uint32{}
	for n, name := range callNames() {
		m[name] = n
	}
	return m
}

func table(t *testing.T, file string) (rows [][]string) {
	t.Helper()
	text, err := os.ReadFile("testdata/" + file)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		line, _, _ = strings.Cut(line, "#")
		if f := strings.Fields(line); len(f) > 0 {
			rows = append(rows, f)
		}
	}
	return rows
}

// allOnes are arguments that almost no call does anything with.
var allOnes = func() (a [6]uint64) {
	for i := range a {
		a[i] = ^uint64(0)
	}
	return a
}()

// everyCall is each call that there is, those that there are not yet, and those between, once.
func everyCall(t *testing.T) (list []example) {
	t.Helper()
	byNumber, known := map[uint32]example{}, numbers()
	all := map[string]bool{}
	for _, f := range table(t, "verdicts.txt") {
		if len(f) != 4 || all[f[0]] {
			t.Fatalf("verdicts.txt: %q", f)
		}
		all[f[0]] = true
		n, ok := known[f[0]]
		if !ok {
			continue // of another architecture
		}
		byNumber[n] = example{name: f[0], call: n, args: allOnes, verdicts: [3]verdict{verdict(f[1]), verdict(f[2]), verdict(f[3])}}
	}
	for name := range known {
		if !all[name] {
			t.Errorf("verdicts.txt does not have %s", name)
		}
	}
	const last = 1023
	for n := range uint32(last + 1) {
		e, ok := byNumber[n]
		if !ok {
			v := verdict("no") // a number that no call has
			if n > known["file_setattr"] {
				v = "enosys"
			}
			e = example{name: "number " + strconv.Itoa(int(n)), call: n, args: allOnes, verdicts: [3]verdict{v, v, v}}
		}
		list = append(list, e)
	}
	return list
}

// withArguments are calls of which only some pass.
func withArguments(t *testing.T) (list []example) {
	t.Helper()
	known := numbers()
	for _, f := range table(t, "arguments.txt") {
		n, ok := known[f[0]]
		if !ok {
			t.Fatalf("arguments.txt: no call %s", f[0])
		}
		e := example{name: f[0], call: n, verdicts: [3]verdict{verdict(f[1]), verdict(f[2]), verdict(f[3])}}
		for i, word := range f[4:] {
			word, high := strings.CutPrefix(word, "HIGH")
			if word == "SELF" {
				e.self = true
				continue
			}
			v, err := strconv.ParseInt(word, 0, 64)
			if err != nil {
				t.Fatalf("arguments.txt: %q: %v", f, err)
			}
			e.args[i] = uint64(v)
			if high {
				e.args[i] |= 1 << 32
			}
		}
		list = append(list, e)
	}
	return list
}

// run executes a filter on one call, as the kernel does, and counts the instructions.
func run(t *testing.T, p []unix.SockFilter, arch, call uint32, args [6]uint64) (got action, steps int) {
	t.Helper()
	acc := uint32(0)
	for i := 0; i < len(p); i++ {
		steps++
		in := p[i]
		skip := func(holds bool) {
			if holds {
				i += int(in.Jt)
			} else {
				i += int(in.Jf)
			}
		}
		switch in.Code {
		case load:
			switch {
			case in.K == dataCall:
				acc = call
			case in.K == dataArch:
				acc = arch
			case in.K >= dataArgs && in.K < dataArgs+8*6 && in.K%4 == 0:
				acc = uint32(args[(in.K-dataArgs)/8] >> (in.K % 8 * 8))
			default:
				t.Fatalf("instruction %d: %+v", i, in)
			}
		case and:
			acc &= in.K
		case ifEqual:
			skip(acc == in.K)
		case ifAtLeast:
			skip(acc >= in.K)
		case ifBits:
			skip(acc&in.K != 0)
		case jump:
			i += int(in.K)
		case give:
			return action(in.K), steps
		default:
			t.Fatalf("instruction %d: %+v", i, in)
		}
	}
	t.Fatal("the filter has no end")
	return 0, 0
}

// fits says whether the filter does as a verdict says. A call that passes with some arguments is
// refused with all ones.
func (v verdict) fits(a action) bool {
	switch v {
	case "yes":
		return a == pass
	case "no":
		return a == notPermitted
	case "args":
		return a == notPermitted || a == noFamily
	case "family":
		return a == noFamily
	case "enosys":
		return a == notThere
	case "kill":
		return a == kill
	}
	return false
}

// TestVerdicts holds each call's verdict against testdata, for each kind of process.
func TestVerdicts(t *testing.T) {
	const pid = 4711
	examples := append(everyCall(t), withArguments(t)...)
	for kind, name := range kinds {
		p := Process{Kind: kind}.program(pid)
		if len(p) > 4096 {
			t.Fatalf("%s: %d instructions are more than the kernel takes", name, len(p))
		}
		for _, e := range examples {
			if got, _ := run(t, p, auditArch, e.call, e.of(pid)); !e.verdicts[kind].fits(got) {
				t.Errorf("%s: %v: %#x, want %s", name, e, uint32(got), e.verdicts[kind])
			}
			if got, _ := run(t, p, auditArch+1, e.call, e.of(pid)); got != kill {
				t.Errorf("%s: %v of another architecture: %#x", name, e, uint32(got))
			}
			if got, _ := run(t, p, auditArch, e.call|x32, e.of(pid)); x32 != 0 && got != kill {
				t.Errorf("%s: %v of x32: %#x", name, e, uint32(got))
			}
		}
	}
	connect := numbers()["connect"]
	for kind, want := range map[Kind]action{SoftGPU: notPermitted, Driver: pass, TLSProxy: notPermitted} {
		if got, _ := run(t, Process{Kind: kind, Connect: true}.program(pid), auditArch, connect, allOnes); got != want {
			t.Errorf("%s: connect where it is allowed: %#x", kinds[kind], uint32(got))
		}
	}
}

// TestRows: a call that passes with any arguments has no row about its arguments, and every row has a
// reason.
func TestRows(t *testing.T) {
	for kind, name := range kinds {
		seen := map[uint32][]row{}
		for _, r := range (Process{Kind: kind}).rows() {
			if r.why == "" {
				t.Errorf("%s: call %d without a reason", name, r.call)
			}
			seen[r.call] = append(seen[r.call], r)
		}
		for call, rows := range seen {
			for _, r := range rows {
				if len(rows) > 1 && len(r.when) == 0 {
					t.Errorf("%s: %s has a row without conditions beside others", name, callNames()[call])
				}
			}
			if slices.Contains(hostile, call) || slices.Contains(newer, call) {
				t.Errorf("%s: %s is in two lists", name, callNames()[call])
			}
		}
	}
}

// TestLength: how many instructions the kernel executes for the calls that a worker makes most. Those
// with nothing but a number cost nothing on kernels from 5.11 on.
func TestLength(t *testing.T) {
	const most = 40
	n := numbers()
	for kind, name := range kinds {
		p := Process{Kind: kind}.program(4711)
		t.Logf("%s: %d instructions", name, len(p))
		for _, c := range []struct {
			name string
			args [6]uint64
		}{
			{"futex", allOnes},
			{"read", allOnes},
			{"write", allOnes},
			{"mmap", [6]uint64{0, 4096, 3, 0x22}},
			{"madvise", [6]uint64{0, 4096, 4}},
			{"ioctl", [6]uint64{3, 0xc020462a}},
			{"tgkill", [6]uint64{4711}},
		} {
			_, steps := run(t, p, auditArch, n[c.name], c.args)
			t.Logf("%s: %s: %d", name, c.name, steps)
			if steps > most {
				t.Errorf("%s: %s: %d instructions, more than %d", name, c.name, steps, most)
			}
		}
	}
}

// TestLearning: what the tables have passes, what they lack is noted, what is dangerous is refused.
func TestLearning(t *testing.T) {
	const pid = 4711
	log := slog.New(slog.DiscardHandler)
	n := numbers()
	for _, c := range []struct {
		kind Kind
		call string
		args [6]uint64
		want action
	}{
		{SoftGPU, "read", allOnes, pass},
		{SoftGPU, "chmod", allOnes, notify},
		{SoftGPU, "openat2", allOnes, notify},
		{SoftGPU, "fcntl", [6]uint64{0, 8}, notify},
		{SoftGPU, "fcntl", [6]uint64{0, 3}, pass},
		{SoftGPU, "ioctl", [6]uint64{0, unix.SECCOMP_IOCTL_NOTIF_RECV}, pass},
		{SoftGPU, "ioctl", [6]uint64{0, 0xc020462a}, notify},
		{SoftGPU, "clone3", allOnes, notThere},
		{SoftGPU, "clone", [6]uint64{17}, notPermitted},
		{SoftGPU, "kill", [6]uint64{1}, notPermitted},
		{SoftGPU, "socket", [6]uint64{1, 1}, notPermitted},
		{SoftGPU, "io_uring_setup", allOnes, notPermitted},
		{SoftGPU, "execve", allOnes, kill},
		{Driver, "uname", allOnes, notify},
		{Driver, "mmap", [6]uint64{0, 0, 5}, pass},
		{Driver, "mprotect", [6]uint64{0, 0, 5}, notify},
		{Driver, "mmap", [6]uint64{0, 0, 3}, pass},
		{Driver, "ioctl", [6]uint64{0, 0xc020462a}, notify},
		{Driver, "socket", [6]uint64{1, 1}, notify},
		{Driver, "socket", [6]uint64{2, 1}, noFamily},
		{Driver, "prlimit64", [6]uint64{1}, notPermitted},
		{Driver, "membarrier", allOnes, notify},
	} {
		number, ok := n[c.call]
		if !ok && runtime.GOARCH != "amd64" {
			continue
		}
		if got, _ := run(t, (Process{Kind: c.kind, Learn: log}).program(pid), auditArch, number, c.args); got != c.want {
			t.Errorf("%s: %s %s: %#x, want %#x", kinds[c.kind], c.call, hex(c.args), uint32(got), uint32(c.want))
		}
	}
}
