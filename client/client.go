// Package client is a client of a Ferry server in Go: the same handshake and commands
// as the C shim, as typed methods on records. It is for Go programs that want a remote
// GPU without a C library, and for tests that must send what the shim never would.
//
// Goroutines: a Conn may be used by several; commands are sent in the order in which
// the methods are entered. One goroutine of the Conn reads answers and calls the
// functions of Options, except Call, which has a goroutine for each call. Lock order:
// sendMu, then mu.
package client

import (
	"bufio"
	stdctx "context"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"ferry/api/cu"
	"ferry/transport"
	"ferry/transport/link"
	"ferry/wire"
)

// Conn is a session with a server.
type Conn struct {
	Welcome wire.Welcome

	revision wire.Revision      // of the schema: what the server has too
	stream   io.ReadWriteCloser // what frames travel through
	sendMu   sync.Mutex         // guards what follows, and writing
	nextID   uint32
	index    uint32 // next handle index
	ctx      uint32 // context of later commands

	mu      sync.Mutex
	waiting map[uint32]*call // by id; guarded by mu
	failed  error            // why the session ended; guarded by mu
	output  func([]byte)
	report  func([]byte)
	called  func(uint64)
	gone    func(uint64)
	store   func(token, offset uint64, data []byte)
}

// A call is one that waits for its answer.
type call struct {
	data  []byte        // of the data frames before the answer
	reply []byte        // nil if the session ended before
	done  chan struct{} // closed when the others are set
}

// Options say which server to reach, and how.
type Options struct {
	Address string       // unix:///path or tcp://host:port
	Token   []byte       // nil where the server wants none
	Base    uint64       // address range; a default when zero
	Size    uint64       //
	Output  func([]byte) // what kernels print; dropped when nil
	Report  func([]byte) // what the device found wrong; dropped when nil
	Request string       // what it asks of the server's GPUs: key=value words, see package place
	Waiting func(string) // called with what the server says while the client has to wait for a GPU

	// Keep is how long the session may be without a connection, over a network;
	// 0 for a minute, negative to end with the first.
	Keep time.Duration

	Call func(token uint64) // a stream came to a host function; the stream goes on when it returns
	Gone func(token uint64) // no graph can use a token any more
	// Store is given what a graph copied to the client's memory behind a token.
	Store func(token, offset uint64, data []byte)
}

// ErrServerLacks wraps CUDA_ERROR_NOT_SUPPORTED of a command that the server's revision of the
// schema has not.
var ErrServerLacks = errors.New("the server is too old")

// ErrAsync wraps the error of an earlier command that had no answer.
var ErrAsync = errors.New("an earlier asynchronous command failed")

// Dial connects and shakes hands.
func Dial(ctx stdctx.Context, o Options) (*Conn, error) {
	addr, err := transport.Parse(o.Address)
	if err != nil {
		return nil, err
	}
	dial := func(ctx stdctx.Context) (transport.Conn, error) { return transport.Dial(ctx, addr) }
	hello := newHello(o)
	hello.Packets = addr.Network()
	hello.Follows = hello.Packets && o.Keep >= 0
	for {
		conn, err := dial(ctx)
		if err != nil {
			return nil, err
		}
		c, err := openSession(conn, hello, o, dial)
		if !wire.UseOlderHello(&hello, err) {
			return c, err
		}
	}
}

// New shakes hands over a connection that exists, and owns it from then on. The
// session ends with it. A server from before schema revisions refuses it: Dial, which can
// connect again, reaches those too.
func New(conn transport.Conn, o Options) (*Conn, error) {
	return openSession(conn, newHello(o), o, nil)
}

// newHello is the Hello of a client that asks for no packets.
func newHello(o Options) wire.Hello {
	hello := wire.NewHello(filepath.Base(os.Args[0]), os.Getpid())
	hello.Base, hello.Size, hello.Host = o.Base, o.Size, hostID()
	hello.Request = o.Request
	if hello.Base == 0 {
		hello.Base, hello.Size = 0x200000000000, 1<<40
	}
	return hello
}

