// Command gen re-makes everything that is generated from api/. It reads only
// the description, so it needs no CUDA installation; gen/importer is the
// hand-run step that does.
package main

import (
	"fmt"
	"os"

	"ferry/gen/apidef"
	"ferry/gen/emit"
)

func main() {
	api, err := apidef.Load("api/types.api", "api/ferry.api", "api/cuda.api")
	var nvml *apidef.File
	if err == nil {
		nvml, err = apidef.Load("api/nvml_types.api", "api/nvml.api")
	}
	var handlers map[string]string
	if err == nil {
		handlers, err = apidef.LoadHandlers("api/handlers.txt")
	}
	var needs map[string]string
	if err == nil {
		needs, err = apidef.LoadHandlers("api/needs.txt")
	}
	if err == nil {
		err = emit.New(api, nvml, handlers, needs, ".").All()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err, "(run it from the repository's top folder, by make gen)")
		os.Exit(1)
	}
}
