/* shim/core/session/command.h: one ordered stream of commands to the server; answers come in any order.
 *
 * A command is made by ferry_begin, which takes the send lock and hands out room for its payload, and sent by one of the post or ask
 * functions, which unlock. A post wants no answer; an ask does. */
#ifndef FERRY_COMMAND_H
#define FERRY_COMMAND_H
#include "calls.h"

int ferry_begin(struct ferry_call *c, unsigned op, size_t payload); /* 0 or a result code */

/* --- no answer is wanted, but with FERRY_SYNC=1, or while ferry_answer_posts is on for the calling thread */
int ferry_post(struct ferry_call *c);
void ferry_answer_posts(int on);
int ferry_post_bulk(struct ferry_call *c, const void *data, size_t n); /* the payload's last n bytes come from data */
int ferry_post_rows(struct ferry_call *c, const void *data, uint64_t pitch, uint64_t width, uint64_t rows);
/* The payload's bytes go on lanes, read from data until the server has them: when the function returns, or with later at any time until the
 * server has them. q[slot] gets its number. Only where ferry_lanes_usable said so. */
int ferry_post_payload(struct ferry_call *c, unsigned slot, const void *data, uint64_t n, int later);

/* --- an answer is wanted */
int ferry_ask(struct ferry_call *c);              /* send, wait; the call's result code */
int ferry_ask_with(struct ferry_call *c, int fd); /* the same, and a descriptor goes along */
int ferry_ask_alone(struct ferry_call *c, int fd); /* the same, fd may be -1; for the shim's own purposes: an error of earlier work is kept for a call of the program's */
int ferry_ask_into(struct ferry_call *c, void *dst, uint64_t pitch, uint64_t width, uint64_t rows); /* and data comes back */
/* Send, and go on. The call's memory stays until it is done; the reader notes the answer. Only where ferry_may_stage said so. */
int ferry_ask_async(struct ferry_call *c);
/* Send, and forget the call, which is from malloc: the reader files the data, and frees it. The next call that waits reports an error. */
int ferry_ask_detached(struct ferry_call *c, void *dst, uint64_t pitch, uint64_t width, uint64_t rows);
/* The same without data: the reader sets bits of *notify (FERRY_NOTIFIED), which stays. *at: the counts as it was sent. */
int ferry_ask_notify(struct ferry_call *c, _Atomic uint64_t *notify, struct ferry_call_counts *at);
void ferry_end(struct ferry_call *c);             /* the answer's memory is freed */

/* --- what the channel allows */
int ferry_may_stage(void);           /* does a caller gain by running ahead of the server, and are posts not answered? */
int ferry_passes_descriptors(void);  /* can a descriptor be sent to the server? */
int ferry_replies_are_near(void);    /* is the server on this host, so that asking costs less than remembering? */
int ferry_lanes_usable(uint64_t n, int from_server); /* may a copy of n bytes go on lanes? They are opened with the first that is large */
void ferry_upgrade_channel(void);    /* move to the fastest channel that the server and this host allow; before the first command */

/* --- about the calling thread */
extern _Thread_local int ferry_in_host_function; /* set while a function of the application runs on behalf of a stream: it may make no calls */
void ferry_set_context(uint32_t index); /* the context that its next commands belong to */
uint32_t ferry_get_context(void);
int ferry_sending(void);                /* is it between begin and post or ask? */
struct ferry_traffic { uint64_t sent, received, trips; }; /* bytes with their frames, and waits for an answer */
struct ferry_traffic ferry_traffic(void); /* its own, so far */

/* --- about the session */
unsigned ferry_revision(void);   /* of the schema: what the server has too; 0 before the first session */
/* Does the server lack a command, which appeared in revision since? The log names it, once. */
int ferry_server_lacks(unsigned op, unsigned since);
uint64_t ferry_commands(void);   /* how many were sent: the same number twice means that nothing happened in between */
uint64_t ferry_bytes_sent(void);

/* While ferry_begin_watched is set, ferry_before_begin is asked before a command takes its place in the order; where it answers 1,
 * ferry_after_begin is called once the command has it. It may send commands itself. */
extern _Atomic int ferry_begin_watched;
extern int (*ferry_before_begin)(unsigned op);
extern void (*ferry_after_begin)(void);

/* --- for session.c */
struct ferry_transport;
void ferry_command_reset(const struct ferry_transport *t, unsigned revision);
void ferry_command_before_fork(void); /* takes the send lock */
void ferry_command_after_fork(void);
void ferry_command_forked(void);      /* in the child */
#endif
