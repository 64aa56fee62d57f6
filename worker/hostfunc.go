package worker

import (
	"bufio"
	"encoding/binary"
	"io"
	"os"
	"sync"

	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
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
		w.out.flush()
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
		w.out.frame(wire.AnsCall, 0, binary.LittleEndian.AppendUint64(nil, token))
	})
}

// cmdHostPipe takes the pipe that brings the tokens of finished functions.
func (w *Worker) cmdHostPipe(*wire.HostPipeRequest, *wire.HostPipeReply) cu.Result {
	fd, ok := w.takeFile()
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

// readAhead moves reading to a goroutine of its own, for clients that cannot
// send a pipe, and for those that feed copies: the loop may be inside a driver call that waits for the very
// stream that waits for a host function, so somebody else must see that the
// client has run it. Everything else reaches the loop in order. What has been
// read and not executed is bounded by bytes, not by number: other threads of
// the client go on sending before the one that says so.
func (w *Worker) readAhead(r *bufio.Reader) func() (frame, error) {
	w.readsAhead = true
	q := &backlog{}
	q.changed = sync.NewCond(&q.mu)
	if w.rings != nil {
		w.rings.Rest = nil // the loop does not read any more
	}
	if w.client.link != nil {
		w.client.link.Rest = nil
	}
	w.pending = func() bool { return !q.empty() }
	dev := w.dev.Thread()
	go func() {
		for {
			f, err := read(r, nil)
			var done wire.HostDoneRequest
			if err == nil && wire.Op(f.Op) == wire.OpHostDone && f.ID == 0 && done.Decode(f.payload) == nil {
				w.hostDone(dev, done.Token)
				continue
			}
			var feed wire.GraphFeedRequest
			if err == nil && wire.Op(f.Op) == wire.OpGraphFeed && f.ID == 0 && feed.Decode(f.payload) == nil {
				w.cmdGraphFeed(&feed) // what is wrong with it is the client's loss
				continue
			}
			q.put(f, err)
			if err != nil {
				return
			}
		}
	}()
	return func() (frame, error) {
		if q.empty() {
			w.rest()
		}
		return q.take()
	}
}

// maxBacklog is how many bytes may be read ahead.
const maxBacklog = 256 << 20

// backlog is what was read and not executed yet.
type backlog struct {
	mu      sync.Mutex
	changed *sync.Cond
	frames  []frame
	bytes   int
	err     error // behind the frames
}

func (q *backlog) put(f frame, err error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for err == nil && q.bytes > maxBacklog {
		q.changed.Wait()
	}
	if err != nil {
		q.err = err
	} else {
		q.frames = append(q.frames, f)
		q.bytes += wire.HeaderSize + len(f.payload)
	}
	q.changed.Broadcast()
}

func (q *backlog) empty() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.frames) == 0
}

func (q *backlog) take() (frame, error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(q.frames) == 0 && q.err == nil {
		q.changed.Wait()
	}
	if len(q.frames) == 0 {
		return frame{}, q.err
	}
	f := q.frames[0]
	q.frames[0] = frame{}
	q.frames = q.frames[1:]
	q.bytes -= wire.HeaderSize + len(f.payload)
	q.changed.Broadcast()
	return f, nil
}
