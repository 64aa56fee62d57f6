package main

import (
	"bytes"
	"crypto/sha256"
	"debug/elf"
	"encoding/json"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"time"
)

// An image is what is in a container image. Its only layer holds the entries.
type image struct {
	name       string
	entries    []entry
	entrypoint []string
	command    []string
	env        []string
	user       string
}

// A descriptor names a blob of an OCI layout.
type descriptor struct {
	MediaType   string            `json:"mediaType"`
	Digest      string            `json:"digest"`
	Size        int               `json:"size"`
	Annotations map[string]string `json:"annotations,omitempty"`
}

const (
	typeManifest = "application/vnd.oci.image.manifest.v1+json"
	typeConfig   = "application/vnd.oci.image.config.v1+json"
	typeLayer    = "application/vnd.oci.image.layer.v1.tar+gzip"
	typeIndex    = "application/vnd.oci.image.index.v1+json"
)

func digestOf(b []byte) string { return fmt.Sprintf("sha256:%x", sha256.Sum256(b)) }

// images makes the image of the server and that of the client.
//
// The client's holds the static ferry, and the shims where the loader finds them: programs of images
// that are built on it find libcuda.so.1 without ferry run. The server's has the ferry that drives real
// GPUs; NVIDIA's container toolkit adds the driver's libraries. Both have the C library of the build machine.
func (r *release) images() error {
	libraries, err := neededLibraries(r.dynamic)
	if err != nil {
		return err
	}
	bom, err := r.sbomText(libraries)
	if err != nil {
		return err
	}
	common := append(append(accounts(), libraries...), entry{name: "usr/share/doc/ferry/sbom.cdx.json", mode: 0o644, data: bom})
	static, err := fileEntry("usr/bin/ferry", r.static, 0o755)
	if err != nil {
		return err
	}
	dynamic, err := fileEntry("usr/bin/ferry", r.dynamic, 0o755)
	if err != nil {
		return err
	}
	shims, err := r.shimEntries("usr/lib/ferry")
	if err != nil {
		return err
	}
	for name, file := range map[string]string{"LICENSE": r.license, "third-party-licenses": r.notices} {
		e, err := fileEntry("usr/share/doc/ferry/"+name, file, 0o644)
		if err != nil {
			return err
		}
		common = append(common, e)
	}
	client := image{
		name: "ferry-client", entries: slices.Concat([]entry{static}, shims, common), entrypoint: []string{"/usr/bin/ferry"}, command: []string{"--help"},
		env: []string{"PATH=/usr/local/bin:/usr/bin:/bin", "HOME=/home/ferry", "LD_LIBRARY_PATH=/usr/lib/ferry"}, user: "65532:65532",
	}
	server := image{
		name: "ferry-server", entries: slices.Concat([]entry{dynamic}, common), entrypoint: []string{"/usr/bin/ferry", "serve"}, command: []string{},
		env: []string{"PATH=/usr/local/bin:/usr/bin:/bin", "NVIDIA_VISIBLE_DEVICES=all", "NVIDIA_DRIVER_CAPABILITIES=compute,utility"},
	}
	for _, m := range []image{client, server} {
		if err := r.writeImage(m); err != nil {
			return fmt.Errorf("%s: %w", m.name, err)
		}
	}
	return nil
}

// accounts are the files that every image has: users, and a folder for temporary files.
func accounts() []entry {
	return []entry{
		{name: "etc/passwd", mode: 0o644, data: []byte("root:x:0:0:root:/root:/sbin/nologin\nnobody:x:65534:65534:nobody:/:/sbin/nologin\nferry:x:65532:65532:ferry:/home/ferry:/sbin/nologin\n")},
		{name: "etc/group", mode: 0o644, data: []byte("root:x:0:\nnogroup:x:65534:\nferry:x:65532:\n")},
		{name: "home/ferry/", mode: 0o755, uid: 65532},
		{name: "tmp/", mode: 0o1777},
	}
}

