package e2e

import (
	"bytes"
	"encoding/binary"
	"io"
	"math/rand/v2"
	"net"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/pierrec/lz4/v4"

	"ferry/transport/shaped"
)

// A byteCount counts the bytes that have crossed a connection.
type byteCount struct{ up, down atomic.Int64 }

// A talliedConn is the server's end of such a wire.
type talliedConn struct {
	net.Conn
	t *byteCount
}

func (c talliedConn) Write(b []byte) (int, error) {
	n, err := c.Conn.Write(b)
	c.t.up.Add(int64(n))
	return n, err
}

func (c talliedConn) Read(b []byte) (int, error) {
	n, err := c.Conn.Read(b)
	c.t.down.Add(int64(n))
	return n, err
}

func (c talliedConn) CloseWrite() error { return c.Conn.(*net.TCPConn).CloseWrite() }

// counted puts a wire between the server and whoever connects to the address in what
// it returns.
func counted(t *testing.T, s *server, link shaped.Link) (*byteCount, []string) {
	t.Helper()
	var count byteCount
	p, err := shaped.New(link, func() (net.Conn, error) {
		c, err := net.Dial("tcp", strings.TrimPrefix(s.address, "tcp://"))
		return talliedConn{c, &count}, err
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.Close() })
	return &count, []string{"FERRY_SERVER=tcp://" + p.Addr(), "LD_LIBRARY_PATH=" + library, "FERRY_LOG=info"}
}

const compressing = "are compressed" // what both ends say

// TestCompress counts the bytes of large copies on the wire, each way.
func TestCompress(t *testing.T) {
	const mib = 1 << 20
	s := serveTCP(t, "--log-level", "info")
	for _, c := range []struct {
		name, size, kind, compress string
		link                       shaped.Link
		least, most                int64
	}{
		{"on", "64", "words", "on", shaped.Link{}, 0, 4 * mib},
		{"noise", "16", "noise", "on", shaped.Link{}, 16 * mib, 17 * mib},
		{"off", "32", "words", "off", shaped.Link{}, 32 * mib, 33 * mib},
		// The first go as they are: what lies between the ends, and how fast it is, shows
		// when it is full.
		{"slow link", "64", "words", "auto", shaped.Link{Bandwidth: 30e6}, 0, 40 * mib},
	} {
		t.Run(c.name, func(t *testing.T) {
			count, env := counted(t, s, c.link)
			r := run(t, 2*time.Minute, append(env, "FERRY_LANES=1", "FERRY_COMPRESS="+c.compress), program(t, "squeeze"), c.size, c.kind)
			if r.code != 0 || r.stdout != "PASS\n" {
				t.Fatalf("ended with %d: %s%s", r.code, r.stdout, r.stderr)
			}
			t.Logf("%s MiB of %s each way: %d bytes up, %d down", c.size, c.kind, count.up.Load(), count.down.Load())
			for way, n := range map[string]int64{"up": count.up.Load(), "down": count.down.Load()} {
				if n < c.least || n > c.most {
					t.Errorf("%d bytes %s, want %d to %d", n, way, c.least, c.most)
				}
			}
			if said := strings.Contains(r.stderr, compressing); said != (c.compress == "auto") {
				t.Errorf("the program says:\n%s", r.stderr)
			}
		})
	}
	for compress, most := range map[string]int64{"on": mib / 2, "off": 3 * mib} { // device code
		count, env := counted(t, s, shaped.Link{})
		run(t, 2*time.Minute, append(env, "FERRY_LOG=off", "FERRY_COMPRESS="+compress), program(t, "squeeze"), "2", "module").ok(t, "PASS\n")
		if n := count.up.Load(); n > most || n < most-mib {
			t.Errorf("%s: a module of 2 MiB takes %d bytes", compress, n)
		}
	}
	within(t, 10*time.Second, "the server saying so, too", func() bool { return strings.Contains(s.log.String(), compressing) })
	if n := strings.Count(s.log.String(), compressing); n != 1 {
		t.Errorf("the server says %d times that it compresses, want one, of the slow link:\n%s", n, s.log)
	}
}

// TestCompressNear: between two processes of one machine nothing is compressed, however
// slow they are, unless it is asked for.
func TestCompressNear(t *testing.T) {
	s := serveTCP(t, "--log-level", "info")
	r := run(t, time.Minute, s.env("FERRY_LOG=info", "FERRY_LANES=2", "FERRY_COMPRESS=auto"), program(t, "squeeze"), "32", "words")
	if r.code != 0 || r.stdout != "PASS\n" || strings.Contains(r.stderr+s.log.String(), compressing) {
		t.Errorf("ended with %d: %s%s; the server:\n%s", r.code, r.stdout, r.stderr, s.log)
	}
}

// TestCodec: the shim's blocks are what others take for LZ4, and theirs what the shim
// does.
func TestCodec(t *testing.T) {
	var datas [][]byte
	random := rand.New(rand.NewPCG(1, 2))
	for _, size := range []int{1, 5, 13, 20, 100, 4096, 65536, 70001, 128 << 10, 1 << 20} {
		for kind := range 5 {
			b := make([]byte, size)
			for i := range b {
				switch kind {
				case 0: // zeros
				case 1:
					b[i] = byte(random.Uint32())
				case 2:
					b[i] = "the same words, "[i%16]
				case 3:
					b[i] = byte(random.Uint32N(3))
				case 4:
					if b[i] = byte(random.Uint32()); i > 66000 && random.Uint32N(50) > 0 {
						b[i] = b[i-65535]
					}
				}
			}
			datas = append(datas, b)
		}
	}
	record := func(in []byte, op byte, data []byte, size int) []byte {
		in = binary.LittleEndian.AppendUint32(append(in, op), uint32(len(data)))
		return append(binary.LittleEndian.AppendUint32(in, uint32(size)), data...)
	}
	var in []byte
	for _, d := range datas {
		theirs := make([]byte, lz4.CompressBlockBound(len(d)))
		n, err := lz4.CompressBlock(d, theirs, nil)
		if err != nil {
			t.Fatal(err)
		}
		in = record(in, 'p', d, lz4.CompressBlockBound(len(d)))
		in = record(in, 'u', theirs[:n], len(d)) // n is 0 for what does not shrink: the shim refuses that
	}
	cmd := exec.Command(program(t, "codec", filepath.Join(root, "shim", "core", "base", "lz4.c")))
	cmd.Stdin = bytes.NewReader(in)
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	r := bytes.NewReader(out)
	next := func() []byte {
		var n uint32
		if err := binary.Read(r, binary.LittleEndian, &n); err != nil {
			t.Fatal(err)
		}
		b := make([]byte, n)
		if _, err := io.ReadFull(r, b); err != nil {
			t.Fatal(err)
		}
		return b
	}
	for i, d := range datas {
		back := make([]byte, len(d))
		if n, err := lz4.UncompressBlock(next(), back); err != nil || n != len(d) || !bytes.Equal(back, d) {
			t.Errorf("data %d of %d bytes, packed by the shim: %d bytes back, %v", i, len(d), n, err)
		}
		if got := next(); len(got) != 0 && !bytes.Equal(got, d) || len(got) == 0 && i%5 == 0 && len(d) > 20 {
			t.Errorf("data %d of %d bytes, unpacked by the shim: %d other bytes", i, len(d), len(got))
		}
	}
}
