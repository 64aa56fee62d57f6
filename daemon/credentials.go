package daemon

import (
	"errors"
	"io"
	"time"

	"ferry/server/identity"
	"ferry/transport"
	"ferry/wire"
)

// checkPause is how often the files with tokens and certificates are looked at
// for the sake of sessions that are running; new ones look for themselves.
const checkPause = 2 * time.Second

// credentials are what the daemon knows its clients by.
type credentials struct {
	tokens *identity.Watched[identity.Tokens] // nil: no token is asked for
	tls    *identity.Watched[identity.Server] // nil: no TLS
}

// openCredentials reads them for the first time.
func openCredentials(cfg *Config) (c credentials, err error) {
	if cfg.hasTokens() {
		c.tokens, err = identity.Watch(func() (identity.Tokens, error) {
			tokens := identity.NewTokens()
			if cfg.Tokens != "" {
				var err error
				if tokens, err = identity.ReadTokens(cfg.Tokens); err != nil {
					return tokens, err
				}
			}
			if cfg.Token != nil {
				tokens = tokens.With(identity.SharedToken(cfg.Token))
			}
			return tokens, nil
		}, cfg.Tokens)
		if err != nil {
			return c, err
		}
	}
	if cfg.TLS != (identity.ServerFiles{}) {
		// Without a certificate one may go on to prove a token; where there is
		// nothing to prove, everybody may.
		tokensToo := cfg.hasTokens() || cfg.TLS.CA == ""
		c.tls, err = identity.Watch(func() (identity.Server, error) { return cfg.TLS.Read(tokensToo) }, cfg.TLS.Names()...)
	}
	return c, err
}

// A visitor is a peer that may become a client.
type visitor struct {
	conn  transport.Conn
	at    transport.Address  // where it came in
	who   *identity.Identity // nil until it is known
	hello wire.Hello         // what it said, so far
	why   string             // for the audit: more than the peer is told

	session uint64 // once it has been let in
	queued  func() // if not nil: called once it has its place in the queue, if it needs one
}

// authenticate shakes hands with a visitor and finds out who it is.
func (d *Daemon) authenticate(v *visitor) (wire.Accepted, error) {
	opts := wire.ServerOptions{Schema: wire.SchemaHash, Secret: d.secret}
	var named *identity.Identity
	if v.who == nil && d.creds.tokens != nil {
		tokens, now := d.currentTokens(), time.Now()
		opts.Key = func(id wire.TokenID) wire.TokenKey {
			key, who, ok := tokens.Find(id, now)
			if ok {
				named = &who
			}
			return key
		}
		defer func() {
			switch {
			case v.who != nil:
			case v.hello.HasToken:
				v.why = tokens.Why(v.hello.Token, now)
			default:
				v.why = "none was offered"
			}
		}()
	}
	a, err := wire.ServerHandshake(v.conn, opts)
	v.hello = a.Hello
	if err != nil || v.who != nil {
		return a, err
	}
	if named != nil {
		v.who = named
	} else if uid, ok := transport.PeerUser(v.conn); ok {
		user := identity.User(uid)
		v.who = &user
	} else {
		anyone := identity.Anyone()
		v.who = &anyone
	}
	return a, nil
}

// silent says whether a visitor left without having said anything.
func (v *visitor) silent(err error) bool {
	return errors.Is(err, errSilent) ||
		errors.Is(err, wire.ErrClosed) && !errors.Is(err, io.ErrUnexpectedEOF) && v.hello.Version == 0
}

// currentTokens are the tokens of this moment; if their file makes no sense,
// those of before.
func (d *Daemon) currentTokens() identity.Tokens {
	tokens, changed, err := d.creds.tokens.Get()
	switch {
	case err != nil:
		d.log.Error("the tokens cannot be read; those known before stay valid", "err", err)
	case changed:
		d.log.Info("tokens read again", "tokens", len(tokens.List()))
	}
	return tokens
}

// Reload reads everything again that is read from files, opens the audit log
// anew, and ends the sessions of those whose credential was revoked.
func (d *Daemon) Reload() error {
	err := d.audit.Reopen()
	d.recheck()
	return err
}

// recheck ends sessions whose token or certificate was revoked. One that has
// only expired may finish: who is in was let in.
func (d *Daemon) recheck() {
	var tokens identity.Tokens
	var server identity.Server
	if d.creds.tokens != nil {
		tokens = d.currentTokens()
	}
	if d.creds.tls != nil {
		server = d.airlock.current()
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, p := range d.workers {
		if p == nil || p.revoked {
			continue
		}
		switch p.who.Kind {
		case identity.ByToken:
			p.revoked = d.creds.tokens != nil && tokens.Revoked(p.who)
		case identity.ByCertificate:
			p.revoked = d.creds.tls != nil && server.Revoked(p.who.Serial)
		}
		if p.revoked {
			p.log.Warn("session ended: its credential was revoked", "who", p.who.String())
			p.end()
		}
	}
}
