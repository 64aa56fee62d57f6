# Ferry. `make` builds bin/, `make run` is the main job, `make test` is everything CI checks. See CONTRIBUTING.md.
# Needed: Go, a C compiler, make. Tools below are pinned and fetched by Go itself.

GO      ?= go
CC      ?= cc
VERSION ?= 0.1.0
COMMIT  := $(shell git rev-parse --short HEAD 2>/dev/null || echo unknown)
STATICCHECK = honnef.co/go/tools/cmd/staticcheck@v0.8.2
GOFUMPT     = mvdan.cc/gofumpt@v0.12.0

CFLAGS   = -std=c11 -D_GNU_SOURCE -O2 -g -Wall -Wextra -Werror -fPIC -fvisibility=hidden -fno-strict-aliasing
LDFLAGS  = -shared -Wl,-soname,libcuda.so.1 -Wl,--version-script=shim/cuda/gen_exports.map -Wl,-Bsymbolic-functions -Wl,-z,relro -Wl,-z,now -Wl,-z,nodelete -Wl,-z,nodelete
SHIM_SRC = $(sort $(wildcard shim/core/*.c shim/cuda/*.c))
SHIM_HDR = $(wildcard shim/core/*.h shim/cuda/*.h)
SHIM_OBJ = $(SHIM_SRC:%.c=build/%.o)
EXAMPLES = $(patsubst examples/driver/%.c,bin/examples/%,$(wildcard examples/driver/*.c))

all: bin/ferry examples ## build everything into bin/

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 18

build/%.o: %.c $(SHIM_HDR)
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -c $< -o $@

shim/lib/libcuda.so.1: $(SHIM_OBJ) shim/cuda/gen_exports.map
	$(CC) $(LDFLAGS) -o $@ $(SHIM_OBJ)

GO_SRC = $(shell find . -name '*.go' -not -path './test/*') go.mod
bin/ferry: shim/lib/libcuda.so.1 $(GO_SRC)
	$(GO) build -ldflags "-X main.version=$(VERSION) -X main.commit=$(COMMIT)" -o $@ ./cmd/ferry

examples: $(EXAMPLES)
bin/examples/%: examples/driver/%.c examples/driver/cudadrv.h
	@mkdir -p $(@D)
	$(CC) -std=c11 -D_GNU_SOURCE -O2 -Wall -Wextra -o $@ $< -ldl -lpthread -lm

run: all ## the main job: a CUDA program on the software GPU, through shim, socket and worker
	bin/ferry run --device soft -- bin/examples/vectoradd

gen: ## re-make everything that api/ describes
	$(GO) run ./gen

clean: ## remove what was built
	rm -rf bin build shim/lib/*.so.1

.PHONY: all help examples run gen clean
