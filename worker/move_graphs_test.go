package worker

import (
	"bytes"
	"errors"
	"fmt"
	"runtime"
	"testing"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/client"
	"ferry/session"
	"ferry/wire"
)

// save writes the session of the program, as one that is to be moved.
func (p *graphProgram) save() ([]byte, error) {
	p.t.Helper()
	w := p.w
	if !w.suspend.Lock.Close(patient) {
		p.t.Fatal("the loop does not leave")
	}
	defer w.suspend.Lock.Open()
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if len(w.s.Captures) == 0 {
		view := w.dev.Thread()
		for _, c := range w.gpu.Contexts {
			view.CtxSetCurrent(c.Background())
			view.CtxSynchronize_v1()
		}
		view.Leave()
	}
	until(p.t, "the pool is quiet", w.gpu.Pool.Quiet)
	var file bytes.Buffer
	cw, err := checkpoint.NewWriter(&file, checkpoint.Options{Parallel: 1})
	if err != nil {
		p.t.Fatal(err)
	}
	if err := w.saveSession(cw, nil, nil); err != nil {
		cw.Abort()
		return nil, err
	}
	_, err = cw.Close()
	return file.Bytes(), err
}

// restore makes the session in a new worker, and goes on there with the handles that the program has.
func (p *graphProgram) restore(file []byte) error {
	p.t.Helper()
	last := p.Mint(cu.KindGraph)
	server, conn := start(p.t, 1)
	c, err := client.New(conn, p.options())
	if err != nil {
		p.t.Fatal(err)
	}
	for c.Mint(cu.KindGraph) != last-16 { // the other worker's client has used these
	}
	c.SetContext(p.ctx)
	<-server.ready
	p.Conn, p.server = c, server
	w := server.w
	r, err := checkpoint.Open(bytes.NewReader(file), int64(len(file)), w.knownSections())
	if err != nil {
		p.t.Fatal(err)
	}
	if !w.suspend.Lock.Close(patient) {
		p.t.Fatal("the loop does not leave")
	}
	defer w.suspend.Lock.Open()
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	return w.restoreSession(r, nil)
}

// move takes the session to a new worker.
func (p *graphProgram) move() {
	p.t.Helper()
	p.fence()
	file, err := p.save()
	if err != nil {
		p.t.Fatalf("it cannot be moved: %v", err)
	}
	old := p.Conn
	if err := p.restore(file); err != nil {
		p.t.Fatalf("it cannot be made again: %v", err)
	}
	_ = old.Close()
}

// journey runs the program, and moves its session before the steps at some indexes, unless a capture is under way.
func journey(t *testing.T, moves func(i int) bool) []string {
	t.Helper()
	p := newGraphProgram(t)
	for i, do := range graphSteps() {
		if moves(i) {
			if p.fence(); !p.capturing {
				p.move()
			} else if _, err := p.save(); !errors.Is(err, session.ErrCapturing) {
				t.Fatalf("a session was moved in the middle of a capture: %v", err)
			}
		}
		do(p)
	}
	p.gone(1, 2, 3, 5, 6, 7, copyTokens, copyTokens+1, copyTokens+2, copyTokens+10) // each once; memory of token 4 is still allocated
	return p.see
}

func TestGraphsMovedEverywhere(t *testing.T) {
	home := journey(t, func(int) bool { return false })
	steps := len(graphSteps())
	for i := range steps {
		if i%everyMove != 0 || testing.Short() && i%9 != 4 {
			continue
		}
		t.Run(fmt.Sprint("before step ", i), func(t *testing.T) {
			same(t, "it", journey(t, func(j int) bool { return j == i }), home)
		})
	}
	t.Run("before each step", func(t *testing.T) {
		same(t, "it", journey(t, func(int) bool { return true }), home)
	})
}

// fence waits until all commands so far are executed.
func (p *graphProgram) fence() {
	p.t.Helper()
	_, err := p.Fence(&wire.FenceRequest{})
	p.ok(err)
}
