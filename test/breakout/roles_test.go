package breakout

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"syscall"

	"ferry/cmd/ferry/devices"
	"ferry/daemon"
	"ferry/daemon/admission"
	"ferry/daemon/spawn"
	"ferry/server/confine"
	"ferry/server/identity"
	"ferry/worker"
)

// Settings are what the harness tells a daemon, as JSON.
type settings struct {
	Dir    string
	Device string
	Listen []string
	Warm   int
	UIDs   spawn.UIDRange
	TLS    identity.ServerFiles
	Proxy  string // the attack of the TLS proxy; empty for the real one
}

func (s *settings) path(name string) string { return filepath.Join(s.Dir, name) }

// self starts this program in a role. The path holds for every user, and whatever its folder allows.
func self(words ...string) []string { return append([]string{"/proc/self/exe"}, words...) }

// config is what ferry serve makes of its flags, with workers, probe and TLS proxy of this program.
func (s *settings) config() (cfg daemon.Config, err error) {
	cfg = daemon.Config{
		Listen: s.Listen, Insecure: true, AuditLog: s.path("audit"), MaxClients: 64, LogLevel: "info",
		CredentialFiles: admission.CredentialFiles{TLS: s.TLS},
		OperatorConfig:  daemon.OperatorConfig{Admin: s.path("admin"), Version: "breakout"},
		PlacementConfig: daemon.PlacementConfig{Probe: self(roleProbe, s.Device), Queue: 8},
		DeviceConfig:    daemon.DeviceConfig{Device: s.Device, SoftDevices: 1, SoftProfile: "h100", SoftMemory: 8 << 30},
		WorkerConfig: daemon.WorkerConfig{
			Worker: self(roleWorker), WarmWorkers: s.Warm, WarmCold: true, CacheDir: s.path("cache"), CacheSize: 64 << 20,
			WorkerEnv: append(os.Environ(), "LD_LIBRARY_PATH="+s.path("orders")+":"+os.Getenv("LD_LIBRARY_PATH")),
			Confine:   &spawn.Confinement{Temp: s.path("tmp"), UIDs: s.UIDs},
		},
	}
	// As cmd/ferry has it: confined like a worker.
	cfg.TLSProxy, err = confine.Spec{}.Command("/proc/self/exe", self(roleProxy, s.Proxy))
	return cfg, err
}

// playDaemon is ferry serve, and its successor after a restart.
func playDaemon(args []string) int {
	if slices.Contains(args, "check") {
		fmt.Println(daemon.HandoverLines())
		return 0
	}
	before, err := daemon.ReceiveHandover()
	var s settings
	if err == nil {
		err = json.Unmarshal([]byte(args[0]), &s)
	}
	cfg, configErr := s.config()
	if err = errors.Join(err, configErr); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	words := []string{"ferry", roleServe, args[0]}
	cfg.Log = slog.New(slog.NewTextHandler(os.Stderr, nil))
	cfg.Handover, cfg.Successor = before, &daemon.Successor{Path: "/proc/self/exe", Args: words, Check: append(slices.Clone(words), "check")}
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer stop()
	if err := answerCounts(s.path("counts")); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	d := daemon.New(cfg)
	if err = d.Listen(ctx); err == nil {
		cfg.Log.Info("listening", "addresses", fmt.Sprint(d.Addrs()))
		err = d.Serve(ctx)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return 0
}

// counted is what a daemon says of itself to the harness, which it could not find out from outside.
type counted struct {
	Goroutines int
	Heap       uint64 // bytes in use after a collection
	Stacks     string
}

// answerCounts answers every connection to a socket with what the process holds.
func answerCounts(path string) error {
	_ = os.Remove(path) // of the program before a restart
	l, err := net.Listen("unix", path)
	if err != nil {
		return err
	}
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			debug.FreeOSMemory() // a collection
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			stacks := make([]byte, 1<<20)
			stacks = stacks[:runtime.Stack(stacks, true)]
			_ = json.NewEncoder(conn).Encode(counted{Goroutines: runtime.NumGoroutine(), Heap: m.HeapAlloc, Stacks: string(stacks)})
			_ = conn.Close()
		}
	}()
	return nil
}

// playProbe reports on the GPUs, as ferry probe does.
func playProbe(device string) int {
	r, err := devices.Survey(worker.Boot{Device: device, SoftOptions: worker.SoftOptions{SoftDevices: 1, SoftProfile: "h100", SoftMemory: 8 << 30}})
	if err == nil {
		err = json.NewEncoder(os.Stdout).Encode(r)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return 0
}

// order is the attack that the harness has ordered of workers that cannot know it from their client, since they attack before
// they have one. Confined workers can read the folder, because it is one of libraries.
func order() string {
	dir, _, _ := strings.Cut(os.Getenv("LD_LIBRARY_PATH"), ":")
	f, err := os.Open(filepath.Join(dir, "order"))
	if err != nil {
		return ""
	}
	defer f.Close()
	text, _ := io.ReadAll(f)
	return string(text)
}
