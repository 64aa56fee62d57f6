package main

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
)

// vmOptions are the flags of vm.
type vmOptions struct {
	monitor string
	cid     uint32
	port    uint32
	socket  string
	memory  size
	file    string
	without bool
}

// A monitor is a program that runs virtual machines, as ferry vm describes it.
type monitor struct {
	name   string
	hybrid bool // vsock ends on the host in a Unix socket of the monitor's
	// define prints what the definition of the virtual machine needs.
	define func(out io.Writer, o *vmOptions)
}

// monitors are those that ferry vm knows, the usual one first.
var monitors = []monitor{
	{"qemu", false, defineQEMU},
	{"libvirt", false, defineLibvirt},
	{"proxmox", false, defineProxmox},
	{"firecracker", true, defineFirecracker},
	{"cloud-hypervisor", true, defineCloudHypervisor},
}

func monitorNames() []string {
	var names []string
	for _, m := range monitors {
		names = append(names, m.name)
	}
	return names
}

func newVM() *cobra.Command {
	var o vmOptions
	cmd := &cobra.Command{
		Use:   "vm",
		Short: "Print what a virtual machine needs to use the GPUs of its host",
		Long: `Print, for a program that runs virtual machines, the options by which a guest
reaches a Ferry server on its host, and the commands for host and guest. Nothing
is changed: copy what it prints.

In the guest, ferry doctor says which ways to the host there are.`,
		Example: `  ferry vm
  ferry vm --monitor libvirt --cid 7
  ferry vm --monitor firecracker --socket /run/vm1/v.sock`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return o.print(cmd.OutOrStdout()) },
	}
	f := cmd.Flags()
	f.StringVar(&o.monitor, "monitor", monitors[0].name, "what runs the guest: "+strings.Join(monitorNames(), ", "))
	f.Uint32Var(&o.cid, "cid", 3, "the guest's number on vsock, another one for each guest of the host; 3 or above")
	f.Uint32Var(&o.port, "port", 7700, "the server's port on vsock")
	o.memory = 64 << 20
	f.Var(&o.memory, "memory", "memory that the guest shares with the host, a power of two, 4MiB or more; each program that uses a GPU takes some 2 MiB of it")
	f.BoolVar(&o.without, "no-memory", false, "the guest shares no memory with the host: everything travels by vsock")
	f.StringVar(&o.file, "memory-file", "", "file of that memory on the host (default /dev/shm/ferry-CID)")
	f.StringVar(&o.socket, "socket", "/run/vm1/v.sock", "the monitor's Unix socket for vsock, with firecracker and cloud-hypervisor")
	complete(cmd, "monitor", monitorNames()...)
	return cmd
}

// print prints three parts: the definition of the machine, commands for the host, commands for the
// guest.
func (o *vmOptions) print(out io.Writer) error {
	m, err := o.validate()
	if err != nil {
		return err
	}
	w := &strings.Builder{}
	_, _ = fmt.Fprintf(w, "# 1. The definition of the virtual machine (%s)\n", m.name)
	m.define(w, o)
	listen := fmt.Sprintf("'vsock://any:%d?from=%d'", o.port, o.cid)
	_, _ = fmt.Fprint(w, "\n# 2. On the host\n")
	if m.hybrid {
		listen = fmt.Sprintf("vsock+unix://%s:%d", o.socket, o.port)
		_, _ = fmt.Fprintf(w, "# The server makes %s_%d, which %s opens: run both as one user.\n", o.socket, o.port, m.name)
	} else {
		_, _ = fmt.Fprintln(w, "modprobe vhost_vsock")
	}
	shared := ""
	if o.shares(m) {
		_, _ = fmt.Fprintf(w, "# Before the guest starts, as the user who runs it: nobody else may read the file.\ninstall -m 600 /dev/null %s && truncate -s %d %s\n", o.file, o.memory, o.file)
		shared = " --guest-memory " + o.file
	}
	_, _ = fmt.Fprintf(w, "ferry token create --out ferry.token\nferry serve --listen %s --token-file ferry.token%s\n", listen, shared)
	_, _ = fmt.Fprintf(w, "\n# 3. In the guest, with ferry and a copy of ferry.token\n")
	_, _ = fmt.Fprintf(w, "ferry doctor --server vsock://host:%d --token-file ferry.token\n", o.port)
	_, _ = fmt.Fprintf(w, "ferry run --server vsock://host:%d --token-file ferry.token -- ./program\n", o.port)
	_, err = io.WriteString(out, w.String())
	return err
}

