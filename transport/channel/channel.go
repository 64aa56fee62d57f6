// Package channel defines what the frames of a session travel through: the
// Channel interface, and the traits by which one kind of channel differs from
// another for the code above it.
//
// Implementations: package socket (a stream socket in blocking system calls),
// package ring (shared memory), package link (a stream that outlives its
// connections). Package worker/conn chooses among them; nothing above it knows
// which one it has. docs/adding-a-transport.md says how to add one.
//
// Goroutines: one goroutine reads (Read, Pending, OnIdle, PollWord) and one
// writes (Write, WriteParts) at a time. AwaitHangup and Wake may be called by
// any goroutine at any time.
package channel

import (
	"errors"
	"io"
	"sync/atomic"
	"time"
)

// A Channel is a byte stream in each direction.
type Channel interface {
	// Read returns what is there, and waits if there is nothing. Write returns
	// when all bytes are on their way or kept by the channel.
	io.ReadWriter

	// WriteParts writes all of several buffers as one Write of their
	// concatenation would, and uses the list up.
	WriteParts(parts [][]byte) error

	// Traits says what this kind of channel can do. It never changes.
	Traits() Traits

	// Pending reports, without waiting, whether Read would return at once.
	// Traits.SeesPending says whether the answer is cheap enough to ask in a loop.
	Pending() bool

	// OnIdle has Read call f, on the goroutine that reads, before it sleeps; nil
	// for nothing. It is called while nobody reads. A channel whose Traits do not
	// say AnnouncesIdle ignores it: its reader calls f itself.
	OnIdle(f func())

	// PollWord returns a word in memory that the client advances when it writes,
	// and the value that it has while there is nothing to read; nil if the channel
	// has no such word. It lets a device driver watch for commands while it waits.
	PollWord() (written *atomic.Uint64, read uint64)
}

// Traits are what the code above a channel adapts to.
type Traits struct {
	// SeesPending: Pending may be asked again and again.
	SeesPending bool
	// SharesMemory: client and server are on one host and share the memory of the
	// channel. Pending costs no system call, and a round trip costs little.
	SharesMemory bool
	// SpinsInRead: Read itself spins for a while before it sleeps. For other
	// channels the reader decides whether spinning is worth it.
	SpinsInRead bool
	// AnnouncesIdle: Read calls what OnIdle was given.
	AnnouncesIdle bool
}

// A Connection is a channel that a session begins with. It knows whether the
// client is still there, also when frames have moved to another channel.
type Connection interface {
	Channel

	// AwaitHangup returns when the client has left for good, and whether it said
	// goodbye before. It returns although bytes may be unread.
	AwaitHangup() (goodbye bool)

	// HangUp ends the connection. It waits for the client to notice where that
	// has a meaning, at most so long.
	HangUp(limit time.Duration)
}

// A FileReceiver is a Connection that can bring file descriptors.
type FileReceiver interface {
	// ReceiveFile hands over the oldest descriptor that has come and was not
	// handed over. Descriptors come with, or before, the bytes of the command that
	// means them. The caller owns the descriptor.
	ReceiveFile() (fd int, ok bool)
}

// A Waker is a channel whose reader and writer may sleep although the client is
// gone, because nothing but the client would wake them.
type Waker interface {
	// Wake has a sleeping reader or writer find out whether the client is gone.
	Wake()
}

// ErrPaused is returned by calls of a channel that is paused. A Write returns with it how
// much was written; WriteParts leaves in its list what was not.
var ErrPaused = errors.New("the channel is paused")

// A Pauser is a channel that another process can go on with.
type Pauser interface {
	// Pause has calls that read or write, and wait, return ErrPaused, and every later
	// one, until Unpause. Nothing is lost of what they had begun. It fails if the channel
	// has ended.
	Pause() error
	Unpause()
}

// KeepRest removes from a list of buffers what was written of it: all before the buffer i,
// and n bytes of that. It is for WriteParts of a channel that was paused.
func KeepRest(parts [][]byte, i, n int) {
	clear(parts[:i])
	parts[i] = parts[i][n:]
}

// Of returns a channel without any traits that reads from r and writes to w. It is
// for tests.
func Of(r io.Reader, w io.Writer) Channel { return plain{r, w} }

type plain struct {
	io.Reader
	io.Writer
}

func (p plain) WriteParts(parts [][]byte) error {
	for _, b := range parts {
		if _, err := p.Write(b); err != nil {
			return err
		}
	}
	return nil
}

func (plain) Traits() Traits                     { return Traits{} }
func (plain) Pending() bool                      { return false }
func (plain) OnIdle(func())                      {}
func (plain) PollWord() (*atomic.Uint64, uint64) { return nil, 0 }
