// Package device defines the interface between a worker and a GPU. Driver,
// which is generated, is the CUDA driver API as Go methods. The role interfaces
// of this package add the calls whose C form is made of pointers to pointers,
// and what a worker needs beyond the CUDA API. Device is all of them together.
//
// Package device/cuda implements Device with NVIDIA's library, package softgpu
// on the host's processors. The worker imports neither of them: cmd/ferry opens
// the device. Where devices differ in a way that the worker must know of, they
// say so in Traits.
//
// # Threads
//
// A Device is the view that one thread has of the driver: like a C thread it has
// a current context, which CtxSetCurrent sets. One goroutine at a time uses a
// view, and locks itself to its OS thread while it does. All views share
// handles, memory and streams.
//
// The comments of the role interfaces name the thread that makes each call. The
// command loop is the thread of a worker that executes the client's commands in
// order; it uses the view that the worker was opened with. A pool thread is one
// of the worker's threads for calls that may block; it has a view of its own.
// "Any thread" means both, each through its own view.
//
// # Ownership
//
// A method keeps none of its arguments after it returns, unless its comment
// says so.
package device

import "ferry/api/cu"

// A Device is one thread's view of a driver.
type Device interface {
	Driver
	Threads
	Copies
	HostMemory
	Allocations
	IPC
	Launches
	CodeImages
	Linker
	HostFunctions
	UserObjects
	GraphNodes
	Reports

	// Traits returns how this device differs from others. The answer never
	// changes, and is the same on every view. Any thread asks.
	Traits() Traits
}

// Traits say how a device behaves where devices differ. They describe
// behaviour, so that the worker never asks which implementation it has. The zero
// value describes a GPU in hardware that loads code as CUDA does.
type Traits struct {
	// ExecutesOnHost: kernels and copies are executed by threads on the host's
	// processors. A worker that spins takes processor time away from the very
	// work it waits for, so it spins briefly. Work that is ready to pass (an
	// event with nothing in front of it) passes only once the host's scheduler
	// runs a device thread, which may take many milliseconds on a busy host.
	ExecutesOnHost bool

	// Code says how the device treats device code.
	Code Code
}

// Threads gives every OS thread its own view of the driver.
type Threads interface {
	// Thread returns a further view, with no current context. The command loop
	// and pool threads call it for a goroutine that they start; that goroutine
	// uses the view.
	Thread() Device
	// Leave ends a view. The goroutine that used the view calls it last.
	Leave()
}

// Apart returns a view for a while, on the calling thread, which may have another view already. The driver's current context belongs to the
// thread, whichever view sets it: leave makes that current again which was when Apart was called. The caller defers it.
func Apart(d Device) (view Device, leave func()) {
	view = d.Thread()
	was, rc := view.CtxGetCurrent()
	if rc != cu.CUDA_SUCCESS {
		was = 0
	}
	return view, func() {
		view.CtxSetCurrent(was)
		view.Leave()
	}
}

// HostFunctions lets a stream call a function of the client. A token names the
// function; the client chose it.
type HostFunctions interface {
	// HostFunc enqueues a call: when the stream comes to it, the device passes
	// the token to the function set by OnHostFunc, and the stream waits until
	// HostDone names the token. The command loop calls it for cuLaunchHostFunc
	// and for copies to host memory in a capture.
	HostFunc(s cu.Stream, token uint64) cu.Result
	// OnHostFunc sets the function that gets the tokens. The worker calls it
	// once, before any HostFunc. The device calls the function on a thread of
	// its own; the function must neither block nor call the device.
	OnHostFunc(call func(token uint64))
	// HostDone lets the stream go on that waits for the token. Any thread calls
	// it, as soon as the client says that its function has returned; so does
	// the goroutine that reads the client's pipe of finished functions.
	HostDone(token uint64)
}

// Reports brings what kernels and the device have to say to people.
type Reports interface {
	// Output returns what kernels printed since the last call, for the stdout
	// of the program, and what their failed assertions said, for its stderr; nil
	// if nothing. Any thread calls it before it sends an answer that shows the
	// client that kernels are done; pool threads use the view of the command loop
	// here, so the method locks what it needs.
	Output() (printed, complained []byte)
	// Report returns what the device found wrong with the program since the
	// last call: lines of text for its developer, nil if nothing. The report on a
	// fault is there before any call returns the fault's error. Only devices
	// that check accesses report anything. It is called as Output is, and once
	// more when the session has ended.
	Report() []byte
	// Describe says in words what this device is and which library drives it.
	// It is called when a session starts and by tools that list devices.
	Describe() string
}
