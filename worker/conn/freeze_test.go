package conn

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"net"
	"os"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/test/limit"
	"ferry/test/sharedchannel"
	"ferry/transport/link"
	"ferry/transport/socket"
	"ferry/wire"
)

// A stage is a worker's command loop on one connection, with the lock of package suspend in small.
type stage struct {
	c      *Conn
	owner  sync.Mutex
	wanted atomic.Bool
	left   bool // belongs to the loop
	dead   atomic.Bool
	ended  chan error
}

func (s *stage) enter() {
	if s.left {
		s.owner.Lock()
		s.left = false
	}
}

func (s *stage) release() {
	s.enter()
	s.left = true
	s.owner.Unlock()
}

// A play is a client that sends commands and checks answers, and the workers that execute them one
// after the other. Every command has the number of its place, and contents that follow from it; so
// has the answer.
type play struct {
	t        *testing.T
	ahead    bool
	executed atomic.Uint32 // commands, of all workers together
	answered atomic.Uint32 // commands, as the client knows
	last     atomic.Uint32 // the last that was sent
	pool     []byte
	passFile func() error // sends a descriptor; nil: it cannot be
}

const (
	plainOp = 3
	aheadOp = 4 // intercepted where another goroutine reads ahead
	fileOp  = 5 // brings a descriptor
)

// sizeOf is the size of the payload of a command, or of its answer.
func (p *play) sizeOf(id uint32, seed uint64) int {
	r := rand.New(rand.NewPCG(uint64(id), seed))
	switch r.IntN(40) {
	case 0:
		return 8 * r.IntN(wire.MaxPayload/8)
	case 1, 2, 3:
		return 8 * r.IntN(5000)
	}
	return 8 * r.IntN(40)
}

// payload is what belongs to a number.
func (p *play) payload(id uint32, n int) []byte { return p.pool[int(id*7919)%(1<<20):][:n] }

// frame is the command with that number.
func (p *play) frame(id uint32, op uint16) []byte {
	n := p.sizeOf(id, 1)
	b := make([]byte, wire.HeaderSize, wire.HeaderSize+n)
	wire.Header{Size: uint32(wire.HeaderSize + n), Op: op, ID: id}.Put(b)
	return append(b, p.payload(id, n)...)
}

// answer is the answer to the command with that number; nil: it has none.
func (p *play) answer(id uint32) []byte {
	if id%3 != 0 {
		return nil
	}
	return p.payload(id+1, p.sizeOf(id, 2))
}

// run begins a command loop on a connection.
func (p *play) run(c *Conn, ahead bool) *stage {
	s := &stage{c: c, ended: make(chan error, 1)}
	s.owner.Lock() // the loop has it
	c.OnIdle(s.release)
	if ahead {
		c.ReadAhead(p.intercept)
	}
	go func() {
		err := p.loop(s)
		if !ClientLeft(err) {
			p.t.Errorf("behind command %d: %v", p.executed.Load(), err)
		}
		s.ended <- err
	}()
	return s
}

func (p *play) intercept(f *Frame) bool { return f.Op == aheadOp }

func (p *play) loop(s *stage) error {
	for {
		f, err := s.c.Next()
		if err != nil {
			return err
		}
		if s.wanted.Load() {
			s.release()
		}
		s.enter()
		if s.dead.Load() {
			return ErrMoved // in its own process the loop would never have been let in
		}
		if f.CarriesFile() {
			continue
		}
		if want := p.executed.Load() + 1; f.ID != want || !bytes.Equal(f.Payload, p.payload(f.ID, p.sizeOf(f.ID, 1))) {
			p.t.Errorf("command %d came where %d belongs, with %d bytes", f.ID, want, len(f.Payload))
			return errors.New("wrong command")
		}
		if f.Op == fileOp {
			fd, ok := s.c.ReceiveFile()
			if !ok {
				p.t.Errorf("command %d without its descriptor", f.ID)
			}
			_ = unix.Close(fd)
		}
		p.executed.Store(f.ID)
		if a := p.answer(f.ID); a != nil {
			s.c.Writer().WriteFrame(wire.AnsData, f.ID, a)
		}
		if p.ahead && !s.c.ReadsAhead() && f.ID > 20 {
			s.c.ReadAhead(p.intercept)
		}
	}
}

