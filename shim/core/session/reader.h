/* shim/core/session/reader.h: waiting for answers. The waiting thread is the reader (leader and followers). */
#ifndef FERRY_READER_H
#define FERRY_READER_H
#include "calls.h"

int ferry_call_done(struct ferry_call *c);        /* is it answered, as far as any thread has read? */
int ferry_await_call(struct ferry_call *c);       /* until it is answered; its result. It counts as no round trip: */
void ferry_count_round_trip(void);                /* the calling thread waits for the server */
void ferry_poll_replies(void);                    /* read what has come, wait for nothing; another thread may be the reader */
void ferry_await_detached(const void *p, size_t n); /* until no detached call will write there */
int ferry_await_writers(const void *p, size_t n, unsigned ms); /* until no call of any thread's will write there; 0: not within ms, UINT_MAX is for ever */
void ferry_defer_output(int on);                  /* the calling thread is in a signal handler: it prints nothing */
extern void (*ferry_on_error)(uint32_t context, int rc); /* gets every error that an answer brings, on the thread that waited */
uint64_t ferry_round_trips(void);

/* --- inside the core */
int ferry_wait_for_reply(struct ferry_call *c); /* a round trip: until it is answered; its result */
void ferry_drain_detached(void);                /* read, if detached calls have too much under way */
int ferry_reader_try(void);                     /* 1: the caller is the reader now, until: */
void ferry_reader_leave(void);
void ferry_read_or_sleep(void);                 /* read one frame as the reader, or sleep until the reader has filed one; recv_mu is held */
struct ferry_received { uint64_t bytes, trips; };
struct ferry_received ferry_received_here(void); /* by the calling thread: bytes of answers, and waits */
void ferry_reader_forked(void);
#endif
