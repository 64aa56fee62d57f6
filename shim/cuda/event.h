/* shim/cuda/event.h: events. */
#ifndef FERRY_SHIM_EVENT_H
#define FERRY_SHIM_EVENT_H
#include "gen_types.h"

struct shim_ctx;
void shim_events_unnamed(void); /* events are about to be recorded otherwise than by name: in a graph, with a launch */
int shim_event_times(CUevent h); /* was it made to measure time? */
void shim_events_context_gone(struct shim_ctx *c);
#endif
