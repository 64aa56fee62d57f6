package identity

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"ferry/wire"
)

// A Token is what a server keeps of a token: everything but its secret.
type Token struct {
	ID      string     `json:"id"`
	Name    string     `json:"name"`
	Tenant  string     `json:"tenant"`
	Created time.Time  `json:"created"`
	Expires *time.Time `json:"expires,omitempty"`
	Revoked *time.Time `json:"revoked,omitempty"`
	Key     []byte     `json:"key"` // wire.KeyOfToken
}

// State returns "valid", or why a token is not valid at a moment.
func (t Token) State(now time.Time) string {
	switch {
	case t.Revoked != nil:
		return "revoked"
	case t.Expires != nil && !now.Before(*t.Expires):
		return "expired"
	}
	return "valid"
}

func (t Token) identity() Identity {
	return Identity{Kind: ByToken, Name: t.Name, Tenant: t.Tenant, Serial: t.ID}
}

// Tokens are the tokens a server knows.
type Tokens struct {
	list       []Token
	unknownKey wire.TokenKey // the key compared with proofs of unknown tokens
}

// storeVersion is the format of the file. 1: the first.
const storeVersion = 1

type tokenFile struct {
	Version int     `json:"version"`
	Tokens  []Token `json:"tokens"`
}

// maxStore bounds the file: 10,000 tokens or so.
const maxStore = 4 << 20

// NewTokens returns the tokens of a list.
func NewTokens(list ...Token) Tokens {
	t := Tokens{list: list}
	_, _ = rand.Read(t.unknownKey[:]) // never fails (crypto/rand)
	return t
}

// SharedToken returns the entry for the token that server and clients have in a file or
// variable.
func SharedToken(token []byte) Token {
	key := wire.KeyOfToken(token)
	return Token{ID: wire.IDOfToken(token).String(), Name: TokenFileName, Tenant: DefaultTenant, Key: key[:]}
}

// With returns the tokens of t and one more.
func (t Tokens) With(more Token) Tokens { return NewTokens(append(slices.Clone(t.list), more)...) }

// List returns the tokens, oldest first.
func (t Tokens) List() []Token { return slices.Clone(t.list) }

// Find returns the key and the owner of the token that a client names. For an unknown or
// invalid token it returns a key that nobody has. It takes as long in both cases: it
// compares all tokens, and branches on none.
func (t Tokens) Find(id wire.TokenID, now time.Time) (wire.TokenKey, Identity, bool) {
	key, at := t.unknownKey, -1
	for i, e := range t.list {
		its, _ := wire.ParseTokenID(e.ID) // zero for a token without a name
		valid := 0
		if e.State(now) == "valid" {
			valid = 1
		}
		is := subtle.ConstantTimeCompare(id[:], its[:]) & valid
		subtle.ConstantTimeCopy(is, key[:], e.Key)
		at = subtle.ConstantTimeSelect(is, i, at)
	}
	if at < 0 {
		return key, Identity{}, false
	}
	return key, t.list[at].identity(), true
}

// Why says, for the server's own log, why a token was refused.
func (t Tokens) Why(id wire.TokenID, now time.Time) string {
	for _, e := range slices.Backward(t.list) {
		if e.ID != id.String() {
			continue
		}
		if state := e.State(now); state != "valid" {
			return fmt.Sprintf("token %s (%s) is %s", e.ID, e.Name, state)
		}
		return fmt.Sprintf("wrong secret for token %q (%s)", e.ID, e.Name)
	}
	return fmt.Sprintf("unknown token %q", id.String())
}

// Revoked reports whether the token of an identity was revoked, or is no longer in the
// store.
func (t Tokens) Revoked(who Identity) bool {
	return !slices.ContainsFunc(t.list, func(e Token) bool { return e.identity() == who && e.Revoked == nil })
}

