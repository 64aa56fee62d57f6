package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// acceptOldFlags lets a command understand flags by their old names, which help does not
// show, and prints a notice when a user writes one. An old name works for one release.
func acceptOldFlags(cmd *cobra.Command, newName map[string]string) {
	noticed := map[string]bool{}
	cmd.Flags().SetNormalizeFunc(func(_ *pflag.FlagSet, name string) pflag.NormalizedName {
		current, old := newName[name]
		if !old {
			return pflag.NormalizedName(name)
		}
		if !noticed[name] {
			noticed[name] = true
			fmt.Fprintf(os.Stderr, "ferry: --%s is now called --%s; the old name works for one more release\n", name, current)
		}
		return pflag.NormalizedName(current)
	})
}
