// Package translate checks and translates the structs of a client before a device sees
// them.
//
// The Admit methods replace handles by real ones and device numbers by those of the server,
// and let no pointer of the client pass. The Show methods translate the other way. The
// generator demands a method for every struct with a handle, a device number or a pointer.
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
