// Command ferry-dra is Ferry's driver for Kubernetes' Dynamic Resource Allocation: "ferry-dra controller", one in a
// cluster, publishes the servers of a pool; "ferry-dra plugin", one on each node, hands their GPUs to pods.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"log/slog"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/dynamic-resource-allocation/kubeletplugin"

	"ferry/integrations/k8s/driver"
	"ferry/pool/protocol"
	"ferry/server/identity"
	"ferry/shim"
	"ferry/wire"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "ferry-dra:", err)
		os.Exit(1)
	}
}

type options struct {
	pool, tokenFile, kubeconfig           string
	tls                                   identity.Client
	node, folder, cdi, libraries, kubelet string
}

func run(ctx context.Context, args []string) error {
	if len(args) == 0 {
		return errors.New("say what: ferry-dra controller, or ferry-dra plugin")
	}
	var o options
	f := flag.NewFlagSet("ferry-dra "+args[0], flag.ContinueOnError)
	f.StringVar(&o.pool, "pool", os.Getenv("FERRY_POOL"), "addresses of the pool's controllers, tls://host:port, separated by commas")
	f.StringVar(&o.tokenFile, "token-file", "", "file with the token for the pool")
	f.StringVar(&o.tls.CA, "ca", "", "file with the CAs of the pool's controllers and servers")
	f.StringVar(&o.tls.Cert, "cert", "", "file with the client certificate for the pool")
	f.StringVar(&o.tls.Key, "key", "", "file with its key")
	f.StringVar(&o.kubeconfig, "kubeconfig", "", "file that says how to reach Kubernetes (default: as a pod does)")
	f.StringVar(&o.node, "node", os.Getenv("NODE_NAME"), "plugin: name of the node")
	f.StringVar(&o.folder, "folder", "/var/lib/ferry-dra", "plugin: folder for what it must remember, the same on the node and here")
	f.StringVar(&o.cdi, "cdi", "/var/run/cdi", "plugin: folder of CDI specifications")
	f.StringVar(&o.libraries, "libraries", "", "plugin: folder of Ferry's libraries on the node (default: they are put into the folder)")
	f.StringVar(&o.kubelet, "kubelet", "/var/lib/kubelet", "plugin: kubelet's folder")
	if err := f.Parse(args[1:]); err != nil {
		return err
	}
	kube, err := o.connectKube()
	if err != nil {
		return err
	}
	client, err := o.connectPool()
	if err != nil {
		return err
	}
	defer client.Close()
	log := slog.Default()
	switch args[0] {
	case "controller":
		return (&driver.Publisher{Pool: client, Kube: kube, Log: log}).Run(ctx)
	case "plugin":
		return o.plugin(ctx, kube, client, log)
	}
	return fmt.Errorf("%s: say controller or plugin", args[0])
}

func (o *options) connectKube() (kubernetes.Interface, error) {
	cfg, err := rest.InClusterConfig()
	if o.kubeconfig != "" {
		cfg, err = clientcmd.BuildConfigFromFlags("", o.kubeconfig)
	}
	if err != nil {
		return nil, fmt.Errorf("Kubernetes cannot be reached; outside of a pod, name --kubeconfig: %w", err)
	}
	return kubernetes.NewForConfig(cfg)
}

func (o *options) connectPool() (*protocol.Client, error) {
	c := protocol.Credentials{TLS: o.tls}
	if o.tokenFile != "" {
		text, err := os.ReadFile(o.tokenFile)
		if err != nil {
			return nil, err
		}
		token, err := wire.ParseToken(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", o.tokenFile, err)
		}
		c.Token = string(token)
	}
	if o.pool == "" {
		return nil, errors.New("no pool is named: --pool tls://host:port")
	}
	return protocol.NewClient(strings.Split(o.pool, ","), c)
}

func (o *options) plugin(ctx context.Context, kube kubernetes.Interface, client *protocol.Client, log *slog.Logger) error {
	if o.node == "" {
		return errors.New("no node is named: --node, or NODE_NAME from spec.nodeName")
	}
	if o.libraries == "" {
		o.libraries = filepath.Join(o.folder, "lib")
		if err := extractLibraries(o.libraries); err != nil {
			return err
		}
	}
	p, err := driver.NewPlugin(ctx, driver.Config{
		Pool: client, TLS: o.tls, Node: o.node, Folder: filepath.Join(o.folder, "claims"), CDI: o.cdi, Libraries: o.libraries, Log: log,
	})
	if err != nil {
		return err
	}
	defer p.Stop()
	data := filepath.Join(o.kubelet, "plugins", driver.Name)
	if err := os.MkdirAll(data, 0o750); err != nil {
		return err
	}
	helper, err := kubeletplugin.Start(ctx, p, kubeletplugin.DriverName(driver.Name), kubeletplugin.KubeClient(kube), kubeletplugin.NodeName(o.node),
		kubeletplugin.PluginDataDirectoryPath(data), kubeletplugin.RegistrarDirectoryPath(filepath.Join(o.kubelet, "plugins_registry")))
	if err != nil {
		return err
	}
	defer helper.Stop()
	log.Info("ready", "node", o.node, "version", shimDigest())
	<-ctx.Done()
	return nil
}

// extractLibraries puts Ferry's libraries where containers of the node get them from.
func extractLibraries(dir string) error {
	files, err := shim.Files()
	if err != nil {
		return err
	}
	if len(files) == 0 {
		return errors.New("this ferry-dra was built without Ferry's libraries: run make in the repository first")
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, f := range files {
		// A program that runs keeps the library that it has.
		part := filepath.Join(dir, "."+f.Name+time.Now().Format(".150405.000000"))
		if err := os.WriteFile(part, f.Data, 0o755); err != nil {
			return err
		}
		if err := os.Rename(part, filepath.Join(dir, f.Name)); err != nil {
			return err
		}
	}
	return nil
}

func shimDigest() string {
	files, _ := shim.Files() // reported before
	return shim.Digest(files)
}
