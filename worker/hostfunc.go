package worker

import (
	"encoding/binary"
	"io"
	"os"

	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
	"ferry/worker/conn"
)

func (w *Worker) cmdHostFunc(q *wire.HostFuncRequest) cu.Result {
	s, _, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if q.Token >= ownToken {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if !w.capturing(s) {
		return w.dev.HostFunc(s, q.Token)
	}
	info, rc := w.dev.CaptureInfo(s)
	if rc == cu.CUDA_SUCCESS {
		rc = w.dev.HostFunc(s, q.Token)
	}
	if rc == cu.CUDA_SUCCESS && info.Graph != 0 {
		w.hold(info.Graph, q.Token)
	}
	return rc
}

func (w *Worker) cmdHostDone(q *wire.HostDoneRequest) cu.Result {
	w.hostDone(w.dev, q.Token)
	return cu.CUDA_SUCCESS
}

// callClient runs when a stream has come to a host function: the client must
// have the data of earlier copies before it is called.
func (w *Worker) callClient(token uint64) {
	c := w.copies.find(token)
	w.beside.run(0, func(dev device.Device) {
		w.inform(dev, cu.CUDA_SUCCESS)
		w.out.Flush()
		switch {
		case token >= ownToken && c == nil: // cannot be
			dev.HostDone(token)
			return
		case c != nil && c.out:
			w.store(dev, c)
			return
		case c != nil:
			token = c.client
		}
		w.out.WriteFrame(wire.AnsCall, 0, binary.LittleEndian.AppendUint64(nil, token))
	})
}

// cmdHostPipe takes the pipe that brings the tokens of finished functions.
func (w *Worker) cmdHostPipe(*wire.HostPipeRequest, *wire.HostPipeReply) cu.Result {
	fd, ok := w.client.ReceiveFile()
	if !ok {
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	w.ahead = true
	pipe := os.NewFile(uintptr(fd), "host functions")
	dev := w.dev.Thread()
	go func() {
		defer pipe.Close()
		var token [8]byte
		for {
			if _, err := io.ReadFull(pipe, token[:]); err != nil {
				return
			}
			w.hostDone(dev, binary.LittleEndian.Uint64(token[:]))
		}
	}()
	return cu.CUDA_SUCCESS
}

// readAhead has another goroutine read commands, for clients that cannot send a pipe
// and for those that feed copies: the loop may be inside a driver call that waits for
// the very stream that waits for a host function, so the end of that function must be
// noticed without the loop.
func (w *Worker) readAhead() {
	dev := w.dev.Thread()
	w.client.ReadAhead(func(f *conn.Frame) bool {
		var done wire.HostDoneRequest
		if wire.Op(f.Op) == wire.OpHostDone && f.ID == 0 && done.Decode(f.Payload) == nil {
			w.hostDone(dev, done.Token)
			return true
		}
		var feed wire.GraphFeedRequest
		if wire.Op(f.Op) == wire.OpGraphFeed && f.ID == 0 && feed.Decode(f.Payload) == nil {
			w.cmdGraphFeed(&feed) // a mistake in it is the client's loss
			return true
		}
		return false
	})
}
