package main

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"
	"unicode"

	"github.com/spf13/cobra"

	"ferry/checkpoint"
)

func newCheckpoint() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "checkpoint",
		Short: "Look at checkpoints of sessions, and verify them",
		Long: `A checkpoint is a file that holds what a program has on the GPUs of a server: its
memory, and how each of its objects was made. docs/checkpoint-format.md specifies it.

ferry checkpoint show prints what a checkpoint holds; ferry checkpoint verify reads
all of it and finds whatever is not as it was written. Neither needs a server or a
GPU.`,
		Example: `  ferry checkpoint show train.ckpt
  ferry checkpoint show --json train.ckpt
  ferry checkpoint verify train.ckpt
  ferry checkpoint verify --parent monday.ckpt tuesday.ckpt`,
		Args: cobra.NoArgs, // an unknown verb is an error, none shows the help
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(newCheckpointShow(), newCheckpointVerify())
	return cmd
}

func newCheckpointShow() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "show FILE",
		Short: "Print what a checkpoint holds",
		Long: `Print what a checkpoint holds: the program and its session, the devices that it had,
objects by kind, memory by kind and device, and how much of it the file takes. Only
the metadata is read, so that it takes no time even for a large file; whether the
memory in the file is as it was written says ferry checkpoint verify.

Exit code 0: it is a checkpoint. 1: it is none, its metadata is damaged, or it cannot
be read. 2: a mistake in the command line.`,
		Example: `  ferry checkpoint show train.ckpt
  ferry checkpoint show --json train.ckpt | jq .summary`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { return checkpointShow(cmd, args[0], asJSON) },
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print it as JSON")
	return cmd
}

func newCheckpointVerify() *cobra.Command {
	var asJSON bool
	var parents []string
	cmd := &cobra.Command{
		Use:   "verify FILE",
		Short: "Say whether a checkpoint is as it was written",
		Long: `Read all of a checkpoint and say whether every section and every block of memory has
the hash that it was written with.

A checkpoint with a parent holds only what its parent lacks. Give the parent with
--parent, and the parent's own parent with another --parent behind it, to verify
that everything is there. Without, only what the file holds itself is verified, and a
note says how much is not in it.

Exit code 0: all is right. 1: something is wrong, and the first wrong thing is named;
or a file cannot be read. 2: a mistake in the command line.`,
		Example: `  ferry checkpoint verify train.ckpt
  ferry checkpoint verify --parent tuesday.ckpt --parent monday.ckpt wednesday.ckpt`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			return checkpointVerify(cmd, args[0], parents, asJSON)
		},
	}
	cmd.Flags().StringArrayVar(&parents, "parent", nil, "the checkpoint that has the blocks which FILE left out; once more for that one's parent")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print the result as JSON")
	return cmd
}

func checkpointShow(cmd *cobra.Command, name string, asJSON bool) error {
	r, err := checkpoint.OpenFile(name, nil)
	if err != nil {
		return err
	}
	defer r.Close()
	d, err := r.Describe()
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if asJSON {
		return printJSON(cmd.OutOrStdout(), d)
	}
	return printCheckpoint(cmd.OutOrStdout(), d)
}

// A verification is what ferry checkpoint verify found, for programs.
type verification struct {
	Right   bool               `json:"right"`
	Problem string             `json:"problem,omitempty"`
	Missing uint64             `json:"missing"` // bytes of blocks that only a parent has which was not given
	Summary checkpoint.Summary `json:"summary"`
}

func checkpointVerify(cmd *cobra.Command, name string, parents []string, asJSON bool) error {
	r, err := checkpoint.OpenFile(name, nil)
	if err != nil {
		return err
	}
	defer r.Close()
	child := r
	for _, parent := range parents {
		p, err := checkpoint.OpenFile(parent, nil)
		if err != nil {
			return err
		}
		defer p.Close()
		if err := child.SetParent(p); err != nil {
			return fmt.Errorf("--parent %s: %w", parent, err)
		}
		child = p
	}
	v := verification{Right: true, Summary: r.Summary()}
	if v.Missing, err = r.Verify(); err != nil {
		v.Right, v.Problem = false, fmt.Sprintf("%s: %v", name, err)
	}
	if asJSON {
		if err := printJSON(cmd.OutOrStdout(), v); err != nil {
			return err
		}
	}
	if err != nil {
		return &exitError{exitFailure, v.Problem}
	}
	if asJSON {
		return nil
	}
	out := cmd.OutOrStdout()
	if v.Missing > 0 {
		id, _ := child.ParentID()
		_, _ = fmt.Fprintf(out, "note: %s of memory are only in a parent, %v: give it with --parent\n", bytesText(float64(v.Missing)), id)
	}
	_, err = fmt.Fprintf(out, "right: %s, %s with %s of memory\nid %v\n", countText(len(r.Sections()), "section"), countText(v.Summary.Blocks, "block"), bytesText(float64(v.Summary.Distinct)), v.Summary.ID)
	return err
}

