package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"ferry/transport"
)

// sayWhat says what ferry run would use. It asks a named server, and starts nothing.
func (o *runOptions) sayWhat(cmd *cobra.Command, path, shims string) error {
	out := cmd.OutOrStdout()
	fmt.Fprintf(out, "program: %s\nlibraries: %s\n", path, shims)
	for _, asked := range without(o.gpuRequest.environment(nil), envJob) {
		fmt.Fprintln(out, "asks for:", asked)
	}
	if o.nameServers(); len(o.servers) == 0 {
		r, err := probe(o.device)
		if err != nil {
			return err
		}
		_, err = fmt.Fprintf(out, "server: a private one, for this program\nGPUs: %s (%s)\n", strings.Join(r.Names, ", "), r.Device)
		return err
	}
	for _, server := range o.servers {
		addr, err := transport.Parse(server)
		if err != nil {
			return usagef("%v", err)
		}
		v, err := o.clientOptions.overview(cmd, addr)
		if err != nil {
			return err
		}
		fmt.Fprint(out, "server: ")
		if err := printOverview(out, addr, v); err != nil {
			return err
		}
	}
	return nil
}
