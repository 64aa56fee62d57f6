/* shim/core/base/among.h: which server this copy of the shim serves, where a program uses several.
 *
 * Each server of such a program has a copy of the library, with a session and state of its own (shim/README.md, "Several servers"). */
#ifndef FERRY_AMONG_H
#define FERRY_AMONG_H
#include <stddef.h>
#include <stdint.h>

enum { FERRY_SERVERS = 8 }; /* at most: a handle has three bits for the number */

int ferry_among_count(const char *list);                    /* how many, by a list with commas */
void ferry_among_set(unsigned number, unsigned of);         /* before anything else happens in this copy */
unsigned ferry_among(void);                                 /* this copy's number: 0 if there are no others */
unsigned ferry_among_all(void);                             /* how many there are */
void ferry_among_pick(const char *list, char *out, size_t n); /* this copy's part of a list; a list of one is for all */
#endif
