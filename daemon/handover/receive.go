package handover

import (
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net"
	"os"
	"strconv"

	"golang.org/x/sys/unix"

	"ferry/transport"
)

// envHandover tells a program that it takes over, and the number of the descriptor of the
// State.
const envHandover = "FERRY_HANDOVER"

// Received is what a daemon left for this process when it became this program. A nil one
// holds nothing.
type Received struct {
	State
	files map[int]*os.File // that no part of the daemon has taken yet
}

// Receive returns what a daemon left for this program; nil if there was none. It must be
// called before this process starts another, which would inherit the descriptors.
func Receive() (*Received, error) {
	text := os.Getenv(envHandover)
	if text == "" {
		return nil, nil
	}
	if err := os.Unsetenv(envHandover); err != nil {
		return nil, err
	}
	fd, err := strconv.Atoi(text)
	if err != nil || fd < 3 {
		return nil, fmt.Errorf("%s=%q is for a server that restarts, not to be set by hand", envHandover, text)
	}
	if got, err := unix.FcntlInt(uintptr(fd), unix.F_GET_SEALS, 0); err != nil || got != seals {
		return nil, fmt.Errorf("%s=%q: no server left anything there", envHandover, text)
	}
	f := os.NewFile(uintptr(fd), "handover")
	defer func() { _ = f.Close() }()
	h := &Received{files: map[int]*os.File{}}
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return nil, err
	}
	if err := json.NewDecoder(f).Decode(&h.State); err != nil {
		return nil, fmt.Errorf("what the server before left: %w", err)
	}
	for _, fd := range h.Files {
		unix.CloseOnExec(fd)
		h.files[fd] = os.NewFile(uintptr(fd), "handed over")
	}
	if h.Version < oldest || h.Version > Version {
		return nil, fmt.Errorf("the server before left a handover %d, and this one understands %d to %d", h.Version, oldest, Version)
	}
	if h.Version < 4 {
		for i := range h.Waiting {
			h.Waiting[i].Accepted.Revision = 1 // there was no other
		}
	}
	return h, nil
}

// Sockets are the listening sockets that another program opened for the daemon before.
func (h *Received) Sockets() (list []*os.File) {
	for _, fd := range h.Given {
		list = append(list, h.TakeFile(fd))
	}
	return list
}

// TakeFile gives a file to the caller, once; nil for none.
func (h *Received) TakeFile(fd int) *os.File {
	f := h.files[fd]
	delete(h.files, fd)
	return f
}

// Close closes the files that no part of the daemon has taken.
func (h *Received) Close() {
	for fd := range h.files {
		_ = h.TakeFile(fd).Close()
	}
}

// Listeners are listeners of the daemon before, by the address in the configuration.
type Listeners map[transport.Address]transport.Listener

// TakeListeners takes the listeners over; none of a nil Received.
func (h *Received) TakeListeners(log *slog.Logger) Listeners {
	list := Listeners{}
	if h == nil {
		return list
	}
	for _, l := range h.State.Listeners {
		asked, open, err := h.takeListener(l)
		if err != nil {
			log.Error("taking over a listener", "address", l.Address, "err", err)
			continue
		}
		list[asked] = open
	}
	return list
}

func (h *Received) takeListener(from Listener) (asked transport.Address, l transport.Listener, err error) {
	if asked, err = transport.Parse(from.Asked); err != nil {
		return asked, nil, err
	}
	at, err := transport.Parse(from.Address)
	if err != nil {
		return asked, nil, err
	}
	l, err = transport.Adopt(h.TakeFile(from.FD), at)
	return asked, l, err
}

// Take returns the listener for an address, once; nil for none.
func (o Listeners) Take(a transport.Address) transport.Listener {
	l := o[a]
	delete(o, a)
	return l
}

// Close closes those that were not taken: the configuration has them no more.
func (o Listeners) Close() {
	for _, l := range o {
		_ = l.Close()
	}
}

// AdminSocket is the admin socket of the daemon before, if it was at this path; nil
// otherwise.
func (h *Received) AdminSocket(path string) transport.Listener {
	if h == nil || h.Admin.Asked != path {
		return nil
	}
	at, err := transport.Parse(h.Admin.Address)
	if err != nil {
		return nil
	}
	l, err := transport.Adopt(h.TakeFile(h.Admin.FD), at)
	if err != nil {
		return nil
	}
	return l
}

// WebListener is the listener of the dashboard of the daemon before, if it was for this
// address; nil otherwise.
func (h *Received) WebListener(address string) *net.TCPListener {
	if h == nil || h.Web.Asked != address {
		return nil
	}
	f := h.TakeFile(h.Web.FD)
	defer func() { _ = f.Close() }()
	l, err := net.FileListener(f)
	if err != nil {
		return nil
	}
	t, _ := l.(*net.TCPListener)
	return t
}