// openSession shakes hands. With packets, frames travel through a link, which dial
// makes further connections for.
func openSession(conn transport.Conn, hello wire.Hello, o Options, dial func(stdctx.Context) (transport.Conn, error)) (*Conn, error) {
	waiting := o.Waiting
	if waiting == nil {
		waiting = func(string) {}
	}
	welcome, err := wire.ClientHandshakeWaiting(conn, hello, o.Token, waiting)
	if err != nil {
		conn.Close()
		return nil, err
	}
	stream := io.ReadWriteCloser(conn)
	if hello.Packets {
		s := link.Session{Hello: hello, Token: o.Token, Keep: max(o.Keep, 0)}
		if o.Keep == 0 {
			s.Keep = link.DefaultKeep
		}
		if dial != nil {
			s.Dial = func(ctx stdctx.Context) (net.Conn, error) { return dial(ctx) }
			s.DialTo = dialTo
		}
		if stream, err = link.NewClient(conn, welcome, s); err != nil {
			return nil, err
		}
	}
	c := &Conn{Welcome: welcome, revision: welcome.Revision, stream: stream, waiting: map[uint32]*call{}, output: o.Output, report: o.Report, called: o.Call, gone: o.Gone, store: o.Store}
	go c.readAnswers()
	return c, nil
}

// dialTo connects to the server to which a session has moved.
func dialTo(ctx stdctx.Context, address string) (net.Conn, error) {
	addr, err := transport.Parse(address)
	if err != nil || addr.Scheme == "tls" {
		return nil, fmt.Errorf("%w: TLS needs an agent (ferry agent)", link.ErrAddress)
	}
	return transport.Dial(ctx, addr)
}

// hostID is the boot id of Linux, or zero: it tells the server that two clients run on
// one machine.
func hostID() (id [16]byte) {
	text, err := os.ReadFile("/proc/sys/kernel/random/boot_id")
	digits := strings.ReplaceAll(strings.TrimSpace(string(text)), "-", "")
	if err == nil && len(digits) == 2*len(id) {
		_, _ = hex.Decode(id[:], []byte(digits)) // zeros do where it is no UUID
	}
	return id
}

// Revision is the revision of the schema that the session uses: what the server has too.
func (c *Conn) Revision() wire.Revision { return c.revision }

// lacks is the error of a command that the server has not.
func (c *Conn) lacks(op wire.Op) error {
	if c.revision.Has(op.Since()) {
		return nil
	}
	return fmt.Errorf("%v, which revision %d lacks: %w: %w", op, c.revision, ErrServerLacks, cu.CUDA_ERROR_NOT_SUPPORTED)
}

// Close ends the session; the server frees everything it held.
func (c *Conn) Close() error { return c.stream.Close() }

// Mint makes a handle of a kind. The client chooses handles, not the server.
func (c *Conn) Mint(kind cu.Kind) uint64 {
	c.sendMu.Lock()
	defer c.sendMu.Unlock()
	c.index += 16 // as the shim does: objects lie at such addresses
	return 0x7e<<56 | uint64(kind)<<48 | uint64(c.index)
}

// SetContext sets the context that later commands belong to.
func (c *Conn) SetContext(ctx cu.Context) {
	c.sendMu.Lock()
	c.ctx = uint32(ctx)
	c.sendMu.Unlock()
}

// post sends a command that has no answer.
func (c *Conn) post(op wire.Op, q wire.Record) error { return c.send(op, q, nil) }

// send writes one frame; if wait is not nil it asks for an answer.
func (c *Conn) send(op wire.Op, q wire.Record, wait *call) error {
	c.sendMu.Lock()
	defer c.sendMu.Unlock()
	body := q.Append(make([]byte, wire.HeaderSize, 256))
	if len(body) > wire.HeaderSize+wire.MaxPayload {
		return fmt.Errorf("%w: %d bytes; send it in pieces", wire.ErrFrameSize, len(body))
	}
	h := wire.Header{Size: uint32(len(body)), Op: uint16(op), Ctx: c.ctx}
	if wait != nil {
		if c.nextID++; c.nextID == 0 {
			c.nextID = 1 // 0 asks for no answer
		}
		h.ID = c.nextID
		c.mu.Lock()
		if c.failed != nil {
			defer c.mu.Unlock()
			return c.failed
		}
		c.waiting[h.ID] = wait
		c.mu.Unlock()
	}
	h.Put(body)
	_, err := c.stream.Write(body)
	return err
}

// ask sends a command and waits for its answer.
func (c *Conn) ask(op wire.Op, q, a wire.Record) error {
	_, err := c.askData(op, q, a)
	return err
}

