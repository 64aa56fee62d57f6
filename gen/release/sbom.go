package main

import (
	"crypto/sha256"
	"debug/buildinfo"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"time"
)

// A component is a part of what is shipped, as CycloneDX describes it.
type component struct {
	Type    string `json:"type"`
	Name    string `json:"name"`
	Version string `json:"version,omitempty"`
	PURL    string `json:"purl,omitempty"`
	Hashes  []hash `json:"hashes,omitempty"`
}

type hash struct {
	Algorithm string `json:"alg"`
	Content   string `json:"content"`
}

// sbom writes what is inside ferry. An image has a list of its own, with the libraries that it adds.
func (r *release) sbom() error {
	text, err := r.sbomText(nil)
	if err != nil {
		return err
	}
	return os.WriteFile(r.path("ferry-%s-sbom.cdx.json", r.version), text, 0o644)
}

// sbomText is a list in CycloneDX 1.5: modules, as Go keeps them in the program, and files by their sums.
func (r *release) sbomText(files []entry) ([]byte, error) {
	info, err := buildinfo.ReadFile(r.dynamic)
	if err != nil {
		return nil, err
	}
	goVersion := strings.TrimPrefix(info.GoVersion, "go")
	list := []component{{Type: "library", Name: "stdlib", Version: goVersion, PURL: "pkg:golang/stdlib@" + goVersion}}
	for _, d := range info.Deps {
		if d.Replace != nil {
			d = d.Replace
		}
		list = append(list, component{Type: "library", Name: d.Path, Version: d.Version, PURL: "pkg:golang/" + d.Path + "@" + d.Version})
	}
	for _, f := range files {
		list = append(list, component{Type: "file", Name: f.name, Hashes: []hash{{"SHA-256", fmt.Sprintf("%x", sha256.Sum256(f.data))}}})
	}
	text, err := json.MarshalIndent(map[string]any{
		"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
		"metadata": map[string]any{
			"timestamp": r.time.Format(time.RFC3339),
			"component": map[string]any{"type": "application", "name": "ferry", "version": r.version, "licenses": []any{map[string]any{"license": map[string]string{"id": "Apache-2.0"}}}},
		},
		"components": list,
	}, "", "  ")
	return append(text, '\n'), err
}
