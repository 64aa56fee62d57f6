package main

import (
	"bytes"
	"debug/buildinfo"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

// noticeFile are the names under which modules keep their license and what it asks to be passed on.
var noticeFile = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|patents)([.-].*)?$`)

// writeNotices writes the licenses of Go and of every module that is linked into a program: most of them
// ask that whoever passes the program on passes on their text.
func writeNotices(program, file string) error {
	info, err := buildinfo.ReadFile(program)
	if err != nil {
		return err
	}
	var out bytes.Buffer
	fmt.Fprintf(&out, "Ferry is linked with the following, each under its own license.\n")
	goRoot, err := goSays("env", "GOROOT")
	if err != nil {
		return err
	}
	if err := addNotices(&out, "Go "+strings.TrimPrefix(info.GoVersion, "go"), goRoot); err != nil {
		return err
	}
	for _, d := range info.Deps {
		if d.Replace != nil {
			d = d.Replace
		}
		folder, err := goSays("list", "-m", "-f", "{{.Dir}}", d.Path)
		if err != nil {
			return err
		}
		if err := addNotices(&out, d.Path+" "+d.Version, folder); err != nil {
			return err
		}
	}
	return os.WriteFile(file, out.Bytes(), 0o644)
}

// addNotices adds the license files of a folder. A folder without one is an error: nobody may pass that on.
func addNotices(out *bytes.Buffer, name, folder string) error {
	files, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	found := false
	for _, f := range files {
		if f.IsDir() || !noticeFile.MatchString(f.Name()) || filepath.Ext(f.Name()) == ".go" {
			continue
		}
		text, err := os.ReadFile(filepath.Join(folder, f.Name()))
		if err != nil {
			return err
		}
		found = true
		fmt.Fprintf(out, "\n==== %s: %s\n\n%s\n", name, f.Name(), strings.TrimSpace(string(text)))
	}
	if !found {
		return fmt.Errorf("%s has no license in %s: a release must not contain it", name, folder)
	}
	return nil
}

// goSays is one line that the go command answers.
func goSays(args ...string) (string, error) {
	cmd := exec.Command("go", args...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("go %s: %w", strings.Join(args, " "), err)
	}
	return strings.TrimSpace(string(out)), nil
}
