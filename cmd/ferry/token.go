package main

import (
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"
)

func newToken() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "token",
		Short: "Make tokens, which let clients in",
		Example: `  ferry token create --out ferry.token
  FERRY_TOKEN=$(ferry token create)`,
		Args: cobra.NoArgs, // an unknown verb is an error, none shows the help
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(newTokenCreate())
	return cmd
}

func newTokenCreate() *cobra.Command {
	var out string
	cmd := &cobra.Command{
		Use:   "create",
		Short: "Make a fresh random token",
		Long: `Make a fresh random token of 32 bytes. Server and clients need the same one: in a
file named by --token-file, or in the variable FERRY_TOKEN.`,
		Example: `  ferry token create --out ferry.token     # into a file that only you can read
  ferry token create                       # to standard output`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			token := freshToken()
			if out == "" {
				_, err := fmt.Fprintln(cmd.OutOrStdout(), token)
				return err
			}
			return writeToken(out, token)
		},
	}
	cmd.Flags().StringVarP(&out, "out", "o", "", "file to write the token to; it must not exist yet")
	return cmd
}

func freshToken() string {
	var b [32]byte
	_, _ = rand.Read(b[:]) // never fails (crypto/rand)
	return base64.RawURLEncoding.EncodeToString(b[:])
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
