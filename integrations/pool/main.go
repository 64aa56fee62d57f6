// Command ferry-pool is an etcd server of one member, for a pool of a handful of machines: ferry pool start
// runs it and is its only client. It listens on a Unix socket in its own folder, which only its user can
// enter; larger pools have an etcd cluster of their own (docs/pool.md).
package main

import (
	"flag"
	"fmt"
	"net/url"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"go.etcd.io/etcd/server/v3/embed"
	"go.uber.org/zap"
)

func main() {
	data := flag.String("data", "", "folder for what etcd keeps, for its user alone")
	quota := flag.Int64("quota", 2<<30, "bytes that etcd may keep")
	noSync := flag.Bool("unsafe-no-fsync", false, "do not wait for the disk: what was written last is lost with the machine's power; for tests")
	flag.Parse()
	if err := run(*data, *quota, *noSync); err != nil {
		fmt.Fprintln(os.Stderr, "ferry-pool:", err)
		os.Exit(1)
	}
}

func run(data string, quota int64, noSync bool) error {
	if data == "" {
		return fmt.Errorf("no folder is named: ferry-pool --data DIR; ferry pool start does so")
	}
	data, err := filepath.Abs(data)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(data, 0o700); err != nil {
		return err
	}
	if err := os.Chmod(data, 0o700); err != nil {
		return err
	}
	// etcd takes the host of a peer's address for the path of its socket, which then is relative; without a
	// host it would listen on a socket that every user of the machine can reach.
	if err := os.Chdir(data); err != nil {
		return err
	}
	for _, name := range []string{"etcd.sock", "peer.sock"} { // of a process that was killed
		if err := os.Remove(name); err != nil && !os.IsNotExist(err) {
			return err
		}
	}
	cfg := embed.NewConfig()
	cfg.Dir, cfg.Name = filepath.Join(data, "etcd"), "pool"
	client, peer := url.URL{Scheme: "unix", Path: filepath.Join(data, "etcd.sock")}, url.URL{Scheme: "unix", Host: "peer.sock"}
	cfg.ListenClientUrls, cfg.AdvertiseClientUrls = []url.URL{client}, []url.URL{client}
	cfg.ListenPeerUrls, cfg.AdvertisePeerUrls = []url.URL{peer}, []url.URL{peer}
	cfg.InitialCluster = cfg.InitialClusterFromName(cfg.Name)
	cfg.QuotaBackendBytes = quota
	cfg.AutoCompactionMode, cfg.AutoCompactionRetention = "periodic", "10m"
	cfg.WatchProgressNotifyInterval = 10 * time.Second
	cfg.UnsafeNoFsync = noSync
	level := zap.NewAtomicLevelAt(zap.ErrorLevel)
	log := zap.NewProductionConfig()
	log.Level, log.Sampling = level, nil
	logger, err := log.Build()
	if err != nil {
		return err
	}
	cfg.ZapLoggerBuilder = embed.NewZapLoggerBuilder(logger)
	// One member elects itself: it need not wait long for others.
	cfg.TickMs, cfg.ElectionMs = 100, 1000
	e, err := embed.StartEtcd(cfg)
	if err != nil {
		return err
	}
	defer e.Close()
	defer level.SetLevel(zap.FatalLevel) // that its listeners are closed is no error
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGINT, syscall.SIGTERM)
	select {
	case <-e.Server.ReadyNotify():
		fmt.Println("ready") // for ferry pool start
	case err := <-e.Err():
		return err
	case <-signals:
		return nil
	}
	select {
	case err := <-e.Err():
		return err
	case <-signals:
		return nil
	}
}
