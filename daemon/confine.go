package daemon

import (
	"errors"
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"ferry/server/confine"
)

// Confinement says what workers are kept from; see package confine for how.
type Confinement struct {
	// User is whom workers run as where the daemon is root; empty for "ferry" if
	// there is such a user, else "nobody". Elsewhere it must be empty, and workers
	// run as the daemon does.
	User string
	// UIDs is a range of user ids that nothing else uses: each owner of sessions
	// gets one of its own while it has any, in place of User's. Zero for none.
	UIDs UIDRange
	// Temp is where workers' own folders are made; empty for os.TempDir.
	Temp string
	// DriverIPC lets workers on a real GPU connect to each other's sockets, which
	// NVIDIA's driver may need for events between processes.
	DriverIPC bool
}

// confined knows how to start confined workers and what to take away when they
// have ended. A nil one confines nothing.
type confined struct {
	log  *slog.Logger
	base string
	real bool                // workers may drive a real GPU
	ipc  bool                // Confinement.DriverIPC
	cred *syscall.Credential // nil: the daemon's own

	again *time.Timer // the second sweep

	mu       sync.Mutex
	uids     *uids // nil: all the same
	sessions map[uint64]confinedSession
}

type confinedSession struct {
	temp  string
	owner string
}

// newConfined prepares the machine: who workers are, their devices, and what
// former ones left.
func newConfined(cfg Config) (*confined, error) {
	if cfg.Confine == nil {
		return nil, nil
	}
	c := &confined{log: cfg.Log, base: cfg.Confine.Temp, real: cfg.Device != "soft", ipc: cfg.Confine.DriverIPC, sessions: map[uint64]confinedSession{}}
	if err := c.chooseUser(*cfg.Confine); err != nil {
		return nil, err
	}
	if err := c.chooseTemp(); err != nil {
		return nil, err
	}
	if c.real {
		wakeDriver(c.log)
	}
	c.sweep()
	// A server that follows a killed one at once finds its folders too young.
	c.again = time.AfterFunc(confine.Young+time.Second, c.sweep)
	uid := os.Geteuid()
	if c.cred != nil {
		uid = int(c.cred.Uid)
	}
	if uid == 0 {
		c.log.Warn("workers run as root: what a client makes of its worker, it makes of this machine")
	}
	landlock := confine.LandlockVersion()
	if landlock == 0 {
		c.log.Warn("this kernel has no Landlock: workers can read what their user can", "uid", uid)
	}
	c.log.Info("workers are confined", "uid", uid, "uids", c.uids != nil, "landlock", landlock, "temp", c.base)
	return c, nil
}

// sweep removes what workers left that died with their daemon.
func (c *confined) sweep() {
	if n, err := confine.SweepTemp(c.base, confine.Young, c.ours); err != nil || n > 0 {
		c.log.Info("folders of workers that died with their server were removed", "count", n, "err", err)
	}
}

// end is for when the daemon ends; its workers have.
func (c *confined) end() {
	if c != nil {
		c.again.Stop()
	}
}

// chooseUser finds out whom workers run as.
func (c *confined) chooseUser(p Confinement) error {
	if os.Geteuid() != 0 {
		if p.User != "" || p.UIDs != (UIDRange{}) {
			return errors.New("only root can run workers as another user; start the server as root or leave the user out")
		}
		return nil
	}
	if p.UIDs != (UIDRange{}) {
		c.uids = newUIDs(p.UIDs)
	}
	name := p.User
	if name == "" {
		name = "nobody"
		if _, err := user.Lookup("ferry"); err == nil {
			name = "ferry"
		}
	}
	u, err := user.Lookup(name)
	if err != nil {
		return fmt.Errorf("the workers' user: %w", err)
	}
	if c.cred, err = credential(u); err != nil {
		return fmt.Errorf("the workers' user %s: %w", name, err)
	}
	// By way of /proc, only the file's own mode counts, not its folders'.
	if info, err := os.Stat("/proc/self/exe"); err == nil && info.Mode()&0o005 != 0o005 && c.cred.Uid != 0 {
		return fmt.Errorf("the workers' user %s cannot execute ferry: run chmod go+rx on it", name)
	}
	return nil
}

