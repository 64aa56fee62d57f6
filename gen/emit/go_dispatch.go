package emit

import (
	"fmt"
	"strings"

	"ferry/gen/apidef"
)

// part is the expression for the part of the worker that executes a command.
func (g *Generator) part(command string) string { return "w." + g.handlers[command] + "." }

// checkHandlers makes sure that api/handlers.txt names just the commands that need a method
// written by hand.
func (g *Generator) checkHandlers() error {
	needed := map[string]bool{}
	for _, fn := range g.cmds {
		if fn.Cmd || fn.Class == apidef.Wait {
			needed[cmdName(fn)] = true
		}
	}
	for _, m := range g.methods() {
		if m.fn.HasCommand() && (m.fn.Checked || m.fn.Noted) {
			needed[m.name] = true
		}
	}
	for name := range needed {
		if g.handlers[name] == "" {
			return fmt.Errorf("%s is executed by a method written by hand: say in api/handlers.txt which part of the worker has it", name)
		}
	}
	for name, part := range g.handlers {
		if !needed[name] {
			return fmt.Errorf("api/handlers.txt: %s of %s is no command that needs a method written by hand", name, part)
		}
	}
	return nil
}

// goDispatch writes the worker's way from a frame to the device. Commands of
// Ferry's own, and those that wait, go to hand-written methods; the rest is
// translated, called and answered here.
func (g *Generator) goDispatch(b *buffer) {
	b.p("%s\n\npackage worker\n\nimport (\n\t\"ferry/api/cu\"\n\t\"ferry/session\"\n\t\"ferry/wire\"\n)\n", goMark)
	b.p("// dispatch executes one command. An error means that the client broke the protocol: the session ends.")
	b.p("func (w *Worker) dispatch(op wire.Op, id uint32, payload []byte) error {\n\tswitch op {")
	for _, fn := range g.cmds {
		b.p("\tcase wire.Op%s:\n\t\treturn w.do%s(id, payload)", cmdName(fn), cmdName(fn))
	}
	b.p("\t}\n\treturn wire.ErrUnknownOp\n}\n")
	names := map[string]method{}
	for _, m := range g.methods() {
		names[m.fn.Name] = m
	}
	for _, fn := range g.cmds {
		b.p("func (w *Worker) do%s(id uint32, payload []byte) error {", cmdName(fn))
		if since := g.op(fn).Since; since > 1 {
			b.p("\tif !w.s.Revision.Has(%d) {\n\t\treturn wire.ErrUnknownOp\n\t}", since)
		}
		q := "&q"
		if cmdName(fn) == "Launch" { // comes most often, and nothing of it is kept
			q = "q"
			b.p("\tq := &w.launching")
		} else {
			b.p("\tvar q wire.%sRequest", cmdName(fn))
		}
		answers := ""
		if grown(fn) {
			b.p("\tq.Agreed = w.s.Revision")
			answers = "\ta.Agreed = w.s.Revision\n"
		}
		b.p("\tif err := q.Decode(payload); err != nil {\n\t\treturn err\n\t}")
		if owner := goOwner(fn); owner != "" {
			b.p("\tw.s.Command.Owner = %s", owner)
		}
		switch {
		case fn.Class == apidef.Wait:
			b.p("\t%sWait%s(id, &q)\n\treturn nil\n}\n", g.part(cmdName(fn)), cmdName(fn))
		case fn.Cmd && fn.Class == apidef.Async:
			b.p("\tw.wait.Finish(wire.Op%s, id, %sCmd%s(%s))\n\treturn nil\n}\n", cmdName(fn), g.part(cmdName(fn)), cmdName(fn), q)
		case fn.Cmd:
			b.p("\tvar a wire.%sReply\n\trc := %sCmd%s(&q, &a)\n%s\tw.wait.Reply(id, rc, &a)\n\treturn nil\n}\n", cmdName(fn), g.part(cmdName(fn)), cmdName(fn), answers)
		default:
			g.goForward(b, names[fn.Name])
		}
	}
}

