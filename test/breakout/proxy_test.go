package breakout

import (
	"fmt"
	"log/slog"
	"os"
	"slices"
	"strings"

	"golang.org/x/sys/unix"

	"ferry/server/confine"
	"ferry/server/control"
	"ferry/server/tlsproxy"
)

// Attacks by the TLS proxy in hostile hands: it is confined like a worker and has sealed itself. Beyond these attacks it can say of any client that it is
// another, since to find out who a client is is what it is for (SECURITY.md).

// playProxy is the TLS proxy, real or in hostile hands.
func playProxy(name string) int {
	ctl, err := control.FromFile(os.NewFile(3, "control"))
	if err == nil {
		err = confine.Seal(confine.Process{Kind: confine.TLSProxy})
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	answer := proxies[strings.TrimPrefix(name, "proxy-")]
	if answer == nil {
		if err := tlsproxy.Serve(ctl, slog.New(slog.DiscardHandler)); err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		return 0
	}
	for {
		var q tlsproxy.Request
		file, err := ctl.Receive(&q)
		if err != nil {
			return 0
		}
		if q.Op == tlsproxy.OpServe {
			answer(ctl, q, file)
		}
	}
}

// proxies are hostile TLS proxies, by how they answer.
var proxies = map[string]func(*control.Conn, tlsproxy.Request, *os.File){
	"silent": func(*control.Conn, tlsproxy.Request, *os.File) {},
	"dies":   func(*control.Conn, tlsproxy.Request, *os.File) { os.Exit(1) },
	"stops":  func(*control.Conn, tlsproxy.Request, *os.File) { _ = unix.Kill(unix.Getpid(), unix.SIGSTOP) },
	"twice": func(c *control.Conn, q tlsproxy.Request, _ *os.File) {
		for range 5 {
			_ = c.Send(tlsproxy.Reply{ID: q.ID}, os.NewFile(uintptr(pair(unix.SOCK_STREAM)[0]), "stream"))
		}
	},
	"unasked": func(c *control.Conn, q tlsproxy.Request, _ *os.File) {
		for n := range uint64(2000) {
			_ = c.Send(tlsproxy.Reply{ID: q.ID + 1000 + n}, os.NewFile(uintptr(sealed(0)), "memory"))
		}
		_ = c.Send(tlsproxy.Reply{ID: q.ID, Error: "no"}, nil)
	},
	"garbage": func(c *control.Conn, _ tlsproxy.Request, _ *os.File) { _ = c.Send("neither", nil) },
	"pipe": func(c *control.Conn, q tlsproxy.Request, _ *os.File) {
		_ = c.Send(tlsproxy.Reply{ID: q.ID}, os.NewFile(uintptr(pipe()[0]), "pipe"))
	},
	"nothing": func(c *control.Conn, q tlsproxy.Request, _ *os.File) { _ = c.Send(tlsproxy.Reply{ID: q.ID}, nil) },
	"packets": func(c *control.Conn, q tlsproxy.Request, _ *os.File) {
		_ = c.Send(tlsproxy.Reply{ID: q.ID}, os.NewFile(uintptr(pair(unix.SOCK_SEQPACKET)[0]), "packets"))
	},
	"lingers": func(c *control.Conn, q tlsproxy.Request, file *os.File) {
		w := &captive{conn: int(file.Fd())}
		w.fillClient()
		w.linger()
		_ = c.Send(tlsproxy.Reply{ID: q.ID}, file) // the client's own connection, which is TCP
		_ = c.Send(tlsproxy.Reply{ID: q.ID + 1000}, file)
		os.Exit(0)
	},
}

var proxyTries = map[string]string{
	"silent": "never answers", "dies": "ends in place of an answer", "stops": "stops itself", "twice": "answers five times, with a stream each",
	"unasked": "2,000 answers with descriptors that nobody waits for", "garbage": "answers what is no message", "pipe": "answers with a pipe in place of a stream",
	"nothing": "answers with nothing", "packets": "answers with a socket of another kind", "lingers": "answers with a TCP connection that is to linger for days, twice, and ends",
}

func sortedProxies() []string {
	list := keys(proxies)
	slices.Sort(list)
	return list
}

var proxyAttacks = func() (list []*attack) {
	for _, name := range sortedProxies() {
		list = append(list, &attack{name: "proxy-" + name, tries: "the TLS proxy " + proxyTries[name]})
	}
	return list
}()
