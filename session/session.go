// Package session is the state of one client: the part of what a
// server knows about it that means the same on every server and device.
//
// It contains, for one client:
//   - the address windows it reserved (Windows),
//   - every live handle with the object it stands for, the handle it ends with, and
//     its recipe, the command that made it (Handles, Object, Recipe),
//   - its contexts with their streams that may hold work and the limits it set
//     (Context, BusyStreams, StreamOrder),
//   - its device memory by address: allocations and their extents (Allocation),
//   - the captures under way (Capture),
//   - the first error of a command without an answer that no answer has brought yet
//     (Latch),
//   - which of the server's devices it may use and sees (Devices),
//   - what later commands changed of its objects (Settings): the last command of each kind for
//     each object,
//   - the command that is being executed (Command), and why the session must end.
//
// It does not contain, and whoever makes a client's objects again needs besides:
//   - the bytes of device memory, of module variables and of arrays, which only the
//     device has;
//   - the images of modules: a recipe names an upload or a hash; the bytes are kept by package
//     worker/code;
//   - state that parts of the worker keep themselves: numbers of device resources
//     (worker/translate), peer access and mapped physical memory (worker/memory,
//     worker/accounting), shared and mirrored host memory (worker/hostmem), graphs with what
//     they hold (worker/graph), uploads, linked images and what is known of variables
//     (worker/code): sections of a checkpoint beside the session's;
//   - resources that a worker keeps for its own use (events, staging memory, threads:
//     package worker/gpu) and the connection (package worker/conn).
//
// The package makes no device calls, opens nothing and starts nothing. State gives what it holds as
// plain values, which package checkpoint encodes. Restore, Handles.Remake and Restored make a session
// again from that, with the help of package worker/rebuild, which executes the recipes.
//
// Threads: the command loop owns a Session. Handles and Latch lock themselves, because
// threads of the pool use them too; BusyStreams.Waits is atomic for the same reason.
package session

import (
	"ferry/api/cu"
	"ferry/wire"
)

// A Session is the state of one client. The command loop owns it.
type Session struct {
	ID       uint64        // the daemon's number for it
	Revision wire.Revision // of the schema: what client and server both have; 0 for this build's
	Windows  Windows
	Handles  Handles
	Devices  Devices

	Contexts    map[uint32]*Context    // by the index of the client's handle
	Allocations map[uint64]*Allocation // device memory that the client allocated, by address
	Captures    map[cu.Stream]Capture  // by the real stream in which each began
	Latch       Latch
	Command     Command

	settings settings
	failure  error
}

// New returns the state of a client that has done nothing yet.
func New(id uint64, windows Windows) *Session {
	return &Session{
		ID: id, Windows: windows, Contexts: map[uint32]*Context{}, Allocations: map[uint64]*Allocation{},
		Captures: map[cu.Stream]Capture{},
	}
}

// A Command is what the command loop executes.
type Command struct {
	Op wire.Op
	// Owner is the client's handle that the objects this command makes or finds end
	// with; 0 for none.
	Owner uint64
	// Failed says that the device, or the worker, did not do it.
	Failed bool
}

// Begin notes the command that the loop executes next, in the context with this index. Its
// payload must not change before End.
func (s *Session) Begin(op wire.Op, ctx uint32, payload []byte) {
	s.Command = Command{Op: op}
	s.Handles.Begin(op, ctx, payload)
}

// End notes that the command has been executed, and that its payload may be overwritten.
func (s *Session) End() { s.Handles.End() }

// Fail ends the session after the command that is being executed: the client did
// what no correct client does. The first reason counts.
func (s *Session) Fail(err error) {
	if s.failure == nil {
		s.failure = err
	}
}

// Failure is why the session must end; nil while it need not.
func (s *Session) Failure() error { return s.failure }

// Bind gives a handle the object that the current command made, in a context (0:
// none), and has it end with the command's owner. An executable graph has no
// owner: it outlives the graph it was made from.
func (s *Session) Bind(kind cu.Kind, h, real uint64, ctx uint32) {
	if err := s.Handles.Bind(kind, h, real, ctx); err != nil {
		s.Fail(err)
	}
	if owner := s.Command.Owner; owner != 0 && kind != cu.KindGraphExec {
		s.Handles.Own(owner, h)
	}
}

// Name returns the handle of an object that the device returned: the one the client
// knows it by, or a new one, which ends with the command's owner.
func (s *Session) Name(kind cu.Kind, real uint64) uint64 {
	h := s.Handles.Virtual(kind, real)
	if owner := s.Command.Owner; owner != 0 && h != 0 {
		s.Handles.Own(owner, h)
	}
	return h
}

// NameAll replaces every object in a list by its handle.
func NameAll[H ~uint64](s *Session, kind cu.Kind, list []H) []H {
	for i, real := range list {
		list[i] = H(s.Name(kind, uint64(real)))
	}
	return list
}

// An Allocation is device memory that the client allocated at an address of its own
// choice.
type Allocation struct {
	Addr, Size uint64
	Device     cu.Device
	Context    uint32         // index of the context it ends with
	Published  *cu.FerryShare // what other clients open it by; nil if it is not shared
	Opened     bool           // it is another session's memory
}

// Extent is where the allocation lies.
func (a *Allocation) Extent() Range { return Range{Base: a.Addr, Size: a.Size} }
