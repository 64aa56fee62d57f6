// Command importer reads the headers of a CUDA installation and writes the API
// description: api/types.api and api/cuda.api, or with -nvml api/nvml_types.api
// and api/nvml.api. It is run by hand, once per CUDA
// release; the headers stay where they are and none of their text is copied.
//
// What C cannot express (class, direction, length) comes from rules.txt beside
// this file. When the description exists already, people have edited it, so the
// importer only reports what differs; -force overwrites.
//
//	go run ./gen/importer -include /usr/local/cuda/include -exports api/exports-580.txt -out api
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	include := flag.String("include", "/usr/local/cuda/include", "folder with cuda.h and cudaTypedefs.h")
	exports := flag.String("exports", "api/exports-580.txt", "the names the driver library exports, one per line")
	out := flag.String("out", "api", "folder of the description")
	force := flag.Bool("force", false, "overwrite an existing description")
	nvml := flag.Bool("nvml", false, "read nvml.h instead, for nvml_types.api and nvml.api; -exports is then api/nvml-exports-580.txt")
	flag.Parse()
	read := run
	if *nvml {
		read = importNVML
	}
	if err := read(*include, *exports, *out, *force); err != nil {
		fmt.Fprintln(os.Stderr, "importer:", err)
		os.Exit(1)
	}
}

func run(include, exports, out string, force bool) error {
	names, err := readNames(exports)
	if err != nil {
		return err
	}
	hdr, err := readHeader(include, "cuda.h", "cu", "__CUDA_API_VERSION_INTERNAL")
	if err != nil {
		return err
	}
	intro, err := readVersions(include)
	if err != nil {
		return err
	}
	rules, err := parseRules(rulesText)
	if err != nil {
		return err
	}
	types, err := hdr.types()
	if err != nil {
		return err
	}
	b := &builder{header: hdr, exports: names, intro: intro, rules: rules}
	areas, err := b.build()
	if err != nil {
		return err
	}
	for _, w := range b.warnings {
		fmt.Fprintln(os.Stderr, "importer: unsure:", w)
	}
	return write(filepath.Join(out, "types.api"), writeTypes(types), filepath.Join(out, "cuda.api"), writeFuncs(areas), force)
}

// readNames reads a list of words, one per line.
func readNames(path string) ([]string, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return strings.Fields(string(text)), nil
}
