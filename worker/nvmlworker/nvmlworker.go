// Package nvmlworker serves a client of NVML, the library behind nvidia-smi. It
// is the worker's counterpart for a client that asks about GPUs and uses none: it
// opens no device and touches no device memory.
//
// The library that answers is passed in (Config.Open). This package stands
// between it and the client: names.go replaces the library's handles by names of
// the client's own and takes out pointers, view.go shows only the devices and the
// memory that the client was granted, processes.go answers for processes with the
// sessions of the client's owner.
//
// # Threads
//
// One goroutine reads calls. Each call is executed on a goroutine of its own,
// because a call that waits for an event may take for ever; answers go out in the
// order in which calls end. Names are shared by these goroutines and have a lock,
// which is held for no call. Everything else is set before the first call.
package nvmlworker

import (
	"errors"
	"fmt"
	"io"
	"log/slog"
	"time"

	"ferry/api/cu"
	"ferry/api/nvml"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/wire"
)

// maxCalls bounds the calls of a client that are executed at once.
const maxCalls = 32

// Config says whom a Worker serves, and with what.
type Config struct {
	// Open opens the library. The library may call processes, which lists the
	// processes of the client's owner, at any time.
	Open func(processes func() []nvml.Process) (nvml.Library, error)
	// Sessions asks the daemon for the sessions of the client's owner.
	Sessions func() ([]control.Session, error)
	// Page has the counters of this session and the memory quotas. The daemon
	// made it.
	Page *sessionpage.Page

	Revision      wire.Revision // of the schema: what client and server both have; 0 for this build's
	ClientIsNewer bool          // the client may send calls that the session lacks

	ClientPid int      // of the client's process, on the client's machine
	Devices   []int    // the server's numbers of the devices the client may see, in its order; nil for all
	UUIDs     []string // of Devices, as NVML writes them
	Log       *slog.Logger
}

// A Client is the connection to the client.
type Client interface {
	// Welcome ends the handshake; the client sends no call before. It returns
	// io.EOF if the client is gone.
	Welcome(message string) error
	// ReadFrame returns the next frame, io.EOF when the client is gone. The
	// payload is valid until the next call. One goroutine calls it.
	ReadFrame() (wire.Header, []byte, error)
	// WriteFrame sends a whole frame. Any goroutine calls it. A client that is
	// gone is noticed by ReadFrame.
	WriteFrame(kind uint16, id uint32, payload []byte)
	// AwaitHangup returns when the client is gone for good.
	AwaitHangup()
	// Close ends the connection.
	Close()
}

// A Worker serves one client.
type Worker struct {
	log      *slog.Logger
	lib      nvml.Library
	sessions func() ([]control.Session, error)
	counters *sessionpage.Counters
	revision wire.Revision
	newer    bool            // the client's revision is newer than the session's
	unknown  map[uint16]bool // calls of such a client that were logged; used by readCalls
	names    names
	view     view
	client   Client        // set by Run
	slots    chan struct{} // holds an element for each call that is executed
	prepare  func()        // finds out which devices the client sees; Run calls it, in the confined process
}

// Open opens the library and counts its devices. The process may be confined afterwards.
func Open(c Config) (*Worker, error) {
	w := &Worker{
		log: c.Log, sessions: c.Sessions, counters: c.Page.Counters(), slots: make(chan struct{}, maxCalls),
		view: view{page: c.Page, pid: c.ClientPid}, revision: c.Revision, newer: c.ClientIsNewer, unknown: map[uint16]bool{},
	}
	var err error
	if w.lib, err = c.Open(w.processes); err != nil {
		return nil, err
	}
	devices, rc := listDevices(w.lib)
	if rc != nvml.NVML_SUCCESS {
		return nil, fmt.Errorf("counting devices: %w", rc)
	}
	w.prepare = func() { w.showDevices(devices, c.Devices, c.UUIDs) }
	return w, nil
}

// showDevices sets which of the library's devices the client sees.
func (w *Worker) showDevices(all []uint64, granted []int, uuids []string) {
	seen, hidden := w.view.splitDevices(w.lib, all, granted, uuids)
	w.names.addDevices(seen)
	w.names.hideDevices(hidden)
}

// Run welcomes the client and serves it until it leaves. It closes the
// connection. Calls that still wait for an event end with the process.
func (w *Worker) Run(client Client) error {
	w.client = client
	defer client.Close()
	w.prepare()
	if err := client.Welcome(w.lib.Describe()); err != nil {
		return unlessEOF(err)
	}
	w.log.Info("session starts", "device", w.lib.Describe())
	start := time.Now()
	ended := make(chan error, 2)
	go func() { client.AwaitHangup(); ended <- nil }()
	go func() { ended <- w.readCalls() }()
	err := unlessEOF(<-ended)
	reason := "client closed the connection"
	if err != nil {
		reason = err.Error()
	}
	w.log.Info("session ends", "after", time.Since(start).Round(time.Millisecond), "commands", w.counters.Commands.Load(), "reason", reason)
	return err
}

// unlessEOF: a client leaves by closing the connection, which is no error.
func unlessEOF(err error) error {
	if errors.Is(err, io.EOF) {
		return nil
	}
	return err
}

