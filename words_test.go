package ferry_test

import (
	"fmt"
	"go/ast"
	"go/token"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// A retired is what the list of retired words says about one word.
type retired struct {
	everywhere bool // in prose as well, not only in names
	instead    string
}

// TestRetiredWords: no name, comment, text or document uses a word that
// test/conventions/retired-words.txt retires.
func TestRetiredWords(t *testing.T) {
	t.Parallel() // it takes seconds
	pend := pending(t, "words")
	words := map[string]retired{}
	for _, row := range readRows(t, "test/conventions/retired-words.txt", 4) {
		if row[1] != "all" && row[1] != "names" {
			t.Fatalf("test/conventions/retired-words.txt: %s: %q is neither all nor names", row[0], row[1])
		}
		for word := range strings.SplitSeq(row[0], ",") {
			words[word] = retired{everywhere: row[1] == "all", instead: row[2]}
		}
	}
	allowed := readRows(t, "test/conventions/retired-words-allowed.txt", 3)
	set := token.NewFileSet()
	for _, s := range readSources(t, ".go", ".c", ".h", ".md", ".py", ".js", ".html", ".api", ".yaml", ".toml") {
		if s.generated || s.path == "CHANGELOG.md" || pend(s.path) {
			continue
		}
		found := map[string]int{} // a finding, in how many places
		check := func(name string, inProse bool) {
			for _, word := range splitName(name) {
				r, ok := words[word]
				if !ok || inProse && !r.everywhere || isAllowed(allowed, s.path, name) {
					continue
				}
				found[fmt.Sprintf("%s uses %q in %q: say %s", s.path, word, name, r.instead)]++
			}
		}
		check(strings.TrimSuffix(path.Base(s.path), path.Ext(s.path)), false)
		for _, name := range anyName.FindAllString(s.text, -1) {
			check(name, true)
		}
		for _, name := range identifiers(t, set, s) {
			check(name, false)
		}
		for finding, n := range found {
			t.Errorf("%s (%d times; test/conventions/retired-words.txt)", finding, n)
		}
	}
}

var anyName = regexp.MustCompile(`[A-Za-z_][A-Za-z0-9_]*`)

// isAllowed reports whether a name with a retired word is a public name that stays.
func isAllowed(allowed [][]string, file, name string) bool {
	return slices.ContainsFunc(allowed, func(row []string) bool {
		return (row[1] == "*" || row[1] == name) && (row[0] == file || row[0] == "." || strings.HasPrefix(file, row[0]+"/"))
	})
}

// identifiers returns the names that the code of a Go or C file uses, without
// comments and strings.
func identifiers(t *testing.T, set *token.FileSet, s source) []string {
	t.Helper()
	switch path.Ext(s.path) {
	case ".go":
		var names []string
		ast.Inspect(s.parseGo(t, set), func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				names = append(names, id.Name)
			}
			return true
		})
		return names
	case ".c", ".h":
		return anyName.FindAllString(notCode.ReplaceAllString(s.text, " "), -1)
	}
	return nil
}

// notCode is a comment or a literal of C.
var notCode = regexp.MustCompile(`(?s)/\*.*?\*/|//[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`)

// splitName returns the words of a name in lower case: parseHello is parse and
// hello, FERRY_LOG is ferry and log.
func splitName(name string) []string {
	var words []string
	for part := range strings.SplitSeq(name, "_") {
		start := 0
		for i := 1; i <= len(part); i++ {
			lowerThenUpper := i < len(part) && isUpper(part[i]) && !isUpper(part[i-1])
			lastOfUppers := i+1 < len(part) && isUpper(part[i]) && isUpper(part[i-1]) && isLower(part[i+1])
			if i == len(part) || lowerThenUpper || lastOfUppers {
				if word := strings.ToLower(strings.TrimRight(part[start:i], "0123456789")); word != "" {
					words = append(words, word)
				}
				start = i
			}
		}
	}
	return words
}

func isUpper(c byte) bool { return 'A' <= c && c <= 'Z' }
func isLower(c byte) bool { return 'a' <= c && c <= 'z' }

func TestSplitName(t *testing.T) {
	for name, want := range map[string]string{
		"parseHello": "parse hello", "FERRY_LOG_2": "ferry log", "TLSProxy": "tls proxy", "x": "x", "lookUp": "look up", "newFD2": "new fd",
	} {
		if have := strings.Join(splitName(name), " "); have != want {
			t.Errorf("%s: %q, not %q", name, have, want)
		}
	}
}
