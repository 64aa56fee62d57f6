package confine

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"unsafe"

	"golang.org/x/sys/unix"

	"ferry/server/confine/questions"
	"ferry/test/clean"
	"ferry/test/limit"
)

// A trial is what a process of this program tries after it has sealed itself, one call after the other.
type trial struct {
	Kind  Kind
	From  int // the calls before this one have been tried
	Calls []attempt
	Old   bool // try a call of the 32-bit table in place of all
	Learn bool // seal in learning mode, which logs to stderr
	Stop  bool // stop the world again and again meanwhile
}

type attempt struct {
	Call uint32
	Args [6]uint64
	Self bool
}

// The first thread is for nobody else: after its exit it would still be found.
func init() { runtime.LockOSThread() }

const trialVariable = "FERRY_CONFINE_TRIAL"

func TestMain(m *testing.M) {
	if os.Getenv(trialVariable) != "" {
		if err := runTrial(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(90)
		}
		os.Exit(0)
	}
	if len(os.Args) == 3 && os.Args[1] == "kind" {
		if err := sayKind(os.Args[2]); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(90)
		}
		os.Exit(0)
	}
	clean.Process()
	os.Exit(m.Run())
}

// runTrial reads a trial, seals the process as a worker does and tries the calls. It writes a line with
// the number of the attempt and the error of each that returned.
func runTrial() error {
	var t trial
	if err := json.NewDecoder(os.Stdin).Decode(&t); err != nil {
		return err
	}
	old, err := oldCall()
	if err != nil {
		return err
	}
	p := Process{Kind: t.Kind}
	if t.Learn {
		p.Learn = slog.New(slog.NewTextHandler(os.Stderr, nil))
	}
	if err := Seal(p); err != nil {
		return err
	}
	if t.Old {
		old()
		return errors.New("it came back")
	}
	if t.Stop {
		go func() {
			for {
				runtime.GC()
			}
		}()
	}
	for i, a := range t.Calls[t.From:] {
		if a.Self {
			a.Args[0] = uint64(os.Getpid())
		}
		errno := onThread(a)
		fmt.Println(t.From+i, int(errno))
	}
	return nil
}

// onThread makes a call on a thread of its own, which the call may end.
func onThread(a attempt) unix.Errno {
	tid, result := make(chan int, 1), make(chan unix.Errno, 1)
	go func() {
		runtime.LockOSThread() // and never unlocked: the thread may be spoiled
		tid <- unix.Gettid()
		_, _, errno := unix.RawSyscall6(uintptr(a.Call), uintptr(a.Args[0]), uintptr(a.Args[1]), uintptr(a.Args[2]), uintptr(a.Args[3]), uintptr(a.Args[4]), uintptr(a.Args[5]))
		result <- errno
	}()
	if id := <-tid; a.Call == unix.SYS_EXIT {
		for {
			select {
			case errno := <-result:
				return errno
			default:
			}
			if unix.Tgkill(os.Getpid(), id, 0) == unix.ESRCH {
				return 0
			}
			runtime.Gosched()
		}
	}
	return <-result
}

// oldCall is a function that makes a call of the 32-bit table: getpid by int 0x80.
func oldCall() (func(), error) {
	code := []byte{0xb8, 20, 0, 0, 0, 0xcd, 0x80, 0xc3}
	page, err := unix.Mmap(-1, 0, os.Getpagesize(), unix.PROT_READ|unix.PROT_WRITE, unix.MAP_PRIVATE|unix.MAP_ANONYMOUS)
	if err != nil {
		return nil, err
	}
	copy(page, code)
	if err := unix.Mprotect(page, unix.PROT_READ|unix.PROT_EXEC); err != nil {
		return nil, err
	}
	at := unsafe.Pointer(&page[0])
	function := unsafe.Pointer(&at)
	return *(*func())(unsafe.Pointer(&function)), nil
}

// try runs a trial: for each attempt the error of the call, or -n for a signal n that ended the
// process, or 1000+n for its exit with code n.
func try(t *testing.T, tr trial) []int {
	t.Helper()
	results := make([]int, len(tr.Calls))
	for tr.From = 0; tr.From < len(tr.Calls) || tr.Old; tr.From++ {
		text, err := json.Marshal(tr)
		if err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command("/proc/self/exe")
		cmd.Env = append(os.Environ(), trialVariable+"=1", "GOTRACEBACK=none")
		cmd.Stdin = strings.NewReader(string(text))
		var stderr strings.Builder
		cmd.Stderr = &stderr
		out, err := cmd.Output()
		for in := bufio.NewScanner(strings.NewReader(string(out))); in.Scan(); {
			var i, errno int
			if _, err := fmt.Sscan(in.Text(), &i, &errno); err != nil || i != tr.From {
				t.Fatalf("a trial wrote %q at %d: %v", in.Text(), tr.From, err)
			}
			results[i] = errno
			tr.From++
		}
		if err == nil {
			break
		}
		status, ok := cmd.ProcessState.Sys().(syscall.WaitStatus)
		if !ok || status.ExitStatus() == 90 || tr.From == len(tr.Calls) && !tr.Old {
			t.Fatalf("a trial: %v: %s", err, stderr.String())
		}
		result := 1000 + status.ExitStatus()
		if status.Signaled() {
			result = -int(status.Signal())
		}
		if tr.Old {
			return []int{result}
		}
		results[tr.From] = result
	}
	return results
}

