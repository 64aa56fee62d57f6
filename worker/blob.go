package worker

import (
	"ferry/api/cu"
	"ferry/transport/pack"
	"ferry/wire"
)

// blobs are images on their way: uploaded in pieces, used once by number.
type blobs struct {
	open  map[uint64]*blob
	bytes uint64 // what they will have when they are complete

	plain []byte // of a packed piece

	refused uint64 // the last that the client's limit has no room for: who uses it hears of it
}

type blob struct {
	data  []byte
	total uint64
}

// maxBlobs bounds what a client may have uploaded and not yet used.
const maxBlobs = 2 << 30

func (w *Worker) cmdBlob(q *wire.BlobRequest) cu.Result {
	b := &w.blobs
	if b.open == nil {
		b.open = map[uint64]*blob{}
	}
	x := b.open[q.Blob]
	if x == nil && (b.refuses(q.Blob) || !w.hostBudget.hasRoom(q.Total)) {
		b.refused = q.Blob // and nothing of it is kept
		return cu.CUDA_SUCCESS
	}
	if x == nil {
		if q.Total > maxBlobs || b.bytes+q.Total > maxBlobs || len(b.open) >= 1024 {
			return cu.CUDA_ERROR_OUT_OF_MEMORY
		}
		b.bytes += q.Total
		w.hostBudget.add(q.Total)
		x = &blob{total: q.Total, data: make([]byte, 0, min(q.Total, 16*piece))} // a claim costs nothing yet
		b.open[q.Blob] = x
	}
	if uint64(len(q.Data)) > x.total-uint64(len(x.data)) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	x.data = append(x.data, q.Data...)
	return cu.CUDA_SUCCESS
}

// cmdBlobPacked is cmdBlob of a piece that was compressed.
func (w *Worker) cmdBlobPacked(q *wire.BlobPackedRequest) cu.Result {
	if q.Size == 0 || q.Size > wire.LaneChunk {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if w.blobs.plain == nil {
		w.blobs.plain = make([]byte, wire.LaneChunk)
	}
	plain := w.blobs.plain[:q.Size:q.Size]
	if pack.Unpack(q.Data, plain) != nil {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return w.cmdBlob(&wire.BlobRequest{Blob: q.Blob, Total: q.Total, Data: plain})
}

// refuses says whether a blob is the one there was no room for.
func (b *blobs) refuses(number uint64) bool { return number != 0 && number == b.refused }

// use takes a complete blob out.
func (w *Worker) useBlob(number uint64) ([]byte, bool) {
	b := &w.blobs
	x := b.open[number]
	if x == nil {
		return nil, false
	}
	delete(b.open, number)
	b.bytes -= x.total
	w.hostBudget.sub(x.total)
	return x.data, uint64(len(x.data)) == x.total
}
