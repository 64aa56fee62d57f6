package admission

import (
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"

	"ferry/daemon/handover"
	"ferry/daemon/place"
	"ferry/server/identity"
	"ferry/wire"
)

// This file lets in the programs of claims that the pool of this server has granted.

// A Claim is what the pool has granted of this server.
type Claim = handover.Claim

// claims are the claims that are in force. Locks: mu is taken under no other lock than the table of
// sessions' own.
type claims struct {
	mu       sync.Mutex
	known    bool // the pool has said which claims there are; before, nothing is known of those that are gone
	byToken  map[string]Claim
	bringers map[string]string            // token of a server that brings sessions, to that of the claim
	departed map[string]departed          // claims that are gone, whose clients may ask where their sessions are
	tokens   identity.Tokens              // of all three kinds
	entering map[string]map[uint64]uint64 // by claim: memory promised to sessions that are not in the table yet
}

// A departed claim is gone from this server. Its token opens no session any more, but the client of a session
// that has moved with the claim proves with it who it is, and is told where its session is.
type departed struct {
	token identity.Token
	until time.Time
}

// departedTime is how long a client may take to come back for that.
const departedTime = 5 * time.Minute

// set has these claims, and no others, be in force.
func (c *claims) set(list []Claim) {
	c.mu.Lock()
	defer c.mu.Unlock()
	now, before := time.Now(), c.byToken
	c.known, c.byToken, c.bringers = true, map[string]Claim{}, map[string]string{}
	if c.departed == nil {
		c.departed = map[string]departed{}
	}
	for id, one := range before {
		c.departed[id] = departed{one.Token, now.Add(departedTime)}
	}
	for _, one := range list {
		delete(c.departed, one.Token.ID)
	}
	maps.DeleteFunc(c.departed, func(_ string, d departed) bool { return now.After(d.until) })
	var tokens []identity.Token
	for _, d := range c.departed {
		tokens = append(tokens, d.token)
	}
	for _, one := range list {
		c.byToken[one.Token.ID] = one
		tokens = append(tokens, one.Token)
		if len(one.Bring.Key) > 0 {
			c.bringers[one.Bring.ID] = one.Token.ID
			tokens = append(tokens, one.Bring)
		}
	}
	c.tokens = identity.NewTokens(tokens...)
}

// all lists the claims in force, for a restart.
func (c *claims) all() (list []Claim) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, id := range slices.Sorted(maps.Keys(c.byToken)) {
		list = append(list, c.byToken[id])
	}
	return list
}

// find returns the claim of a token.
func (c *claims) find(token string) (Claim, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	claim, ok := c.byToken[token]
	return claim, ok
}

// lookUp returns the key of a token and who holds it: the client of a claim, or a server that brings a
// session of it.
func (c *claims) lookUp(id wire.TokenID, now time.Time) (key wire.TokenKey, who identity.Identity, brings, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	key, who, ok = c.tokens.Find(id, now)
	who.Kind = identity.ByClaim
	if of, is := c.bringers[who.Serial]; ok && is {
		who, brings = claimant(c.byToken[of]), true
	}
	return key, who, brings, ok
}

// claimant is the client of a claim.
func claimant(c Claim) identity.Identity {
	return identity.Identity{Kind: identity.ByClaim, Name: c.Token.Name, Tenant: c.Token.Tenant, Serial: c.Token.ID}
}

// revoked says whether a session of a claim is to end: the pool no longer has the claim.
func (c *claims) revoked(who identity.Identity) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	_, ok := c.byToken[who.Serial]
	return c.known && !ok
}

// enter reserves memory of a claim for a session that is being let in; giveBack gives it back, when the
// session is in the table or was refused. used is what sessions in the table have.
func (c *claims) enter(claim Claim, session, wanted, used uint64) (memory uint64, why string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.entering == nil {
		c.entering = map[string]map[uint64]uint64{}
	}
	if _, ok := c.byToken[claim.Token.ID]; !ok {
		return 0, "the claim has ended"
	}
	for _, m := range c.entering[claim.Token.ID] {
		used += m
	}
	if claim.Memory != 0 {
		left := claim.Memory - min(used, claim.Memory)
		memory = left
		if wanted != 0 {
			memory = min(wanted, claim.Memory)
		}
		if left == 0 || memory > left {
			return 0, fmt.Sprintf("the other processes of the claim have %d of its %d bytes; say how much each process is to have, with FERRY_MEM", used, claim.Memory)
		}
	}
	if c.entering[claim.Token.ID] == nil {
		c.entering[claim.Token.ID] = map[uint64]uint64{}
	}
	c.entering[claim.Token.ID][session] = memory
	return memory, ""
}

func (c *claims) giveBack(token string, session uint64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if delete(c.entering[token], session); len(c.entering[token]) == 0 {
		delete(c.entering, token)
	}
}

// isEntering says whether a session of a claim is being let in.
func (c *claims) isEntering(token string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.entering[token]) > 0
}

// SetClaims has the programs of these claims, and of no others, be let in, and ends the sessions of claims
// that are gone.
func (a *Admission) SetClaims(list []Claim) {
	a.claims.set(list)
	a.services.Sessions.Revoke(func(who identity.Identity) bool {
		return who.Kind == identity.ByClaim && a.claims.revoked(who)
	})
}

// ClaimSessions lists the sessions of a claim that could move, and says whether there is nothing of it
// here: no session, and none that is being let in.
func (a *Admission) ClaimSessions(token string) (list []uint64, idle bool) {
	entering := a.claims.isEntering(token) // first: it is in the table before it no longer is
	list, count, _ := a.services.Sessions.OfClaim(token)
	return list, count == 0 && !entering
}

// placeClaim is what a client of a claim asks for: what the claim has, or less.
func (a *Admission) placeClaim(c *candidate, r *place.Request) (key string, refused error) {
	token := c.credential.Serial
	claim, ok := a.claims.find(token)
	if !ok {
		return "", refuse(c.conn, wire.StatusToken, "the claim has ended")
	}
	_, count, used := a.services.Sessions.OfClaim(token)
	memory, why := a.claims.enter(claim, c.session, r.Memory, used)
	if why != "" {
		return "", refuse(c.conn, wire.StatusCapacity, why)
	}
	r.GPUs, r.Only, r.Memory, r.Timeshare = len(claim.GPUs), claim.GPUs, memory, claim.Timeshare
	if count > 0 {
		r.Timeshare = 0 // the first session has been promised it
	}
	return "claim " + token, nil
}
