package main

import (
	"bufio"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"ferry/cmd/ferry/devices"
	"ferry/shim"
	"ferry/softgpu/passthrough"
)

// Some programs turn PTX into machine code themselves, with NVIDIA's ptxas (Triton) or nvJitLink
// (Numba, CuPy). The software GPU executes PTX only, so such programs get tools that hand it
// through.

const envPreload = "LD_PRELOAD"

// The values of envSoftTools. Without one, a program that is no Python program gets no library
// preloaded: that disturbs programs which were built with a sanitizer.
const (
	softToolsOff = "off" // NVIDIA's tools
	softToolsAll = "all" // the libraries for every program
)

// toolFiles is a variable for the tests.
var toolFiles = passthrough.Files

// withSoftTools adds to env what names the tools to a program. A tool of the user's own, named by
// the same variable, stays.
func withSoftTools(env []string, program, profile string) ([]string, error) {
	wanted := lookup(env, envSoftTools)
	if wanted != "" && wanted != softToolsOff && wanted != softToolsAll {
		return nil, usagef("%s=%s: use %s or %s, or leave it out", envSoftTools, wanted, softToolsOff, softToolsAll)
	}
	if wanted == softToolsOff {
		return env, nil
	}
	var files []shim.File
	content := toolFiles()
	for _, name := range slices.Sorted(maps.Keys(content)) {
		files = append(files, shim.File{Name: name, Data: content[name]})
	}
	dir, err := extractFiles("tools", files)
	if err != nil {
		return nil, err
	}
	ptxas := filepath.Join(dir, passthrough.Assembler)
	env = withDefaults(env, []string{"TRITON_PTXAS_PATH=" + ptxas, "TRITON_PTXAS_BLACKWELL_PATH=" + ptxas})
	if devices.SoftCapability(profile) >= 90 {
		// From 9.0 on Triton multiplies matrices by instructions that the software GPU lacks.
		env = withDefaults(env, []string{"TRITON_OVERRIDE_ARCH=sm80"})
	}
	if wanted == softToolsAll || isPython(program) {
		env = preload(env, filepath.Join(dir, passthrough.Linker12), filepath.Join(dir, passthrough.Linker13))
	}
	return env, nil
}

// preload adds libraries to those that programs load first.
func preload(env []string, libraries ...string) []string {
	list := strings.FieldsFunc(lookup(env, envPreload), func(r rune) bool { return r == ':' || r == ' ' })
	for _, l := range libraries {
		have := false
		for _, other := range list {
			have = have || filepath.Base(other) == filepath.Base(l) // the user's own, or an outer ferry run's
		}
		if !have {
			list = append(list, l)
		}
	}
	return append(without(env, envPreload), envPreload+"="+strings.Join(list, ":"))
}

// isPython reports whether a program is a Python interpreter, or a script for one.
func isPython(path string) bool {
	if strings.HasPrefix(filepath.Base(path), "python") {
		return true
	}
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer func() { _ = f.Close() }()
	line, _ := bufio.NewReader(io.LimitReader(f, 256)).ReadString('\n')
	return strings.HasPrefix(line, "#!") && strings.Contains(line, "python")
}
