package ferry_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"ferry/test/clean"
)

// ferryHelp answers which commands and flags ferry has, from its own --help.
type ferryHelp struct {
	t       *testing.T
	program string
	pages   map[string]*helpPage
}

// A helpPage is what the help of one command lists.
type helpPage struct {
	commands map[string]bool
	flags    map[string]bool
}

// builtFerry is ferry, built once without C for all tests of this package, in
// buildFolder.
var (
	builtFerry = sync.OnceValues(func() (program string, err error) {
		if buildFolder, err = os.MkdirTemp("", "ferry-conventions-"); err != nil {
			return "", err
		}
		program = filepath.Join(buildFolder, "ferry")
		cmd := exec.Command("go", "build", "-ldflags=-s -w", "-o", program, "./cmd/ferry")
		cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
		out, err := cmd.CombinedOutput()
		if err != nil {
			os.Stderr.Write(out)
		}
		return program, err
	})
	buildFolder string
)

// TestMain removes what builtFerry left.
func TestMain(m *testing.M) {
	clean.Process()
	code := m.Run()
	if buildFolder != "" {
		os.RemoveAll(buildFolder)
	}
	os.Exit(code)
}

func newFerryHelp(t *testing.T) *ferryHelp {
	t.Helper()
	program, err := builtFerry()
	if err != nil {
		t.Fatalf("CGO_ENABLED=0 go build ./cmd/ferry: %v", err)
	}
	h := &ferryHelp{t: t, program: program, pages: map[string]*helpPage{}}
	h.readAll("")
	return h
}

// readAll reads the help of a command and of those below it.
func (h *ferryHelp) readAll(command string) {
	for name := range h.page(command).commands {
		if name != "help" && name != "completion" {
			h.readAll(strings.TrimSpace(command + " " + name))
		}
	}
}

var (
	commandLine = regexp.MustCompile(`(?m)^  ([a-z][a-z-]*) +\S`)
	flagLine    = regexp.MustCompile(`(?m)^ +(?:-\w, )?--([a-z][a-z0-9-]*)`)
)

// page returns the help of a command, such as "token create", or nil where there
// is none. It finds hidden commands too.
func (h *ferryHelp) page(command string) *helpPage {
	if page, ok := h.pages[command]; ok {
		return page
	}
	out, _ := exec.Command(h.program, append(strings.Fields(command), "--help")...).CombinedOutput()
	h.pages[command] = nil
	if !strings.Contains(string(out), strings.TrimSpace("  ferry "+command)) {
		return nil
	}
	page := &helpPage{commands: map[string]bool{}, flags: map[string]bool{}}
	_, list, _ := strings.Cut(string(out), "\nAvailable Commands:\n")
	list, _, _ = strings.Cut(list, "\n\n")
	for _, m := range commandLine.FindAllStringSubmatch(list, -1) {
		page.commands[m[1]] = true
	}
	if _, flags, ok := strings.Cut(string(out), "\nFlags:\n"); ok {
		for _, m := range flagLine.FindAllStringSubmatch(flags, -1) {
			page.flags[m[1]] = true
		}
	}
	h.pages[command] = page
	return page
}

// anyFlag reports whether some command has the flag.
func (h *ferryHelp) anyFlag(name string) bool {
	for _, page := range h.pages {
		if page != nil && page.flags[name] {
			return true
		}
	}
	return false
}

// command checks the words that follow "ferry" in a document: the command, and
// the flags up to the program that it runs.
func (h *ferryHelp) command(words []string, complain complain) {
	command := ""
	for len(words) > 0 && regexp.MustCompile(`^[a-z][a-z-]*$`).MatchString(words[0]) {
		next := strings.TrimSpace(command + " " + words[0])
		if h.page(command) == nil || !h.page(command).commands[words[0]] && (command != "" || h.page(next) == nil) {
			break
		}
		command, words = next, words[1:]
	}
	if command == "" {
		if len(words) > 0 && regexp.MustCompile(`^[a-z][a-z-]*$`).MatchString(words[0]) {
			complain("command", "ferry "+words[0], "see ferry --help")
		}
		return
	}
	for _, word := range words {
		word = strings.Trim(word, `,;:()"'[]`)
		if word == "--" || word == "|" || word == "&&" || word == ";" {
			return
		}
		name, _, _ := strings.Cut(strings.TrimPrefix(word, "--"), "=")
		if strings.HasPrefix(word, "--") && !h.page(command).flags[name] && name != "help" {
			complain("flag", "ferry "+command+" --"+name, "see ferry "+command+" --help")
		}
	}
}
