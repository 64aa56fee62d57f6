package audit

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"

	"golang.org/x/sys/unix"
)

const (
	// maxTail is how much of the end of a file is read to find the last line.
	maxTail = 1 << 20
	// headSize is the size of a file with a head: it is written over in place.
	headSize = 128
)

// HeadFile is the file beside an audit file that holds its head.
func HeadFile(path string) string { return path + ".head" }

// A chainFile is an audit file. Only one process writes to it: it holds a lock.
type chainFile struct {
	file *os.File
	head Head
	size int64    // as this process left it
	side *os.File // HeadFile
}

// A trouble is what was wrong with a file that was opened. It becomes a record.
type trouble struct {
	event  string
	reason string
}

// openChain opens an audit file, to go on behind its last line. If the file is new, it goes on
// behind known, or, if known is zero, behind the head that is kept beside it.
func openChain(path string, known Head, log *slog.Logger) (c *chainFile, found []trouble, err error) {
	side, kept, err := openHead(HeadFile(path))
	if err != nil {
		return nil, nil, err
	}
	c = &chainFile{side: side}
	defer func() {
		if err != nil {
			c.close()
		}
	}()
	if c.file, err = lockedFile(path); err != nil {
		return c, nil, err
	}
	last, torn, chained, err := readTail(c.file)
	if err != nil {
		return c, nil, err
	}
	if !chained { // of a ferry before there was a chain, or of something else
		aside, err := moveAside(path)
		if err != nil {
			return c, nil, err
		}
		log.Warn("the audit file holds lines without a chain of hashes: it was moved aside, and a new one begins", "file", path, "moved_to", aside)
		found = append(found, trouble{Opened, "the file before has no chain of hashes and was moved to " + aside})
		_ = c.file.Close()
		if c.file, err = lockedFile(path); err != nil {
			return c, nil, err
		}
		last, torn = Head{}, nil
	}
	if torn != nil {
		aside := path + ".torn"
		if err = keepTorn(c.file, torn, aside); err != nil {
			return c, nil, err
		}
		log.Warn("the last line of the audit file was torn, as by a crash: it was moved aside", "file", path, "moved_to", aside, "bytes", len(torn))
		found = append(found, trouble{Torn, fmt.Sprintf("the last line had %d bytes and no end; they were moved to %s", len(torn), aside)})
	}
	if c.size, err = c.file.Seek(0, io.SeekEnd); err != nil {
		return c, nil, err
	}
	if last != (Head{}) && kept != (Head{}) && (kept.Seq > last.Seq || kept.Seq == last.Seq && kept != last) {
		reason := fmt.Sprintf("the file ends with record %s, and %s knows %s: records were changed or are missing", last, HeadFile(path), kept)
		log.Error("the audit file was changed", "file", path, "reason", reason)
		found = append(found, trouble{Broken, reason})
	}
	switch c.head = last; {
	case last != (Head{}):
	case known != (Head{}):
		c.head = known
	default:
		c.head = kept
	}
	return c, found, nil
}

// lockedFile opens an audit file that no other process writes to.
func lockedFile(path string) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err == nil && !info.Mode().IsRegular() {
		err = fmt.Errorf("%s is no regular file", path)
	}
	if err == nil && info.Mode().Perm()&0o022 != 0 {
		err = f.Chmod(info.Mode().Perm() &^ 0o022) // others may read it if its owner wants, but not write
	}
	if err == nil {
		err = unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB)
	}
	if errors.Is(err, unix.EWOULDBLOCK) {
		err = fmt.Errorf("another server writes to %s; each needs a file of its own", path)
	}
	if err != nil {
		_ = f.Close()
		return nil, err
	}
	return f, nil
}

// readTail reads the last line of a file: its head, zero for an empty file, and what is behind
// the last end of a line. chained is false if the last line is not of an audit.
func readTail(f *os.File) (last Head, torn []byte, chained bool, err error) {
	size, err := f.Seek(0, io.SeekEnd)
	if err != nil {
		return last, nil, false, err
	}
	n := min(size, maxTail)
	tail := make([]byte, n)
	if _, err := f.ReadAt(tail, size-n); err != nil {
		return last, nil, false, err
	}
	end := bytes.LastIndexByte(tail, '\n')
	if behind := tail[end+1:]; len(behind) > 0 {
		torn = behind
	}
	if end < 0 {
		return last, torn, n < maxTail, nil // nothing but a torn line
	}
	line := tail[:end]
	line = line[bytes.LastIndexByte(line, '\n')+1:]
	c, ok := parseLine(line)
	return c.Head, torn, ok, nil
}

// keepTorn appends a torn line to another file and removes it from f.
func keepTorn(f *os.File, torn []byte, aside string) error {
	to, err := os.OpenFile(aside, os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return err
	}
	_, err = to.Write(append(torn, '\n'))
	if err = errors.Join(err, to.Close()); err != nil {
		return err
	}
	size, err := f.Seek(0, io.SeekEnd)
	if err != nil {
		return err
	}
	return f.Truncate(size - int64(len(torn)))
}

// moveAside gives a file another name, which no file has.
func moveAside(path string) (string, error) {
	for i := 1; ; i++ {
		aside := fmt.Sprintf("%s.unchained.%d", path, i)
		if _, err := os.Lstat(aside); errors.Is(err, fs.ErrNotExist) {
			return aside, os.Rename(path, aside)
		}
	}
}

// openHead opens a file with a head; a new one has none.
func openHead(path string) (*os.File, Head, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, Head{}, err
	}
	text, err := io.ReadAll(io.LimitReader(f, headSize))
	if err != nil {
		_ = f.Close()
		return nil, Head{}, err
	}
	h, _ := ParseHead(string(text)) // one that makes no sense is none: verify says so
	return f, h, nil
}

// ReadHead reads the head that is kept beside an audit file.
func ReadHead(path string) (Head, error) {
	text, err := os.ReadFile(HeadFile(path))
	if err != nil {
		return Head{}, err
	}
	return ParseHead(string(text))
}

// write appends a record. The file is as before if that fails.
func (c *chainFile) write(r *Record) error {
	line, next, err := c.head.appendLine(r)
	if err != nil {
		return err
	}
	if n, err := c.file.Write(line); err != nil {
		if n > 0 {
			err = errors.Join(err, c.file.Truncate(c.size))
		}
		return err
	}
	c.head, c.size = next, c.size+int64(len(line))
	_, err = c.side.WriteAt(fmt.Appendf(nil, "%-*s\n", headSize-1, next), 0)
	return err
}

// changed says whether another process has changed the size of the file.
func (c *chainFile) changed() (size int64, changed bool) {
	info, err := c.file.Stat()
	if err != nil {
		return 0, false
	}
	return info.Size(), info.Size() != c.size
}

func (c *chainFile) close() {
	for _, f := range []*os.File{c.file, c.side} {
		if f != nil {
			_ = f.Close()
		}
	}
}
