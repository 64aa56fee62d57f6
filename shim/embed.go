// Package shim carries the shims inside the ferry binary: the libraries that an
// unmodified program loads in place of NVIDIA's. Their source is the C below this
// directory; make builds it into lib before it builds the binary.
package shim

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"
	"strings"
)

//go:embed lib
var lib embed.FS

// A File is one library.
type File struct {
	Name string // its SONAME, such as libcuda.so.1
	Data []byte
}

// Files returns the libraries in the order of their names. There are none when
// the binary was built without make.
func Files() ([]File, error) {
	entries, err := fs.ReadDir(lib, "lib")
	if err != nil {
		return nil, err
	}
	var files []File
	for _, e := range entries {
		if e.IsDir() || !strings.Contains(e.Name(), ".so") {
			continue
		}
		data, err := fs.ReadFile(lib, "lib/"+e.Name())
		if err != nil {
			return nil, err
		}
		files = append(files, File{e.Name(), data})
	}
	return files, nil
}

// Digest names the content of files: equal names and bytes, equal digest.
func Digest(files []File) string {
	h := sha256.New()
	for _, f := range files {
		_, _ = fmt.Fprintf(h, "%s\n%d\n", f.Name, len(f.Data))
		_, _ = h.Write(f.Data)
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}
