package emit

import (
	"fmt"
	"strings"

	"ferry/gen/apidef"
)

// senderDecl is a parameter of a sender: like the C call's, but handles that
// are minted come by value, and T[*] comes with its count.
func senderParams(fn *apidef.Func) string {
	var list []string
	for _, p := range fn.Params {
		switch {
		case p.Dir == apidef.New:
			list = append(list, p.Type+" "+p.Name)
		case p.Len == "*" && p.Dir == apidef.In:
			list = append(list, "const "+cType(p.Type)+" *"+p.Name, "size_t "+p.Name+"_n")
		case p.Len == "*":
			list = append(list, "struct ferry_array *"+p.Name)
		default:
			list = append(list, cDecl(p))
		}
	}
	return orVoid(list)
}

func (g *Generator) cSendHeader(b *buffer) {
	b.p("%s\n#ifndef FERRY_GEN_SEND_H\n#define FERRY_GEN_SEND_H\n#include \"gen_types.h\"\n#include \"../core/ferry.h\"\n", cMark)
	b.p("/* One sender per command: marshal, send, and for all but the asynchronous wait for the answer. */")
	for _, fn := range g.cmds {
		b.p("CUresult fx_%s(%s);", fn.Name, senderParams(fn))
	}
	b.p("\n/* What ferry_log calls a command. */\nextern const char *const ferry_op_names[FERRY_OP_END];\n#endif")
}

func (g *Generator) cSend(b *buffer) {
	b.p("%s\n#include \"gen_send.h\"\n#include <stdlib.h>\n#include <string.h>\n", cMark)
	b.p("const char *const ferry_op_names[FERRY_OP_END] = {\n\t[FERRY_OP_NONE] = \"none\",")
	for _, fn := range g.cmds {
		b.p("\t[FERRY_OP_%s] = %q,", cmdName(fn), fn.Name)
	}
	b.p("};\nconst unsigned ferry_op_count = FERRY_OP_END;\n")
	for _, fn := range g.cmds {
		g.cSender(b, fn)
	}
}

func (g *Generator) cSender(b *buffer, fn *apidef.Func) {
	slots, fixed, optional := g.layout(fn, false)
	b.p("CUresult fx_%s(%s)\n{", fn.Name, senderParams(fn))
	for _, p := range fn.Params {
		if p.Dir == apidef.Out && p.Len == "*" {
			b.p("\t*%s = (struct ferry_array){0};", p.Name)
		}
	}
	if since := g.op(fn).Since; since > 1 {
		b.p("\tif (ferry_server_lacks(FERRY_OP_%s, %d))\n\t\treturn CUDA_ERROR_NOT_SUPPORTED;", cmdName(fn), since)
	}
	if grown(fn) {
		b.p("\tconst unsigned revision = ferry_revision();")
	}
	size := itoa(fixed)
	begin := size
	if first, later := steps(slots, fixed); len(later) > 0 {
		size, begin = "fixed", "fixed"
		b.p("\tconst size_t fixed = %s;", cSteps(first, later))
	}
	for _, s := range slots {
		if !s.tail {
			continue
		}
		if s.p.Type == "string" {
			b.p("\tsize_t %s_n = strlen(%s);", s.p.Name, s.p.Name)
		} else if s.p.Len != "*" {
			n := s.p.Len
			if c := fn.Param(s.p.Len); c != nil && c.Dir == apidef.InOut {
				n = "*" + n
			}
			b.p("\tsize_t %s_n = %s%s;", s.p.Name, ifPresent(s.p), n)
		}
		more := "ferry_tail_size(" + s.p.Name + "_n, " + elemSize(s) + ")"
		if s.since() != 0 {
			more = "(revision >= " + itoa(s.since()) + " ? " + more + " : 0)"
		}
		begin += " + " + more
	}
	b.p("\tstruct ferry_call c;\n\tint rc = ferry_begin(&c, FERRY_OP_%s, %s);\n\tif (rc)\n\t\treturn rc;", cmdName(fn), begin)
	if optional {
		b.p("\tc.q[0] = 0;")
		for _, p := range fn.Params {
			if p.Opt {
				b.p("\tc.q[0] |= (uint64_t)(%s != NULL) << %d;", p.Name, optBit(fn, p.Name))
			}
		}
	}
	tails := false
	for _, s := range slots {
		tails = tails || s.tail
		cSince(b, s, func() { cPut(b, fn, s) })
	}
	if tails {
		b.p("\tunsigned char *tail = (unsigned char *)c.q + %s;", size)
		for _, s := range slots {
			if s.tail {
				cSince(b, s, func() {
					b.p("\ttail = ferry_put_tail(tail, %s, %s_n * %s);", s.p.Name, s.p.Name, elemSize(s))
				})
			}
		}
		b.p("\t(void)tail;")
	}
	if fn.Class == apidef.Async {
		b.p("\treturn ferry_post(&c);\n}\n")
		return
	}
	g.cAnswer(b, fn)
}

