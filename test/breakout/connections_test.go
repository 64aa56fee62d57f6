package breakout

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"net"
	"os"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"golang.org/x/sys/unix"

	"ferry/test/limit"
	"ferry/transport"
	"ferry/wire"
)

// Attacks through the client's connections, and through the channel that brings further ones.

// fillClient writes to its client until the connection takes no more.
func (w *captive) fillClient() {
	room := make([]byte, 1<<16)
	for quiet := 0; quiet < 20; {
		if _, err := unix.SendmsgN(w.conn, room, nil, nil, unix.MSG_DONTWAIT|unix.MSG_NOSIGNAL); err != nil {
			quiet++
			_, _ = unix.Poll(nil, 2)
		}
	}
}

// linger has a process that closes the last descriptor of the connection wait for days.
func (w *captive) linger() {
	_ = unix.SetsockoptLinger(w.conn, unix.SOL_SOCKET, unix.SO_LINGER, &unix.Linger{Onoff: 1, Linger: 1 << 18})
}

// playLinger plays a client over TCP that reads nothing, and looks while the connection is open.
func playLinger(s *site, a *attack) (string, error) {
	c, err := s.open("tcp", prefix+a.name, attacker, nil)
	if err != nil {
		return "", err
	}
	defer c.Close()
	if !limit.Holds(func() bool { list, err := s.sessions(); return err == nil && len(list) == 1 }) {
		return "the session stays", nil // and recovered says so
	}
	return "the session ended", s.recovered()
}

// receiveFiles receives the descriptors that a worker sends its client.
func receiveFiles(c *client) ([]int, error) {
	conn, ok := c.Conn.(interface {
		ReadMsgUnix(b, oob []byte) (n, oobn, flags int, addr *net.UnixAddr, err error)
	})
	if !ok {
		return nil, fmt.Errorf("%T passes no descriptors", c.Conn)
	}
	oob := make([]byte, 2048)
	_, n, _, _, err := conn.ReadMsgUnix(make([]byte, 16), oob)
	if err != nil {
		return nil, err
	}
	messages, err := unix.ParseSocketControlMessage(oob[:n])
	if err != nil || len(messages) != 1 {
		return nil, errors.Join(err, fmt.Errorf("%d messages with descriptors", len(messages)))
	}
	return unix.ParseUnixRights(&messages[0])
}

func closeAll(files []int) {
	for _, fd := range files {
		_ = unix.Close(fd)
	}
}

// packets has a session that can be resumed.
func packets(h *wire.Hello) { h.Packets = true }

// comeBack resumes a session on one more connection, and says what the daemon or the worker answered.
func (s *site) comeBack(c *client) (transport.Conn, error) {
	at, err := s.address("tcp")
	if err != nil {
		return nil, err
	}
	conn, err := transport.Dial(context.Background(), at)
	if err != nil {
		return nil, err
	}
	_ = conn.SetDeadline(limit.Deadline())
	hello := wire.NewHello(c.hello.Program, os.Getpid())
	hello.Host, hello.Packets, hello.Resume, hello.Session = c.hello.Host, true, true, c.welcome.Session
	_, err = wire.ClientResume(conn, hello, nil, c.welcome.Secret)
	return conn, err
}

// playResumes opens a session and many connections that resume it.
func playResumes(n int) func(*site, *attack) (string, error) {
	return func(s *site, a *attack) (string, error) {
		c, err := s.open("tcp", prefix+a.name, attacker, packets)
		if err != nil {
			return "", err
		}
		defer c.Close()
		if happened := c.hear(); !strings.HasSuffix(happened, "ready") { // else the first would come before the attack has begun
			return happened, nil
		}
		var all sync.WaitGroup
		var refused atomic.Int32
		conns := make([]transport.Conn, n)
		for i := range conns {
			all.Go(func() {
				conn, err := s.comeBack(c)
				if conns[i] = conn; err != nil {
					refused.Add(1)
				}
			})
		}
		err = s.serves() // meanwhile
		if list, listErr := s.sessions(); listErr == nil && len(list) > 1 && a.holds {
			err = errors.Join(err, s.kill(c.welcome.Session))
		}
		all.Wait()
		for _, conn := range conns {
			if conn != nil {
				_ = conn.Close()
			}
		}
		return fmt.Sprintf("%d of %d refused", refused.Load(), n), err
	}
}

