package main

import (
	"errors"
	"os"

	"github.com/spf13/cobra"

	"ferry/server/control"
	"ferry/server/tlsproxy"
)

// tlsProxyCommand is how the daemon starts its TLS proxy.
func tlsProxyCommand(level, logFormat string) []string {
	return []string{"/proc/self/exe", "tlsproxy", "--log-level=" + level, "--log-format=" + logFormat}
}

func newTLSProxy() *cobra.Command {
	var level, logFormat string
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
			log, err := newLogger(level, logFormat)
			if err != nil {
				return err
			}
			return tlsproxy.Serve(ctl, log.With("pid", os.Getpid()))
		},
	}
	cmd.Flags().StringVar(&level, "log-level", "info", "least severe messages to log")
	cmd.Flags().StringVar(&logFormat, "log-format", "text", "format of the log: text, json")
	return cmd
}
