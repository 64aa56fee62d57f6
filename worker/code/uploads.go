package code

import (
	"ferry/api/cu"
	"ferry/transport/pack"
	"ferry/wire"
	"ferry/worker/gpu"
)

// blobs are uploads: images that come in pieces and are used once, by number.
type blobs struct {
	open  map[uint64]*blob
	bytes uint64 // of all uploads when they are complete

	plain []byte // buffer for a piece that was compressed

	refused uint64 // the last upload that was beyond the client's limit: the command that uses it gets the error
}

// A blob is one upload.
type blob struct {
	data  []byte
	total uint64
}

// MaxUploads bounds the bytes that a client may have uploaded and not used yet.
const MaxUploads = 2 << 30

// CmdBlob receives a piece of an upload.
func (ld *Loader) CmdBlob(q *wire.BlobRequest) cu.Result {
	b := &ld.blobs
	if b.open == nil {
		b.open = map[uint64]*blob{}
	}
	x := b.open[q.Blob]
	if x == nil && (b.refuses(q.Blob) || !ld.accounts.Host.HasRoom(q.Total)) {
		b.refused = q.Blob // none of its bytes are kept
		return cu.CUDA_SUCCESS
	}
	if x == nil {
		if q.Total > MaxUploads || b.bytes+q.Total > MaxUploads || len(b.open) >= 1024 {
			return cu.CUDA_ERROR_OUT_OF_MEMORY
		}
		b.bytes += q.Total
		ld.accounts.Host.Add(q.Total)
		x = &blob{total: q.Total, data: make([]byte, 0, min(q.Total, 16*gpu.Piece))} // a large claimed size costs no memory yet
		b.open[q.Blob] = x
	}
	if uint64(len(q.Data)) > x.total-uint64(len(x.data)) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	x.data = append(x.data, q.Data...)
	return cu.CUDA_SUCCESS
}

// CmdBlobPacked is CmdBlob for a piece that was compressed.
func (ld *Loader) CmdBlobPacked(q *wire.BlobPackedRequest) cu.Result {
	if q.Size == 0 || q.Size > wire.LaneChunk {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if ld.blobs.plain == nil {
		ld.blobs.plain = make([]byte, wire.LaneChunk)
	}
	plain := ld.blobs.plain[:q.Size:q.Size]
	if pack.Unpack(q.Data, plain) != nil {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return ld.CmdBlob(&wire.BlobRequest{Blob: q.Blob, Total: q.Total, Data: plain})
}

// refuses reports whether an upload is the one that was beyond the limit.
func (b *blobs) refuses(number uint64) bool { return number != 0 && number == b.refused }

// useBlob removes an upload and returns its bytes and whether it is complete.
func (ld *Loader) useBlob(number uint64) ([]byte, bool) {
	b := &ld.blobs
	x := b.open[number]
	if x == nil {
		return nil, false
	}
	delete(b.open, number)
	b.bytes -= x.total
	ld.accounts.Host.Sub(x.total)
	return x.data, uint64(len(x.data)) == x.total
}
