// Package stowage owns the places where sessions are kept that have left their GPUs: memory of the
// host that was touched ahead, and files on disk.
//
// The first touch of a GiB of memory takes as long as copying 16 GiB to it. So a thread with
// the lowest priority makes pieces ahead: anonymous files in memory, written once. A worker that
// suspends its session asks for a place by its control channel (control.OpPlace), gets pieces, and
// writes to them; where there are none it uses memory of its own, which is as good and slower. No piece is ever used twice, since
// nobody can tell whether its last worker still has it open: another is made in its place.
//
// A worker may be in hostile hands. It gets a place only while an order of the daemon makes it leave (Offer), no
// more than the session has on its GPUs, and the daemon keeps a descriptor of each: with that it frees what is
// in a place that is given back, whoever else has it open. Pieces are sealed and cannot grow. A file on disk can: Overgrown finds it.
//
// Methods may be called from any goroutine. Stowage.mu is held for no I/O.
package stowage

import (
	"fmt"
	"log/slog"
	"os"
	"slices"
	"sync"
	"time"

	"golang.org/x/sys/unix"

	"ferry/server/control"
)

// Config says which places there are.
type Config struct {
	Memory uint64 // bytes of host memory for sessions that have left
	Files  int    // how many descriptors the pieces may take; 0 for maxFiles
	Dir    string // the folder for files of sessions that go to disk; empty for none
	// Room says whether the host has so many bytes to spare; nil where it always has.
	Room func(bytes uint64) bool
	Log  *slog.Logger
}

// minPiece is the least size of a piece; maxFiles is how many there are at most.
const (
	minPiece = 256 << 20
	maxFiles = 512
)

// A Stowage is the places of a daemon.
type Stowage struct {
	cfg   Config
	piece uint64 // bytes of a piece

	wake chan struct{} // has room for one: the thread that makes pieces is to look

	mu       sync.Mutex
	warm     bool       // pieces are made
	ready    []*os.File // pieces that nobody has
	sessions map[uint64]*stowed
	dead     []held // places that were given back, to be freed
	closed   bool
}

// A held is a descriptor of a place that a worker has.
type held struct {
	*os.File
	kind string // of control.Place
	size uint64
}

// A stowed is what a session has.
type stowed struct {
	offer *Offer // what its worker may ask for now; nil for nothing
	taken []held // under the offer
	kept  []held // where its memory is
	// memory counts bytes of host memory that are the session's although no descriptor is: a daemon before gave them.
	memory uint64
}

// An Offer is what a worker may have.
type Offer struct {
	Kind  string   // of control.Place
	Bytes uint64   // at most so many
	File  *os.File // for a file on disk and a checkpoint. The Stowage closes it
	// Parents are earlier checkpoints, for a snapshot: the worker gets them when it asks again, the first one first. The
	// Stowage closes them.
	Parents []*os.File
}

// New returns the places. It makes no pieces before Warm, and ends with Close.
func New(cfg Config) *Stowage {
	s := &Stowage{cfg: cfg, piece: pieceSize(cfg), wake: make(chan struct{}, 1), sessions: map[uint64]*stowed{}}
	go s.makePieces()
	return s
}

// Warm has all of the memory be touched ahead from now on.
func (s *Stowage) Warm() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.warm = true
	s.nudge()
}

// Files is how many descriptors the pieces of so much memory need at most.
func Files(memory uint64) int { return int(min((memory+minPiece-1)/minPiece, maxFiles)) }

func pieceSize(cfg Config) uint64 {
	files := uint64(max(cfg.Files, 1))
	if cfg.Files == 0 {
		files = maxFiles
	}
	return max(minPiece, (cfg.Memory+files-1)/files+minPiece-1) &^ (minPiece - 1)
}

// Close frees the pieces that nobody has. Workers keep theirs.
func (s *Stowage) Close() {
	s.mu.Lock()
	s.closed = true
	s.mu.Unlock()
	s.nudge()
}

