package main

import (
	"os"
	"path/filepath"
	"testing"
)

// TestKernelsAreMade finds generated kernels that were edited, or not written
// after a change of the generator.
func TestKernelsAreMade(t *testing.T) {
	want, err := made()
	if err != nil {
		t.Fatal(err)
	}
	for path, text := range want {
		b, err := os.ReadFile(filepath.Join("..", path))
		if err != nil || string(b) != text {
			t.Errorf("%s is not what is made: run go run ./softgpu/corpus/make", path)
		}
	}
}
