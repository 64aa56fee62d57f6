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

// clientOptions say how a client verifies its server, and which credentials it presents.
type clientOptions struct {
	tokenFile string
	tls       identity.Client
}

func (o *clientOptions) register(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVar(&o.tokenFile, "token-file", "", "file with a token for the server (default: $FERRY_TOKEN, or the file $FERRY_TOKEN_FILE)")
	f.StringVar(&o.tls.CA, "ca", os.Getenv(envCA), "tls://: file with the CAs to trust (default: $"+envCA+", else the system's)")
	f.StringVar(&o.tls.Pin, "pin", os.Getenv(envPin), "tls://: fingerprint of the server's certificate or of its CA's, sha256:... (default: $"+envPin+")")
	f.StringVar(&o.tls.Cert, "cert", os.Getenv(envCert), "tls://: file with this client's certificate (default: $"+envCert+")")
	f.StringVar(&o.tls.Key, "key", os.Getenv(envKey), "tls://: file with its key (default: $"+envKey+")")
	f.StringVar(&o.tls.Name, "server-name", "", "tls://: name in the server's certificate, if it differs from the address")
}

// clientToken reads the token, unless the client has a certificate and needs none.
func (o *clientOptions) clientToken(cmd *cobra.Command, server transport.Address) ([]byte, error) {
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
			return nil, usagef("--cert and --token-file: a client presents a certificate or a token, not both")
		}
		return nil, nil
	}
	return loadToken(o.tokenFile)
}

// resumeTime returns how long a session may be without a connection, as FERRY_RESUME says;
// for programs without an agent the shim reads that variable. 0: the variable is not set;
// negative: the session ends with its connection.
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

// dial connects to a server, with TLS where the address asks for it.
func (o *clientOptions) dial(ctx context.Context, server transport.Address) (net.Conn, error) {
	return agent.Dial(ctx, server, o.tls)
}

// serverOptions say which clients a server accepts.
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
	f.StringVar(&o.tokens, "tokens", "", "file of named tokens, written by ferry token create --name; read again when it changes")
	f.StringVar(&o.tls.Cert, "tls-cert", "", "tls://: file with the server's certificate; like the other files for TLS it is read again when it changes")
	f.StringVar(&o.tls.Key, "tls-key", "", "tls://: file with its key")
	f.StringVar(&o.tls.CA, "tls-ca", "", "tls://: file with the CAs whose clients are accepted")
	f.StringVar(&o.tls.CRL, "tls-revoked", "", "tls://: file with the CAs' lists of revoked certificates")
	f.BoolVar(&o.insecure, "insecure", false, "listen on a network without authentication: anyone who reaches the port gets the GPU")
	f.StringVar(&o.auditLog, "audit-log", "", "file for the audit: JSON lines, chained by hashes (ferry audit), about clients and operators; log: in the log (default: audit.log in $"+envStateDirectory+", which systemd sets, else in the log); opened again at SIGHUP")
}
