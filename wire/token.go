package wire

import (
	"bytes"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"strings"
)

// MinToken and MaxToken bound the length of a token, in bytes.
const (
	MinToken = 16
	MaxToken = 4096
)

// A TokenID says which of a server's tokens a client holds. It is no secret: it is the
// beginning of a token's text and crosses the wire. It is zero for a token without an id,
// which is any text that FreshToken has not made.
type TokenID [4]byte

func (id TokenID) String() string {
	if id == (TokenID{}) {
		return ""
	}
	return hex.EncodeToString(id[:])
}

// ParseTokenID reads what String writes.
func ParseTokenID(text string) (id TokenID, ok bool) {
	b, err := hex.DecodeString(text)
	if err != nil || len(b) != len(id) || strings.ToLower(text) != text {
		return id, false
	}
	id = TokenID(b)
	return id, id != TokenID{}
}

const (
	tokenMark = "ferry1_"
	tokenInfo = "ferry token v1"
)

// FreshToken makes a token: ferry1_, eight hexadecimal digits that name it, and 32 random
// bytes.
func FreshToken() (TokenID, string) {
	var id TokenID
	var secret [32]byte
	for id == (TokenID{}) {
		_, _ = rand.Read(id[:]) // never fails (crypto/rand)
	}
	_, _ = rand.Read(secret[:])
	return id, tokenMark + id.String() + "_" + base64.RawURLEncoding.EncodeToString(secret[:])
}

// IDOfToken returns the id in a token's text.
func IDOfToken(token []byte) TokenID {
	rest, ok := bytes.CutPrefix(token, []byte(tokenMark))
	if !ok || len(rest) < 9 || rest[8] != '_' {
		return TokenID{}
	}
	id, _ := ParseTokenID(string(rest[:8]))
	return id
}

// A TokenKey is the key of proofs. It is derived from the token, and the token cannot be
// derived from it: a server can keep the key alone.
type TokenKey [32]byte

// KeyOfToken derives the key of a token (HKDF-SHA-256, RFC 5869, without salt).
// shim/core/net/handshake.c does the same.
func KeyOfToken(token []byte) TokenKey {
	key, err := hkdf.Key(sha256.New, token, nil, tokenInfo, len(TokenKey{}))
	if err != nil {
		panic(err) // only for a key that is too long to derive
	}
	return TokenKey(key)
}

// OneToken returns the ServerOptions.Key of a server that knows one token.
func OneToken(token []byte) func(TokenID) TokenKey {
	key := KeyOfToken(token)
	return func(TokenID) TokenKey { return key }
}

// ParseToken reads a token from a file or a variable: it ignores surrounding white space
// and refuses a text that is too short.
func ParseToken(text []byte) ([]byte, error) {
	token := bytes.TrimSpace(text)
	if len(token) < MinToken {
		return nil, fmt.Errorf("a token needs at least %d characters, this one has %d; make one with: ferry token create", MinToken, len(token))
	}
	if len(token) > MaxToken {
		return nil, fmt.Errorf("a token has at most %d characters, this one has %d", MaxToken, len(token))
	}
	return bytes.Clone(token), nil
}
