package breakout

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"

	"ferry/server/control"
)

// Attacks through the control channel: what is said there.

// send sends a message with descriptors, without waiting.
func send(fd int, text []byte, files ...int) error {
	var oob []byte
	if len(files) > 0 {
		oob = unix.UnixRights(files...)
	}
	return unix.Sendmsg(fd, text, oob, nil, unix.MSG_DONTWAIT|unix.MSG_NOSIGNAL)
}

// ask sends a request and reads the answer.
func (w *captive) ask(q control.Request, files ...int) (r control.Reply, err error) {
	text, _ := json.Marshal(&q)
	if err := send(w.control, text, files...); err != nil {
		return r, err
	}
	room := make([]byte, control.MaxMessage)
	for {
		_, _ = unix.Poll([]unix.PollFd{{Fd: int32(w.control), Events: unix.POLLIN}}, -1)
		n, _, _, _, err := unix.Recvmsg(w.control, room, make([]byte, 256), unix.MSG_DONTWAIT)
		switch {
		case errors.Is(err, unix.EINTR) || errors.Is(err, unix.EAGAIN):
			continue
		case err != nil:
			return r, err
		case n == 0:
			return r, unix.EPIPE
		}
		return r, json.Unmarshal(room[:n], &r)
	}
}

func newName() *control.Name {
	n := control.NewName()
	return &n
}

