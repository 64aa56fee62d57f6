package ferry_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"
)

// TestSecurityIsTested: the tests that SECURITY.md names exist, and it names those
// that try to break a confinement.
func TestSecurityIsTested(t *testing.T) {
	named := regexp.MustCompile(`\bTest[A-Z]\w+`)
	declared := regexp.MustCompile(`(?m)^func (Test\w+)\(`)
	var have []string
	for _, pattern := range []string{"*/*_test.go", "*/*/*_test.go"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range declared.FindAllStringSubmatch(string(text), -1) {
				have = append(have, m[1])
			}
		}
	}
	text, err := os.ReadFile("SECURITY.md")
	if err != nil {
		t.Fatal(err)
	}
	promised := named.FindAllString(string(text), -1)
	if len(promised) < 10 {
		t.Errorf("SECURITY.md names %d tests", len(promised))
	}
	for _, name := range promised {
		if !slices.Contains(have, name) {
			t.Errorf("SECURITY.md names %s, which is not there", name)
		}
	}
}