// stop takes the state from the loop.
func (s *stage) stop() {
	s.wanted.Store(true)
	s.owner.Lock()
}

// goOn gives it back.
func (s *stage) goOn() {
	s.wanted.Store(false)
	s.owner.Unlock()
}

// freeze freezes a connection whose loop is stopped.
func (p *play) freeze(s *stage) (State, []int) {
	p.t.Helper()
	state, fds, err := s.c.Freeze(limit.Deadline())
	if err != nil {
		p.t.Fatal(err)
	}
	text, err := json.Marshal(state)
	if err != nil {
		p.t.Fatal(err)
	}
	var copied State
	if err := json.Unmarshal(text, &copied); err != nil {
		p.t.Fatal(err)
	}
	for i, fd := range fds { // as another process would have them
		if fds[i], err = unix.FcntlInt(uintptr(fd), unix.F_DUPFD_CLOEXEC, 0); err != nil {
			p.t.Fatal(err)
		}
	}
	return copied, fds
}

// move has another connection go on. before is called when that is open, and before the old one is
// given up.
func (p *play) move(s *stage, arrivals *control.Conn, before func()) *stage {
	p.t.Helper()
	s.stop()
	state, fds := p.freeze(s)
	next, err := Reopen(state, fds, Options{Session: 7, KeepMs: uint32(time.Hour.Milliseconds()), PeerTimeoutMs: 60000}, arrivals, sessionpage.Alone(), slog.New(slog.DiscardHandler))
	if err != nil {
		p.t.Fatal(err)
	}
	before()
	s.c.Abandon()
	if got := s.c.AwaitHangup(); got != 0 {
		p.t.Errorf("a worker whose session has moved goes on for %v", got)
	}
	s.c.Close()
	s.dead.Store(true) // the loop may have a command in hand
	s.owner.Unlock()
	if err := <-s.ended; !errors.Is(err, ErrMoved) {
		p.t.Errorf("the loop ended because %v", err)
	}
	if s.c.link == nil { // as the end of its process would
		_ = s.c.first.Close()
		_ = unix.Close(s.c.shared)
	}
	if r := s.c.memory.Load(); r != nil && !s.c.ahead { // a goroutine that read ahead may still be ending
		_ = r.Unmap()
	}
	return p.run(next, state.Ahead)
}

// rounds is how often a connection is moved.
func rounds(otherwise int) int {
	if n, err := strconv.Atoi(os.Getenv("FERRY_TEST_MOVES")); err == nil {
		return n
	}
	return otherwise
}

func newPlay(t *testing.T, seed uint64) *play {
	p := &play{t: t, pool: make([]byte, 1<<20+wire.MaxPayload)}
	r := rand.NewChaCha8([32]byte{byte(seed)})
	_, _ = r.Read(p.pool)
	return p
}

// expect reads the answers up to a command from the client's stream.
func (p *play) expect(r io.Reader, stop <-chan struct{}) error {
	var head [wire.HeaderSize]byte
	for id := uint32(1); ; id++ {
		want := p.answer(id)
		if want == nil {
			continue
		}
		if _, err := io.ReadFull(r, head[:]); err != nil {
			select {
			case <-stop:
				return nil
			default:
				return fmt.Errorf("waiting for answer %d: %w", id, err)
			}
		}
		h, err := wire.ParseHeader(head[:])
		if err != nil || h.ID != id || int(h.Ctx) != len(want) {
			return fmt.Errorf("answer %d of %d bytes in place of answer %d of %d, %v", h.ID, h.Ctx, id, len(want), err)
		}
		got := make([]byte, h.Size-wire.HeaderSize)
		if _, err := io.ReadFull(r, got); err != nil {
			return err
		}
		if !bytes.Equal(got[:h.Ctx], want) {
			return fmt.Errorf("answer %d is another", id)
		}
		p.answered.Store(id)
	}
}

