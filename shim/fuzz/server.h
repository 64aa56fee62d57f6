/* shim/fuzz/server.h: a server that does what the tape says, on connections that are made of memory.
 *
 * The linker puts seam.c between the shim and the kernel (--wrap): sockets, poll and the clock are the harness's, everything else of the
 * shim is what programs load. Nothing ever waits: where the shim would, the server speaks or time passes. */
#ifndef FERRY_FUZZ_SERVER_H
#define FERRY_FUZZ_SERVER_H
#include "engine.h"

/* --- server.c */
void server_reset(int honest);  /* a new one; an honest one says yes to everything */
int server_mute(void);          /* one that is connected and does not listen: it says what server_out was given, and hangs up */
int server_connect(void);       /* 0, or -1: no server listens */
void server_hear(const void *p, size_t n); /* the client said so */
int server_speak(void);         /* have something more to be read: 1, or 0 if there is nothing to say */
extern unsigned char *server_said; /* what is to be read: server_at up to server_end */
extern size_t server_at, server_end;
extern int server_closed;
void server_out(const void *p, size_t n);

/* --- replies.c: answers a real server gave, by command */
int replies_load(const char *path);
const unsigned char *reply_for(unsigned op, unsigned which, size_t *n); /* NULL when there is none */

/* --- seam.c */
enum { SERVER_FD = 900 };
void seam_later(void); /* some time passes: a failed attempt is forgotten */
void seam_record(const char *path); /* from here on sockets are real, and what comes through the first is kept */
void seam_recorded(void);           /* write it down */
#endif
