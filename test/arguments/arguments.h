/* The program that calls every function of libcuda.so.1 with wrong and unusual arguments, each in turn, and prints one line for each
 * call. README.md says which calls these are and how their results are compared. */
#ifndef FERRY_ARGUMENTS_H
#define FERRY_ARGUMENTS_H
#include "../../shim/cuda/gen_types.h"
#include <string.h>

/* --- gen_functions.c: what the API description says */

/* What a parameter is for, which decides the arguments that are wrong for it. */
enum role {
	ROLE_HANDLE,
	ROLE_DEVICE,
	ROLE_ENUM,
	ROLE_FLAGS,
	ROLE_NUMBER,
	ROLE_COUNT, /* how many elements another parameter points to */
	ROLE_FLOAT,
	ROLE_ADDRESS,
	ROLE_STRUCT, /* by value */
	ROLE_STRING,
	ROLE_IN,  /* pointer to input */
	ROLE_OUT, /* pointer to output, or to both */
	ROLE_RAW, /* pointer that the description does not explain */
};

struct field {
	const char *name;
	short offset, size;
};
struct enumerator {
	const char *name;
	int64_t value;
};
struct parameter {
	const char *name, *type;
	enum role role;
	short size; /* of the value, or of one element pointed to */
	char is_signed, filled;
	const struct field *fields;
	const struct enumerator *values;
};
struct function {
	const char *name;
	char alias; /* another name for a function of the same meaning */
	short n;
	const struct parameter *parameters;
	CUresult (*call)(void *f, const uint64_t *words);
};
extern const struct function functions[];
extern const int functions_n;

enum { MAX_PARAMETERS = 16 };

static inline float number_as_float(uint64_t w)
{
	uint32_t bits = (uint32_t)w;
	float f;
	memcpy(&f, &bits, sizeof f);
	return f;
}

/* --- cases.c: which calls are made of a function */

/* The state of the process in which a call is made. */
enum environment {
	NORMAL,
	NO_INIT,    /* before cuInit */
	NO_CONTEXT, /* objects exist, their context is not current */
	DESTROYED,  /* the thread destroyed its current context */
	OLD_API,    /* a context made by the API of CUDA 3.0 is current */
	STALE,      /* another thread destroyed the context that is current here */
};

/* What is done to the one argument that is not usual. */
enum change {
	USUAL,
	VALUE,        /* the number itself */
	FREED,        /* an object or memory that existed */
	OTHER_KIND,   /* an object of another kind */
	OTHER_CONTEXT, /* an object of a context that is not current */
	UNMAPPED,     /* an address where nothing is */
	ZERO_MEMORY,  /* the address of zeros */
	HOST_MEMORY,  /* the address of pageable memory */
	UNALIGNED,    /* an address within an object */
	FIELD,        /* a field of the structure pointed to */
	CONTENT,      /* the number pointed to */
	EMPTY,        /* an empty string */
};

struct one_case {
	char name[96];
	enum environment environment;
	enum change change;
	int parameter;
	const struct field *field;
	uint64_t value;
};
enum { MAX_CASES = 512 };

/* Cases that are made in processes of their own kind, since they need more than one context or one that is dead. Making a context is
 * what costs: the driver makes about seven in a second, whatever the number of processes. In the order in which they are run: where the time may
 * not suffice, many calls in a context come before few, and natively what never ends comes last. */
enum phase { UNINITIALISED, DEAD_HERE, DEAD_BY_OTHERS, OLD_CONTEXT, TWO_CONTEXTS, COMMON, WILD_HANDLES, ENDLESS, PHASES };
enum phase phase_of(const struct function *f, const struct one_case *c);
/* is_sampled says whether the call is made natively too: one with a wild handle, or with a freed one of a kind for which the driver seldom
 * survives it, is made of the first functions for each kind of handle. */
int is_sampled(const struct function *f, const struct one_case *c);

/* list_cases writes the calls that are made of f, in order, and returns their number. */
int list_cases(const struct function *f, struct one_case *list);
/* usual_number is the argument that makes sense for a number, by its name. */
uint64_t usual_number(const struct function *f, const struct parameter *p);
/* leaves_nothing says whether a call of f that succeeds leaves the objects that it was given as they were. */
int leaves_nothing(const struct function *f);
/* ends_object says whether a call of f that succeeds may end an object that it was given. */
int ends_object(const struct function *f);
/* fails_for_good says whether a call of f that fails leaves its objects unfit for the next: a link that was given what is no code. */
int fails_for_good(const struct function *f);
/* leaves_state says whether a call of f that succeeds is felt by calls with other objects: the process ends. */
int leaves_state(const struct function *f);
/* objects_leave_state says whether the objects that f is given are felt by calls of other functions: streams that capture. */
int objects_leave_state(const struct function *f);

/* --- objects.c: what usual arguments refer to */

void *driver_symbol(const char *name);
#define CU(name) ((__typeof__(&name))driver_symbol(#name))

/* objects_begin forgets all objects: the context is new. */
void objects_begin(CUcontext context);
/* objects_forget forgets all objects of the context: others are made for the next call. */
void objects_forget(void);
/* objects_make_all makes an object of every type, before their context is destroyed. */
void objects_make_all(void);
/* object returns an object of that type, made once for each context; 0 and *missing if the device has none of the kind. */
uint64_t object(const struct function *f, const char *type, const char **missing);
/* changed_object returns an object of that type which was freed, is of another kind or of another context. */
uint64_t changed_object(const struct function *f, const char *type, enum change change, const char **missing);
/* keep_memory returns memory of a sort, made once for each context; kept_object what was made of a type already, or 0. */
uint64_t keep_memory(const char *sort, uint64_t (*make_memory)(void), const char **missing);
uint64_t kept_object(const char *type);
CUcontext object_context(void); /* whose objects are made; NULL before cuInit */
CUcontext second_context(void);
enum { MAPPED_BYTES = 2 << 20 }; /* of memory that is created and mapped */
/* second_node returns a node behind the usual one of the usual graph, connected if f is about to remove the edge. */
uint64_t second_node(const struct function *f, const char **missing);

/* --- memory.c */

void host_function(void *data); /* does nothing */
/* device_address returns memory of the sort that f works with. */
uint64_t device_address(const struct function *f, const struct parameter *p, const char **missing);
uint64_t freed_address(void);
uint64_t other_address(void);
/* raw_pointer returns what a pointer that the description does not explain must point to; at is memory that it may use. */
uint64_t raw_pointer(const struct function *f, const struct parameter *p, void *at, const char **missing);
extern const char kernel_text[];

/* --- structures.c */

/* fill_structure writes a usual structure of that type; one that it does not know stays zero. */
void fill_structure(const struct function *f, const char *type, void *at, const char **missing);

/* --- execute.c: one call */

struct outcome {
	int16_t stage;    /* how far the call came */
	int16_t result;
	int16_t sync;     /* of cuCtxSynchronize afterwards */
	uint16_t written; /* a bit for each parameter */
	char missing[24];
};
enum stage { NOT_RUN, PREPARING, CALLING, WAITING, FINISHED };

/* execute_case makes the call and writes how it ended, step by step, since the process may not survive it. It returns whether the
 * process may make the next call. touch is called before each step. */
int execute_case(const struct function *f, const struct one_case *c, volatile struct outcome *out, void (*touch)(void));
#endif
