package ferry_test

import (
	"os/exec"
	"strings"
	"testing"
)

// TestCommitSubjects shows what scripts/commit-subjects, which make verify runs
// over new commits, accepts and refuses.
func TestCommitSubjects(t *testing.T) {
	for subject, complaint := range map[string]string{
		"wire: carry the stream in the frame header":      "",
		"worker, shim/core: process one frame at a time":  "",
		"README.md: name CUDA 13":                         "",
		"docs: Go 1.26 is needed":                         "",
		"Merge branch 'h/core'":                           "",
		"wire: Carry the stream":                          "lower case",
		"wire: carry the stream.":                         "full stop",
		"wire: carries the stream":                        "no imperative",
		"wire: the stream is carried":                     "no imperative",
		"carry the stream":                                "area",
		"wire: " + strings.Repeat("carry the stream ", 5): "72",
	} {
		cmd := exec.Command("scripts/commit-subjects", "-")
		cmd.Stdin = strings.NewReader(subject + "\n")
		out, err := cmd.CombinedOutput()
		if complaint == "" && err != nil || complaint != "" && (err == nil || !strings.Contains(string(out), complaint)) {
			t.Errorf("%q: %v, want a complaint about %q\n%s", subject, err, complaint, out)
		}
	}
}
