package wire

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"ferry/api/cu"
)

// field is the schema field of a build of any revision.
func field(revision uint32, hash byte) (s Schema) {
	binary.LittleEndian.PutUint32(s[:], revision)
	for i := 4; i < len(s); i++ {
		s[i] = hash
	}
	return s
}

// Client and server use the lower of their revisions, and both know which that is.
func TestAgreedRevision(t *testing.T) {
	if ThisRevision < 2 {
		t.Fatal("there is no older revision to test with")
	}
	older, newest, newer := SchemaOf(ThisRevision-1), ThisSchema(), field(uint32(ThisRevision)+3, 9)
	for _, c := range []struct {
		name           string
		client, server Schema
		want           Revision // 0: refused
		says           string
	}{
		{name: "the same", client: newest, server: newest, want: ThisRevision},
		{name: "older client", client: older, server: newest, want: ThisRevision - 1},
		{name: "newer client", client: newer, server: newest, want: ThisRevision},
		{name: "newest number there is", client: field(65535, 1), server: newest, want: ThisRevision},
		{name: "two development builds", client: field(uint32(ThisRevision), 1), server: newest, want: ThisRevision - 1},
		{name: "a client from before revisions", client: SchemaOf(1), server: newest, want: 1},
		{name: "both from before revisions", client: SchemaOf(1), server: SchemaOf(1), want: 1},
		{name: "a server from before revisions", client: newest, server: SchemaOf(1)},
		{name: "an unknown build from before revisions", client: Schema{1, 2, 3, 4, 5}, server: newest, says: "upgrade the client"},
		{name: "revision 0", client: field(0, 1), server: newest, says: "does not exist"},
		{name: "revision 1 under a new name", client: field(1, 1), server: newest, says: "does not exist"},
		{name: "revision 65536", client: field(65536, 1), server: newest, says: "before schema revisions"},
		{name: "revision 2^31", client: field(1<<31, 1), server: newest, says: "before schema revisions"},
		{name: "all ones", client: Schema(bytes.Repeat([]byte{255}, 16)), server: newest, says: "before schema revisions"},
		{name: "all zero", server: newest, says: "does not exist"},
	} {
		t.Run(c.name, func(t *testing.T) {
			hello := NewHello("p", 1)
			hello.Schema = c.client
			o := shake(t, hello, nil, ServerOptions{Schema: c.server})
			if c.want == 0 {
				refused, ok := errors.AsType[*RefusedError](o.clientErr)
				if !ok || refused.Status != StatusSchema && refused.Status != StatusMalformed || !strings.Contains(refused.Message, c.says) {
					t.Fatalf("client got %v", o.clientErr)
				}
				return
			}
			if o.clientErr != nil || o.serverErr != nil || o.welcome.Revision != c.want || o.accepted.Revision != c.want {
				t.Fatalf("client %v uses %d, server %v uses %d; want %d", o.clientErr, o.welcome.Revision, o.serverErr, o.accepted.Revision, c.want)
			}
		})
	}
}

// A client of a released revision does not go on with a server that is a development build of
// an older one: the server could not know what the client means.
func TestDevelopmentServerOfAnOlderRevision(t *testing.T) {
	answer := Challenge{Version: ProtocolVersion, Schema: field(uint32(ThisRevision)-1, 1)}.Append(nil)
	if ThisRevision == 2 {
		t.Skip("revision 1 has one name only")
	}
	_, err := ClientHandshake(struct {
		io.Reader
		io.Writer
	}{bytes.NewReader(answer), io.Discard}, NewHello("p", 1), nil)
	if refused, ok := errors.AsType[*RefusedError](err); !ok || !strings.Contains(refused.Message, "development build") {
		t.Fatal(err)
	}
}

// A client that was refused by a server from before revisions connects again under the name
// that such a server knows; once.
func TestOlderSchemaIsTriedOnce(t *testing.T) {
	hello := NewHello("p", 1)
	o := shake(t, hello, nil, ServerOptions{Schema: SchemaOf(1)})
	if !UseOlderSchema(&hello, o.clientErr) || hello.Schema != SchemaOf(1) {
		t.Fatalf("refused with %v", o.clientErr)
	}
	if UseOlderSchema(&hello, o.clientErr) {
		t.Error("would connect for ever")
	}
	o = shake(t, hello, nil, ServerOptions{Schema: SchemaOf(1)})
	if o.clientErr != nil || o.welcome.Revision != 1 || o.accepted.Revision != 1 {
		t.Fatalf("%v, revision %d", o.clientErr, o.welcome.Revision)
	}
	for _, err := range []error{nil, ErrClosed, &RefusedError{Status: StatusSchema}, &RefusedError{Status: StatusToken, Server: SchemaOf(1)}} {
		if fresh := NewHello("p", 1); UseOlderSchema(&fresh, err) {
			t.Errorf("after %v", err)
		}
	}
}

