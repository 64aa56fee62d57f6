/* shim/core/session/hostfunctions.h: the thread that runs functions of the application on behalf of streams. */
#ifndef FERRY_HOSTFUNCTIONS_H
#define FERRY_HOSTFUNCTIONS_H
#include <stdatomic.h>
#include <stdint.h>

/* Start the thread, once; 0 or -1. It calls call(token, 0) to run a function, and call(token, 1) when nothing can use the token any more. */
int ferry_serve_host_functions(void (*call)(uint64_t token, int gone));
extern _Atomic int ferry_host_functions_served; /* the server may ask for one */
#endif