// askData also returns the bytes that came as data frames.
func (c *Conn) askData(op wire.Op, q, a wire.Record) ([]byte, error) {
	wait := &call{done: make(chan struct{})}
	if err := c.send(op, q, wait); err != nil {
		return nil, fmt.Errorf("%v: %w", op, err)
	}
	<-wait.done
	c.mu.Lock()
	failed := c.failed
	c.mu.Unlock()
	if wait.reply == nil {
		return nil, fmt.Errorf("%v: %w", op, failed)
	}
	fixed, record, err := wire.ParseReply(wait.reply)
	if err != nil {
		return nil, fmt.Errorf("%v: %w", op, err)
	}
	var async error
	if fixed.Async != cu.CUDA_SUCCESS {
		async = fmt.Errorf("%w: %v: %w", ErrAsync, fixed.AsyncOp, fixed.Async)
	}
	// The answer of a failed call may have a record all the same, such as the log of a
	// compiler, or none.
	err = a.Decode(record)
	if fixed.Result != cu.CUDA_SUCCESS {
		err = fixed.Result
	}
	if err != nil {
		err = fmt.Errorf("%v: %w", op, err)
	}
	return wait.data, errors.Join(err, async)
}

// CopyOutData copies from the device and returns the bytes, rows packed.
func (c *Conn) CopyOutData(q *wire.CopyOutRequest) ([]byte, error) {
	return c.askData(wire.OpCopyOut, q, &wire.CopyOutReply{})
}

// MirrorOutData is MirrorOut with the data that came.
func (c *Conn) MirrorOutData(q *wire.MirrorOutRequest) ([]byte, error) {
	return c.askData(wire.OpMirrorOut, q, &wire.MirrorOutReply{})
}

// readAnswers delivers answers to the calls they belong to until the session ends.
func (c *Conn) readAnswers() {
	r := bufio.NewReaderSize(c.stream, 256<<10)
	err := c.readFrames(r)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.failed = fmt.Errorf("client: session ended: %w", err)
	for id, w := range c.waiting {
		delete(c.waiting, id)
		close(w.done)
	}
}

// handleToken serves a frame about a token: a stream has come to a host function, or no
// graph can use the token any more.
func (c *Conn) handleToken(op uint16, token uint64) {
	if op == wire.AnsGone {
		if c.gone != nil {
			c.gone(token)
		}
		return
	}
	go func() { // Call may make calls, whose answers the reader brings
		if c.called != nil {
			c.called(token)
		}
		_ = c.HostDone(&wire.HostDoneRequest{Token: token}) // a lost session ends everything else too
	}()
}

// readFrames reads frames until the session ends, and returns why it did.
func (c *Conn) readFrames(r io.Reader) error {
	var head [wire.HeaderSize]byte
	for {
		if _, err := io.ReadFull(r, head[:]); err != nil {
			return err
		}
		h, err := wire.ParseHeader(head[:])
		if err != nil {
			return err
		}
		body := make([]byte, h.Size-wire.HeaderSize)
		if _, err := io.ReadFull(r, body); err != nil {
			return err
		}
		if int(h.Ctx) > len(body) {
			return wire.ErrShort
		}
		body = body[:h.Ctx] // answers carry their exact length there
		switch h.Op {
		case wire.AnsOutput, wire.AnsAssertion, wire.AnsReport:
			to := c.output
			if h.Op == wire.AnsReport {
				to = c.report
			}
			if to != nil {
				to(body)
			}
			continue
		case wire.AnsCall, wire.AnsGone:
			if len(body) != 8 {
				return wire.ErrShort
			}
			c.handleToken(h.Op, binary.LittleEndian.Uint64(body))
			continue
		case wire.AnsStore:
			if len(body) < 16 {
				return wire.ErrShort
			}
			if c.store != nil {
				c.store(binary.LittleEndian.Uint64(body), binary.LittleEndian.Uint64(body[8:]), body[16:])
			}
			continue
		}
		c.mu.Lock()
		w := c.waiting[h.ID]
		if w != nil && h.Op == wire.AnsReply {
			delete(c.waiting, h.ID)
		}
		c.mu.Unlock()
		switch {
		case w == nil:
			return fmt.Errorf("client: answer to unknown call %d", h.ID)
		case h.Op == wire.AnsData:
			w.data = append(w.data, body...)
		default:
			w.reply = body
			close(w.done)
		}
	}
}
