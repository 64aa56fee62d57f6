package main

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"ferry/softgpu/corpus"
)

// writeBundle writes DIR/manifest, a line per kernel: path, grid, block, shared,
// offset and length of its input in DIR/inputs, and bytes of output.
func writeBundle(dir string) error {
	list, err := corpus.Load(filepath.Join(root, "kernels"))
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	var inputs, manifest []byte
	at := map[string]int{}
	for _, k := range list {
		in := k.Input()
		off, ok := at[string(in)]
		if !ok {
			off = len(inputs)
			at[string(in)] = off
			inputs = append(inputs, in...)
		}
		manifest = fmt.Appendf(manifest, "%s %d %d %d %d %d %d %d %d %d %d\n", filepath.Join(root, "kernels", k.Name+".ptx"),
			k.Grid[0], k.Grid[1], k.Grid[2], k.Block[0], k.Block[1], k.Block[2], k.Shared, off, len(in), k.OutBytes())
	}
	if err := os.WriteFile(filepath.Join(dir, "inputs"), inputs, 0o644); err != nil {
		return err
	}
	fmt.Printf("%d kernels, %d bytes of input\n", len(list), len(inputs))
	return os.WriteFile(filepath.Join(dir, "manifest"), manifest, 0o644)
}

// importRecording reads what record.c wrote: for each kernel its index in the
// manifest, a CUresult, a length and that many bytes. Kernels that failed are
// named and left out; the others replace what was recorded before.
func importRecording(path, note string) error {
	list, err := corpus.Load(filepath.Join(root, "kernels"))
	if err != nil {
		return err
	}
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	r := bufio.NewReader(f)
	rec := corpus.Recording{}
	failed := 0
	for {
		var h [3]uint32
		if err := binary.Read(r, binary.LittleEndian, &h); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return err
		}
		if int(h[0]) >= len(list) {
			return fmt.Errorf("record %d: there are %d kernels", h[0], len(list))
		}
		k := list[h[0]]
		data := make([]byte, h[2])
		if _, err := io.ReadFull(r, data); err != nil {
			return err
		}
		if h[1] != 0 {
			failed++
			fmt.Printf("%s failed with %d\n", k.Name, h[1])
			continue
		}
		rec[k.Name] = corpus.Record{Hash: k.Hash(), Data: data}
	}
	if err := rec.Save(filepath.Join(root, "testdata/h200.bin.gz")); err != nil {
		return err
	}
	fmt.Printf("%d kernels recorded, %d failed, %d are not in the file\n", len(rec), failed, len(list)-len(rec)-failed)
	text := fmt.Sprintf("%s\nkernels: %d\n", note, len(rec))
	return os.WriteFile(filepath.Join(root, "testdata/h200.txt"), []byte(text), 0o644)
}
