package spawn

import (
	"testing"

	"ferry/server/identity"
)

// What warm workers and clients must have in common.
func TestProfiles(t *testing.T) {
	l := &launcher{images: &imageCache{dir: "/cache"}}
	a, b := identity.User(1).Owner(), identity.User(2).Owner()
	if l.profileOf(a, "a", 1, 2) != l.profileOf(b, "b", 1, 2) {
		t.Error("workers that are not confined are not all alike")
	}
	l.confiner = &confiner{}
	if l.profileOf(a, "a", 1, 2) == l.profileOf(b, "b", 1, 2) {
		t.Error("a worker that may write to one owner's images would do for another")
	}
	if l.profileOf(a, "a", 1, 2) != l.profileOf(a, "a on another machine", 1, 2) {
		t.Error("one user's workers are not alike")
	}
	l.images.dir = ""
	if l.profileOf(a, "a", 1, 2) != l.profileOf(b, "b", 1, 2) {
		t.Error("without a cache one user's workers are not alike")
	}
	l.confiner.uids = newUIDPool(UIDRange{60000, 60010})
	if l.profileOf(a, "a", 1, 2) == l.profileOf(b, "b", 1, 2) || l.profileOf(a, "a", 1, 2) == l.profileOf(a, "a on another machine", 1, 2) {
		t.Error("one owner's user id would do for another")
	}

	s := &WarmPool{list: []*warmWorker{{profile: profile{base: 1}, device: new(int)}}}
	if s.acquire(profile{base: 1}, []int{1}) != nil {
		t.Error("a client got a context on a device that is not its own")
	}
	if s.acquire(profile{base: 1}, []int{1, 0}) == nil {
		t.Error("a client of two devices did not get the warm worker of one of them")
	}
	if s.acquire(profile{base: 1}, nil) != nil {
		t.Error("a warm worker was given away twice")
	}
}
