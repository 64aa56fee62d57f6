package main

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"ferry/operator/bench"
	"ferry/transport"
	"ferry/transport/shaped"
)

// benchWays sets up the ways to the GPU that are measured, and owns the private server and
// the proxies behind them.
type benchWays struct {
	o       *benchOptions
	shims   string
	token   string
	server  *privateServer
	proxies []*shaped.Proxy
	other   *otherServer // of another ferry, nil for none
}

func (w *benchWays) close() {
	for _, p := range w.proxies {
		_ = p.Close()
	}
	w.other.stop()
	if w.server != nil {
		if err := w.server.stop(); err != nil {
			fmt.Fprintln(os.Stderr, "ferry: ending the private server:", err)
		}
	}
}

// list returns the ways: native, the transports of the private server or the server that
// was named, and the simulated networks in front of TCP.
func (w *benchWays) list(ctx context.Context, cmd *cobra.Command, rtts []time.Duration) ([]bench.Way, error) {
	var ways []bench.Way
	if !w.o.noNative && !isSoft(w.o.device) {
		env := without(setLibraries(os.Environ(), ""), envServer, envToken, envTokenFile, envTrace)
		ways = append(ways, bench.Way{Name: "native", Native: true, Env: env})
	}
	addresses, err := w.addresses(cmd)
	if err != nil {
		return nil, err
	}
	direct := slices.Contains(rtts, 0)
	for _, a := range addresses {
		if a.Scheme == "unix" || direct && w.o.bandwidth == 0 {
			ways = append(ways, bench.Way{Name: a.Scheme, Env: w.environment(a)})
		}
		if a.Scheme == "unix" {
			continue
		}
		for _, rtt := range rtts {
			if rtt == 0 && w.o.bandwidth == 0 {
				continue
			}
			way, err := w.injectLink(ctx, a, rtt)
			if err != nil {
				return nil, err
			}
			ways = append(ways, way)
		}
	}
	if w.o.against == "" {
		return ways, nil
	}
	others, err := w.otherWays(ctx, cmd)
	return append(ways, others...), err
}

// addresses returns the addresses of the server to measure: the one that was named, or a
// private one.
func (w *benchWays) addresses(cmd *cobra.Command) ([]transport.Address, error) {
	if w.o.server == "" {
		return w.startPrivateServer()
	}
	if cmd.Flags().Changed("token-file") || os.Getenv(envToken) != "" || os.Getenv(envTokenFile) != "" {
		token, err := loadToken(w.o.tokenFile)
		if err != nil {
			return nil, err
		}
		w.token = string(token)
	}
	a, err := transport.Parse(w.o.server)
	return []transport.Address{a}, err
}

// startPrivateServer starts a server for the transports that were asked for. Its TCP port
// needs a token, because every process of this machine can reach it.
func (w *benchWays) startPrivateServer() ([]transport.Address, error) {
	secret := make([]byte, 32)
	if _, err := rand.Read(secret); err != nil {
		return nil, err
	}
	w.token = hex.EncodeToString(secret)
	log, level, err := runLogger()
	if err != nil {
		return nil, err
	}
	var more []string
	if slices.Contains(w.o.transports, "tcp") {
		more = append(more, "tcp://127.0.0.1:0")
	}
	w.server, err = startPrivateAt(&w.o.deviceOptions, false, log, level, []byte(w.token), more...)
	if err != nil {
		return nil, fmt.Errorf("starting a private server: %w", err)
	}
	return slices.DeleteFunc(w.server.addresses, func(a transport.Address) bool { return !slices.Contains(w.o.transports, a.Scheme) }), nil
}

// environment returns the environment of a program that uses the server at a.
func (w *benchWays) environment(a transport.Address) []string {
	env := without(setLibraries(os.Environ(), w.shims), envServer, envToken, envTokenFile, envTrace)
	env = append(env, envServer+"="+a.String())
	if w.token != "" {
		env = append(env, envToken+"="+w.token)
	}
	return env
}

// injectLink puts a simulated link in front of the server at a, and measures its round-trip
// time.
func (w *benchWays) injectLink(ctx context.Context, a transport.Address, rtt time.Duration) (bench.Way, error) {
	link := shaped.Link{RTT: rtt, Bandwidth: float64(w.o.bandwidth)}
	p, err := shaped.New(link, func() (net.Conn, error) { return transport.Dial(ctx, a) })
	if err != nil {
		return bench.Way{}, err
	}
	w.proxies = append(w.proxies, p)
	measured, err := measureLinkRTT(link)
	if err != nil {
		return bench.Way{}, fmt.Errorf("the injected link of %v: %w", rtt, err)
	}
	way := bench.Way{Name: "tcp", RTT: rtt, Rate: link.Bandwidth, MeasuredRTT: measured}
	if rtt > 0 {
		way.Name += "+" + rtt.String()
	}
	if link.Bandwidth > 0 {
		way.Name += fmt.Sprintf(",%.4gMB/s", link.Bandwidth/1e6)
	}
	way.Env = w.environment(transport.Address{Scheme: "tcp", Target: p.Addr()})
	return way, nil
}

// measureLinkRTT measures how long 8 bytes and their echo take over a link: the median of
// 21.
func measureLinkRTT(link shaped.Link) (time.Duration, error) {
	echo, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	defer func() { _ = echo.Close() }()
	go func() {
		if c, err := echo.Accept(); err == nil {
			_, _ = io.Copy(c, c)
			_ = c.Close()
		}
	}()
	p, err := shaped.New(link, func() (net.Conn, error) { return net.Dial("tcp", echo.Addr().String()) })
	if err != nil {
		return 0, err
	}
	defer func() { _ = p.Close() }()
	c, err := net.Dial("tcp", p.Addr())
	if err != nil {
		return 0, err
	}
	defer func() { _ = c.Close() }()
	var times []time.Duration
	word := make([]byte, 8)
	for range 21 {
		start := time.Now()
		_, err := c.Write(word)
		_, readErr := io.ReadFull(c, word)
		if err := errors.Join(err, readErr); err != nil {
			return 0, err
		}
		times = append(times, time.Since(start))
	}
	slices.Sort(times)
	return times[len(times)/2], nil
}
