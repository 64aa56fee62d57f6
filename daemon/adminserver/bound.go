package adminserver

import (
	"net"
	"net/http"
	"sync"
)

const (
	// maxConns bounds the connections of one listener, maxConnsOfHost those from one address.
	maxConns       = 128
	maxConnsOfHost = 64
)

// A connBound bounds the connections of an http.Server. Where there are too many it closes the
// oldest on which no request is being answered, so that peers which only connect keep no operator
// out; where there is none the newcomer is closed.
type connBound struct {
	mu    sync.Mutex
	order []*boundConn // oldest first
}

type boundConn struct {
	net.Conn
	host   string
	active bool // a request is being answered
}

// follow is the ConnState of an http.Server.
func (b *connBound) follow(c net.Conn, state http.ConnState) {
	var victim net.Conn
	b.mu.Lock()
	at := -1
	for i, e := range b.order {
		if e.Conn == c {
			at = i
		}
	}
	switch {
	case state == http.StateNew:
		b.order = append(b.order, &boundConn{Conn: c, host: hostOf(c)})
		if i := b.victimOf(b.order[len(b.order)-1]); i >= 0 {
			victim = b.order[i].Conn
			b.order = append(b.order[:i], b.order[i+1:]...) // not a victim again before it is closed
		}
	case at < 0:
	case state == http.StateClosed || state == http.StateHijacked:
		b.order = append(b.order[:at], b.order[at+1:]...)
	default:
		b.order[at].active = state == http.StateActive
	}
	b.mu.Unlock()
	if victim != nil {
		_ = victim.Close()
	}
}

// victimOf is the place of the connection to close now that there is one more; -1 for none. mu is
// held.
func (b *connBound) victimOf(c *boundConn) int {
	ofHost := 0
	for _, e := range b.order {
		if e.host == c.host {
			ofHost++
		}
	}
	if len(b.order) <= maxConns && ofHost <= maxConnsOfHost {
		return -1
	}
	for i, e := range b.order {
		if !e.active && (ofHost <= maxConnsOfHost || e.host == c.host) {
			return i // that of c itself, if all others are active
		}
	}
	return len(b.order) - 1
}

// hostOf is the address of a peer without its port; all users of a Unix socket are one.
func hostOf(c net.Conn) string {
	if a, ok := c.RemoteAddr().(*net.TCPAddr); ok {
		return a.IP.String()
	}
	return ""
}
