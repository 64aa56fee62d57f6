// Command gen re-makes everything that is generated from api/. It reads only
// the description, so it needs no CUDA installation; gen/importer is the
// hand-run step that does. What is new in the description it adds to the
// schema's history first, as the next revision. With -check it writes nothing,
// and fails if the history lacks something.
package main

import (
	"flag"
	"fmt"
	"os"

	"ferry/gen/apidef"
	"ferry/gen/emit"
	"ferry/gen/history"
)

func main() {
	check := flag.Bool("check", false, "only compare the description with the schema's history")
	flag.Parse()
	if err := generate(*check); err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}

func generate(checkOnly bool) error {
	api, err := apidef.Load("api/types.api", "api/ferry.api", "api/cuda.api")
	if err != nil {
		return fmt.Errorf("%w (run it from the repository's top folder, by make gen)", err)
	}
	nvml, err := apidef.Load("api/nvml_types.api", "api/nvml.api")
	if err != nil {
		return err
	}
	handlers, err := apidef.LoadHandlers("api/handlers.txt")
	if err != nil {
		return err
	}
	servers, err := apidef.LoadHandlers("api/servers.txt")
	if err != nil {
		return err
	}
	needs, err := apidef.LoadHandlers("api/needs.txt")
	if err != nil {
		return err
	}
	hist, err := history.Update("api/history.txt", api, nvml, checkOnly, os.Stdout)
	if err != nil || checkOnly {
		return err
	}
	return emit.New(api, nvml, handlers, needs, servers, hist, ".").All()
}
