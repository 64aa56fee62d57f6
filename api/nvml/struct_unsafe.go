package nvml

import "unsafe"

// bytesOf is the memory of a struct without pointers.
func bytesOf[T any](v *T) []byte { return unsafe.Slice((*byte)(unsafe.Pointer(v)), unsafe.Sizeof(*v)) }

// Put writes a struct where a parameter points to. Of a sized struct the
// caller's version is kept, and no more is written than that version has.
func Put[T any](c *Call, i int, v T) Return {
	data := c.Args[i].Data
	if data == nil {
		return NVML_ERROR_INVALID_ARGUMENT
	}
	from := 0
	if c.Func.Params[i].Kind == Sized {
		from = 4
	}
	copy(data[min(from, len(data)):], bytesOf(&v)[from:])
	return NVML_SUCCESS
}

// Get reads the struct a parameter points to; what an older version lacks is zero.
func Get[T any](c *Call, i int) (v T) {
	copy(bytesOf(&v), c.Args[i].Data)
	return v
}

// PutList writes elements into the array of parameter i, whose capacity and
// count parameter n points to, as the library does: with room for none it says
// how many there are.
func PutList[T any](c *Call, n, i int, list []T) Return {
	if c.Args[n].Data == nil {
		return NVML_ERROR_INVALID_ARGUMENT
	}
	room := c.U32(n)
	c.PutU32(n, uint32(len(list)))
	if len(list) == 0 {
		return NVML_SUCCESS
	}
	if c.Args[i].Data == nil || int(room) < len(list) {
		return NVML_ERROR_INSUFFICIENT_SIZE
	}
	at := c.Args[i].Data
	for j := range list {
		at = at[copy(at, bytesOf(&list[j])):]
	}
	return NVML_SUCCESS
}

// Element reads element j of an array.
func Element[T any](data []byte, j int) (v T) {
	size := int(unsafe.Sizeof(v))
	copy(bytesOf(&v), data[j*size:(j+1)*size])
	return v
}

// PutElement writes element j of an array.
func PutElement[T any](data []byte, j int, v T) {
	size := int(unsafe.Sizeof(v))
	copy(data[j*size:(j+1)*size], bytesOf(&v))
}
