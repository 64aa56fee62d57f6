/* shim/core/net/dial.h: connect to a server at an address of one kind. */
#ifndef FERRY_DIAL_H
#define FERRY_DIAL_H
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>

/* A connected, blocking socket, or -1 and a reason. The address is whole, with its scheme. */
int ferry_dial_unix(const char *address, char *why, size_t why_n);
int ferry_dial_tcp(const char *address, char *why, size_t why_n);
/* For a dial function: connect before the time until (ferry_now_ms); a blocking socket, or -1 and errno. connections.c knows the socket, so
 * that a forked child closes it. */
int ferry_connect(int family, const struct sockaddr *address, socklen_t n, int64_t until);
/* Connects to a server that a session of this process has moved to, at one of its addresses. FERRY_NO_WAY in place of -1: no attempt will help. */
enum { FERRY_NO_WAY = -2 };
int ferry_dial_moved(const char *address, char *why, size_t why_n);
/* Tries the sockets that 'ferry serve' listens at by itself; address gets the last one tried. */
int ferry_dial_default(char *address, size_t address_n, char *why, size_t why_n);
#endif
