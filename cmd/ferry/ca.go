package main

import (
	"fmt"
	"io"
	"path/filepath"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"ferry/server/identity"
)

func newCA() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "ca",
		Short: "Issue certificates for servers and clients",
		Long: `A small certificate authority: a directory that holds a key, the certificates that
were issued with it, and a list of those that were revoked. Servers and clients
need ca.crt; servers that are to refuse revoked certificates also need
revoked.pem. The key never leaves the directory.`,
		Example: `  ferry ca init ca
  ferry ca issue --dir ca gpu1 --server gpu1.example.org,10.0.0.7
  ferry ca issue --dir ca alice --client --tenant ml --days 90
  ferry ca list --dir ca
  ferry ca revoke --dir ca alice`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(newCAInit(), newCAIssue(), newCAList(), newCARevoke())
	return cmd
}

func newCAInit() *cobra.Command {
	var name string
	cmd := &cobra.Command{
		Use:   "init DIR",
		Short: "Create a new CA in a directory",
		Args:  cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			ca, err := identity.InitCA(args[0], name, time.Now())
			if err != nil {
				return err
			}
			_, err = fmt.Fprintf(cmd.OutOrStdout(), "made %s\nfingerprint %s\n", filepath.Join(args[0], identity.CACert), ca.Fingerprint())
			return err
		},
	}
	cmd.Flags().StringVar(&name, "name", "Ferry CA", "name of the CA, for people")
	return cmd
}

func dirFlag(cmd *cobra.Command, dir *string) {
	cmd.Flags().StringVar(dir, "dir", ".", "the CA's directory")
}

func newCAIssue() *cobra.Command {
	var dir, life string
	var hosts []string
	var client bool
	q := identity.Request{}
	cmd := &cobra.Command{
		Use:   "issue NAME [--server host,ip | --client]",
		Short: "Issue a certificate and its key",
		Long: `Issue a certificate and a fresh key, into issued/NAME.crt and issued/NAME.key of the
CA's directory. With --server it is for a server that clients reach by one of the
names or addresses; otherwise it is for a client, which servers know as NAME of a
tenant (spiffe://ferry/tenant/TENANT/client/NAME). The .crt holds the CA's
certificate too.`,
		Example: `  ferry ca issue --dir ca gpu1 --server gpu1.example.org,10.0.0.7
  ferry ca issue --dir ca alice --tenant ml --days 90
  ferry ca issue --dir ca alice --tenant ml --renew`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if client && len(hosts) > 0 {
				return usagef("--server and --client: a certificate is for one or the other")
			}
			if len(hosts) > 0 && cmd.Flags().Changed("tenant") {
				return usagef("--tenant is for clients")
			}
			ca, err := identity.OpenCA(dir)
			if err != nil {
				return err
			}
			if q.Life, err = parseLife(life + "d"); err != nil {
				return usagef("--days %s: %v", life, err)
			}
			q.Name, q.Hosts = args[0], hosts
			certFile, keyFile, made, err := ca.Issue(q, time.Now())
			if err != nil {
				return err
			}
			_, err = fmt.Fprintf(cmd.OutOrStdout(), "%s\n%s\nvalid until %s, serial %s\n", certFile, keyFile, made.Ends.Format(time.DateTime), made.Serial)
			return err
		},
	}
	dirFlag(cmd, &dir)
	f := cmd.Flags()
	f.StringSliceVar(&hosts, "server", nil, "names and addresses that clients reach the server by")
	f.BoolVar(&client, "client", false, "for a client (the default)")
	f.StringVar(&q.Tenant, "tenant", identity.DefaultTenant, "the client's tenant")
	f.StringVar(&life, "days", "365", "how long it is valid")
	f.BoolVar(&q.Renew, "renew", false, "replace the files of a certificate that is still valid")
	return cmd
}

func newCAList() *cobra.Command {
	var dir string
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List the certificates that were issued",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			ca, err := identity.OpenCA(dir)
			if err != nil {
				return err
			}
			list, err := ca.List()
			if err != nil {
				return err
			}
			return printTable(cmd.OutOrStdout(), "NAME\tTENANT\tFOR\tSTATE\tUNTIL\tSERIAL", len(list), func(i int) []string {
				e := list[i]
				purpose := "client"
				if len(e.Hosts) > 0 {
					purpose = strings.Join(e.Hosts, ",")
				}
				return []string{e.Name, orDash(e.Tenant), purpose, e.State(time.Now()), e.Ends.Format(time.DateTime), e.Serial}
			})
		},
	}
	dirFlag(cmd, &dir)
	return cmd
}

func newCARevoke() *cobra.Command {
	var dir string
	cmd := &cobra.Command{
		Use:   "revoke NAME|SERIAL",
		Short: "Revoke the certificates of a name, or one by its serial number",
		Long: `Revoke certificates and write revoked.pem. A server that was given the file
(--tls-revoked) reads it again by itself, refuses these clients from then on and
ends their sessions within seconds.`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			ca, err := identity.OpenCA(dir)
			if err != nil {
				return err
			}
			gone, err := ca.Revoke(args[0], time.Now())
			for _, e := range gone {
				_, _ = fmt.Fprintf(cmd.OutOrStdout(), "revoked %s, serial %s\n", e.Name, e.Serial)
			}
			return err
		},
	}
	dirFlag(cmd, &dir)
	return cmd
}

// table prints rows under a heading.
func printTable(out io.Writer, heading string, rows int, row func(int) []string) error {
	tw := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	_, _ = fmt.Fprintln(tw, heading)
	for i := range rows {
		_, _ = fmt.Fprintln(tw, strings.Join(row(i), "\t"))
	}
	return tw.Flush()
}

// parseLife reads how long something is valid: 30d, 12h, 90m.
func parseLife(text string) (time.Duration, error) {
	d, err := time.ParseDuration(text)
	if days, ok := strings.CutSuffix(text, "d"); ok {
		var n float64
		n, err = strconv.ParseFloat(days, 64)
		if n > 36500 {
			n = -1
		}
		d = time.Duration(n * float64(24*time.Hour))
	}
	if err != nil || d <= 0 {
		return 0, fmt.Errorf("%q is no time; write 30d, 12h or 90m", text)
	}
	return d, nil
}