// chooseTemp finds a place for workers' folders that their user can get to, which
// root's TMPDIR need not be.
func (c *confined) chooseTemp() error {
	if c.base != "" {
		if at := barrier(c.base, c.cred); at != "" {
			return fmt.Errorf("the workers' user cannot pass %s on the way to its folder in %s: choose another, or run chmod go+x %s", at, c.base, at)
		}
		return nil
	}
	for _, dir := range []string{os.TempDir(), "/tmp", "/var/tmp"} {
		if barrier(dir, c.cred) == "" {
			c.base = dir
			return nil
		}
	}
	return errors.New("there is no folder that the workers' user can get to: name one with --worker-temp")
}

// barrier is the folder on the way to dir, or dir itself, that a user cannot pass;
// empty if there is none. Only what is open to all counts.
func barrier(dir string, cred *syscall.Credential) string {
	if cred == nil || cred.Uid == 0 {
		return ""
	}
	for at := filepath.Clean(dir); ; at = filepath.Dir(at) {
		if info, err := os.Stat(at); err != nil || !info.IsDir() || info.Mode()&0o001 == 0 {
			return at
		}
		if at == filepath.Dir(at) {
			return ""
		}
	}
}

// credential is a user with its groups, and those that the device files of the
// driver are open to.
func credential(u *user.User) (*syscall.Credential, error) {
	uid, err := strconv.ParseUint(u.Uid, 10, 32)
	if err != nil {
		return nil, err
	}
	gid, err := strconv.ParseUint(u.Gid, 10, 32)
	if err != nil {
		return nil, err
	}
	c := &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
	groups, _ := u.GroupIds() // a user without any is as good
	for _, g := range groups {
		if n, err := strconv.ParseUint(g, 10, 32); err == nil && n != gid {
			c.Groups = append(c.Groups, uint32(n))
		}
	}
	for _, pattern := range confine.DriverNodes {
		nodes, _ := filepath.Glob(pattern)
		for _, node := range nodes {
			var st unix.Stat_t
			if unix.Stat(node, &st) == nil && st.Mode&0o060 == 0o060 && st.Gid != 0 && !slices.Contains(c.Groups, st.Gid) {
				c.Groups = append(c.Groups, st.Gid)
			}
		}
	}
	return c, nil
}

func (c *confined) ours(uid uint32) bool {
	if c.cred == nil {
		return uid == uint32(os.Geteuid())
	}
	return uid == c.cred.Uid || uid == 0 || c.uids != nil && c.uids.contains(uid)
}

// wakeDriver makes the driver's device files where they are missing. NVIDIA's
// library would do it at its start through a program that becomes root, which
// confined processes cannot.
func wakeDriver(log *slog.Logger) {
	if _, err := os.Stat("/dev/nvidia-uvm"); err == nil {
		return
	}
	path, err := exec.LookPath("nvidia-modprobe")
	if err != nil {
		return
	}
	if out, err := exec.Command(path, "-u", "-c=0").CombinedOutput(); err != nil {
		log.Info("nvidia-modprobe", "err", err, "output", string(out))
	}
}

func (c *confined) mayConnect() bool { return c != nil && c.real && c.ipc }

