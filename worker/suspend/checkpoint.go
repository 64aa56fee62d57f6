package suspend

import (
	"errors"
	"fmt"
	"os"
	"sync"
	"time"

	"ferry/checkpoint"
	"ferry/server/control"
)

// write writes a checkpoint of the session, which has been stopped, to a file. goOn is called when the session may go on. The
// daemon, which has the file too, sees to it that it reaches the disk.
func (s *Suspender) write(file *os.File, parent *checkpoint.Reader, goOn func()) error {
	defer s.keepAlive()()
	w, err := checkpoint.NewWriter(file, checkpoint.Options{Parent: parent})
	if err != nil {
		return err
	}
	defer w.Abort() // after Close it does nothing
	if err := s.Save(w); err != nil {
		return err
	}
	goOn()
	_, err = w.Close()
	return err
}

// aliveEvery is how often the daemon is told that a checkpoint is being written: memory that is zero, or that the parent
// has, is hashed for long and moves no bytes.
const aliveEvery = time.Second

// keepAlive tells the daemon that something is going on, until its result is called.
func (s *Suspender) keepAlive() (stop func()) {
	ended := make(chan struct{})
	var telling sync.WaitGroup
	telling.Go(func() {
		tick := time.NewTicker(aliveEvery)
		defer tick.Stop()
		for n := uint64(1); ; n++ {
			select {
			case <-ended:
				return
			case <-tick.C:
				s.page.SetMoved(n, 0)
			}
		}
	})
	return func() { close(ended); telling.Wait() }
}

// suspendTo fills a store whose place is a checkpoint.
func (s *Suspender) suspendTo(st *store) (err error) {
	if err := s.write(st.checkpoint, nil, func() {}); err != nil {
		return err
	}
	st.written, err = openWritten(st.checkpoint, st.regions)
	s.page.SetMoved(st.size, st.size)
	return err
}

// snapshot writes a checkpoint of a session that goes on, if the daemon has a place for one. The session stands still while its memory is read.
func (s *Suspender) snapshot(timeout time.Duration) error {
	file, place, err := s.Place(0)
	if err != nil { // as a rule there is none: the session is where it is to be
		return nil
	}
	defer func() { _ = file.Close() }()
	if place.Kind != control.PlaceCheckpoint {
		return errUnknownPlace(place)
	}
	parent, end, err := s.openParents()
	defer end()
	if err != nil {
		return err
	}
	dev, err := s.stop(timeout)
	if err != nil {
		return err
	}
	defer dev.Leave()
	s.phases.end("stop")
	goOn := sync.OnceFunc(func() { s.Lock.Open(); s.phases.end("read") })
	defer goOn()
	if err := s.write(file, parent, goOn); err != nil {
		return err
	}
	s.phases.end("write")
	total := s.page.Progress().Moved
	s.page.SetMoved(total, total)
	return nil
}

// openParents opens the earlier checkpoints that the daemon has for a snapshot, the last one first. The result is nil if there are none.
func (s *Suspender) openParents() (first *checkpoint.Reader, end func(), err error) {
	var files []*os.File
	end = func() {
		for _, f := range files {
			_ = f.Close()
		}
	}
	for last := (*checkpoint.Reader)(nil); ; {
		file, place, err := s.Place(0)
		if errors.Is(err, control.ErrNotFound) {
			return first, end, nil
		}
		if err != nil {
			return nil, end, err
		}
		files = append(files, file)
		if place.Kind != control.PlaceParent {
			return nil, end, errUnknownPlace(place)
		}
		info, err := file.Stat()
		if err != nil {
			return nil, end, err
		}
		r, err := checkpoint.Open(file, info.Size(), nil)
		if err != nil {
			return nil, end, fmt.Errorf("an earlier snapshot: %w", err)
		}
		if last == nil {
			first = r
		} else if err := last.SetParent(r); err != nil {
			return nil, end, fmt.Errorf("an earlier snapshot: %w", err)
		}
		last = r
	}
}
