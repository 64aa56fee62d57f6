package main

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"encoding/base64"
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
	notices, err := fileEntry(info+"/licenses/third-party-licenses", r.notices, 0o644)
	if err != nil {
		return err
	}
	list = append(append(list, binary, license, notices), shims...)
	list = append(list,
		entry{name: info + "/METADATA", mode: 0o644, data: fmt.Appendf(nil, "Metadata-Version: 2.4\nName: ferry-gpu\nVersion: %s\nSummary: Use a GPU that is not in this machine\nLicense-Expression: Apache-2.0\nLicense-File: LICENSE\nLicense-File: third-party-licenses\nRequires-Python: >=3.8\n", r.version)},
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