// validate says what is wrong with the flags.
func (o *vmOptions) validate() (monitor, error) {
	const leastCID, anyNumber = 3, 1<<32 - 1 // lower ones are the host's, the highest means any
	if o.without {
		o.memory = 0
	}
	switch {
	case o.cid < leastCID || o.cid == anyNumber:
		return monitor{}, usagef("--cid %d: a guest has a number from %d to %d", o.cid, leastCID, uint32(anyNumber)-1)
	case o.port == 0 || o.port == anyNumber:
		return monitor{}, usagef("--port %d: use a number from 1 to %d", o.port, uint32(anyNumber)-1)
	case o.memory != 0 && (o.memory < leastMemory || o.memory&(o.memory-1) != 0):
		return monitor{}, usagef("--memory %d: use a power of two from 4MiB on", o.memory)
	case o.file != "" && (!filepath.IsAbs(o.file) || strings.ContainsAny(o.file, " ,'\"\\\n")):
		return monitor{}, usagef("--memory-file %q: use a path that begins with /, without spaces, commas and quotes", o.file)
	case !filepath.IsAbs(o.socket) || strings.ContainsAny(o.socket, " '\"\\\n"):
		return monitor{}, usagef("--socket %q: use a path that begins with /, without spaces and quotes", o.socket)
	}
	if o.file == "" {
		o.file = fmt.Sprintf("/dev/shm/ferry-%d", o.cid)
	}
	if o.monitor == "libvirt" && filepath.Dir(o.file) != "/dev/shm" {
		return monitor{}, usagef("--memory-file %q: libvirt has it in /dev/shm", o.file)
	}
	for _, m := range monitors {
		if m.name == o.monitor {
			return m, nil
		}
	}
	return monitor{}, usagef("--monitor %q: use one of %s", o.monitor, strings.Join(monitorNames(), ", "))
}

// leastMemory is the least that a guest can share.
const leastMemory = 4 << 20

// shares reports whether the guest shares memory with the host: Firecracker has no device for it.
func (o *vmOptions) shares(m monitor) bool { return o.memory != 0 && m.name != "firecracker" }

// qemuMemory are the options of QEMU for an ivshmem device.
func (o *vmOptions) qemuMemory() []string {
	if o.memory == 0 {
		return nil
	}
	return []string{
		fmt.Sprintf("-object memory-backend-file,id=ferry,share=on,mem-path=%s,size=%d", o.file, o.memory),
		"-device ivshmem-plain,memdev=ferry",
	}
}

func defineQEMU(w io.Writer, o *vmOptions) {
	_, _ = fmt.Fprintln(w, strings.Join(append([]string{fmt.Sprintf("-device vhost-vsock-pci,guest-cid=%d", o.cid)}, o.qemuMemory()...), "\n"))
}

func defineLibvirt(w io.Writer, o *vmOptions) {
	_, _ = fmt.Fprintf(w, "# In <devices>:\n<vsock model='virtio'><cid auto='no' address='%d'/></vsock>\n", o.cid)
	if o.memory != 0 {
		_, _ = fmt.Fprintf(w, "<shmem name='%s'><model type='ivshmem-plain'/><size unit='M'>%d</size></shmem>\n", filepath.Base(o.file), o.memory>>20)
	}
}

func defineProxmox(w io.Writer, o *vmOptions) {
	_, _ = fmt.Fprintf(w, "# In /etc/pve/qemu-server/VMID.conf:\nargs: %s\n", strings.Join(append([]string{fmt.Sprintf("-device vhost-vsock-pci,guest-cid=%d", o.cid)}, o.qemuMemory()...), " "))
}

func defineFirecracker(w io.Writer, o *vmOptions) {
	_, _ = fmt.Fprintf(w, "# In the file of --config-file:\n\"vsock\": {\"guest_cid\": %d, \"uds_path\": %q}\n", o.cid, o.socket)
}

func defineCloudHypervisor(w io.Writer, o *vmOptions) {
	_, _ = fmt.Fprintf(w, "--vsock cid=%d,socket=%s\n", o.cid, o.socket)
	if o.memory != 0 {
		_, _ = fmt.Fprintf(w, "--ivshmem path=%s,size=%d\n", o.file, o.memory)
	}
}
