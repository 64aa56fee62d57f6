package worker

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"

	"golang.org/x/sys/unix"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/wire"
	"ferry/worker/graph"
)

// What cannot be made again is refused with a reason, and the session goes on where it is.
func TestGraphsThatCannotMove(t *testing.T) {
	captured := func(p *graphProgram) {
		p.begin(0)
		p.launchAdd(0, 1, 1)
		p.endCapture(0, "g")
		p.instance("x", "g")
	}
	for _, c := range []struct {
		name, why string
		do        func(p *graphProgram)
	}{
		{"code that was unloaded", "names a kernel that has ended", func(p *graphProgram) {
			captured(p)
			p.ok(p.ModuleUnload(&wire.ModuleUnloadRequest{Hmod: p.module}))
		}},
		{"an array that was destroyed", "names an array that has ended", func(p *graphProgram) {
			captured(p)
			p.array = cu.Array(p.Mint(cu.KindArray))
			must[wire.ArrayCreate_v2Reply](p)(p.ArrayCreate_v2(&wire.ArrayCreate_v2Request{
				PHandle: p.array, PAllocateArray: cu.CUDA_ARRAY_DESCRIPTOR_v2{Width: 8, Format: cu.CU_AD_FORMAT_UNSIGNED_INT32, NumChannels: 1},
			}))
			p.copyNode("g", "in", p.arrayCopy(true, p.data), 0)
			p.ok(p.ArrayDestroy(&wire.ArrayDestroyRequest{HArray: p.array}))
		}},
		{"a capture into a graph that failed", "a capture into a graph of the program failed", func(p *graphProgram) {
			captured(p)
			must[wire.BeginCaptureToReply](p)(p.BeginCaptureTo(&wire.BeginCaptureToRequest{Stream: p.streams[0], Graph: p.graphs["g"]}))
			p.launchAdd(0, 2, 1)
			_, err := p.StreamQuery(&wire.StreamQueryRequest{HStream: p.streams[0]})
			p.want(err, cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
			_, err = p.EndCapture(&wire.EndCaptureRequest{Stream: p.streams[0]})
			p.want(err, cu.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED)
		}},
		{"too much", "too large to be recorded", func(p *graphProgram) {
			captured(p)
			p.fence()
			p.alone(func() { p.w.transcripts.Limit(100 << 10) })
			for range 1000 {
				p.memset("g", "m", 2, 0)
			}
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := newGraphProgram(t)
			c.do(p)
			p.fence()
			if _, err := p.save(); err == nil || !strings.Contains(err.Error(), c.why) {
				t.Fatalf("it can be moved, or not because of %v; want %q", err, c.why)
			}
			if !strings.Contains(c.why, "kernel") { // a kernel that is gone fails natively, too
				p.run("x")
			}
			p.destroyExec(p.execs["x"]) // what is gone does not hold the session
			p.destroy(p.graphs["g"])
			p.fence()
			if _, err := p.save(); err != nil {
				t.Errorf("when the graph is gone: %v", err)
			}
		})
	}
}

// A program may change an executable for ever: what it changed before is not kept.
func TestTranscriptsStaySmall(t *testing.T) {
	p := newGraphProgram(t)
	p.begin(0)
	p.launchAdd(0, 40, 1)
	p.endCapture(0, "loop")
	p.instance("l", "loop")
	nodes := must[wire.GraphGetNodesReply](p)(p.GraphGetNodes(&wire.GraphGetNodesRequest{Present: 1, HGraph: p.graphs["loop"], NumNodes: 4}))
	p.nodes["k"] = nodes.Nodes[0]
	p.graphs["kept"] = p.graphs["loop"]
	for i := range 3000 {
		p.again(uint32(i))
		p.setKernel("l", "k", 40, uint32(i))
		p.setKernel("", "k", 40, uint32(i))
	}
	p.fence()
	file, err := p.save()
	p.ok(err)
	p.alone(func() {
		if n := p.w.transcripts.Bytes(); n > 16<<10 {
			t.Errorf("%d bytes of transcripts for one kernel", n)
		}
	})
	p.ok(p.restore(file))
	p.run("l")
	p.instance("again", "kept")
	p.run("again")
	want := fmt.Sprintf("40=%d", 2*2999)
	if got := p.see[len(p.see)-3]; !strings.Contains(got, want) {
		t.Errorf("%s, want %s", got, want)
	}
}

// alone does something while the command loop does nothing.
func (r *rig) alone(do func()) {
	r.t.Helper()
	if !r.w.suspend.Lock.Close(patient) {
		r.t.Fatal("the loop does not leave")
	}
	defer r.w.suspend.Lock.Open()
	do()
}

// The ends of objects are kept while a session is about to leave, and told if it stays.
func TestEndsAreHeld(t *testing.T) {
	r := newGraphRig(t)
	g := r.newGraph()
	_, token := r.host(g)
	r.w.calls.Hold()
	r.destroy(g)
	r.ok(r.sync())
	until(t, "the object has ended", func() bool { return r.w.calls.CountHeld() == 1 })
	r.gone()
	r.w.calls.Release()
	r.gone(token)
}

// A pipe that brings tokens can be taken from a worker, with what is in it.
func TestHostPipeChangesHands(t *testing.T) {
	r := newGraphRig(t)
	in, out, err := os.Pipe()
	r.ok(err)
	defer out.Close()
	fd, err := unix.Dup(int(in.Fd()))
	r.ok(err)
	in.Close()
	r.alone(func() { r.w.calls.ServePipe(fd) })
	_, err = out.Write(make([]byte, 8)) // of no function
	r.ok(err)
	until(t, "the worker has read the pipe", func() bool {
		n, err := unix.IoctlGetInt(int(out.Fd()), unix.TIOCINQ)
		return err == nil && n == 0
	})
	r.alone(func() { fd, err = r.w.calls.StopPipe() })
	r.ok(err)
	taken := os.NewFile(uintptr(fd), "pipe")
	defer taken.Close()
	_, err = out.Write([]byte("for them"))
	r.ok(err)
	got := make([]byte, 8)
	if _, err := taken.Read(got); err != nil || string(got) != "for them" {
		t.Errorf("%q, %v", got, err)
	}
}

// A mutant saves something else than the graphs of a worker.
type mutant struct {
	*graph.Transcripts
	change func(*graph.State)
}

func (m mutant) Save() (any, error) {
	st, err := m.Transcripts.Save()
	if err == nil {
		m.change(st.(*graph.State))
	}
	return st, err
}

// A section that no worker wrote is refused, or makes other graphs. It does no harm.
func TestHostileGraphs(t *testing.T) {
	seeds := uint64(300)
	if testing.Short() {
		seeds = 24
	}
	p := newGraphProgram(t)
	for _, do := range graphSteps()[:len(graphSteps())-4] {
		do(p)
	}
	p.fence()
	refused := 0
	for seed := range seeds {
		rng := rand.New(rand.NewPCG(seed, 7))
		file, err := p.saveAs(func(st *graph.State) { mutate(rng, st) })
		p.ok(err)
		other := *p
		rig, inner := *p.rig, graphRig{}
		inner.rig, other.graphRig = &rig, &inner
		if other.restore(file) != nil {
			refused++
		}
	}
	if refused < int(seeds)/2 {
		t.Errorf("%d of %d sections were refused", refused, seeds)
	}
	p.run("a") // the session has not changed
}

// saveAs is save with other graphs.
func (p *graphProgram) saveAs(change func(*graph.State)) ([]byte, error) {
	p.t.Helper()
	w := p.w
	if !w.suspend.Lock.Close(patient) {
		p.t.Fatal("the loop does not leave")
	}
	defer w.suspend.Lock.Open()
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	var file bytes.Buffer
	cw, err := checkpoint.NewWriter(&file, checkpoint.Options{Parallel: 1})
	if err != nil {
		p.t.Fatal(err)
	}
	r := w.rebuilder(nil)
	for i, part := range r.Parts.Last {
		if g, ok := part.(*graph.Transcripts); ok {
			r.Parts.Last[i] = mutant{g, change}
		}
	}
	if err := r.Write(cw); err != nil {
		cw.Abort()
		return nil, err
	}
	_, err = cw.Close()
	return file.Bytes(), err
}

// mutate changes one thing, or a few.
func mutate(rng *rand.Rand, st *graph.State) {
	st.Steps = slices.Clone(st.Steps)
	for range 1 + rng.IntN(2) {
		i := rng.IntN(len(st.Steps))
		s := &st.Steps[i]
		switch rng.IntN(14) {
		case 0:
			s.Op = wire.Op(rng.IntN(400))
		case 1:
			s.Request = s.Request[:rng.IntN(len(s.Request)+1)]
		case 2:
			if s.Request = bytes.Clone(s.Request); len(s.Request) > 0 {
				s.Request[rng.IntN(len(s.Request))] ^= 1 << rng.IntN(8)
			}
		case 3:
			s.Context = rng.Uint32()
		case 4:
			s.Names = []uint64{rng.Uint64(), 0x7e10_0000_8000_0000 | rng.Uint64N(1<<20)}
		case 5:
			s.First = rng.Uint64()
		case 6:
			s.Answer++
		case 7:
			s.Nodes++
		case 8:
			st.Steps = slices.Delete(st.Steps, i, i+1)
		case 9:
			j := rng.IntN(len(st.Steps))
			st.Steps[i], st.Steps[j] = st.Steps[j], st.Steps[i]
		case 10:
			st.Past = append(st.Past, graph.Past{Handle: 0x7e0b_0000_0000_0010, Op: wire.Op(rng.IntN(300)), Context: 16, Request: make([]byte, 24)})
		case 11:
			st.Blocks = append(st.Blocks, graph.Block{Addr: rng.Uint64(), Size: rng.Uint64(), Context: 16, Token: graph.OwnTokens})
		case 12:
			st.Tokens, st.High = []uint64{rng.Uint64(), 1}, make([]uint64, 100)
		case 13:
			s.Failed = !s.Failed
		}
	}
}
