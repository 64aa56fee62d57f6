package e2e

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"
)

// TestWordsThatLookLikeAddresses: parameters of kernels may hold any words. The shim takes those
// that lie in host memory for pointers; where it is wrong, no launch may fail, no kernel may see
// other bytes, and no memory may change. The program says its seed when it fails, and
// FERRY_TEST_SEED repeats it; make words launches 100,000 kernels in each configuration.
func TestWordsThatLookLikeAddresses(t *testing.T) {
	n := setting(t, "FERRY_TEST_WORDS", 1000)
	unix, tcp := serve(t, "--soft-devices", "2"), serveTCP(t)
	for _, c := range []struct {
		name string
		env  []string
		args []string
	}{
		{"shared memory", unix.env(), nil},
		{"shared memory, managed", unix.env(), []string{"--managed"}},
		{"socket", unix.env("FERRY_RINGS=0"), nil},
		{"TCP", tcp.env(), nil},
		{"TCP, managed", tcp.env(), []string{"--managed"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			args := append([]string{"--launches", fmt.Sprint(n), "--queries"}, c.args...)
			if seed := os.Getenv("FERRY_TEST_SEED"); seed != "" {
				args = append(args, "--seed", seed)
			}
			r := run(t, 10*time.Second+time.Duration(n)*5*time.Millisecond, c.env, stressProgram("words"), args...)
			if r.code != 0 || !strings.HasPrefix(r.stdout, "PASS") || r.stderr != "" {
				t.Fatalf("%s %q ended with %d\nstdout: %s\nstderr: %s", stressProgram("words"), args, r.code, r.stdout, r.stderr)
			}
		})
	}
}

// TestGuesses: where the shim takes a word for a pointer, and where it fetches pages that no
// call asked for, no launch waits for work that waits for the program, no data is lost on its
// way, and no other thread's free becomes an error.
func TestGuesses(t *testing.T) {
	guesses := program(t, "guesses", "-L"+library, "-l:libcuda.so.1")
	for name, s := range map[string]*server{"shared memory": serve(t), "TCP": serveTCP(t)} {
		for _, part := range []string{"waits", "graph", "pending", "freed", "prefetch", "early", "overtake", "first", "gone"} {
			t.Run(name+", "+part, func(t *testing.T) {
				run(t, 30*time.Second, s.env(), guesses, part).ok(t, "PASS\n")
			})
		}
	}
}
