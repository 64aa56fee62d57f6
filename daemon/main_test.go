package daemon

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/signal"
	"runtime"
	"syscall"
	"testing"

	"ferry/daemon/output"
	"ferry/server/confine"
	"ferry/server/control"
	"ferry/server/tlsproxy"
	"ferry/test/clean"
	"ferry/test/hog"
	"ferry/transport"
	"ferry/wire"
	"ferry/worker"
)

// The test binary is its own worker: what is tested is how the daemon treats
// clients and processes, not what a worker does with a device.

// As in ferry serve, the first thread is kept for a daemon that restarts; tests run on
// others.
func init() { runtime.LockOSThread() }

func TestMain(m *testing.M) {
	if len(os.Args) > 2 && os.Args[1] == "restartable" {
		os.Exit(restartable(os.Args[2], os.Args[3:]))
	}
	if len(os.Args) == 4 && os.Args[1] == "scarce" {
		os.Exit(scarce(os.Args[2], os.Args[3]))
	}
	if len(os.Args) == 5 && os.Args[1] == "crowded" {
		os.Exit(crowded(os.Args[2], os.Args[3], os.Args[4]))
	}
	if len(os.Args) > 1 && os.Args[1] == confine.Verb {
		fmt.Fprintln(os.Stderr, confine.Launch(os.Args[2:]))
		os.Exit(1)
	}
	if len(os.Args) == 3 || len(os.Args) == 4 && os.Args[3] == "--spare" {
		switch os.Args[1] {
		case "worker":
			os.Exit(testWorker(os.Args[2]))
		case "tlsproxy":
			ctl, err := control.FromFile(os.NewFile(3, "control"))
			if err == nil {
				err = tlsproxy.Serve(ctl, slog.New(slog.DiscardHandler))
			}
			if err != nil {
				os.Exit(1)
			}
			os.Exit(0)
		case "daemon":
			_ = New(Config{Listen: []string{os.Args[2]}, WorkerConfig: WorkerConfig{Worker: []string{"/proc/self/exe", "worker", "stubborn"}}}).Serve(context.Background())
			os.Exit(1)
		}
	}
	clean.Process()
	os.Exit(m.Run())
}

// testWorker plays a worker of some character.
func testWorker(character string) int {
	var boot worker.Boot
	boots, first := json.NewDecoder(os.NewFile(4, "boot")), os.NewFile(3, "connection")
	if err := boots.Decode(&boot); err != nil {
		return 90
	}
	if character == "hostile" {
		_, _ = hog.Prepare() // a sealed process makes no code
	}
	alreadySealed := false
	if boot.Spare {
		if first = standBy(character, boot, first); first == nil {
			return 0
		}
		alreadySealed = boot.Seal
		boot = worker.Boot{}
		if err := boots.Decode(&boot); err != nil {
			return 90
		}
	}
	conn, err := transport.FromFile(first)
	if err != nil {
		return 91
	}
	switch character {
	case "crash":
		return 3
	case "stubborn":
		signal.Ignore(syscall.SIGTERM)
	}
	text, err := json.Marshal(boot)
	if err != nil {
		return 92
	}
	w := wire.Welcome{Session: boot.Session, Message: string(text), Packets: boot.Packets}
	copy(w.Proof[:], boot.ServerProof)
	if err := wire.WriteWelcome(conn, w); err != nil {
		return 93
	}
	if character == "lending" {
		return serveLending(conn)
	}
	if character == "hostile" {
		return serveHostile(conn, boot, boot.Seal && !alreadySealed)
	}
	if _, err := io.Copy(conn, conn); err != nil {
		return 94
	}
	if character == "stubborn" {
		select {}
	}
	return 0
}

// sealed is what the worker of a device may do after it is sealed; this machine may have no driver.
func sealed(boot worker.Boot) confine.Process {
	p := confine.Process{Kind: confine.Driver, Connect: boot.Connect}
	if boot.Device == "soft" {
		p = confine.Process{Kind: confine.SoftGPU}
	}
	if boot.Learn {
		p.Learn = slog.New(output.LineHandler(os.Stderr, slog.LevelInfo)) // as ferry worker logs
	}
	return p
}

// standBy plays a warm worker until a client comes; nil if none does.
func standBy(character string, boot worker.Boot, first *os.File) *os.File {
	if character == "stillborn" {
		os.Exit(5)
	}
	clients, err := control.FromFile(first)
	if err != nil {
		os.Exit(95)
	}
	if boot.Seal {
		if err := confine.Seal(sealed(boot)); err != nil {
			os.Exit(97)
		}
	}
	_ = clients.Send(worker.Ready{}, nil) // the daemon does not read it if a client has come meanwhile
	conn, err := clients.Receive(&struct{}{})
	if err != nil {
		return nil
	}
	return conn
}
