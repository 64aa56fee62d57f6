/* shim/core/net/vsock.h: connect between a virtual machine and its host. */
#ifndef FERRY_VSOCK_H
#define FERRY_VSOCK_H
#include <stddef.h>

/* As those of dial.h. vsock://CID:port is a socket of the kernel; vsock+unix:///path:port asks the monitor of a virtual machine, which
 * has a Unix socket on the host, for a port of its guest. */
int ferry_dial_vsock(const char *address, char *why, size_t why_n);
int ferry_dial_monitor(const char *address, char *why, size_t why_n);
#endif
