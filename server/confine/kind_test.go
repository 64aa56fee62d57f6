package confine

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"
)

// TestKind: a confined worker, which cannot list /dev, knows that there is a driver by any one of its files.
func TestKind(t *testing.T) {
	for device, want := range map[string]Kind{"soft": SoftGPU, "cuda": Driver} {
		if got := WorkerKind(device); got != want {
			t.Errorf("%s: %s", device, kinds[got])
		}
	}
	if os.Geteuid() != 0 {
		t.Skip("NOT TESTED: only root can make device files")
	}
	for file, want := range map[string]Kind{"nvidiactl": Driver, "nvidia3": Driver, "dxg": Driver, "nvram": SoftGPU} {
		cmd := exec.Command("/proc/self/exe", "kind", file)
		cmd.Env = append(os.Environ(), "TMPDIR="+t.TempDir())
		cmd.SysProcAttr = &syscall.SysProcAttr{Unshareflags: unix.CLONE_NEWNS} // with a /dev of its own
		out, err := cmd.CombinedOutput()
		if errors.Is(err, unix.EPERM) {
			t.Skip("NOT TESTED: this root may not mount")
		}
		if err != nil || strings.TrimSpace(string(out)) != kinds[want] {
			t.Errorf("/dev/%s: %s, %v, want %s", file, out, err, kinds[want])
		}
	}
}

// sayKind confines this process, which has mounts of its own, in a machine with one device file, and says of which kind it is.
func sayKind(file string) error {
	temp, err := os.MkdirTemp("", "kind")
	if err != nil {
		return err
	}
	if err := unix.Mount("kind", "/dev", "tmpfs", 0, "mode=755"); err != nil {
		return err
	}
	if err := unix.Mknod(filepath.Join("/dev", file), unix.S_IFCHR|0o666, int(unix.Mkdev(1, 3))); err != nil {
		return err
	}
	if err := (Spec{Temp: temp, Real: true}).Enter(); err != nil {
		return err
	}
	if list, err := os.ReadDir("/dev"); err == nil && LandlockVersion() > 0 {
		return fmt.Errorf("a confined process lists /dev: %v", list)
	}
	fmt.Println(kinds[WorkerKind("auto")])
	return nil
}
