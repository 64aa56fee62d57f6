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
		Short: "Show the version of this Ferry",
		Long: `Show the version of this Ferry. A client and a server of the same protocol work
together; they use what both have, the lower of their two revisions of the schema.`,
		Example: `  ferry version`,
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			_, err := fmt.Fprint(cmd.OutOrStdout(), versionText())
			return err
		},
	}
}

// versionText is what ferry version and ferry --version print.
func versionText() string {
	return fmt.Sprintf("ferry %s\ncommit   %s\nprotocol %d\nschema   revision %d, %x\ngo       %s %s/%s\n",
		version, buildCommit(), wire.ProtocolVersion, wire.ThisRevision, wire.SchemaHash, runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

// buildCommit returns the commit set by make, or the one that the Go toolchain recorded.
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
