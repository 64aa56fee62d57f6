package handover

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"syscall"

	"golang.org/x/sys/unix"
)

// Descriptors are files that survive an execve, which those of Go do not.
type Descriptors struct{ files []int }

// Add adds a duplicate of a file and returns its number.
func (l *Descriptors) Add(f syscall.Conn) (int, error) {
	raw, err := f.SyscallConn()
	if err != nil {
		return -1, err
	}
	fd, failed := -1, error(nil)
	err = raw.Control(func(of uintptr) { fd, failed = unix.FcntlInt(of, unix.F_DUPFD, 3) })
	if err = errors.Join(err, failed); err != nil {
		return -1, fmt.Errorf("keeping a descriptor over the restart: %w", err)
	}
	l.files = append(l.files, fd)
	return fd, nil
}

// AddOwned is Add for a file that was made for it; AddOwned closes the file. An error in
// place of a file is returned.
func (l *Descriptors) AddOwned(f *os.File, err error) (int, error) {
	if err != nil {
		return -1, err
	}
	defer func() { _ = f.Close() }()
	return l.Add(f)
}

// Close closes them all, after an execve that failed.
func (l *Descriptors) Close() {
	for _, fd := range l.files {
		_ = unix.Close(fd)
	}
}

// writeState writes a state into memory that no process can change any more and that has no
// name: there are secrets in it. It returns the descriptor, which is one of l.
func (l *Descriptors) writeState(h *State) (int, error) {
	h.Files = l.files
	text, err := json.Marshal(h)
	if err != nil {
		return -1, err
	}
	fd, err := unix.MemfdCreate("ferry-handover", unix.MFD_ALLOW_SEALING)
	if err != nil {
		return -1, err
	}
	l.files = append(l.files, fd) // not in h.Files: the environment has its number
	for rest := text; len(rest) > 0; {
		n, err := unix.Write(fd, rest)
		if err != nil {
			return -1, err
		}
		rest = rest[n:]
	}
	_, err = unix.FcntlInt(uintptr(fd), unix.F_ADD_SEALS, seals)
	return fd, err
}

const seals = unix.F_SEAL_SHRINK | unix.F_SEAL_GROW | unix.F_SEAL_WRITE | unix.F_SEAL_SEAL
