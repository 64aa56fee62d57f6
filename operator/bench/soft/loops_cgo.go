package main

/*
#cgo CFLAGS: -O2
#cgo LDFLAGS: -lm
#include "loops.h"
*/
import "C"

import "unsafe"

// The loops of loops.c, on the memory the kernels use.

func floats(b []byte) *C.float { return (*C.float)(unsafe.Pointer(unsafe.SliceData(b))) }

func ints(b []byte) *C.int { return (*C.int)(unsafe.Pointer(unsafe.SliceData(b))) }

// cpuNanos is what the calling thread has used of the processor.
func cpuNanos() float64 { return float64(C.cpu_ns()) }

// processNanos is what all threads have.
func processNanos() float64 { return float64(C.process_ns()) }

func cSaxpy(n int, a float32, x, y []byte) { C.c_saxpy(C.int(n), C.float(a), floats(x), floats(y)) }

func cMatmul(a, b, c []byte, n int) { C.c_matmul(floats(a), floats(b), floats(c), C.int(n)) }

func cReduce(in, out []byte, n int) { C.c_reduce(ints(in), ints(out), C.int(n)) }

func cHist(in, out []byte, n int) {
	C.c_hist((*C.uchar)(unsafe.SliceData(in)), (*C.uint)(unsafe.Pointer(unsafe.SliceData(out))), C.int(n))
}

func cNbody(p, acc []byte, n int) { C.c_nbody(floats(p), floats(acc), C.int(n)) }
