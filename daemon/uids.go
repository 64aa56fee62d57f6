package daemon

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

// uids lends each owner of sessions a user id of its own, for as long as it has
// any. Not each session: NVIDIA's driver shares events between processes through
// files that only processes of one user can open, and the sessions of an owner
// may share. An id that was given back is used again as late as possible.
// The caller locks.
type uids struct {
	UIDRange
	next   uint32
	owners map[string]*lentUID
	taken  map[uint32]bool
}

type lentUID struct {
	uid      uint32
	sessions int
}

func newUIDs(r UIDRange) *uids {
	return &uids{UIDRange: r, next: r.First, owners: map[string]*lentUID{}, taken: map[uint32]bool{}}
}

func (u *uids) contains(uid uint32) bool { return u.First <= uid && uid <= u.Last }

func (u *uids) take(owner string) (uint32, error) {
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
	u.taken[uid], u.owners[owner] = true, &lentUID{uid, 1}
	return uid, nil
}

// retake has an owner have the id it was lent before this range was made.
func (u *uids) retake(owner string, uid uint32) {
	if l := u.owners[owner]; l != nil {
		l.sessions++
		return
	}
	u.owners[owner] = &lentUID{uid, 1}
	if u.contains(uid) { // else nobody else can get it
		u.taken[uid] = true
	}
}

func (u *uids) advance() {
	if u.next++; !u.contains(u.next) {
		u.next = u.First
	}
}

// give takes one session of an owner's away and says whether it was the last.
func (u *uids) give(owner string) (uid uint32, last bool) {
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
