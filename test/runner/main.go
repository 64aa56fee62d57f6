// Command runner runs go test, with a limit for each test instead of one for each package.
//
//	runner [-skipped file] [-slowest n] test arguments…
//	runner -report file
//
// It prints a line for each package, and all that a package said which failed. Once a minute it
// says which tests are running. A test that runs for ten minutes (times FERRY_TEST_SLOWDOWN, or as
// long as limit.Test says) without a subtest that begins or ends is taken for hung: its process
// prints its goroutines and ends. Tests that were skipped are listed at the end with their
// reasons, and added to the file, which -report prints and empties. -slowest lists so many tests that
// took longest.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"

	"ferry/test/limit"
)

// hung is how long a test may run.
const hung = 10 * time.Minute

// look is how often the runner looks for tests that are hung.
const look = 5 * time.Second

func main() {
	goTool := flag.String("go", "go", "the go command")
	file := flag.String("skipped", "", "file to add skipped tests to")
	report := flag.String("report", "", "print the skipped tests of this file, and empty it")
	limitOfTest := flag.Duration("hung", limit.Scale(hung), "how long a test may run that sets no limit of its own")
	slowest := flag.Int("slowest", 0, "list so many tests that took longest")
	flag.Parse()
	if *report != "" {
		os.Exit(printReport(os.Stdout, *report))
	}
	os.Exit(run(*goTool, *file, *limitOfTest, *slowest, flag.Args()))
}

// run runs go with the arguments and returns its exit code.
func run(goTool, file string, limitOfTest time.Duration, slowest int, args []string) int {
	if len(args) == 0 || args[0] != "test" {
		fmt.Fprintln(os.Stderr, "runner: usage: runner [-skipped file] [-slowest n] test [flags] packages")
		return 2
	}
	args = append([]string{"test", "-json", "-timeout", "0"}, args[1:]...)
	cmd := exec.Command(goTool, args...)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "runner:", err)
		return 1
	}
	r := newRecord(os.Stdout, time.Now, limitOfTest)
	var mu sync.Mutex
	ended := make(chan struct{})
	go func() {
		for tick := time.NewTicker(min(look, limitOfTest)); ; {
			select {
			case <-ended:
				return
			case <-tick.C:
				mu.Lock()
				late := r.overdue()
				r.sayRunning()
				mu.Unlock()
				for _, l := range late {
					fmt.Printf("runner: %s of %s has run for %v: taken for hung\n", l.test, l.pkg, l.limit)
					stopTests(cmd.Process.Pid, l.pkg)
				}
			}
		}
	}()
	lines := bufio.NewReader(out)
	for {
		line, err := lines.ReadString('\n')
		if line != "" {
			mu.Lock()
			r.line(line)
			mu.Unlock()
		}
		if err != nil {
			break
		}
	}
	err = cmd.Wait()
	close(ended)
	r.saySlowest(slowest)
	r.end()
	if file != "" {
		if err := appendSkipped(file, r.skipped); err != nil {
			fmt.Fprintln(os.Stderr, "runner:", err)
			return 1
		}
	}
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		return exit.ExitCode()
	} else if err != nil {
		fmt.Fprintln(os.Stderr, "runner:", err)
		return 1
	}
	return 0
}

// An event is a line of go test -json.
type event struct {
	Action, Package, Test, Output, ImportPath string
	Elapsed                                   float64
}

// parseEvent decodes a line; what is no event is printed as it is.
func parseEvent(line string) (event, bool) {
	var e event
	err := json.Unmarshal([]byte(line), &e)
	return e, err == nil && e.Action != ""
}

// appendSkipped adds skipped tests to the file that collects those of several runs.
func appendSkipped(file string, skipped []string) error {
	f, err := os.OpenFile(file, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	for _, s := range skipped {
		if _, err := fmt.Fprintln(f, s); err != nil {
			return errors.Join(err, f.Close())
		}
	}
	return f.Close()
}

// printReport prints the tests that were skipped in several runs, each once.
func printReport(w io.Writer, file string) int {
	text, err := os.ReadFile(file)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		fmt.Fprintln(os.Stderr, "runner:", err)
		return 1
	}
	seen := map[string]bool{}
	var list []string
	for line := range strings.Lines(string(text)) {
		if !seen[line] {
			seen[line] = true
			list = append(list, strings.TrimSuffix(line, "\n"))
		}
	}
	sayNotTested(w, list)
	if len(list) > 0 {
		if err := os.Truncate(file, 0); err != nil {
			fmt.Fprintln(os.Stderr, "runner:", err)
			return 1
		}
	}
	return 0
}

func sayNotTested(w io.Writer, list []string) {
	if len(list) == 0 {
		return
	}
	fmt.Fprintf(w, "NOT TESTED here (%d):\n", len(list))
	for _, s := range list {
		fmt.Fprintln(w, "  "+s)
	}
}
