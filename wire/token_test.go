package wire

import (
	"bytes"
	"encoding/hex"
	"errors"
	"io"
	"testing"
)

func TestTokenKey(t *testing.T) {
	key := KeyOfToken(testToken) // computed with another implementation; shim/test/test_crypto.c has the same
	if got := hex.EncodeToString(key[:]); got != "50120bf0a7641b92c20e3fb9f8bc84c6505bfdde40ebd95550612b57d71f5672" {
		t.Errorf("got %s", got)
	}
}

func TestTokenID(t *testing.T) {
	id, text := FreshToken()
	if got := IDOfToken([]byte(text)); got != id || len(text) != 59 {
		t.Errorf("%s has id %q, not %q", text, got, id)
	}
	if _, other := FreshToken(); other == text {
		t.Error("the same token twice")
	}
	for _, text := range []string{"", "0123456789abcdef", "ferry1_01234567", "ferry1_012345678_x", "ferry1_0123456g_x", "ferry2_01234567_x", "ferry1_ABCDEF01_x", "ferry1_00000000_x", "ferry1_\x00bcdefab_x"} {
		if id := IDOfToken([]byte(text)); id != (TokenID{}) || id.String() != "" {
			t.Errorf("%q has an id: %q", text, id)
		}
	}
}

// TestTokensByID: a server with two tokens tells them apart by what the client
// names, and one that it does not know is refused as a wrong one is: same
// messages, same number of bytes.
func TestTokensByID(t *testing.T) {
	idA, a := FreshToken()
	idB, b := FreshToken()
	_, other := FreshToken()
	forged := append(bytes.Clone([]byte(a[:16])), other[16:]...) // a's name, another secret
	keys := map[TokenID]TokenKey{idA: KeyOfToken([]byte(a)), idB: KeyOfToken([]byte(b))}
	unknownKey := KeyOfToken([]byte(other + "x"))
	var asked TokenID
	opts := ServerOptions{Schema: ThisSchema(), Key: func(id TokenID) TokenKey {
		asked = id
		if key, ok := keys[id]; ok {
			return key
		}
		return unknownKey
	}}
	for token, want := range map[string]TokenID{a: idA, b: idB} {
		if o := shake(t, NewHello("p", 1), []byte(token), opts); o.clientErr != nil || o.serverErr != nil || asked != want || o.accepted.Hello.Token != want {
			t.Errorf("%s: %v, %v, asked for %s", token, o.clientErr, o.serverErr, asked)
		}
	}
	var said []string
	for _, token := range []string{other, string(forged), "an old token without a name"} {
		o := shake(t, NewHello("p", 1), []byte(token), opts)
		refused, ok := errors.AsType[*RefusedError](o.clientErr)
		if !ok || refused.Status != StatusToken || o.accepted.Proof != [32]byte{} {
			t.Fatalf("%s: %v", token, o.clientErr)
		}
		said = append(said, refused.Message)
	}
	if said[0] != said[1] || said[0] != said[2] {
		t.Errorf("refusals differ: %q", said)
	}
}

// TestReplayToClient: what a server once said is worth nothing to a client that
// comes again, because its nonce is another.
func TestReplayToClient(t *testing.T) {
	var said bytes.Buffer
	client, server := socketPair(t)
	done := make(chan error, 1)
	go func() {
		rw := struct {
			io.Reader
			io.Writer
		}{server, io.MultiWriter(server, &said)}
		a, err := ServerHandshake(rw, ServerOptions{Key: OneToken(testToken), Schema: ThisSchema()})
		if err == nil {
			err = WriteWelcome(rw, Welcome{Proof: a.Proof})
		}
		done <- err
	}()
	if _, err := ClientHandshake(client, NewHello("p", 1), testToken); err != nil {
		t.Fatal(err)
	}
	if err := <-done; err != nil {
		t.Fatal(err)
	}
	_, err := ClientHandshake(struct {
		io.Reader
		io.Writer
	}{&said, io.Discard}, NewHello("p", 1), testToken)
	if !errors.Is(err, ErrImpostor) {
		t.Fatalf("a recorded server got: %v", err)
	}
}

func TestWelcomeOfAnAgent(t *testing.T) {
	w := Welcome{Relayed: true, Session: 3, Message: "m"}
	b := w.Append(nil)
	if got, err := ReadWelcome(bytes.NewReader(b)); err != nil || got != w || b[100] != 8 {
		t.Errorf("got %+v, %v", got, err)
	}
	b[101] = 1
	if _, err := ReadWelcome(bytes.NewReader(b)); err == nil {
		t.Error("an unknown flag was accepted")
	}
}
