package faulty

import (
	"bytes"
	"io"
	"net"
	"testing"
	"time"

	"ferry/test/limit"
)

// echo is a server that sends back what it gets.
func echo(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go func() { _, _ = io.Copy(c, c); c.Close() }()
		}
	}()
	return l.Addr().String()
}

// pass sends data through a proxy with rules and returns what came back.
func pass(t *testing.T, data []byte, rules ...Rule) ([]byte, *Proxy, error) {
	t.Helper()
	p, err := Start(echo(t), 42, rules...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	c, err := net.Dial("tcp", p.Addr())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	_ = c.SetDeadline(limit.Deadline())
	go func() { _, _ = c.Write(data); _ = c.(*net.TCPConn).CloseWrite() }()
	got, err := io.ReadAll(c)
	return got, p, err
}

func TestRules(t *testing.T) {
	data := make([]byte, 100_000)
	for i := range data {
		data[i] = byte(i * 7)
	}
	once := func(a Action) Rule { return Rule{Action: a, Direction: Up, Skip: 1000, Min: 1, Max: 50_000, Times: 1} }
	if got, _, err := pass(t, data); err != nil || !bytes.Equal(got, data) {
		t.Errorf("without rules: %d bytes, %v", len(got), err)
	}
	for a, fits := range map[Action]func(got []byte, err error) bool{
		Cut:       func(got []byte, err error) bool { return len(got) < len(data) && bytes.HasPrefix(data, got) },
		Close:     func(got []byte, err error) bool { return len(got) < len(data) && bytes.HasPrefix(data, got) },
		Truncate:  func(got []byte, err error) bool { return err == nil && len(got) < len(data) && len(got) > len(data)-65 },
		Duplicate: func(got []byte, err error) bool { return err == nil && len(got) > len(data) && len(got) < len(data)+65 },
		Reorder: func(got []byte, err error) bool {
			return err == nil && len(got) == len(data) && !bytes.Equal(got, data)
		},
		Corrupt: func(got []byte, err error) bool {
			return err == nil && len(got) == len(data) && differ(got, data) == 1
		},
	} {
		got, p, err := pass(t, data, once(a))
		if !fits(got, err) || p.Count(a) != 1 {
			t.Errorf("%v: %d bytes of %d came back, %d times, %v", a, len(got), len(data), p.Count(a), err)
		}
	}
	from := time.Now()
	if got, _, err := pass(t, data, Rule{Action: Delay, Min: 1, Max: 20_000, For: 20 * time.Millisecond}); err != nil || !bytes.Equal(got, data) || time.Since(from) < time.Millisecond {
		t.Errorf("delay: %d bytes after %v, %v", len(got), time.Since(from), err)
	}
	if _, err := Start("x", 1, Rule{Action: Cut}); err == nil {
		t.Error("a rule without bytes is taken")
	}
}

func differ(a, b []byte) (n int) {
	for i := range a {
		if a[i] != b[i] {
			n++
		}
	}
	return n
}

// TestSet: rules change between connections, functions are called at their byte.
func TestSet(t *testing.T) {
	p, err := Start(echo(t), 1)
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	at := int64(-1)
	if err := p.Set(2, Rule{Action: Call, Direction: Up, Skip: 5, Max: 1, Times: 1, Do: func() { at = p.Passed(Up) }}); err != nil {
		t.Fatal(err)
	}
	c, err := net.Dial("tcp", p.Addr())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	_ = c.SetDeadline(limit.Deadline())
	if _, err := c.Write([]byte("0123456789")); err != nil {
		t.Fatal(err)
	}
	if got := make([]byte, 10); true {
		if _, err := io.ReadFull(c, got); err != nil || string(got) != "0123456789" {
			t.Errorf("%q, %v", got, err)
		}
	}
	if at != 5 && at != 6 || p.Count(Call) != 1 {
		t.Errorf("called at byte %d, %d times", at, p.Count(Call))
	}
	if err := p.Set(3); err != nil || p.Connections() != 0 || p.Passed(Up) != 0 {
		t.Errorf("%v: %d connections, %d bytes", err, p.Connections(), p.Passed(Up))
	}
	if err := p.Set(4, Rule{Action: Call, Max: 1}); err == nil {
		t.Error("a call of nothing is taken")
	}
}

func TestDeaf(t *testing.T) {
	p, err := Start(echo(t), 1)
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	p.CutAll(time.Hour)
	c, err := net.Dial("tcp", p.Addr())
	if err != nil {
		return
	}
	defer c.Close()
	_ = c.SetDeadline(limit.Deadline())
	if n, err := c.Read(make([]byte, 1)); n != 0 || err == nil {
		t.Error("it listens")
	}
}
