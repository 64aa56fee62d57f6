package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"ferry/daemon"
)

// A verdict is the result of a check.
type verdict string

const (
	ok   verdict = "ok"
	warn verdict = "warn" // Ferry works, but not as well as it could
	fail verdict = "fail"
)

// A finding is one line of doctor's list.
type finding struct {
	verdict verdict
	subject string
	detail  string
	advice  string // what the user can do; may be empty
}

type doctorOptions struct {
	clientOptions
	server string
	device string
}

func newDoctor() *cobra.Command {
	var o doctorOptions
	cmd := &cobra.Command{
		Use:   "doctor",
		Short: "Check what works here, what does not, and say what to do",
		Long: `Check what Ferry needs on this machine, and the server if one is named. Each check
prints one line: ok, warn or fail, with advice. If no server is named, doctor
starts a private one and opens a session with it, as ferry run does. In a virtual
machine it says by which ways the host can be reached (ferry vm).

The exit code is 1 if a check fails.`,
		Example: `  ferry doctor
  ferry doctor --device soft
  ferry doctor --server tcp://gpu1:7700 --token-file ferry.token`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return o.doctor(cmd, cmd.OutOrStdout()) },
	}
	o.register(cmd)
	f := cmd.Flags()
	f.StringVar(&o.server, "server", "", "address of a server to check (default: $FERRY_SERVER, else a private server)")
	f.StringVar(&o.device, "device", "auto", "device to look for: auto, cuda, soft")
	complete(cmd, "device", daemon.Devices...)
	return cmd
}

func (o *doctorOptions) doctor(cmd *cobra.Command, out io.Writer) error {
	device := deviceOptions{device: o.device, softDevices: 1, softProfile: "h100", softMemory: 1 << 30}
	if err := device.validate(); err != nil {
		return err
	}
	if o.server == "" {
		o.server = os.Getenv(envServer)
	}
	findings := []finding{checkVersion(), checkShims()}
	findings = append(findings, checkKernel()...)
	findings = append(findings, thisMachine.checkGuest(o.server != "")...)
	if o.server != "" {
		findings = append(findings, checkServer(cmd, o.server, &o.clientOptions)...)
	} else {
		findings = append(findings, checkDriver(o.device), checkDevices(o.device), checkPrivate(&device), checkDefault())
	}
	if printFindings(out, findings) > 0 {
		return &exitError{code: exitFailure}
	}
	return nil
}

// report prints the findings and returns how many failed.
func printFindings(out io.Writer, findings []finding) int {
	count := map[verdict]int{}
	tw := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	for _, f := range findings {
		count[f.verdict]++
		first, rest, _ := strings.Cut(strings.TrimSpace(f.detail), "\n")
		_, _ = fmt.Fprintf(tw, "%s\t%s\t%s\n", f.verdict, f.subject, first)
		for line := range strings.Lines(rest) {
			_, _ = fmt.Fprintf(tw, "\t\t%s\n", strings.TrimSpace(line))
		}
		for line := range strings.Lines(f.advice) {
			_, _ = fmt.Fprintf(tw, "\t\t-> %s\n", strings.TrimSpace(line))
		}
	}
	_ = tw.Flush()
	_, _ = fmt.Fprintf(out, "%d ok, %d to note, %d failed\n", count[ok], count[warn], count[fail])
	return count[fail]
}