var connectionAttacks = []*attack{
	{
		name: "connections-unread", tries: "does not take the further connections of its client, which opens 100", review: "D6", quick: true, holds: true,
		play: playResumes(100), want: `\d+ of 100 refused`, // a warm worker has begun to take them before it is in other hands
		worker: func(w *captive, _ string) string { w.say("ready"); select {} },
	},
	{
		name: "connections-dies", tries: "ends when a further connection comes",
		play: playResumes(8), want: `\d of 8 refused`,
		worker: func(w *captive, _ string) string {
			w.say("ready")
			_, _ = unix.Poll([]unix.PollFd{{Fd: int32(w.conns), Events: unix.POLLIN}}, -1)
			os.Exit(0)
			return ""
		},
	},
	{
		name: "connections-written", tries: "writes messages and 2,000 descriptors to the channel that the daemon only writes to", quick: true,
		worker: func(w *captive, _ string) string {
			file, sent := sealed(0), 0
			for range 2000 {
				if err := send(w.conns, []byte("x"), file); err != nil {
					return fmt.Sprint(sent, " ", verdict(err))
				}
				sent++
			}
			return fmt.Sprint(sent, " sent")
		}, want: "0 EPIPE",
	},
	{
		name: "connections-shut", tries: "shuts that channel down, and its client comes back", play: playResumes(4), want: "4 of 4 refused", holds: true,
		worker: func(w *captive, _ string) string {
			_ = unix.Shutdown(w.conns, unix.SHUT_RDWR)
			w.say("ready")
			select {}
		},
	},
	{
		name: "connections-keeps", tries: "takes its client's connections and answers none",
		play: func(s *site, a *attack) (string, error) {
			c, err := s.open("tcp", prefix+a.name, attacker, packets)
			if err != nil {
				return "", err
			}
			defer c.Close()
			at, err := s.address("tcp")
			if err != nil {
				return "", err
			}
			for n := range 40 {
				conn, err := transport.Dial(context.Background(), at)
				if err != nil {
					return strconv.Itoa(n), err
				}
				defer conn.Close()
				hello := wire.NewHello(c.hello.Program, os.Getpid())
				hello.Host, hello.Packets, hello.Resume, hello.Session = c.hello.Host, true, true, c.welcome.Session
				go func() { _, _ = wire.ClientResume(conn, hello, nil, c.welcome.Secret) }()
			}
			return "40 came", s.serves()
		},
		worker: func(w *captive, _ string) string {
			go func() {
				room, oob := make([]byte, 1<<16), make([]byte, 256)
				for {
					_, _ = unix.Poll([]unix.PollFd{{Fd: int32(w.conns), Events: unix.POLLIN}}, -1)
					if n, _, _, _, err := unix.Recvmsg(w.conns, room, oob, unix.MSG_DONTWAIT); err == nil && n == 0 {
						return
					}
				}
			}()
			return "keeps them"
		},
	},
	{
		name: "client-garbage", tries: "sends its client 8 MiB of random bytes in place of answers", worker: func(w *captive, _ string) string {
			room := make([]byte, 1<<20)
			_, _ = rand.Read(room)
			go func() {
				for range 8 {
					_, _ = unix.SendmsgN(w.conn, room, nil, nil, unix.MSG_NOSIGNAL)
				}
			}()
			return "sent"
		},
	},
	{
		name: "client-returned", tries: "gives its client the client's own connection back and ends; the client keeps both",
		play: func(s *site, a *attack) (string, error) {
			c, err := s.open("unix", prefix+a.name, attacker, nil)
			if err != nil {
				return "", err
			}
			defer c.Close()
			kept, err := receiveFiles(c)
			if err != nil {
				return "", err
			}
			defer closeAll(kept)
			return "kept", s.recovered()
		},
		worker: func(w *captive, _ string) string { _ = send(w.conn, []byte("x"), w.conn); os.Exit(0); return "" },
	},
	{
		name: "client-left", tries: "stays when its client has left, and holds its slot until an operator ends it", quick: true, holds: true,
		play: func(s *site, a *attack) (string, error) {
			c, err := s.open("unix", prefix+a.name, attacker, nil)
			if err != nil {
				return "", err
			}
			happened := c.hear()
			_ = c.Close()
			if err := s.serves(); err != nil {
				return happened, err
			}
			return happened, s.kill(c.welcome.Session)
		},
		worker: func(w *captive, _ string) string { w.say("stays"); select {} }, want: "stays",
	},
}
