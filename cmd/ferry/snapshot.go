package main

import (
	"fmt"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"ferry/operator/admin"
)

type snapshotOptions struct {
	adminOption
	whole   bool
	timeout time.Duration
}

func newSnapshot() *cobra.Command {
	var o snapshotOptions
	cmd := &cobra.Command{
		Use:   "snapshot ID...",
		Short: "Write checkpoints of clients while they run",
		Long: `Write what sessions, as ferry ps lists them, have on their GPUs to the server's folder for
checkpoints (memory.checkpoints in its configuration). Work that a GPU has of a session
is finished first; the session stands still while its memory is read, and goes on.

A snapshot holds what earlier snapshots of the session lack, and needs these: ferry
snapshot ls shows which. With --whole it holds everything. ferry checkpoint show and
ferry checkpoint verify read the files on the server.`,
		Example:           "  ferry snapshot 3\n  ferry snapshot 3 --whole\n  ferry snapshot ls\n  ferry snapshot rm session3-20261116T120000.000.ckpt",
		Args:              cobra.MinimumNArgs(1),
		ValidArgsFunction: o.completeSessions,
		RunE:              func(cmd *cobra.Command, args []string) error { return o.snapshot(cmd, args) },
	}
	o.register(cmd)
	cmd.Flags().BoolVar(&o.whole, "whole", false, "write all that it needs, also what earlier snapshots have")
	cmd.Flags().DurationVar(&o.timeout, "timeout", 10*time.Second, "how long to wait for work that is under way")
	cmd.AddCommand(newSnapshotList(), newSnapshotRemove())
	return cmd
}

func (o *snapshotOptions) snapshot(cmd *cobra.Command, args []string) error {
	if o.timeout <= 0 {
		return usagef("--timeout %v: more than 0", o.timeout)
	}
	return o.forEachSession(cmd, args, func(c *admin.Client, id uint64) (string, error) {
		m, err := c.Snapshot(cmd.Context(), id, admin.SnapshotRequest{Whole: o.whole, Timeout: o.timeout.Seconds()})
		return fmt.Sprintf("session %d written to %s: %s of memory, %s on disk, in %.2f s", m.ID, m.File, bytesText(float64(m.Bytes)), bytesText(float64(m.Stored)), m.Seconds), err
	})
}

func newSnapshotList() *cobra.Command {
	var o adminOption
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "ls",
		Short: "List the checkpoints in the server's folder",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			c, err := o.connect()
			if err != nil {
				return err
			}
			defer c.Close()
			list, err := c.Checkpoints(cmd.Context())
			if err != nil {
				return explainAdmin(err)
			}
			if asJSON {
				return printJSON(cmd.OutOrStdout(), admin.CheckpointList{Checkpoints: list})
			}
			tw := tabwriter.NewWriter(cmd.OutOrStdout(), 0, 0, 2, ' ', 0)
			_, _ = fmt.Fprintln(tw, "NAME\tSIZE\tWRITTEN\tNEEDS")
			for _, x := range list {
				_, _ = fmt.Fprintf(tw, "%s\t%s\t%s\t%s\n", x.Name, bytesText(float64(x.Bytes)), x.Written.Format(time.RFC3339), orDash(x.Parent))
			}
			return tw.Flush()
		},
	}
	o.register(cmd)
	cmd.Flags().BoolVar(&asJSON, "json", false, "print all fields as JSON (operator/admin/openapi.yaml, CheckpointList)")
	return cmd
}

func newSnapshotRemove() *cobra.Command {
	var o adminOption
	cmd := &cobra.Command{
		Use:     "rm NAME...",
		Short:   "Remove checkpoints from the server's folder",
		Long:    "Remove checkpoints from the server's folder. One that has blocks which another one needs stays, and\nferry says which.",
		Example: "  ferry snapshot rm train.ckpt",
		Args:    cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			c, err := o.connect()
			if err != nil {
				return err
			}
			defer c.Close()
			for _, name := range args {
				if err := c.RemoveCheckpoint(cmd.Context(), name); err != nil {
					return explainAdmin(err)
				}
				if _, err := fmt.Fprintf(cmd.OutOrStdout(), "%s removed\n", name); err != nil {
					return err
				}
			}
			return nil
		},
	}
	o.register(cmd)
	return cmd
}
