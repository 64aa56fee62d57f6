package main

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"debug/buildinfo"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"time"
)

// wheelName is what pip calls the package.
const wheelName = "ferry_gpu"

// tags of the platforms, as pip names them: the shims need glibc 2.28, the static ferry nothing.
var wheelTags = map[string]string{"amd64": "manylinux_2_28_x86_64", "arm64": "manylinux_2_28_aarch64"}

// wheel makes the Python wheel: the package, the static ferry and the shims.
func (r *release) wheel() error {
	tag := "py3-none-" + wheelTags[r.arch]
	info := fmt.Sprintf("%s-%s.dist-info", wheelName, r.version)
	list, err := folderEntries("ferry", r.python, 0o644, ".py")
	if err != nil {
		return err
	}
	binary, err := fileEntry("ferry/bin/ferry", r.static, 0o755)
	if err != nil {
		return err
	}
	shims, err := r.shimEntries("ferry/lib")
	if err != nil {
		return err
	}
	license, err := fileEntry(info+"/licenses/LICENSE", r.license, 0o644)
	if err != nil {
		return err
	}
	list = append(append(list, binary, license), shims...)
	list = append(list,
		entry{name: info + "/METADATA", mode: 0o644, data: fmt.Appendf(nil, "Metadata-Version: 2.4\nName: ferry-gpu\nVersion: %s\nSummary: Use a GPU that is not in this machine\nLicense-Expression: Apache-2.0\nLicense-File: LICENSE\nRequires-Python: >=3.8\n", r.version)},
		entry{name: info + "/WHEEL", mode: 0o644, data: fmt.Appendf(nil, "Wheel-Version: 1.0\nGenerator: ferry make release\nRoot-Is-Purelib: false\nTag: %s\n", tag)},
		entry{name: info + "/entry_points.txt", mode: 0o644, data: []byte("[console_scripts]\nferry = ferry:main\n")},
	)
	slices.SortFunc(list, func(a, b entry) int { return strings.Compare(a.name, b.name) })
	var record strings.Builder
	for _, e := range list {
		sum := sha256.Sum256(e.data)
		fmt.Fprintf(&record, "%s,sha256=%s,%d\n", e.name, base64.RawURLEncoding.EncodeToString(sum[:]), len(e.data))
	}
	fmt.Fprintf(&record, "%s/RECORD,,\n", info)
	list = append(list, entry{name: info + "/RECORD", mode: 0o644, data: []byte(record.String())}) // last, by custom

	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, e := range list {
		h := &zip.FileHeader{Name: e.name, Method: zip.Deflate, Modified: r.zipTime()}
		h.SetMode(fs.FileMode(e.mode))
		f, err := w.CreateHeader(h)
		if err == nil {
			_, err = f.Write(e.data)
		}
		if err != nil {
			return err
		}
	}
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(r.path("%s-%s-%s.whl", wheelName, r.version, tag), b.Bytes(), 0o644)
}

// zipTime is the time of the release, not before what a zip can say.
func (r *release) zipTime() time.Time {
	first := time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)
	if r.time.Before(first) {
		return first
	}
	return r.time
}

// sbom writes what is inside ferry, in CycloneDX 1.5, from the list that Go keeps in the program.
func (r *release) sbom() error {
	info, err := buildinfo.ReadFile(r.dynamic)
	if err != nil {
		return err
	}
	type component struct {
		Type    string `json:"type"`
		Name    string `json:"name"`
		Version string `json:"version"`
		PURL    string `json:"purl"`
	}
	list := []component{{"library", "stdlib", strings.TrimPrefix(info.GoVersion, "go"), "pkg:golang/stdlib@" + strings.TrimPrefix(info.GoVersion, "go")}}
	for _, d := range info.Deps {
		if d.Replace != nil {
			d = d.Replace
		}
		list = append(list, component{"library", d.Path, d.Version, "pkg:golang/" + d.Path + "@" + d.Version})
	}
	text, err := json.MarshalIndent(map[string]any{
		"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
		"metadata": map[string]any{
			"timestamp": r.time.Format(time.RFC3339),
			"component": map[string]any{"type": "application", "name": "ferry", "version": r.version, "licenses": []any{map[string]any{"license": map[string]string{"id": "Apache-2.0"}}}},
		},
		"components": list,
	}, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(r.path("ferry-%s-sbom.cdx.json", r.version), append(text, '\n'), 0o644)
}
