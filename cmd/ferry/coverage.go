package main

import (
	"encoding/json"
	"fmt"
	"io"
	"path"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"
)

// A covered function is one function of the driver API and how this Ferry answers it. The
// list, coverage, is generated from api/.
type covered struct {
	Name      string `json:"name"`
	Since     int    `json:"since"` // CUDA version, 12040 for 12.4; 0 if it has none
	Answered  string `json:"answered"`
	Note      string `json:"note,omitempty"`
	Prototype bool   `json:"prototype"` // cuda.h declares it
}

func (c *covered) implemented() bool { return c.Answered != "refused" && c.Answered != "todo" }

type coverageOptions struct{ refused, todo, json bool }

func newCoverage() *cobra.Command {
	var o coverageOptions
	cmd := &cobra.Command{
		Use:   "coverage [flags] [pattern]",
		Short: "Show which CUDA driver calls this Ferry supports",
		Long: `Show for each function of the CUDA driver API how this Ferry answers it: local (in
the client), async (a command without a reply), sync (one round trip), wait (a
round trip that ends when the GPU gets there), refused (not supported, for the
reason given) or todo (not supported yet). The last two answer
CUDA_ERROR_NOT_SUPPORTED.

A pattern is a part of a name, or a whole name with * and ? in it; upper and
lower case are the same.`,
		Example: `  # What is missing
  ferry coverage --refused
  ferry coverage --todo

  # A call that a program's log names
  ferry coverage cuMemGetHandleForAddressRange

  # All of graphs, for a script
  ferry coverage --json 'cuGraph*'`,
		Args:              cobra.MaximumNArgs(1),
		ValidArgsFunction: completeFunctions,
		RunE: func(cmd *cobra.Command, args []string) error {
			pattern := ""
			if len(args) > 0 {
				pattern = args[0]
			}
			return o.run(cmd.OutOrStdout(), pattern)
		},
	}
	f := cmd.Flags()
	f.BoolVar(&o.refused, "refused", false, "only what is refused, with the reason")
	f.BoolVar(&o.todo, "todo", false, "only what is not supported yet")
	f.BoolVar(&o.json, "json", false, "as JSON")
	return cmd
}

func completeFunctions(_ *cobra.Command, args []string, prefix string) ([]string, cobra.ShellCompDirective) {
	var names []string
	for _, c := range coverage {
		if len(args) == 0 && strings.HasPrefix(c.Name, prefix) {
			names = append(names, c.Name)
		}
	}
	return names, cobra.ShellCompDirectiveNoFileComp
}

func (o *coverageOptions) run(out io.Writer, pattern string) error {
	if _, err := path.Match(pattern, ""); err != nil {
		return usagef("pattern %q: %v", pattern, err)
	}
	list := []covered{} // JSON has [] for none
	for _, c := range coverage {
		if o.wants(&c) && matches(pattern, c.Name) {
			list = append(list, c)
		}
	}
	if len(list) == 0 && pattern != "" {
		return &exitError{1, fmt.Sprintf("no function fits %q", pattern)}
	}
	if o.json {
		return writeCoverageJSON(out, list)
	}
	return writeCoverage(out, list)
}

func (o *coverageOptions) wants(c *covered) bool {
	if !o.refused && !o.todo {
		return true
	}
	return o.refused && c.Answered == "refused" || o.todo && c.Answered == "todo"
}

func matches(pattern, name string) bool {
	pattern, name = strings.ToLower(pattern), strings.ToLower(name)
	if !strings.ContainsAny(pattern, "*?[") {
		return strings.Contains(name, pattern)
	}
	ok, _ := path.Match(pattern, name) // checked before
	return ok
}

// coverageTotals count all functions, whatever the pattern.
type coverageTotals struct {
	Symbols     int     `json:"symbols"`
	Prototypes  int     `json:"prototypes"`
	Implemented int     `json:"implemented"` // of the prototypes
	Percent     float64 `json:"percent"`
}

func countCoverage() (t coverageTotals) {
	for i := range coverage {
		c := &coverage[i]
		t.Symbols++
		if c.Prototype {
			t.Prototypes++
			if c.implemented() {
				t.Implemented++
			}
		}
	}
	t.Percent = float64(int(1000*float64(t.Implemented)/float64(t.Prototypes)+0.5)) / 10
	return t
}

func writeCoverage(out io.Writer, list []covered) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	for _, c := range list {
		since := "-"
		if c.Since != 0 {
			since = fmt.Sprintf("%d.%d", c.Since/1000, c.Since%1000/10)
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\n", c.Name, since, c.Answered, c.Note)
	}
	if err := table.Flush(); err != nil {
		return err
	}
	t := countCoverage()
	_, err := fmt.Fprintf(out, "%d listed; of the %d prototypes of cuda.h %d are implemented (%.1f %%), of driver 580's %d symbols all exist\n",
		len(list), t.Prototypes, t.Implemented, t.Percent, t.Symbols)
	return err
}

func writeCoverageJSON(out io.Writer, list []covered) error {
	enc := json.NewEncoder(out)
	enc.SetIndent("", "  ")
	return enc.Encode(struct {
		coverageTotals
		Functions []covered `json:"functions"`
	}{countCoverage(), list})
}
