package toolchain

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Downloads take as long as they take, and a test has a limit. So make test fetches everything
// beforehand and then sets a variable: tests take what the cache has. What it lacks they name, with
// the reason that the download left in a file beside its place.

// Fetched is the variable that says that everything was fetched.
const Fetched = "FERRY_TEST_FETCHED"

// why is the ending of the file that says why a download failed.
const why = ".why"

// notFetched returns, where everything was fetched, why this is missing; nil where a test may fetch.
func notFetched(root string) error {
	if os.Getenv(Fetched) == "" {
		return nil
	}
	text, err := os.ReadFile(root + why)
	if err != nil {
		return fmt.Errorf("%w: %s was not fetched: run make fetch", ErrUnreachable, filepath.Base(root))
	}
	return fmt.Errorf("%w (make fetch tries again)", notHere(strings.TrimSpace(string(text))))
}

// notHere is an error of an earlier process, with its kind.
func notHere(text string) error {
	for _, kind := range []error{ErrMissingTool, ErrUnreachable} {
		if rest, ok := strings.CutPrefix(text, kind.Error()+": "); ok {
			return fmt.Errorf("%w: %s", kind, rest)
		}
	}
	return fmt.Errorf("%w: %s", ErrUnreachable, text)
}

// rare are the toolchains that only FERRY_TEST_ALL=1 wants.
var rare = []string{"12.0"}

// FetchAll fetches the toolchains and tools that the cache lacks; the rare ones only if all is set. What cannot be had is told to say and noted for the tests; an error is
// what must not happen, such as a file with another hash.
func FetchAll(all bool, say func(format string, args ...any)) error {
	if err := os.Unsetenv(Fetched); err != nil {
		return err
	}
	dir, err := cacheDir()
	if err != nil {
		return err
	}
	var failed []error
	note := func(name, root string, err error) {
		_ = os.Remove(root + why)
		switch {
		case err == nil:
			say("%s is there", name)
		case errors.Is(err, ErrUnreachable) || errors.Is(err, ErrMissingTool):
			say("%s CANNOT BE HAD, tests that need it will be skipped: %v", name, err)
			if err := os.WriteFile(root+why, []byte(err.Error()+"\n"), 0o644); err != nil {
				failed = append(failed, err)
			}
		default:
			failed = append(failed, err)
		}
	}
	for _, version := range Versions() {
		if slices.Contains(rare, version) && !all {
			continue
		}
		_, err := Get(version)
		note("CUDA "+version, filepath.Join(dir, version), err)
	}
	for _, name := range Tools() {
		_, err := Tool(name)
		note(name, filepath.Join(dir, name+"-"+tools[name].source.sha256[:12]), err)
	}
	if _, root, err := poolServerPlace(); err != nil {
		failed = append(failed, err)
	} else {
		_, err := PoolServer()
		note("ferry-pool", root, err)
	}
	return errors.Join(failed...)
}
