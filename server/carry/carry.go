// Package carry connects a server with another one to which a session moves. It runs in a process
// of its own, since the other server may be slow or silent, and its TLS takes time of a
// processor: the daemon starts the process (Start) and gets the connection of it as a descriptor,
// behind the handshake.
//
// The process (Run) ends when it has passed the connection on. For a tls:// address it stays and
// carries the bytes, as workers know no keys.
package carry

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"ferry/client/agent"
	"ferry/server/control"
	"ferry/server/identity"
	"ferry/transport"
	"ferry/transport/relay"
	"ferry/wire"
)

// Credentials are what a server proves itself with to others.
type Credentials struct {
	TokenFile string          // empty for none
	Token     string          // in place of a file
	TLS       identity.Client // for tls:// addresses
}

// A Request says where to, and for which session.
type Request struct {
	Address     string
	Credentials Credentials
	Hello       wire.Hello
	Timeout     time.Duration // for all of it
}

// A Welcome is the answer of the other server: the session that it has made room for.
type Welcome struct {
	Session uint64
	Secret  [32]byte // with which the client resumes it, if it can
	Error   string   // why there is no connection; else empty
}

// channelFile is the number that the channel to the daemon has in the process.
const channelFile = 3

// Start has a process connect to another server, and returns the connection and what that server
// said. The process lives on while the connection needs it; when ctx is done before there is a
// connection it ends.
func Start(ctx context.Context, command, env []string, q Request) (*os.File, Welcome, error) {
	ctx, cancel := context.WithTimeout(ctx, q.Timeout)
	defer cancel()
	channel, theirs, err := control.Pair()
	if err != nil {
		return nil, Welcome{}, err
	}
	defer func() { _ = channel.Close() }() // ends a process that has not passed the connection on
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Args[0], cmd.Env, cmd.ExtraFiles = "ferry", env, []*os.File{theirs}
	err = cmd.Start()
	_ = theirs.Close()
	if err != nil {
		return nil, Welcome{}, err
	}
	go func() { _ = cmd.Wait() }()
	defer context.AfterFunc(ctx, func() { _ = channel.SetDeadline(time.Unix(1, 0)) })()
	if err := channel.Send(&q, nil); err != nil {
		return nil, Welcome{}, err
	}
	var w Welcome
	conn, err := channel.Receive(&w)
	switch {
	case ctx.Err() != nil:
		err = fmt.Errorf("%s has not answered within %v", q.Address, q.Timeout)
	case err != nil:
		err = fmt.Errorf("the process that connects to %s: %w", q.Address, err)
	case w.Error != "":
		err = errors.New(w.Error)
	case conn == nil:
		err = errors.New("no connection came")
	}
	if err != nil {
		if conn != nil {
			_ = conn.Close()
		}
		_ = cmd.Process.Kill()
		return nil, w, err
	}
	return conn, w, nil
}

// Run is the process.
func Run() error {
	channel, err := control.FromFile(os.NewFile(channelFile, "channel"))
	if err != nil {
		return err
	}
	var q Request
	if _, err := channel.Receive(&q); err != nil {
		return err
	}
	conn, w, err := connect(q)
	if err != nil {
		return channel.Send(&Welcome{Error: err.Error()}, nil)
	}
	plain, ok := conn.(transport.Conn)
	if !ok {
		return carryTLS(channel, conn, w)
	}
	f, err := plain.File()
	if err != nil {
		return err
	}
	return channel.Send(&w, f)
}

// carryTLS gives the daemon one end of a pair of sockets, and carries bytes between the other and
// the connection.
func carryTLS(channel *control.Conn, conn net.Conn, w Welcome) error {
	fds, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return err
	}
	ours, theirs := os.NewFile(uintptr(fds[0]), "pair"), os.NewFile(uintptr(fds[1]), "pair")
	near, err := net.FileConn(ours)
	_ = ours.Close()
	if err != nil {
		return err
	}
	if err := channel.Send(&w, theirs); err != nil {
		return err
	}
	_, _ = theirs.Close(), channel.Close()
	stream, ok := conn.(relay.Stream)
	if !ok {
		return fmt.Errorf("%T cannot be carried", conn)
	}
	_, err = relay.Between(near.(*net.UnixConn), stream)
	return err
}

// connect reaches the other server and does the handshake.
func connect(q Request) (net.Conn, Welcome, error) {
	address, err := transport.Parse(q.Address)
	if err != nil {
		return nil, Welcome{}, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), q.Timeout)
	defer cancel()
	conn, err := agent.Dial(ctx, address, q.Credentials.TLS)
	if err != nil {
		return nil, Welcome{}, fmt.Errorf("cannot reach %s: %w", q.Address, err)
	}
	token := []byte(q.Credentials.Token)
	if len(token) == 0 {
		if token, err = readToken(q.Credentials.TokenFile); err != nil {
			return nil, Welcome{}, err
		}
	}
	_ = conn.SetDeadline(time.Now().Add(q.Timeout))
	w, err := wire.ClientHandshake(conn, q.Hello, token)
	if err != nil {
		_ = conn.Close()
		return nil, Welcome{}, fmt.Errorf("%s does not take the session: %w", q.Address, agent.Explain(err))
	}
	if wanted := q.Hello.Schema.Revision(); w.Revision != wanted {
		_ = conn.Close()
		return nil, Welcome{}, fmt.Errorf("%s is older: it knows the commands of revision %d, and the program uses those of revision %d; upgrade that server", q.Address, w.Revision, wanted)
	}
	_ = conn.SetDeadline(time.Time{})
	return conn, Welcome{Session: w.Session, Secret: w.Secret}, nil
}

// readToken reads the token with which a server proves who it is; nil without a file.
func readToken(file string) ([]byte, error) {
	if file == "" {
		return nil, nil
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("move.token-file: %w", err)
	}
	return []byte(strings.TrimSpace(string(text))), nil
}
