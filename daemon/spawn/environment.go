package spawn

import (
	"path/filepath"
	"slices"
	"strings"
)

// leanEnvironment keeps the variables that the loader, NVIDIA's libraries and Go read. The C library has
// one arena: each further one takes 64 MiB of addresses whenever a thread happens to need it, and moves what
// the driver reserves next, which must come out the same in every worker (gpu.BelowCeiling).
func leanEnvironment(env []string) []string {
	names := []string{"PATH", "LD_LIBRARY_PATH", "LANG", "TZ", "FERRY_LIBCUDA", "FERRY_LIBNVML"}
	prefixes := []string{"LC_", "CUDA_", "NVIDIA_", "GOMAXPROCS", "GODEBUG", "GOGC", "GOMEMLIMIT", "GOTRACEBACK", "GORACE"}
	lean := []string{"MALLOC_ARENA_MAX=1"}
	for _, e := range env {
		name, _, _ := strings.Cut(e, "=")
		if slices.Contains(names, name) || slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(name, p) }) {
			lean = append(lean, e)
		}
	}
	return lean
}

// libraryFiles are the folders outside the system's from which the environment has
// libraries loaded.
func libraryFiles(env []string) (files []string) {
	add := func(path string) {
		if !filepath.IsAbs(path) {
			return
		}
		files = append(files, path)
		if real, err := filepath.EvalSymlinks(path); err == nil && real != path {
			files = append(files, real)
		}
	}
	for _, e := range env {
		switch name, value, _ := strings.Cut(e, "="); name {
		case "LD_LIBRARY_PATH":
			for _, dir := range filepath.SplitList(value) {
				add(dir)
			}
		case "FERRY_LIBCUDA", "FERRY_LIBNVML": // the libraries it loads are in the same folder
			add(filepath.Dir(value))
			if real, err := filepath.EvalSymlinks(value); err == nil {
				add(filepath.Dir(real))
			}
		}
	}
	return files
}
