package confine

import (
	"debug/elf"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"unsafe"

	"golang.org/x/sys/unix"
)

// A process with a Landlock ruleset may open a file if a rule grants it on the file or a folder
// above it, and if its user may. Two processes with rulesets of their own cannot trace each
// other either, nor (from version 6) signal each other or connect at abstract sockets.
const (
	readable   = unix.LANDLOCK_ACCESS_FS_READ_FILE | unix.LANDLOCK_ACCESS_FS_READ_DIR
	executable = unix.LANDLOCK_ACCESS_FS_READ_FILE | unix.LANDLOCK_ACCESS_FS_EXECUTE
	usable     = unix.LANDLOCK_ACCESS_FS_READ_FILE | unix.LANDLOCK_ACCESS_FS_READ_DIR |
		unix.LANDLOCK_ACCESS_FS_WRITE_FILE | unix.LANDLOCK_ACCESS_FS_IOCTL_DEV
	writable = readable | unix.LANDLOCK_ACCESS_FS_WRITE_FILE | unix.LANDLOCK_ACCESS_FS_TRUNCATE |
		unix.LANDLOCK_ACCESS_FS_MAKE_REG | unix.LANDLOCK_ACCESS_FS_MAKE_DIR | unix.LANDLOCK_ACCESS_FS_MAKE_SYM |
		unix.LANDLOCK_ACCESS_FS_REMOVE_FILE | unix.LANDLOCK_ACCESS_FS_REMOVE_DIR | unix.LANDLOCK_ACCESS_FS_REFER

	// What of these a rule for something that is no folder may grant.
	onFiles = unix.LANDLOCK_ACCESS_FS_READ_FILE | unix.LANDLOCK_ACCESS_FS_WRITE_FILE | unix.LANDLOCK_ACCESS_FS_EXECUTE |
		unix.LANDLOCK_ACCESS_FS_TRUNCATE | unix.LANDLOCK_ACCESS_FS_IOCTL_DEV
)

// Folders and files that a worker, its C library and NVIDIA's driver read. Not /etc: a server's keys may lie there, and the server may be of the
// same user.
var systemFiles = []string{
	"/usr", "/lib", "/lib32", "/lib64", "/proc", "/sys", // libraries; the machine as it describes itself
	"/nix/store", "/run/opengl-driver", "/run/nvidia", // where some distributions and operators keep the driver
	"/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/ld.so.preload", "/etc/alternatives",
	"/etc/nvidia", "/etc/localtime", "/etc/nsswitch.conf", "/etc/passwd", "/etc/group",
}

var plainDevices = []string{"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"}

// DriverNodes are patterns of the device files a real GPU is driven through.
var DriverNodes = append([]string{
	"/dev/nvidia*", "/dev/nvidia-caps/*", "/dev/nvidia-caps-imex-channels/*", // also matched: the folders themselves
}, otherNodes...)

// otherNodes are those of Tegra and WSL.
var otherNodes = []string{"/dev/nvhost*", "/dev/nvmap", "/dev/nvgpu*", "/dev/dxg"}

// SharedMemory is where NVIDIA's driver puts memory that the processes of one user share, for
// events between processes.
const SharedMemory = "/dev/shm"

// LandlockVersion is that of the kernel's Landlock; 0 if it has none.
func LandlockVersion() int {
	v, _, errno := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, 0, 0, unix.LANDLOCK_CREATE_RULESET_VERSION)
	if errno != 0 {
		return 0
	}
	return int(v)
}

// handled is what a ruleset decides about: all that this version of the kernel
// knows and this package does. The kernel refuses bits it does not know.
func (s Spec) handled(version int) unix.LandlockRulesetAttr {
	a := unix.LandlockRulesetAttr{Handled_access_fs: unix.LANDLOCK_ACCESS_FS_MAKE_SYM<<1 - 1}
	if version >= 2 {
		a.Handled_access_fs |= unix.LANDLOCK_ACCESS_FS_REFER
	}
	if version >= 3 {
		a.Handled_access_fs |= unix.LANDLOCK_ACCESS_FS_TRUNCATE
	}
	if version >= 4 {
		a.Handled_access_net = unix.LANDLOCK_ACCESS_NET_BIND_TCP | unix.LANDLOCK_ACCESS_NET_CONNECT_TCP
	}
	if version >= 5 {
		a.Handled_access_fs |= unix.LANDLOCK_ACCESS_FS_IOCTL_DEV
	}
	if version >= 6 {
		a.Scoped = unix.LANDLOCK_SCOPE_ABSTRACT_UNIX_SOCKET | unix.LANDLOCK_SCOPE_SIGNAL
		if s.Connect {
			a.Scoped = unix.LANDLOCK_SCOPE_SIGNAL
		}
	}
	return a
}