// Inherit counts a session that a daemon before suspended to host memory.
func (s *Stowage) Inherit(id, bytes uint64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.session(id).memory = min(bytes, s.cfg.Memory)
}

// session is what a session has. mu is held.
func (s *Stowage) session(id uint64) *stowed {
	x := s.sessions[id]
	if x == nil {
		x = &stowed{}
		s.sessions[id] = x
	}
	return x
}

// Offer lets the worker of a session ask for a place, until KeepTaken or Cancel.
func (s *Stowage) Offer(id uint64, o Offer) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.session(id).offer = &o
}

// Ask answers a worker that asks for a place for so many bytes. The file is the caller's. None means that the worker has to use
// memory of its own. More than one piece may be needed: the worker asks again for what is left.
func (s *Stowage) Ask(id, bytes uint64) (*os.File, control.Place, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var none control.Place
	x := s.sessions[id]
	if x == nil || x.offer == nil {
		return nil, none, nil
	}
	switch x.offer.Kind {
	case control.PlaceMemory:
		return s.giveMemory(x, bytes)
	default:
		return s.giveFile(x, bytes)
	}
}

// giveMemory gives a piece, unless memory that the worker touches itself would do as well. mu is held.
func (s *Stowage) giveMemory(x *stowed, bytes uint64) (*os.File, control.Place, error) {
	var none control.Place
	if len(s.ready) == 0 || bytes < s.piece/4 || x.offer.Bytes < s.piece/4 {
		return nil, none, nil
	}
	last := len(s.ready) - 1
	f, err := duplicate(s.ready[last])
	if err != nil {
		return nil, none, err
	}
	x.taken = append(x.taken, held{s.ready[last], control.PlaceMemory, s.piece})
	x.offer.Bytes -= min(x.offer.Bytes, s.piece)
	s.ready = s.ready[:last]
	return f, control.Place{Kind: control.PlaceMemory, Size: s.piece}, nil
}

// giveFile gives the file of an offer, once. mu is held.
func (s *Stowage) giveFile(x *stowed, bytes uint64) (*os.File, control.Place, error) {
	var none control.Place
	o := x.offer
	if o.File == nil && len(o.Parents) > 0 {
		parent := o.Parents[0]
		o.Parents = o.Parents[1:]
		return parent, control.Place{Kind: control.PlaceParent}, nil
	}
	if o.File == nil {
		return nil, none, nil
	}
	if o.Bytes > 0 && bytes > o.Bytes {
		return nil, none, fmt.Errorf("there is room for %d bytes", o.Bytes)
	}
	f, err := duplicate(o.File)
	if err != nil {
		return nil, none, err
	}
	x.taken = append(x.taken, held{o.File, o.Kind, max(bytes, o.Bytes)})
	o.File = nil
	return f, control.Place{Kind: o.Kind, Size: bytes}, nil
}

// duplicate is a descriptor for the same file, to be sent to a worker.
func duplicate(f *os.File) (*os.File, error) {
	raw, err := f.SyscallConn()
	if err != nil {
		return nil, err
	}
	fd := -1
	if cerr := raw.Control(func(p uintptr) { fd, err = unix.FcntlInt(p, unix.F_DUPFD_CLOEXEC, 0) }); cerr != nil {
		err = cerr
	}
	if err != nil {
		return nil, fmt.Errorf("a place for a session: %w", err)
	}
	return os.NewFile(uintptr(fd), f.Name()), nil
}

// KeepTaken ends an offer after which the session's memory is where its worker asked for. It reports whether the worker asked.
func (s *Stowage) KeepTaken(id uint64) (asked bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	x := s.session(id)
	s.endOffer(x)
	if asked = len(x.taken) > 0; asked {
		s.dead = append(s.dead, x.kept...)
		x.kept, x.taken, x.memory = x.taken, nil, 0
	}
	s.nudge()
	return asked
}

