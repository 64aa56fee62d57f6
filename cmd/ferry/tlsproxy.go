package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"ferry/server/confine"
	"ferry/server/control"
	"ferry/server/tlsproxy"
)

// tlsProxyCommand is how the daemon starts its TLS proxy: through the launcher of confined
// processes, since the TLS proxy reads what unauthenticated peers send and holds the server's private key.
func tlsProxyCommand(level string, learn bool) ([]string, error) {
	const program = "/proc/self/exe"
	command := []string{program, "tlsproxy", "--log-level=" + level}
	if learn {
		command = append(command, "--learn")
	}
	return confine.Spec{}.Command(program, command)
}

func newTLSProxy() *cobra.Command {
	var level string
	var learn bool
	cmd := &cobra.Command{
		Use:    "tlsproxy",
		Short:  "Terminate TLS for a server (started by it)",
		Hidden: true,
		Args:   cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			f := os.NewFile(3, "control")
			ctl, err := control.FromFile(f)
			if err != nil {
				return errors.New("ferry tlsproxy is started by ferry serve, not by hand")
			}
			log, err := newChildLogger(level)
			if err != nil {
				return err
			}
			p := confine.Process{Kind: confine.TLSProxy}
			if learn {
				p.Learn = log
			}
			if err := confine.Seal(p); err != nil {
				return fmt.Errorf("confining the TLS proxy: %w", err)
			}
			return tlsproxy.Serve(ctl, log)
		},
	}
	cmd.Flags().StringVar(&level, "log-level", "info", "least severe messages to log")
	cmd.Flags().BoolVar(&learn, "learn", false, "report calls that its filter would refuse")
	return cmd
}