// send sends commands until stop is closed, in pieces of any size. Now and then it sends one that is
// executed ahead, if that is wanted.
func (p *play) send(seed uint64, stop <-chan struct{}, write func([]byte) error) error {
	r := rand.New(rand.NewPCG(seed, 5))
	for id := uint32(1); ; id++ {
		b := p.frame(id, plainOp)
		if p.passFile != nil && r.IntN(20) == 0 {
			b = p.frame(id, fileOp)
			if err := p.passFile(); err != nil {
				return err
			}
		}
		if p.ahead && id > 30 && r.IntN(8) == 0 {
			b = append(frame(aheadOp, 1<<30, 0), b...)
		}
		for len(b) > 0 {
			n := min(len(b), 1+r.IntN(1<<r.IntN(20)))
			if err := write(b[:n]); err != nil {
				return err
			}
			b = b[n:]
		}
		select {
		case <-stop:
			p.last.Store(id)
			return nil
		default:
		}
	}
}

// shuffle moves and thaws a connection again and again, each time when the client has got further.
func (p *play) shuffle(s *stage, seed uint64, n int, move func(*stage) *stage) *stage {
	r := rand.New(rand.NewPCG(seed, 6))
	for i := range n {
		from := p.executed.Load()
		limit.Until(p.t, fmt.Sprintf("round %d: the client gets further than command %d", i, from), func() bool {
			return p.executed.Load() > from || p.t.Failed()
		})
		time.Sleep(time.Duration(r.IntN(1500)) * time.Microsecond) // not a limit: the next move
		if p.t.Failed() {
			return s
		}
		if r.IntN(4) > 0 {
			s = move(s)
			continue
		}
		s.stop()
		for range 1 + r.IntN(2) {
			_, fds := p.freeze(s)
			for _, fd := range fds {
				_ = unix.Close(fd)
			}
			s.c.Thaw()
		}
		s.goOn()
	}
	return s
}

func seedOf(t *testing.T) uint64 {
	seed := uint64(time.Now().UnixNano())
	if n, err := strconv.ParseUint(os.Getenv("FERRY_TEST_SEED"), 10, 64); err == nil {
		seed = n
	}
	t.Logf("seed %d", seed)
	return seed
}

// perform has a client send commands with write, and read answers, while the session moves.
func (p *play) perform(s *stage, seed uint64, n int, write func([]byte) error, answers func(stop <-chan struct{}) io.Reader, move func(*stage) *stage) *stage {
	stop, answered := make(chan struct{}), make(chan struct{})
	var all sync.WaitGroup
	endSending, endReading := sync.OnceFunc(func() { close(stop) }), sync.OnceFunc(func() { close(answered) })
	p.t.Cleanup(func() { // nobody uses shared memory any more
		endSending()
		endReading()
		all.Wait()
	})
	all.Go(func() {
		if err := p.send(seed, stop, write); err != nil && p.t.Context().Err() == nil {
			p.t.Error(err)
		}
	})
	all.Go(func() {
		if err := p.expect(answers(answered), answered); err != nil {
			p.t.Error(err)
		}
	})
	s = p.shuffle(s, seed, n, move)
	endSending()
	limit.Until(p.t, "everything is executed and answered", func() bool {
		last := p.last.Load()
		for done := last; last > 0 && p.answer(last) == nil && done-last < 3; {
			last--
		}
		return p.t.Failed() || p.last.Load() != 0 && p.executed.Load() == p.last.Load() && p.answered.Load() >= last
	})
	p.t.Logf("%d commands, %d moves", p.executed.Load(), n)
	endReading()
	if !p.t.Failed() {
		all.Wait()
	}
	return s
}

// passOver sends a descriptor through a socket.
func passOver(far *net.UnixConn) func() error {
	return func() error {
		_, _, err := far.WriteMsgUnix(frame(0, 0, 0), unix.UnixRights(1), nil)
		return err
	}
}

func bothWays(t *testing.T, f func(t *testing.T, ahead bool)) {
	t.Run("read by the loop", func(t *testing.T) { f(t, false) })
	t.Run("read ahead", func(t *testing.T) { f(t, true) })
}

