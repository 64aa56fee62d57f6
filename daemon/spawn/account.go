package spawn

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
	"strings"
	"syscall"

	"golang.org/x/sys/unix"

	"ferry/server/confine"
)

// Confinement says how workers are confined; see package confine for the means.
type Confinement struct {
	// User is the user that workers run as where the daemon is root; empty for "ferry" if
	// there is such a user, else "nobody". Elsewhere it must be empty, and workers
	// run as the user of the daemon.
	User string
	// UIDs is a range of user ids that nothing else uses: each owner of sessions
	// gets one of its own while it has sessions, in place of User's. Zero for none, or, with
	// FindUIDs and where the daemon is root, for a range that the daemon finds itself.
	UIDs     UIDRange
	FindUIDs bool
	// Temp is where the folders of workers are made; empty for os.TempDir.
	Temp string
	// DriverIPC lets workers on a real GPU connect to each other's sockets, which
	// NVIDIA's driver may need for events between processes.
	DriverIPC bool
	// Strict refuses a machine that cannot confine workers fully, and workers that are root.
	Strict bool
	// Learn reports calls that the filter of workers would refuse, in place of refusing them.
	Learn bool
}

// An account is the user that workers run as and the folder in which their folders are made.
type account struct {
	cred *syscall.Credential // nil: the user of the daemon
	base string
}

// findAccount finds the account of workers without changing anything.
func findAccount(p Confinement) (a account, err error) {
	a.base = p.Temp
	if err := a.chooseUser(p); err != nil {
		return a, err
	}
	if p.Strict {
		if err := a.checkStrict(confine.Gaps()); err != nil {
			return a, err
		}
	}
	return a, a.chooseTemp()
}

// checkStrict says what is missing for full confinement.
func (c *account) checkStrict(gaps []confine.Gap) error {
	if os.Geteuid() == 0 && c.cred.Uid == 0 {
		gaps = append(gaps, confine.Gap{Missing: "a user for workers", Open: "workers run as root", Do: "name another with --worker-user"})
	}
	if len(gaps) == 0 {
		return nil
	}
	text := make([]string, len(gaps))
	for i, g := range gaps {
		text[i] = g.String()
	}
	return fmt.Errorf("--confine strict: this machine cannot confine workers fully. %s. Or accept what is missing with --confine on", strings.Join(text, ". "))
}

// CheckAccount says why workers could not be confined so, without changing anything.
func (p *Confinement) CheckAccount() error {
	if p == nil {
		return nil
	}
	_, err := findAccount(*p)
	return err
}

// chooseUser finds the user that workers run as.
func (c *account) chooseUser(p Confinement) error {
	if os.Geteuid() != 0 {
		if p.User != "" || p.UIDs != (UIDRange{}) {
			return errors.New("only root can run workers as another user; start the server as root or leave the user out")
		}
		return nil
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
	// Workers execute /proc/self/exe: only the mode of the file counts, not of its folders.
	if info, err := os.Stat("/proc/self/exe"); err == nil && info.Mode()&0o005 != 0o005 && c.cred.Uid != 0 {
		return fmt.Errorf("the workers' user %s cannot execute ferry: run chmod go+rx on it", name)
	}
	return nil
}

// chooseTemp finds a place for the folders of workers that their user can reach, which
// TMPDIR of root need not be.
func (c *account) chooseTemp() error {
	if c.base != "" {
		if at := impassable(c.base, c.cred); at != "" {
			return fmt.Errorf("the workers' user cannot pass %s on the way to its folder in %s: choose another, or run chmod go+x %s", at, c.base, at)
		}
		return nil
	}
	for _, dir := range []string{os.TempDir(), "/tmp", "/var/tmp"} {
		if impassable(dir, c.cred) == "" {
			c.base = dir
			return nil
		}
	}
	return errors.New("there is no folder that the workers' user can get to: name one with --worker-temp")
}

// impassable is the folder on the way to dir, or dir itself, that a user cannot enter;
// empty if there is none. Only permissions for everybody count.
func impassable(dir string, cred *syscall.Credential) string {
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

// credential is a user with its groups, and those that may open the device files of the
// driver.
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
	groups, _ := u.GroupIds() // a user without groups will do
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

// makeDeviceFiles makes the device files of the driver where they are missing. NVIDIA's
// library would do it when it is loaded, through a setuid program, which confined processes
// cannot run.
func makeDeviceFiles(log *slog.Logger) {
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
