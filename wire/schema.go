package wire

import (
	"encoding/binary"
	"fmt"
)

// A Revision numbers the states of the schema: the commands, their numbers and records, as
// api/history.txt has them. Two ends use what both have: the older one's revision.
type Revision uint32

// Has reports whether a session of this revision has what appeared in revision since.
// Revision 0 stands for this build's own.
func (r Revision) Has(since Revision) bool { return r == 0 || r >= since }

// String is the revision for a person.
func (r Revision) String() string { return fmt.Sprintf("revision %d", uint32(r)) }

// A Schema is what Hello and Challenge say about the sender's schema: its revision and the
// first 12 bytes of its hash. Builds from before revisions have 16 bytes of a hash there, of
// which only that of revision 1 is known.
type Schema [16]byte

// firstHash is where revisions end and hashes of builds from before revisions begin.
const firstHash = 1 << 16

// ThisSchema is the schema field of this build.
func ThisSchema() Schema { return schemas[ThisRevision] }

// SchemaOf is the schema field of a build of an older revision, or of this one.
func SchemaOf(r Revision) Schema { return schemas[r] }

// Revision returns the revision that the field names; 0 if it names none that this build
// could use.
func (s Schema) Revision() Revision {
	if s == schemas[1] {
		return 1
	}
	if n := binary.LittleEndian.Uint32(s[:]); n > 1 && n < firstHash { // revision 1 has its old name only
		return Revision(n)
	}
	return 0
}

// String is the field for a person.
func (s Schema) String() string {
	if r := s.Revision(); r != 0 {
		return r.String()
	}
	return fmt.Sprintf("build %x", s[:])
}

// Twins reports whether two fields have the same revision and different hashes: development
// builds.
func (s Schema) Twins(t Schema) bool {
	return s != t && s.Revision() == t.Revision() && s.Revision() != 0
}

// Agree returns the revision that two ends use: the lower one. Two development builds of the
// same revision that differ use the one before.
func (s Schema) Agree(t Schema) (Revision, error) {
	r, other := s.Revision(), t.Revision()
	switch {
	case r == 0 || other == 0:
		return 0, fmt.Errorf("%v and %v have no revision in common", s, t)
	case s.Twins(t):
		return r - 1, nil
	}
	return min(r, other), nil
}

// checkPeer returns why this build, which has the schema own, cannot use what a peer sent.
// peer is the peer's side in words.
func checkPeer(own, theirs Schema, peer string) error {
	r := theirs.Revision()
	switch {
	case r == 0 && binary.LittleEndian.Uint32(theirs[:]) < firstHash:
		return refuse(StatusMalformed, "the %s names revision %d of the schema, which does not exist", peer, binary.LittleEndian.Uint32(theirs[:]))
	case r == 0:
		return refuse(StatusSchema, "the %s is a build from before schema revisions (%x), of which only %x is known here; upgrade the %s", peer, theirs[:], schemas[1][:], peer)
	case r < own.Revision() && r <= ThisRevision && theirs != schemas[r]:
		// The peer does not know that it left the common history, and would send what
		// means something else here.
		return refuse(StatusSchema, "the %s is a development build: its revision %d (%x) is not the revision %d that was released (%x); upgrade the %s",
			peer, r, theirs[4:], r, schemas[r][4:], peer)
	}
	return nil
}

// answerTo is the schema field with which a build of schema own answers a client that sent
// theirs: a client from before revisions goes on only if it sees its own name.
func (s Schema) answerTo(theirs Schema) Schema {
	if theirs == schemas[1] {
		return theirs
	}
	return s
}

// UseOlderSchema reports whether a handshake failed because the server is a build from before
// revisions, which refuses every name but its own. Then it changes hello so that the next
// attempt, on another connection, is accepted: both speak revision 1.
func UseOlderSchema(hello *Hello, err error) bool {
	refused, ok := asRefused(err)
	if !ok || refused.Status != StatusSchema || refused.Server != schemas[1] || hello.Schema == schemas[1] {
		return false
	}
	hello.Schema = schemas[1]
	return true
}
