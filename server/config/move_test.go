package config

import (
	"strings"
	"testing"
)

// TestMoveKeys: what a server says of moves is checked, and a mistake says what to write.
func TestMoveKeys(t *testing.T) {
	for text, want := range map[string]string{
		"[move]\nfrom = [\"gpu1\", \"gpu2\"]\ntoken-file = \"/t\"\nca = \"/ca\"\n": "",
		"[move]\ncert = \"/c\"\nkey = \"/k\"\n":                                    "",
		"[move]\nfrom = [\"\"]\n":                                                  "list the names of tokens",
		"[move]\ncert = \"/c\"\n":                                                  "set move.cert and move.key, or neither",
		"[move]\ncert = \"/c\"\nkey = \"/k\"\ntoken-file = \"/t\"\n":               "leave out move.cert or move.token-file",
	} {
		_, err := Read("ferry.toml", []byte(text))
		if (want == "") != (err == nil) || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, not %q", text, err, want)
		}
	}
}
