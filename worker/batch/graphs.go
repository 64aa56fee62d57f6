package batch

import (
	"bytes"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/gpu"
	"ferry/worker/rows"
)

// Automatic graphs. A row of launches into one stream that has come before becomes an
// executable graph: a chain of kernel nodes, in the order of the launches. When the row waits
// again, the parameters that differ are set in the graph, and one launch of the graph takes the
// place of the row.
//
// The program sees no difference. A graph launched into a stream runs behind all work of the
// stream and before all that comes later, and each node of a chain waits for the one before, as
// kernels of one stream do. What a graph could change is left out: launches with attributes,
// cooperative ones, streams with a priority or attributes, green contexts, captures. Whatever
// ends code or changes how kernels run ends all graphs first. Where anything about a graph
// fails, the launches are executed one by one, and report their own errors.

const (
	// due is how often a row must have waited as a whole before it becomes a graph, which
	// takes the time of some hundred launches.
	due = 3
	// maxGraphs bounds the graphs of a client. The one that was used longest ago goes first.
	maxGraphs = 256
	// maxSymbols bounds how many kinds of launches are told apart.
	maxSymbols = 4096
	// trial is after how many uses a graph must have been faster than launches.
	trial = 32
	// again is how often a row must be wanted before a graph is made of it that was ended to
	// make room.
	again = 8 * due
	// never is the count of a row of which no graph is made any more.
	never = -1 << 60
)

// graphs are the automatic graphs of one client.
type graphs struct {
	on    bool
	known *rows.Recogniser
	made  map[*rows.Row]*madeGraph

	symbols map[kind]rows.Symbol
	recent  [1024]recentKind  // of symbols, looked up last
	streams map[streamIn]bool // whether launches into a stream may become graphs
	refused bool              // the client has given a stream attributes: no more graphs
	last    cu.Stream         // of the launches that rows were learnt from
	clock   uint64            // graphs launched so far
	single  time.Duration     // what the loop needs for a launch by itself, smoothed
	counts  Counts
	taken   uint64 // of counts.Replaced, by TakeReplaced
}

// Counts say what automatic graphs did.
type Counts struct {
	Replaced uint64 // launches in whose place a graph was launched
	Launched uint64 // graphs, each time
	Updated  uint64 // nodes whose parameters were set
	Made     uint64 // graphs
	Refused  uint64 // graphs that failed, or were no faster
}

// A kind is what launches have in common that differ in the values of their parameters only.
type kind struct {
	function    cu.Function
	stream      cu.Stream // by the client's handle, which is not used again
	grid, block [3]uint32
	shared      uint32
	params      uint32 // bytes
	context     uint32
	flags       uint32
}

// A recentKind is a kind that was looked up.
type recentKind struct {
	kind   kind
	symbol rows.Symbol // 0 for none
}

type streamIn struct {
	context uint32
	stream  cu.Stream
}

// A madeGraph is an executable graph that stands for a row.
type madeGraph struct {
	graph  cu.Graph
	exec   cu.GraphExec
	nodes  []cu.GraphNode
	set    []cu.GraphNode // of nodes, those that differ this time; else 0
	params []byte         // of all nodes, as they are set
	used   uint64         // when it was launched last, by the count of launched graphs
	times  int
	took   time.Duration // for all launches of it
}

// SetAutomatic says whether graphs may take the place of launches. It is called before the
// first launch.
func (b *Launches) SetAutomatic(on bool) {
	b.graphs = graphs{on: on}
	if on {
		b.graphs.forget()
	}
}

// forget forgets all rows. There must be no graphs.
func (g *graphs) forget() {
	g.known, g.made = rows.New(), map[*rows.Row]*madeGraph{}
	g.symbols, g.streams = map[kind]rows.Symbol{}, map[streamIn]bool{}
	g.recent = [1024]recentKind{}
}

// GraphCounts are what automatic graphs did so far.
func (b *Launches) GraphCounts() Counts { return b.graphs.counts }

// Graphs is how many automatic graphs there are.
func (b *Launches) Graphs() int { return len(b.graphs.made) }

// TakeReplaced is how many launches were replaced since the last call.
func (b *Launches) TakeReplaced() uint64 {
	n := b.graphs.counts.Replaced - b.graphs.taken
	b.graphs.taken += n
	return n
}

