package main

import (
	"encoding/json"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"ferry/transport"
)

type cdiOptions struct {
	server string
	name   string
}

func newCDI() *cobra.Command {
	var o cdiOptions
	cmd := &cobra.Command{
		Use:   "cdi",
		Short: "Print a CDI specification, by which containers get Ferry's GPU",
		Long: `Print a specification of the Container Device Interface. With it in /etc/cdi,
containers get Ferry's libraries, the socket of a server or agent, and the variables
that point to them, by a name: --device ferry.dev/gpu=default with podman, docker or
containerd. The program in the container needs no change.

The libraries are those that this ferry holds, in the cache of the user who runs it:
run it as root for a specification in /etc/cdi.`,
		Example: `  ferry cdi | sudo tee /etc/cdi/ferry.json
  podman run --device ferry.dev/gpu=default image python train.py
  ferry cdi --server tcp://gpu1:7700 >ferry.json      # the token stays outside: FERRY_TOKEN_FILE in the container`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return o.print(cmd) },
	}
	f := cmd.Flags()
	f.StringVar(&o.server, "server", "", "address that programs of containers use: the Unix socket of a server or agent of this machine, or tcp://host:port (default: $FERRY_SERVER, else "+defaultAddress()+")")
	f.StringVar(&o.name, "name", "default", "name of the device")
	return cmd
}

// Where things are in the container.
const (
	cdiLibraries = "/usr/local/lib/ferry"
	cdiSocket    = "/run/ferry.sock"
)

// A cdiMount is a mount of a CDI specification.
type cdiMount struct {
	Host      string   `json:"hostPath"`
	Container string   `json:"containerPath"`
	Options   []string `json:"options"`
}

func (o *cdiOptions) print(cmd *cobra.Command) error {
	if o.server == "" {
		o.server = os.Getenv(envServer)
	}
	if o.server == "" {
		o.server = defaultAddress()
	}
	addr, err := transport.Parse(o.server)
	if err != nil {
		return usagef("%v", err)
	}
	if addr.Scheme == "tls" {
		return usagef("--server %s: programs speak no TLS; run ferry agent on this machine and name its socket, unix:///…", o.server)
	}
	shims, err := extractShims()
	if err != nil {
		return err
	}
	mounts := []cdiMount{{shims, cdiLibraries, []string{"ro", "nosuid", "nodev", "bind"}}}
	server := addr.String()
	if addr.Scheme == "unix" {
		mounts = append(mounts, cdiMount{addr.Target, cdiSocket, []string{"rw", "nosuid", "nodev", "bind"}})
		server = "unix://" + cdiSocket
	}
	e := json.NewEncoder(cmd.OutOrStdout())
	e.SetIndent("", "  ")
	return e.Encode(map[string]any{
		"cdiVersion": "0.3.0", "kind": "ferry.dev/gpu",
		"devices": []any{map[string]any{"name": strings.TrimSpace(o.name), "containerEdits": map[string]any{
			"env": []string{envServer + "=" + server, envLibraries + "=" + cdiLibraries}, "mounts": mounts,
		}}},
	})
}
