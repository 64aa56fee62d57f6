/* shim/core/net/connections.h: every socket of the shim, so that a forked child can close them all; and small helpers on one. */
#ifndef FERRY_CONNECTIONS_H
#define FERRY_CONNECTIONS_H
#include <stddef.h>
#include <stdint.h>

enum { FERRY_CONNECTIONS_MOST = 18 }; /* beside the session's connection: lanes, and connections that are being made */

int ferry_connection_make(int family);    /* a non-blocking stream socket, or -1 */
void ferry_connection_close(int fd);      /* close what ferry_connection_make made */
void ferry_connection_adopt(int fd);  /* it is the session's connection now, in place of the one before; -1: there is none */
int ferry_connection_await(int fd, short what, int64_t until); /* as poll says; -1 and errno when it is too late */
int ferry_connection_hung_up(int fd);     /* has the other end closed the connection? */
/* Send bytes with a descriptor attached, without waiting: bytes sent, or -1 and errno. */
long ferry_connection_send_descriptor(int socket, int fd, const void *p, size_t n);

/* Fork. The sockets are locked while the process forks, so that the child knows all of them. */
void ferry_connections_before_fork(void);
void ferry_connections_after_fork(void);
void ferry_connections_forked(void); /* in the child: close all, or the server would not notice the parent's end */
#endif
