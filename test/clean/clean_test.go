package clean

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestMain is also a test binary that prints its state and the one that its children inherit.
func TestMain(m *testing.M) {
	Process()
	if len(os.Args) > 1 && os.Args[1] == "show" {
		cmd := exec.Command("sh", "-c", `grep -E "^Sig(Ign|Blk)" /proc/self/status; umask; (: </dev/tty) 2>/dev/null && echo terminal; readlink /proc/self/fd/0; printf "%s\n" "$TMPDIR" "$LC_ALL" "$TZ"; env | grep -cE "^(CUDA_|LD_|FERRY_SERVER|LISTEN_)"; test -w "$HOME" && echo home`)
		cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
		_ = cmd.Run()
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// withoutLibrarySignals leaves out of a set the two signals that the C library keeps for itself, 32
// and 33: a child of its posix_spawn, such as all that make starts, begins with them ignored.
func withoutLibrarySignals(line string) string {
	name, text, ok := strings.Cut(line, ":\t")
	set, err := strconv.ParseUint(text, 16, 64)
	if !ok || err != nil || !strings.HasPrefix(name, "Sig") {
		return line
	}
	return fmt.Sprintf("%s:\t%016x", name, set&^(3<<31))
}

// TestProcess: whatever the state that a test binary is started in, its own is the defined one.
func TestProcess(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	spaced := filepath.Join(t.TempDir(), "with spaces "+strings.Repeat("x", 120))
	if err := os.Mkdir(spaced, 0o755); err != nil {
		t.Fatal(err)
	}
	want := []string{"SigBlk:\t0000000000000000", "SigIgn:\t0000000000000000", "0022", "/dev/null", "/tmp", "C.UTF-8", "UTC", "0", "home"}
	for name, script := range map[string]string{
		"as it is":            `exec "$0" show`,
		"signals ignored":     `trap "" HUP INT QUIT PIPE TERM CHLD TSTP TTIN TTOU USR1; exec "$0" show`,
		"signals blocked":     `exec env --block-signal=HUP --block-signal=TERM --block-signal=CHLD --block-signal=PIPE "$0" show`,
		"nohup":               `exec nohup "$0" show`,
		"umask 077":           `umask 077; exec "$0" show`,
		"umask 077, built":    `cp "$0" "$0.copy"; chmod 700 "$0.copy"; "$0.copy" show; [ "$(stat -c %a "$0.copy")" = 755 ] || echo not executable`,
		"umask 000":           `umask 000; exec "$0" show`,
		"closed input":        `exec "$0" show <&-`,
		"a terminal":          `script -qec "'$0' show" /dev/null`,
		"inside a terminal":   `script -qec "true; '$0' show; true" /dev/null`,
		"an input":            `echo text | "$0" show`,
		"languages":           `LANG=de_DE.UTF-8 LC_ALL=de_DE.UTF-8 LC_NUMERIC=de_DE TZ=Pacific/Chatham exec "$0" show`,
		"no language":         `unset LANG LC_ALL TZ; exec "$0" show`,
		"no home":             `unset HOME; exec "$0" show`,
		"an empty home":       `HOME= exec "$0" show`,
		"a home of nobody":    `HOME=/nonexistent exec "$0" show`,
		"a home with spaces":  `HOME="$1" exec "$0" show`,
		"a long folder":       `TMPDIR="$1" exec "$0" show`,
		"a user's settings":   `CUDA_VISIBLE_DEVICES=3 LD_LIBRARY_PATH=/opt/x FERRY_SERVER=tcp://gpu:7700 LISTEN_FDS=1 exec "$0" show`,
		"another folder":      `cd / && exec "$0" show`,
		"few open files":      `ulimit -n 256; exec "$0" show`,
		"no files to be left": `ulimit -c 0; exec "$0" show`,
	} {
		t.Run(name, func(t *testing.T) {
			if _, err := exec.LookPath("script"); err != nil && strings.Contains(script, "script") {
				t.Skip("there is no script command (bsdutils)")
			}
			cmd := exec.Command("sh", "-c", script, self, spaced)
			cmd.Env = append(os.Environ(), "TMPDIR=/tmp")
			out, err := cmd.CombinedOutput()
			got := strings.Split(strings.TrimSpace(strings.ReplaceAll(string(out), "\r\n", "\n")), "\n")
			got = slices.DeleteFunc(got, func(line string) bool { return strings.HasPrefix(line, "nohup:") })
			for i, line := range got {
				got[i] = withoutLibrarySignals(line)
			}
			if err != nil || !slices.Equal(got, want) {
				t.Errorf("%v\n got %q\nwant %q", err, got, want)
			}
		})
	}
}

// TestEnvironment: what tests are asked for by variables reaches them.
func TestEnvironment(t *testing.T) {
	env := Environment([]string{"FERRY_TEST_ALL=1", "FERRY_FAULTS=3", "FERRY_SERVER=x", "CUDA_VISIBLE_DEVICES=0", "PATH=/bin", "GOFLAGS=-v", "LANGUAGE=de"})
	for _, e := range []string{"FERRY_TEST_ALL=1", "FERRY_FAULTS=3", "PATH=/bin", "GOFLAGS=-v"} {
		if !slices.Contains(env, e) {
			t.Errorf("%s is gone: %q", e, env)
		}
	}
	for _, e := range env {
		if name, _, _ := strings.Cut(e, "="); name == "FERRY_SERVER" || name == "CUDA_VISIBLE_DEVICES" || name == "LANGUAGE" {
			t.Errorf("%s stayed", e)
		}
	}
}
