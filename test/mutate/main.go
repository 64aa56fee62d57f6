// Command mutate shows that tests hold the checks that Ferry's security rests on. Each mutation of
// its list removes or weakens one check; the tests that the list names for it must fail then.
//
//	mutate [-only pattern] [-list | -compile] [-jobs n] [-v] [folder or list…]
//
// The lists are the files of test/mutate/mutations, whose README.md describes them. The sources stay as they are: the go
// command is told to read another file in place of one (-overlay). First the named tests run
// without a mutation: they must pass, or their failure would say nothing. Then each mutation has
// one of these results:
//
//	caught            a test failed, or did not end
//	NOT CAUGHT        all tests passed: nothing holds the check
//	skipped           the tests cannot run here (their reason is printed)
//	DOES NOT COMPILE  the mutation, an error of the list
//	NOT FOUND         the text to replace is not in the file, or there twice: an error of the list
//
// The exit code is 0 if every mutation was caught or skipped.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"sync"
	"time"
)

func main() {
	only := flag.String("only", "", "run the mutations whose names match this regular expression")
	list := flag.Bool("list", false, "list the mutations, and run none")
	compile := flag.Bool("compile", false, "only compile the packages with each mutation, which takes seconds each")
	jobs := flag.Int("jobs", runtime.NumCPU(), "how many to run at the same time")
	verbose := flag.Bool("v", false, "print what the tests printed")
	goTool := flag.String("go", "go", "the go command")
	flag.Parse()
	os.Exit(mutate(&runner{goTool: *goTool, verbose: *verbose, compileOnly: *compile}, flag.Args(), *only, *list, *jobs))
}

// mutate runs the command and returns its exit code.
func mutate(r *runner, from []string, only string, listOnly bool, jobs int) int {
	chosen, err := choose(from, only)
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		return 2
	}
	if listOnly {
		for _, m := range chosen {
			fmt.Printf("%-40s %s: %s\n", m.name, m.file, m.why)
		}
		return 0
	}
	if r.scratch, err = os.MkdirTemp("", "ferry-mutate-"); err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		return 1
	}
	defer func() { _ = os.RemoveAll(r.scratch) }()
	began := time.Now()
	if !r.compileOnly && !r.checkBaseline(chosen, jobs) {
		return 1
	}
	count := map[verdict]int{}
	each(jobs, chosen, func(m *mutation) func() {
		result := r.try(m)
		return func() {
			count[result.verdict]++
			fmt.Printf("%3d/%d  %s\n", total(count), len(chosen), result.text(m))
		}
	})
	fmt.Printf("mutate: %d mutations: %d caught, %d not caught, %d skipped, %d errors of the list; %v\n", len(chosen),
		count[caught], count[notCaught], count[skipped], count[notCompiled]+count[notFound], time.Since(began).Round(time.Second))
	if count[caught]+count[skipped]+count[compiled] < len(chosen) {
		return 1
	}
	return 0
}

func total(count map[verdict]int) (n int) {
	for _, c := range count {
		n += c
	}
	return n
}

// choose reads the lists and returns the mutations whose names match.
func choose(from []string, only string) ([]*mutation, error) {
	pattern, err := regexp.Compile(only)
	if err != nil {
		return nil, err
	}
	if len(from) == 0 {
		from = []string{filepath.FromSlash("test/mutate/mutations")}
	}
	all, err := readLists(from)
	if err != nil {
		return nil, err
	}
	chosen := slices.DeleteFunc(all, func(m *mutation) bool { return !pattern.MatchString(m.name) })
	if len(chosen) == 0 {
		return nil, fmt.Errorf("no mutation is named like %q", only)
	}
	return chosen, nil
}

// each calls f with every item, so many at a time. What f returns is called by one goroutine at a
// time.
func each[T any](jobs int, items []T, f func(T) func()) {
	var running sync.WaitGroup
	var mu sync.Mutex
	slots := make(chan struct{}, max(jobs, 1))
	for _, item := range items {
		slots <- struct{}{}
		running.Go(func() {
			defer func() { <-slots }()
			done := f(item)
			mu.Lock()
			defer mu.Unlock()
			done()
		})
	}
	running.Wait()
}