func printJSON(out io.Writer, v any) error {
	enc := json.NewEncoder(out)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}

// printCheckpoint prints a description for people.
func printCheckpoint(out io.Writer, d *checkpoint.Description) error {
	tw := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	row := func(name, format string, args ...any) { _, _ = fmt.Fprintf(tw, name+"\t"+format+"\n", args...) }
	row("id", "%v", d.Summary.ID)
	if d.Parent != nil {
		row("parent", "%v, which has %s of the memory", *d.Parent, bytesText(float64(d.Summary.Kept)))
	}
	if a := d.About; a != nil {
		row("written", "%s by ferry %s on %s", time.Unix(0, a.Created).UTC().Format(time.RFC3339), printable(a.Ferry), printable(a.Server))
		row("program", "%s, process %d on %s, tenant %s", printable(a.Program), a.PID, printable(a.Client), printable(a.Tenant))
		for _, g := range a.Devices {
			row("device", "%d: %s, %s, compute capability %d.%d, driver %s, %v", g.Number, printable(g.Name), bytesText(float64(g.Memory)), g.Major, g.Minor, printable(a.Driver), g.UUID)
		}
	}
	if s := d.Session; s != nil {
		row("session", "%d, schema revision %d", s.ID, s.Revision)
		row("objects", "%s", objectsText(s.Objects))
		if s.Lost > 0 {
			row("", "%d of them cannot be made again: how they were made was not kept", s.Lost)
		}
		if s.Settings > 0 {
			row("settings", "%d", s.Settings)
		}
		if s.Error != "" {
			row("error", "%s, which the program has not been told yet", s.Error)
		}
	}
	for _, m := range d.Memory {
		device := ""
		if m.Device >= 0 {
			device = fmt.Sprintf(" on device %d", m.Device)
		}
		row("memory", "%s: %s%s, %s, of which %s not zero", m.Kind, countText(m.Regions, "region"), device, bytesText(float64(m.Bytes)), bytesText(float64(m.NotZero)))
	}
	s := &d.Summary
	row("blocks", "%s with %s, stored in %s", countText(s.Blocks, "different block"), bytesText(float64(s.Distinct)), bytesText(float64(s.Stored)))
	row("file", "%s for %s of memory%s, format %s", bytesText(float64(s.File)), bytesText(float64(s.Memory)), ratioText(s), d.Format)
	for _, section := range d.Sections {
		note := ""
		if section.Optional {
			note += ", optional"
		}
		if !section.Known {
			note += ", unknown to this ferry"
		}
		row("section", "%s: version %d, %s%s", printable(section.Name), section.Version, bytesText(float64(section.Bytes)), note)
	}
	return tw.Flush()
}

// printable is a text from a file as a terminal may see it.
func printable(s string) string {
	if strings.ContainsFunc(s, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return strconv.Quote(s)
	}
	return orDash(s)
}

func countText(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

func ratioText(s *checkpoint.Summary) string {
	if s.Memory == 0 {
		return ""
	}
	return " (" + percentText(float64(s.File)/float64(s.Memory)) + ")"
}

// objectsText lists how many objects there are of each kind: 3: 1 context, 2 stream.
func objectsText(objects map[string]int) string {
	total, list := 0, []string{}
	for _, kind := range slices.Sorted(maps.Keys(objects)) {
		total += objects[kind]
		list = append(list, fmt.Sprintf("%s %d", kind, objects[kind]))
	}
	if total == 0 {
		return "none"
	}
	return fmt.Sprintf("%d: %s", total, strings.Join(list, ", "))
}
