package main

import (
	"bytes"
	"os"
	"testing"
)

func TestCurrent(t *testing.T) {
	have, err := os.ReadFile("../vector_gen.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(have, generate()) {
		t.Error("vector_gen.go is stale: run go generate in softgpu/interp")
	}
}
