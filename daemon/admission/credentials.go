package admission

import (
	"errors"
	"fmt"
	"time"

	"ferry/daemon/audit"
	"ferry/server/config"
	"ferry/server/identity"
	"ferry/transport"
	"ferry/wire"
)

// CredentialFiles say how the daemon recognises its clients.
type CredentialFiles struct {
	Token  []byte               // a token clients may prove to hold, the same for all; nil for none
	Tokens string               // file of tokens, read again when it changes; empty for none
	TLS    identity.ServerFiles // for tls:// addresses, read again when they change
	Pool   bool                 // clients may come with the token of a claim (SetClaims)
}

// HasTokens says whether clients are asked for a token.
func (f *CredentialFiles) HasTokens() bool { return f.Token != nil || f.Tokens != "" }

// CheckFiles says why the files could not be used.
func (f CredentialFiles) CheckFiles() error {
	_, err := openCredentials(f)
	return err
}

// CheckTenants says where the store of tokens and a configuration's tenants contradict each other,
// and which tenants of tokens the configuration lacks.
func (f CredentialFiles) CheckTenants(tenants []config.Tenant) (unlisted string, err error) {
	if f.Tokens == "" {
		return "", nil
	}
	tokens, err := identity.ReadTokens(f.Tokens)
	if err != nil {
		return "", err
	}
	valid := validTokens(tokens)
	return config.DescribeUnlisted(tenants, valid), config.CheckTokens(tenants, f.Tokens, valid)
}

// validTokens are the tokens that a client could come in with.
func validTokens(tokens identity.Tokens) (list []config.StoredToken) {
	for _, t := range tokens.List() {
		if t.State(time.Now()) == "valid" {
			list = append(list, config.StoredToken{Name: t.Name, Tenant: t.Tenant})
		}
	}
	return list
}

// credentials are what the daemon knows its clients by.
type credentials struct {
	tokens *identity.Watched[identity.Tokens] // nil: no token is asked for
	tls    *identity.Watched[identity.Server] // nil: no TLS
}

// openCredentials reads the files for the first time.
func openCredentials(f CredentialFiles) (c credentials, err error) {
	if f.HasTokens() {
		c.tokens, err = identity.Watch(func() (identity.Tokens, error) {
			tokens := identity.NewTokens()
			if f.Tokens != "" {
				var err error
				if tokens, err = identity.ReadTokens(f.Tokens); err != nil {
					return tokens, err
				}
			}
			if f.Token != nil {
				tokens = tokens.With(identity.SharedToken(f.Token))
			}
			return tokens, nil
		}, f.Tokens)
		if err != nil {
			return c, err
		}
	}
	if f.TLS != (identity.ServerFiles{}) {
		// A client without a certificate may go on to prove a token; where there is
		// nothing to prove, every client may.
		tokensToo := f.HasTokens() || f.Pool || f.TLS.CA == ""
		c.tls, err = identity.Watch(func() (identity.Server, error) { return f.TLS.Read(tokensToo) }, f.TLS.Names()...)
	}
	return c, err
}

// HasCredentials says whether there is something that could be revoked.
func (a *Admission) HasCredentials() bool { return a.creds != (credentials{}) }

// authenticate does the handshake with a candidate and finds out who it is.
func (a *Admission) authenticate(c *candidate) (wire.Accepted, error) {
	opts := wire.ServerOptions{Schema: a.schema(), Secret: a.secret, Ticket: a.ticket}
	var named *identity.Identity
	if c.who == nil && (a.creds.tokens != nil || a.cfg.Credentials.Pool && c.at.Network()) {
		tokens, now := identity.NewTokens(), time.Now()
		if a.creds.tokens != nil {
			tokens = a.currentTokens()
		}
		opts.Key = func(id wire.TokenID) wire.TokenKey {
			key, who, ok := tokens.Find(id, now)
			claimed, claimant, brings, granted := a.claims.lookUp(id, now)
			switch {
			case ok:
				named = &who
			case granted:
				named, c.brings = &claimant, brings
				return claimed
			}
			return key
		}
		defer func() {
			switch {
			case c.who != nil:
			case c.hello.HasToken:
				c.why = tokens.Why(c.hello.Token, now)
			default:
				c.why = "none was offered"
			}
		}()
	}
	accepted, err := wire.ServerHandshake(c.conn, opts)
	c.hello = accepted.Hello
	refused, told := errors.AsType[*wire.RefusedError](err)
	proved := err == nil || told && refused.Status == wire.StatusSession // a wrong resume comes behind the token
	if c.who != nil || !proved {
		return accepted, err
	}
	if accepted.Hello.Ticket && err == nil {
		who := a.whoMoved(accepted.Hello.Session)
		c.who = &who
	} else if named != nil {
		c.who = named
	} else if uid, ok := transport.PeerUser(c.conn); ok {
		user := identity.User(uid)
		c.who = &user
	} else {
		anyone := identity.Anyone()
		c.who = &anyone
	}
	return accepted, err
}

// currentTokens are the tokens of this moment; if their file makes no sense, those of before.
func (a *Admission) currentTokens() identity.Tokens {
	tokens, changed, err := a.creds.tokens.Get()
	switch {
	case err != nil:
		a.log.Error("the tokens cannot be read; those known before stay valid", "err", err)
	case changed:
		a.log.Info("tokens read again", "tokens", len(tokens.List()))
		a.services.Audit.Write(audit.Record{Event: audit.Reread, Operation: audit.Operation{Action: "tokens", Detail: fmt.Sprintf("%d tokens", len(tokens.List()))}})
		if err := config.CheckTokens(a.services.Sessions.ConfiguredTenants(), a.cfg.Credentials.Tokens, validTokens(tokens)); err != nil {
			a.log.Error("clients with these tokens are refused", "err", err)
		}
	}
	return tokens
}

// EndRevoked ends sessions whose token or certificate was revoked. A session whose credential
// has only expired may finish: its client was let in while it was valid.
func (a *Admission) EndRevoked() {
	var tokens identity.Tokens
	var server identity.Server
	if a.creds.tokens != nil {
		tokens = a.currentTokens()
	}
	if a.creds.tls != nil {
		server = a.proxy.current()
	}
	a.services.Sessions.Revoke(func(who identity.Identity) bool {
		switch who.Kind {
		case identity.ByToken:
			return a.creds.tokens != nil && tokens.Revoked(who)
		case identity.ByCertificate:
			return a.creds.tls != nil && server.Revoked(who.Serial)
		case identity.ByClaim:
			return a.claims.revoked(who)
		}
		return false
	})
}
