package suspend

import (
	"fmt"
	"os"

	"ferry/checkpoint"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/worker/contents"
)

// A written is a checkpoint of the session that a store reads device memory from.
type written struct {
	file   *os.File
	from   *checkpoint.Reader
	region []int // of the checkpoint, for each region of the store
}

// openWritten opens the checkpoint in a file, which has all regions of a store.
func openWritten(file *os.File, regions []contents.Region) (*written, error) {
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	w := &written{file: file}
	if w.from, err = checkpoint.Open(file, info.Size(), nil); err != nil {
		return nil, err
	}
	at := map[uint64]int{}
	for number, m := range w.from.Memory() {
		if m.Kind == checkpoint.Allocation {
			at[m.Address] = number
		}
	}
	for _, r := range regions {
		number, ok := at[r.Address]
		if !ok || w.from.Memory()[number].Size != r.Size {
			return nil, fmt.Errorf("the checkpoint lacks %v", r.Memory)
		}
		w.region = append(w.region, number)
	}
	return w, nil
}

// read reads a piece. Pieces begin where blocks do.
func (w *written) read(p contents.Piece) error {
	for done := uint64(0); done < uint64(len(p.Data)); {
		n := min(checkpoint.BlockSize, uint64(len(p.Data))-done)
		if err := w.from.Block(w.region[p.Region], p.Offset+done, p.Data[done:done+n]); err != nil {
			return err
		}
		done += n
	}
	return nil
}

func errUnknownPlace(p control.Place) error {
	return fmt.Errorf("the daemon has a place of kind %q, which this worker does not know", p.Kind)
}

// placeOf is how the session page calls a kind of place.
func placeOf(kind string) sessionpage.Place {
	switch kind {
	case control.PlaceDisk:
		return sessionpage.OnDisk
	case control.PlaceCheckpoint:
		return sessionpage.InCheckpoint
	}
	return sessionpage.InMemory
}
