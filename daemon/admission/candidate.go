package admission

import (
	"errors"
	"fmt"
	"io"
	"net"
	"os/user"
	"strconv"
	"sync"
	"time"

	"ferry/daemon/sessions"
	"ferry/server/config"
	"ferry/server/identity"
	"ferry/transport"
	"ferry/wire"
)

// goodbyeTimeout is how long a refused peer may take to read why.
const goodbyeTimeout = 200 * time.Millisecond

// A candidate is a peer that may become a client.
type candidate struct {
	conn       transport.Conn
	at         transport.Address  // of the listener it came to
	who        *identity.Identity // nil until it is known; from serve on with the tenant whose limits apply
	credential identity.Identity  // who as its credential says: whose its sessions are, whatever the configuration says
	hello      wire.Hello         // what it has sent, so far
	why        string             // for the audit: more than the peer is told

	server *identity.Identity // of the server that brings a session; nil for a client

	session uint64 // once it has been let in
	queued  func() // if not nil: called once it has its place in the queue, if it needs one
}

// errSilent is for a peer that came and sent nothing.
var errSilent = errors.New("the peer left without a word")

// silent says whether a candidate left without having sent anything.
func (c *candidate) silent(err error) bool {
	return errors.Is(err, errSilent) ||
		errors.Is(err, wire.ErrClosed) && !errors.Is(err, io.ErrUnexpectedEOF) && c.hello.Version == 0
}

// identify says what is known about a peer for certain, by which its tenant is found. The
// user of a private daemon needs no name: there is only one.
func (c *candidate) identify(hello wire.Hello, private bool) sessions.Client {
	k := sessions.Client{Peer: transport.Peer(c.conn), Hello: hello}
	switch c.credential.Kind {
	case identity.ByToken:
		k.Identity = config.Identity{Token: c.credential.Name, TokenTenant: c.credential.Tenant}
	case identity.ByCertificate:
		k.Identity = config.Identity{Certificate: c.credential.Tenant}
	case identity.ByServer:
		k.Identity = config.Identity{TokenTenant: c.credential.Tenant}
	}
	if c.credential.Kind != identity.ByUser {
		return k
	}
	uid, ok := transport.PeerUser(c.conn)
	if ok {
		k.Identity = config.Identity{Unix: true, UID: uid}
	}
	if ok && !private {
		k.Identity.User = userName(uid)
	}
	return k
}

// names are the names of users by number: looking one up may ask the network.
var names sync.Map

// userName is empty for a user without a name.
func userName(uid uint32) string {
	if name, ok := names.Load(uid); ok {
		return name.(string)
	}
	u, err := user.LookupId(strconv.FormatUint(uint64(uid), 10))
	if err != nil {
		return ""
	}
	names.Store(uid, u.Username)
	return u.Username
}

// ownerOf says whose a session is: sessions of the same owner may use CUDA IPC and see each
// other. It is who the client was found to be, on the machine it says it runs on.
func ownerOf(who identity.Identity, a wire.Accepted) string {
	return fmt.Sprintf("%s on %x", who.Owner(), a.Hello.Host)
}

// isDirect says whether the socket of the client itself is at the other end of a connection,
// and not that of a tunnel or a proxy: the client has sent its port, and it is the one seen
// here. A client that lies about it gains nothing, and loses its session when the connection
// is cut.
func isDirect(conn transport.Conn, h wire.Hello) bool {
	port, ok := transport.PeerPort(conn)
	return ok && h.Port != 0 && port == h.Port
}

// refuse sends a Welcome with an error status and returns it as an error.
func refuse(conn transport.Conn, status wire.Status, message string) error {
	_ = conn.SetWriteDeadline(time.Now().Add(goodbyeTimeout))
	_ = wire.WriteWelcome(conn, wire.Welcome{Status: status, Message: message})
	return &wire.RefusedError{Status: status, Message: message}
}

// refuseResume refuses without saying what is wrong.
func refuseResume(conn transport.Conn) error {
	e := wire.NoSession()
	return refuse(conn, e.Status, e.Message)
}

// hangUp ends a connection also for the TLS proxy, which has a descriptor of its own and would
// otherwise go on with its handshake.
func hangUp(conn transport.Conn) {
	if c, ok := conn.(*net.TCPConn); ok {
		_, _ = c.CloseRead(), c.CloseWrite()
	}
	_ = conn.Close()
}

// drainInput ends the sending side and reads what the peer may still be sending: a
// connection that is closed with unread input would be reset, and the reason of a refusal
// lost.
func drainInput(conn transport.Conn) {
	if c, ok := conn.(interface{ CloseWrite() error }); ok {
		_ = c.CloseWrite()
	}
	_ = conn.SetReadDeadline(time.Now().Add(goodbyeTimeout))
	_, _ = io.CopyN(io.Discard, conn, 4096)
}
