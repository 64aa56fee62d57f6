package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"ferry/pool"
	"ferry/pool/protocol"
)

func newPool() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "pool",
		Short: "Run and operate a pool of servers",
		Long: `A pool lends the GPUs of many servers. Its controller (ferry pool start) decides which
server a program gets; servers join it (ferry serve --pool), programs claim GPUs of it
(ferry run --pool). docs/pool.md has the whole picture.

The commands below reach the controller at --pool or $` + envPool + `, or at its Unix socket
on its own machine.`,
		Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			return usagef("say what: ferry pool start, ls, top, claims, cordon, uncordon, drain, forget, quota, release or hold")
		},
	}
	cmd.AddCommand(newPoolStart(), newPoolLs(), newPoolTop(), newPoolClaims(), newPoolCordon(), newPoolUncordon(), newPoolDrain(), newPoolForget(), newPoolQuota(), newPoolRelease(), newPoolHold())
	return cmd
}

// poolClientOptions say how an operator reaches the controller.
type poolClientOptions struct {
	clientOptions
	pool []string
}

func (o *poolClientOptions) register(cmd *cobra.Command) {
	o.clientOptions.register(cmd)
	cmd.Flags().StringArrayVar(&o.pool, "pool", nil, "address of the controller, tls://host:port or unix:///path (default: $"+envPool+", else "+poolSocket(defaultPoolFolder())+")")
}

func (o *poolClientOptions) connect() (*protocol.Client, error) {
	return (&runOptions{clientOptions: o.clientOptions, claimOptions: claimOptions{pool: o.pool}}).connectPool()
}

// connectPool reaches the controllers that are named, or the one of this machine.
func (o *runOptions) connectPool() (*protocol.Client, error) {
	addresses := o.claimOptions.addresses()
	if len(addresses) == 0 {
		addresses = []string{poolSocket(defaultPoolFolder())}
	}
	return o.poolClient(addresses)
}

// poolCommand returns a command that asks the controller.
func poolCommand(cmd *cobra.Command, act func(cmd *cobra.Command, c *protocol.Client, args []string) error) *cobra.Command {
	var o poolClientOptions
	o.register(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		c, err := o.connect()
		if err != nil {
			return err
		}
		defer c.Close()
		return act(cmd, c, args)
	}
	return cmd
}

func newPoolLs() *cobra.Command {
	var asJSON, wide bool
	cmd := poolCommand(&cobra.Command{
		Use:   "ls",
		Short: "List the servers of a pool",
		Long: `List the servers of a pool with what is free of them. STATE is ready, cordoned (no new
claims), draining (claims are leaving), drained, away (silent for longer than its lease), or
problem (it says itself that it cannot take clients).`,
		Args: cobra.NoArgs,
	}, func(cmd *cobra.Command, c *protocol.Client, _ []string) error {
		list, err := c.Servers(cmd.Context())
		if err != nil {
			return err
		}
		if asJSON {
			return printJSON(cmd.OutOrStdout(), protocol.ServerList{Servers: list})
		}
		return printServers(cmd.OutOrStdout(), list, wide)
	})
	cmd.Flags().BoolVar(&asJSON, "json", false, "print all fields as JSON")
	cmd.Flags().BoolVarP(&wide, "wide", "w", false, "more columns: addresses, labels, version, what is wrong")
	return cmd
}