// TestFreezeMemory moves a session whose frames travel through shared memory from one worker to the
// next, at any byte of either direction: every command is executed once and in order, with its
// descriptor, and every answer arrives, once.
func TestFreezeMemory(t *testing.T) {
	bothWays(t, func(t *testing.T, ahead bool) {
		seed := seedOf(t)
		p := newPlay(t, seed)
		near, far := socketpair(t)
		p.ahead, p.passFile = ahead, passOver(far)
		c, err := Open(near, Options{Session: 7}, nil, sessionpage.Alone(), slog.New(slog.DiscardHandler))
		if err != nil {
			t.Fatal(err)
		}
		client := sendMemory(t, far)
		s := p.perform(p.run(c, false), seed, rounds(8), ringStream{client, t.Context().Done()}.write,
			func(stop <-chan struct{}) io.Reader { return ringStream{client, stop} },
			func(s *stage) *stage { return p.move(s, nil, func() {}) })
		far.Close()
		s.c.AwaitHangup()
		<-s.ended
	})
}

// TestFreezeSocket is TestFreezeMemory for frames that travel through a Unix socket.
func TestFreezeSocket(t *testing.T) {
	bothWays(t, func(t *testing.T, ahead bool) {
		seed := seedOf(t)
		p := newPlay(t, seed)
		near, far := socketpair(t)
		p.ahead, p.passFile = ahead, passOver(far)
		c, err := Open(near, Options{Session: 7}, nil, sessionpage.Alone(), slog.New(slog.DiscardHandler))
		if err != nil {
			t.Fatal(err)
		}
		s := p.perform(p.run(c, false), seed, rounds(6), func(b []byte) error {
			_, err := far.Write(b)
			return err
		}, func(stop <-chan struct{}) io.Reader {
			go func() {
				<-stop
				_ = far.SetReadDeadline(time.Unix(1, 0))
			}()
			return far
		}, func(s *stage) *stage { return p.move(s, nil, func() {}) })
		far.Close()
		s.c.AwaitHangup()
		<-s.ended
	})
}

// A ringStream is the client's end of shared memory as a stream that waits.
type ringStream struct {
	client *sharedchannel.Client
	stop   <-chan struct{}
}

func (r ringStream) write(b []byte) error {
	for len(b) > 0 {
		n := r.client.Write(b)
		if b = b[n:]; n == 0 {
			select {
			case <-r.stop:
				return io.EOF
			case <-time.After(20 * time.Microsecond): // not a limit: how often it looks
			}
		}
	}
	return nil
}

func (r ringStream) Read(b []byte) (int, error) {
	for {
		if n := r.client.Read(b); n > 0 {
			return n, nil
		}
		select {
		case <-r.stop:
			return 0, io.EOF
		case <-time.After(20 * time.Microsecond): // not a limit: how often it looks
		}
	}
}

// A post passes the connections of a client to whichever worker has its session, as a daemon does.
type post struct {
	mu sync.Mutex
	to *control.Conn
}

// use has connections go to another worker, and returns the end that is the worker's.
func (o *post) use(t *testing.T) (arrivals *control.Conn, begin func()) {
	ours, theirs, err := control.Pair()
	if err != nil {
		t.Fatal(err)
	}
	if arrivals, err = control.FromFile(theirs); err != nil {
		t.Fatal(err)
	}
	return arrivals, func() {
		o.mu.Lock()
		defer o.mu.Unlock()
		if o.to != nil {
			_ = o.to.Close()
		}
		o.to = ours
	}
}

// connect makes one connection between a client and the worker.
func (o *post) connect(w net.Listener, client *link.Link) error {
	near, err := net.Dial("tcp", w.Addr().String())
	if err != nil {
		return err
	}
	far, err := w.Accept()
	if err != nil {
		return err
	}
	file, err := far.(*net.TCPConn).File()
	_ = far.Close()
	if err != nil {
		return err
	}
	received := client.Received()
	o.mu.Lock()
	err = o.to.Send(control.Arrival{Received: received}, file)
	o.mu.Unlock()
	_ = file.Close()
	if err != nil {
		return err
	}
	welcome, err := wire.ReadWelcome(near)
	if err == nil && welcome.Status != wire.StatusOK {
		err = &wire.RefusedError{Status: welcome.Status}
	}
	if err != nil {
		_ = near.Close()
		return err
	}
	sock, err := socket.FromConn(near)
	if err != nil {
		return err
	}
	return client.Adopt(sock, welcome.Received, func(now uint64) error {
		if now != received {
			return errors.New("something came in between")
		}
		return nil
	})
}

