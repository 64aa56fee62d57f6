//go:build !amd64

package wire

const folds = false

func fold(uint32, []byte) uint32 { panic("not reached") }
