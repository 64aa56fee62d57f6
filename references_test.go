package ferry_test

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestReferences: what a document names exists: files and folders, sections that
// links lead to, Go tests, make targets, commands and flags of ferry, and
// environment variables. test/conventions/references-allowed.txt lists names that belong
// to other programs.
func TestReferences(t *testing.T) {
	t.Parallel() // it takes seconds
	r := newReferences(t)
	pend := pending(t, "references")
	for _, s := range readSources(t, ".md") {
		if s.generated || pend(s.path) {
			continue
		}
		for _, finding := range r.document(s) {
			t.Error(finding)
		}
	}
}

// TestReferencesAreFound shows that TestReferences finds each kind of reference
// that leads nowhere, and no other.
func TestReferencesAreFound(t *testing.T) {
	r := newReferences(t)
	for text, want := range map[string]string{
		"See [x](docs/nowhere.md).":         "the file docs/nowhere.md",
		"See [x](CONTRIBUTING.md#nowhere).": "the section CONTRIBUTING.md#nowhere",
		"`TestNothingAtAll` holds it.":      "the test TestNothingAtAll",
		"Set `FERRY_NOTHING_AT_ALL`.":       "the variable FERRY_NOTHING_AT_ALL",
		"Run `make nothing`.":               "the make target nothing",
		"    make nothing":                  "the make target nothing",
		"Run `ferry nothing`.":              "the command ferry nothing",
		"Run `ferry run --nothing -- x`.":   "the flag ferry run --nothing",
		"Say `--nothing-at-all`.":           "the flag --nothing-at-all",
		"In `shim/core/nothing.c`.":         "the file shim/core/nothing.c",
		"In `wire/nothing/`.":               "the file wire/nothing",
		"In `nothing.go`.":                  "the file nothing.go",
		"[x](README.md) `TestReferences` `make verify` `wire/*.go` `a/b`": "",
		"`ferry run --device soft -- ./x --nothing-of-ours 2>/dev/null`":  "the flag --nothing-of-ours",
		"    FERRY_LOG=debug bin/ferry run --server tcp://h:1 -- x":       "",
	} {
		found := strings.Join(r.document(source{path: "x.md", text: text}), "\n")
		if want == "" && found != "" || !strings.Contains(found, want) {
			t.Errorf("%q: found %q, want %q", text, found, want)
		}
	}
}

// references holds what documents may name.
type references struct {
	t       *testing.T
	files   map[string]bool // files and folders of the tree, with testdata
	bases   map[string]bool // the last elements of these
	code    string          // every text that is no document: environment variables and flags of our programs stand in it
	tests   map[string]bool
	targets map[string]bool // of make
	anchors map[string][]string
	ferry   *ferryHelp
	allowed map[string]bool // kind and name, from the list of exceptions
}

