package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ferry/operator/admin"
)

// completeSessions offers the sessions of the server that the flags name.
func (o *adminOption) completeSessions(cmd *cobra.Command, have []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
	c, err := o.connect()
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	defer c.Close()
	ctx, cancel := context.WithTimeout(context.WithoutCancel(cmd.Context()), time.Second)
	defer cancel()
	list, err := c.Sessions(ctx)
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var ids []cobra.Completion
	for _, s := range list {
		id := strconv.FormatUint(s.ID, 10)
		if !slices.Contains(have, id) {
			ids = append(ids, cobra.CompletionWithDesc(id, fmt.Sprintf("%s (%s, %s)", s.Program, s.Tenant, bytesText(float64(s.Held)))))
		}
	}
	return ids, cobra.ShellCompDirectiveNoFileComp
}

func parseSession(text string) (uint64, error) {
	id, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, usagef("%q is no session's ID; ferry ps lists the sessions", text)
	}
	return id, nil
}

func parseSessions(args []string) (ids []uint64, err error) {
	for _, a := range args {
		id, err := parseSession(a)
		if err != nil {
			return nil, err
		}
		ids = append(ids, id)
	}
	return ids, nil
}

func newKill() *cobra.Command {
	var o adminOption
	cmd := &cobra.Command{
		Use:   "kill ID...",
		Short: "End clients' sessions",
		Long: `End sessions, as ferry ps lists them. A session's worker ends at once, and with it
everything the client has on the GPU. The client's program goes on: its CUDA calls
answer CUDA_ERROR_DEVICE_UNAVAILABLE (46) from then on.`,
		Example:           "  ferry kill 3\n  ferry kill 3 5 8",
		Args:              cobra.MinimumNArgs(1),
		ValidArgsFunction: o.completeSessions,
		RunE:              func(cmd *cobra.Command, args []string) error { return o.kill(cmd, args) },
	}
	o.register(cmd)
	return cmd
}

func (o *adminOption) kill(cmd *cobra.Command, args []string) error {
	return o.forEachSession(cmd, args, func(c *admin.Client, id uint64) (string, error) {
		return fmt.Sprintf("session %d ended", id), c.Kill(cmd.Context(), id)
	})
}

// forEachSession calls do for every session that is named, also after a failure, and prints
// its result, a line each; nothing for an empty result.
func (o *adminOption) forEachSession(cmd *cobra.Command, names []string, do func(*admin.Client, uint64) (string, error)) error {
	ids, err := parseSessions(names)
	if err != nil {
		return err
	}
	c, err := o.connect()
	if err != nil {
		return err
	}
	defer c.Close()
	var failed []error
	for _, id := range ids {
		done, err := do(c, id)
		if err != nil {
			failed = append(failed, explainAdmin(err))
			continue
		}
		if done == "" {
			continue
		}
		if _, err := fmt.Fprintln(cmd.OutOrStdout(), done); err != nil {
			return err
		}
	}
	return errors.Join(failed...)
}

type limitOptions struct {
	adminOption
	weight, cap float64
	memory      string
	class       string
}

func newLimit() *cobra.Command {
	var o limitOptions
	cmd := &cobra.Command{
		Use:   "limit ID...",
		Short: "Change what running clients may use",
		Long: `Change what running clients may use, from now on. Limits that are not named stay. A
client that holds more memory than its new quota keeps it, and gets no more until it
has freed enough. Limits set here outlive a reload of the configuration, and end
with the session. The multiprocessors a client is limited to (--sms) cannot change
while it runs: its contexts were created on them.`,
		Example: `  ferry limit 3 --weight 2                    # twice the share of others of its tenant
  ferry limit 3 --cap 0.25 --memory 4GiB      # a quarter of a GPU's time, 4 GiB on each GPU
  ferry limit 3 --cap 0 --memory none         # without these limits again
  ferry limit 3 --class interactive           # gets the GPU soon, for short work`,
		Args:              cobra.MinimumNArgs(1),
		ValidArgsFunction: o.completeSessions,
		RunE:              func(cmd *cobra.Command, args []string) error { return o.limit(cmd, args) },
	}
	o.register(cmd)
	f := cmd.Flags()
	f.Float64Var(&o.weight, "weight", 1, "share of GPU time against other clients of its tenant")
	f.Float64Var(&o.cap, "cap", 0, "largest share of a GPU's time, from 0 to 1; 0 for none")
	f.StringVar(&o.memory, "memory", "", "quota of device memory on each GPU, such as 4GiB; none for none")
	f.StringVar(&o.class, "class", "", "interactive or batch")
	complete(cmd, "class", admin.ClassInteractive, admin.ClassBatch)
	return cmd
}

// change returns the change that the given flags describe.
func (o *limitOptions) change(cmd *cobra.Command) (c admin.Change, err error) {
	f := cmd.Flags()
	if f.Changed("weight") {
		c.Weight = &o.weight
	}
	if f.Changed("cap") {
		c.Cap = &o.cap
	}
	if f.Changed("class") {
		c.Class = &o.class
	}
	if f.Changed("memory") {
		var quota size
		if o.memory != "none" && o.memory != "0" {
			if err := quota.Set(o.memory); err != nil {
				return c, usagef("--memory: %v, or none", err)
			}
		}
		bytes := uint64(quota)
		c.Memory = &bytes
	}
	if c == (admin.Change{}) {
		return c, usagef("nothing to change: use --weight, --cap, --memory or --class")
	}
	if err := c.Validate(); err != nil {
		return c, usagef("%v", err)
	}
	return c, nil
}

