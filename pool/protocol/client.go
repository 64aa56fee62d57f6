package protocol

import (
	"bytes"
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"time"

	"ferry/pool"
	"ferry/server/identity"
	"ferry/transport"
)

// A Client asks the controllers of a pool. Any goroutine may use it.
type Client struct {
	base  []string
	http  *http.Client
	token string
}

// Credentials are what a client of the pool proves itself with: a certificate, or a token, which only
// travels in TLS.
type Credentials struct {
	TLS   identity.Client
	Token string
}

// NewClient returns a client of the controllers at these addresses, tls://host:port or unix:///path.
func NewClient(addresses []string, c Credentials) (*Client, error) {
	if len(addresses) == 0 {
		return nil, errors.New("no address of a pool")
	}
	client := &Client{token: c.Token}
	at := map[string]transport.Address{}
	for i, text := range addresses {
		a, err := transport.Parse(text)
		if err != nil {
			return nil, err
		}
		if a.Scheme != "tls" && a.Scheme != "unix" {
			return nil, fmt.Errorf("%s: a pool is reached at tls://host:port, or at unix:///path on its own machine", text)
		}
		host := fmt.Sprintf("pool%d", i)
		at[host+":80"] = a
		client.base = append(client.base, "http://"+host)
	}
	client.http = &http.Client{Transport: &http.Transport{
		MaxIdleConnsPerHost: 4, IdleConnTimeout: time.Minute,
		// TLS is done here: the addresses of the requests are names of this client's own.
		DialContext: func(ctx context.Context, _, host string) (net.Conn, error) { return dial(ctx, at[host], c.TLS) },
	}}
	return client, nil
}

// alpn keeps a connection of this protocol from being taken for a session.
const alpn = "http/1.1"

func dial(ctx context.Context, a transport.Address, c identity.Client) (net.Conn, error) {
	d := net.Dialer{Timeout: 5 * time.Second, KeepAlive: 15 * time.Second}
	if a.Scheme == "unix" {
		return d.DialContext(ctx, "unix", a.Target)
	}
	host, _, err := net.SplitHostPort(a.Target)
	if err != nil {
		return nil, err
	}
	cfg, err := c.Config(host)
	if err != nil {
		return nil, err
	}
	cfg.NextProtos = []string{alpn}
	conn, err := d.DialContext(ctx, "tcp", a.Target)
	if err != nil {
		return nil, err
	}
	secured := tls.Client(conn, cfg)
	if err := secured.HandshakeContext(ctx); err != nil {
		_ = conn.Close()
		return nil, err
	}
	return secured, nil
}

// ErrAway wraps the reason why no controller of the pool answers.
var ErrAway = errors.New("the pool does not answer")

// maxAnswer bounds an answer.
const maxAnswer = 64 << 20

// do asks the controllers in turn until one answers.
func (c *Client) do(ctx context.Context, method, path string, q, answer any) error {
	body, err := json.Marshal(q)
	if err != nil {
		return err
	}
	var failed error
	for _, base := range c.base {
		err := c.askController(ctx, method, base+path, body, answer)
		refused, told := errors.AsType[*Error](err)
		if err == nil || told && refused.Status != http.StatusServiceUnavailable {
			return err
		}
		failed = err
		if ctx.Err() != nil {
			break
		}
	}
	return fmt.Errorf("%w: %w", ErrAway, failed)
}

func (c *Client) askController(ctx context.Context, method, address string, body []byte, answer any) error {
	ctx, cancel := context.WithTimeout(ctx, LongestWait+20*time.Second)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, method, address, bytes.NewReader(body))
	if err != nil {
		return err
	}
	if c.token != "" {
		r.Header.Set("Authorization", "Bearer "+c.token)
	}
	resp, err := c.http.Do(r)
	if err != nil {
		return trimURL(err)
	}
	defer func() { _ = resp.Body.Close() }()
	text, err := io.ReadAll(io.LimitReader(resp.Body, maxAnswer))
	if err != nil {
		return err
	}
	if resp.StatusCode != http.StatusOK {
		e := &Error{Status: resp.StatusCode}
		if json.Unmarshal(text, e) != nil || e.Message == "" {
			e.Message = fmt.Sprintf("%s: %.200s", resp.Status, strings.TrimSpace(string(text)))
		}
		return e
	}
	return json.Unmarshal(text, answer)
}

