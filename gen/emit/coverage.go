package emit

import (
	"regexp"

	"ferry/gen/apidef"
)

// undocumented are the exports that cuda.h has no prototype for.
var undocumented = regexp.MustCompile(`^(cudbg|CUDBG|cuGL|cuGraphicsGL|cuEGL|cuGraphicsEGL|cuGraphicsResourceGetMappedEglFrame|cuVDPAU|cuGraphicsVDPAU|cuProfiler|cuMemGetAttribute|cuEventCreateFromEGLSync)`)

// coverage writes what a user can count on, function by function.
func (g *Generator) coverage(b *buffer) {
	count := map[apidef.Class]int{}
	documented, done := 0, 0
	for _, fn := range exported(g.api) {
		class := g.api.Resolve(fn).Class
		count[class]++
		if !undocumented.MatchString(fn.Name) {
			documented++
			if class != apidef.Refused && class != apidef.Todo {
				done++
			}
		}
	}
	total := count[apidef.Local] + count[apidef.Async] + count[apidef.Sync] + count[apidef.Wait]
	b.p("<!-- Generated from api/ by gen/emit; do not edit. -->\n# Coverage of the CUDA driver API\n")
	b.p("All %d symbols that NVIDIA's library exports are exported; %d of them are implemented, %d of the %d prototypes of `cuda.h` (%.1f %%).",
		total+count[apidef.Refused]+count[apidef.Todo], total, done, documented, 100*float64(done)/float64(documented))
	b.p("The rest exists with the right signature, answers `CUDA_ERROR_NOT_SUPPORTED`, and is logged with its caller at `FERRY_LOG=info`.")
	b.p("`ferry coverage` prints this table for the version at hand.\n")
	b.p("| answered | functions | meaning |\n|---|---|---|")
	for _, row := range []struct {
		class   apidef.Class
		meaning string
	}{
		{apidef.Local, "in the client, nothing crosses"},
		{apidef.Async, "a command without a reply: errors surface at the next call that waits"},
		{apidef.Sync, "one round trip"},
		{apidef.Wait, "one round trip, answered when the GPU gets there"},
		{apidef.Refused, "not supported, for a reason that will stay"},
		{apidef.Todo, "not supported yet"},
	} {
		b.p("| %s | %d | %s |", row.class, count[row.class], row.meaning)
	}
	b.p("\n| function | since | answered | note |\n|---|---|---|---|")
	for _, fn := range exported(g.api) {
		b.p("| %s | %s | %s | %s |", fn.Name, version(fn.Since), g.api.Resolve(fn).Class, note(fn))
	}
}

// goCoverage writes the same for the command line.
func (g *Generator) goCoverage(b *buffer) {
	b.p("%s\n\npackage main\n\nvar coverage = []covered{", goMark)
	for _, fn := range exported(g.api) {
		b.p("\t{%q, %d, %q, %q, %v},", fn.Name, fn.Since, g.api.Resolve(fn).Class, note(fn), !undocumented.MatchString(fn.Name))
	}
	b.p("}")
}

// exported lists what the library exports, in the description's order.
func exported(api *apidef.File) (list []*apidef.Func) {
	for _, fn := range api.Funcs {
		if !fn.Cmd {
			list = append(list, fn)
		}
	}
	return list
}

func note(fn *apidef.Func) string {
	switch {
	case fn.PerThread:
		return "per-thread form of " + fn.AliasOf
	case fn.AliasOf != "":
		return "same as " + fn.AliasOf
	}
	return fn.Why
}

func version(since int) string {
	if since == 0 {
		return "–"
	}
	return itoa(since/1000) + "." + itoa(since%1000/10)
}
