package identity

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"ferry/wire"
)

var noon = time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC)

// create creates a token, which must succeed.
func create(t *testing.T, store, name, tenant string, life time.Duration) string {
	t.Helper()
	text, _, err := CreateToken(store, name, tenant, life, noon)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func find(t *testing.T, store, text string, now time.Time) (wire.TokenKey, Identity, bool) {
	t.Helper()
	tokens, err := ReadTokens(store)
	if err != nil {
		t.Fatal(err)
	}
	return tokens.Find(wire.IDOfToken([]byte(text)), now)
}

func TestTokens(t *testing.T) {
	store := filepath.Join(t.TempDir(), "sub", "tokens.json")
	alice := create(t, store, "alice", "ml", time.Hour)
	bob := create(t, store, "bob", "bio", 0)
	if info, err := os.Stat(store); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	text, _ := os.ReadFile(store)
	for _, secret := range []string{alice, alice[16:], bob[16:]} {
		if bytes.Contains(text, []byte(secret)) {
			t.Error("the store holds the token")
		}
	}
	key, who, ok := find(t, store, alice, noon)
	if !ok || key != wire.KeyOfToken([]byte(alice)) || who.Name != "alice" || who.Tenant != "ml" || who.Kind != ByToken {
		t.Errorf("%+v, %v", who, ok)
	}
	_, other, ok := find(t, store, bob, noon)
	if !ok || other.Owner() == who.Owner() {
		t.Errorf("bob is %+v, %v", other, ok)
	}

	// Expired, unknown, revoked: no key that the client could hold.
	unknown, ofUnknown := wire.FreshToken()
	_ = unknown
	for name, c := range map[string]struct {
		text string
		now  time.Time
	}{"expired": {alice, noon.Add(time.Hour)}, "unknown": {ofUnknown, noon}, "nameless": {"0123456789abcdef", noon}} {
		if key, who, ok := find(t, store, c.text, c.now); ok || who != (Identity{}) || key == wire.KeyOfToken([]byte(c.text)) {
			t.Errorf("%s: %+v, %v", name, who, ok)
		}
	}
	if _, _, err := CreateToken(store, "bob", "bio", 0, noon); err == nil {
		t.Error("two valid tokens of one name")
	}
	if gone, err := RevokeToken(store, "bob", noon); err != nil || len(gone) != 1 {
		t.Fatalf("%v, %v", gone, err)
	}
	if _, _, ok := find(t, store, bob, noon); ok {
		t.Error("a revoked token is valid")
	}
	tokens, _ := ReadTokens(store)
	if !tokens.Revoked(other) || tokens.Revoked(who) {
		t.Error("wrong about who is revoked")
	}
	if why := tokens.Why(wire.IDOfToken([]byte(bob)), noon); !strings.Contains(why, "revoked") {
		t.Error(why)
	}
	if _, err := RevokeToken(store, "bob", noon); err == nil {
		t.Error("revoked twice")
	}
	if again := create(t, store, "bob", "bio", 0); again == bob {
		t.Error("the same token")
	}
}

// TestTokensAtOnce: none of many tokens created at the same time is lost.
func TestTokensAtOnce(t *testing.T) {
	store := filepath.Join(t.TempDir(), "tokens.json")
	var wg sync.WaitGroup
	for i := range 20 {
		wg.Go(func() {
			if _, _, err := CreateToken(store, "t"+string(rune('a'+i)), "x", 0, noon); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	tokens, err := ReadTokens(store)
	if err != nil || len(tokens.List()) != 20 {
		t.Errorf("%d, %v", len(tokens.List()), err)
	}
}

func TestBadTokenFiles(t *testing.T) {
	store := filepath.Join(t.TempDir(), "tokens.json")
	for name, text := range map[string]string{
		"no JSON":       "hello",
		"other version": `{"version":2}`,
		"short key":     `{"version":1,"tokens":[{"id":"01234567","name":"a","tenant":"b","key":"AAAA"}]}`,
		"no id":         `{"version":1,"tokens":[{"id":"","name":"a","tenant":"b","key":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="}]}`,
		"odd name":      `{"version":1,"tokens":[{"id":"01234567","name":"(anyone)","tenant":"b","key":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="}]}`,
	} {
		if err := os.WriteFile(store, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := ReadTokens(store); err == nil {
			t.Errorf("%s was read", name)
		}
	}
	if err := os.WriteFile(store, []byte(`{"version":1}`), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadTokens(store); err != nil {
		t.Error(err)
	}
	if err := os.Chmod(store, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadTokens(store); err == nil || !strings.Contains(err.Error(), "chmod 600") {
		t.Errorf("a store others may read: %v", err)
	}
	if tokens, err := ReadTokens(store + "x"); err != nil || len(tokens.List()) != 0 {
		t.Errorf("none yet: %v", err)
	}
}

// TestWatched: the next Get sees a change; a bad file leaves the old value and is reported once.
func TestWatched(t *testing.T) {
	store := filepath.Join(t.TempDir(), "tokens.json")
	w, err := Watch(func() (Tokens, error) { return ReadTokens(store) }, store)
	if err != nil {
		t.Fatal(err)
	}
	create(t, store, "alice", "ml", 0)
	if tokens, changed, err := w.Get(); !changed || err != nil || len(tokens.List()) != 1 {
		t.Fatalf("%v, %v", changed, err)
	}
	if _, changed, err := w.Get(); changed || err != nil {
		t.Errorf("again: %v, %v", changed, err)
	}
	if err := writeFile(store, []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	if tokens, changed, err := w.Get(); changed || err == nil || len(tokens.List()) != 1 {
		t.Errorf("nonsense: %v, %v", changed, err)
	}
	if tokens, changed, err := w.Get(); changed || err != nil || len(tokens.List()) != 1 {
		t.Errorf("nonsense, again: %v, %v", changed, err)
	}
}

func TestSharedToken(t *testing.T) {
	for _, text := range []string{"0123456789abcdef", func() string { _, text := wire.FreshToken(); return text }()} {
		tokens := NewTokens().With(SharedToken([]byte(text)))
		key, who, ok := tokens.Find(wire.IDOfToken([]byte(text)), noon)
		if !ok || key != wire.KeyOfToken([]byte(text)) || who.Name != TokenFileName || tokens.Revoked(who) {
			t.Errorf("%s: %+v, %v", text, who, ok)
		}
	}
	if CheckName("name", TokenFileName) == nil || CheckName("name", AnyoneName) == nil || CheckName("name", User(0).Name) == nil {
		t.Error("somebody could be given a name of ours")
	}
}

// FuzzTokens: whatever a store holds, reading it ends in an error or in tokens
// whose keys can be compared.
func FuzzTokens(f *testing.F) {
	f.Add([]byte(`{"version":1,"tokens":[{"id":"01234567","name":"a","tenant":"b","key":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="}]}`))
	f.Add([]byte(`{"version":1,"tokens":[{"id":"01234567","name":"a","tenant":"b","expires":"2026-11-15T12:00:00Z","key":"AAAA"}]}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		tokens, err := parseTokens(text)
		if err != nil {
			return
		}
		for _, e := range tokens.List() {
			id, ok := wire.ParseTokenID(e.ID)
			if !ok {
				t.Fatalf("%q", e.ID)
			}
			key, who, found := tokens.Find(id, noon)
			if found != (e.State(noon) == "valid") || found && (who.Name != e.Name || !bytes.Equal(key[:], e.Key)) {
				t.Fatalf("%+v: %+v, %v", e, who, found)
			}
		}
	})
}
