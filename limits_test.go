package ferry_test

import (
	"go/ast"
	"go/token"
	"path"
	"regexp"
	"strings"
	"testing"
)

// TestLimits: a limit in a test finds hangs. It comes from test/limit, which makes it long and lets
// it grow on slow machines; how long something took is nothing that a test may object to.
// CONTRIBUTING.md says what to do instead. A time that must pass, such as one in which something
// must not happen, says so in a comment on its line: "not a limit".
func TestLimits(t *testing.T) {
	found := 0
	for _, s := range readSources(t, ".go") {
		if !strings.HasSuffix(s.path, "_test.go") {
			continue
		}
		set := token.NewFileSet()
		f := s.parseGo(t, set)
		excused := map[int]bool{} // lines
		for _, group := range f.Comments {
			for _, c := range group.List {
				if strings.Contains(c.Text, "not a limit") {
					excused[set.Position(c.Pos()).Line] = true
				}
			}
		}
		for _, n := range nakedLimits(f) {
			if at := set.Position(n.pos); !excused[at.Line] {
				t.Errorf("%s:%d: %s", s.path, at.Line, n.what)
			}
			found++
		}
	}
	if found < 5 {
		t.Errorf("only %d times that are no limits: are the sources read right?", found)
	}
}

// A naked limit is a place in a test that depends on how fast a machine is.
type naked struct {
	pos  token.Pos
	what string
}

const (
	useLimit   = "a limit of its own: use limit.Step, limit.For, limit.Deadline or limit.Until of test/limit (CONTRIBUTING.md, Limits of tests)"
	noDuration = "how long something takes is no failure: count, or compare the order of events (CONTRIBUTING.md, Limits of tests)"
)

// nakedLimits finds calls that set a limit to a written number of seconds, loops that poll until such
// a time, and comparisons that demand that something took less than something.
func nakedLimits(f *ast.File) (list []naked) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			if d := limitOf(n); d != nil && isWritten(d) {
				list = append(list, naked{n.Pos(), useLimit})
			}
		case *ast.ValueSpec:
			for i, v := range n.Values {
				if n.Names[i].Name == "patient" && isWritten(v) { // what comparisons may name
					list = append(list, naked{n.Pos(), useLimit})
				}
			}
		case *ast.ForStmt:
			if a, ok := n.Init.(*ast.AssignStmt); ok && len(a.Rhs) > 0 && isWritten(a.Rhs[len(a.Rhs)-1]) && usesNow(a) {
				list = append(list, naked{n.Pos(), useLimit})
			}
		case *ast.IfStmt:
			elapsed := ""
			if a, ok := n.Init.(*ast.AssignStmt); ok && len(a.Lhs) > 0 && len(a.Rhs) > 0 && callsOf(a.Rhs[0], "Since") {
				if id, ok := a.Lhs[0].(*ast.Ident); ok {
					elapsed = id.Name
				}
			}
			ast.Inspect(n.Cond, func(c ast.Node) bool {
				b, ok := c.(*ast.BinaryExpr)
				if !ok {
					return true
				}
				long, short := b.X, b.Y
				switch b.Op {
				case token.GTR, token.GEQ:
				case token.LSS, token.LEQ:
					long, short = b.Y, b.X
				default:
					return true
				}
				id, isName := long.(*ast.Ident)
				field, isField := long.(*ast.SelectorExpr)
				took := callsOf(long, "Since") || isName && elapsed != "" && id.Name == elapsed || isField && field.Sel.Name == "took"
				if took && !mentions(short, "limit") && !mentions(short, "patient") {
					list = append(list, naked{b.Pos(), noDuration})
				}
				return true
			})
		}
		return true
	})
	return list
}

// limitOf returns the argument of a call that is a limit; nil for other calls.
func limitOf(call *ast.CallExpr) ast.Expr {
	f, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return nil
	}
	arg := map[string]int{
		"After": 0, "AfterFunc": 0, "NewTimer": 0, "WithTimeout": 1, "WithDeadline": 1,
		"SetDeadline": 0, "SetReadDeadline": 0, "SetWriteDeadline": 0,
	}
	i, ok := arg[f.Sel.Name]
	if !ok || i >= len(call.Args) {
		return nil
	}
	if p, ok := f.X.(*ast.Ident); f.Sel.Name == "After" && (!ok || p.Name != "time") {
		return nil // a comparison of times
	}
	return call.Args[i]
}