// cSteps is the size of a record's fixed part.
func cSteps(first int, later []step) string {
	size := itoa(first)
	for _, s := range later {
		size += " + (revision >= " + itoa(s.since) + " ? " + itoa(s.bytes) + " : 0)"
	}
	return size
}

// cSince writes statements about a parameter, which are executed only where the record has it.
func cSince(b *buffer, s slot, statements func()) {
	if s.since() == 0 {
		statements()
		return
	}
	b.p("\tif (revision >= %d) {", s.since())
	statements()
	b.p("\t}")
}

// cPut writes the fixed part of a parameter.
func cPut(b *buffer, fn *apidef.Func, s slot) {
	at := itoa(s.off / 8)
	switch {
	case s.tail:
		b.p("\tc.q[%s] = %s_n;", at, s.p.Name)
	case s.isStruct() && s.p.Opt:
		b.p("\tif (%s)\n\t\tmemcpy(&c.q[%s], %s, sizeof *%s);\n\telse\n\t\tmemset(&c.q[%s], 0, %d);", s.p.Name, at, s.p.Name, s.p.Name, at, s.bytes)
	case s.isStruct():
		if s.bytes != s.typ.Size {
			b.p("\tc.q[%d] = 0;", (s.off+s.bytes)/8-1)
		}
		b.p("\tmemcpy(&c.q[%s], %s, sizeof *%s);", at, s.p.Name, s.p.Name)
	case s.p.Dir == apidef.InOut:
		guard := ifPresent(s.p)
		var arrays []string
		for _, other := range fn.Params {
			if other.Len == s.p.Name && other.Opt {
				arrays = append(arrays, other.Name)
			}
		}
		if len(arrays) > 0 { // a question for the count alone leaves it unset
			guard = "!(" + strings.Join(arrays, " || ") + ") ? 0 : "
		}
		b.p("\tc.q[%s] = %s(uint64_t)*%s;", at, guard, s.p.Name)
	case s.typ.Base == "float":
		b.p("\tc.q[%s] = ferry_f32(%s);", at, s.p.Name)
	case s.typ.Kind == apidef.Handle || s.typ.Base == "ptr":
		b.p("\tc.q[%s] = (uint64_t)(uintptr_t)%s;", at, s.p.Name)
	default:
		b.p("\tc.q[%s] = (uint64_t)%s;", at, s.p.Name)
	}
}

// explains are the calls all of whose outputs say why they failed.
var explains = map[string]bool{"GraphInstantiate": true, "cuGraphExecUpdate_v2": true, "cuGraphExecUpdate": true}

