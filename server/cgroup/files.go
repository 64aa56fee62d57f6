package cgroup

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// ownGroup is the folder of this process's group of version 2, and where the hierarchy is
// mounted.
func ownGroup() (dir, mount string, err error) { return groupOf(os.Getpid()) }

// groupOf is the folder of the group of a process.
func groupOf(pid int) (dir, mount string, err error) {
	mounts, err := os.ReadFile("/proc/self/mountinfo")
	if err != nil {
		return "", "", err
	}
	groups, err := os.ReadFile(fmt.Sprintf("/proc/%d/cgroup", pid))
	if err != nil {
		return "", "", err
	}
	mount, root := findMount(string(mounts), "cgroup2", "")
	if mount == "" {
		return "", "", errors.New("no control groups of version 2 are mounted here")
	}
	path, ok := pathOf(string(groups), "")
	if !ok {
		return "", "", errors.New("this kernel has no control groups of version 2")
	}
	inside, ok := below(path, root)
	if !ok {
		return "", "", fmt.Errorf("the control group %s of this server is not below %s, which is all that is mounted here", path, root)
	}
	return filepath.Join(mount, inside), mount, nil
}

// findMount finds a hierarchy in the text of mountinfo: its type, and for version 1 the
// controller it has. root is the group that is visible as the mount.
func findMount(mounts, kind, controller string) (at, root string) {
	for line := range strings.Lines(mounts) {
		before, after, ok := strings.Cut(line, " - ")
		f, g := strings.Fields(before), strings.Fields(after)
		if !ok || len(f) < 5 || len(g) < 3 || g[0] != kind {
			continue
		}
		if controller == "" || slices.Contains(strings.Split(g[2], ","), controller) {
			return unescape(f[4]), unescape(f[3])
		}
	}
	return "", ""
}

// unescape reads a path of mountinfo, in which blanks are \040.
func unescape(path string) string {
	for _, c := range []string{" ", "\t", "\n", "\\"} {
		path = strings.ReplaceAll(path, fmt.Sprintf("\\%03o", c[0]), c)
	}
	return path
}

// pathOf finds the path of a process in the text of its cgroup file: in the hierarchy of
// version 2, or in that of a controller of version 1.
func pathOf(groups, controller string) (string, bool) {
	for line := range strings.Lines(groups) {
		f := strings.SplitN(strings.TrimSuffix(line, "\n"), ":", 3)
		if len(f) != 3 {
			continue
		}
		if controller == "" && f[0] == "0" && f[1] == "" || controller != "" && slices.Contains(strings.Split(f[1], ","), controller) {
			return f[2], true
		}
	}
	return "", false
}

// below is a path relative to root; false if it is elsewhere.
func below(path, root string) (string, bool) {
	if root == "/" || root == path {
		return strings.TrimPrefix(path, root), !strings.HasPrefix(path, "/..")
	}
	return strings.CutPrefix(path, strings.TrimSuffix(root, "/")+"/")
}

// enabled reads a list of controllers.
func enabled(file string) map[string]bool {
	has := map[string]bool{}
	text, _ := os.ReadFile(file)
	for name := range strings.FieldsSeq(string(text)) {
		has[name] = true
	}
	return has
}

// enable has a group divide what it has among its children. One controller that cannot be had
// does not keep the others out; enabled says which came.
func enable(dir string, has map[string]bool) {
	for _, name := range controllers {
		if has[name] {
			_ = write(dir, "cgroup.subtree_control", "+"+name)
		}
	}
}

func names(has map[string]bool) []string { return slices.Sorted(maps.Keys(has)) }

// limitText writes a limit; 0 for none.
func limitText(n uint64) string {
	if n == 0 {
		return "max"
	}
	return strconv.FormatUint(n, 10)
}

// write writes a file of a group. The kernel takes or refuses all of it in one call.
func write(dir, file, text string) error {
	f, err := os.OpenFile(filepath.Join(dir, file), os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	return errors.Join(err, f.Close())
}

// makeFolder makes a group, unless it is there already.
func makeFolder(dir string) error {
	if err := os.Mkdir(dir, 0o755); err != nil && !errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("making a control group: %w", err)
	}
	return nil
}

// removeFolder removes a group. One that is gone is removed.
func removeFolder(dir string) error {
	if err := os.Remove(dir); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}
