package interp

import "ferry/softgpu/ptx"

// Tables of instantiations: a row per type in memory (u8 s8 u16 s16 u32 s32 b64),
// a column per size of register (2, 4, 8).
type memTable [7][3]execFn

var loads = memTable{
	{opLoad[uint8, uint16], opLoad[uint8, uint32], opLoad[uint8, uint64]},
	{opLoad[int8, uint16], opLoad[int8, uint32], opLoad[int8, uint64]},
	{opLoad[uint16, uint16], opLoad[uint16, uint32], opLoad[uint16, uint64]},
	{opLoad[int16, uint16], opLoad[int16, uint32], opLoad[int16, uint64]},
	{nil, opLoad[uint32, uint32], opLoad[uint32, uint64]},
	{nil, opLoad[int32, uint32], opLoad[int32, uint64]},
	{nil, nil, opLoad[uint64, uint64]},
}

var fastLoads = memTable{
	{opLoadFast[uint8, uint16], opLoadFast[uint8, uint32], opLoadFast[uint8, uint64]},
	{opLoadFast[int8, uint16], opLoadFast[int8, uint32], opLoadFast[int8, uint64]},
	{opLoadFast[uint16, uint16], opLoadFast[uint16, uint32], opLoadFast[uint16, uint64]},
	{opLoadFast[int16, uint16], opLoadFast[int16, uint32], opLoadFast[int16, uint64]},
	{nil, opLoadFast[uint32, uint32], opLoadFast[uint32, uint64]},
	{nil, opLoadFast[int32, uint32], opLoadFast[int32, uint64]},
	{nil, nil, opLoadFast[uint64, uint64]},
}

var loadVectors = memTable{
	{opLoadVec[uint8, uint16], opLoadVec[uint8, uint32], opLoadVec[uint8, uint64]},
	{opLoadVec[int8, uint16], opLoadVec[int8, uint32], opLoadVec[int8, uint64]},
	{opLoadVec[uint16, uint16], opLoadVec[uint16, uint32], opLoadVec[uint16, uint64]},
	{opLoadVec[int16, uint16], opLoadVec[int16, uint32], opLoadVec[int16, uint64]},
	{nil, opLoadVec[uint32, uint32], opLoadVec[uint32, uint64]},
	{nil, opLoadVec[int32, uint32], opLoadVec[int32, uint64]},
	{nil, nil, opLoadVec[uint64, uint64]},
}

var fastLoadVectors = memTable{
	{opLoadVecFast[uint8, uint16], opLoadVecFast[uint8, uint32], opLoadVecFast[uint8, uint64]},
	{opLoadVecFast[int8, uint16], opLoadVecFast[int8, uint32], opLoadVecFast[int8, uint64]},
	{opLoadVecFast[uint16, uint16], opLoadVecFast[uint16, uint32], opLoadVecFast[uint16, uint64]},
	{opLoadVecFast[int16, uint16], opLoadVecFast[int16, uint32], opLoadVecFast[int16, uint64]},
	{nil, opLoadVecFast[uint32, uint32], opLoadVecFast[uint32, uint64]},
	{nil, opLoadVecFast[int32, uint32], opLoadVecFast[int32, uint64]},
	{nil, nil, opLoadVecFast[uint64, uint64]},
}

var loadParams = memTable{
	{opLoadParam[uint8, uint16], opLoadParam[uint8, uint32], opLoadParam[uint8, uint64]},
	{opLoadParam[int8, uint16], opLoadParam[int8, uint32], opLoadParam[int8, uint64]},
	{opLoadParam[uint16, uint16], opLoadParam[uint16, uint32], opLoadParam[uint16, uint64]},
	{opLoadParam[int16, uint16], opLoadParam[int16, uint32], opLoadParam[int16, uint64]},
	{nil, opLoadParam[uint32, uint32], opLoadParam[uint32, uint64]},
	{nil, opLoadParam[int32, uint32], opLoadParam[int32, uint64]},
	{nil, nil, opLoadParam[uint64, uint64]},
}

// Stores do not care about signs: rows are by size, 1 2 4 8.
type storeTable [4][3]execFn

var stores = storeTable{
	{opStore[uint8, uint16], opStore[uint8, uint32], opStore[uint8, uint64]},
	{opStore[uint16, uint16], opStore[uint16, uint32], opStore[uint16, uint64]},
	{nil, opStore[uint32, uint32], opStore[uint32, uint64]},
	{nil, nil, opStore[uint64, uint64]},
}

var fastStores = storeTable{
	{opStoreFast[uint8, uint16], opStoreFast[uint8, uint32], opStoreFast[uint8, uint64]},
	{opStoreFast[uint16, uint16], opStoreFast[uint16, uint32], opStoreFast[uint16, uint64]},
	{nil, opStoreFast[uint32, uint32], opStoreFast[uint32, uint64]},
	{nil, nil, opStoreFast[uint64, uint64]},
}

var storeVectors = storeTable{
	{opStoreVec[uint8, uint16], opStoreVec[uint8, uint32], opStoreVec[uint8, uint64]},
	{opStoreVec[uint16, uint16], opStoreVec[uint16, uint32], opStoreVec[uint16, uint64]},
	{nil, opStoreVec[uint32, uint32], opStoreVec[uint32, uint64]},
	{nil, nil, opStoreVec[uint64, uint64]},
}

var fastStoreVectors = storeTable{
	{opStoreVecFast[uint8, uint16], opStoreVecFast[uint8, uint32], opStoreVecFast[uint8, uint64]},
	{opStoreVecFast[uint16, uint16], opStoreVecFast[uint16, uint32], opStoreVecFast[uint16, uint64]},
	{nil, opStoreVecFast[uint32, uint32], opStoreVecFast[uint32, uint64]},
	{nil, nil, opStoreVecFast[uint64, uint64]},
}

// tables are the functions for memory accesses of a tier.
func (t tier) tables() (load, loadVec memTable, store, storeVec storeTable) {
	if t == tierPlain {
		return loads, loadVectors, stores, storeVectors
	}
	return fastLoads, fastLoadVectors, fastStores, fastStoreVectors
}

// column maps a register's size; -1 for those there is no code for.
func column(size uint8) int {
	switch size {
	case 2:
		return 0
	case 4:
		return 1
	case 8:
		return 2
	}
	return -1
}

// pickLoad finds a load; nil when the register is too narrow.
func pickLoad(table memTable, t ptx.Type, size uint8) execFn {
	row := map[int]int{1: 0, 2: 2, 4: 4, 8: 6}
	r, ok := row[t.Size()]
	c := column(size)
	if !ok || c < 0 {
		return nil
	}
	if t.Kind() == ptx.KindSigned && t.Size() < 8 {
		r++
	}
	return table[r][c]
}

// pickStore finds a store.
func pickStore(table storeTable, t ptx.Type, size uint8) execFn {
	r, ok := map[int]int{1: 0, 2: 1, 4: 2, 8: 3}[t.Size()]
	c := column(size)
	if !ok || c < 0 {
		return nil
	}
	return table[r][c]
}
