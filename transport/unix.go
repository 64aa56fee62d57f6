package transport

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// maxPath is what fits into sockaddr_un beside the closing NUL.
const maxPath = 107

// unixModule is Unix sockets: for clients on the same machine, which may send
// descriptors.
type unixModule struct{}

func (unixModule) form() string  { return "unix:///path" }
func (unixModule) network() bool { return false }

// parse accepts an absolute path that fits a socket address.
func (unixModule) parse(target string) (string, error) {
	switch {
	case !strings.HasPrefix(target, "/"):
		return "", errors.New("the path must be absolute, with three slashes in all")
	case strings.ContainsRune(target, 0):
		return "", errors.New("the path contains a NUL")
	case strings.HasSuffix(target, "/"):
		return "", errors.New("the path names a directory")
	}
	path := filepath.Clean(target)
	if len(path) > maxPath {
		return "", fmt.Errorf("the path has %d bytes, a socket's may have %d", len(path), maxPath)
	}
	return path, nil
}

func (unixModule) dial(ctx context.Context, target string) (Conn, error) {
	var d net.Dialer
	c, err := d.DialContext(ctx, "unix", target)
	if err != nil {
		return nil, err
	}
	return c.(*net.UnixConn), nil
}

// listen creates the socket with access for its owner alone. It replaces the socket of a
// dead server; it leaves a live server, and a file that is no socket, alone.
func (unixModule) listen(ctx context.Context, path string) (Listener, error) {
	dir, err := openDir(filepath.Dir(path))
	if err != nil {
		return nil, err
	}
	defer func() { _ = dir.Close() }()
	// Two servers that find the same dead socket must not both remove it: the
	// second would remove the new socket of the first. Closing dir unlocks it.
	if err := unix.Flock(int(dir.Fd()), unix.LOCK_EX); err != nil {
		return nil, fmt.Errorf("locking %s: %w", dir.Name(), err)
	}
	if err := removeStale(ctx, path); err != nil {
		return nil, err
	}
	// The kernel takes the mode of the new file from the socket, so the file never
	// exists with a wider one, whatever the umask.
	lc := net.ListenConfig{Control: func(_, _ string, c syscall.RawConn) error {
		var failed error
		err := c.Control(func(fd uintptr) { failed = unix.Fchmod(int(fd), 0o600) })
		return errors.Join(err, failed)
	}}
	l, err := lc.Listen(ctx, "unix", path)
	if err != nil {
		return nil, unwrapNetError(err)
	}
	ul := &unixListener{UnixListener: l.(*net.UnixListener), path: path}
	ul.SetUnlinkOnClose(false) // Close removes the file, if it is still the same
	if ul.made, err = os.Lstat(path); err == nil && ul.made.Mode().Perm()&0o077 != 0 {
		err = os.Chmod(path, 0o600) // a file system that ignored the socket's mode
	}
	if err != nil {
		return nil, errors.Join(err, ul.Close())
	}
	return ul, nil
}

// openDir opens the directory in which a socket is to be made. It makes the directory if only
// that is missing, such as /run/ferry after a boot; a longer path that is not there is more
// likely misspelt. It refuses a directory in which another user could replace the socket.
func openDir(name string) (*os.File, error) {
	switch err := os.Mkdir(name, 0o700); {
	case errors.Is(err, fs.ErrNotExist):
		return nil, fmt.Errorf("there is no directory %s; create it, or choose another path for the socket", filepath.Dir(name))
	case err != nil && !errors.Is(err, fs.ErrExist):
		return nil, err
	}
	dir, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	info, err := dir.Stat()
	if err != nil {
		return nil, errors.Join(err, dir.Close())
	}
	owner := info.Sys().(*syscall.Stat_t).Uid
	switch mine := owner == uint32(os.Geteuid()); {
	case !mine && owner != 0:
		err = fmt.Errorf("directory %s belongs to uid %d; choose one of your own", name, owner)
	case info.Mode().Perm()&0o022 != 0 && info.Mode()&fs.ModeSticky == 0:
		err = fmt.Errorf("others may write to directory %s (mode %#o); run: chmod go-w %s", name, info.Mode().Perm(), name)
	}
	if err != nil {
		return nil, errors.Join(err, dir.Close())
	}
	return dir, nil
}

// removeStale removes the socket of a server that has ended.
func removeStale(ctx context.Context, path string) error {
	info, err := os.Lstat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	if info.Mode().Type() != fs.ModeSocket {
		return errors.New("the file exists and is no socket; remove it or choose another path")
	}
	ctx, cancel := context.WithTimeout(ctx, 2*time.Second)
	defer cancel()
	var d net.Dialer
	c, err := d.DialContext(ctx, "unix", path)
	switch {
	case err == nil:
		_ = c.Close()
		return fmt.Errorf("%w; stop it, or choose another path", ErrInUse)
	case errors.Is(err, syscall.ECONNREFUSED):
		return os.Remove(path)
	case errors.Is(err, syscall.EAGAIN), errors.Is(err, context.DeadlineExceeded):
		return fmt.Errorf("%w (it is too busy to answer); stop it, or choose another path", ErrInUse)
	default:
		return fmt.Errorf("the socket exists and cannot be tried: %w", unwrapNetError(err))
	}
}

// A unixListener removes the file of its socket when it is closed.
type unixListener struct {
	*net.UnixListener
	path string
	made fs.FileInfo // the file of the socket, as listen made it
	once sync.Once
}

func (l *unixListener) Accept() (Conn, error) {
	c, err := l.AcceptUnix()
	if err != nil {
		return nil, err
	}
	return c, nil
}

func (l *unixListener) Addr() Address { return Address{"unix", l.path} }

// Close removes the socket's file, unless another server has put its own there.
func (l *unixListener) Close() error {
	err := net.ErrClosed
	l.once.Do(func() {
		if now, statErr := os.Lstat(l.path); statErr == nil && (l.made == nil || os.SameFile(now, l.made)) {
			_ = os.Remove(l.path)
		}
		err = l.UnixListener.Close()
	})
	return err
}