func printServers(out io.Writer, list []protocol.ServerStatus, wide bool) error {
	if len(list) == 0 {
		_, err := fmt.Fprintln(out, "no servers: start one with ferry serve --pool")
		return err
	}
	w := tabwriter.NewWriter(out, 0, 8, 2, ' ', 0)
	head := "SERVER\tSTATE\tGPUS\tFREE\tMEMORY\tGRANTED\tCLAIMS\tMODEL"
	if wide {
		head += "\tVERSION\tADDRESSES\tLABELS\tREMARK"
	}
	fmt.Fprintln(w, head) // Flush has the error
	for i := range list {
		s := &list[i]
		model := "-"
		if len(s.GPUs) > 0 {
			model = s.GPUs[0].Name
		}
		fmt.Fprintf(w, "%s\t%s\t%d\t%d\t%s\t%s\t%d\t%s", s.Name, s.State(), len(s.GPUs), s.FreeGPUs, pool.SizeText(s.Total), pool.SizeText(s.Granted), s.Claims, model)
		if wide {
			var labels []string
			for _, k := range slices.Sorted(maps.Keys(s.Labels)) {
				labels = append(labels, k+"="+s.Labels[k])
			}
			remark := s.Problem
			if s.Cordon != nil {
				remark = strings.TrimSuffix(fmt.Sprintf("by %s: %s", s.Cordon.By, s.Cordon.Reason), ": ")
			}
			fmt.Fprintf(w, "\t%s\t%s\t%s\t%s", s.Version, strings.Join(s.Addresses, ","), orDash(strings.Join(labels, ",")), orDash(remark))
		}
		fmt.Fprintln(w)
	}
	return w.Flush()
}

func newPoolTop() *cobra.Command {
	var every time.Duration
	cmd := poolCommand(&cobra.Command{
		Use:   "top",
		Short: "Watch the servers and claims of a pool",
		Args:  cobra.NoArgs,
	}, func(cmd *cobra.Command, c *protocol.Client, _ []string) error {
		if every <= 0 {
			return usagef("--every %v: more than 0", every)
		}
		for {
			servers, err := c.Servers(cmd.Context())
			if err != nil {
				return err
			}
			claims, err := c.Claims(cmd.Context())
			if err != nil {
				return err
			}
			out := cmd.OutOrStdout()
			if isTerminal(os.Stdout) {
				fmt.Fprint(out, "\x1b[H\x1b[2J")
			}
			if err := errors.Join(printServers(out, servers, false), printClaims(out, claims, time.Now())); err != nil {
				return err
			}
			select {
			case <-cmd.Context().Done():
				return nil
			case <-time.After(every):
			}
		}
	})
	cmd.Flags().DurationVar(&every, "every", 2*time.Second, "how often to ask")
	return cmd
}

func newPoolClaims() *cobra.Command {
	var asJSON bool
	cmd := poolCommand(&cobra.Command{
		Use:   "claims",
		Short: "List the claims of a pool",
		Long: `List claims: all of them for an operator, else those of the tenant. STATE is queued (with its
place), assigned (the server has not let it in yet), ready, or ending (its server has not ended
its sessions yet).`,
		Args: cobra.NoArgs,
	}, func(cmd *cobra.Command, c *protocol.Client, _ []string) error {
		list, err := c.Claims(cmd.Context())
		if err != nil {
			return err
		}
		if asJSON {
			return printJSON(cmd.OutOrStdout(), protocol.ClaimList{Claims: list})
		}
		return printClaims(cmd.OutOrStdout(), list, time.Now())
	})
	cmd.Flags().BoolVar(&asJSON, "json", false, "print all fields as JSON")
	return cmd
}

