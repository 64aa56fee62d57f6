// Command make keeps the corpus: it writes the kernels that follow a pattern,
// has ptxas check all of them, prepares and takes in recordings, and writes the
// coverage table. Run it in the repository's root:
//
//	go run ./softgpu/corpus/make              write kernels/
//	go run ./softgpu/corpus/make -check       have ptxas assemble every kernel
//	go run ./softgpu/corpus/make -bundle DIR  write what record/record.c reads
//	go run ./softgpu/corpus/make -import FILE take in what record/record.c wrote
//	                                          with -new, both: only what is not recorded yet
//	go run ./softgpu/corpus/make -coverage    write softgpu/COVERAGE.md
package main

import (
	"bytes"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

const root = "softgpu/corpus"

func main() {
	check := flag.Bool("check", false, "have ptxas assemble every kernel")
	ptxas := flag.String("ptxas", "", "path of `ptxas`; else the toolchain cache's")
	bundle := flag.String("bundle", "", "write manifest and inputs for record.c into `dir`")
	imp := flag.String("import", "", "take in the `file` that record.c wrote")
	note := flag.String("note", "", "with -import: date and machine, for the manifest")
	fresh := flag.Bool("new", false, "with -bundle and -import: only the kernels that are not recorded")
	coverage := flag.Bool("coverage", false, "write softgpu/COVERAGE.md")
	flag.Parse()
	var err error
	switch {
	case *check:
		err = checkAll(*ptxas)
	case *bundle != "":
		err = writeBundle(*bundle, *fresh)
	case *imp != "":
		err = importRecording(*imp, *note, *fresh)
	case *coverage:
		err = writeCoverage()
	default:
		err = writeKernels()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "make:", err)
		os.Exit(1)
	}
}

// made is the text of every generated file, by path from root.
func made() (map[string]string, error) {
	specs = nil
	for _, family := range []func(){integer, floats, contractions, half, convert, comparisons, video, memory, wraps, atomics, warp, barriers, registers, async, matrix} {
		family()
	}
	want := map[string]string{}
	for i := range specs {
		s := &specs[i]
		path := filepath.Join("kernels", s.family, s.name+".ptx")
		if want[path] != "" {
			return nil, fmt.Errorf("%s is made twice", path)
		}
		want[path] = s.emit()
	}
	return want, nil
}

// writeKernels makes all generated files anew and removes those that are no
// longer made. Files written by hand stay.
func writeKernels() error {
	want, err := made()
	if err != nil {
		return err
	}
	err = filepath.WalkDir(filepath.Join(root, "kernels"), func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return nil
		}
		rel, err := filepath.Rel(root, path)
		if err != nil || want[rel] != "" {
			return err
		}
		b, err := os.ReadFile(path)
		if err != nil || !bytes.HasPrefix(b, []byte("// made by")) {
			return err
		}
		return os.Remove(path)
	})
	if err != nil {
		return err
	}
	for rel, text := range want {
		path := filepath.Join(root, rel)
		if b, err := os.ReadFile(path); err == nil && string(b) == text {
			continue
		} else if err == nil && !strings.HasPrefix(string(b), "// made by") {
			return fmt.Errorf("%s is written by hand and made", path)
		}
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			return err
		}
	}
	fmt.Printf("%d kernels made\n", len(want))
	return nil
}