// ReadTokens reads a server's tokens. A file that does not exist holds none.
func ReadTokens(path string) (Tokens, error) {
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return NewTokens(), nil
	}
	if err != nil {
		return Tokens{}, fmt.Errorf("reading tokens: %w", err)
	}
	if err := checkSecret(path); err != nil {
		return Tokens{}, err
	}
	t, err := parseTokens(text)
	if err != nil {
		return Tokens{}, fmt.Errorf("tokens in %s: %w", path, err)
	}
	return t, nil
}

func parseTokens(text []byte) (Tokens, error) {
	if len(text) > maxStore {
		return Tokens{}, fmt.Errorf("%d bytes are too many", len(text))
	}
	var f tokenFile
	if err := json.Unmarshal(text, &f); err != nil {
		return Tokens{}, err
	}
	if f.Version != storeVersion {
		return Tokens{}, fmt.Errorf("format %d, not %d: they were written by another Ferry", f.Version, storeVersion)
	}
	seen := map[string]bool{}
	for _, e := range f.Tokens {
		if _, ok := wire.ParseTokenID(e.ID); !ok || len(e.Key) != len(wire.TokenKey{}) || seen[e.ID] {
			return Tokens{}, fmt.Errorf("token %q has no proper id and key, or is there twice", e.ID)
		}
		if err := errors.Join(CheckName("token", e.Name), CheckName("tenant", e.Tenant)); err != nil {
			return Tokens{}, err
		}
		seen[e.ID] = true
	}
	return NewTokens(f.Tokens...), nil
}

// CreateToken adds a token to the file and returns its text, which the file does not hold.
// life is how long the token is valid; 0 for ever.
func CreateToken(path, name, tenant string, life time.Duration, now time.Time) (string, Token, error) {
	if err := errors.Join(CheckName("token", name), CheckName("tenant", tenant)); err != nil {
		return "", Token{}, err
	}
	id, text := wire.FreshToken()
	key := wire.KeyOfToken([]byte(text))
	made := Token{ID: id.String(), Name: name, Tenant: tenant, Created: now.UTC().Truncate(time.Second), Key: key[:]}
	if life > 0 {
		end := made.Created.Add(life)
		made.Expires = &end
	}
	err := changeTokens(path, func(list []Token) ([]Token, error) {
		for _, e := range list {
			if e.ID == made.ID {
				return nil, errors.New("the id is taken; try again")
			}
			if e.Name == name && e.State(now) == "valid" {
				return nil, fmt.Errorf("there is a valid token named %s (%s, tenant %s); revoke it first, or choose another name", name, e.ID, e.Tenant)
			}
		}
		return append(list, made), nil
	})
	return text, made, err
}

// RevokeToken revokes the valid tokens of a name, or the one of an id.
func RevokeToken(path, which string, now time.Time) ([]Token, error) {
	var gone []Token
	err := changeTokens(path, func(list []Token) ([]Token, error) {
		for i, e := range list {
			if (e.Name == which || e.ID == which) && e.Revoked == nil {
				t := now.UTC().Truncate(time.Second)
				list[i].Revoked = &t
				gone = append(gone, list[i])
			}
		}
		if len(gone) == 0 {
			return nil, fmt.Errorf("no token named %s, or it is revoked already; ferry token list shows them", which)
		}
		return list, nil
	})
	return gone, err
}

// changeTokens lets edit change the list, while other processes are locked out.
func changeTokens(path string, edit func([]Token) ([]Token, error)) error {
	dir := filepath.Dir(path)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	unlock, err := lockDir(dir)
	if err != nil {
		return err
	}
	defer unlock()
	have, err := ReadTokens(path)
	if err != nil {
		return err
	}
	list, err := edit(have.List())
	if err != nil {
		return err
	}
	text, err := json.MarshalIndent(tokenFile{storeVersion, list}, "", "  ")
	if err != nil {
		return err
	}
	return writeFile(path, append(text, '\n'), 0o600)
}
