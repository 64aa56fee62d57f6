package checkpoint

import (
	"bytes"
	"errors"
	"runtime"
	"sync"
	"sync/atomic"
)

// Verify reads the whole checkpoint and checks every byte of it: that each record is what
// the index says, and that each section and block has its hash. Blocks that only parents have are
// checked in those that SetParent gave; missing is how many bytes are in none of them. A change of a
// compressed payload that leaves the content as it was is none.
func (r *Reader) Verify() (missing uint64, err error) {
	var absent atomic.Uint64
	tasks := make(chan int)
	var failed atomic.Pointer[error]
	fail := func(err error) { failed.CompareAndSwap(nil, &err) }
	var group sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), maxParallel) {
		group.Go(func() {
			room := buffers.Get().(*[]byte)
			defer buffers.Put(room)
			for i := range tasks {
				b := &r.blocks[i]
				if err := r.readBlock(b, (*room)[:b.plain]); b.kept && errors.Is(err, ErrParent) {
					absent.Add(b.plain)
				} else if err != nil {
					fail(err)
				}
			}
		})
	}
	for i := range r.blocks {
		if failed.Load() != nil {
			break
		}
		tasks <- i
	}
	close(tasks)
	group.Wait()
	if err := failed.Load(); err != nil {
		return 0, *err
	}
	for _, s := range r.sections {
		if _, err := r.Section(s.Name); err != nil {
			return 0, err
		}
	}
	return absent.Load(), r.verifyRecords()
}

// verifyRecords compares the records in the file with those in the index.
func (r *Reader) verifyRecords() (err error) {
	room := make([]byte, maxPrefix+maxBody)
	for rec := range r.records(func(wrong error) { err = wrong }) {
		head := room[:len(rec.head)]
		if err := r.read(head, rec.at); err != nil {
			return err
		}
		if !bytes.Equal(head, rec.head) {
			return damaged("the record at %d is not as it was written", rec.at)
		}
	}
	if err != nil {
		return err
	}
	prefix := appendPrefix(nil, recordIndex, 0, len(r.index))
	at := r.size - trailerSize - uint64(len(r.index)) - uint64(len(prefix))
	head := room[:len(prefix)]
	if err := r.read(head, at); err != nil {
		return err
	}
	if !bytes.Equal(head, prefix) {
		return damaged("the record of the index at %d is not as it was written", at)
	}
	return nil
}
