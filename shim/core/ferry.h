/* shim/core/ferry.h: everything of the core that shim/cuda and shim/nvml use, in one include. shim/README.md explains the layers.
 *
 * The shim lives in other people's processes. It needs libc and nothing else; it starts no thread unless a stream may call the application,
 * much is copied, or the server is on a network; it installs a signal handler only with the first managed or mapped memory
 * (cuda/mirror_fault.c); and a forked child never touches what it inherited (session/session.c). */
#ifndef FERRY_H
#define FERRY_H
#include "base/among.h"
#include "base/crypto.h"
#include "base/lock.h"
#include "base/log.h"
#include "base/processors.h"
#include "base/result.h"
#include "net/handshake.h"  /* ferry_service */
#include "net/lane_queue.h" /* ferry_lanes_await_reads */
#include "net/lanes.h"      /* ferry_lanes_min_bytes */
#include "session/addressmap.h"
#include "session/calls.h"
#include "session/command.h"
#include "session/copypool.h"
#include "session/frame.h"
#include "session/handle.h"
#include "session/hostfunctions.h"
#include "session/reader.h"
#include "session/reply.h"
#include "session/session.h"
#include "session/windows.h"
#endif
