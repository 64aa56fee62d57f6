package suspend

import (
	"testing"
	"time"
)

// TestLoopLock has a loop work while a suspender takes its state again and again: one of them has it, and the loop reports
// that it waits whenever it does.
func TestLoopLock(t *testing.T) {
	l := newLoopLock()
	waits := make(chan bool, 1<<16)
	l.OnWait = func(w bool) { waits <- w }
	owner, stop, ended := 0, make(chan struct{}), make(chan int)
	go func() {
		commands := 0
		for ; ; commands++ {
			select {
			case <-stop:
				ended <- commands
				return
			default:
			}
			if l.Wanted() {
				l.Release()
			}
			l.Enter()
			owner++ // the race detector watches
		}
	}()
	for range 200 {
		if !l.Close(time.Hour) {
			t.Fatal("the loop does not leave")
		}
		owner++
		l.Open()
	}
	close(stop)
	commands := <-ended
	if commands == 0 || owner < commands {
		t.Errorf("%d commands, %d steps of both", commands, owner)
	}
	close(waits)
	waiting := false
	for w := range waits {
		if w == waiting {
			t.Fatal("it says twice that it waits, or that it does not")
		}
		waiting = w
	}
	if waiting {
		t.Error("it waits for nobody")
	}
}

// TestLoopLockBusy asks for the state of a loop that is inside a command: the loop goes on as if nobody had asked.
func TestLoopLockBusy(t *testing.T) {
	l := newLoopLock()
	if l.Close(0) {
		t.Fatal("the suspender got the state in the middle of a command")
	}
	if l.Wanted() {
		t.Error("the loop is to leave although nobody wants its state")
	}
	l.Release()
	l.Enter()
	l.Enter() // a second time changes nothing
	l.Release()
	if !l.Close(time.Hour) {
		t.Error("afterwards the suspender does not get it")
	}
}