// goForward translates handles, calls the device and answers.
func (g *Generator) goForward(b *buffer, m method) {
	fn := m.fn
	refuse := "w.wait.Finish(wire.Op" + cmdName(fn) + ", id, %s)"
	if fn.Class == apidef.Sync {
		refuse = "w.wait.Refuse(id, %s)"
	}
	for _, p := range fn.Params {
		t := g.api.Type(p.Type)
		if p.Dir == apidef.Out && p.Len != "" && g.api.Type(p.Type) != nil {
			if c := fn.Param(p.Len); c != nil && !countsInput(fn, *c) {
				b.p("\tif uint64(q.%s) > maxElements {\n\t\t%s\n\t\treturn nil\n\t}", goName(p.Len), strings.Replace(refuse, "%s", "cu.CUDA_ERROR_INVALID_VALUE", 1))
			}
		}
		if t != nil && p.Dir != apidef.Out && g.guarded(t) {
			g.goAdmit(b, p, refuse)
		}
		if t != nil && t.Name == "CUdevice" && p.Dir == apidef.In && p.Len == "" {
			b.p("\t%s, ok := w.s.Devices.Ordinal(q.%s)\n\tif !ok {\n\t\t%s\n\t\treturn nil\n\t}", varName(p.Name), goName(p.Name),
				strings.Replace(refuse, "%s", "cu.CUDA_ERROR_INVALID_DEVICE", 1))
		}
		if t == nil || t.Kind != apidef.Handle || p.Dir == apidef.Out || p.Dir == apidef.New {
			continue
		}
		bad := strings.Replace(refuse, "%s", invalid(p.Type), 1)
		v, f := varName(p.Name), "q."+goName(p.Name)
		if p.Len != "" {
			b.p("\tfor i, h := range %s {\n\t\treal, ok := w.s.Handles.Real(cu.Kind%s, uint64(h))", f, g.goType(p.Type))
			b.p("\t\tif !ok {\n\t\t\t%s\n\t\t\treturn nil\n\t\t}\n\t\t%s[i] = cu.%s(real)\n\t}", bad, f, g.goType(p.Type))
			continue
		}
		b.p("\t%s, ok := w.s.Handles.Real(cu.Kind%s, uint64(%s))\n\tif !ok {\n\t\t%s\n\t\treturn nil\n\t}", v, g.goType(p.Type), f, bad)
		if p.Type == "CUstream" { // it may hold work from now on, or hold it no longer under this name
			b.p("\tw.gpu.Touch(%s, cu.Stream(%s), %v)", f, v, p.Dir == apidef.Drop)
		}
	}
	if fn.Checked {
		bad := strings.Replace(refuse, "%s", "rc", 1)
		b.p("\tif rc := %sCheck%s(&q); rc != cu.CUDA_SUCCESS {\n\t\t%s\n\t\treturn nil\n\t}", g.part(m.name), m.name, bad)
	}
	var args, res []string
	for _, p := range m.in {
		f := "q." + goName(p.Name)
		t := g.api.Type(p.Type)
		switch {
		case t != nil && t.Name == "CUdevice" && p.Len == "":
			f = p.goVar
		case t != nil && t.Kind == apidef.Handle && p.Len == "":
			f = p.goType + "(" + p.goVar + ")"
		case p.Ptr && p.Opt:
			f = "present(q.Present, " + itoa(optBit(fn, p.Name)) + ", &" + f + ")"
		case p.Ptr:
			f = "&" + f
		}
		args = append(args, f)
	}
	for _, p := range m.out {
		res = append(res, p.goVar+"Out")
	}
	b.p("\t%s := w.dev.%s(%s)", strings.Join(append(res, "rc"), ", "), m.name, strings.Join(args, ", "))
	if fn.Noted {
		told := []string{"&q"}
		for _, p := range m.out {
			if p.Dir == apidef.Out {
				told = append(told, p.goVar+"Out")
			}
		}
		b.p("\t%sNote%s(%s)", g.part(m.name), m.name, strings.Join(append(told, "rc"), ", "))
	}
	for _, p := range fn.Params {
		switch p.Dir {
		case apidef.New:
			b.p("\trc = w.gpu.Bind(cu.Kind%s, uint64(q.%s), uint64(%sOut), rc)", g.goType(p.Type), goName(p.Name), varName(p.Name))
		case apidef.Drop:
			b.p("\tw.s.Handles.Drop(cu.Kind%s, uint64(q.%s))", g.goType(p.Type), goName(p.Name))
		}
	}
	for _, p := range m.out {
		if t := g.api.Type(p.Type); t != nil && g.guarded(t) {
			if p.Len == "" {
				b.p("\tw.structs.Show%s(&%sOut)", g.goType(p.Type), p.goVar)
			} else {
				b.p("\tfor i := range %sOut {\n\t\tw.structs.Show%s(&%sOut[i])\n\t}", p.goVar, g.goType(p.Type), p.goVar)
			}
		}
	}
	if fn.Class == apidef.Async {
		b.p("\tw.wait.Finish(wire.Op%s, id, rc)\n\treturn nil\n}\n", cmdName(fn))
		return
	}
	b.p("\ta := wire.%sReply{", cmdName(fn))
	for _, p := range m.out {
		t := g.api.Type(p.Type)
		switch {
		case p.Dir == apidef.New:
		case t != nil && t.Kind == apidef.Handle && p.Len == "":
			b.p("\t\t%s: %s(w.s.Name(cu.Kind%s, uint64(%sOut))),", goName(p.Name), p.goType, g.goType(p.Type), p.goVar)
		case t != nil && t.Kind == apidef.Handle:
			b.p("\t\t%s: session.NameAll(w.s, cu.Kind%s, %sOut),", goName(p.Name), g.goType(p.Type), p.goVar)
		default:
			b.p("\t\t%s: %sOut,", goName(p.Name), p.goVar)
		}
	}
	b.p("\t}\n\tw.wait.Reply(id, rc, &a)\n\treturn nil\n}\n")
}