// symbolOf is the symbol of a launch, 0 for one that no graph may take the place of.
func (b *Launches) symbolOf(l *device.Launch, q *wire.LaunchRequest, in *gpu.Context) rows.Symbol {
	k := kind{l.Func, q.Stream, l.Grid, l.Block, l.Shared, uint32(len(l.Params)), b.ctx, q.Flags}
	h := uint64(k.function)>>4 ^ uint64(k.stream) ^ uint64(k.grid[0])*31 ^ uint64(k.grid[1])*131 ^ uint64(k.block[0])*7
	r := &b.graphs.recent[(h^h>>10)%uint64(len(b.graphs.recent))]
	if r.kind == k && r.symbol != 0 {
		return r.symbol
	}
	g := &b.graphs
	at := streamIn{b.ctx, q.Stream}
	allowed, known := g.streams[at]
	if !known {
		priority, rc := b.dev.StreamGetPriority(l.Stream)
		allowed = rc == cu.CUDA_SUCCESS && priority == 0 && in.Under == nil
		g.streams[at] = allowed
	}
	if !allowed || g.refused {
		return 0
	}
	s, known := g.symbols[k]
	if !known {
		s = rows.Symbol(len(g.symbols) + 1)
		g.symbols[k] = s
	}
	*r = recentKind{k, s}
	return s
}

// executeRow executes the launches that wait up to where another row may begin, by a graph or
// one by one, and returns how many they were.
func (b *Launches) executeRow() int {
	g := &b.graphs
	waiting := b.symbols[b.head:b.tail]
	longest, kept := g.known.Find(waiting)
	if longest != nil && longest != kept {
		if longest.Wanted++; longest.Wanted >= due {
			row := b.all[b.head:][:len(longest.Symbols)]
			b.launchTimed(row)
			b.note(len(row))
			b.makeGraph(longest, row)
			return len(row)
		}
	}
	if kept != nil {
		row := b.all[b.head:][:len(kept.Symbols)]
		b.launchGraph(kept, row)
		b.note(len(row))
		return len(row)
	}
	n := 1
	if counts(longest) {
		n = len(longest.Symbols)
	} else {
		for n < min(len(waiting), few) {
			if longest, kept := g.known.Find(waiting[n:]); kept != nil || counts(longest) {
				break
			}
			n++
		}
	}
	b.launchTimed(b.all[b.head:][:n])
	b.note(n)
	return n
}

// counts reports whether a row may become a graph.
func counts(row *rows.Row) bool { return row != nil && row.Wanted > never/2 }

// note learns from launches that are executed. A row ends at a launch that must stay by itself,
// and where another stream is used.
func (b *Launches) note(n int) {
	g, from := &b.graphs, b.head
	for i := b.head; i < b.head+n; i++ {
		alone, other := b.symbols[i] == 0, b.all[i].Stream != g.last
		if !alone && !other {
			continue
		}
		g.known.Note(b.symbols[from:i])
		g.known.Cut()
		if from, g.last = i, b.all[i].Stream; alone {
			from = i + 1
		}
	}
	g.known.Note(b.symbols[from : b.head+n])
}

// launchTimed gives launches to the device, and learns how long that takes.
func (b *Launches) launchTimed(row []device.Launch) {
	if len(row) < rows.Shortest {
		b.launch(row)
		return
	}
	start := time.Now()
	b.launch(row)
	each := time.Since(start) / time.Duration(len(row))
	if b.graphs.single == 0 {
		b.graphs.single = each
	}
	b.graphs.single += (each - b.graphs.single) / 8
}

// makeGraph makes a graph of a row that has just been launched.
func (b *Launches) makeGraph(row *rows.Row, launches []device.Launch) {
	g := &b.graphs
	if b.s.Command.Failed { // a launch of the row was refused
		return
	}
	if len(g.made) >= maxGraphs {
		b.endOldest()
	}
	m := &madeGraph{used: g.clock}
	row.Wanted = never
	graph, rc := b.dev.GraphCreate(0)
	if rc != cu.CUDA_SUCCESS {
		return
	}
	m.graph = graph
	for i := range launches {
		n, rc := b.dev.GraphAddKernel(graph, m.nodes[max(i-1, 0):i], &launches[i])
		if rc != cu.CUDA_SUCCESS {
			endGraph(b.dev, m)
			g.counts.Refused++
			return
		}
		m.nodes = append(m.nodes, n)
		m.params = append(m.params, launches[i].Params...)
	}
	if m.exec, rc = b.dev.GraphInstantiateWithFlags(graph, 0); rc != cu.CUDA_SUCCESS {
		endGraph(b.dev, m)
		g.counts.Refused++
		return
	}
	m.set = make([]cu.GraphNode, len(m.nodes))
	row.Kept, g.made[row] = true, m
	g.counts.Made++
}

