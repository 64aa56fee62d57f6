package graph

import (
	"encoding/binary"
	"log/slog"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/conn"
	"ferry/worker/gpu"
	"ferry/worker/translate"
	"ferry/worker/wait"
)

// HostCalls are what streams and graphs call in the client: host functions, destructors of
// user objects, and copies from and to memory that only the client has. Each has a token,
// by which client and worker know it.
//
// The command loop owns it. The threads on which the driver calls host functions, and
// threads of the pool, use userObjects and hostCopies, which have mutexes of their own.
type HostCalls struct {
	gpu     *gpu.Executor
	wait    *wait.Waits
	structs *translate.Structs
	dev     device.Device
	s       *session.Session
	conn    *conn.Conn
	out     *conn.Writer
	log     *slog.Logger

	userObjects userObjects
	hostCopies  hostCopies
	pipe        hostPipe
	readAhead   bool // the session came from another server with graphs that call the client
}

// NewHostCalls returns the HostCalls of a client. The device calls callClient when a stream
// has reached a host function, and endObject when nothing uses an object any more.
func NewHostCalls(e *gpu.Executor, w *wait.Waits, structs *translate.Structs, cfg gpu.Config) *HostCalls {
	hc := &HostCalls{
		gpu: e, wait: w, structs: structs, dev: cfg.Dev, s: cfg.Session, conn: cfg.Conn, out: cfg.Conn.Writer(), log: cfg.Log,
		userObjects: userObjects{byToken: map[uint64]cu.UserObject{}, live: map[uint64]int{}, told: map[uint64]bool{}},
		hostCopies:  hostCopies{byToken: map[uint64]*hostCopy{}, byClient: map[uint64]*hostCopy{}},
	}
	cfg.Dev.OnHostFunc(hc.callClient)
	cfg.Dev.OnUserObject(hc.endObject)
	return hc
}

// CmdHostFunc adds a host function to a stream.
func (hc *HostCalls) CmdHostFunc(q *wire.HostFuncRequest) cu.Result {
	s, _, rc := hc.gpu.Stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if q.Token >= OwnTokens {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if !hc.gpu.Capturing(s) {
		return hc.dev.HostFunc(s, q.Token)
	}
	info, rc := hc.dev.CaptureInfo(s)
	if rc == cu.CUDA_SUCCESS {
		rc = hc.dev.HostFunc(s, q.Token)
	}
	if rc == cu.CUDA_SUCCESS && info.Graph != 0 {
		hc.retainToken(info.Graph, q.Token)
	}
	return rc
}

// CmdHostDone lets the stream go on behind a host function that the client has run.
func (hc *HostCalls) CmdHostDone(q *wire.HostDoneRequest) cu.Result {
	hc.hostDone(hc.dev, q.Token)
	return cu.CUDA_SUCCESS
}

// callClient runs when a stream has reached a host function. The client must have the data
// of earlier copies before it is called.
func (hc *HostCalls) callClient(token uint64) {
	c := hc.hostCopies.find(token)
	hc.gpu.Pool.Run(0, func(dev device.Device) {
		hc.wait.Inform(dev, cu.CUDA_SUCCESS)
		hc.out.Flush()
		switch {
		case token >= OwnTokens && c == nil: // cannot happen
			dev.HostDone(token)
			return
		case c != nil && c.out:
			hc.sendStore(dev, c)
			return
		case c != nil:
			token = c.client
		}
		hc.out.WriteFrame(wire.AnsCall, 0, binary.LittleEndian.AppendUint64(nil, token))
	})
}

// CmdHostPipe receives the pipe that brings the tokens of finished functions.
func (hc *HostCalls) CmdHostPipe(*wire.HostPipeRequest, *wire.HostPipeReply) cu.Result {
	fd, ok := hc.conn.ReceiveFile()
	if !ok {
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	hc.ServePipe(fd)
	return cu.CUDA_SUCCESS
}

// ReadAhead makes another goroutine read commands, for clients that cannot send a pipe and
// for those that send data for copies. The command loop may be inside a driver call that
// waits for the very stream that waits for a host function, so the end of that function
// must be noticed without the command loop. All other commands reach the command loop in
// order.
func (hc *HostCalls) ReadAhead() {
	dev := hc.dev.Thread()
	hc.conn.ReadAhead(func(f *conn.Frame) bool {
		var done wire.HostDoneRequest
		if wire.Op(f.Op) == wire.OpHostDone && f.ID == 0 && done.Decode(f.Payload) == nil {
			hc.hostDone(dev, done.Token)
			return true
		}
		var feed wire.GraphFeedRequest
		if wire.Op(f.Op) == wire.OpGraphFeed && f.ID == 0 && feed.Decode(f.Payload) == nil {
			hc.CmdGraphFeed(&feed) // the result is dropped: a wrong request harms only its client
			return true
		}
		return false
	})
}

// WaitsForClient reports whether a stream may, after this command, wait for the client to
// send something: then a goroutine must read although the command loop may be busy. A pipe
// may bring finished functions, but not the data for a copy.
func (hc *HostCalls) WaitsForClient(op wire.Op) bool {
	if hc.readAhead {
		return !hc.pipe.serves() || hc.hostCopies.any()
	}
	switch op {
	case wire.OpHostFunc, wire.OpGraphHost, wire.OpGraphHostSet:
		return !hc.pipe.serves()
	case wire.OpGraphCopy, wire.OpGraphCopySet, wire.OpStreamCopy:
		return hc.hostCopies.any()
	}
	return false
}
