/* shim/core/base/log.h: FERRY_LOG=off|error|info|debug, to stderr or to the file FERRY_LOG_FILE; error by default. */
#ifndef FERRY_LOG_H
#define FERRY_LOG_H

enum { FERRY_LOG_ERROR = 1, FERRY_LOG_INFO = 2, FERRY_LOG_DEBUG = 3 };
int ferry_log_at(int level); /* would a line of that level be written? */
void ferry_log(int level, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
#endif