// isWritten reports whether an expression has a unit of time in it, and nothing of test/limit.
func isWritten(e ast.Expr) bool {
	return (mentions(e, "Nanosecond") || mentions(e, "Microsecond") || mentions(e, "Millisecond") || mentions(e, "Second") || mentions(e, "Minute")) && !mentions(e, "limit")
}

func usesNow(n ast.Node) bool { return mentions(n, "Now") }

// mentions reports whether a name occurs in a piece of code.
func mentions(n ast.Node, name string) (found bool) {
	ast.Inspect(n, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && id.Name == name {
			found = true
		}
		return !found
	})
	return found
}

// callsOf reports whether an expression is a call of time.<name>.
func callsOf(e ast.Expr, name string) bool {
	call, ok := e.(*ast.CallExpr)
	if !ok {
		return false
	}
	f, ok := call.Fun.(*ast.SelectorExpr)
	return ok && f.Sel.Name == name && mentions(f.X, "time")
}

// TestLimitsAreFound: the rules find what they are about, and nothing else.
func TestLimitsAreFound(t *testing.T) {
	s := source{path: "x_test.go", text: `package x

const patient = 20 * time.Second // bad

func f() {
	ctx, cancel := context.WithTimeout(ctx, 20*time.Second) // bad
	_ = c.SetDeadline(time.Now().Add(time.Minute)) // bad
	select { case <-time.After(5 * time.Second): } // bad
	for end := time.Now().Add(3 * time.Second); !ok(); { } // bad
	if took := time.Since(from); took > 4*time.Second { } // bad
	if time.Since(from) >= slice { } // bad
	if r.took > 5*time.Second { } // bad
	if 4*time.Second < time.Since(from) { } // bad
	if took := time.Since(from); took < time.Second { }
	if time.Since(from) > patient { }
	if took := time.Since(from); took > limit.Step() { }
	_ = c.SetDeadline(limit.Deadline())
	_ = c.SetDeadline(time.Unix(1, 0))
	time.Sleep(time.Second)
	for from := time.Now(); time.Since(from) < time.Second; { }
	if deadline.After(end) { }
	ctx = limit.Context(t, 10*time.Second)
}
`}
	set := token.NewFileSet()
	got := map[int]bool{}
	for _, n := range nakedLimits(s.parseGo(t, set)) {
		got[set.Position(n.pos).Line] = true
	}
	for i, line := range strings.Split(s.text, "\n") {
		if bad := strings.HasSuffix(line, "// bad"); bad != got[i+1] {
			t.Errorf("found %v: %s", got[i+1], line)
		}
	}
}

// TestRunsAreClean: tests that start processes start them from the state that test/clean defines.
func TestRunsAreClean(t *testing.T) {
	starts, clean := map[string]string{}, map[string]bool{}
	for _, s := range readSources(t, ".go") {
		if !strings.HasSuffix(s.path, "_test.go") {
			continue
		}
		folder := path.Dir(s.path)
		if strings.Contains(s.text, "\t\"os/exec\"\n") {
			starts[folder] = s.path
		}
		clean[folder] = clean[folder] || strings.Contains(s.text, "\tclean.Process()\n") || folder == "test/clean"
	}
	for folder, file := range starts {
		if !clean[folder] {
			t.Errorf("%s starts processes, and TestMain of %s does not call clean.Process of test/clean first", file, folder)
		}
	}
}

// TestLimitOfPackages: go test runs without a limit for a package, wherever make runs it.
func TestLimitOfPackages(t *testing.T) {
	for _, s := range append(readSources(t, "", ".mk"), readSources(t, ".bash")...) {
		for _, m := range regexp.MustCompile(`(?m)^.*-timeout[ =]+([^0\s]\S*).*$`).FindAllString(s.text, -1) {
			if strings.Contains(m, "$(GO)") || strings.Contains(m, "go test") {
				t.Errorf("%s: a package's time depends on the machine: let test/runner run it, or use -timeout 0: %s", s.path, m)
			}
		}
	}
}
