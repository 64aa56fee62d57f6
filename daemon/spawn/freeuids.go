package spawn

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
)

// Ranges of user ids that a server of root takes for its workers if it is told none: the first that
// no account of this machine and no other server has. The first range is one that neither
// distributions nor systemd give away (below the dynamic users of systemd, above those of its home
// service); the others are above the ids of containers, in what systemd leaves unused.
const (
	farRanges    = 64
	farFirst     = 1_880_000_000
	rangeSize    = 501
	defaultFirst = 60600
)

// DefaultUIDs is the range that a server of root tries first.
var DefaultUIDs = UIDRange{defaultFirst, defaultFirst + rangeSize - 1}

// candidateRanges lists the ranges in the order in which they are tried.
func candidateRanges() []UIDRange {
	list := []UIDRange{DefaultUIDs}
	for i := range uint32(farRanges) {
		list = append(list, UIDRange{farFirst + i*rangeSize, farFirst + (i+1)*rangeSize - 1})
	}
	return list
}

// freeUIDs finds a range that nothing on this machine uses. The file it returns is locked: another
// server takes another range, since a user id that two owners have would not keep them apart. The
// lock ends with the file.
func freeUIDs(locks string, passwd, subuid, mapped string) (UIDRange, *os.File, error) {
	if err := os.MkdirAll(locks, 0o755); err != nil {
		return UIDRange{}, nil, err
	}
	var why error
	for _, r := range candidateRanges() {
		err := checkUnused(r, passwd, subuid)
		if err == nil && !isMapped(r, mapped) {
			err = fmt.Errorf("the user ids %d-%d do not exist in this container", r.First, r.Last)
		}
		if err != nil {
			why = err
			continue
		}
		f, err := os.OpenFile(filepath.Join(locks, fmt.Sprintf("uids-%d", r.First)), os.O_CREATE|os.O_RDWR|unix.O_NOFOLLOW, 0o600)
		if err != nil {
			return UIDRange{}, nil, err
		}
		if err := unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB); err != nil {
			_ = f.Close()
			why = fmt.Errorf("another server uses the user ids %d-%d", r.First, r.Last)
			continue
		}
		return r, f, nil
	}
	return UIDRange{}, nil, why
}

// checkUnused says which account has an id of a range, or part of it for its containers.
func checkUnused(r UIDRange, passwd, subuid string) error {
	for _, f := range []struct {
		text         string
		first, count int // fields
	}{{passwd, 2, -1}, {subuid, 1, 2}} {
		for line := range strings.Lines(f.text) {
			fields := strings.Split(strings.TrimSpace(line), ":")
			if len(fields) <= max(f.first, f.count) {
				continue
			}
			first, err := strconv.ParseUint(fields[f.first], 10, 32)
			count := uint64(1)
			if err == nil && f.count >= 0 {
				count, err = strconv.ParseUint(fields[f.count], 10, 32)
			}
			if err == nil && count > 0 && first <= uint64(r.Last) && first+count > uint64(r.First) {
				return fmt.Errorf("user ids of %d-%d belong to the account %s", r.First, r.Last, fields[0])
			}
		}
	}
	return nil
}

// isMapped says whether all ids of a range exist in a namespace with such a uid_map.
func isMapped(r UIDRange, mapped string) bool {
	for line := range strings.Lines(mapped) {
		f := strings.Fields(line)
		if len(f) != 3 {
			continue
		}
		first, err1 := strconv.ParseUint(f[0], 10, 32)
		count, err2 := strconv.ParseUint(f[2], 10, 32)
		if err1 == nil && err2 == nil && first <= uint64(r.First) && uint64(r.Last) < first+count {
			return true
		}
	}
	return false
}

// uidLocks is where servers lock their ranges.
const uidLocks = "/run/lock/ferry"

// chooseUIDs finds the user ids of workers where the operator named none. Without any, all workers
// have the same user, and the log says so.
func (c *confiner) chooseUIDs() {
	passwd, _ := os.ReadFile("/etc/passwd")
	subuid, _ := os.ReadFile("/etc/subuid")
	mapped, _ := os.ReadFile("/proc/self/uid_map")
	r, lock, err := freeUIDs(uidLocks, string(passwd), string(subuid), string(mapped))
	if err != nil {
		c.log.Warn("workers of all owners are one user: there is no range of unused user ids; name one with --worker-uids", "err", err)
		return
	}
	if r != DefaultUIDs {
		c.log.Info("the usual user ids for workers are in use", "usual", fmt.Sprintf("%d-%d", DefaultUIDs.First, DefaultUIDs.Last), "now", fmt.Sprintf("%d-%d", r.First, r.Last))
	}
	c.uids, c.uidLock = newUIDPool(r), lock
}
