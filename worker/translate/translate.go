// Package translate checks and translates the structs of a client before a device sees
// them: handles become real ones, device numbers the server's, and no pointer of the client
// passes. The Show methods are the way back.
//
// A Structs belongs to the command loop. It makes no device calls.
package translate

import "ferry/session"

// Structs translates the structs of one client.
type Structs struct {
	s         *session.Session
	resources resources
}

// New returns the translator of a client.
func New(s *session.Session) *Structs { return &Structs{s: s} }
