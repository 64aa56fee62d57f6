package ferry_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// reasonFiles are the files whose errors say why a session does not move.
var reasonFiles = []string{
	"daemon/admission/move.go", "daemon/move.go", "daemon/residence/residence.go", "daemon/sessions/move.go", "server/carry/carry.go",
	"session/restore.go", "session/settings.go", "session/state.go", "worker/code/moved*.go", "worker/conn/freeze.go", "worker/graph/load.go", "worker/graph/save.go",
	"worker/hostmem/moving.go", "worker/memory/arrays.go", "worker/memory/away.go", "worker/memory/created.go", "worker/memory/ipc.go", "worker/memory/moving.go",
	"worker/memory/regions.go", "worker/memory/textures.go", "worker/move.go", "worker/rebuild/*.go", "worker/receive.go", "worker/send.go", "worker/suspend/suspend.go",
	"worker/transfer/transfer.go", "worker/translate/resources.go",
}

// reasonsDocument has a row for each of their errors.
const reasonsDocument = "docs/move-reasons.md"

// verbs are the parts of a reason that differ each time.
var verbs = regexp.MustCompile(`%[+#]?[a-zA-Z]`)

// reasonsOf are the texts of the errors that a file makes.
func reasonsOf(t *testing.T, file string) (list []string) {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(f, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		called, ok := call.Fun.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		of, _ := called.X.(*ast.Ident)
		at := map[string]int{"errors.New": 0, "fmt.Errorf": 0, "admin.Refuse": 1}
		if strings.HasPrefix(file, "daemon/admission/") {
			at["fmt.Sprintf"] = 0 // what it refuses clients with
		}
		i, known := 0, false
		if of != nil {
			i, known = at[of.Name+"."+called.Sel.Name]
		}
		if !known || i >= len(call.Args) {
			return true
		}
		first := call.Args[i]
		if sum, ok := first.(*ast.BinaryExpr); ok {
			first = sum.X
		}
		if text, ok := first.(*ast.BasicLit); ok {
			if s, err := strconv.Unquote(text.Value); err == nil && len(verbs.ReplaceAllString(s, "")) > 12 { // else it only puts others together
				list = append(list, s)
			}
		}
		return true
	})
	return list
}

// TestMoveReasons: every reason why a session does not move stands in the document, with a test that meets it; what is in the
// document and not in the code goes.
func TestMoveReasons(t *testing.T) {
	in := map[string]string{} // file by reason
	for _, pattern := range reasonFiles {
		files, _ := filepath.Glob(pattern)
		if len(files) == 0 {
			t.Errorf("%s is not there any more", pattern)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			for _, reason := range reasonsOf(t, file) {
				in[reason] = file
			}
		}
	}
	text, err := os.ReadFile(reasonsDocument)
	if err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile("^\\| `` (.*?) `` \\| (?:`([^`]+)` `(Test\\w+)`: `` (.*?) ``|[^`].*?) \\|$")
	seen := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		m := row.FindStringSubmatch(strings.TrimSpace(line))
		if m == nil {
			if strings.HasPrefix(line, "| ``") {
				t.Errorf("%s: no row: %s", reasonsDocument, line)
			}
			continue
		}
		reason, folder, test, words := m[1], m[2], m[3], m[4]
		seen[reason] = true
		if in[reason] == "" {
			t.Errorf("%s: no code says %q", reasonsDocument, reason)
		}
		if test == "" {
			continue
		}
		if !strings.Contains(bodyOfTest(folder, test), words) {
			t.Errorf("%s: %s of %s does not look for %q", reasonsDocument, test, folder, words)
		}
		if !names(reason, words) && !declares(in[reason], words, reason) {
			t.Errorf("%s: %q is not what %q says", reasonsDocument, words, reason)
		}
	}
	for reason, file := range in {
		if !seen[reason] {
			t.Errorf("%s says %q: write a test that meets this reason, and a row of %s", file, reason, reasonsDocument)
		}
	}
}

// names reports whether words are of a reason: they have a part of six bytes of it, or all of them stand there.
func names(reason, words string) bool {
	for _, fixed := range verbs.Split(reason, -1) {
		if strings.Contains(fixed, words) {
			return true
		}
		for i := 0; i+6 <= len(fixed); i++ {
			if strings.Contains(words, fixed[i:i+6]) {
				return true
			}
		}
	}
	return false
}

// declares reports whether a file declares a reason under a name, by which a test may look for it.
func declares(file, name, reason string) bool {
	text, _ := os.ReadFile(file)
	i := slices.IndexFunc(strings.Split(string(text), "\n"), func(line string) bool {
		return strings.Contains(line, strconv.Quote(reason)) && regexp.MustCompile(`(^|\s)`+regexp.QuoteMeta(name[strings.LastIndex(name, ".")+1:])+`\s+=`).MatchString(line)
	})
	return i >= 0
}

// bodyOfTest is the text of a test, empty if there is none.
func bodyOfTest(folder, test string) string {
	files, _ := filepath.Glob(path.Join(folder, "*_test.go"))
	for _, file := range files {
		text, _ := os.ReadFile(file)
		_, rest, ok := strings.Cut(string(text), "\nfunc "+test+"(")
		if ok {
			body, _, _ := strings.Cut(rest, "\n}\n")
			return body
		}
	}
	return ""
}
