package spawn

import (
	"os"

	"ferry/server/sessionpage"
)

// A pageFiles is a new session page and the files by which its worker joins it.
type pageFiles struct {
	*sessionpage.Page
	page, doorbell *os.File
}

func newPage() (pageFiles, error) {
	p, page, doorbell, err := sessionpage.New()
	return pageFiles{p, page, doorbell}, err
}

// closeFiles closes the daemon's copies of the files, and the page too if no worker uses it.
func (t pageFiles) closeFiles(unused bool) {
	_ = t.page.Close()
	_ = t.doorbell.Close()
	if unused {
		_ = t.Close()
		_ = t.Unmap()
	}
}
