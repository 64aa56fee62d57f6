package main

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"ferry/softgpu/corpus"
)

// kernelsToRecord are the kernels of a bundle, in its order, and what is recorded
// already: with fresh only those that are not, or have changed since.
func kernelsToRecord(fresh bool) ([]*corpus.Kernel, corpus.Recording, error) {
	list, err := corpus.Load(filepath.Join(root, "kernels"))
	if err != nil || !fresh {
		return list, corpus.Recording{}, err
	}
	rec, err := corpus.Open(filepath.Join(root, "testdata/h200.bin.gz"))
	if err != nil {
		return nil, nil, err
	}
	list = slices.DeleteFunc(list, func(k *corpus.Kernel) bool {
		r, ok := rec[k.Name]
		return ok && r.Hash == k.Hash()
	})
	return list, rec, nil
}

// writeBundle writes DIR/manifest, a line per kernel: path, grid, block, shared,
// offset and length of its input in DIR/inputs, and bytes of output.
func writeBundle(dir string, fresh bool) error {
	list, _, err := kernelsToRecord(fresh)
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
// named and left out; the others replace what was recorded before, or with fresh are
// added to it. What is recorded now is no longer pending.
func importRecording(path, note string, fresh bool) error {
	list, rec, err := kernelsToRecord(fresh)
	if err != nil {
		return err
	}
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	r := bufio.NewReader(f)
	taken, failed := 0, 0
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
		taken++
	}
	if err := rec.Save(filepath.Join(root, "testdata/h200.bin.gz")); err != nil {
		return err
	}
	fmt.Printf("%d kernels recorded, %d failed, %d are not in the file\n", taken, failed, len(list)-taken-failed)
	manifest := filepath.Join(root, "testdata/h200.txt")
	text := fmt.Sprintf("%s\nkernels: %d\n", note, taken)
	if fresh {
		before, err := os.ReadFile(manifest)
		if err != nil {
			return err
		}
		text = string(before) + "\n" + text
	}
	if err := os.WriteFile(manifest, []byte(text), 0o644); err != nil {
		return err
	}
	return noLongerPending(filepath.Join(root, "testdata/pending.txt"), rec)
}

// noLongerPending deletes the lines of recorded kernels.
func noLongerPending(path string, rec corpus.Recording) error {
	b, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	var left []byte
	for line := range bytes.Lines(b) {
		if _, ok := rec[string(bytes.TrimSpace(line))]; !ok {
			left = append(left, line...)
		}
	}
	return os.WriteFile(path, left, 0o644)
}
