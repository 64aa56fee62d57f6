package config

import "strings"

// Move says from whom the server takes sessions, and how it proves to others who it is.
type Move struct {
	From      []string `toml:"from"`       // names of tokens and certificates of servers that may bring sessions
	TokenFile string   `toml:"token-file"` // empty for none
	CA        string   `toml:"ca"`         // empty for the system's CAs
	Pin       string   `toml:"pin"`
	Cert      string   `toml:"cert"`
	Key       string   `toml:"key"`
}

func (m *Move) validate(report func(key, format string, args ...any)) {
	for _, name := range m.From {
		if strings.TrimSpace(name) == "" {
			report("move.from", "an empty name: list the names of tokens, as ferry token ls shows them, or of certificates")
		}
	}
	switch {
	case (m.Cert == "") != (m.Key == ""):
		report("move.cert", "a certificate needs its key, and a key its certificate: set move.cert and move.key, or neither")
	case m.Cert != "" && m.TokenFile != "":
		report("move.cert", "a server presents a certificate or a token, not both: leave out move.cert or move.token-file")
	}
}
