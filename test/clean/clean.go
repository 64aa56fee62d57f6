// Package clean gives test processes one defined state, however they were started: by make, by
// nohup, by a shell without a terminal, by a user with settings of their own.
//
// A test binary calls Process first thing in TestMain. What the processes that it starts inherit
// is then the same everywhere: no signal ignored or blocked, umask 022, an empty standard input, no
// terminal, and an environment in which nothing speaks of a GPU, of a server or of a language. The number
// of processors, the user and the limits of resources stay as they are.
package clean

import (
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// done marks, with the process's id, that the state was set.
const done = "FERRY_TEST_CLEAN"

// umask is what new files lack.
const umask = 0o022

// Process makes the running test binary start again, as the same process, unless its state is the
// defined one already. It must be called before the first test and before anything is opened.
func Process() {
	before := os.Environ()
	env := Environment(before)
	again := os.Getenv(done) == strconv.Itoa(os.Getpid())
	_ = os.Unsetenv(done)
	ignored, blocked := signals("SigIgn:"), signals("SigBlk:")
	same := slices.Equal(slices.Sorted(slices.Values(env)), slices.Sorted(slices.Values(before)))
	emptyInput()
	leaveTerminal()
	unix.Umask(umask)
	// Workers may be another user's processes. go test builds with the umask that it was started with.
	if self, err := os.Executable(); err == nil {
		_ = os.Chmod(self, 0o755)
	}
	if again || same && len(ignored) == 0 && len(blocked) == 0 {
		return
	}
	// A handler does not survive exec, and neither does the ignoring that it replaces.
	for _, s := range ignored {
		signal.Notify(make(chan os.Signal, 1), s)
	}
	runtime.LockOSThread() // the mask is the thread's
	err := unix.PthreadSigmask(unix.SIG_SETMASK, &unix.Sigset_t{}, nil)
	if err == nil {
		err = syscall.Exec("/proc/self/exe", os.Args, append(env, done+"="+strconv.Itoa(os.Getpid())))
	}
	fmt.Fprintln(os.Stderr, "clean: this test cannot start in a defined state:", err)
	os.Exit(1)
}

// leaveTerminal gives up the terminal that the tests were started from, as far as this process and
// those that it starts are concerned: ferry run treats signals otherwise in the foreground of one. ^C
// still ends the tests, since their process group stays the terminal's.
func leaveTerminal() {
	tty, err := unix.Open("/dev/tty", unix.O_RDWR|unix.O_NOCTTY|unix.O_CLOEXEC, 0)
	if err != nil {
		return // there is none
	}
	// The first process of a terminal's session gets SIGHUP for this.
	hangups := make(chan os.Signal, 1)
	signal.Notify(hangups, unix.SIGHUP)
	_ = unix.IoctlSetInt(tty, unix.TIOCNOTTY, 0)
	_ = unix.Close(tty)
	if sid, err := unix.Getsid(0); err == nil && sid == os.Getpid() {
		select {
		case <-hangups:
		case <-time.After(time.Second): // in the background there is none
		}
	}
	signal.Stop(hangups)
}

// emptyInput puts /dev/null in the place of the standard input: a test never reads what somebody
// types, and a file that a test opens never becomes number 0.
func emptyInput() {
	null, err := unix.Open("/dev/null", unix.O_RDONLY, 0)
	if err != nil {
		return
	}
	if null != 0 {
		_, _ = unix.Dup2(null, 0), unix.Close(null)
	}
}

// signals reads a set of signals of this thread from the kernel. Those of the Go runtime are left
// out, and those that cannot be changed.
func signals(set string) (list []syscall.Signal) {
	text, _ := os.ReadFile("/proc/thread-self/status")
	for line := range strings.SplitSeq(string(text), "\n") {
		hex, ok := strings.CutPrefix(line, set)
		if !ok {
			continue
		}
		bits, _ := strconv.ParseUint(strings.TrimSpace(hex), 16, 64)
		for s := syscall.Signal(1); s < 32; s++ {
			if bits>>(s-1)&1 != 0 && s != unix.SIGKILL && s != unix.SIGSTOP {
				list = append(list, s)
			}
		}
	}
	return list
}

// own are variables that tests read themselves, and the place of downloads.
var own = regexp.MustCompile(`^FERRY_(TEST_\w+|CACHE|FAULTS\w*|HOSTILE\w*|SANITIZED|CONFORMANCE_OUT)$`)

// foreign are variables by which a user's settings reach a program under test: Ferry's, CUDA's, the
// dynamic linker's, Python's, those of make, systemd and desktops, and of languages.
var foreign = regexp.MustCompile(`^(FERRY_|CUDA_|NVIDIA_|NVCC_|NVML_|LD_|LC_|LANG|PYTHON(HOME|PATH|STARTUP)|MAKE|MFLAGS|XDG_|LISTEN_|NOTIFY_|WATCHDOG_|COLUMNS$|LINES$|NO_COLOR$|CLICOLOR|DISPLAY$|POSIXLY_CORRECT$|IFS$|CDPATH$|ENV$|BASH_ENV$|GODEBUG$|GOTRACEBACK$|GOGC$|GOMEMLIMIT$)`)

// Environment returns env without what would make a test depend on who runs it.
func Environment(env []string) []string {
	env = slices.DeleteFunc(slices.Clone(env), func(e string) bool {
		name, _, _ := strings.Cut(e, "=")
		return name == done || foreign.MatchString(name) && !own.MatchString(name)
	})
	set := func(name, value string) {
		env = slices.DeleteFunc(env, func(e string) bool { return strings.HasPrefix(e, name+"=") })
		env = append(env, name+"="+value)
	}
	if cache := Cache(); cache != "" {
		set("FERRY_CACHE", cache)
	}
	if cache, err := os.UserCacheDir(); err == nil && os.Getenv("GOCACHE") == "" {
		set("GOCACHE", filepath.Join(cache, "go-build")) // where it was before the variables above went
	}
	if os.Getenv("GORACE") == "" {
		set("GORACE", "atexit_sleep_ms=0") // else each process under the race detector takes a second to end
	}
	set("LC_ALL", "C.UTF-8")
	set("TZ", "UTC")
	set("TERM", "xterm")
	set("TMPDIR", temporary())
	set("HOME", home())
	return env
}

// Cache returns the folder for downloads of tests: $FERRY_CACHE, else ferry in the user's cache
// folder; "" where there is neither.
func Cache() string {
	dir := os.Getenv("FERRY_CACHE")
	if dir == "" {
		user, err := os.UserCacheDir()
		if err != nil {
			return ""
		}
		dir = filepath.Join(user, "ferry")
	}
	if abs, err := filepath.Abs(dir); err == nil {
		return abs
	}
	return dir
}

// plain are paths that need no quotes in a script.
var plain = regexp.MustCompile(`^/[\w./+-]*$`)

// temporary returns the folder for temporary files: the user's, unless a socket's path in it could
// be longer than the kernel's 107 bytes, or scripts would have to quote it.
func temporary() string {
	if dir := os.TempDir(); len(dir) <= 32 && plain.MatchString(dir) && writable(dir) {
		return dir
	}
	return "/tmp"
}

// home returns the user's folder, or one for temporary files where that cannot be used.
func home() string {
	if dir := os.Getenv("HOME"); plain.MatchString(dir) && writable(dir) {
		return dir
	}
	dir := filepath.Join(temporary(), "ferry-test-home-"+strconv.Itoa(os.Getuid()))
	_ = os.Mkdir(dir, 0o755)
	return dir
}

func writable(dir string) bool { return unix.Access(dir, unix.W_OK|unix.X_OK) == nil }
