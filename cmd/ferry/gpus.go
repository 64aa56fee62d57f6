package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"ferry/client/agent"
	"ferry/operator/admin"
	"ferry/transport"
	"ferry/wire"
)

type gpusOptions struct {
	clientOptions
	server string
	json   bool
}

func newGPUs() *cobra.Command {
	var o gpusOptions
	cmd := &cobra.Command{
		Use:   "gpus",
		Short: "List a server's GPUs, your limits and the queue",
		Long: `List the GPUs of a server that you may use: their memory, how busy they are, how many
clients they have; then who the server takes you for, your limits, and how many
clients wait. The server needs no worker and no GPU for the answer, and asks for the
same token or certificate as for a program.

Without --server and FERRY_SERVER, ferry asks the server of this machine.`,
		Example: `  ferry gpus --server tcp://gpu1:7700 --token-file ferry.token
  ferry gpus --json | jq '.devices[] | {name, busy, held_bytes}'`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return o.gpus(cmd) },
	}
	o.register(cmd)
	f := cmd.Flags()
	f.StringVar(&o.server, "server", "", "address of the server (default: $FERRY_SERVER, else the server of this machine)")
	f.BoolVar(&o.json, "json", false, "print everything as JSON")
	return cmd
}

func (o *gpusOptions) gpus(cmd *cobra.Command) error {
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
	v, err := o.overview(cmd, addr)
	if err != nil {
		return err
	}
	out := cmd.OutOrStdout()
	if o.json {
		e := json.NewEncoder(out)
		e.SetIndent("", "  ")
		return e.Encode(v)
	}
	return printOverview(out, addr, v)
}

// overview asks a server what it has.
func (o *clientOptions) overview(cmd *cobra.Command, addr transport.Address) (v admin.Overview, err error) {
	token, err := o.clientToken(cmd, addr)
	if err != nil {
		return v, err
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(cmd.Context()), sessionTimeout)
	defer cancel()
	conn, err := o.dial(ctx, addr)
	if err != nil {
		return v, fmt.Errorf("%w\n%s", err, dialAdvice(addr, err))
	}
	defer func() { _ = conn.Close() }()
	_ = conn.SetDeadline(time.Now().Add(sessionTimeout))
	hello := wire.NewHello("ferry gpus", os.Getpid())
	hello.Service = wire.ServiceInfo
	if _, err := wire.ClientHandshake(conn, hello, token); err != nil {
		err = agent.Explain(err)
		if refused, ok := errors.AsType[*wire.RefusedError](err); ok && strings.HasPrefix(refused.Message, "unknown service") {
			return v, fmt.Errorf("the server %s is too old to say what it has; upgrade it, or use nvidia-smi under ferry run", addr)
		}
		return v, fmt.Errorf("the server %s refused: %w\n%s", addr, err, sessionAdvice(err))
	}
	text, err := wire.ReadInfo(conn)
	if err == nil {
		err = json.Unmarshal(text, &v)
	}
	if err != nil {
		return v, fmt.Errorf("the server %s does not say what it has: %w", addr, err)
	}
	return v, nil
}

func printOverview(out io.Writer, addr transport.Address, v admin.Overview) error {
	w := tabwriter.NewWriter(out, 0, 8, 2, ' ', 0)
	limit := ""
	if v.MaxClients > 0 {
		limit = fmt.Sprintf(" of %d", v.MaxClients)
	}
	fmt.Fprintf(out, "%s: ferry %s, %s, %d%s clients, %d wait for a GPU\n", addr, v.Version, deviceText(v), v.Clients, limit, v.Queued)
	if v.Draining {
		fmt.Fprintln(out, "The server is being drained: it takes no new clients.")
	}
	fmt.Fprintln(w, "GPU\tNAME\tBUSY\tMEMORY\tCLIENTS\tTEMP\tPOWER")
	for _, d := range v.Devices {
		fmt.Fprintf(w, "%d\t%s\t%s\t%s of %s\t%d\t%s\t%s\n", d.Index, d.Name, percentText(d.Busy), bytesText(float64(d.Held)), bytesText(float64(d.Memory)),
			d.Sessions, temperatureText(d), powerText(d))
	}
	if err := w.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintf(out, "You are %s/%s (by %s): %s\n", v.You.Tenant, orDash(v.You.Name), v.You.Credential, yourLimits(v.You))
	return err
}

func deviceText(v admin.Overview) string {
	if v.Device == "soft" {
		return "software GPU"
	}
	if v.Driver > 0 {
		return fmt.Sprintf("CUDA %d.%d", v.Driver/1000, v.Driver%1000/10)
	}
	return v.Device
}

// yourLimits says what a client may use.
func yourLimits(y admin.You) string {
	limits := []string{"class " + y.Class}
	if y.Memory > 0 {
		limits = append(limits, "memory "+size(y.Memory).String()+" of each GPU")
	}
	if y.Cap > 0 {
		limits = append(limits, "at most "+percentText(y.Cap)+" of a GPU's time")
	}
	if y.SMs != "" && y.SMs != "0" {
		limits = append(limits, y.SMs+" multiprocessors of each GPU")
	}
	clients := fmt.Sprintf("%d clients now", y.Clients)
	if y.MaxClients > 0 {
		clients = fmt.Sprintf("%d of %d clients", y.Clients, y.MaxClients)
	}
	if len(limits) == 1 {
		limits = append(limits, "no limits")
	}
	return strings.Join(append(limits, clients), ", ")
}
