package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

// TestCIExamples executes what docs/ci.md shows, block by block, for a program without a mistake and for one
// with a race: the first passes, the second fails, whoever runs the test.
func TestCIExamples(t *testing.T) {
	doc, err := os.ReadFile(filepath.Join(root, "docs/ci.md"))
	if err != nil {
		t.Fatal(err)
	}
	block := func(language string) string {
		m := regexp.MustCompile("(?s)```" + language + "\n(.*?)```").FindSubmatch(doc)
		if m == nil {
			t.Fatalf("docs/ci.md has no block of %s", language)
		}
		return string(m[1])
	}
	steps := regexp.MustCompile(`(?m)- run: (ferry .*)$`).FindStringSubmatch(block("yaml"))
	if steps == nil {
		t.Fatal("the workflow does not run ferry")
	}
	programs := map[string]string{"right": filepath.Join(root, "bin/examples/vectoradd"), "wrong": program(t, "mistakes") + " race"}
	for name, prog := range programs {
		folder := func(t *testing.T) string {
			dir := t.TempDir()
			writeFile(t, filepath.Join(dir, "program"), "#!/bin/sh\nexec "+prog+"\n", 0o755)
			return dir
		}
		env := []string{"PATH=" + filepath.Dir(ferry) + ":" + os.Getenv("PATH")}
		verdict := func(t *testing.T, dir, command string) result {
			t.Helper()
			r := run(t, 2*time.Minute, env, "/bin/sh", "-c", "cd "+dir+" && "+command)
			if (r.code == 0) != (name == "right") {
				t.Errorf("ended with %d:\n%s%s", r.code, r.stdout, r.stderr)
			}
			return r
		}
		t.Run(name+"/shell", func(t *testing.T) { verdict(t, folder(t), block("sh")) })
		t.Run(name+"/workflow", func(t *testing.T) {
			dir := folder(t)
			verdict(t, dir, steps[1])
			if text, err := os.ReadFile(filepath.Join(dir, "report.sarif")); err != nil || strings.Contains(string(text), `"ruleId": "race"`) != (name == "wrong") {
				t.Errorf("report: %v, %s", err, text)
			}
		})
		t.Run(name+"/ctest", func(t *testing.T) {
			needs(t, "cmake", "ctest")
			dir := folder(t)
			text := fmt.Sprintf("cmake_minimum_required(VERSION 3.10)\nproject(example NONE)\nenable_testing()\nadd_executable(program IMPORTED)\n"+
				"set_target_properties(program PROPERTIES IMPORTED_LOCATION %s/program)\n%s", dir, block("cmake"))
			writeFile(t, filepath.Join(dir, "CMakeLists.txt"), text, 0o644)
			verdict(t, dir, "cmake . >/dev/null && ctest --output-on-failure")
			if text, err := os.ReadFile(filepath.Join(dir, "program.xml")); err != nil || strings.Contains(string(text), "<failure") != (name == "wrong") {
				t.Errorf("report: %v, %s", err, text)
			}
		})
		t.Run(name+"/pytest", func(t *testing.T) {
			needs(t, "pytest")
			dir := folder(t)
			writeFile(t, filepath.Join(dir, "test_program.py"), block("python"), 0o644)
			verdict(t, dir, "pytest -q -p no:cacheprovider")
		})
	}
}

func writeFile(t *testing.T, path, text string, mode os.FileMode) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), mode); err != nil {
		t.Fatal(err)
	}
}

// needs skips a test on a machine without some programs.
func needs(t *testing.T, programs ...string) {
	t.Helper()
	for _, p := range programs {
		if _, err := exec.LookPath(p); err != nil {
			skip(t, "no %s", p)
		}
	}
}
