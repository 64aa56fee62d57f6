package e2e

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"ferry/wire"
)

// This file records what a client and a server of an older build said to each other, and says
// the client's part again to today's server.
//
// A new recording, of a checkout in which make has run:
//
//	FERRY_RECORD=/path/to/checkout go test -count=1 -run TestRecord ./test/e2e
//
// It writes testdata/versions/revisionN.tape.

// recordEnv names the checkout to record.
const recordEnv = "FERRY_RECORD"

// Sorts of what is on a tape.
const (
	tapeClient  = 'c' // a message or frame of the client
	tapeServer  = 's' // of the server
	tapeRefusal = 'r' // the server's Challenge to a client of a revision that it does not know, if it refuses
)

// A tape is what two processes said, in order.
type tape struct {
	mu    sync.Mutex
	parts []tapePart
}

type tapePart struct {
	sort byte
	data []byte
}

func (p *tape) add(sort byte, data []byte) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.parts = append(p.parts, tapePart{sort, slices.Clone(data)})
}

func (p *tape) of(sort byte) (list [][]byte) {
	for _, part := range p.parts {
		if part.sort == sort {
			list = append(list, part.data)
		}
	}
	return list
}

func (p *tape) bytes() []byte {
	var b []byte
	for _, part := range p.parts {
		b = append(b, part.sort)
		b = binary.LittleEndian.AppendUint32(b, uint32(len(part.data)))
		b = append(b, part.data...)
	}
	return b
}

func readTape(t *testing.T, path string) *tape {
	t.Helper()
	b := []byte(read(t, path))
	p := &tape{}
	for len(b) > 0 {
		n := 5 + binary.LittleEndian.Uint32(b[1:])
		p.add(b[0], b[5:n])
		b = b[n:]
	}
	return p
}

func tapes(t *testing.T) []string {
	t.Helper()
	list, err := filepath.Glob("testdata/versions/revision*.tape")
	if err != nil || len(list) < 2 {
		t.Fatalf("%d recordings, %v", len(list), err)
	}
	return list
}

// TestRecord makes a recording, if it is asked to.
func TestRecord(t *testing.T) {
	checkout := os.Getenv(recordEnv)
	if checkout == "" {
		t.Skip("set " + recordEnv + " to record")
	}
	s := serveBy(t, []string{filepath.Join(checkout, "bin", "ferry")})
	p := &tape{}
	address := "unix://" + recordingRelay(t, s, p)
	r := run(t, time.Minute, []string{"FERRY_SERVER=" + address, "FERRY_RINGS=0", "LD_LIBRARY_PATH=" + filepath.Join(checkout, "shim", "lib")}, program(t, "versions"))
	r.ok(t, versionsOutput)
	hello, _, err := wire.ReadHello(bytes.NewReader(p.of(tapeClient)[0]))
	if err != nil {
		t.Fatal(err)
	}
	if raw := refusalOf(t, s); raw != nil {
		p.add(tapeRefusal, raw)
	}
	path := fmt.Sprintf("testdata/versions/revision%d.tape", hello.Schema.Revision())
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, p.bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Logf("%s: %d parts, %d bytes", path, len(p.parts), len(p.bytes()))
}

// refusalOf is the Challenge with which a server refuses a client of a later revision; nil if
// it goes on.
func refusalOf(t *testing.T, s *server) []byte {
	t.Helper()
	hello := wire.NewHello("later", os.Getpid())
	hello.Schema = schemaOf(65535)
	conn := dial(t, s)
	if _, err := conn.Write(hello.Append(nil)); err != nil {
		t.Fatal(err)
	}
	c, raw, err := wire.ReadChallenge(conn)
	if err != nil {
		t.Fatal(err)
	}
	if c.Status == wire.StatusOK {
		return nil
	}
	return raw
}

