package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ferry/operator/admin"
	"ferry/server/carry"
	"ferry/server/config"
	"ferry/server/identity"
	"ferry/transport"
)

type moveOptions struct {
	adminOption
	to      string
	clients []string
	timeout time.Duration
	check   bool
	json    bool
}

func newMove() *cobra.Command {
	var o moveOptions
	cmd := &cobra.Command{
		Use:   "move ID... --to ADDRESS | move --check ID... [--to ADDRESS]",
		Short: "Move clients to another server while they run",
		Long: `Move sessions, as ferry ps lists them, to another server. Work that a GPU has of a session
is finished first; then the session's memory, code and objects are made anew on the other
server, at the same addresses, and its program continues there. The program sees a pause.

The other server must let this one bring sessions: move.from in its configuration lists the
name of the token or certificate that this server presents (move.token-file, move.cert).
Clients over a network connect to the other server by themselves; where they reach it at
another address than this server does, say so with --client-address. A client on this
machine can move to another server on this machine, by its Unix socket.

A session that cannot move goes on here, and ferry says why. With --check it only says
why, all reasons, and ends with 1 if there are some. Without --to these are reasons in the
session itself. With --to the other server also makes the session, without its memory,
and throws it away; the program waits meanwhile.`,
		Example:           "  ferry move 3 --to tls://gpu2:7700\n  ferry move --check 3 --to tls://gpu2:7700\n  ferry move 3 5 --to tcp://10.0.0.2:7700 --client-address tcp://gpu2.example.org:7700",
		Args:              cobra.MinimumNArgs(1),
		ValidArgsFunction: o.completeSessions,
		RunE:              func(cmd *cobra.Command, args []string) error { return o.move(cmd, args) },
	}
	o.register(cmd)
	f := cmd.Flags()
	f.StringVar(&o.to, "to", "", "address of the other server")
	f.StringArrayVar(&o.clients, "client-address", nil, "how clients reach that server, if otherwise; may be given several times, best first")
	f.DurationVar(&o.timeout, "timeout", 10*time.Second, "how long to wait for work that is under way")
	f.BoolVar(&o.check, "check", false, "only say why they cannot move")
	f.BoolVar(&o.json, "json", false, "with --check: print JSON (operator/admin/openapi.yaml, MoveCheck), a line for each session")
	return cmd
}

func (o *moveOptions) move(cmd *cobra.Command, args []string) error {
	switch {
	case o.json && !o.check:
		return usagef("--json is for --check")
	case o.to == "" && !o.check:
		return usagef("no server is named. For example: ferry move %s --to tls://gpu2:7700", args[0])
	case o.timeout <= 0:
		return usagef("--timeout %v: more than 0", o.timeout)
	}
	for _, a := range append([]string{o.to}, o.clients...) {
		if _, err := transport.Parse(a); err != nil && a != "" {
			return usagef("%v", err)
		}
	}
	q := admin.MoveRequest{To: o.to, Addresses: o.clients, Timeout: o.timeout.Seconds()}
	if o.check {
		return o.forEachSession(cmd, args, func(c *admin.Client, id uint64) (string, error) { return o.checkMove(cmd, c, id, q) })
	}
	return o.forEachSession(cmd, args, func(c *admin.Client, id uint64) (string, error) {
		defer showProgress(cmd, c, id)()
		m, err := c.Move(cmd.Context(), id, q)
		text := fmt.Sprintf("session %d moved to %s, as session %d: %s in %.2f s", m.ID, o.to, m.Session, bytesText(float64(m.Bytes)), m.Seconds)
		if m.Remark != "" {
			text += "; " + m.Remark
		}
		return text, err
	})
}

// checkMove says whether a session can move. Why not is an error, so that the exit code says it too.
func (o *moveOptions) checkMove(cmd *cobra.Command, c *admin.Client, id uint64, q admin.MoveRequest) (string, error) {
	check, err := c.CheckMove(cmd.Context(), id, q)
	if err != nil {
		return "", err
	}
	where := ""
	if q.To != "" {
		where = " to " + q.To
	}
	done := fmt.Sprintf("session %d can move%s", id, where)
	if o.json {
		text, err := json.Marshal(check)
		if err != nil {
			return "", err
		}
		if _, err := fmt.Fprintln(cmd.OutOrStdout(), string(text)); err != nil {
			return "", err
		}
		done = ""
	}
	if !check.Movable {
		return "", fmt.Errorf("session %d cannot move%s:\n  %s", id, where, strings.Join(check.Reasons, "\n  "))
	}
	return done, nil
}

// carryCommand is how the server connects to another one.
func carryCommand() []string { return []string{"/proc/self/exe", "carry"} }

// carryCredentials are what the server proves to others who it is with.
func carryCredentials(m config.Move) carry.Credentials {
	return carry.Credentials{TokenFile: m.TokenFile, TLS: identity.Client{CA: m.CA, Pin: m.Pin, Cert: m.Cert, Key: m.Key}}
}

// newCarry is a process of its own because the server waits for nobody.
func newCarry() *cobra.Command {
	return &cobra.Command{
		Use:    "carry",
		Short:  "Connect to another server (started by the server)",
		Hidden: true,
		Args:   cobra.NoArgs,
		RunE:   func(*cobra.Command, []string) error { return carry.Run() },
	}
}