func printClaims(out io.Writer, list []protocol.ClaimStatus, now time.Time) error {
	if len(list) == 0 {
		_, err := fmt.Fprintln(out, "no claims")
		return err
	}
	slices.SortFunc(list, func(a, b protocol.ClaimStatus) int {
		return cmp.Or(cmp.Compare(a.Place, b.Place), a.Claim.Created.Compare(b.Claim.Created), cmp.Compare(a.Claim.ID, b.Claim.ID))
	})
	w := tabwriter.NewWriter(out, 0, 8, 2, ' ', 0)
	fmt.Fprintln(w, "CLAIM\tTENANT\tOWNER\tPROGRAM\tREQUEST\tPRIORITY\tSTATE\tSERVER\tAGE") // Flush has the error
	for _, s := range list {
		c := s.Claim
		state, server := c.State, "-"
		if c.State == pool.Queued {
			state += " " + strconv.Itoa(s.Place)
		}
		if c.Grant != nil {
			server = fmt.Sprintf("%s %v", c.Grant.Server, c.Grant.GPUs)
		}
		if c.Move != nil && c.Move.To != nil {
			server += " → " + c.Move.To.Server
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%v\t%d\t%s\t%s\t%s\n", c.ID, c.Tenant, c.Owner, orDash(c.Program), c.Request, c.Request.Priority, state, server, ageText(now.Sub(c.Created)))
	}
	return w.Flush()
}

func newPoolCordon() *cobra.Command {
	var reason string
	cmd := poolCommand(&cobra.Command{
		Use:   "cordon SERVER",
		Short: "Keep new claims away from a server",
		Args:  cobra.ExactArgs(1),
	}, func(cmd *cobra.Command, c *protocol.Client, args []string) error {
		if err := c.Cordon(cmd.Context(), args[0], pool.Cordon{Reason: reason}); err != nil {
			return err
		}
		_, err := fmt.Fprintln(cmd.OutOrStdout(), args[0], "takes no new claims; ferry pool uncordon ends that")
		return err
	})
	cmd.Flags().StringVar(&reason, "reason", "", "why, for other operators")
	return cmd
}

func newPoolUncordon() *cobra.Command {
	return poolCommand(&cobra.Command{
		Use:   "uncordon SERVER",
		Short: "Let new claims come to a server again, and resume what a drain suspended",
		Args:  cobra.ExactArgs(1),
	}, func(cmd *cobra.Command, c *protocol.Client, args []string) error {
		if err := c.Uncordon(cmd.Context(), args[0]); err != nil {
			return err
		}
		_, err := fmt.Fprintln(cmd.OutOrStdout(), args[0], "takes new claims")
		return err
	})
}

func newPoolForget() *cobra.Command {
	return poolCommand(&cobra.Command{
		Use:   "forget SERVER",
		Short: "Remove a server that will not come back, with its claims",
		Long: `Remove a server that is away and will not come back. Its claims end. Only do so when the
machine is off: a server that runs on, cut off from the pool, still serves them.`,
		Args: cobra.ExactArgs(1),
	}, func(cmd *cobra.Command, c *protocol.Client, args []string) error {
		return c.Forget(cmd.Context(), args[0])
	})
}

func newPoolRelease() *cobra.Command {
	return poolCommand(&cobra.Command{
		Use:   "release CLAIM...",
		Short: "End claims: their programs lose their GPUs",
		Args:  cobra.MinimumNArgs(1),
	}, func(cmd *cobra.Command, c *protocol.Client, args []string) error {
		var failed []error
		for _, id := range args {
			failed = append(failed, c.Release(cmd.Context(), id))
		}
		return errors.Join(failed...)
	})
}

func newPoolQuota() *cobra.Command {
	var q pool.Quota
	var mem size
	var remove bool
	cmd := poolCommand(&cobra.Command{
		Use:   "quota [TENANT]",
		Short: "Show or set what the claims of a tenant may have together",
		Long: `Without a tenant, list the quotas and what is used of them. With one, set its quota; the
quota of the tenant "default" is that of all tenants without one of their own.`,
		Example: "  ferry pool quota\n  ferry pool quota research --gpus 8 --mem 320GiB --priority 10",
		Args:    cobra.MaximumNArgs(1),
	}, func(cmd *cobra.Command, c *protocol.Client, args []string) error {
		q.Memory = uint64(mem)
		switch {
		case len(args) == 0:
			return printQuotas(cmd, c)
		case remove:
			return c.SetQuota(cmd.Context(), args[0], nil)
		}
		return c.SetQuota(cmd.Context(), args[0], &q)
	})
	f := cmd.Flags()
	f.IntVar(&q.GPUs, "gpus", 0, "GPUs of which they have something; 0 for any number")
	f.Var(&mem, "mem", "memory of all of them (default: any amount)")
	f.IntVar(&q.Priority, "priority", 0, "highest priority of a claim")
	f.BoolVar(&remove, "remove", false, "remove the quota: that of the tenant default holds")
	return cmd
}

func printQuotas(cmd *cobra.Command, c *protocol.Client) error {
	l, err := c.Quotas(cmd.Context())
	if err != nil {
		return err
	}
	names := map[string]bool{}
	for n := range l.Quotas {
		names[n] = true
	}
	for n := range l.Usage {
		names[n] = true
	}
	w := tabwriter.NewWriter(cmd.OutOrStdout(), 0, 8, 2, ' ', 0)
	any := func(n uint64, text string) string {
		if n == 0 {
			return "any"
		}
		return text
	}
	fmt.Fprintln(w, "TENANT\tGPUS\tOF\tMEMORY\tOF\tPRIORITY") // Flush has the error
	for _, n := range slices.Sorted(maps.Keys(names)) {
		q, ok := l.Quotas[n]
		if !ok {
			q = l.Quotas[pool.DefaultQuota]
		}
		u := l.Usage[n]
		fmt.Fprintf(w, "%s\t%d\t%s\t%s\t%s\t%d\n", n, u.GPUs, any(uint64(q.GPUs), strconv.Itoa(q.GPUs)), pool.SizeText(u.Memory), any(q.Memory, pool.SizeText(q.Memory)), q.Priority)
	}
	return w.Flush()
}

func newPoolDrain() *cobra.Command {
	var reason string
	var timeout time.Duration
	cmd := poolCommand(&cobra.Command{
		Use:   "drain SERVER",
		Short: "Move the claims of a server to others, before it is needed for something else",
		Long: `Keep new claims away from a server and have its claims leave: their sessions move to other
servers with room while their programs run. Sessions that cannot move are suspended where
they are, and ferry says why. It ends with code 0 when the server is empty, with 1 when
something stays. ferry pool uncordon ends the drain and resumes what was suspended.`,
		Example: "  ferry pool drain gpu3 --reason 'new power supply' && ssh gpu3 poweroff",
		Args:    cobra.ExactArgs(1),
	}, func(cmd *cobra.Command, c *protocol.Client, args []string) error {
		if err := c.Cordon(cmd.Context(), args[0], pool.Cordon{Reason: reason, Drain: true}); err != nil {
			return err
		}
		ctx, cancel := context.WithTimeout(cmd.Context(), timeout)
		defer cancel()
		return awaitDrain(ctx, cmd.OutOrStdout(), c, args[0])
	})
	cmd.Flags().StringVar(&reason, "reason", "", "why, for other operators")
	cmd.Flags().DurationVar(&timeout, "timeout", 10*time.Minute, "how long to wait; the drain goes on")
	return cmd
}

// awaitDrain waits until a server is empty, or what is left there is blocked.
func awaitDrain(ctx context.Context, out io.Writer, c *protocol.Client, name string) error {
	for said := -1; ; {
		list, err := c.Servers(ctx)
		at := slices.IndexFunc(list, func(s protocol.ServerStatus) bool { return s.Name == name })
		if err == nil && at < 0 {
			return fmt.Errorf("the pool has no server %s any more", name)
		}
		if err == nil {
			s := list[at]
			if s.Claims == 0 {
				_, err := fmt.Fprintln(out, name, "is empty")
				return err
			}
			if said != s.Claims {
				said = s.Claims
				fmt.Fprintf(out, "%d claims on %s\n", s.Claims, name)
			}
			blocked := ""
			for _, l := range s.Leaving {
				if l.Blocked != "" && strings.Contains(l.Blocked, "suspended") {
					blocked += fmt.Sprintf("\n  claim %s: %s", l.Claim, l.Blocked)
				}
			}
			if strings.Count(blocked, "\n") == s.Claims {
				return fmt.Errorf("%s is not empty; these claims stay:%s\nEnd them with ferry pool release, make room and drain again, or ferry pool uncordon %s", name, blocked, name)
			}
		}
		select {
		case <-ctx.Done():
			return errors.Join(fmt.Errorf("%s is not empty yet; the drain goes on (ferry pool claims)", name), err)
		case <-time.After(200 * time.Millisecond):
		}
	}
}