// CloseTaken is KeepTaken for a worker that has left its session where it was, and has written something else to what it asked for.
func (s *Stowage) CloseTaken(id uint64) (asked bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	x := s.session(id)
	s.endOffer(x)
	asked = len(x.taken) > 0
	for _, h := range x.taken {
		_ = h.Close()
	}
	x.taken = nil
	return asked
}

// Cancel ends an offer after which the session's memory is where it was.
func (s *Stowage) Cancel(id uint64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if x := s.sessions[id]; x != nil {
		s.endOffer(x)
		s.dead = append(s.dead, x.taken...)
		x.taken = nil
	}
	s.nudge()
}

// endOffer lets the worker ask for nothing more. mu is held.
func (s *Stowage) endOffer(x *stowed) {
	if x.offer == nil {
		return
	}
	for _, f := range append(x.offer.Parents, x.offer.File) {
		_ = f.Close() // the daemon's own; nil is no file
	}
	x.offer = nil
}

// Return frees all that a session has: its memory is on its GPUs again, or it has ended.
func (s *Stowage) Return(id uint64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if x := s.sessions[id]; x != nil {
		s.endOffer(x)
		s.dead = append(append(s.dead, x.kept...), x.taken...)
		delete(s.sessions, id)
	}
	s.nudge()
}

// Count says how many bytes are ready, in pieces that nobody has, and how many sessions have in pieces and on disk.
func (s *Stowage) Count() (ready, memory, disk uint64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	ready = uint64(len(s.ready)) * s.piece
	for _, x := range s.sessions {
		for _, h := range slices.Concat(x.kept, x.taken) {
			switch h.kind {
			case control.PlaceMemory:
				memory += h.size
			case control.PlaceDisk:
				disk += h.size
			}
		}
		memory += x.memory
	}
	return ready, memory, disk
}

// Overgrown lists the sessions whose file is larger than their worker asked for, and empties those files: whatever such a
// worker does, it is not keeping its session.
func (s *Stowage) Overgrown() (ids []uint64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for id, x := range s.sessions {
		for _, h := range slices.Concat(x.kept, x.taken) {
			if info, err := h.Stat(); h.kind != control.PlaceMemory && err == nil && uint64(info.Size()) > h.size+slack {
				_ = h.Truncate(0)
				ids = append(ids, id)
			}
		}
	}
	return slices.Compact(ids)
}

// slack is what a file may be larger than what is kept in it.
const slack = 1 << 20

// nudge has the thread that makes and frees pieces look. It does not wait.
func (s *Stowage) nudge() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// roomPause is how long the thread waits before it asks again whether the host has memory to spare.
const roomPause = 5 * time.Second

// OpenDisk makes a file for a session that goes to disk. It has no name, and so is gone with the last process that has
// it open.
func (s *Stowage) OpenDisk(bytes uint64) (*os.File, error) {
	if s.cfg.Dir == "" {
		return nil, os.ErrNotExist
	}
	fd, err := unix.Open(s.cfg.Dir, unix.O_TMPFILE|unix.O_RDWR|unix.O_CLOEXEC, 0o600)
	var f *os.File
	if err == nil {
		f = os.NewFile(uintptr(fd), "a session on disk")
	} else { // a file system without nameless files
		if f, err = os.CreateTemp(s.cfg.Dir, ".ferry-swap-"); err != nil {
			return nil, fmt.Errorf("a file for a session on disk: %w", err)
		}
		if err = os.Remove(f.Name()); err != nil {
			_ = f.Close()
			return nil, fmt.Errorf("a file for a session on disk: %w", err)
		}
	}
	// A full disk is found now, not in the middle. A file system that cannot reserve finds it then.
	if err := unix.Fallocate(int(f.Fd()), unix.FALLOC_FL_KEEP_SIZE, 0, int64(max(bytes, 1))); err == unix.ENOSPC || err == unix.EDQUOT {
		_ = f.Close()
		return nil, fmt.Errorf("%s has no room for %d bytes: %w", s.cfg.Dir, bytes, err)
	}
	return f, nil
}