func (o *limitOptions) limit(cmd *cobra.Command, args []string) error {
	change, err := o.change(cmd)
	if err != nil {
		return err
	}
	return o.forEachSession(cmd, args, func(c *admin.Client, id uint64) (string, error) {
		s, err := c.Limit(cmd.Context(), id, change)
		return limitsText(s), err
	})
}

func limitsText(s admin.Session) string {
	quota := "none"
	if s.Memory > 0 {
		quota = size(s.Memory).String()
	}
	limit := "none"
	if s.Cap > 0 {
		limit = strconv.FormatFloat(s.Cap, 'g', 4, 64)
	}
	return fmt.Sprintf("session %d (%s): weight %v, cap %s, memory %s, class %s", s.ID, s.Program, s.Weight, limit, quota, s.Class)
}

type drainOptions struct {
	adminOption
	wait    bool
	off     bool
	timeout time.Duration
}

func newDrain() *cobra.Command {
	var o drainOptions
	cmd := &cobra.Command{
		Use:   "drain",
		Short: "Let a server accept no new clients",
		Long: `Let a server accept no new clients while the present ones finish, before the machine
is needed for something else. The server refuses new clients with a message that
says so. An upgrade does not need a drain: use ferry restart.`,
		Example: `  ferry drain --wait && systemctl stop ferry
  ferry drain --wait --timeout 10m || ferry kill $(ferry ps --json | jq '.sessions[].id')
  ferry drain --off`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return o.drain(cmd) },
	}
	o.register(cmd)
	f := cmd.Flags()
	f.BoolVar(&o.wait, "wait", false, "wait until the last client has left")
	f.BoolVar(&o.off, "off", false, "accept new clients again")
	f.DurationVar(&o.timeout, "timeout", 0, "with --wait: give up after this time and end with code 1; 0 for never")
	return cmd
}

func (o *drainOptions) drain(cmd *cobra.Command) error {
	if o.off && o.wait {
		return usagef("--wait and --off cannot be combined: --off ends the drain that --wait waits for")
	}
	c, err := o.connect()
	if err != nil {
		return err
	}
	defer c.Close()
	d, err := c.Drain(cmd.Context(), !o.off)
	if err != nil {
		return explainAdmin(err)
	}
	out := cmd.OutOrStdout()
	if o.off {
		_, err := fmt.Fprintln(out, "the server takes new clients")
		return err
	}
	if _, err := fmt.Fprintf(out, "the server takes no new clients; %s\n", clientsText(d.Clients)); err != nil || !o.wait {
		return err
	}
	return o.waitForClients(cmd.Context(), c, out, d.Clients)
}

// waitForClients waits until the last client has left, and prints how many remain.
func (o *drainOptions) waitForClients(ctx context.Context, c *admin.Client, out io.Writer, clients int) error {
	var end <-chan time.Time
	if o.timeout > 0 {
		end = time.After(o.timeout)
	}
	for clients > 0 {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-end:
			return fmt.Errorf("after %v: %s", o.timeout, clientsText(clients))
		case <-time.After(250 * time.Millisecond):
		}
		s, err := c.Server(ctx)
		if err != nil {
			return explainAdmin(err)
		}
		if !s.Draining {
			return errors.New("the drain was ended with ferry drain --off by another user or process")
		}
		if s.Clients != clients {
			clients = s.Clients
			if _, err := fmt.Fprintln(out, clientsText(clients)); err != nil {
				return err
			}
		}
	}
	return nil
}

func clientsText(n int) string {
	switch n {
	case 0:
		return "no client is left"
	case 1:
		return "1 client is still there"
	}
	return fmt.Sprintf("%d clients are still there", n)
}

func newReload() *cobra.Command {
	var o adminOption
	cmd := &cobra.Command{
		Use:   "reload",
		Short: "Let a server read its configuration again",
		Long: `Let a server read its configuration file again, as SIGHUP does. Tenants, their
limits, the number of clients and the level of the log change at once; ferry lists
other keys that have changed, which need a restart. A file with a mistake changes
nothing.`,
		Example: "  ferry reload",
		Args:    cobra.NoArgs,
		RunE:    func(cmd *cobra.Command, _ []string) error { return o.reload(cmd) },
	}
	o.register(cmd)
	return cmd
}

func (o *adminOption) reload(cmd *cobra.Command) error {
	c, err := o.connect()
	if err != nil {
		return err
	}
	defer c.Close()
	r, err := c.Reload(cmd.Context())
	if err != nil {
		return explainAdmin(err)
	}
	out := cmd.OutOrStdout()
	text := "nothing has changed"
	if len(r.Changed) > 0 {
		text = "changed: " + strings.Join(r.Changed, ", ")
	}
	if len(r.NeedsRestart) > 0 {
		text += "\nonly after a restart: " + strings.Join(r.NeedsRestart, ", ")
	}
	_, err = fmt.Fprintf(out, "%s: %s\n", r.File, text)
	return err
}
