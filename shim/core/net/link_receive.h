/* shim/core/net/link_receive.h: the link's way in. */
#ifndef FERRY_LINK_RECEIVE_H
#define FERRY_LINK_RECEIVE_H
#include "link.h"

/* For the reader: */
long ferry_link_receive(void *to, size_t n); /* at least one byte, at most n; -1 when the session is over */
int ferry_link_await_data(int ms);           /* is there data within ms? Acknowledgements are sent meanwhile */
int ferry_link_poll(void);                   /* is there data now? */

int ferry_link_is_near(void);                /* have answers lately come within the time that is worth spinning for? */

/* Under rx: */
int ferry_link_has_data(void);                 /* without waiting */
void ferry_link_discard(void *sink, size_t n); /* take what comes and forget it */
void ferry_link_receive_reset(void);           /* a new session; under tx, too */
void ferry_link_receive_restart(void);         /* a new connection; under tx, too */
#endif
