/* shim/core/session/windows.h: the session's address range, reserved in this process and the same number on the server. */
#ifndef FERRY_WINDOWS_H
#define FERRY_WINDOWS_H
#include <stdint.h>

struct ferry_range { uint64_t base, size; };
int ferry_range_reserved(void);               /* is the range really reserved? */
struct ferry_range ferry_device_window(void); /* device memory, addresses chosen by the client */
struct ferry_range ferry_server_window(void); /* device memory, addresses chosen by the server (module globals) */
struct ferry_range ferry_host_window(void);   /* pinned and managed memory of this process */

/* For session.c: */
enum { FERRY_RANGES = 5 };
void ferry_range_reserve(unsigned attempt);   /* the first, second, ... range that a session may use */
struct ferry_range ferry_range_whole(void);
#endif