// libraryFolders are where the loader of the build machine finds libraries.
var libraryFolders = []string{"/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu", "/lib64", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64"}

// neededLibraries are the libraries that a program needs, and its loader, at the places where both look
// for them.
func neededLibraries(program string) ([]entry, error) {
	f, err := elf.Open(program)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }()
	var list []entry
	for _, p := range f.Progs {
		if p.Type == elf.PT_INTERP {
			name := make([]byte, p.Filesz)
			if _, err := p.ReadAt(name, 0); err != nil {
				return nil, err
			}
			loader := string(bytes.TrimRight(name, "\x00"))
			e, err := fileEntry(loader[1:], loader, 0o755)
			if err != nil {
				return nil, err
			}
			list = append(list, e)
		}
	}
	// The C library's own parts that it, or the driver's libraries, load by themselves.
	queue, have := []string{"libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0", "librt.so.1", "libgcc_s.so.1"}, map[string]bool{}
	needed, err := f.ImportedLibraries()
	if err != nil {
		return nil, err
	}
	for queue = append(queue, needed...); len(queue) > 0; queue = queue[1:] {
		name := queue[0]
		if have[name] || slices.ContainsFunc(list, func(e entry) bool { return path.Base(e.name) == name }) {
			continue
		}
		have[name] = true
		e, err := findLibrary(name)
		if err != nil {
			return nil, err
		}
		list = append(list, e)
	}
	return list, nil
}

func findLibrary(name string) (entry, error) {
	for _, folder := range libraryFolders {
		file := filepath.Join(folder, name)
		if _, err := os.Stat(file); err == nil {
			return fileEntry(file[1:], file, 0o755)
		}
	}
	return entry{}, fmt.Errorf("the library %s is in none of %v", name, libraryFolders)
}

// writeImage writes an image as a tar of an OCI layout: skopeo, podman, docker load and ctr read it.
func (r *release) writeImage(m image) error {
	var layer bytes.Buffer
	if err := r.writeTar(&layer, m.entries); err != nil {
		return err
	}
	packed, err := compress(layer.Bytes())
	if err != nil {
		return err
	}
	config, err := json.Marshal(map[string]any{
		"created": r.time.Format(time.RFC3339), "architecture": r.arch, "os": "linux",
		"config": map[string]any{
			"Entrypoint": m.entrypoint, "Cmd": m.command, "Env": m.env, "User": m.user, "WorkingDir": "/",
			"Labels": map[string]string{"org.opencontainers.image.title": m.name, "org.opencontainers.image.version": r.version, "org.opencontainers.image.licenses": "Apache-2.0"},
		},
		"rootfs":  map[string]any{"type": "layers", "diff_ids": []string{digestOf(layer.Bytes())}},
		"history": []map[string]any{{"created": r.time.Format(time.RFC3339), "created_by": "ferry make release"}},
	})
	if err != nil {
		return err
	}
	blobs := map[string][]byte{}
	put := func(kind string, b []byte) descriptor {
		blobs[digestOf(b)] = b
		return descriptor{MediaType: kind, Digest: digestOf(b), Size: len(b)}
	}
	manifest, err := json.Marshal(map[string]any{
		"schemaVersion": 2, "mediaType": typeManifest, "config": put(typeConfig, config), "layers": []descriptor{put(typeLayer, packed)},
	})
	if err != nil {
		return err
	}
	top := put(typeManifest, manifest)
	top.Annotations = map[string]string{"org.opencontainers.image.ref.name": r.version, "io.containerd.image.name": "ferry.local/" + m.name + ":" + r.version}
	index, err := json.Marshal(map[string]any{"schemaVersion": 2, "mediaType": typeIndex, "manifests": []descriptor{top}})
	if err != nil {
		return err
	}
	list := []entry{
		{name: "oci-layout", mode: 0o644, data: []byte(`{"imageLayoutVersion":"1.0.0"}`)},
		{name: "index.json", mode: 0o644, data: index},
	}
	for digest, b := range blobs {
		list = append(list, entry{name: "blobs/sha256/" + digest[len("sha256:"):], mode: 0o644, data: b})
	}
	var out bytes.Buffer
	if err := r.writeTar(&out, list); err != nil {
		return err
	}
	return os.WriteFile(r.path("%s-%s-linux-%s.oci.tar", m.name, r.version, r.arch), out.Bytes(), 0o644)
}