// cAnswer waits and unpacks the reply.
func (g *Generator) cAnswer(b *buffer, fn *apidef.Func) {
	slots, fixed, _ := g.layout(fn, true)
	b.p("\trc = ferry_ask(&c);")
	if len(slots) > 0 {
		// Outputs stay untouched on failure, but for those that explain it.
		also := " && !rc"
		if explains[fn.Name] {
			also = ""
		}
		// Logs come with failures; nobody frees what other failures bring.
		if fn.Param("errors") != nil {
			also = ""
		}
		size := itoa(fixed)
		if first, later := steps(slots, fixed); len(later) > 0 {
			size = "reply"
			b.p("\tconst size_t reply = %s;", cSteps(first, later))
		}
		b.p("\tif (ferry_answered(&c, &rc, %s)%s) {\n\t\tsize_t at = %s;", size, also, size)
		for _, s := range slots {
			if s.since() == 0 {
				b.p("\t\t%s", cTake(fn, s))
				continue
			}
			b.p("\t\tif (revision >= %d)\n\t\t\t%s", s.since(), cTake(fn, s))
			if !s.tail {
				b.p("\t\telse\n\t\t\tmemset(%s, 0, sizeof *%s);", s.p.Name, s.p.Name)
			}
		}
		b.p("\t\t(void)at;\n\t}")
	}
	b.p("\tferry_end(&c);")
	if minted, owner := cOwner(fn); owner != "" {
		b.p("\tif (!rc)\n\t\tferry_handle_own(%s, (uint64_t)(uintptr_t)%s);", owner, minted)
	}
	b.p("\treturn rc;\n}\n")
}

// cTake is the statement that unpacks one result.
func cTake(fn *apidef.Func, s slot) string {
	i, n := itoa(s.off/8), s.p.Name
	guard := ""
	if s.p.Opt {
		guard = "if (" + n + ") "
	}
	switch {
	case s.tail && s.p.Len == "*":
		return fmt.Sprintf("at = ferry_take_array(&c, %s, at, %s, %s);", n, i, elemSize(s))
	case s.tail && s.p.Type == "string":
		return fmt.Sprintf("at = ferry_copy_string(&c, %s, (size_t)%s, at, %s);", n, s.p.Len, i)
	case s.tail:
		capacity := s.p.Len
		if c := fn.Param(s.p.Len); c != nil && c.Dir == apidef.InOut {
			capacity = "*" + capacity
		}
		return fmt.Sprintf("at = ferry_copy_out(&c, %s, %s ? (size_t)(%s) : 0, at, %s, %s);", n, n, capacity, i, elemSize(s))
	case s.isStruct():
		return fmt.Sprintf("%smemcpy(%s, &c.a[%s], sizeof *%s);", guard, n, i, n)
	case s.typ.Base == "float":
		return fmt.Sprintf("%s*%s = ferry_float(c.a[%s]);", guard, n, i)
	case s.typ.Kind == apidef.Handle || s.typ.Base == "ptr":
		return fmt.Sprintf("%s*%s = (%s)(uintptr_t)c.a[%s];", guard, n, cType(s.p.Type), i)
	}
	return fmt.Sprintf("%s*%s = (%s)c.a[%s];", guard, n, cType(s.p.Type), i)
}

// cOwner says what a minted object ends with, where nobody else keeps count:
// nodes with their graph, arrays with their context. Functions and the like
// are in lists of their module's.
func cOwner(fn *apidef.Func) (minted, handle string) {
	for _, p := range fn.Params {
		if p.Dir != apidef.New {
			continue
		}
		if q, _, ok := owner(fn); ok && p.Type == "CUgraphNode" {
			return p.Name, "(uint64_t)(uintptr_t)" + q.Name
		}
		if p.Type == "CUarray" || p.Type == "CUmipmappedArray" || p.Type == "CUtexref" {
			return p.Name, "ferry_get_context()"
		}
	}
	return "", ""
}

func ifPresent(p apidef.Param) string {
	if p.Opt {
		return p.Name + " == NULL ? 0 : "
	}
	return ""
}

func elemSize(s slot) string {
	if s.p.Type == "bytes" || s.p.Type == "string" {
		return "1"
	}
	return "sizeof(" + cType(s.p.Type) + ")"
}
