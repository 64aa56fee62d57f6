package breakout

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/sys/unix"
)

// Attacks by what a worker leaves in its folders, which the daemon removes with its own rights.

var fileAttacks = []*attack{
	{
		name: "folder-deep", tries: "1,000 folders in each other, longer than a path, in its own folder", quick: true, worker: func(*captive, string) string {
			at, err := unix.Open(os.Getenv("TMPDIR"), unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
			for range 1000 {
				if err != nil {
					return verdict(err)
				}
				err = unix.Mkdirat(at, "folder", 0o700)
				next, openErr := unix.Openat(at, "folder", unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
				_ = unix.Close(at)
				if at = next; openErr != nil {
					return verdict(openErr)
				}
			}
			return verdict(err)
		}, want: "done",
	},
	{
		name: "folder-many", tries: "5,000 files with odd names in its own folder", worker: func(*captive, string) string {
			for n := range 5000 {
				name := filepath.Join(os.Getenv("TMPDIR"), fmt.Sprintf("\x01\xff -rf %d\n*", n))
				if err := os.WriteFile(name, nil, 0o600); err != nil {
					return verdict(err)
				}
			}
			return "done"
		}, want: "done",
	},
	{
		name: "folder-links", tries: "links to what is outside, sockets and closed folders in its own folder", quick: true, play: playOutside,
		worker: func(_ *captive, argument string) string {
			temp := os.Getenv("TMPDIR")
			_ = os.Symlink(argument, filepath.Join(temp, "link"))
			_ = os.Symlink("/", filepath.Join(temp, "root"))
			_ = os.Symlink("..", filepath.Join(temp, "up"))
			_ = os.Mkdir(filepath.Join(temp, "closed"), 0)
			fd, err := unix.Socket(unix.AF_UNIX, unix.SOCK_STREAM, 0)
			if err == nil {
				_ = unix.Bind(fd, &unix.SockaddrUnix{Name: filepath.Join(temp, "socket")})
			}
			linked := unix.Link(filepath.Join(argument, "kept"), filepath.Join(temp, "hard"))
			return "a hard link: " + verdict(linked)
		}, want: "a hard link: (EACCES|EPERM|EXDEV)",
	},
	{
		name: "folder-outside", tries: "writes, renames, links and removes outside its folders", quick: true, play: playOutside,
		worker: func(_ *captive, argument string) string {
			kept, temp := filepath.Join(argument, "kept"), os.Getenv("TMPDIR")
			var got []string
			for _, err := range []error{
				os.WriteFile(filepath.Join(argument, "new"), nil, 0o600), os.WriteFile(kept, nil, 0o600), os.Remove(kept), os.Rename(kept, filepath.Join(temp, "k")),
				os.Rename(temp, filepath.Join(argument, "moved")), os.Mkdir(filepath.Join(argument, "d"), 0o700), os.Symlink("/", filepath.Join(argument, "l")), unix.Truncate(kept, 0),
			} {
				got = append(got, outcomeOf(err))
			}
			return strings.Join(got, " ")
		}, want: "refused( refused){7}",
	},
	{
		name: "cache-links", tries: "links, folders, sparse and unreadable files in the cache of images, more than it may hold", quick: true, play: playOutside,
		worker: func(w *captive, argument string) string {
			dir := w.boot.CacheDir
			if dir == "" {
				return "no cache"
			}
			_ = os.Symlink(argument, filepath.Join(dir, "link"))
			_ = os.MkdirAll(filepath.Join(dir, "a/b/c"), 0o700)
			_ = os.Symlink(argument, filepath.Join(dir, "a/b/c/link"))
			for _, name := range []string{"sparse", "a/b/c/sparse"} {
				if f, err := os.Create(filepath.Join(dir, name)); err == nil {
					_, _ = f.Truncate(1<<40), f.Close()
				}
			}
			_ = os.WriteFile(filepath.Join(dir, "closed"), make([]byte, 1000), 0)
			_ = os.Mkdir(filepath.Join(dir, "shut"), 0)
			linked := unix.Link(filepath.Join(argument, "kept"), filepath.Join(dir, "hard"))
			return "a hard link: " + verdict(linked)
		}, want: "a hard link: (EACCES|EPERM|EXDEV)",
	},
	{
		name: "cache-swapped", tries: "has the daemon sweep the cache while a folder in it becomes a link to what is outside", play: playOutside,
		worker: func(w *captive, argument string) string {
			dir := w.boot.CacheDir
			_ = os.Mkdir(filepath.Join(dir, "swap"), 0o700)
			for n := range 2000 {
				if f, err := os.Create(filepath.Join(dir, fmt.Sprint("fill", n))); err == nil {
					_, _ = f.Truncate(1<<20), f.Close()
				}
			}
			if f, err := os.Create(filepath.Join(dir, "swap/kept")); err == nil {
				_, _ = f.Truncate(1<<40), f.Close()
			}
			_ = os.Symlink(argument, filepath.Join(dir, "other"))
			go func() {
				for {
					_ = os.Rename(filepath.Join(dir, "swap"), filepath.Join(dir, "folder"))
					_ = os.Rename(filepath.Join(dir, "other"), filepath.Join(dir, "swap"))
					_ = os.Rename(filepath.Join(dir, "swap"), filepath.Join(dir, "other"))
					_ = os.Rename(filepath.Join(dir, "folder"), filepath.Join(dir, "swap"))
				}
			}()
			w.say("swaps")
			w.awaitEnd()
			os.Exit(0)
			return ""
		}, want: "swaps",
	},
}

func outcomeOf(err error) string {
	if err == nil {
		return "done"
	}
	return "refused"
}

// playOutside plays an attack beside a folder that anyone may write to, which must stay as it is. While the attacker is there other sessions end,
// which has the daemon sweep the cache.
func playOutside(s *site, a *attack) (string, error) {
	outside := s.set.path("open")
	kept := filepath.Join(outside, "kept")
	if err := os.WriteFile(kept, []byte("kept"), 0o666); err != nil {
		return "", err
	}
	c, err := s.open("unix", prefix+a.name+" "+outside, attacker, nil)
	if err != nil {
		return "", err
	}
	happened := c.hear()
	err = s.serves()
	_ = c.Close()
	if err == nil {
		err = s.recovered()
	}
	list, _ := os.ReadDir(outside)
	if text, readErr := os.ReadFile(kept); readErr != nil || string(text) != "kept" || len(list) != 1 {
		return happened, fmt.Errorf("what lies outside has changed: %v %q %v", list, text, readErr)
	}
	return happened, err
}
