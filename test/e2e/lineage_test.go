package e2e

import (
	"errors"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"ferry/test/toolchain"
)

// measured are the lines of a lineage benchmark that differ from run to run.
var measured = regexp.MustCompile(`(?m)^(time|rate) .*\n`)

// TestLineage runs the benchmarks that the papers before Ferry published figures
// for, in their small size, over both transports. They check themselves; both must
// print the same.
func TestLineage(t *testing.T) {
	sources, err := filepath.Glob(filepath.Join(root, "operator", "bench", "lineage", "*.cu"))
	if err != nil || len(sources) < 22 {
		t.Fatalf("%d programs, %v", len(sources), err)
	}
	tc, err := toolchain.Get("13.0")
	if errors.Is(err, toolchain.ErrUnreachable) || errors.Is(err, toolchain.ErrMissingTool) {
		skip(t, "no CUDA 13.0: %v", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	papers := read(t, filepath.Join(root, "operator", "bench", "lineage", "papers.tsv"))
	near := serve(t)
	token := filepath.Join(t.TempDir(), "token")
	if r := run(t, 10*time.Second, nil, ferry, "token", "create", "--out", token); r.code != 0 {
		t.Fatal(r.stderr)
	}
	far := serve(t, "--listen", "tcp://127.0.0.1:0", "--token-file", token)
	t.Run("programs", func(t *testing.T) { // ends when the parallel ones have, before the servers
		for _, src := range sources {
			name := strings.TrimSuffix(filepath.Base(src), ".cu")
			if !strings.Contains(papers, "\t"+name+"\t") {
				t.Errorf("papers.tsv does not name %s", name)
			}
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				prog := compile(t, tc, src, false)
				first := lineage(t, near.env(), prog)
				if again := lineage(t, far.env("FERRY_TOKEN_FILE="+token), prog); again != first {
					t.Errorf("over TCP it printed something else:\n%s", diff(again, first))
				}
			})
		}
	})
}

// lineage runs a benchmark and returns what it prints but for its times.
func lineage(t *testing.T, env []string, prog string) string {
	t.Helper()
	r := run(t, time.Minute, env, prog, "--size", "small")
	if r.code != 0 || !strings.HasSuffix(r.stdout, "\nPASS\n") || !strings.Contains(r.stdout, "\nchecksum ") || !measured.MatchString(r.stdout) {
		t.Fatalf("ended with %d\n%s%s", r.code, r.stdout, r.stderr)
	}
	return measured.ReplaceAllString(r.stdout, "")
}