func newReferences(t *testing.T) *references {
	t.Helper()
	r := &references{
		t: t, files: map[string]bool{}, bases: map[string]bool{}, tests: map[string]bool{}, targets: map[string]bool{},
		anchors: map[string][]string{}, allowed: map[string]bool{}, ferry: newFerryHelp(t),
	}
	for _, row := range readRows(t, "test/conventions/references-allowed.txt", 3) {
		r.allowed[row[0]+" "+row[1]] = true
		if _, err := os.Stat(row[1]); row[0] == "file" && err == nil {
			t.Errorf("%s exists: remove it from test/conventions/references-allowed.txt", row[1])
		}
	}
	var code strings.Builder
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (file == ".git" || file == "bin" || file == "build") {
			return filepath.SkipDir
		}
		r.files[file], r.bases[path.Base(file)] = true, true
		if !d.Type().IsRegular() || strings.HasSuffix(file, ".md") {
			return nil
		}
		if strings.HasPrefix(file, "softgpu/corpus/") && !strings.HasSuffix(file, ".go") {
			return nil // a thousand kernels and what they printed
		}
		if info, err := d.Info(); err != nil || info.Size() > 1<<20 {
			return err
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if file != "references_test.go" { // which names what does not exist
			code.Write(text)
		}
		if strings.HasSuffix(file, "_test.go") {
			for _, m := range regexp.MustCompile(`(?m)^func ((?:Test|Fuzz|Benchmark|Example)\w*)\(`).FindAllStringSubmatch(string(text), -1) {
				r.tests[m[1]] = true
			}
		}
		if file == "Makefile" {
			for _, m := range regexp.MustCompile(`(?m)^([a-z-]+):`).FindAllStringSubmatch(string(text), -1) {
				r.targets[m[1]] = true
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	r.code = code.String()
	return r
}

var (
	link         = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	span         = regexp.MustCompile("`([^`]+)`")
	goTest       = regexp.MustCompile(`\b(?:Test|Fuzz|Benchmark)[A-Z]\w*`)
	variable     = regexp.MustCompile(`\bFERRY_[A-Z0-9_]*[A-Z0-9]`)
	longFlag     = regexp.MustCompile(`(?:^|[\s\x60(\["])--([a-z][a-z0-9-]*[a-z0-9])`)
	targetOfMake = regexp.MustCompile(`^[a-z][a-z-]*$`)
	pathLike     = regexp.MustCompile(`^(?:\./)?[\w.*{},@+-]+(?:/[\w.*{},@+-]*)*$`)
	sourceFile   = regexp.MustCompile(`^[\w*{},-]+\.(?:go|c|h|md|api|cu|map)$`)
	assignment   = regexp.MustCompile(`^[A-Z_]+=\S*$`)
	anyExtension = regexp.MustCompile(`\.(?:go|c|h|md|api|cu|map|py|sh|toml|yaml|json|html|js|txt|ptx|service)$`)
)

// document returns what one document names and does not exist.
func (r *references) document(s source) (findings []string) {
	fenced := false
	for n, line := range strings.Split(s.text, "\n") {
		complain := func(kind, name, fix string) {
			if !r.allowed[kind+" "+name] {
				findings = append(findings, fmt.Sprintf("%s:%d names the %s %s, which does not exist: %s", s.path, n+1, kind, name, fix))
			}
		}
		if strings.HasPrefix(strings.TrimSpace(line), "```") {
			fenced = !fenced
			continue
		}
		for _, name := range goTest.FindAllString(line, -1) {
			if !r.tests[name] && !(strings.Contains(line, "-run ") && r.beginsTest(name)) {
				complain("test", name, "name the test that holds the promise now")
			}
		}
		for _, name := range variable.FindAllString(line, -1) {
			if !strings.Contains(r.code, name) {
				complain("variable", name, "no code reads it")
			}
		}
		snippets := []string{}
		if fenced || strings.HasPrefix(line, "    ") {
			text, _, _ := strings.Cut(line, " #")
			snippets = append(snippets, strings.TrimSpace(text))
		} else {
			for _, m := range link.FindAllStringSubmatch(line, -1) {
				r.link(s.path, m[1], complain)
			}
			for _, m := range span.FindAllStringSubmatch(line, -1) {
				snippets = append(snippets, m[1])
			}
		}
		for _, snippet := range snippets {
			r.snippet(s.path, snippet, complain)
		}
	}
	return findings
}

type complain func(kind, name, fix string)

// beginsTest reports whether a test begins with the name, as go test -run wants it.
func (r *references) beginsTest(name string) bool {
	for test := range r.tests {
		if strings.HasPrefix(test, name) {
			return true
		}
	}
	return false
}

// link checks a link to a file, a section, or a section of a file.
func (r *references) link(document, target string, complain complain) {
	if strings.Contains(target, "://") || strings.HasPrefix(target, "mailto:") {
		return
	}
	file, anchor, _ := strings.Cut(target, "#")
	if file == "" {
		file = document
	} else {
		file = path.Join(path.Dir(document), file)
	}
	if !r.files[file] {
		complain("file", target, "correct the link")
		return
	}
	if anchor != "" && strings.HasSuffix(file, ".md") && !slices.Contains(r.sections(file), anchor) {
		complain("section", target, "correct the link; the sections are those of "+file)
	}
}

// sections returns the anchors of a document's headings, as GitHub makes them.
func (r *references) sections(file string) []string {
	if have, ok := r.anchors[file]; ok {
		return have
	}
	text, err := os.ReadFile(file)
	if err != nil {
		r.t.Fatal(err)
	}
	var anchors []string
	fenced := false
	for line := range strings.SplitSeq(string(text), "\n") {
		if strings.HasPrefix(line, "```") {
			fenced = !fenced
		}
		heading := strings.TrimLeft(line, "#")
		if fenced || heading == line || !strings.HasPrefix(heading, " ") {
			continue
		}
		heading = regexp.MustCompile(`\[([^\]]*)\]\([^)]*\)`).ReplaceAllString(heading, "$1")
		heading = regexp.MustCompile(`[^\p{L}\p{N} _-]`).ReplaceAllString(strings.ToLower(strings.TrimSpace(heading)), "")
		anchors = append(anchors, strings.ReplaceAll(heading, " ", "-"))
	}
	r.anchors[file] = anchors
	return anchors
}

// snippet checks code: an inline span or a line of a block.
func (r *references) snippet(document, text string, complain complain) {
	words := strings.Fields(text)
	for i, word := range words {
		word = strings.Trim(word, `,;:()"'[]`)
		switch {
		case word == "make" && beginsCommand(words[:i]):
			for _, target := range words[i+1:] {
				if !targetOfMake.MatchString(target) {
					break
				}
				if !r.targets[target] {
					complain("make target", target, "see make help")
				}
			}
		case (word == "ferry" || word == "bin/ferry") && !strings.HasSuffix(words[i], ":") && beginsCommand(words[:i]):
			r.ferry.command(words[i+1:], complain)
		default:
			r.path(document, word, complain)
		}
	}
	for _, m := range longFlag.FindAllStringSubmatch(text, -1) {
		if !r.ferry.anyFlag(m[1]) && !strings.Contains(r.code, "--"+m[1]) && !regexp.MustCompile(`"`+m[1]+`"`).MatchString(r.code) {
			complain("flag", "--"+m[1], "correct it, or list it in test/conventions/references-allowed.txt if it is another program's")
		}
	}
}

// beginsCommand reports whether the word after these begins a command of a shell.
func beginsCommand(before []string) bool {
	if len(before) == 0 {
		return true
	}
	last := before[len(before)-1]
	return slices.Contains([]string{"$", "&&", "||", ";", "|", "sudo", "nice", "exec"}, last) || assignment.MatchString(last) && beginsCommand(before[:len(before)-1])
}

// path checks a word that looks like the path of a file or folder of the tree.
func (r *references) path(document, word string, complain complain) {
	word, _, _ = strings.Cut(word, ":")
	if !pathLike.MatchString(word) || strings.Contains(word, "...") || strings.Contains(word, "NAME") {
		return
	}
	word = strings.TrimSuffix(strings.TrimPrefix(word, "./"), "/")
	first, _, nested := strings.Cut(word, "/")
	if !nested {
		if !sourceFile.MatchString(word) {
			return
		}
		for _, one := range braces(word) {
			if !matches(r.bases, one) {
				complain("file", word, "correct its name")
			}
		}
		return
	}
	if first == "bin" || first == "build" || strings.HasPrefix(word, "shim/lib/") {
		if !strings.Contains(r.code, word) && !strings.Contains(r.code, path.Dir(word)+"/") {
			complain("file", word, "nothing builds it")
		}
		return
	}
	if !r.bases[first] && !anyExtension.MatchString(word) {
		return // a word with a slash in it, no path
	}
	for _, one := range braces(word) {
		asImport := strings.TrimPrefix(one, "ferry/")
		if !matches(r.files, one) && !matches(r.files, asImport) && !r.below(path.Dir(document), one) {
			complain("file", word, "give its path from the root, or from the folder of the document or one below it")
		}
	}
}

// below reports whether the name is a path from a folder or, except from the root,
// from a folder below it.
func (r *references) below(folder, name string) bool {
	if matches(r.files, path.Join(folder, name)) {
		return true
	}
	for have := range r.files {
		if folder != "." && strings.HasPrefix(have, folder+"/") && strings.HasSuffix(have, "/"+name) {
			return true
		}
	}
	return false
}

// braces expands one pair of braces with alternatives.
func braces(word string) []string {
	before, rest, ok := strings.Cut(word, "{")
	list, after, closed := strings.Cut(rest, "}")
	if !ok || !closed {
		return []string{word}
	}
	var all []string
	for one := range strings.SplitSeq(list, ",") {
		all = append(all, braces(before+one+after)...)
	}
	return all
}

// matches reports whether a name, which may hold stars, is in the set.
func matches(set map[string]bool, name string) bool {
	if !strings.Contains(name, "*") {
		return set[name]
	}
	for have := range set {
		if ok, _ := path.Match(name, have); ok {
			return true
		}
	}
	return false
}
