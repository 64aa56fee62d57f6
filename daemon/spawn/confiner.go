package spawn

import (
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"syscall"
	"time"

	"ferry/server/confine"
)

// A confiner starts workers confined, and removes what it gave them when they have ended. A
// nil one confines nothing.
type confiner struct {
	log *slog.Logger
	account
	real bool // workers may drive a real GPU
	ipc  bool // Confinement.DriverIPC

	learning bool // Confinement.Learn

	secondSweep *time.Timer
	uidLock     *os.File // keeps other servers from the user ids; nil: the operator chose them

	mu       sync.Mutex
	uids     *uidPool      // nil: all workers have the same user
	shares   *threadShares // nil: threads are bounded otherwise
	threads  int           // of all workers, where they have the same user; 0: bounded otherwise
	sessions map[uint64]confinedSession
}

// A confinedSession is what the worker of a session, or a warm worker, was given.
type confinedSession struct {
	temp  string
	owner string
}

// newConfiner prepares the machine: it finds the user of workers, makes the device files of
// the driver, and removes what workers of an earlier server left. It returns nil for no
// Confinement.
func newConfiner(p *Confinement, device string, log *slog.Logger) (*confiner, error) {
	if p == nil {
		return nil, nil
	}
	a, err := findAccount(*p)
	if err != nil {
		return nil, err
	}
	c := &confiner{log: log, account: a, real: device != "soft", ipc: p.DriverIPC, learning: p.Learn, sessions: map[uint64]confinedSession{}}
	if p.UIDs != (UIDRange{}) {
		c.uids = newUIDPool(p.UIDs)
	} else if p.FindUIDs && c.cred != nil && p.User == "" {
		c.chooseUIDs()
	}
	if c.real {
		makeDeviceFiles(c.log)
	}
	c.sweep()
	// A server that follows a killed one at once finds its folders too young.
	c.secondSweep = time.AfterFunc(confine.Young+time.Second, c.sweep)
	uid := c.uid()
	if uid == 0 {
		c.log.Warn("workers run as root: what a client makes of its worker, it makes of this machine")
	}
	landlock := confine.LandlockVersion()
	if landlock == 0 {
		c.log.Warn("this kernel has no Landlock: workers can read what their user can", "uid", uid)
	}
	if c.learning {
		c.log.Warn("learning mode: workers may make calls that their filter would refuse, and report them; serve only programs that you trust")
	}
	if c.real {
		c.logIoctls()
	}
	c.log.Info("workers are confined", "uid", uid, "uids", c.uids != nil, "landlock", landlock, "temp", c.base)
	return c, nil
}

// logIoctls says how the requests of workers to NVIDIA's driver are checked.
func (c *confiner) logIoctls() {
	switch l, err := confine.DriverIoctls(); {
	case err != nil:
		c.log.Error("the list of the driver's ioctls", "err", err)
	case l.Version != "" && l.Recorded:
		c.log.Info("ioctls of the driver are checked by number", "driver", l.Version)
	case l.Version != "":
		c.log.Info("ioctls of the driver are checked by type: there is no recorded list of this version", "driver", l.Version)
	}
}

// limitThreads divides the threads that there are for workers. It is for a daemon whose workers
// have no control groups, and is called before the first worker starts.
func (c *confiner) limitThreads(all int) {
	if c == nil {
		return
	}
	if c.uids != nil {
		c.shares = newThreadShares(all)
		c.log.Info("owners of sessions divide the threads that workers may have", "threads", all, "first_owner", min(max(all/ownerPart, leastThreads), mostThreads))
	} else {
		c.threads = all + threadsOf(c.uid())
		c.log.Info("workers have a limit of threads together", "threads", all)
	}
	if all < 2*leastThreads {
		c.log.Warn("the server may have few threads: give it more (TasksMax, pids.max, kernel.threads-max)", "threads", all, "workers", all/threadsOfTypicalWork)
	}
}

// uid is the user of workers that have none of their own.
func (c *confiner) uid() uint32 {
	if c.cred != nil {
		return c.cred.Uid
	}
	return uint32(os.Geteuid())
}

// sweep removes the folders of workers that died with their daemon.
func (c *confiner) sweep() {
	if n, err := confine.SweepTemp(c.base, confine.Young, c.isWorkerUID); err != nil || n > 0 {
		c.log.Info("folders of workers that died with their server were removed", "count", n, "err", err)
	}
}

// close ends the second sweep. All workers have ended.
func (c *confiner) close() {
	if c != nil {
		c.secondSweep.Stop()
		_ = c.uidLock.Close() // of none: an error, and nothing else
	}
}

// isWorkerUID says whether a folder of such a user may have been made for a worker.
func (c *confiner) isWorkerUID(uid uint32) bool {
	if c.cred == nil {
		return uid == uint32(os.Geteuid())
	}
	return uid == c.cred.Uid || uid == 0 || c.uids != nil && c.uids.contains(uid)
}

