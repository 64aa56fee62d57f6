package main

import (
	"context"
	"fmt"
	"net"
	"os"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"ferry/client/agent"
	"ferry/server/identity"
	"ferry/transport"
)

// clientOptions say how a client knows its server, and what it presents.
type clientOptions struct {
	tokenFile string
	tls       identity.Client
}

func (o *clientOptions) register(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVar(&o.tokenFile, "token-file", "", "file with a token of the server's (default: $FERRY_TOKEN, or the file $FERRY_TOKEN_FILE)")
	f.StringVar(&o.tls.CA, "ca", os.Getenv(envCA), "tls://: file with the CAs to believe (default: $"+envCA+", else the system's)")
	f.StringVar(&o.tls.Pin, "pin", os.Getenv(envPin), "tls://: fingerprint of the server's certificate or of its CA's, sha256:... (default: $"+envPin+")")
	f.StringVar(&o.tls.Cert, "cert", os.Getenv(envCert), "tls://: file with this client's certificate (default: $"+envCert+")")
	f.StringVar(&o.tls.Key, "key", os.Getenv(envKey), "tls://: file with its key (default: $"+envKey+")")
	f.StringVar(&o.tls.Name, "server-name", "", "tls://: name in the server's certificate, where it is not the address's")
}

// load reads the token, if one is to be used: who has a certificate needs none.
func (o *clientOptions) load(cmd *cobra.Command, server transport.Address) ([]byte, error) {
	if server.Scheme != "tls" {
		for _, name := range []string{"ca", "pin", "cert", "key", "server-name"} {
			if cmd.Flags().Changed(name) {
				return nil, usagef("--%s is for a server at tls://..., not for %s", name, server)
			}
		}
		return loadToken(o.tokenFile)
	}
	if o.tls.Cert != "" {
		if o.tokenFile != "" {
			return nil, usagef("--cert and --token-file: a client comes with a certificate or with a token, not with both")
		}
		return nil, nil
	}
	return loadToken(o.tokenFile)
}

// resumeTime is how long a session may be without a connection, as FERRY_RESUME
// says: for programs without an agent the shim reads it. 0 if it says nothing,
// negative for not at all.
func resumeTime() (time.Duration, error) {
	text := os.Getenv(envResume)
	if text == "" {
		return 0, nil
	}
	d, err := time.ParseDuration(text)
	if n, numErr := strconv.ParseFloat(text, 64); numErr == nil {
		d, err = time.Duration(n*float64(time.Second)), nil
	}
	switch {
	case err != nil || d < 0 || d > 24*time.Hour:
		return 0, fmt.Errorf("%s=%s is no time; write 60s or 0", envResume, text)
	case d == 0:
		return -1, nil
	}
	return d, nil
}

// dial connects to a server as ferry itself does.
func (o *clientOptions) dial(ctx context.Context, server transport.Address) (net.Conn, error) {
	return agent.Dial(ctx, server, o.tls)
}

// serverOptions say whom a server lets in.
type serverOptions struct {
	tokenFile string
	tokens    string
	tls       identity.ServerFiles
	insecure  bool
	auditLog  string
}

func (o *serverOptions) register(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVar(&o.tokenFile, "token-file", "", "file with one token for all clients (default: $FERRY_TOKEN, or the file $FERRY_TOKEN_FILE)")
	f.StringVar(&o.tokens, "tokens", "", "file of named tokens, as ferry token create --name keeps them; read again when it changes")
	f.StringVar(&o.tls.Cert, "tls-cert", "", "tls://: file with the server's certificate; read again when it changes, as all of these")
	f.StringVar(&o.tls.Key, "tls-key", "", "tls://: file with its key")
	f.StringVar(&o.tls.CA, "tls-ca", "", "tls://: file with the CAs whose clients may come in")
	f.StringVar(&o.tls.CRL, "tls-revoked", "", "tls://: file with the CAs' lists of revoked certificates")
	f.BoolVar(&o.insecure, "insecure", false, "listen on a network without asking who comes: anyone who reaches the port gets the GPU")
	f.StringVar(&o.auditLog, "audit-log", "", "file for who came, when, from where, and for how long, one line of JSON each (default: in the log); opened again at SIGHUP")
}