// owners says which objects end with which: a node with its graph, and so on.
// A node that is found through another belongs to that one's graph.
var owners = map[string][]string{
	"CUgraphNode": {"CUgraph", "CUgraphNode"}, "CUgraph": {"CUgraphNode"}, "CUfunction": {"CUmodule", "CUkernel"},
	"CUkernel": {"CUlibrary"}, "CUmodule": {"CUlibrary"}, "CUarray": {"CUmipmappedArray"}, "CUtexref": {"CUmodule"}, "CUsurfref": {"CUmodule"},
}

// owner finds the parameter that what a call makes or finds ends with.
func owner(fn *apidef.Func) (owner apidef.Param, owned apidef.Param, ok bool) {
	for _, p := range fn.Params {
		if p.Dir != apidef.New && p.Dir != apidef.Out {
			continue
		}
		for _, kind := range owners[p.Type] {
			for _, q := range fn.Params {
				if q.Type == kind && q.Dir == apidef.In && q.Len == "" {
					return q, p, true
				}
			}
		}
	}
	return owner, owned, false
}

func goOwner(fn *apidef.Func) string {
	q, p, ok := owner(fn)
	if !ok {
		return ""
	}
	if q.Type == p.Type {
		return "w.s.Handles.Owner(uint64(q." + goName(q.Name) + "))"
	}
	return "uint64(q." + goName(q.Name) + ")"
}

// guarded reports whether a struct carries handles, device ordinals or
// pointers. The worker then has an admit function for it, written by hand,
// which translates or refuses what a client put there, and a show function for
// the way back.
func (g *Generator) guarded(t *apidef.Type) bool {
	for _, f := range t.Fields {
		ft := g.api.Type(f.Type)
		if ft.Kind == apidef.Handle || ft.Name == "ptr" || ft.Name == "CUdevice" || ft.Name == "CUmemLocation_v1" || g.guarded(ft) {
			return true
		}
	}
	return t.Name == "CUmemLocation_v1" || t.Name == "CUdevResource_v1" // the latter is opaque: a driver keeps pointers in it
}

func (g *Generator) goAdmit(b *buffer, p apidef.Param, refuse string) {
	bad := strings.Replace(refuse, "%s", "rc", 1)
	name, f := g.goType(p.Type), "q."+goName(p.Name)
	if p.Len != "" {
		b.p("\tfor i := range %s {\n\t\tif rc := w.structs.Admit%s(&%s[i]); rc != cu.CUDA_SUCCESS {\n\t\t\t%s\n\t\t\treturn nil\n\t\t}\n\t}", f, name, f, bad)
		return
	}
	b.p("\tif rc := w.structs.Admit%s(&%s); rc != cu.CUDA_SUCCESS {\n\t\t%s\n\t\treturn nil\n\t}", name, f, bad)
}

// invalid is the code CUDA gives for an unknown handle of a type.
func invalid(typ string) string {
	switch typ {
	case "CUcontext":
		return "cu.CUDA_ERROR_INVALID_CONTEXT"
	case "CUgraph", "CUgraphNode", "CUgraphExec", "CUuserObject":
		return "cu.CUDA_ERROR_INVALID_VALUE"
	}
	return "cu.CUDA_ERROR_INVALID_HANDLE"
}

// goClient writes the typed Go client: a method per command on records.
func (g *Generator) goClient(b *buffer) {
	b.p("%s\n\npackage client\n\nimport \"ferry/wire\"\n", goMark)
	for _, fn := range g.cmds {
		n, failed, agreed, before := cmdName(fn), "a, err", ", a.Agreed = &record, c.revision, c.revision", ""
		if fn.Class == apidef.Async {
			failed, agreed = "err", " = &record, c.revision"
		}
		if g.op(fn).Since > 1 {
			before = "\tif err := c.lacks(wire.Op" + n + "); err != nil {\n\t\treturn " + failed + "\n\t}\n"
		}
		if grown(fn) { // the caller's record stays as it is
			before += "\trecord := *q\n\tq, record.Agreed" + agreed + "\n"
		}
		if fn.Class == apidef.Async {
			b.p("// %s sends %s; its errors come with the next answer.\nfunc (c *Conn) %s(q *wire.%sRequest) error {\n%s\treturn c.post(wire.Op%s, q)\n}\n", n, fn.Name, n, n, before, n)
			continue
		}
		b.p("// %s asks for %s and waits for the answer.\nfunc (c *Conn) %s(q *wire.%sRequest) (a wire.%sReply, err error) {\n%s\terr = c.ask(wire.Op%s, q, &a)\n\treturn a, err\n}\n", n, fn.Name, n, n, n, before, n)
	}
}
