package graph

import (
	"fmt"
	"os"
	"strings"

	"ferry/api/cu"
)

// GraphDebugDotPrint writes a graph as a picture in the DOT language, in the
// spirit of the driver's: a cluster for each graph, a box for each node.
func (gs *Graphs) GraphDebugDotPrint(h cu.Graph, path string, flags uint32) cu.Result {
	gs.mu.Lock()
	gr, r := gs.find(h)
	var text string
	if r == cu.CUDA_SUCCESS {
		d := dot{flags: flags}
		d.line("digraph dot {")
		d.graph(gr)
		d.line("}")
		text = d.text.String()
	}
	gs.mu.Unlock()
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		return cu.CUDA_ERROR_OPERATING_SYSTEM
	}
	return r
}

var (
	kindNames = map[cu.GraphNodeType]string{
		cu.CU_GRAPH_NODE_TYPE_KERNEL: "KERNEL", cu.CU_GRAPH_NODE_TYPE_MEMCPY: "MEMCPY", cu.CU_GRAPH_NODE_TYPE_MEMSET: "MEMSET",
		cu.CU_GRAPH_NODE_TYPE_HOST: "HOST", cu.CU_GRAPH_NODE_TYPE_GRAPH: "GRAPH", cu.CU_GRAPH_NODE_TYPE_EMPTY: "EMPTY",
		cu.CU_GRAPH_NODE_TYPE_WAIT_EVENT: "WAIT_EVENT", cu.CU_GRAPH_NODE_TYPE_EVENT_RECORD: "EVENT_RECORD",
		cu.CU_GRAPH_NODE_TYPE_BATCH_MEM_OP: "BATCH_MEM_OP", cu.CU_GRAPH_NODE_TYPE_CONDITIONAL: "CONDITIONAL",
	}
	conditionNames = map[cu.GraphConditionalNodeType]string{
		cu.CU_GRAPH_COND_TYPE_IF: "IF", cu.CU_GRAPH_COND_TYPE_WHILE: "WHILE", cu.CU_GRAPH_COND_TYPE_SWITCH: "SWITCH",
	}
)

// A Describer is work that has something to say about itself in a picture; wants
// tells which details were asked for.
type Describer interface {
	Describe(wants func(cu.GraphDebugDot_flags) bool) []string
}

// A dot writes a graph in the DOT language.
type dot struct {
	flags uint32
	text  strings.Builder
	depth int
	count int // graphs so far
}

func (d *dot) line(format string, args ...any) {
	fmt.Fprintf(&d.text, strings.Repeat("\t", d.depth)+format+"\n", args...)
}

func (d *dot) wants(f cu.GraphDebugDot_flags) bool {
	return d.flags&uint32(f|cu.CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE) != 0
}

// graph writes one graph and those of its nodes. gs.mu is held.
func (d *dot) graph(gr *graph) {
	d.count++
	number := d.count
	d.depth++
	d.line("subgraph cluster_%d {", number)
	d.depth++
	d.line("label=\"graph_%d\" graph[style=\"dashed\"];", number)
	place := map[*node]string{}
	for i, n := range gr.nodes {
		place[n] = fmt.Sprintf("graph_%d_node_%d", number, i)
		d.line("%q[style=\"solid\" shape=\"rectangle\" label=%q];", place[n], d.label(i, n))
	}
	for _, n := range gr.nodes {
		for _, from := range n.deps {
			label := ""
			if p, ok := n.ports[from]; ok {
				label = fmt.Sprintf("[label=\"type %d, port %d to %d\"]", p.Type, p.From_port, p.To_port)
			}
			d.line("%q -> %q%s;", place[from], place[n], label)
		}
	}
	for _, n := range gr.nodes {
		if o, ok := n.work.(owner); ok {
			for _, below := range o.below() {
				d.graph(below)
			}
		}
	}
	d.depth--
	d.line("}")
	d.depth--
}

func (d *dot) label(i int, n *node) string {
	parts := []string{fmt.Sprintf("%d", i), kindNames[n.work.Kind()]}
	if d.wants(cu.CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES) {
		parts = append(parts, fmt.Sprintf("node handle: %#x", uint64(n.handle)))
	}
	switch w := n.work.(type) {
	case *conditional:
		parts = append(parts, fmt.Sprintf("%s, %d graphs", conditionNames[w.kind], len(w.graphs)))
	case Describer:
		parts = append(parts, w.Describe(d.wants)...)
	}
	return strings.Join(parts, "\n")
}