// happened says whether a call did as its verdict says.
func (v verdict) happened(result int) bool {
	errno := unix.Errno(max(result, 0))
	switch v {
	case "yes": // whatever else is wrong with its arguments
		return result != -int(unix.SIGSYS) && errno != unix.EPERM && errno != unix.EAFNOSUPPORT
	case "no":
		return errno == unix.EPERM
	case "family":
		return errno == unix.EAFNOSUPPORT
	case "args":
		return errno == unix.EPERM || errno == unix.EAFNOSUPPORT
	case "enosys":
		return errno == unix.ENOSYS
	case "kill":
		return result == -int(unix.SIGSYS)
	}
	return false
}

// TestVerdictsInKernel makes every call there is in a sealed process of each kind, and those that there
// are not, with arguments that do no harm.
func TestVerdictsInKernel(t *testing.T) {
	calls, conditional := everyCall(t), withArguments(t)
	for kind, name := range kinds {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tr, tried := trial{Kind: kind}, []example{}
			add := func(e example) {
				tried = append(tried, e)
				tr.Calls = append(tr.Calls, attempt{e.call, e.args, e.self})
			}
			for _, e := range calls {
				switch {
				case e.name == "pause" && e.verdicts[kind] == "yes": // it would wait for ever
				case e.name == "rt_sigreturn": // it would return to nowhere; without it no process would get here
				case e.name == "uprobe" || e.name == "uretprobe": // the kernel asks no filter about these two, which do nothing by themselves
				case e.name == "futex": // all ones are a number that no operation has: ENOSYS
					e.args = [6]uint64{0, 1} // FUTEX_WAKE
					add(e)
				default:
					add(e)
				}
			}
			for _, e := range conditional {
				if e.name != "clone" || e.verdicts[kind] != "yes" { // a thread without a stack
					add(e)
				}
			}
			if x32 != 0 {
				for _, n := range []uint32{0, 39, 512, 520} {
					add(example{name: "x32", call: n | x32, args: allOnes, verdicts: [3]verdict{"kill", "kill", "kill"}})
				}
			}
			results := try(t, tr)
			for i, e := range tried {
				if v := e.verdicts[kind]; !v.happened(results[i]) {
					t.Errorf("%v: %d (%v), want %s", e, results[i], unix.Errno(max(results[i], 0)), v)
				}
			}
			t.Logf("%d calls tried", len(tried))
		})
	}
}

// TestOldTable: a process that uses the 32-bit table of calls ends.
func TestOldTable(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("NOT TESTED: this architecture has no int 0x80")
	}
	for kind, name := range kinds {
		switch result := try(t, trial{Kind: kind, Old: true}); result[0] {
		case -int(unix.SIGSYS):
		case -int(unix.SIGSEGV), 1002:
			t.Skip("NOT TESTED: this kernel has no calls of 32 bits")
		default:
			t.Errorf("%s: %d", name, result[0])
		}
	}
}

// TestLearningInKernel: calls that the tables lack work in learning mode, and are reported.
func TestLearningInKernel(t *testing.T) {
	n := numbers()
	tr := trial{Kind: Driver, Learn: true, Calls: []attempt{
		{Call: n["getpriority"], Args: [6]uint64{0, 0}},
		{Call: n["getpriority"], Args: [6]uint64{0, 0}},
		{Call: n["getppid"]},
		{Call: n["fcntl"], Args: [6]uint64{0, unix.F_GETOWN_EX, 0}},
		{Call: n["ioctl"], Args: [6]uint64{0, 0xc020462a}},
		{Call: n["ioctl"], Args: [6]uint64{0, unix.TIOCSTI}},
		{Call: n["pidfd_open"], Args: [6]uint64{1}},
	}}
	out, reported, err := learnFrom(t, tr)
	want := []unix.Errno{0, 0, 0, unix.EFAULT, unix.ENOTTY, unix.EPERM, unix.EPERM}
	var expected strings.Builder
	for i, e := range want {
		fmt.Fprintln(&expected, i, int(e))
	}
	if err != nil || out != expected.String() {
		t.Errorf("%v: %s, want %s", err, out, expected.String())
	}
	for _, entry := range []string{"entry=getpriority", `entry="getppid believed"`, `entry="fcntl command 0x10"`, `entry="ioctl F 0x2a pipe"`, `entry="ioctl other 0x5412 pipe"`} {
		if strings.Count(reported, entry) != 1 {
			t.Errorf("%s is not reported once", entry)
		}
	}
	if t.Failed() {
		t.Log(reported)
	}
}

// learnFrom runs a trial in learning mode: what it wrote, and what it reported.
func learnFrom(t *testing.T, tr trial) (out, reported string, err error) {
	t.Helper()
	text, err := json.Marshal(tr)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithDeadline(t.Context(), limit.Deadline())
	defer cancel()
	cmd := exec.CommandContext(ctx, "/proc/self/exe")
	cmd.Env = append(os.Environ(), trialVariable+"=1")
	cmd.Stdin = strings.NewReader(string(text))
	var stderr strings.Builder
	cmd.Stderr = &stderr
	b, err := cmd.Output()
	return string(b), stderr.String(), err
}

// TestLearningWhileStopped: a call is answered although no goroutine can run until it returns. Those of
// the trial keep their processor, and the world is stopped most of the time.
func TestLearningWhileStopped(t *testing.T) {
	if !questions.Independent {
		t.Skip("NOT TESTED: without cgo a goroutine answers")
	}
	tr := trial{Kind: Driver, Learn: true, Stop: true}
	const calls = 20
	for range calls {
		tr.Calls = append(tr.Calls, attempt{Call: numbers()["getpriority"]})
	}
	out, reported, err := learnFrom(t, tr)
	if err != nil || strings.Count(out, "\n") != calls {
		t.Errorf("%v after %d calls of %d", err, strings.Count(out, "\n"), calls)
	}
	if strings.Count(reported, "entry=getpriority") < 2 {
		t.Errorf("reported: %s", reported)
	}
}
