package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strconv"
	"strings"
)

var pfn = regexp.MustCompile(`PFN_(cu\w+?)_v(\d+)(_ptds|_ptsz)?\)`)

// readVersions collects, per base name, the CUDA versions in which its
// signatures appeared, oldest first. They are in the names of the function
// pointer types that cudaTypedefs.h and its siblings define.
func readVersions(include string) (map[string][]int, error) {
	files, err := filepath.Glob(filepath.Join(include, "cuda*Typedefs.h"))
	if err != nil || len(files) == 0 {
		return nil, fmt.Errorf("no cudaTypedefs.h in %s", include)
	}
	seen := map[string]map[int]bool{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		for _, m := range pfn.FindAllStringSubmatch(string(text), -1) {
			if m[3] != "" {
				continue // a per-thread variant follows its function
			}
			v, _ := strconv.Atoi(m[2])
			if seen[m[1]] == nil {
				seen[m[1]] = map[int]bool{}
			}
			seen[m[1]][v] = true
		}
	}
	out := map[string][]int{}
	for name, set := range seen {
		for v := range set {
			out[name] = append(out[name], v)
		}
		sort.Ints(out[name])
	}
	return out, nil
}

// form is the version part of a name: 1 for the plain one, 2 for _v2, …
func form(name string) int {
	name = strings.TrimSuffix(strings.TrimSuffix(name, "_ptds"), "_ptsz")
	m := versioned.FindString(name)
	if m == "" {
		return 1
	}
	n, _ := strconv.Atoi(m[2:])
	return n
}

// perThread reports whether a name is that of a per-thread variant.
func perThread(name string) bool {
	return strings.HasSuffix(name, "_ptds") || strings.HasSuffix(name, "_ptsz")
}

// since finds when each exported name appeared. The nth form of a name belongs
// to its nth signature. Names nobody can ask cuGetProcAddress for get 0.
func since(exports []string, intro map[string][]int) (map[string]int, error) {
	forms := map[string][]string{}
	for _, name := range exports {
		if !perThread(name) {
			forms[baseName(name)] = append(forms[baseName(name)], name)
		}
	}
	out := map[string]int{}
	for base, names := range forms {
		sort.Slice(names, func(i, j int) bool { return form(names[i]) < form(names[j]) })
		versions := intro[base]
		if len(versions) == 0 {
			continue
		}
		if len(versions) != len(names) {
			return nil, fmt.Errorf("%s: names %v but versions %v", base, names, versions)
		}
		for i, name := range names {
			out[name] = versions[i]
		}
	}
	for _, name := range exports {
		if perThread(name) {
			// The per-thread default stream came with CUDA 7.
			out[name] = max(out[plain(name)], 7000)
		}
	}
	return out, nil
}

// plain is the name without a per-thread suffix.
func plain(name string) string {
	return strings.TrimSuffix(strings.TrimSuffix(name, "_ptds"), "_ptsz")
}
