package main

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"reflect"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"ferry/api/cu"
	"ferry/transport"
	"ferry/wire"
)

// This file plays clients that have a valid token and mean harm: they follow the handshake and
// break everything after it. worker/hostile_test.go attacks a worker alone; here others are served
// beside them, whose results must be right.

// Where a hostile client's device memory is to lie.
const hostileBase, hostileSize = 0x2000_0000_0000, 1 << 36

// arrival is the time between the first honest clients.
const arrival = 200 * time.Millisecond

// An attacker is one hostile client. Its choices follow from its source alone.
type attacker struct {
	*rand.Rand
	at    transport.Address
	token []byte
	ids   uint32
}

// hostileKinds are what attackers do with a session, each for some seconds.
var hostileKinds = []struct {
	name string
	do   func(*attacker, context.Context, net.Conn)
}{
	{"commands", (*attacker).anyCommands},
	{"failing", (*attacker).failingCommands},
	{"handles", (*attacker).sparseHandles},
	{"garbage", (*attacker).garbage},
	{"dying", (*attacker).die},
	{"reconnecting", (*attacker).reconnect},
}

// besiege has clients at once as crowd does, while others are hostile, and watches what the server
// holds.
func (s *site) besiege(ctx context.Context, clients, hostile int, length time.Duration, seed uint64, f *figures) error {
	token, err := os.ReadFile(s.path("hostile")) // a credential of their own: what one credential has is never taken from another
	if err != nil {
		return err
	}
	var at []transport.Address
	for _, w := range s.ways[:2] {
		a, err := transport.Parse(strings.TrimPrefix(w.env[0], "FERRY_SERVER="))
		if err != nil {
			return err
		}
		at = append(at, a)
	}
	// Somebody of each credential is there before the attackers come, and stays: what the server has promised to owners it does not take back.
	var first sync.WaitGroup
	defer first.Wait()
	for _, w := range s.ways[1:] {
		c, err := s.begin(w, "--wait")
		if err == nil {
			err = c.ready()
		}
		if err != nil {
			return fmt.Errorf("the first client over %s: %w", w.name, err)
		}
		c.limit.Reset(length + stepTimeout)
		first.Go(func() {
			pause(ctx, length)
			_ = c.in.Close()
			f.count(c.end(f))
		})
	}
	attackCtx, stop := context.WithTimeout(ctx, length)
	defer stop()
	var attacks sync.WaitGroup
	var sessions atomic.Int64
	for i := range hostile {
		attacks.Go(func() {
			a := &attacker{Rand: rand.New(rand.NewPCG(seed, uint64(i))), at: at[i%len(at)], token: []byte(strings.TrimSpace(string(token)))}
			for n := i; attackCtx.Err() == nil; n++ {
				if a.session(attackCtx, n) {
					sessions.Add(1)
				}
			}
		})
	}
	err = s.visits(ctx, attackCtx, clients-hostile, f)
	attacks.Wait()
	say("  %d hostile sessions", sessions.Load())
	return err
}

// visits has honest clients come, work for a while and go, as many as there are places, until
// during is done.
func (s *site) visits(ctx, during context.Context, n int, f *figures) error {
	s.crowded = max(s.crowded, n)
	until, _ := during.Deadline()
	over := func() bool { return during.Err() != nil || f.tooMany() }
	var all sync.WaitGroup
	for i := range n {
		all.Go(func() {
			r := rand.New(rand.NewPCG(uint64(i), 7))
			pause(during, time.Duration(i)*arrival) // make load has them come at once
			for ; !over(); i++ {
				s.resident(ctx, s.way(i), min(time.Until(until), 5*time.Second+time.Duration(r.Int64N(int64(40*time.Second)))), f)
			}
		})
	}
	samples, err := s.watch(ctx, time.Until(until), over, f)
	all.Wait()
	return errors.Join(err, steadyCrowd(samples, n))
}

