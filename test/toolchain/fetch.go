package toolchain

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

// stall is how long a download may stand still before it counts as dead.
const stall = 30 * time.Second

// client gives up early: an unreachable registry must cost a test seconds.
var client = &http.Client{Transport: &http.Transport{
	Proxy:                 http.ProxyFromEnvironment,
	DialContext:           (&net.Dialer{Timeout: 10 * time.Second}).DialContext,
	TLSHandshakeTimeout:   10 * time.Second,
	ResponseHeaderTimeout: stall,
	ForceAttemptHTTP2:     true,
}}

// name is the archive's file name.
func (s source) name() string {
	n := path.Base(s.urls[0])
	if u, err := url.PathUnescape(n); err == nil {
		return u
	}
	return n
}

// fetchInto downloads the archive, verifies it and unpacks what is wanted of
// it into tree. The archive itself is not kept.
func (s source) fetchInto(version, tree string) error {
	if err := s.unpackable(); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(tree), "download-*")
	if err != nil {
		return err
	}
	defer f.Close()
	os.Remove(f.Name()) // it lives as long as f
	fmt.Fprintf(os.Stderr, "toolchain %s: fetching %s (%d MB)\n", version, s.name(), (s.size+500_000)/1_000_000)
	if err := s.download(f); err != nil {
		return err
	}
	return s.unpack(f, tree)
}

// download tries each address, and for a wheel the user's own pip last: it may
// know a mirror that we do not. A wrong hash ends the matter at once.
func (s source) download(f *os.File) error {
	var tried []string
	for _, u := range append(slices.Clone(s.urls), s.urls...) { // each twice: connections break
		err := s.get(u, f)
		if err == nil {
			return nil
		}
		if !errors.Is(err, ErrUnreachable) {
			return err
		}
		tried = append(tried, strings.TrimPrefix(err.Error(), ErrUnreachable.Error()+": "))
	}
	if strings.HasSuffix(s.name(), ".whl") {
		err := s.pip(f)
		if err == nil {
			return nil
		}
		if !errors.Is(err, ErrUnreachable) {
			return err
		}
		tried = append(tried, strings.TrimPrefix(err.Error(), ErrUnreachable.Error()+": "))
	}
	return fmt.Errorf("%w: %s: %s", ErrUnreachable, s.name(), strings.Join(tried, "; "))
}

// get downloads from one address.
func (s source) get(u string, f *os.File) error {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, "GET", u, nil)
	if err != nil {
		return err
	}
	if s.prefix {
		req.Header.Set("Range", fmt.Sprintf("bytes=0-%d", s.size-1))
	}
	resp, err := client.Do(req)
	if err != nil {
		return fmt.Errorf("%w: %v", ErrUnreachable, err)
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK && resp.StatusCode != http.StatusPartialContent {
		return fmt.Errorf("%w: %s: %s", ErrUnreachable, u, resp.Status)
	}
	watch := time.AfterFunc(stall, cancel)
	defer watch.Stop()
	var have, said int64
	return s.store(readerFunc(func(p []byte) (int, error) {
		n, err := resp.Body.Read(p)
		watch.Reset(stall)
		if have += int64(n); have-said >= s.size/10 && s.size > 10_000_000 {
			said = have
			fmt.Fprintf(os.Stderr, "  %s: %d of %d MB\n", s.name(), have/1_000_000, s.size/1_000_000)
		}
		return n, err
	}), u, f)
}

// store writes the archive's bytes to f and verifies them.
func (s source) store(r io.Reader, from string, f *os.File) error {
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return err
	}
	if err := f.Truncate(0); err != nil {
		return err
	}
	h := sha256.New()
	n, err := io.Copy(f, io.TeeReader(io.LimitReader(r, s.size), h))
	var file *os.PathError
	if errors.As(err, &file) {
		return err // our disk, not their server
	}
	if err != nil || n != s.size {
		return fmt.Errorf("%w: %s: broke off after %d of %d bytes: %v", ErrUnreachable, from, n, s.size, err)
	}
	if got := hex.EncodeToString(h.Sum(nil)); got != s.sha256 {
		return fmt.Errorf("toolchain: %s has sha256 %s, the pin is %s", from, got, s.sha256)
	}
	_, err = f.Seek(0, io.SeekStart)
	return err
}

// wheelName splits a wheel's file name into project and version.
var wheelName = regexp.MustCompile(`^([^-]+)-([^-]+)-`)

// pip asks the user's pip for the wheel.
func (s source) pip(f *os.File) error {
	dir, err := os.MkdirTemp("", "ferry-pip-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	m := wheelName.FindStringSubmatch(s.name())
	if m == nil {
		return fmt.Errorf("toolchain: %s is not named like a wheel", s.name())
	}
	args := []string{"-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:", "--dest", dir}
	for _, p := range []string{"manylinux1", "manylinux2010", "manylinux2014", "manylinux_2_12", "manylinux_2_17"} {
		args = append(args, "--platform", p+"_x86_64")
	}
	args = append(args, m[1]+"=="+m[2])
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Minute)
	defer cancel()
	if msg, err := exec.CommandContext(ctx, "python3", args...).CombinedOutput(); err != nil {
		return fmt.Errorf("%w: pip: %v: %s", ErrUnreachable, err, lastLine(msg))
	}
	whl, err := os.Open(filepath.Join(dir, s.name()))
	if err != nil {
		return fmt.Errorf("%w: pip brought another file: %v", ErrUnreachable, err)
	}
	defer whl.Close()
	return s.store(whl, "pip's "+s.name(), f)
}

func lastLine(b []byte) string {
	s := strings.TrimSpace(string(b))
	return s[strings.LastIndexByte(s, '\n')+1:]
}

type readerFunc func([]byte) (int, error)

func (f readerFunc) Read(p []byte) (int, error) { return f(p) }
