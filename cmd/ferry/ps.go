package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"ferry/operator/admin"
)

type psOptions struct {
	adminOption
	json bool
	wide bool
}

func newPs() *cobra.Command {
	var o psOptions
	cmd := &cobra.Command{
		Use:   "ps",
		Short: "List a server's clients",
		Long: `List the clients of a server: whose they are, their programs, their share of the
GPUs' time in the last second, the device memory they hold (and may hold), and their
launches per second. NAME is the name of the token or certificate that a client
showed, or its user on a Unix socket; HOST is where it connects from. GPU lists the GPUs they use; STATE is idle, running, waiting
(for a turn on the GPU) or ending.`,
		Example: `  ferry ps
  ferry ps --wide
  ferry ps --json | jq '.sessions[] | {id, program, held_bytes}'`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return o.ps(cmd) },
	}
	o.register(cmd)
	cmd.Flags().BoolVar(&o.json, "json", false, "print all fields as JSON (operator/admin/openapi.yaml, SessionList)")
	cmd.Flags().BoolVarP(&o.wide, "wide", "w", false, "more columns: processes, limits, traffic, totals")
	return cmd
}

func (o *psOptions) ps(cmd *cobra.Command) error {
	c, err := o.connect()
	if err != nil {
		return err
	}
	defer c.Close()
	list, err := c.Sessions(cmd.Context())
	if err != nil {
		return explainAdmin(err)
	}
	out := cmd.OutOrStdout()
	if o.json {
		e := json.NewEncoder(out)
		e.SetIndent("", "  ")
		return e.Encode(admin.SessionList{Sessions: list})
	}
	return printSessions(out, list, o.wide, time.Now())
}

// A column is one column of a table of sessions.
type column struct {
	title string
	wide  bool // only with --wide
	value func(admin.Session, time.Time) string
}

var columns = []column{
	{"ID", false, func(s admin.Session, _ time.Time) string { return strconv.FormatUint(s.ID, 10) }},
	{"TENANT", false, func(s admin.Session, _ time.Time) string { return s.Tenant }},
	{"NAME", false, func(s admin.Session, _ time.Time) string { return orDash(s.Name) }},
	{"HOST", false, func(s admin.Session, _ time.Time) string { return orDash(s.Host) }},
	{"PROGRAM", false, func(s admin.Session, _ time.Time) string { return programText(s) }},
	{"PROVED BY", true, func(s admin.Session, _ time.Time) string { return orDash(s.Credential) }},
	{"PEER", true, func(s admin.Session, _ time.Time) string { return s.Peer }},
	{"PID", true, func(s admin.Session, _ time.Time) string { return strconv.Itoa(s.ClientPID) }},
	{"WORKER", true, func(s admin.Session, _ time.Time) string { return strconv.Itoa(s.WorkerPID) }},
	{"GPU", false, func(s admin.Session, _ time.Time) string { return gpuText(s) }},
	{"SHARE", false, func(s admin.Session, _ time.Time) string { return percentText(s.Rates.Share) }},
	{"WEIGHT", true, func(s admin.Session, _ time.Time) string { return strconv.FormatFloat(s.Weight, 'g', 4, 64) }},
	{"CAP", true, func(s admin.Session, _ time.Time) string { return capText(s.Cap) }},
	{"CLASS", true, func(s admin.Session, _ time.Time) string { return s.Class }},
	{"SMS", true, func(s admin.Session, _ time.Time) string { return partitionsText(s) }},
	{"MEMORY", false, func(s admin.Session, _ time.Time) string { return memoryText(s) }},
	{"LAUNCHES/s", false, func(s admin.Session, _ time.Time) string { return rateText(s.Rates.Launches) }},
	{"TRIPS/s", true, func(s admin.Session, _ time.Time) string { return rateText(s.Rates.RoundTrips) }},
	{"IN/s", true, func(s admin.Session, _ time.Time) string { return bytesText(s.Rates.BytesIn) }},
	{"OUT/s", true, func(s admin.Session, _ time.Time) string { return bytesText(s.Rates.BytesOut) }},
	{"GPU TIME", true, func(s admin.Session, _ time.Time) string {
		return (time.Duration(s.Time*1e3) * time.Millisecond).String()
	}},
	{"STATE", false, func(s admin.Session, _ time.Time) string { return stateText(s) }},
	{"AGE", false, func(s admin.Session, now time.Time) string { return ageText(now.Sub(s.Started)) }},
}

func printSessions(out io.Writer, list []admin.Session, wide bool, now time.Time) error {
	if len(list) == 0 {
		_, err := fmt.Fprintln(out, "no clients")
		return err
	}
	w := tabwriter.NewWriter(out, 0, 8, 2, ' ', 0)
	row := func(value func(column) string) {
		var cells []string
		for _, c := range columns {
			if wide || !c.wide {
				cells = append(cells, value(c))
			}
		}
		fmt.Fprintln(w, strings.Join(cells, "\t")) // Flush has the error
	}
	row(func(c column) string { return c.title })
	for _, s := range list {
		row(func(c column) string { return c.value(s, now) })
	}
	return w.Flush()
}