// sealed makes the kind of file that a worker may publish.
func sealed(seals int) int {
	fd, err := unix.MemfdCreate("memory", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
	if err != nil {
		return -1
	}
	_ = unix.Ftruncate(fd, 4096)
	_, _ = unix.FcntlInt(uintptr(fd), unix.F_ADD_SEALS, seals)
	return fd
}

// strange are messages that no worker of ours sends, none of which the daemon may take for more than it is.
var strange = map[string]string{
	"empty":    "",
	"byte":     "x",
	"zeros":    string(make([]byte, 1000)),
	"half":     `{"op":"publish","name":"`,
	"null":     "null",
	"list":     "[]",
	"numbers":  `{"op":1}`,
	"huge":     `{"op":"sessions","after":1e999}`,
	"negative": `{"op":"sessions","after":-1}`,
	"name":     `{"op":"fetch","name":"00"}`,
	"long":     `{"op":"` + strings.Repeat("x", control.MaxMessage+100) + `"}`,
	"most":     `{"op":"` + strings.Repeat("x", control.MaxMessage-9) + `"}`,
	"deep":     `{"op":` + strings.Repeat("[", 30000) + strings.Repeat("]", 30000) + `}`,
	"twice":    `{"op":"sessions","op":"fetch"}`,
	"nameless": `{"op":"publish"}`,
	"unknown":  `{"op":"shutdown","name":"` + strings.Repeat("0", 64) + `"}`,
	"meta":     `{"op":"publish","name":"` + strings.Repeat("1", 64) + `","meta":"` + strings.Repeat("A", 4*control.MaxMeta) + `"}`,
	"utf8":     "{\"op\":\"\xff\xfe\xc0\x80\x1b[2J\"}",
}

// playEach plays an attack once for each of some arguments.
func playEach(scheme string, arguments []string) func(*site, *attack) (string, error) {
	return func(s *site, a *attack) (string, error) {
		all := map[string]int{}
		for _, argument := range arguments {
			happened, err := s.playPlain(a, scheme, argument)
			if err != nil {
				return happened, fmt.Errorf("%s: %w", argument, err)
			}
			all[happened]++
		}
		return fmt.Sprint(all), nil
	}
}

func keys[T any](m map[string]T) (list []string) {
	for k := range m {
		list = append(list, k)
	}
	return list
}

var controlAttacks = []*attack{
	{name: "idle", tries: "nothing: shows that the harness itself leaves nothing", want: "nothing", quick: true, worker: func(*captive, string) string { return "nothing" }},
	{
		name: "control-strange", tries: "18 malformed messages: empty, half, deep, too long, wrong types", quick: true,
		play: playEach("unix", keys(strange)),
		worker: func(w *captive, argument string) string {
			err := send(w.control, []byte(strange[argument]))
			_, _ = w.ask(control.Request{Op: control.OpSessions})
			return verdict(err)
		},
	},
	{
		name: "control-random", tries: "random bytes, 300 messages of up to 4 KiB, by one worker each",
		play: playEach("unix", []string{"1", "2", "3"}),
		worker: func(w *captive, argument string) string {
			seed, _ := strconv.ParseUint(argument, 10, 64)
			r := rand.New(rand.NewPCG(seed, seed))
			for n := range 300 {
				text := make([]byte, r.IntN(4096)+1)
				for i := range text {
					text[i] = byte(r.Uint32())
				}
				if err := send(w.control, text); err != nil {
					return fmt.Sprint(n, " ", verdict(err))
				}
			}
			return "sent"
		},
	},
	{
		name: "control-flood", tries: "50,000 requests, answers read as they come", worker: func(w *captive, _ string) string {
			go func() {
				room := make([]byte, control.MaxMessage)
				for {
					if n, _ := unix.Read(w.control, room); n == 0 {
						return
					}
				}
			}()
			text, sent := []byte(`{"op":"sessions"}`), 0
			for sent < 50_000 {
				switch err := send(w.control, text); {
				case errors.Is(err, unix.EAGAIN):
					_, _ = unix.Poll([]unix.PollFd{{Fd: int32(w.control), Events: unix.POLLOUT}}, -1)
				case err != nil:
					return fmt.Sprint(sent, " ", verdict(err))
				default:
					sent++
				}
			}
			return fmt.Sprint(sent, " sent")
		}, want: "50000 sent",
	},
	{
		name: "control-unread", tries: "requests whose answers nobody reads, until the channel is full; stays", quick: true, holds: true,
		worker: func(w *captive, _ string) string { return fmt.Sprint(w.fillControl() > 0) }, want: "true",
	},
	{
		name: "control-unread-end", tries: "the same, and the worker ends at once",
		worker: func(w *captive, _ string) string { w.fillControl(); os.Exit(0); return "" },
	},
	{
		name: "control-storm", tries: "5,000 names published and withdrawn again", worker: func(w *captive, _ string) string {
			fd := sealed(unix.F_SEAL_SHRINK)
			for n := range 5_000 {
				name := newName()
				if r, err := w.ask(control.Request{Op: control.OpPublish, Name: name}, fd); err != nil || r.Error != "" {
					return fmt.Sprint(n, r.Error, err)
				}
				if r, err := w.ask(control.Request{Op: control.OpWithdraw, Name: name}); err != nil || r.NotFound {
					return fmt.Sprint(n, " ", err)
				}
			}
			return "done"
		}, want: "done",
	},
	{
		name: "control-names", tries: "five sessions publish descriptors until each is refused", review: "D7", quick: true,
		play: func(s *site, a *attack) (string, error) {
			var all []string
			for range 5 {
				c, err := s.open("unix", prefix+a.name, attacker, nil)
				if err != nil {
					return "", err
				}
				defer c.Close()
				all = append(all, c.hear())
			}
			return strings.Join(all, ", "), s.serves() // beside them
		},
		worker: func(w *captive, _ string) string {
			fd := sealed(unix.F_SEAL_SHRINK)
			for n := range 10_000 {
				if r, err := w.ask(control.Request{Op: control.OpPublish, Name: newName(), Meta: make([]byte, control.MaxMeta)}, fd); err != nil || r.Error != "" {
					return fmt.Sprint("refused after ", n)
				}
			}
			return "never refused"
		}, want: `(refused after \d+(, )?){5}`,
	},
	{
		name: "control-bounds", tries: "names that are taken, of others, unknown; metadata at its bound and beyond", quick: true, worker: func(w *captive, _ string) string {
			name := newName()
			var got []string
			for _, q := range []control.Request{
				{Op: control.OpPublish, Name: name, Meta: make([]byte, control.MaxMeta)},
				{Op: control.OpPublish, Name: name},
				{Op: control.OpPublish, Name: newName(), Meta: make([]byte, control.MaxMeta+1)},
				{Op: control.OpFetch, Name: newName()},
				{Op: control.OpWithdraw, Name: newName()},
				{Op: control.OpFetch, Name: &control.Name{}},
				{Op: control.OpSessions, After: 1<<64 - 1},
			} {
				r, err := w.ask(q)
				switch {
				case err != nil:
					return verdict(err)
				case r.NotFound:
					got = append(got, "not found")
				case r.Error != "":
					got = append(got, "refused")
				default:
					got = append(got, "done")
				}
			}
			return strings.Join(got, ", ")
		}, want: "done, refused, refused, not found, not found, not found, done",
	},
	{
		name: "control-foreign", tries: "fetches and withdraws a name of another owner's session", quick: true,
		play: func(s *site, a *attack) (string, error) {
			victim, err := s.open("unix", prefix+"publish", probe, nil)
			if err != nil {
				return "", err
			}
			defer victim.Close()
			return s.playPlain(a, "unix", victim.hear())
		},
		worker: func(w *captive, argument string) string {
			var name control.Name
			if err := name.UnmarshalText([]byte(argument)); err != nil {
				return err.Error()
			}
			f, _ := w.ask(control.Request{Op: control.OpFetch, Name: &name})
			d, _ := w.ask(control.Request{Op: control.OpWithdraw, Name: &name})
			l, _ := w.ask(control.Request{Op: control.OpSessions})
			return fmt.Sprint(f.NotFound, d.NotFound, len(l.Sessions))
		}, want: "true true 1",
	},
	{
		name: "publish", tries: "one name, as any worker: the victim of others", worker: func(w *captive, _ string) string {
			name := newName()
			_, _ = w.ask(control.Request{Op: control.OpPublish, Name: name}, sealed(unix.F_SEAL_SHRINK))
			text, _ := name.MarshalText()
			return string(text)
		},
	},
	{
		name: "control-shut", tries: "shuts its end down, for reading, for writing, for both, and goes on sending", play: playEach("unix", []string{"0", "1", "2"}),
		worker: func(w *captive, argument string) string {
			how, _ := strconv.Atoi(argument)
			err := unix.Shutdown(w.control, how)
			for range 100 {
				_ = send(w.control, []byte(`{"op":"sessions"}`))
			}
			return verdict(err)
		}, want: `map\[done:3\]`,
	},
	{
		name: "control-options", tries: "tiny and huge buffers, peek offset, credentials, out-of-band data on its channel", worker: func(w *captive, _ string) string {
			for _, o := range []int{unix.SO_SNDBUF, unix.SO_RCVBUF, unix.SO_PASSCRED, unix.SO_TIMESTAMP, unix.SO_PEEK_OFF, unix.SO_BUSY_POLL, unix.SO_LINGER} {
				for _, v := range []int{0, 1, -1, 1 << 30} {
					_ = unix.SetsockoptInt(w.control, unix.SOL_SOCKET, o, v)
				}
			}
			_ = unix.Sendmsg(w.control, []byte(`{"op":"sessions"}`), unix.UnixCredentials(&unix.Ucred{Pid: 1}), nil, unix.MSG_DONTWAIT)
			err := unix.Sendmsg(w.control, []byte("x"), nil, nil, unix.MSG_OOB|unix.MSG_DONTWAIT)
			return verdict(err)
		},
	},
}

// fillControl asks until the channel is full both ways, and says how often.
func (w *captive) fillControl() (sent int) {
	text := []byte(`{"op":"sessions"}`)
	for quiet := 0; quiet < 20; {
		switch err := send(w.control, text); {
		case err == nil:
			sent, quiet = sent+1, 0
		default:
			quiet++
			_, _ = unix.Poll(nil, 5)
		}
	}
	return sent
}
