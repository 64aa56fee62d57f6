/* shim/core/net/link_send.h: the link's way out. */
#ifndef FERRY_LINK_SEND_H
#define FERRY_LINK_SEND_H
#include "link.h"

/* Under send_mu: */
size_t ferry_link_put(const void *from, size_t n); /* copies what there is room for into the ring */
void ferry_link_show(int waits);                   /* what was put may be sent; waits: the caller will call ferry_link_flush_waiting itself */

void ferry_link_flush(void);         /* send what is to be sent, as far as that goes without waiting */
void ferry_link_flush_waiting(void); /* the same, by a thread that waits for an answer now */
int ferry_link_room(void);           /* is there room in the ring again, for half a window? */
void ferry_link_await_room(int ms);  /* until the server acknowledges something, or ms */
int ferry_link_unsent(void);         /* is there something to send? */
int ferry_link_send(void);           /* 0 all sent, 1 the socket is full, 2 another thread sends, -1 no connection */
void ferry_link_send_restart(uint64_t received); /* a new connection, on which the server has received that much; under rx and tx */
#endif