// TestFreezeLink is TestFreezeMemory for a client over a network, whose connection is lost with every
// move: it makes another to whichever worker has the session.
func TestFreezeLink(t *testing.T) {
	bothWays(t, func(t *testing.T, ahead bool) {
		seed := seedOf(t)
		p := newPlay(t, seed)
		p.ahead = ahead
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		defer listener.Close()
		var office post
		arrivals, begin := office.use(t)
		begin()
		s0 := State{Kind: KindLink, Link: &link.State{}, Payload: 1, Follows: true}
		o := Options{Session: 7, KeepMs: uint32(time.Hour.Milliseconds()), PeerTimeoutMs: 60000}
		c, err := Reopen(s0, nil, o, arrivals, sessionpage.Alone(), slog.New(slog.DiscardHandler))
		if err != nil {
			t.Fatal(err)
		}
		if !c.CanFollow() || c.NeedsDescriptors() {
			t.Error("the client of a link that says so cannot follow")
		}
		var client *link.Link
		client = link.New(time.Hour, func(error) {
			for office.connect(listener, client) != nil && client.Reason() == nil {
				time.Sleep(100 * time.Microsecond)
			}
		})
		if err := office.connect(listener, client); err != nil {
			t.Fatal(err)
		}
		s := p.perform(p.run(c, false), seed, rounds(6), func(b []byte) error {
			_, err := client.Write(b)
			return err
		}, func(stop <-chan struct{}) io.Reader {
			go func() {
				<-stop
				client.End(link.ErrClosed)
			}()
			return client
		}, func(s *stage) *stage {
			arrivals, begin := office.use(t)
			return p.move(s, arrivals, begin)
		})
		s.stop()
		s.c.link.End(link.ErrClosed)
		s.goOn()
		<-s.ended
	})
}

// TestFreezeWriter freezes a connection whose client reads nothing while an answer is written, of which a
// part has gone: the rest arrives through the next connection, or this one.
func TestFreezeWriter(t *testing.T) {
	p := newPlay(t, 1)
	c, far := opened(t)
	client := sendMemory(t, far)
	s := p.run(c, false)
	limit.Until(t, "frames travel through memory", func() bool { return c.memory.Load() != nil })
	big := p.pool[:wire.MaxPayload]
	written := make(chan struct{})
	go func() {
		for id := range uint32(4) { // the memory has room for less than two
			s.c.Writer().WriteFrame(wire.AnsData, id, big)
		}
		close(written)
	}()
	limit.Until(t, "the memory is full", func() bool { return client.Came() == 2<<20 })
	s.stop()
	for range 3 {
		state, fds := p.freeze(s)
		if len(state.Unsent) == 0 || len(state.Unsent) >= wire.HeaderSize+len(big) {
			t.Errorf("%d bytes of the answer are not written", len(state.Unsent))
		}
		for _, fd := range fds {
			_ = unix.Close(fd)
		}
		s.c.Thaw()
	}
	s.goOn()
	stop := make(chan struct{})
	r := ringStream{client, stop}
	for id := range uint32(4) {
		got := make([]byte, wire.HeaderSize+(len(big)+7)&^7)
		if _, err := io.ReadFull(r, got); err != nil {
			t.Fatal(err)
		}
		if binary.LittleEndian.Uint32(got[8:]) != id || !bytes.Equal(got[wire.HeaderSize:][:len(big)], big) {
			t.Fatalf("answer %d is another", id)
		}
	}
	<-written
	go func() {
		for id := range uint32(2) {
			s.c.Writer().WriteFrame(wire.AnsData, id, big)
		}
	}()
	limit.Until(t, "the memory is full", func() bool { return client.Came() == uint64(4*(wire.HeaderSize+len(big)))+2<<20 })
	s = p.move(s, nil, func() {})
	for id := range uint32(2) {
		got := make([]byte, wire.HeaderSize+len(big))
		if _, err := io.ReadFull(r, got); err != nil || binary.LittleEndian.Uint32(got[8:]) != id || !bytes.Equal(got[wire.HeaderSize:], big) {
			t.Fatalf("answer %d is another, %v", id, err)
		}
	}
	far.Close()
	s.c.AwaitHangup()
	<-s.ended
}
