package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"ferry/server/identity"
	"ferry/wire"
)

func newToken() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "token",
		Short: "Create, list and revoke tokens, by which servers accept clients",
		Long: `A token is a secret by which a server accepts a client. There are two ways to use tokens.

One token for all: ferry token create --out ferry.token, and the same file for the
server and its clients (--token-file).

A token for each client: ferry token create --name alice enters it in a store, a
file that the server reads (ferry serve --tokens FILE) and that does not hold the
token, only a key derived from it. Each token has a name, a tenant and perhaps an
expiry, and can be revoked alone, without a restart.`,
		Example: `  ferry token create --out ferry.token
  ferry token create --store tokens.json --name alice --tenant ml --expires 30d --out alice.token
  ferry token list --store tokens.json
  ferry token revoke --store tokens.json alice`,
		Args: cobra.NoArgs, // an unknown verb is an error, none shows the help
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(newTokenCreate(), newTokenList(), newTokenRevoke())
	return cmd
}

// defaultStore returns the default file of tokens.
func defaultStore() string {
	if os.Geteuid() == 0 {
		return "/etc/ferry/tokens.json"
	}
	dir, err := os.UserConfigDir()
	if err != nil {
		return "tokens.json"
	}
	return filepath.Join(dir, "ferry", "tokens.json")
}

func storeFlag(cmd *cobra.Command, store *string) {
	cmd.Flags().StringVar(store, "store", defaultStore(), "file of the server's tokens")
}

func newTokenCreate() *cobra.Command {
	var out, store, name, tenant, life string
	cmd := &cobra.Command{
		Use:   "create",
		Short: "Create a fresh random token",
		Long: `Create a fresh random token and print it, once; or write it to a file with --out.

Without --name, ferry does not keep it: server and clients need the same token, in a
file named by --token-file or in the variable FERRY_TOKEN. With --name, ferry enters
it in the store, which the server reads; only the client needs the token.`,
		Example: `  ferry token create --out ferry.token     # into a file that only you can read
  ferry token create                       # to standard output
  ferry token create --name alice --tenant ml --expires 30d --out alice.token`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if name == "" {
				for _, f := range []string{"store", "tenant", "expires"} {
					if cmd.Flags().Changed(f) {
						return usagef("--%s needs --name: only a token with a name has it", f)
					}
				}
				_, text := wire.FreshToken()
				return outputToken(cmd.OutOrStdout(), out, text)
			}
			var d time.Duration
			if life != "" {
				var err error
				if d, err = parseLife(life); err != nil {
					return usagef("--expires: %v", err)
				}
			}
			if err := mustNotExist(out); err != nil {
				return err
			}
			text, _, err := identity.CreateToken(store, name, tenant, d, time.Now())
			if err != nil {
				return err
			}
			return outputToken(cmd.OutOrStdout(), out, text)
		},
	}
	storeFlag(cmd, &store)
	f := cmd.Flags()
	f.StringVarP(&out, "out", "o", "", "file to write the token to; it must not exist yet")
	f.StringVar(&name, "name", "", "name of the token's owner; the token is entered in the store")
	f.StringVar(&tenant, "tenant", identity.DefaultTenant, "the tenant it belongs to")
	f.StringVar(&life, "expires", "", "how long it is valid: 30d, 12h (default: until it is revoked)")
	return cmd
}

func newTokenList() *cobra.Command {
	var store string
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List the tokens of the store",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			tokens, err := identity.ReadTokens(store)
			if err != nil {
				return err
			}
			list := tokens.List()
			return printTable(cmd.OutOrStdout(), "ID\tNAME\tTENANT\tSTATE\tCREATED\tEXPIRES", len(list), func(i int) []string {
				e := list[i]
				expires := "never"
				if e.Expires != nil {
					expires = e.Expires.Format(time.DateTime)
				}
				return []string{e.ID, e.Name, e.Tenant, e.State(time.Now()), e.Created.Format(time.DateTime), expires}
			})
		},
	}
	storeFlag(cmd, &store)
	return cmd
}

func newTokenRevoke() *cobra.Command {
	var store string
	cmd := &cobra.Command{
		Use:   "revoke NAME|ID",
		Short: "Revoke the tokens of a name, or one by its id",
		Long: `Revoke tokens in the store. The server reads it again by itself, refuses these
clients from then on and ends their sessions within seconds.`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			gone, err := identity.RevokeToken(store, args[0], time.Now())
			if err != nil {
				return err
			}
			for _, e := range gone {
				_, _ = fmt.Fprintf(cmd.OutOrStdout(), "revoked %s (%s)\n", e.Name, e.ID)
			}
			return nil
		},
	}
	storeFlag(cmd, &store)
	return cmd
}

// outputToken prints a token, or writes it to a new file.
func outputToken(stdout io.Writer, path, token string) error {
	if path == "" {
		_, err := fmt.Fprintln(stdout, token)
		return err
	}
	return writeToken(path, token)
}

// mustNotExist is called before a token enters the store: the store must not hold a token
// that then cannot be written.
func mustNotExist(path string) error {
	if path == "" {
		return nil
	}
	if _, err := os.Lstat(path); !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s exists; remove it first if its token is no longer used", path)
	}
	return nil
}

// writeToken writes to a new file only: an old token may be in use.
func writeToken(path, token string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s exists; remove it first if its token is no longer used", path)
	}
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(f, token)
	return errors.Join(err, f.Close())
}
