package wire

import (
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"reflect"
	"testing"
)

// FuzzReply: FuzzRequest for what a server answers a Go client.
func FuzzReply(f *testing.F) {
	r := rand.New(rand.NewPCG(9, 10))
	for op := OpNone; op <= opEnd; op++ {
		a := NewReply(op)
		if a == nil {
			f.Add(uint16(op), []byte{})
			continue
		}
		fill(r, reflect.ValueOf(a).Elem())
		f.Add(uint16(op), a.Append(nil))
	}
	f.Fuzz(func(t *testing.T, n uint16, b []byte) {
		if fresh := func() Record { return NewReply(Op(n)) }; fresh() != nil {
			saysAgain(t, fresh, b)
		}
	})
}

// saysAgain decodes b. What was understood can be said again, and is understood
// the same. The words may differ: high bits of narrow numbers and padding are
// ignored.
func saysAgain(t *testing.T, fresh func() Record, b []byte) {
	q := fresh()
	if err := q.Decode(b); err != nil {
		if !errors.Is(err, ErrShort) {
			t.Fatal(err)
		}
		return
	}
	first := q.Append(nil)
	if len(first) > len(b)+8*len(b)+8 {
		t.Fatalf("%T: %d bytes became %d", q, len(b), len(first))
	}
	again := fresh()
	if err := again.Decode(first); err != nil {
		t.Fatalf("%T: %v", q, err)
	}
	if second := again.Append(nil); !bytes.Equal(first, second) {
		t.Fatalf("%T: said %x, then %x", q, first, second)
	}
}

// FuzzServerHandshake plays any client: what it says first, whether it has the
// token and the session's secret, how its proofs are damaged, where it stops.
// Nobody comes in without the proofs, and a peer that is turned away is told
// one message of the protocol's.
func FuzzServerHandshake(f *testing.F) {
	hello := NewHello("prog", 1)
	hello.HasToken, hello.Token = true, IDOfToken(testToken)
	for _, edit := range []func(*Hello){
		func(*Hello) {},
		func(h *Hello) { h.Packets = true },
		func(h *Hello) { h.Packets, h.Resume, h.Session = true, true, 7 },
		func(h *Hello) { h.Packets, h.Resume, h.Session, h.Lane = true, true, 7, 9 },
		func(h *Hello) { h.HasToken, h.Token = false, TokenID{} },
		func(h *Hello) {
			h.HasToken, h.Token, h.Packets, h.Follows, h.Resume, h.Ticket, h.Session = false, TokenID{}, true, true, true, true, 8
		},
		func(h *Hello) { h.Version = 9 },
	} {
		h := hello
		edit(&h)
		for how := range byte(8) {
			f.Add(h.Append(nil), how, uint16(0), uint16(0))
		}
	}
	secret := [32]byte{1, 2, 3}
	f.Fuzz(func(t *testing.T, first []byte, how byte, flip, cut uint16) {
		opts := ServerOptions{Schema: ThisSchema(), Secret: func(s uint64) ([32]byte, bool) { return secret, s == 7 }}
		opts.Ticket = func(s uint64) ([32]byte, bool) { return secret, s == 8 }
		if how&1 != 0 {
			opts.Key = OneToken(testToken)
		}
		peer := &proving{first: first, token: how&2 != 0, secret: secret, resume: how&4 != 0, flip: flip, cut: cut}
		a, err := ServerHandshake(peer, opts)
		refused, turned := errors.AsType[*RefusedError](err)
		switch {
		case err == nil && a.Hello.Ticket:
			if !a.Hello.Resume || a.Hello.Session != 8 || !peer.resume || peer.token || peer.damaged != [2]bool{} {
				t.Fatalf("came in without the ticket: %+v", a.Hello)
			}
		case err == nil && opts.Key != nil && (!peer.token || peer.damaged[0]):
			t.Fatalf("came in without the token: %+v", a.Hello)
		case err == nil && a.Hello.Resume && (!peer.resume || peer.damaged[1] || a.Hello.Session != 7):
			t.Fatalf("took a session over: %+v", a.Hello)
		case turned && refused.Status == StatusOK:
			t.Fatal("a refusal that says yes")
		}
		// What it was told is a Challenge, and after one that goes on at most a refusing Welcome.
		said := bytes.NewReader(peer.said)
		c, _, cerr := ReadChallenge(said)
		if len(peer.said) > 0 && cerr != nil {
			t.Fatalf("said what is no Challenge: %v", cerr)
		}
		if said.Len() > 0 {
			w, werr := ReadWelcome(said)
			if c.Status != StatusOK || werr != nil || w.Status == StatusOK || said.Len() > 0 || !turned {
				t.Fatalf("said %+v, then %+v, %v", c, w, werr)
			}
		}
	})
}

// proving is a client whose first message is given; its proofs come from the
// server's Challenge.
type proving struct {
	first         []byte
	token, resume bool
	secret        [32]byte
	flip, cut     uint16
	said          []byte // by the server
	heard         int    // of what we say
	proofs        []byte
	damaged       [2]bool // each proof
}

func (p *proving) Write(b []byte) (int, error) {
	p.said = append(p.said, b...)
	return len(b), nil
}

func (p *proving) Read(b []byte) (int, error) {
	all := p.first
	if p.proofs == nil && len(p.said) > 0 {
		hello := p.first[:min(p.heard, len(p.first))]
		p.proofs = make([]byte, 2*proofSize)
		if p.token {
			own := clientProof(KeyOfToken(testToken), hello, p.said)
			copy(p.proofs, own[:])
		}
		if p.resume {
			own := proofOf(p.secret, resumeRole, hello, p.said)
			copy(p.proofs[proofSize:], own[:])
		}
		if p.flip != 0 {
			p.proofs[int(p.flip)%len(p.proofs)] ^= byte(p.flip>>8) | 1
			p.damaged[int(p.flip)%len(p.proofs)/proofSize] = true
		}
		p.first, p.heard = hello, len(hello)
	}
	if p.proofs != nil {
		all = append(append([]byte{}, p.first...), p.proofs...)
	}
	if p.cut != 0 && len(all) > int(p.cut) {
		all = all[:p.cut]
	}
	if p.heard >= len(all) {
		return 0, io.EOF
	}
	n := copy(b, all[p.heard:])
	p.heard += n
	return n, nil
}
