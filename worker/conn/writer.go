package conn

import (
	"io"
	"slices"
	"sync"
	"time"

	"ferry/api/cu"
	"ferry/server/sessionpage"
	"ferry/transport/channel"
	"ferry/wire"
)

// A Writer writes frames to the client. Frames are written whole under mu, on the
// goroutine that has them: a client that asked is reading, so the write does not
// wait. Errors are not returned: the reader notices a lost client.
type Writer struct {
	counts *sessionpage.Counters // of the session; one addition for each frame

	mu   sync.Mutex
	to   io.Writer // usually a channel.Channel
	buf  []byte    // frames that are written with the next one
	list [][]byte  // parts of a frame that is not copied into buf

	changed sync.Cond // what follows
	stuck   bool      // a goroutine has written a part, and the channel is paused
	rest    [][]byte  // what it has not written
	thaws   int       // how often the channel has gone on
	dropped bool      // it never will
}

// NewWriter returns a Writer apart from any connection.
func NewWriter(to io.Writer, counts *sessionpage.Counters) *Writer {
	return &Writer{to: to, counts: counts}
}

func (o *Writer) setWriter(to io.Writer) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.to = to
}

const (
	// maxCopied is the largest payload that is copied behind its header rather than
	// written from where it is.
	maxCopied = 16 << 10
	// maxHeld is how many bytes wait for the next frame.
	maxHeld = 64 << 10
)

// A partsWriter writes all of several buffers at once, and uses the list up.
// Channels are; the writers of tests need not be.
type partsWriter interface{ WriteParts(parts [][]byte) error }

// WriteFrame writes a frame.
func (o *Writer) WriteFrame(kind uint16, id uint32, parts ...[]byte) { o.put(kind, id, false, parts) }

// farewellTime is how long SayFarewell waits for a client that does not read.
const farewellTime = 200 * time.Millisecond

// SayFarewell sends the client text for its standard error, before the worker ends the session.
func (o *Writer) SayFarewell(text string) {
	said := make(chan struct{})
	go func() {
		defer close(said)
		o.WriteFrame(wire.AnsAssertion, 0, []byte(text))
	}()
	select {
	case <-said:
	case <-time.After(farewellTime):
	}
}

// HoldFrame keeps a frame until the next one is written, which the caller is about to
// do, or Flush: frames that belong together cost one system call, and one wake-up of
// the client.
func (o *Writer) HoldFrame(kind uint16, id uint32, parts ...[]byte) { o.put(kind, id, true, parts) }

func (o *Writer) put(kind uint16, id uint32, more bool, parts [][]byte) {
	n := 0
	for _, p := range parts {
		n += len(p)
	}
	padded := (n + 7) &^ 7
	o.lock()
	defer o.mu.Unlock()
	at := len(o.buf)
	o.buf = append(o.buf, zeros[:wire.HeaderSize]...)
	// Ctx carries the exact length of the payload, since frames are padded.
	wire.Header{Size: uint32(wire.HeaderSize + padded), Op: kind, ID: id, Ctx: uint32(n)}.Put(o.buf[at:])
	o.counts.BytesOut.Add(uint64(wire.HeaderSize + padded))
	if kind == wire.AnsReply {
		o.counts.Answers.Add(1)
	}
	if padded <= maxCopied {
		for _, p := range parts {
			o.buf = append(o.buf, p...)
		}
		o.buf = append(o.buf, zeros[:padded-n]...)
		o.writeHeld(more)
		return
	}
	o.list = append(append(o.list[:0], o.buf), parts...)
	if padded > n {
		o.list = append(o.list, zeros[:padded-n])
	}
	o.write(o.list)
	clear(o.list[:cap(o.list)])
	o.buf = o.buf[:0]
}

// lock locks mu, once no goroutine is in the middle of a frame.
func (o *Writer) lock() {
	o.mu.Lock()
	for o.stuck {
		o.changed.Wait()
	}
}

// write writes all of several buffers, and uses the list up. While the channel is paused it waits.
// mu is held, but for that time.
func (o *Writer) write(parts [][]byte) {
	for err := o.writeParts(parts); err == channel.ErrPaused; err = o.writeParts(parts) {
		if o.dropped {
			return
		}
		o.changed.L = &o.mu
		o.stuck, o.rest = true, parts
		for thaws := o.thaws; thaws == o.thaws; {
			o.changed.Wait()
		}
		o.stuck, o.rest = false, nil
		o.changed.Broadcast() // the others get mu when this one has written its rest
	}
}

func (o *Writer) writeParts(parts [][]byte) error {
	if w, ok := o.to.(partsWriter); ok {
		return w.WriteParts(parts)
	}
	for _, p := range parts {
		_, _ = o.to.Write(p)
	}
	return nil
}

// unsent is a copy of what was to be written, and is not. The channel is paused.
func (o *Writer) unsent() []byte {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.stuck {
		return slices.Concat(o.rest...)
	}
	return slices.Clone(o.buf)
}

// goOn has goroutines that wait go on, as the channel does; or drop what they have, if it never
// will.
func (o *Writer) goOn(drop bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.thaws++
	o.dropped = drop
	o.changed.L = &o.mu
	o.changed.Broadcast()
}

// begin has what another process did not send sent before anything else.
func (o *Writer) begin(unsent []byte) {
	if len(unsent) == 0 {
		return
	}
	o.mu.Lock()
	go func() {
		defer o.mu.Unlock()
		o.write([][]byte{unsent})
	}()
}

// writeHeld writes what is in buf, unless more is about to come. mu is held.
func (o *Writer) writeHeld(more bool) {
	if more && len(o.buf) < maxHeld {
		return
	}
	if n, err := o.to.Write(o.buf); err == channel.ErrPaused { // else the reader notices a lost client
		o.write([][]byte{o.buf[n:]})
	}
	o.buf = o.buf[:0]
	if cap(o.buf) > 2*maxHeld {
		o.buf = nil // a large answer is rare
	}
}

// Flush writes frames that were held. A caller of HoldFrame that has to wait before
// it can write the next frame calls it.
func (o *Writer) Flush() {
	o.lock()
	defer o.mu.Unlock()
	if len(o.buf) > 0 {
		o.writeHeld(false)
	}
}

// zeros pad frames.
var zeros [wire.HeaderSize]byte

// WriteReply writes the answer to a call: what every reply begins with, and a record
// unless that is nil. One that does not fit a frame is replaced by a refusal. With
// more, it is held as by HoldFrame.
func (o *Writer) WriteReply(id uint32, fixed wire.Reply, record interface{ Append([]byte) []byte }, more bool) (fits bool) {
	o.lock()
	defer o.mu.Unlock()
	at := len(o.buf)
	o.buf = fixed.AppendReply(append(o.buf, zeros[:wire.HeaderSize]...))
	if record != nil {
		o.buf = record.Append(o.buf)
	}
	if fits = len(o.buf)-at-wire.HeaderSize <= wire.MaxPayload; !fits {
		fixed.Result = cu.CUDA_ERROR_NOT_SUPPORTED
		o.buf = fixed.AppendReply(append(o.buf[:at], zeros[:wire.HeaderSize]...))
	}
	n := len(o.buf) - at - wire.HeaderSize
	padded := (n + 7) &^ 7
	o.buf = append(o.buf, zeros[:padded-n]...)
	wire.Header{Size: uint32(wire.HeaderSize + padded), Op: wire.AnsReply, ID: id, Ctx: uint32(n)}.Put(o.buf[at:])
	o.counts.BytesOut.Add(uint64(wire.HeaderSize + padded))
	o.counts.Answers.Add(1)
	o.writeHeld(more)
	return fits
}