// steadyCrowd compares the server's memory in the last quarter with that in the second. How many
// clients there are differs from one moment to another; what else they leave settle counts.
func steadyCrowd(samples []holding, clients int) error {
	quarter := len(samples) / 4
	if quarter < 5 {
		return nil
	}
	most := func(list []holding) (rss int) {
		for _, h := range list {
			rss = max(rss, h.server.rss)
		}
		return rss
	}
	early, late := most(samples[quarter:2*quarter]), most(samples[len(samples)-quarter:])
	say("  the server's memory at most, second quarter and last: %.1f and %.1f MiB", float64(early)/1024, float64(late)/1024)
	if late > early+allowedMemory+clients*allowedPerClient/4 {
		return fmt.Errorf("the server's memory grew from %d to %d KiB", early, late)
	}
	return nil
}

// session is one hostile session; it says whether the server let it in.
func (a *attacker) session(ctx context.Context, n int) bool {
	kind := hostileKinds[n%len(hostileKinds)]
	conn, err := a.open(ctx, a.token, nil)
	if err != nil {
		pause(ctx, 200*time.Millisecond) // the server is full, or ends
		return false
	}
	ctx, cancel := context.WithTimeout(ctx, time.Second+time.Duration(a.Int64N(int64(4*time.Second))))
	defer cancel()
	defer context.AfterFunc(ctx, func() { _ = conn.Close() })()
	go func() { _, _ = io.Copy(io.Discard, conn) }() // ends with the connection
	kind.do(a, ctx, conn)
	_ = conn.Close()
	return true
}

// open does the handshake.
func (a *attacker) open(ctx context.Context, token []byte, edit func(*wire.Hello)) (net.Conn, error) {
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	conn, err := transport.Dial(ctx, a.at)
	if err != nil {
		return nil, err
	}
	_ = conn.SetDeadline(time.Now().Add(time.Minute))
	h := wire.NewHello("hostile", 1)
	h.Base, h.Size = hostileBase, hostileSize
	binary.LittleEndian.PutUint64(h.Host[:], a.Uint64N(1<<10)) // claims to be on many machines
	if edit != nil {
		edit(&h)
	}
	if _, err := wire.ClientHandshake(conn, h, token); err != nil {
		_ = conn.Close()
		return nil, err
	}
	_ = conn.SetDeadline(time.Time{})
	return conn, nil
}

// send sends a command; false once the session has ended.
func (a *attacker) send(conn net.Conn, op wire.Op, q wire.Record) bool {
	id := uint32(0)
	if a.ids++; op.Answered() {
		id = a.ids
	}
	b := q.Append(make([]byte, wire.HeaderSize))
	wire.Header{Size: uint32(len(b)), Op: uint16(op), ID: id, Ctx: uint32(a.IntN(3))}.Put(b)
	_ = conn.SetWriteDeadline(time.Now().Add(5 * time.Second))
	_, err := conn.Write(b)
	return err == nil
}

// anyCommands sends every kind of command with anything in it.
func (a *attacker) anyCommands(ctx context.Context, conn net.Conn) {
	a.send(conn, wire.OpPrimaryRetain, &wire.PrimaryRetainRequest{Ctx: cu.Context(a.handle(uint64(cu.KindContext), 1))})
	for ctx.Err() == nil {
		op := wire.Op(1 + a.IntN(1<<10))
		q := wire.NewRequest(op)
		if q == nil {
			continue
		}
		a.fill(reflect.ValueOf(q).Elem())
		if !a.send(conn, op, q) {
			return
		}
	}
}

// failingCommands sends commands that fail and are not answered, as fast as they are taken.
func (a *attacker) failingCommands(ctx context.Context, conn net.Conn) {
	for ctx.Err() == nil && a.send(conn, wire.OpMemFree, &wire.MemFreeRequest{Addr: cu.Deviceptr(a.Uint64())}) {
	}
}

