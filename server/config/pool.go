package config

// Pool says which pool of servers the server is in, and how it proves who it is there.
type Pool struct {
	Address   []string `toml:"address"`    // of the pool's controllers; empty: it is in none
	Name      string   `toml:"name"`       // of the server there; empty for the machine's
	Advertise []string `toml:"advertise"`  // addresses at which clients and other servers reach it; empty for those it listens on
	Labels    []string `toml:"labels"`     // key=value
	TokenFile string   `toml:"token-file"` // empty for none
	CA        string   `toml:"ca"`         // empty for the system's CAs
	Pin       string   `toml:"pin"`
	Cert      string   `toml:"cert"`
	Key       string   `toml:"key"`
}

func (p *Pool) validate(report func(key, format string, args ...any)) {
	switch {
	case (p.Cert == "") != (p.Key == ""):
		report("pool.cert", "a certificate needs its key, and a key its certificate: set pool.cert and pool.key, or neither")
	case p.Cert != "" && p.TokenFile != "":
		report("pool.cert", "a server presents a certificate or a token, not both: leave out pool.cert or pool.token-file")
	}
	if p.Name != "" && !plainName(p.Name) {
		report("pool.name", "use 1 to 64 letters, digits, dots, dashes and underscores")
	}
}
