// Package guestmemory divides memory that a virtual machine shares with this host, such as the file
// behind an ivshmem device, among the sessions of the machine's programs: each gets a part for its
// rings. wire/PROTOCOL.md, "Regions", has the layout.
//
// The virtual machine is the boundary of trust: whoever may map the device in the guest reads and
// writes all parts. So a file belongs to one machine, and nothing that the daemon decides rests on
// what the file says.
//
// Who has a part is known to the kernel alone: a lock on the part's bytes, which belongs to the open
// file that a worker gets and lasts as long as its mapping. So a worker that dies gives its part
// back, and a daemon that is restarted, or a second one, knows which parts are taken.
//
// Goroutines: all methods may be called by any; Regions.mu guards the list.
package guestmemory

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"sync"
	"time"

	"golang.org/x/sys/unix"

	"ferry/transport/ring"
	"ferry/wire"
)

// The layout of a region, as wire/PROTOCOL.md has it.
const (
	magic     = "FERRYMEM"
	version   = 1
	headBytes = 64 << 10
	partAlign = 64 << 10
	partBytes = (ring.PartBytes + partAlign - 1) / partAlign * partAlign
	// leastBytes is the size of the smallest region of use.
	leastBytes = headBytes + partBytes
)

// Regions are the files that a server was told of.
type Regions struct {
	log *slog.Logger

	mu   sync.Mutex
	list []*region
}

// A region is one file. A file that is not there yet, or was replaced, as monitors do when a machine
// starts, has no number.
type region struct {
	path  string
	id    wire.RegionID
	inode uint64
	parts int
	next  int    // the part to try first, so that one which was given back rests the longest
	why   string // why it cannot be used, as the log has said
}

// Open prepares the regions in these files. A file that cannot be used is none, until it can be; the
// log says why.
func Open(paths []string, log *slog.Logger) *Regions {
	r := &Regions{log: log}
	for _, path := range paths {
		r.list = append(r.list, &region{path: path})
	}
	r.refresh()
	return r
}

// Watch looks for files that have come or were replaced, again and again, until ctx is done.
func (r *Regions) Watch(ctx context.Context, every time.Duration) {
	if len(r.list) == 0 {
		return
	}
	tick := time.NewTicker(every)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			r.refresh()
		}
	}
}

// refresh prepares every file that is another one than before.
func (r *Regions) refresh() {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, g := range r.list {
		was := g.id
		err := g.prepare()
		switch {
		case err != nil && err.Error() != g.why:
			g.why = err.Error()
			r.log.Warn("memory of a guest is not used", "file", g.path, "why", err)
		case err == nil && g.id != was:
			g.why = ""
			r.log.Info("memory of a guest is used", "file", g.path, "sessions", g.parts)
		}
	}
}

// prepare writes the head of the file, with a fresh number, unless it has done so.
func (g *region) prepare() error {
	f, st, err := g.open()
	if err != nil {
		g.id = 0
		return err
	}
	defer func() { _ = f.Close() }()
	if g.id != 0 && st.Ino == g.inode && g.partsOf(st) == g.parts {
		return nil
	}
	var head [24]byte
	copy(head[:], magic)
	binary.LittleEndian.PutUint32(head[8:], version)
	for id := head[16:]; binary.LittleEndian.Uint64(id) == 0; {
		_, _ = rand.Read(id) // never fails (crypto/rand)
	}
	memory, err := unix.Mmap(int(f.Fd()), 0, headBytes, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED)
	if err != nil {
		g.id = 0
		return fmt.Errorf("it cannot be mapped: %w", err)
	}
	copy(memory, head[:])
	_ = unix.Munmap(memory)
	g.id, g.inode, g.parts = wire.RegionID(binary.LittleEndian.Uint64(head[16:])), st.Ino, g.partsOf(st)
	return nil
}

func (g *region) partsOf(st unix.Stat_t) int { return int((st.Size - headBytes) / partBytes) }

// open opens the file and says why it cannot be used.
func (g *region) open() (*os.File, unix.Stat_t, error) {
	var st unix.Stat_t
	f, err := os.OpenFile(g.path, os.O_RDWR|unix.O_NOFOLLOW|unix.O_NONBLOCK, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, st, errors.New("there is no such file yet; what runs the guest makes it")
	}
	if err != nil {
		return nil, st, err
	}
	if err = unix.Fstat(int(f.Fd()), &st); err == nil {
		err = usable(st)
	}
	if err != nil {
		_ = f.Close()
		return nil, st, err
	}
	return f, st, nil
}

// usable says why a file cannot be a region. One that others may change is none: a user who
// shortens it kills the workers that have mapped it.
func usable(st unix.Stat_t) error {
	switch {
	case st.Mode&unix.S_IFMT != unix.S_IFREG:
		return errors.New("it is no regular file")
	case st.Mode&0o006 != 0:
		return fmt.Errorf("every user may read or write it (mode %04o), and with it what programs of the guest compute: run chmod o-rw", st.Mode&0o7777)
	case st.Size < leastBytes:
		return fmt.Errorf("it has %d bytes, and a session needs %d", st.Size, leastBytes)
	}
	return nil
}

// TakePart gives a part of a region, zeroed, to a session. The file has a lock on it: while any process has the
// file open or that part of it mapped, the part is taken. The caller passes the file to the worker and closes
// its own. It returns false if there is no such region, or no part is free.
func (r *Regions) TakePart(id wire.RegionID, session uint64) (*os.File, wire.MemoryPart, bool) {
	if r == nil || id == 0 {
		return nil, wire.MemoryPart{}, false
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, g := range r.list {
		if g.id != id {
			continue
		}
		f, part, err := g.takePart(session)
		if err != nil {
			r.log.Warn("a session gets no memory of its guest", "file", g.path, "session", session, "why", err)
			return nil, wire.MemoryPart{}, false
		}
		return f, part, true
	}
	return nil, wire.MemoryPart{}, false
}

var errFull = errors.New("all parts are taken; a larger file has more of them")

func (g *region) takePart(session uint64) (f *os.File, p wire.MemoryPart, err error) {
	f, st, err := g.open()
	if err != nil {
		return nil, p, err
	}
	defer func() {
		if err != nil {
			_ = f.Close()
			f = nil
		}
	}()
	if st.Ino != g.inode || g.partsOf(st) < g.parts {
		return f, p, errors.New("the file was replaced")
	}
	for i := range g.parts {
		n := (g.next + i) % g.parts
		p = wire.MemoryPart{Region: g.id, Offset: headBytes + uint64(n)*partBytes, Size: partBytes}
		lock := unix.Flock_t{Type: unix.F_WRLCK, Start: int64(p.Offset), Len: int64(p.Size)}
		if unix.FcntlFlock(f.Fd(), unix.F_OFD_SETLK, &lock) != nil {
			continue // a worker has it
		}
		g.next = (n + 1) % g.parts
		return f, p, clearPart(f, p, session)
	}
	return f, p, errFull
}

// clearPart zeroes a part and writes whose it is.
func clearPart(f *os.File, p wire.MemoryPart, session uint64) error {
	memory, err := unix.Mmap(int(f.Fd()), int64(p.Offset), int(p.Size), unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED)
	if err != nil {
		return err
	}
	clear(memory)
	binary.LittleEndian.PutUint64(memory[ring.PartOwner:], session)
	return unix.Munmap(memory)
}