// readCalls reads calls and starts them, until the client leaves or breaks the
// protocol.
func (w *Worker) readCalls() error {
	for {
		h, payload, err := w.client.ReadFrame()
		if err != nil {
			return err
		}
		c, err := nvml.Decode(h.Op, payload)
		if err == nil && !w.revision.Has(wire.Revision(c.Func.Since)) {
			err = nvml.ErrUnknown
		}
		if w.newer && errors.Is(err, nvml.ErrUnknown) && h.ID != 0 {
			w.refuseUnknown(h)
			continue
		}
		if err == nil && h.ID == 0 {
			err = errors.New("a call that wants no answer")
		}
		if err != nil {
			return fmt.Errorf("client broke the protocol: call %d: %w", h.Op, err)
		}
		w.counters.Commands.Add(1)
		w.counters.BytesIn.Add(uint64(h.Size))
		w.slots <- struct{}{}
		go func() {
			w.answer(h.ID, c, w.execute(c))
			<-w.slots
		}()
	}
}

// maxUnknown bounds how many calls that the session lacks the log names.
const maxUnknown = 64

// refuseUnknown answers a call of a newer client that this session lacks.
func (w *Worker) refuseUnknown(h wire.Header) {
	if !w.unknown[h.Op] && len(w.unknown) < maxUnknown {
		w.unknown[h.Op] = true
		w.log.Warn("the client sent a call of NVML that this server lacks; upgrade the server", "number", h.Op, "revision", uint32(w.revision))
	}
	w.client.WriteFrame(wire.AnsReply, h.ID, wire.Reply{Result: cu.Result(nvml.NVML_ERROR_NOT_SUPPORTED)}.AppendReply(nil))
}

func (w *Worker) answer(id uint32, c *nvml.Call, rc nvml.Return) {
	w.log.Debug("NVML", "call", c.Func.Name, "result", int32(rc))
	b := wire.Reply{Result: cu.Result(rc)}.AppendReply(make([]byte, 0, 256))
	w.client.WriteFrame(wire.AnsReply, id, c.AppendReply(b, rc))
}

// execute answers what Ferry itself decides, and has the library answer the rest.
func (w *Worker) execute(c *nvml.Call) nvml.Return {
	if c.Op == nvml.OpStart {
		return w.start(c)
	}
	device := w.names.ordinal(c)
	if !w.names.toReal(c) {
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
	if !countsFit(c) {
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
	rc, handled := w.viewCall(device, c)
	if !handled {
		rc, handled = w.processCall(w.view.serverOrdinal(device), c)
	}
	if !handled {
		rc = w.lib.Call(c)
	}
	if err := w.names.toClient(c, rc); errors.Is(err, errHidden) {
		return nvml.NVML_ERROR_NOT_FOUND
	} else if err != nil {
		w.log.Warn("the client has too many objects", "call", c.Func.Name)
		return nvml.NVML_ERROR_INSUFFICIENT_RESOURCES
	}
	return rc
}

// countsFit checks the counts by which a library writes into a struct. The table of
// calls does not know them, and a library must not write beyond the struct.
func countsFit(c *nvml.Call) bool {
	switch c.Op {
	case nvml.OpGpmMetricsGet:
		get := nvml.Get[nvml.GpmMetricsGet](c, 0)
		return int(get.NumMetrics) <= len(get.Metrics)
	case nvml.OpSystemGetDriverBranch:
		return uint32(c.Args[1].Word) <= uint32(len(nvml.SystemDriverBranchInfo_v1{}.Branch))
	}
	return true
}

// start answers nvmlInit with the versions and the number of devices, which the
// shim then knows without asking.
func (w *Worker) start(c *nvml.Call) nvml.Return {
	for i, op := range []nvml.Op{nvml.OpSystemGetDriverVersion, nvml.OpSystemGetNVMLVersion} {
		q := nvml.New(op)
		q.Args[0].Data, q.Args[1].Word = c.Args[i].Data, uint64(len(c.Args[i].Data))
		if rc := w.lib.Call(q); rc != nvml.NVML_SUCCESS {
			return rc
		}
	}
	q := nvml.New(nvml.OpSystemGetCudaDriverVersion_v2)
	q.Args[0].Data = c.Args[2].Data
	if rc := w.lib.Call(q); rc != nvml.NVML_SUCCESS {
		return rc
	}
	return c.PutU32(3, w.names.count)
}

// listDevices lists the library's handles of all devices, in its order.
func listDevices(lib nvml.Library) ([]uint64, nvml.Return) {
	q := nvml.New(nvml.OpDeviceGetCount_v2)
	q.Args[0].Data = make([]byte, 4)
	if rc := lib.Call(q); rc != nvml.NVML_SUCCESS {
		return nil, rc
	}
	list := make([]uint64, min(q.U32(0), 4096))
	for i := range list {
		h := nvml.New(nvml.OpDeviceGetHandleByIndex_v2)
		h.Args[0].Word, h.Args[1].Data = uint64(i), make([]byte, 8)
		// A device that has fallen off the bus keeps its place, with handle 0.
		if rc := lib.Call(h); rc == nvml.NVML_SUCCESS {
			list[i] = h.U64(1)
		}
	}
	return list, nvml.NVML_SUCCESS
}
