package pool

// What a server reports of a claim.
const (
	Accepted = "accepted" // it lets the programs of the claim in, or has made room for sessions that come
	Ended    = "ended"    // nothing of the claim runs there, and nothing more will
	Moved    = "moved"    // all its sessions are on the other server
	Blocked  = "blocked"  // some are not, and why
)

// A Report is what a server has done about a claim.
type Report struct {
	Claim string `json:"claim"`
	What  string `json:"what"`
	Token string `json:"token,omitempty"` // accepted: with which another server brings the sessions
	Why   string `json:"why,omitempty"`   // blocked
	Begun bool   `json:"begun,omitempty"` // blocked: some sessions are on the other server
}

// Concerns says whether a server has, or is to have, something of a claim.
func (c *Claim) Concerns(server string) bool {
	return c.Grant != nil && c.Grant.Server == server || c.Move != nil && c.Move.To != nil && c.Move.To.Server == server
}

// Servers are the names of those that have, or are to have, something of a claim.
func (c *Claim) Servers() (names []string) {
	if c.Grant != nil {
		names = append(names, c.Grant.Server)
	}
	if c.Move != nil && c.Move.To != nil {
		names = append(names, c.Move.To.Server)
	}
	return names
}