// sparseHandles makes objects whose numbers are far from each other.
func (a *attacker) sparseHandles(ctx context.Context, conn net.Conn) {
	a.send(conn, wire.OpPrimaryRetain, &wire.PrimaryRetainRequest{Ctx: cu.Context(a.handle(uint64(cu.KindContext), 1))})
	for ctx.Err() == nil {
		q := &wire.StreamCreateWithPriorityRequest{PhStream: cu.Stream(a.handle(uint64(cu.KindStream), a.Uint64N(1<<40)))}
		if !a.send(conn, wire.OpStreamCreateWithPriority, q) {
			return
		}
	}
}

// garbage sends bytes.
func (a *attacker) garbage(ctx context.Context, conn net.Conn) {
	b := make([]byte, 4096)
	for ctx.Err() == nil {
		for i := 0; i < len(b); i += 8 {
			binary.LittleEndian.PutUint64(b[i:], a.Uint64())
		}
		if _, err := conn.Write(b); err != nil {
			return
		}
	}
}

// die leaves in the middle of a command that claims to be long.
func (a *attacker) die(_ context.Context, conn net.Conn) {
	b := make([]byte, wire.HeaderSize+100)
	wire.Header{Size: 1 << 20, Op: uint16(wire.OpBlob)}.Put(b)
	_, _ = conn.Write(b)
}

// reconnect comes and goes, with and without the right token, and resumes what is not its own.
func (a *attacker) reconnect(ctx context.Context, _ net.Conn) {
	for ctx.Err() == nil {
		var c net.Conn
		var err error
		switch a.IntN(4) {
		case 0:
			c, err = a.open(ctx, a.token, nil)
		case 1:
			c, err = a.open(ctx, []byte("not the token of this server"), nil)
		case 2:
			c, err = a.open(ctx, a.token, func(h *wire.Hello) { h.Packets, h.Resume, h.Session = true, true, a.Uint64N(1000) })
		default:
			c, err = net.Dial(map[bool]string{true: "unix", false: "tcp"}[a.at.Scheme == "unix"], a.at.Target)
		}
		if err == nil {
			_ = c.Close()
		}
		pause(ctx, 50*time.Millisecond)
	}
}

// handle is the client's name for an object.
func (a *attacker) handle(kind, index uint64) uint64 { return 0x7e<<56 | kind<<48 | index }

// fill sets a field, or all of a record's, to what often goes wrong.
func (a *attacker) fill(v reflect.Value) {
	switch v.Kind() {
	case reflect.Uint64, reflect.Uint32, reflect.Uint16, reflect.Uint8:
		v.SetUint(a.number() & (1<<v.Type().Bits() - 1))
	case reflect.Int64, reflect.Int32, reflect.Int16, reflect.Int8, reflect.Int:
		v.SetInt(int64(a.number()) << (64 - v.Type().Bits()) >> (64 - v.Type().Bits()))
	case reflect.Bool:
		v.SetBool(a.IntN(2) == 0)
	case reflect.String:
		v.SetString(strings.Repeat("x", a.IntN(5000)))
	case reflect.Slice:
		n := a.IntN(9)
		v.Set(reflect.MakeSlice(v.Type(), n, n))
		for i := range n {
			a.fill(v.Index(i))
		}
	case reflect.Array:
		for i := range v.Len() {
			a.fill(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Field(i).CanSet() {
				a.fill(v.Field(i))
			}
		}
	case reflect.Pointer:
		if a.IntN(3) > 0 {
			v.Set(reflect.New(v.Type().Elem()))
			a.fill(v.Elem())
		}
	}
}

func (a *attacker) number() uint64 {
	switch a.IntN(5) {
	case 0:
		return uint64(a.IntN(4))
	case 1:
		return hostileBase + uint64(a.IntN(1<<23))
	case 2:
		return a.handle(a.Uint64N(30), a.Uint64N(8))
	case 3:
		return 1 << a.IntN(64)
	default:
		return a.Uint64()
	}
}