// learns says whether workers report calls in place of being refused them.
func (c *confiner) learns() bool { return c != nil && c.learning }

// mayConnect says whether workers may connect to the sockets of each other.
func (c *confiner) mayConnect() bool { return c != nil && c.real && c.ipc }

// confine changes a command that starts a worker into one that starts it confined: with a
// user, a folder and a small environment of its own. releaseConfinement gives back what it
// takes, also after an error.
func (c *confiner) confine(cmd *exec.Cmd, b *launch) error {
	if c == nil {
		return nil
	}
	key, owner, cache := b.key, b.owner, b.cache
	cred := syscall.Credential{Uid: uint32(os.Geteuid()), Gid: uint32(os.Getegid())}
	if c.cred != nil {
		cred = *c.cred
	}
	c.mu.Lock()
	if c.uids != nil {
		uid, err := c.uids.acquire(owner)
		if err != nil {
			c.mu.Unlock()
			return err
		}
		cred.Uid = uid
	}
	c.sessions[key] = confinedSession{owner: owner}
	threads := c.threads
	if c.shares != nil {
		var err error
		if threads, err = c.shares.promise(owner, b.credential); err == nil {
			err = checkRoom(threads, c.uids.owners[owner].sessions)
		}
		if err != nil {
			c.mu.Unlock()
			return err // releaseConfinement follows
		}
	}
	c.mu.Unlock()

	temp, err := confine.MakeTemp(c.base, int(cred.Uid), int(cred.Gid))
	if err != nil {
		return fmt.Errorf("a worker's folder: %w", err) // releaseConfinement follows
	}
	c.mu.Lock()
	c.sessions[key] = confinedSession{temp: temp, owner: owner}
	c.mu.Unlock()

	if cache != "" {
		if err := chownFolder(cache, cred); err != nil {
			c.log.Warn("a session does without the cache of images", "session", key, "err", err)
			cache = ""
		}
	}
	env := cmd.Env
	if env == nil {
		env = os.Environ()
	}
	cmd.Env = append(leanEnvironment(env), "HOME="+temp, "TMPDIR="+temp, "CUDA_CACHE_PATH="+filepath.Join(temp, "cache"))
	cmd.Dir = temp
	cmd.Args, err = confine.Spec{Temp: temp, Write: cache, Real: c.real, Read: libraryFiles(env), Connect: c.mayConnect(), Threads: threads}.Command("ferry", append([]string{cmd.Path}, cmd.Args[1:]...))
	if err != nil {
		return err
	}
	cmd.Path = "/proc/self/exe"
	if c.cred != nil {
		cmd.SysProcAttr.Credential = &cred
	}
	return nil
}

// otherUser says whether workers run as another user than the daemon.
func (c *confiner) otherUser() bool { return c != nil && c.cred != nil }

// userPerOwner says whether the workers of different owners are different users.
func (c *confiner) userPerOwner() bool { return c != nil && c.uids != nil }

// releaseConfinement removes the folder of a worker that has ended, and releases its user.
func (c *confiner) releaseConfinement(key uint64) {
	if c == nil {
		return
	}
	c.mu.Lock()
	s, ok := c.sessions[key]
	delete(c.sessions, key)
	c.mu.Unlock()
	if !ok {
		return
	}
	if s.temp != "" {
		if err := confine.RemoveTemp(s.temp); err != nil {
			c.log.Warn("a worker's folder stays", "err", err)
		}
	}
	if c.uids == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if uid, last := c.uids.release(s.owner); last {
		removeSharedMemory(uid)
		if c.shares != nil {
			c.shares.withdraw(s.owner)
		}
	}
}

// rename has a session own what a warm worker was given.
func (c *confiner) rename(key, session uint64) {
	if c == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.sessions[session] = c.sessions[key]
	delete(c.sessions, key)
}

// confinement is what the worker of a session was given: its folder, and the user id of its
// owner, 0 for none; false for a session that is not confined.
func (c *confiner) confinement(session uint64) (temp string, uid uint32, some bool) {
	if c == nil {
		return "", 0, false
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	s, some := c.sessions[session]
	if c.uids != nil && c.uids.owners[s.owner] != nil {
		uid = c.uids.owners[s.owner].uid
	}
	return s.temp, uid, some
}

// restore notes what the worker of a session was given before a restart. Where workers are
// not confined any more, the next server that confines its workers sweeps the folder.
func (c *confiner) restore(session uint64, temp, owner, credential string, uid uint32) {
	if c == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.sessions[session] = confinedSession{temp: temp, owner: owner}
	if c.uids != nil && uid != 0 {
		c.uids.restore(owner, uid)
		if c.shares != nil {
			_, _ = c.shares.promise(owner, credential) // its workers have the limit that they were started with
		}
	}
}
