package registry

import (
	"fmt"
	"os"

	"golang.org/x/sys/unix"

	"ferry/server/control"
)

// nvidiaMajor is the number of NVIDIA's character devices: memory that the driver exports is a
// descriptor of one.
const nvidiaMajor = 195

// refusal says why a worker may not send a file with a request. The daemon takes nothing but
// memory: the driver's, or a memfd that nobody can shorten. What a worker could send besides
// (sockets that linger, pipes, files of a file system that the worker answers for) can block who
// closes it. No worker of ours sends such a file, so one that does is not in our hands any more.
func refusal(q *control.Request, file *os.File) error {
	if q.Op != control.OpPublish {
		return fmt.Errorf("a file came with the request %.20q", q.Op)
	}
	raw, err := file.SyscallConn()
	if err != nil {
		return err
	}
	what := "a file of an unknown kind"
	controlErr := raw.Control(func(fd uintptr) {
		var st unix.Stat_t
		if err = unix.Fstat(int(fd), &st); err != nil {
			return
		}
		switch st.Mode & unix.S_IFMT {
		case unix.S_IFCHR:
			if unix.Major(st.Rdev) == nvidiaMajor {
				what = ""
			}
		case unix.S_IFREG:
			seals, sealErr := unix.FcntlInt(fd, unix.F_GET_SEALS, 0)
			if sealErr == nil && seals&unix.F_SEAL_SHRINK != 0 {
				what = ""
			} else {
				what = "a file that can be shortened"
			}
		case unix.S_IFSOCK:
			what = "a socket"
		case unix.S_IFIFO:
			what = "a pipe"
		}
	})
	switch {
	case controlErr != nil:
		return controlErr
	case err != nil:
		return err
	case what != "":
		return fmt.Errorf("the worker wants to publish %s, which is not memory", what)
	}
	return nil
}
