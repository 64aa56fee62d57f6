package stowage

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"ferry/checkpoint"
)

// A Shelf is the folder with the checkpoints of sessions. Operators name files in it, never paths. A file appears under its name when it is
// complete and on the disk.
type Shelf struct {
	dir string

	mu     sync.Mutex
	chains map[uint64][]string // the snapshots of a session that build upon each other, the last one first
}

// A Stored is a checkpoint on the shelf.
type Stored struct {
	Name    string
	Bytes   int64
	Written time.Time
	Parent  string // the checkpoint that has the rest of its blocks; empty for none, "?" for one that is not here
}

// Reasons why a checkpoint cannot be written, or removed.
var (
	ErrName  = errors.New("a checkpoint is a file in the server's folder: its name has letters, digits, dots, dashes and underscores, and no path")
	ErrTaken = errors.New("there is a checkpoint of this name")
	ErrNone  = errors.New("there is no checkpoint of this name")
)

var validName = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$`)

// partial ends the names of files that are being written; they begin with a dot, which no name does.
const partial = ".partial"

// OpenShelf makes the folder, unless it is there, and removes what a daemon before left unfinished.
func OpenShelf(dir string) (*Shelf, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	left, err := filepath.Glob(filepath.Join(dir, ".*"+partial))
	for _, path := range left {
		err = errors.Join(err, os.Remove(path))
	}
	return &Shelf{dir: dir, chains: map[uint64][]string{}}, err
}

// A Draft is a checkpoint that is being written.
type Draft struct {
	File *os.File // for an Offer, which closes it
	own  *os.File
	path string
}

// Create begins a checkpoint. Publish or Discard ends it.
func (s *Shelf) Create(name string) (*Draft, error) {
	if !validName.MatchString(name) {
		return nil, fmt.Errorf("%q: %w", name, ErrName)
	}
	d := &Draft{path: filepath.Join(s.dir, name)}
	if _, err := os.Lstat(d.path); err == nil {
		return nil, fmt.Errorf("%s: %w", name, ErrTaken)
	}
	f, err := os.OpenFile(d.partial(), os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return nil, fmt.Errorf("%s: %w", name, ErrTaken)
	}
	if err != nil {
		return nil, err
	}
	if d.own, err = duplicate(f); err != nil {
		return nil, errors.Join(err, f.Close(), os.Remove(d.partial()))
	}
	d.File = f
	return d, nil
}

func (d *Draft) partial() string {
	dir, name := filepath.Split(d.path)
	return filepath.Join(dir, "."+name+partial)
}

// Publish gives a checkpoint that is complete its name, and returns its size.
func (d *Draft) Publish() (int64, error) {
	defer d.end()
	if err := d.own.Sync(); err != nil {
		return 0, err
	}
	info, err := d.own.Stat()
	if err != nil {
		return 0, err
	}
	if _, _, err := checkpoint.Lineage(d.own, info.Size()); err != nil {
		return 0, err
	}
	return info.Size(), os.Link(d.partial(), d.path)
}

// Discard gives a checkpoint up.
func (d *Draft) Discard() {
	_ = d.File.Close() // unless whoever had it has closed it
	d.end()
}

// end removes what has no name.
func (d *Draft) end() {
	_ = os.Remove(d.partial())
	_ = d.own.Close()
}

// List lists the checkpoints, the oldest first.
func (s *Shelf) List() (list []Stored, err error) {
	entries, err := os.ReadDir(s.dir)
	if err != nil {
		return nil, err
	}
	names, parents := map[checkpoint.ID]string{}, map[string]checkpoint.ID{}
	for _, entry := range entries {
		info, err := entry.Info()
		if err != nil || !info.Mode().IsRegular() || !validName.MatchString(entry.Name()) {
			continue
		}
		x := Stored{Name: entry.Name(), Bytes: info.Size(), Written: info.ModTime()}
		id, parent, err := lineage(filepath.Join(s.dir, x.Name))
		if err != nil {
			continue // no checkpoint
		}
		names[id], parents[x.Name] = x.Name, parent
		list = append(list, x)
	}
	for i := range list {
		if parent := parents[list[i].Name]; parent != (checkpoint.ID{}) {
			if list[i].Parent = names[parent]; list[i].Parent == "" {
				list[i].Parent = "?"
			}
		}
	}
	slices.SortFunc(list, func(a, b Stored) int { return a.Written.Compare(b.Written) })
	return list, nil
}

func lineage(path string) (id, parent checkpoint.ID, err error) {
	f, err := os.Open(path)
	if err != nil {
		return id, parent, err
	}
	defer func() { _ = f.Close() }()
	info, err := f.Stat()
	if err != nil {
		return id, parent, err
	}
	return checkpoint.Lineage(f, info.Size())
}

// Remove removes a checkpoint, unless another one needs it.
func (s *Shelf) Remove(name string) error {
	list, err := s.List()
	if err != nil {
		return err
	}
	if !slices.ContainsFunc(list, func(x Stored) bool { return x.Name == name }) {
		return fmt.Errorf("%s: %w", name, ErrNone)
	}
	var needed []string
	for _, x := range list {
		if x.Parent == name {
			needed = append(needed, x.Name)
		}
	}
	if len(needed) > 0 {
		return fmt.Errorf("%s has blocks that %s needs: remove that one first", name, strings.Join(needed, ", "))
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for id, chain := range s.chains {
		if slices.Contains(chain, name) {
			delete(s.chains, id) // the next snapshot begins anew
		}
	}
	return os.Remove(filepath.Join(s.dir, name))
}

// maxChain is how many snapshots build upon each other: whoever restores the last one needs all of them.
const maxChain = 16

// SnapshotName is a name for the next snapshot of a session.
func SnapshotName(id uint64, now time.Time) string {
	return fmt.Sprintf("session%d-%s.ckpt", id, now.UTC().Format("20060102T150405.000"))
}

// Parents opens the snapshots that the next one of a session may build upon, the last one first; none if it has to have everything.
func (s *Shelf) Parents(id uint64) (files []*os.File) {
	s.mu.Lock()
	chain := slices.Clone(s.chains[id])
	s.mu.Unlock()
	if len(chain) >= maxChain {
		return nil
	}
	for _, name := range chain {
		f, err := os.Open(filepath.Join(s.dir, name))
		if err != nil {
			for _, f := range files {
				_ = f.Close()
			}
			return nil
		}
		files = append(files, f)
	}
	return files
}

// AddSnapshot notes the next snapshot of a session, and whether it builds upon those before.
func (s *Shelf) AddSnapshot(id uint64, name string, builds bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !builds {
		s.chains[id] = nil
	}
	s.chains[id] = slices.Insert(s.chains[id], 0, name)
}

// Forget forgets the snapshots of a session that has ended. The files stay.
func (s *Shelf) Forget(id uint64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.chains, id)
}