// recordingRelay relays one client to a server, and returns where. The client is told that there
// is a relay, so that it sends no descriptors.
func recordingRelay(t *testing.T, s *server, p *tape) string {
	t.Helper()
	dir := passable(t)
	l, err := net.Listen("unix", filepath.Join(dir, "s"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	server := dial(t, s)
	_ = server.SetDeadline(time.Time{})
	go func() {
		client, err := l.Accept()
		if err != nil {
			return
		}
		defer client.Close()
		defer server.Close()
		if err := recordHandshake(client, server, p); err != nil {
			t.Errorf("recording the handshake: %v", err)
			return
		}
		go func() { _ = recordFrames(client, server, tapeServer, p) }()
		_ = recordFrames(server, client, tapeClient, p)
	}()
	return l.Addr().String()
}

func recordHandshake(client, server net.Conn, p *tape) error {
	_, hello, err := wire.ReadHello(client)
	if err != nil {
		return err
	}
	p.add(tapeClient, hello)
	_, _ = server.Write(hello)
	_, challenge, err := wire.ReadChallenge(server)
	if err != nil {
		return err
	}
	p.add(tapeServer, challenge)
	_, _ = client.Write(challenge)
	proof := make([]byte, 32)
	if _, err := io.ReadFull(client, proof); err != nil {
		return err
	}
	p.add(tapeClient, proof)
	_, _ = server.Write(proof)
	welcome, err := wire.ReadWelcome(server)
	if err != nil {
		return err
	}
	p.add(tapeServer, welcome.Append(nil))
	welcome.Relayed = true
	_, err = client.Write(welcome.Append(nil))
	return err
}

// recordFrames relays frames until there are no more.
func recordFrames(to io.Writer, from io.Reader, sort byte, p *tape) error {
	for {
		f, err := readFrame(from)
		if err != nil {
			return err
		}
		p.add(sort, f)
		if _, err := to.Write(f); err != nil {
			return err
		}
	}
}

func readFrame(from io.Reader) ([]byte, error) {
	f := make([]byte, wire.HeaderSize)
	if _, err := io.ReadFull(from, f); err != nil {
		return nil, err
	}
	h, err := wire.ParseHeader(f)
	if err != nil {
		return nil, err
	}
	f = append(f, make([]byte, h.Size-wire.HeaderSize)...)
	_, err = io.ReadFull(from, f[wire.HeaderSize:])
	return f, err
}

// answers are what came back for each call: its data and its reply, and the kinds of frames
// that belong to no call.
type answers struct {
	data  map[uint32][]byte
	reply map[uint32][]byte
	kinds map[uint16]bool
}

func newAnswers() *answers {
	return &answers{map[uint32][]byte{}, map[uint32][]byte{}, map[uint16]bool{}}
}

func (a *answers) add(frame []byte) error {
	h, err := wire.ParseHeader(frame)
	if err != nil {
		return err
	}
	if int(h.Ctx) > len(frame)-wire.HeaderSize {
		return wire.ErrShort
	}
	body := frame[wire.HeaderSize : wire.HeaderSize+int(h.Ctx)]
	a.kinds[h.Op] = true
	switch h.Op {
	case wire.AnsData:
		a.data[h.ID] = append(a.data[h.ID], body...)
	case wire.AnsReply:
		if a.reply[h.ID] != nil {
			return fmt.Errorf("two replies to call %d", h.ID)
		}
		a.reply[h.ID] = body
	}
	return nil
}

// varies are the fields of replies that need not be the same again: what the device has free, how
// long something took, and what the software GPU says of itself and of kernels, which is not what
// revisions are about.
var varies = map[wire.Op][]string{
	wire.OpSnapshot:            {"DriverVersion", "Server"},
	wire.OpPrimaryRetain:       {"Free"},
	wire.OpMemAlloc:            {"Free"},
	wire.OpEventElapsedTime_v2: {"PMilliseconds"},
	wire.OpModuleLoad:          {"Table"},
	wire.OpLibraryLoad:         {"Table"},
	wire.OpModuleGetFunction:   {"Info"},
}

// decodeReply reads a reply of a session of an older revision. Fields that vary are zero, if they
// were not.
func decodeReply(op wire.Op, revision wire.Revision, body []byte) (fixed wire.Reply, record wire.Record, err error) {
	fixed, rest, err := wire.ParseReply(body)
	record = wire.NewReply(op)
	if err != nil || record == nil || len(rest) == 0 {
		return fixed, record, err
	}
	v := reflect.ValueOf(record).Elem()
	if agreed := v.FieldByName("Agreed"); agreed.IsValid() {
		agreed.SetUint(uint64(revision))
	}
	if err := record.Decode(rest); err != nil {
		return fixed, record, err
	}
	if again := record.Append(nil); len(again) != len(rest)+(8-len(rest)%8)%8 {
		return fixed, record, fmt.Errorf("%d bytes, of which the record has %d", len(rest), len(again))
	}
	if a, ok := record.(*wire.SnapshotReply); ok {
		for i := range a.Devices {
			clear(a.Devices[i].Attributes[:]) // what the software GPU can do
		}
	}
	for _, name := range varies[op] {
		f := v.FieldByName(name)
		if !f.IsValid() {
			return fixed, record, fmt.Errorf("%v has no field %s", op, name)
		}
		if !f.IsZero() {
			f.SetZero()
		}
	}
	return fixed, record, nil
}

// replay says a recorded client's part to a server and compares the answers.
func replay(t *testing.T, p *tape, conn net.Conn) {
	t.Helper()
	said, heard := p.of(tapeClient), p.of(tapeServer)
	hello, _, err := wire.ReadHello(bytes.NewReader(said[0]))
	if err != nil {
		t.Fatal(err)
	}
	revision := hello.Schema.Revision()
	if _, err := conn.Write(said[0]); err != nil {
		t.Fatal(err)
	}
	c, _, err := wire.ReadChallenge(conn)
	if err != nil || c.Status != wire.StatusOK || c.Version != wire.ProtocolVersion || c.NeedToken {
		t.Fatalf("challenge %+v, %v", c, err)
	}
	recorded, _, err := wire.ReadChallenge(bytes.NewReader(heard[0]))
	if err != nil {
		t.Fatal(err)
	}
	// A build from before revisions goes on only if it sees its own name; a later one takes any.
	if want := wire.ThisSchema(); revision == 1 && c.Schema != recorded.Schema || revision > 1 && c.Schema != want {
		t.Fatalf("the server says %v to a client of revision %d", c.Schema, revision)
	}
	if _, err := conn.Write(said[1]); err != nil {
		t.Fatal(err)
	}
	w, err := wire.ReadWelcome(conn)
	if err != nil || w.Status != wire.StatusOK {
		t.Fatalf("welcome %+v, %v", w, err)
	}
	want, got := newAnswers(), newAnswers()
	ops := map[uint32]wire.Op{}
	for _, part := range p.parts[4:] {
		h, err := wire.ParseHeader(part.data)
		if err != nil && part.sort != tapeRefusal {
			t.Fatal(err)
		}
		switch part.sort {
		case tapeClient:
			if h.ID != 0 {
				ops[h.ID] = wire.Op(h.Op)
			}
			if _, err := conn.Write(part.data); err != nil {
				t.Fatal(err)
			}
		case tapeServer:
			if err := want.add(part.data); err != nil {
				t.Fatal(err)
			}
			// The client sent what follows after it had this answer.
			for h.Op == wire.AnsReply && got.reply[h.ID] == nil {
				f, err := readFrame(conn)
				if err == nil {
					err = got.add(f)
				}
				if err != nil {
					t.Fatalf("instead of the reply to call %d, %v: %v", h.ID, ops[h.ID], err)
				}
			}
		}
	}
	if len(ops) < 8 || len(ops) != len(want.reply) {
		t.Fatalf("%d calls and %d replies in the recording", len(ops), len(want.reply))
	}
	compareAnswers(t, revision, ops, want, got)
}

func compareAnswers(t *testing.T, revision wire.Revision, ops map[uint32]wire.Op, want, got *answers) {
	t.Helper()
	for id, op := range ops {
		wantFixed, wantRecord, err := decodeReply(op, revision, want.reply[id])
		if err != nil {
			t.Errorf("call %d, %v: the recording: %v", id, op, err)
			continue
		}
		fixed, record, err := decodeReply(op, revision, got.reply[id])
		if err != nil {
			t.Errorf("call %d, %v: %v", id, op, err)
			continue
		}
		if fixed != wantFixed || !reflect.DeepEqual(record, wantRecord) {
			t.Errorf("call %d, %v: answered\n%+v %+v\nand in the recording\n%+v %+v", id, op, fixed, record, wantFixed, wantRecord)
		}
		if !bytes.Equal(got.data[id], want.data[id]) {
			t.Errorf("call %d, %v: other data than in the recording", id, op)
		}
	}
	for kind := range got.kinds {
		if kind < wire.AnsReply || kind > wire.AnsLanes {
			t.Errorf("an answer of kind %d, which the client does not know", kind)
		}
	}
}

// TestRecordedClients has recorded clients of older builds speak with today's server: it answers
// them as the server of their own build did, field by field.
func TestRecordedClients(t *testing.T) {
	for _, path := range tapes(t) {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".tape"), func(t *testing.T) {
			p := readTape(t, path)
			if n := len(p.bytes()); n > 100<<10 {
				t.Errorf("the recording has %d bytes", n)
			}
			replay(t, p, dial(t, serve(t)))
		})
	}
}