// dress makes of a command that starts a worker one that starts it confined. What
// it takes is given back by undress.
func (c *confined) dress(cmd *exec.Cmd, session uint64, owner, cache string) error {
	if c == nil {
		return nil
	}
	cred := syscall.Credential{Uid: uint32(os.Geteuid()), Gid: uint32(os.Getegid())}
	if c.cred != nil {
		cred = *c.cred
	}
	c.mu.Lock()
	if c.uids != nil {
		uid, err := c.uids.take(owner)
		if err != nil {
			c.mu.Unlock()
			return err
		}
		cred.Uid = uid
	}
	c.sessions[session] = confinedSession{owner: owner}
	c.mu.Unlock()

	temp, err := confine.MakeTemp(c.base, int(cred.Uid), int(cred.Gid))
	if err != nil {
		return fmt.Errorf("a worker's folder: %w", err) // undress follows
	}
	c.mu.Lock()
	c.sessions[session] = confinedSession{temp: temp, owner: owner}
	c.mu.Unlock()

	if cache != "" {
		if err := entrust(cache, cred); err != nil {
			c.log.Warn("a session does without the cache of images", "session", session, "err", err)
			cache = ""
		}
	}
	env := cmd.Env
	if env == nil {
		env = os.Environ()
	}
	cmd.Env = append(leanEnvironment(env), "HOME="+temp, "TMPDIR="+temp, "CUDA_CACHE_PATH="+filepath.Join(temp, "cache"))
	cmd.Dir = temp
	cmd.Args, err = confine.Spec{Temp: temp, Write: cache, Real: c.real, Read: libraryFiles(env), Connect: c.mayConnect()}.Command("ferry", append([]string{cmd.Path}, cmd.Args[1:]...))
	if err != nil {
		return err
	}
	cmd.Path = "/proc/self/exe"
	if c.cred != nil {
		cmd.SysProcAttr.Credential = &cred
	}
	return nil
}

// entrust makes a folder that a worker's user owns, with all that is in it: the user
// id of an owner's workers may be another each time.
func entrust(folder string, to syscall.Credential) error {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	var st unix.Stat_t
	if err := unix.Lstat(folder, &st); err != nil || st.Uid == to.Uid {
		return err
	}
	files, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	for _, f := range files {
		err := os.Lchown(filepath.Join(folder, f.Name()), int(to.Uid), int(to.Gid))
		if err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
	}
	return os.Lchown(folder, int(to.Uid), int(to.Gid))
}

// otherUser says whether workers run as somebody else than the daemon.
func (c *confined) otherUser() bool { return c != nil && c.cred != nil }

// separate says whether owners' workers are different users.
func (c *confined) separate() bool { return c != nil && c.uids != nil }

// undress takes away what a session's worker was given, however it ended.
func (c *confined) undress(session uint64) {
	if c == nil {
		return
	}
	c.mu.Lock()
	s, ok := c.sessions[session]
	delete(c.sessions, session)
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
	if uid, last := c.uids.give(s.owner); last {
		removeShared(uid)
	}
}

// rename has what a spare was given be a session's.
func (c *confined) rename(spare, session uint64) {
	if c == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.sessions[session] = c.sessions[spare]
	delete(c.sessions, spare)
}

// dressed is what a session's worker was given: its folder, and the user id of its
// owner, 0 for none; false for a session that is not confined.
func (c *confined) dressed(session uint64) (temp string, uid uint32, some bool) {
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

// adopt is for a session whose worker was dressed by the daemon before. Where workers
// are confined no more, its folder is swept by somebody who confines.
func (c *confined) adopt(session uint64, temp, owner string, uid uint32) {
	if c == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.sessions[session] = confinedSession{temp: temp, owner: owner}
	if c.uids != nil && uid != 0 {
		c.uids.retake(owner, uid)
	}
}

// removeShared removes what a user has in shared memory, before the next gets its
// number. The folder is flat.
func removeShared(uid uint32) {
	files, err := os.ReadDir(confine.SharedMemory)
	if err != nil {
		return
	}
	for _, f := range files {
		path := filepath.Join(confine.SharedMemory, f.Name())
		var st unix.Stat_t
		if unix.Lstat(path, &st) == nil && st.Uid == uid {
			_ = os.RemoveAll(path)
		}
	}
}
