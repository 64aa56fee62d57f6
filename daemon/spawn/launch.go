package spawn

import (
	"os"

	"ferry/daemon/output"
	"ferry/server/cgroup"
)

// A launch is what a worker process is started with.
type launch struct {
	first *os.File // file 3: the connection of the client, or the channel that brings a warm worker its client
	boot  []byte
	page  pageFiles
	key   uint64     // the session, or what stands for it
	tag   output.Tag // of what it prints
	owner string
	cache string // where the worker may write images
	warm  bool

	credential string // of the owner
	limits     cgroup.Limits
}
