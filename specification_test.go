package ferry_test

import (
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
)

// TestSpecification: every row of SPECIFICATION.md has a number of its own and
// names what holds it: tests that are in the folder it gives, a script, or "test
// pending".
func TestSpecification(t *testing.T) {
	inFolders := map[string][]string{} // folders by the tests they hold
	for _, s := range readSources(t, ".go") {
		for _, m := range regexp.MustCompile(`(?m)^func ((?:Test|Fuzz)[A-Z]\w*)\(`).FindAllStringSubmatch(s.text, -1) {
			inFolders[m[1]] = append(inFolders[m[1]], path.Dir(s.path))
		}
	}
	text, err := os.ReadFile("SPECIFICATION.md")
	if err != nil {
		t.Fatal(err)
	}
	rows, usual, held := map[string]bool{}, "test/e2e", false
	for line := range strings.SplitSeq(string(text), "\n") {
		cells := strings.Split(strings.Trim(line, "|"), "|")
		number, last := strings.TrimSpace(cells[0]), strings.TrimSpace(cells[len(cells)-1])
		switch {
		case strings.HasPrefix(line, "## Code base"):
			usual = "."
		case !strings.HasPrefix(line, "|") || strings.HasPrefix(line, "|---"):
		case number == "":
			held = strings.HasSuffix(last, "held by")
		default:
			if rows[number] {
				t.Errorf("SPECIFICATION.md has two rows %s: number them anew", number)
			}
			rows[number] = true
			if held {
				checkHolders(t, inFolders, number, last, usual)
			}
		}
	}
	if len(rows) < 80 {
		t.Errorf("SPECIFICATION.md has %d rows: is its form still what this test reads?", len(rows))
	}
}

// checkHolders checks the last cell of a row.
func checkHolders(t *testing.T, inFolders map[string][]string, number, cell, usual string) {
	t.Helper()
	holders := span.FindAllString(cell, -1)
	if len(holders) == 0 && !strings.Contains(cell, "test pending") && !strings.Contains(cell, "not promised") {
		t.Errorf("SPECIFICATION.md: %s names nothing that holds it: name a test, or say test pending", number)
	}
	for part := range strings.SplitSeq(cell, ";") {
		folder := usual
		for _, m := range span.FindAllStringSubmatch(part, -1) {
			name := m[1]
			if info, err := os.Stat(name); err == nil && info.IsDir() {
				folder = name
			}
			if !goTest.MatchString(name) {
				continue
			}
			found := strings.Contains(part, "`"+name+"` (root)") && contains(inFolders[name], ".")
			if !found && !contains(inFolders[name], folder) {
				t.Errorf("SPECIFICATION.md: %s names %s in %s: it is in %q", number, name, folder, inFolders[name])
			}
		}
	}
}

// contains reports whether one of the folders is the tree or below it.
func contains(folders []string, tree string) bool {
	for _, folder := range folders {
		if folder == tree || strings.HasPrefix(folder, tree+"/") {
			return true
		}
	}
	return false
}
