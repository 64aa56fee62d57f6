package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"ferry/operator/admin"
)

// envAdmin names the admin socket for commands that reach a server through it.
const envAdmin = "FERRY_ADMIN"

// defaultAdmin returns the path of the admin socket of a server at the default address.
func defaultAdmin() string { return adminSocketFor([]string{defaultAddress()}) }

// adminSocketFor returns the path of the admin socket of a server that listens at some
// addresses: next to its first Unix socket, or where that would be by default.
func adminSocketFor(listen []string) string {
	path, _ := strings.CutPrefix(defaultAddress(), "unix://")
	for _, a := range listen {
		if p, ok := strings.CutPrefix(a, "unix://"); ok {
			path = p
			break
		}
	}
	if path == systemFolder+"/ferry.sock" {
		return systemFolder + "/admin.sock"
	}
	return strings.TrimSuffix(path, ".sock") + "-admin.sock"
}

// An adminOption is the flag that names the server's admin socket.
type adminOption struct{ path string }

func (o *adminOption) register(cmd *cobra.Command) {
	cmd.Flags().StringVar(&o.path, "admin", "", "path of the server's admin socket (default: $"+envAdmin+", else next to the socket of $"+envServer+", else "+defaultAdmin()+")")
}

// candidates returns the sockets to try, in order.
func (o *adminOption) candidates() []string {
	switch server := os.Getenv(envServer); {
	case o.path != "":
		return []string{o.path}
	case os.Getenv(envAdmin) != "":
		return []string{os.Getenv(envAdmin)}
	case strings.HasPrefix(server, "unix://"):
		return []string{adminSocketFor([]string{server})}
	}
	list := []string{defaultAdmin()}
	if system := systemFolder + "/admin.sock"; list[0] != system {
		list = append(list, system)
	}
	return list
}

// connect returns a client of the first server whose socket exists.
func (o *adminOption) connect() (*admin.Client, error) {
	var tried []string
	for _, path := range o.candidates() {
		path, err := filepath.Abs(path)
		if err != nil {
			return nil, err
		}
		if _, err := os.Stat(path); err == nil {
			return admin.NewClient(path), nil
		} else if errors.Is(err, fs.ErrPermission) {
			tried = append(tried, path+" (permission denied)")
		} else {
			tried = append(tried, path)
		}
	}
	return nil, fmt.Errorf("no server is running here: tried %s\n%s", strings.Join(tried, ", "), noServerAdvice)
}

const noServerAdvice = `Start one with ferry serve, or name its admin socket with --admin or $` + envAdmin + `: it is next to the
server's Unix socket, and in the server's log at its start (msg=serving admin=...).`

// explainAdmin adds to the error of a failed request what the user can do about it.
func explainAdmin(err error) error {
	switch {
	case errors.Is(err, admin.ErrNoServer):
		return fmt.Errorf("%w\n%s", err, noServerAdvice)
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("%w\nOnly the server's own user and root may use its admin socket: use sudo", err)
	}
	return err
}
