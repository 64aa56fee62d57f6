package stowage

import (
	"fmt"
	"os"
	"runtime"
	"time"

	"golang.org/x/sys/unix"

	"ferry/server/control"
)

// writeSize is how much of a piece is written at once.
const writeSize = 4 << 20

// makePieces makes pieces ahead and frees what was given back, until Close. It has a thread of its own with the lowest priority, which
// ends with it.
func (s *Stowage) makePieces() {
	runtime.LockOSThread()
	_ = unix.Setpriority(unix.PRIO_PROCESS, 0, 19) // of this thread; at worst it is a thread as any
	zeros := make([]byte, writeSize)
	for {
		dead, more, closed := s.next()
		for _, h := range dead {
			h.empty()
		}
		switch {
		case closed:
			s.closeReady()
			return
		case len(dead) > 0:
		case !more:
			<-s.wake
		case s.cfg.Room != nil && !s.cfg.Room(s.piece):
			select {
			case <-s.wake:
			case <-time.After(roomPause):
			}
		default:
			if err := s.makePiece(zeros); err != nil {
				s.cfg.Log.Warn("memory for sessions that leave their GPUs cannot be touched ahead: they leave more slowly", "err", err)
				<-s.wake
			}
		}
	}
}

// next says what the thread is to do: free places, or make another piece.
func (s *Stowage) next() (dead []held, more, closed bool) {
	_, memory, _ := s.Count()
	s.mu.Lock()
	defer s.mu.Unlock()
	dead, s.dead = s.dead, nil
	ready := uint64(len(s.ready)) * s.piece
	more = s.warm && ready+s.piece+memory <= s.cfg.Memory
	return dead, more, s.closed
}

// makePiece makes a piece and touches all of it.
func (s *Stowage) makePiece(zeros []byte) error {
	f, err := newPiece(s.piece)
	if err != nil {
		return err
	}
	for at := uint64(0); at < s.piece && !s.isClosed(); at += writeSize {
		if _, err := f.WriteAt(zeros[:min(writeSize, s.piece-at)], int64(at)); err != nil {
			_ = f.Close()
			return err
		}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.ready = append(s.ready, f)
	if uint64(len(s.ready)+1)*s.piece > s.cfg.Memory {
		s.cfg.Log.Info("memory for sessions that leave their GPUs has been touched", "bytes", uint64(len(s.ready))*s.piece)
	}
	return nil
}

func (s *Stowage) isClosed() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.closed
}

// newPiece makes a file in memory whose size nobody can change.
func newPiece(size uint64) (*os.File, error) {
	fd, err := unix.MemfdCreate("ferry: sessions off their GPUs", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
	if err != nil {
		return nil, fmt.Errorf("memory for sessions: %w", err)
	}
	f := os.NewFile(uintptr(fd), "memory of a session")
	err = f.Truncate(int64(size))
	if err == nil {
		_, err = unix.FcntlInt(uintptr(fd), unix.F_ADD_SEALS, unix.F_SEAL_GROW|unix.F_SEAL_SHRINK|unix.F_SEAL_SEAL)
	}
	if err != nil {
		_ = f.Close()
		return nil, fmt.Errorf("memory for sessions: %w", err)
	}
	return f, nil
}

// empty frees what is in a place, whoever has it open, and closes it. A checkpoint is the operator's, and stays.
func (h *held) empty() {
	switch h.kind {
	case control.PlaceDisk:
		_ = h.Truncate(0)
	case control.PlaceMemory:
		_ = unix.Fallocate(int(h.Fd()), unix.FALLOC_FL_PUNCH_HOLE|unix.FALLOC_FL_KEEP_SIZE, 0, int64(h.size))
	}
	_ = h.Close()
}

// closeReady frees the pieces that nobody has.
func (s *Stowage) closeReady() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, f := range s.ready {
		_ = f.Close()
	}
	s.ready = nil
}
