package spawn

import (
	"fmt"
	"strconv"
	"strings"
)

// A UIDRange is a range of user ids, both ends included.
type UIDRange struct{ First, Last uint32 }

// ParseUIDRange reads "60600-61100".
func ParseUIDRange(text string) (UIDRange, error) {
	from, to, ok := strings.Cut(text, "-")
	first, err1 := strconv.ParseUint(from, 10, 31)
	last, err2 := strconv.ParseUint(to, 10, 31)
	if !ok || err1 != nil || err2 != nil || first < 1000 || last < first {
		return UIDRange{}, fmt.Errorf("%q is no range of user ids from 1000; write for example 60600-61100", text)
	}
	return UIDRange{uint32(first), uint32(last)}, nil
}

// uidPool gives each owner of sessions a user id of its own, for as long as the owner has
// sessions. Not each session has one: NVIDIA's driver shares events between processes through
// files that only processes of one user can open, and the sessions of an owner may use CUDA
// IPC. An id that was released is used again as late as possible. The caller locks.
type uidPool struct {
	UIDRange
	next   uint32
	owners map[string]*ownerUID
	taken  map[uint32]bool
}

type ownerUID struct {
	uid      uint32
	sessions int
}

func newUIDPool(r UIDRange) *uidPool {
	return &uidPool{UIDRange: r, next: r.First, owners: map[string]*ownerUID{}, taken: map[uint32]bool{}}
}

func (u *uidPool) contains(uid uint32) bool { return u.First <= uid && uid <= u.Last }

// acquire counts a session of an owner and returns the id of the owner.
func (u *uidPool) acquire(owner string) (uint32, error) {
	if l := u.owners[owner]; l != nil {
		l.sessions++
		return l.uid, nil
	}
	if len(u.taken) > int(u.Last-u.First) {
		return 0, fmt.Errorf("all %d user ids for workers are in use", len(u.taken))
	}
	for u.taken[u.next] {
		u.advance()
	}
	uid := u.next
	u.advance()
	u.taken[uid], u.owners[owner] = true, &ownerUID{uid, 1}
	return uid, nil
}

// restore gives an owner the id it had before a restart.
func (u *uidPool) restore(owner string, uid uint32) {
	if l := u.owners[owner]; l != nil {
		l.sessions++
		return
	}
	u.owners[owner] = &ownerUID{uid, 1}
	if u.contains(uid) { // else no other owner can get it
		u.taken[uid] = true
	}
}

func (u *uidPool) advance() {
	if u.next++; !u.contains(u.next) {
		u.next = u.First
	}
}

// release ends one session of an owner and says whether it was the last.
func (u *uidPool) release(owner string) (uid uint32, last bool) {
	l := u.owners[owner]
	if l == nil {
		return 0, false
	}
	if l.sessions--; l.sessions > 0 {
		return l.uid, false
	}
	delete(u.owners, owner)
	delete(u.taken, l.uid)
	return l.uid, true
}