// A refusal because of the protocol's version says both versions and which side is older.
func TestVersionRefusal(t *testing.T) {
	for _, c := range []struct {
		theirs uint32
		says   string
	}{
		{1, "the server speaks version 1 of Ferry's protocol, the client version 2; upgrade the server"},
		{3, "the server speaks version 3 of Ferry's protocol, the client version 2; upgrade the client"},
	} {
		for _, status := range []Status{StatusOK, StatusVersion} {
			answer := Challenge{Version: c.theirs, Status: status, Schema: ThisSchema(), Message: "install the same Ferry"}.Append(nil)
			_, err := ClientHandshake(struct {
				io.Reader
				io.Writer
			}{bytes.NewReader(answer), io.Discard}, NewHello("p", 1), nil)
			if refused, ok := errors.AsType[*RefusedError](err); !ok || refused.Status != StatusVersion || refused.Message != c.says {
				t.Errorf("version %d, status %v: %v", c.theirs, status, err)
			}
		}
	}
	for client, says := range map[uint32]string{
		1: "the server speaks version 2 of Ferry's protocol, the client version 1; upgrade the client",
		3: "the server speaks version 2 of Ferry's protocol, the client version 3; upgrade the server",
	} {
		hello := NewHello("p", 1)
		hello.Version = client
		_, _, err := ReadHello(bytes.NewReader(hello.Append(nil)))
		if refused, ok := errors.AsType[*RefusedError](err); !ok || refused.Status != StatusVersion || refused.Message != says {
			t.Errorf("client of version %d: %v", client, err)
		}
	}
}

// A record of an older revision lacks what later ones added, and is otherwise the same.
func TestRecordsOfOlderRevisions(t *testing.T) {
	grown := 0
	r := rand.New(rand.NewPCG(1, 2))
	records(func(name string, fresh func() Record) {
		agreed := reflect.ValueOf(fresh()).Elem().FieldByName("Agreed")
		if !agreed.IsValid() {
			return
		}
		grown++
		for revision := Revision(1); revision <= ThisRevision; revision++ {
			sent, got := fresh(), fresh()
			fill(r, reflect.ValueOf(sent).Elem())
			fill(r, reflect.ValueOf(got).Elem()) // what was there before must go
			for _, v := range []Record{sent, got} {
				reflect.ValueOf(v).Elem().FieldByName("Agreed").SetUint(uint64(revision))
			}
			body := sent.Append(nil)
			if err := got.Decode(body); err != nil {
				t.Fatalf("%s, revision %d: %v", name, revision, err)
			}
			if again := got.Append(nil); !bytes.Equal(again, body) {
				t.Errorf("%s, revision %d: %x became %x", name, revision, body, again)
			}
			if err := got.Decode(body[:max(len(body)-8, 0)]); len(body) > 0 && err == nil {
				t.Errorf("%s, revision %d: cut short, and decoded", name, revision)
			}
		}
	})
	if grown == 0 {
		t.Error("no record has grown")
	}
	first, now := SnapshotReply{Agreed: 1, DriverVersion: 13000, Server: []byte("1.0")}, SnapshotReply{DriverVersion: 13000, Server: []byte("1.0")}
	if got, want := len(first.Append(nil)), 16; got != want {
		t.Errorf("revision 1 has %d bytes, want %d", got, want)
	}
	if got, want := len(now.Append(nil)), 32; got != want {
		t.Errorf("this revision has %d bytes, want %d", got, want)
	}
	var back SnapshotReply
	back.Agreed, back.Server = 1, []byte("left over")
	if err := back.Decode(first.Append(nil)); err != nil || back.Server != nil || back.DriverVersion != 13000 {
		t.Errorf("%v, %+v", err, back)
	}
}

// Kinds of answers have the numbers of the history.
func TestAnswerKinds(t *testing.T) {
	for kind, want := range map[uint16]cu.FerryAnswer{
		AnsReply: cu.FERRY_ANSWER_REPLY, AnsData: cu.FERRY_ANSWER_DATA, AnsOutput: cu.FERRY_ANSWER_OUTPUT, AnsCall: cu.FERRY_ANSWER_CALL,
		AnsReport: cu.FERRY_ANSWER_REPORT, AnsAssertion: cu.FERRY_ANSWER_ASSERTION, AnsGone: cu.FERRY_ANSWER_GONE, AnsStore: cu.FERRY_ANSWER_STORE,
		AnsLanes: cu.FERRY_ANSWER_LANES,
	} {
		if int(kind) != int(want) {
			t.Errorf("answer %d is %d in api/ferry.api", kind, want)
		}
	}
}