// trimURL leaves out the address, which is a name of this client's own.
func trimURL(err error) error {
	if u, ok := errors.AsType[*url.Error](err); ok {
		return u.Err
	}
	return err
}

type nothing struct{}

// Claim asks for GPUs.
func (c *Client) Claim(ctx context.Context, q ClaimRequest) (s ClaimStatus, err error) {
	return s, c.do(ctx, "POST", "/v1/claims", q, &s)
}

// ClaimStatus says how a claim stands, once its state and place are others than those seen or some time has
// passed.
func (c *Client) ClaimStatus(ctx context.Context, id, seen string, wait time.Duration) (s ClaimStatus, err error) {
	return s, c.do(ctx, "GET", fmt.Sprintf("/v1/claims/%s?seen=%s&wait=%g", id, seen, wait.Seconds()), nil, &s)
}

// Renew keeps a claim.
func (c *Client) Renew(ctx context.Context, id string) error {
	return c.do(ctx, "POST", "/v1/claims/"+id+"/renew", nil, &nothing{})
}

// Release ends a claim.
func (c *Client) Release(ctx context.Context, id string) error {
	return c.do(ctx, "DELETE", "/v1/claims/"+id, nil, &nothing{})
}

// Claims lists claims: all of them for an operator, else those of the tenant.
func (c *Client) Claims(ctx context.Context) ([]ClaimStatus, error) {
	var l ClaimList
	err := c.do(ctx, "GET", "/v1/claims", nil, &l)
	return l.Claims, err
}

// Servers lists the servers.
func (c *Client) Servers(ctx context.Context) ([]ServerStatus, error) {
	var l ServerList
	err := c.do(ctx, "GET", "/v1/servers", nil, &l)
	return l.Servers, err
}

// Sync registers a server, reports what it has done, and returns the claims that concern it.
func (c *Client) Sync(ctx context.Context, q ServerReport) (a ServerClaims, err error) {
	return a, c.do(ctx, "POST", "/v1/servers/"+q.Server.Name+"/sync", q, &a)
}

// SignOff says that a server ends.
func (c *Client) SignOff(ctx context.Context, s pool.Server) error {
	return c.do(ctx, "POST", "/v1/servers/"+s.Name+"/sign-off", s, &nothing{})
}

// Cordon keeps new claims away from a server, and, to drain it, has the others leave.
func (c *Client) Cordon(ctx context.Context, name string, q pool.Cordon) error {
	return c.do(ctx, "PUT", "/v1/servers/"+name+"/cordon", q, &nothing{})
}

// Uncordon lets new claims come again.
func (c *Client) Uncordon(ctx context.Context, name string) error {
	return c.do(ctx, "DELETE", "/v1/servers/"+name+"/cordon", nil, &nothing{})
}

// Forget removes a server that is away and will not come back, with its claims.
func (c *Client) Forget(ctx context.Context, name string) error {
	return c.do(ctx, "DELETE", "/v1/servers/"+name, nil, &nothing{})
}

// Quotas lists what tenants may have, and have.
func (c *Client) Quotas(ctx context.Context) (l QuotaList, err error) {
	return l, c.do(ctx, "GET", "/v1/quotas", nil, &l)
}

// SetQuota sets what a tenant may have; nil for what the others may.
func (c *Client) SetQuota(ctx context.Context, tenant string, q *pool.Quota) error {
	if q == nil {
		return c.do(ctx, "DELETE", "/v1/quotas/"+tenant, nil, &nothing{})
	}
	return c.do(ctx, "PUT", "/v1/quotas/"+tenant, q, &nothing{})
}

// Close gives up idle connections.
func (c *Client) Close() { c.http.CloseIdleConnections() }