// launchGraph launches the graph of a row in place of the launches.
func (b *Launches) launchGraph(row *rows.Row, launches []device.Launch) {
	g := &b.graphs
	m := g.made[row]
	if !b.meter.AdmitRow(len(launches)) {
		b.launchEach(launches)
		return
	}
	b.gpu.Enter(b.ctx)
	start := time.Now()
	rc := b.replay(m, launches)
	if rc != cu.CUDA_SUCCESS {
		b.log.Debug("an automatic graph failed", "result", rc.Error(), "launches", len(launches))
		b.endRow(row, never)
		g.counts.Refused++
		b.launchAdmitted(launches)
		b.meter.Admitted()
		return
	}
	m.times++
	m.took += time.Since(start)
	g.clock++
	m.used = g.clock
	b.gpu.Launches += uint64(len(launches))
	g.counts.Launched++
	g.counts.Replaced += uint64(len(launches))
	b.meter.Admitted()
	if m.times == trial {
		if m.took/time.Duration(trial*len(launches)) > g.single && g.single > 0 {
			b.endRow(row, never)
			g.counts.Refused++
		}
	}
}

// replay sets what differs in a graph, and launches it.
func (b *Launches) replay(m *madeGraph, launches []device.Launch) cu.Result {
	differ, params := 0, m.params
	for i := range launches {
		p := launches[i].Params
		if m.set[i] = 0; !bytes.Equal(p, params[:len(p)]) {
			m.set[i] = m.nodes[i]
			copy(params, p)
			differ++
		}
		params = params[len(p):]
	}
	if differ > 0 {
		if rc := device.GraphSetRow(b.dev, m.exec, m.set, launches); rc != cu.CUDA_SUCCESS {
			return rc
		}
		b.graphs.counts.Updated += uint64(differ)
	}
	return b.dev.GraphLaunch(m.exec, launches[0].Stream)
}

// cutRow notes that a command comes behind the launches, and ends all graphs before one that
// ends code, or changes how kernels run.
func (b *Launches) cutRow(before wire.Op) {
	g := &b.graphs
	g.known.Cut()
	switch before {
	case wire.OpStreamSetAttribute, wire.OpStreamCopyAttributes:
		g.refused = true
		b.Drop(b.dev)
	case wire.OpModuleUnload, wire.OpLibraryUnload, wire.OpCtxDestroy, wire.OpPrimaryRelease, wire.OpPrimaryReset, wire.OpGreenDestroy:
		b.Drop(b.dev)
	default:
		if session.ClassOf(before) == session.Changes || len(g.symbols) > maxSymbols {
			b.Drop(b.dev)
		}
	}
}

// Drop ends all automatic graphs, through the caller's view of the device.
func (b *Launches) Drop(dev device.Device) {
	if !b.graphs.on {
		return
	}
	for row, m := range b.graphs.made {
		endGraph(dev, m)
		row.Kept = false
	}
	if len(b.graphs.symbols) > 0 {
		b.graphs.forget()
	}
}

// endRow ends the graph of a row, which is wanted so many times from now on.
func (b *Launches) endRow(row *rows.Row, wanted int) {
	endGraph(b.dev, b.graphs.made[row])
	delete(b.graphs.made, row)
	row.Kept, row.Wanted = false, wanted
}

// endOldest ends the graph that was used longest ago.
func (b *Launches) endOldest() {
	var oldest *rows.Row
	for row, m := range b.graphs.made {
		if oldest == nil || m.used < b.graphs.made[oldest].used {
			oldest = row
		}
	}
	b.endRow(oldest, due-again)
}

// endGraph ends a graph. Work of it that the device has not finished goes on.
func endGraph(dev device.Device, m *madeGraph) {
	if m.exec != 0 {
		_ = dev.GraphExecDestroy(m.exec) // only a handle that is none fails
	}
	_ = dev.GraphDestroy(m.graph)
}
