// Command release makes the files of a release from what make has built: tarballs, images in the
// OCI layout, a Python wheel, a list of what is inside (SBOM) and checksums. The same inputs give the
// same bytes: every time stamp is -time, and every list is sorted. It needs no container engine.
package main

import (
	"crypto/ed25519"
	"crypto/sha256"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// A release is what is made.
type release struct {
	version string
	arch    string // as Go names it
	time    time.Time
	out     string // the folder of the files
	only    string // make only this step
	inputs
}

// inputs are the files that a release is made of.
type inputs struct {
	dynamic string // ferry that drives real GPUs; it needs glibc
	static  string // ferry that needs nothing, and drives none
	shims   string // the folder of libcuda.so.1 and libnvidia-ml.so.1
	python  string // the folder of the Python package
	man     string // the folder of man pages
	license string
	notices string // licenses of what is linked into ferry
	config  string // ferry.toml
}

func main() {
	var r release
	var epoch int64
	var key, notices string
	flag.StringVar(&r.version, "version", "", "version of the release")
	flag.StringVar(&r.arch, "arch", "amd64", "architecture, as Go names it")
	flag.Int64Var(&epoch, "time", 0, "Unix time of everything in it")
	flag.StringVar(&r.out, "out", "build/release", "folder of the files")
	flag.StringVar(&r.dynamic, "ferry", "build/release-bin/ferry", "ferry that drives real GPUs")
	flag.StringVar(&r.static, "static", "build/release-bin/ferry-static", "ferry that needs no library")
	flag.StringVar(&r.shims, "shims", "build/release-bin/lib", "folder of the shims")
	flag.StringVar(&r.python, "python", "scripts/packaging/python", "folder of the Python package")
	flag.StringVar(&r.man, "man", "build/packages/man", "folder of man pages")
	flag.StringVar(&r.license, "license", "LICENSE", "license")
	flag.StringVar(&r.notices, "third-party", "build/packages/third-party-licenses", "licenses of what is linked into ferry, as -notices writes them")
	flag.StringVar(&r.config, "config", "docs/ferry.toml", "commented configuration")
	flag.StringVar(&r.only, "only", "", "make only tarballs, images, wheel, sbom or sums")
	flag.StringVar(&key, "key", os.Getenv("FERRY_RELEASE_KEY"), "file with an Ed25519 key (PEM, PKCS #8) that signs the checksums; empty: no signature")
	flag.StringVar(&notices, "notices", "", "write the licenses of what is linked into ferry to this file, and nothing else")
	flag.Parse()
	r.time = time.Unix(epoch, 0).UTC()
	make := func() error { return r.make(key) }
	if notices != "" {
		make = func() error { return writeNotices(r.dynamic, notices) }
	}
	if err := make(); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// make makes all files, and then the sums over everything in the folder.
func (r *release) make(key string) error {
	if err := os.MkdirAll(r.out, 0o755); err != nil {
		return err
	}
	for _, step := range []struct {
		name string
		make func() error
	}{{"tarballs", r.tarballs}, {"images", r.images}, {"wheel", r.wheel}, {"sbom", r.sbom}} {
		if r.only != "" && r.only != step.name {
			continue
		}
		if err := step.make(); err != nil {
			return err
		}
	}
	return r.sums(key)
}

// path is a file of the release.
func (r *release) path(format string, args ...any) string {
	return filepath.Join(r.out, fmt.Sprintf(format, args...))
}

const (
	sumsFile      = "SHA256SUMS"
	signatureFile = "SHA256SUMS.sig"
)

// sums writes SHA256SUMS over all files of the folder, and signs it.
func (r *release) sums(key string) error {
	names, err := os.ReadDir(r.out)
	if err != nil {
		return err
	}
	var lines []string
	for _, n := range names {
		if n.IsDir() || n.Name() == sumsFile || n.Name() == signatureFile {
			continue
		}
		text, err := os.ReadFile(r.path("%s", n.Name()))
		if err != nil {
			return err
		}
		lines = append(lines, fmt.Sprintf("%x  %s\n", sha256.Sum256(text), n.Name()))
	}
	slices.Sort(lines)
	text := []byte(strings.Join(lines, ""))
	if err := os.WriteFile(r.path(sumsFile), text, 0o644); err != nil {
		return err
	}
	if key == "" {
		_ = os.Remove(r.path(signatureFile))
		return nil
	}
	signature, err := sign(key, text)
	if err != nil {
		return fmt.Errorf("the key %s: %w", key, err)
	}
	return os.WriteFile(r.path(signatureFile), signature, 0o644)
}

// sign signs a text with the key of a file. openssl pkeyutl -verify -rawin checks the signature.
func sign(file string, text []byte) ([]byte, error) {
	raw, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	block, _ := pem.Decode(raw)
	if block == nil {
		return nil, errors.New("it is not PEM")
	}
	parsed, err := x509.ParsePKCS8PrivateKey(block.Bytes)
	if err != nil {
		return nil, err
	}
	key, ok := parsed.(ed25519.PrivateKey)
	if !ok {
		return nil, errors.New("it is not an Ed25519 key: openssl genpkey -algorithm ed25519 makes one")
	}
	return ed25519.Sign(key, text), nil
}
