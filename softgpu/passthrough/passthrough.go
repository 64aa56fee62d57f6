// Package passthrough carries tools inside the ferry binary that take PTX and hand it
// through, in place of NVIDIA's that make machine code of it: a ptxas, and an nvJitLink for
// CUDA 12 and 13. Their source is the C in src; make builds it into lib before it builds the
// binary.
package passthrough

import (
	"embed"
	"io/fs"
)

//go:embed lib
var lib embed.FS

// Names of the tools.
const (
	Assembler = "ptxas"
	Linker12  = "libnvJitLink.so.12"
	Linker13  = "libnvJitLink.so.13"
)

// Files returns the content of the tools by name; there are none where the binary was built
// without make.
func Files() map[string][]byte {
	files := map[string][]byte{}
	for _, name := range []string{Assembler, Linker12, Linker13} {
		if data, err := fs.ReadFile(lib, "lib/"+name); err == nil {
			files[name] = data
		}
	}
	return files
}
