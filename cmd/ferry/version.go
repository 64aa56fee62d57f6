package main

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"

	"ferry/wire"
)

// Set by make: -ldflags "-X main.version=... -X main.commit=...".
var (
	version = "dev"
	commit  = ""
)

func newVersion() *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Say which Ferry this is",
		Long: `Say which Ferry this is. A client and a server understand each other when they
have the same protocol and the same schema.`,
		Example: `  ferry version`,
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			_, err := fmt.Fprintf(cmd.OutOrStdout(), "ferry %s\ncommit   %s\nprotocol %d\nschema   %x\ngo       %s %s/%s\n",
				version, buildCommit(), wire.ProtocolVersion, wire.SchemaHash, runtime.Version(), runtime.GOOS, runtime.GOARCH)
			return err
		},
	}
}

// buildCommit is the commit make knew, or the one Go's tool recorded.
func buildCommit() string {
	if commit != "" {
		return commit
	}
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				return s.Value
			}
		}
	}
	return "unknown"
}