// restrictFiles installs the ruleset on the calling thread. Where the kernel has
// no Landlock it does nothing: the daemon has said so.
func (s Spec) restrictFiles() error {
	version := LandlockVersion()
	if version == 0 {
		return nil
	}
	attr := s.handled(version)
	set, _, errno := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, uintptr(unsafe.Pointer(&attr)), unsafe.Sizeof(attr), 0)
	if errno != 0 {
		return fmt.Errorf("landlock: %w", errno)
	}
	defer func() { _ = unix.Close(int(set)) }()
	r := ruleset{int(set), attr.Handled_access_fs}
	if err := s.allow(&r); err != nil {
		return fmt.Errorf("landlock: %w", err)
	}
	if _, _, errno := unix.Syscall(unix.SYS_LANDLOCK_RESTRICT_SELF, set, 0, 0); errno != 0 {
		return fmt.Errorf("landlock: %w", errno)
	}
	return nil
}

// allow grants what a worker needs.
func (s Spec) allow(r *ruleset) error {
	// This program, by whatever name: the worker is this program again.
	if err := r.grant("/proc/self/exe", executable); err != nil {
		return err
	}
	loader, err := interpreter("/proc/self/exe")
	if err == nil && loader != "" {
		err = r.grant(loader, executable)
	}
	if err == nil && s.Temp != "" {
		err = r.grant(s.Temp, writable)
	}
	if err == nil && s.Write != "" {
		if err = r.grant(s.Write, writable); errors.Is(err, unix.ENOENT) || errors.Is(err, unix.EACCES) {
			err = nil // gone, or not to be reached: it does without
		}
	}
	if err == nil && s.Real {
		err = r.grantOwnThreads()
	}
	if err != nil {
		return err
	}
	grants := map[uint64][]string{readable: slices.Concat(systemFiles, s.Read), usable: slices.Clone(plainDevices)}
	if s.Real {
		for _, pattern := range DriverNodes {
			nodes, err := filepath.Glob(pattern)
			if err != nil {
				return err
			}
			grants[usable] = append(grants[usable], nodes...)
			if len(nodes) > 0 {
				grants[writable] = []string{SharedMemory}
			}
		}
	}
	for access, paths := range grants {
		for _, path := range paths {
			// What is not there, or not for this user, need not be granted.
			if err := r.grant(path, access); err != nil && !errors.Is(err, unix.ENOENT) && !errors.Is(err, unix.EACCES) && !errors.Is(err, unix.ENOTDIR) {
				return err
			}
		}
	}
	return nil
}

// grantOwnThreads lets the process write to its threads' files in /proc: NVIDIA's
// driver names its threads through them, and gives up where it cannot. A rule
// holds for the folder as it was found, which /proc may forget and make anew: the
// descriptor that is left open, for the worker as well, keeps it.
func (r *ruleset) grantOwnThreads() error {
	const threads = "/proc/self/task"
	if _, err := unix.Open(threads, unix.O_PATH|unix.O_DIRECTORY, 0); err != nil {
		return fmt.Errorf("%s: %w", threads, err)
	}
	return r.grant(threads, readable|unix.LANDLOCK_ACCESS_FS_WRITE_FILE|unix.LANDLOCK_ACCESS_FS_TRUNCATE)
}

// interpreter is the dynamic linker a program asks for; empty if it needs none.
func interpreter(program string) (string, error) {
	f, err := elf.Open(program)
	if err != nil {
		return "", err
	}
	defer func() { _ = f.Close() }()
	for _, p := range f.Progs {
		if p.Type == elf.PT_INTERP {
			name, err := io.ReadAll(p.Open())
			return strings.TrimRight(string(name), "\x00"), err
		}
	}
	return "", nil
}

// A ruleset is a Landlock ruleset being made.
type ruleset struct {
	fd      int
	handled uint64
}

// grant adds a rule for a file, or for a folder and all beneath it.
func (r *ruleset) grant(path string, access uint64) error {
	fd, err := unix.Open(path, unix.O_PATH|unix.O_CLOEXEC, 0)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	defer func() { _ = unix.Close(fd) }()
	var st unix.Stat_t
	if err := unix.Fstat(fd, &st); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if st.Mode&unix.S_IFMT != unix.S_IFDIR {
		access &= onFiles
	}
	rule := unix.LandlockPathBeneathAttr{Allowed_access: access & r.handled, Parent_fd: int32(fd)}
	_, _, errno := unix.Syscall6(unix.SYS_LANDLOCK_ADD_RULE, uintptr(r.fd), unix.LANDLOCK_RULE_PATH_BENEATH, uintptr(unsafe.Pointer(&rule)), 0, 0, 0)
	if errno != 0 {
		return fmt.Errorf("%s: %w", path, errno)
	}
	return nil
}
