# Ferry. `make` builds bin/, `make run` is the main job, `make test` is everything CI checks. See CONTRIBUTING.md.
# Needed: Go, a C compiler, make. Tools below are pinned and fetched by Go itself.

GO      ?= go
# Go needs a home for its caches.
ifneq ($(shell test -n "$$HOME" -a -w "$$HOME" && echo yes),yes)
export HOME := $(CURDIR)/build/home
$(shell mkdir -p "$(HOME)")
endif
# The software GPU's vector instructions, where this Go has them; its plain functions are the same to the bit. And Go's heap not anywhere:
# a worker must have its client's device addresses (RATIONALE.md).
experiments := $(if $(shell GOEXPERIMENT=simd $(GO) list simd/archsimd 2>/dev/null),simd) \
	$(if $(shell GOEXPERIMENT=norandomizedheapbase64 $(GO) list runtime 2>/dev/null),norandomizedheapbase64)
comma := ,
empty :=
export GOEXPERIMENT = $(subst $(empty) $(empty),$(comma),$(strip $(experiments)))
CC      ?= cc
VERSION ?= 0.1.0
COMMIT  := $(shell git rev-parse --short=12 HEAD 2>/dev/null || echo unknown)
STATICCHECK = honnef.co/go/tools/cmd/staticcheck@v0.8.2
GOFUMPT     = mvdan.cc/gofumpt@v0.12.0
NFPM        = github.com/goreleaser/nfpm/v2/cmd/nfpm@v2.45.0

CFLAGS   = -std=c11 -D_GNU_SOURCE -DFERRY_SHIM -DFERRY_VERSION='"$(VERSION)"' -O2 -g -Wall -Wextra -Werror -fPIC -fvisibility=hidden -fno-strict-aliasing -ffile-prefix-map=$(CURDIR)=.
LDFLAGS  = -shared -Wl,-Bsymbolic-functions -Wl,-z,relro -Wl,-z,now -Wl,-z,nodelete -Wl,-z,defs
# Two libraries, each with a copy of the core and a session of its own.
CUDA_LD  = $(LDFLAGS) -Wl,-soname,libcuda.so.1 -Wl,--version-script=shim/cuda/gen_exports.map
NVML_LD  = $(LDFLAGS) -Wl,-soname,libnvidia-ml.so.1 -Wl,--version-script=shim/nvml/gen_exports.map
CORE_SRC = $(sort $(wildcard shim/core/*/*.c))
SHIM_SRC = $(CORE_SRC) $(sort $(wildcard shim/cuda/*.c))
NVML_SRC = $(filter-out %/addressmap.c %/handle.c,$(CORE_SRC)) $(sort $(wildcard shim/nvml/*.c))
SHIM_HDR = $(wildcard shim/core/*.h shim/core/*/*.h shim/cuda/*.h shim/nvml/*.h)
SHIM_LIB = shim/lib/libcuda.so.1 shim/lib/libnvidia-ml.so.1
STRESS   = bin/stress/stress bin/stress/growth bin/stress/cost bin/stress/words bin/stress/promised
FAULTS_PROGRAM = bin/faults/train
EXAMPLES = $(patsubst examples/driver/%.c,bin/examples/%,$(wildcard examples/driver/*.c))

all: bin/ferry bin/timeshare bin/badlink bin/load/load bin/load/client bin/flood bin/arguments examples $(STRESS) $(FAULTS_PROGRAM) ## build everything into bin/

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 18

build/%.o: %.c $(SHIM_HDR) Makefile
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -c $< -o $@

shim/lib/libcuda.so.1: $(SHIM_SRC:%.c=build/%.o) shim/cuda/gen_exports.map
	$(CC) $(CUDA_LD) -o $@ $(SHIM_SRC:%.c=build/%.o)
shim/lib/libnvidia-ml.so.1: $(NVML_SRC:%.c=build/%.o) shim/nvml/gen_exports.map
	$(CC) $(NVML_LD) -o $@ $(NVML_SRC:%.c=build/%.o)

# Tools for programs that assemble PTX themselves (softgpu/passthrough). The libraries are preloaded into programs of any kind:
# they name no libc, and a version for each name as NVIDIA's have.
PASS     = softgpu/passthrough
PASS_LIB = $(PASS)/lib/ptxas $(PASS)/lib/libnvJitLink.so.12 $(PASS)/lib/libnvJitLink.so.13
$(PASS)/lib/ptxas: $(PASS)/src/ptxas.c
	$(CC) -std=c11 -D_GNU_SOURCE -O2 -Wall -Wextra -Werror -o $@ $<
$(PASS)/lib/libnvJitLink.so.%: $(PASS)/src/nvjitlink.c
	@mkdir -p build/passthrough && echo 'libnvJitLink.so.$* { global: nvJitLink*; __nvJitLink*; local: *; };' >build/passthrough/$*.map
	$(CC) -std=c11 -O2 -Wall -Wextra -Werror -fPIC -shared -nostdlib -fno-stack-protector -U_FORTIFY_SOURCE -DMAJOR=$* -Wl,-soname,$(@F) \
		-Wl,--version-script=build/passthrough/$*.map -o $@ $<

# The program that ferry bench measures with; it opens whichever libcuda.so.1 it finds.
operator/bench/lib/measure: $(sort $(wildcard operator/bench/measure/*.c)) operator/bench/measure/measure.h Makefile
	$(CC) -std=c11 -D_GNU_SOURCE -O2 -Wall -Wextra -Werror -o $@ $(filter %.c,$^) -ldl -lpthread

# Out of the way of programs that lie at 0x400000, with their heap within a gigabyte behind: a worker must have host memory that
# they register where they have it. Not every linker can.
AT    = -Wl,-Ttext-segment=0x70000000
PLACE = $(if $(shell echo 'int main(void) { return 0; }' | $(CC) -x c - -no-pie $(AT) -o /dev/null 2>/dev/null && echo yes),-extldflags=$(AT))

GO_SRC = $(shell find . -name '*.go' -not -path './test/*') go.mod
bin/ferry: $(SHIM_LIB) $(PASS_LIB) operator/bench/lib/measure $(wildcard operator/bench/*.html) $(GO_SRC)
	$(GO) build -ldflags "-X main.version=$(VERSION) -X main.commit=$(COMMIT) $(PLACE)" -o $@ ./cmd/ferry
	@chmod go+rx $@ # whatever the umask: workers may be another user's processes

# For machines with a GPU and no Go: scripts/gpu-check --share.
bin/timeshare: $(GO_SRC) $(wildcard test/timeshare/*.go test/timeshare/check/*.go)
	$(GO) build -o $@ ./test/timeshare/check
bin/badlink: $(wildcard test/badlink/*.go transport/faulty/*.go) go.mod # scripts/gpu-check --cuts
	$(GO) build -o $@ ./test/badlink

examples: $(EXAMPLES)
bin/examples/%: examples/driver/%.c $(wildcard examples/driver/*.h)
	@mkdir -p $(@D)
	$(CC) -std=c11 -D_GNU_SOURCE -O2 -Wall -Wextra -o $@ $< -ldl -lpthread -lm

# Linked by name only: they run on whichever libcuda.so.1 the dynamic linker finds, NVIDIA's too.
bin/stress/stress: test/stress/operations.c
bin/stress/growth: test/stress/growth_graphs.c test/stress/growth_memory.c
bin/stress/words: test/stress/words_kernels.c test/stress/words_memory.c
$(STRESS): bin/stress/%: test/stress/%.c $(wildcard test/stress/*.h) shim/lib/libcuda.so.1
	@mkdir -p $(@D)
	$(CC) -std=c11 -D_GNU_SOURCE -O2 -g -Wall -Wextra -o $@ $(filter %.c,$^) shim/lib/libcuda.so.1 -lpthread

$(FAULTS_PROGRAM): test/faults/testdata/train.c shim/lib/libcuda.so.1
	@mkdir -p $(@D)
	$(CC) -std=c11 -D_GNU_SOURCE -O2 -g -Wall -Wextra -o $@ $< shim/lib/libcuda.so.1 -lpthread
bin/load/client: test/load/testdata/client.c $(wildcard test/stress/*.h) shim/lib/libcuda.so.1
	@mkdir -p $(@D)
	$(CC) -std=c11 -D_GNU_SOURCE -O2 -g -Wall -Wextra -Werror -o $@ $< shim/lib/libcuda.so.1
# Opens whichever libcuda.so.1 it finds.
bin/arguments: $(wildcard test/arguments/*.c test/arguments/*.h) shim/cuda/gen_types.h
	@mkdir -p $(@D)
	$(CC) -std=c11 -D_GNU_SOURCE -O1 -g -Wall -Wextra -Werror -o $@ $(filter %.c,$^) -ldl -lpthread
bin/load/load: $(wildcard test/load/*.go)
	$(GO) build -o $@ ./test/load

bin/flood: $(GO_SRC) $(wildcard test/flood/*.go)
	$(GO) build -o $@ ./test/flood

# --- arm64, from any machine with a cross compiler: the client, and the server (Grace). The binary embeds the libraries of its own
# architecture: Go's overlay puts them where those of this machine lie. docs/arm64.md says what was tested.
ARM64_CC   ?= aarch64-linux-gnu-gcc
arm64_CC    = $(ARM64_CC)
ARM64_LIB   = build/arm64/lib/libcuda.so.1 build/arm64/lib/libnvidia-ml.so.1
ARM64_SHARE = $(EXAMPLES:bin/%=bin/arm64/%) $(ARM64_LIB)
ARM64_FEW   = $(patsubst %,build/arm64/test/%,channel crc crypto handle) # what may differ between processors: order, sums, atomics
ARM64_PLACE = $(if $(shell echo 'int main(void) { return 0; }' | $(ARM64_CC) -x c - -no-pie $(AT) -o /dev/null 2>/dev/null && echo yes),-extldflags=$(AT))
arm64: bin/arm64/ferry $(ARM64_SHARE) ## ferry, shim and examples for arm64 into bin/arm64, with the cross compiler ARM64_CC (Debian: gcc-aarch64-linux-gnu)

build/arm64/%.o: %.c $(SHIM_HDR) Makefile
	@mkdir -p $(@D)
	$(ARM64_CC) $(CFLAGS) -c $< -o $@
build/arm64/lib/libcuda.so.1: $(SHIM_SRC:%.c=build/arm64/%.o) shim/cuda/gen_exports.map
	@mkdir -p $(@D)
	$(ARM64_CC) $(CUDA_LD) -o $@ $(SHIM_SRC:%.c=build/arm64/%.o)
build/arm64/lib/libnvidia-ml.so.1: $(NVML_SRC:%.c=build/arm64/%.o) shim/nvml/gen_exports.map
	@mkdir -p $(@D)
	$(ARM64_CC) $(NVML_LD) -o $@ $(NVML_SRC:%.c=build/arm64/%.o)
# gcc 12 for arm64 ends with an internal error when it vectorises a loop of vectoradd.c.
bin/arm64/examples/%: examples/driver/%.c $(wildcard examples/driver/*.h)
	@mkdir -p $(@D)
	$(ARM64_CC) -std=c11 -D_GNU_SOURCE -O2 -fno-tree-vectorize -Wall -Wextra -o $@ $< -ldl -lpthread -lm
build/arm64/measure: $(sort $(wildcard operator/bench/measure/*.c)) operator/bench/measure/measure.h Makefile
	@mkdir -p $(@D)
	$(ARM64_CC) -std=c11 -D_GNU_SOURCE -O2 -Wall -Wextra -Werror -o $@ $(filter %.c,$^) -ldl -lpthread
build/arm64/overlay.json: $(ARM64_LIB) build/arm64/measure Makefile
	@{ echo '{"Replace": {'; for f in $(ARM64_LIB:build/arm64/lib/%=%); do echo "\"$(CURDIR)/shim/lib/$$f\": \"$(CURDIR)/build/arm64/lib/$$f\","; done; \
		echo '"$(CURDIR)/operator/bench/lib/measure": "$(CURDIR)/build/arm64/measure"}}'; } >$@
bin/arm64/ferry: build/arm64/overlay.json $(wildcard operator/bench/*.html) $(GO_SRC)
	GOARCH=arm64 CGO_ENABLED=1 CC=$(ARM64_CC) $(GO) build -overlay $< -ldflags "-X main.version=$(VERSION) -X main.commit=$(COMMIT) $(ARM64_PLACE)" -o $@ ./cmd/ferry
	@chmod go+rx $@

arm64-test: all arm64 ## arm64 by emulation: every unit test of the shim, exports, examples and programs against this machine's server
	@$(MAKE) --no-print-directory -j$$(nproc) $(SHIM_TESTS:%=build/arm64/test/%)
	FERRY_TEST_ARM64=all $(RUN_TESTS) -count=1 -run 'TestArm64|TestExports' ./test/e2e
	@echo "arm64-test: passed"

# A module of its own: etcd's server would triple ferry.
pool: bin/ferry-pool ## bin/ferry-pool, the etcd server that ferry pool start runs for small pools
bin/ferry-pool: $(wildcard integrations/pool/*.go integrations/pool/go.*)
	@mkdir -p $(@D)
	cd integrations/pool && GOWORK=off $(GO) build -ldflags '-s -w' -o $(CURDIR)/$@ .

# A module of its own: Kubernetes' libraries are many times the size of ferry.
k8s-driver: bin/ferry-dra ## bin/ferry-dra, the driver that gives pods of Kubernetes remote GPUs (integrations/k8s)
bin/ferry-dra: $(SHIM_LIB) $(GO_SRC) integrations/k8s/go.sum
	@mkdir -p $(@D)
	cd integrations/k8s && GOWORK=off CGO_ENABLED=0 $(GO) build -ldflags '-s -w' -o $(CURDIR)/$@ ./cmd/ferry-dra

run: all ## the main job: a CUDA program on the software GPU, through shim, socket and worker
	bin/ferry run --device soft -- bin/examples/vectoradd

gen: ## re-make everything that api/ describes, and the table of packages
	$(GO) run ./gen
	$(GO) test -count=1 -run '^TestPackageTable$$' . -rewrite

# --- tests

# Go's record of tests that passed does not know what make built: -count=1 for those that run it. Each test has a limit of its own (test/runner), and downloads have none: they come first. FERRY_TEST_SLOWDOWN=3 makes every limit
# three times as long. What was skipped, and why, is said once more at the end. SLOWEST=20 lists the slowest tests. verify vets.
SKIPPED   = build/skipped-tests
SLOWEST  ?= 0
RUN_TESTS = FERRY_TEST_FETCHED=1 $(GO) run ./test/runner -go "$(GO)" -skipped $(SKIPPED) -slowest $(SLOWEST) test -vet=off
HUNG      = $$(awk "BEGIN {print 600 * $${FERRY_TEST_SLOWDOWN:-1}}")# seconds, for a test that is no Go test

test: all fetch verify go-test shim-test e2e k8s-test ## everything CI checks; e2e includes check-exports
	@$(GO) run ./test/runner -report $(SKIPPED)
	@echo "make test: all passed"

fetch: ## what tests download: compilers of four CUDA releases and more (about 1 GB, once) into $FERRY_CACHE
	@mkdir -p build && rm -f $(SKIPPED)
	$(GO) run ./test/toolchain/fetch
go-test shim-test check-exports e2e k8s-test: | fetch

# Nothing that is shipped may race. Pure packages without goroutines, generators and programs of tests are left to the plain run.
NO_RACE  = ^ferry$$|^ferry/(api|gen|shim|test)(/|$$)|^ferry/daemon/(sched|place)$$|^ferry/device/(cuda|nvml)$$|^ferry/operator/bench/|/softgpu/corpus|vectorgen
UNIT_NOT = ^ferry/test/(e2e|conformance|web|faults|breakout)$$
go-test: $(SHIM_LIB) operator/bench/lib/measure ## unit tests, with the race detector where it counts
	$(RUN_TESTS) -race $$($(GO) list ./... | grep -vE '$(NO_RACE)')
	$(RUN_TESTS) -short $$($(GO) list ./... | grep -E '$(NO_RACE)' | grep -vE '$(UNIT_NOT)')
	$(RUN_TESTS) -run MovedEverywhere ./worker
	@echo "go-test: passed"

e2e: all $(if $(shell command -v $(ARM64_CC)),$(ARM64_SHARE) $(ARM64_FEW)) ## whole programs through shim, server and software GPU; FERRY_TEST_ALL=1 for every CUDA release
	$(RUN_TESTS) -count=1 ./test/e2e ./test/conformance ./test/web ./test/faults ./test/breakout
	@echo "e2e: passed"

k8s-test: all ## the Kubernetes driver as kubelet calls it, with a real pool and a stand-in for Kubernetes' objects
	@cd integrations/k8s && if GOWORK=off $(GO) mod download >/dev/null 2>&1; then FERRY_TEST_FETCHED=1 GOWORK=off $(GO) test -count=1 ./... && echo "k8s-test: passed"; \
		else mkdir -p ../../build && echo "k8s-test: SKIPPED: the modules of Kubernetes cannot be fetched" | tee -a ../../$(SKIPPED); fi

times: all ## what depends on time: shares of a software GPU within percent; for a machine that does nothing else
	FERRY_TEST_TIMES=1 $(GO) test -count=1 -v -timeout 0 -run 'TestTimeShares' ./test/e2e
	@echo "times: passed"

STRESS_SECONDS ?= 600
stress: all ## ten minutes of everything at once, 10,000 rounds of every kind of object, 1,000 clients that die; on the software GPU
	FERRY_TEST_STRESS=$(STRESS_SECONDS) FERRY_TEST_GROWTH=10000 FERRY_TEST_DEATHS=1000 FERRY_TEST_LAUNCHES=1000000 \
		$(GO) test -count=1 -v -timeout 0 -run 'TestStress|TestGrowth|TestDeaths|TestCost' ./test/e2e
	@echo "stress: passed"

WORDS ?= 100000
words: all ## five minutes: WORDS launches in each configuration with parameters that look like addresses; a failure names its seed
	FERRY_TEST_WORDS=$(WORDS) $(GO) test -count=1 -v -timeout 0 -run TestWords ./test/e2e
	@echo "words: passed"

FAULTS ?= 200
faults: all ## half an hour: a training run killed, cut, damaged and let down by its device, FAULTS times each; seeds are printed
	FERRY_FAULTS=$(FAULTS) $(GO) test -count=1 -timeout 0 ./test/faults -v -skip TestMoveFaults
	@echo "faults: passed"

MOVE_FAULTS ?= 600
move-faults: all ## an hour: a program moved between servers MOVE_FAULTS times while one that takes part is killed, or the link is cut; seeds are printed
	FERRY_FAULTS=$(MOVE_FAULTS) $(GO) test -count=1 -timeout 0 ./test/faults -v -run TestMoveFaults
	@echo "move-faults: passed"

breakout: all build/breakout.test ## ten minutes: workers and TLS proxies in hostile hands attack the daemon, in every way of docs/breakout.md; prints a table
	@mkdir -p build && rm -f build/breakout.txt
	cd test/breakout && FERRY_TEST_BREAKOUT=all FERRY_TEST_BREAKOUT_TABLE=$(CURDIR)/build/breakout.txt ../../build/breakout.test -test.timeout 0 >../../build/breakout.log 2>&1; \
		code=$$?; cat ../../build/breakout.txt; [ $$code = 0 ] || { grep -A3 -e '^ *--- FAIL' ../../build/breakout.log; echo "breakout: failed, see build/breakout.log"; exit 1; }
	@echo "breakout: passed"

# For machines with a GPU and no Go as well: scripts/gpu-breakout.
build/breakout.test: $(GO_SRC) $(wildcard test/breakout/*.go test/clean/*.go test/limit/*.go)
	@mkdir -p $(@D)
	$(GO) test -vet=off -c -ldflags "$(PLACE)" -o $@ ./test/breakout
	@chmod go+rx $@ # whatever the umask: workers may be another user's processes

LOAD_CLIENTS  ?= 200
LOAD_SESSIONS ?= 10000
SOAK_SECONDS  ?= 3600
load: all ## 200 clients at once, 10,000 sessions one after another, an hour of coming and going; on the software GPU
	nice -n 5 bin/load/load -clients $(LOAD_CLIENTS) -sessions $(LOAD_SESSIONS) -soak $(SOAK_SECONDS)s

SIEGE_SECONDS ?= 600
siege: all ## ten minutes of 200 clients on the software GPU, 20 of them hostile: the others' results are right, the server holds no more afterwards
	nice -n 5 bin/load/load -clients 200 -together 0 -sessions 0 -soak 0 -hostile 20 -siege $(SIEGE_SECONDS)s

FLOOD_SECONDS ?= 60
flood: all ## each attack on the handshake from 20 addresses for FLOOD_SECONDS at tcp:// and tls://, while 50 clients come and go: none refused, 99 of 100 in within a second
	bin/flood -for $(FLOOD_SECONDS)s -judge 1s $(FLOOD)
	@echo "flood: passed"

MUTATE ?=
mutate: $(SHIM_LIB) operator/bench/lib/measure ## takes away the checks of security one at a time: a test must fail each time (test/mutate/README.md); MUTATE='-only pattern' for some
	nice -n 5 $(GO) run ./test/mutate -go "$(GO)" $(MUTATE)

versions: all ## programs with the shims and servers of older commits (scripts/versions), both ways; builds those commits
	GO="$(GO)" scripts/versions $(VERSIONS)

guest: all ## a virtual machine with Debian's kernel (QEMU without KVM): programs over vsock, a wrong token, another CID, a killed client; minutes
	scripts/guest

conformance: all ## the conformance programs on the software GPU, and docs/conformance.md from what they printed
	rm -rf build/conformance
	FERRY_CONFORMANCE_OUT=$(CURDIR)/build/conformance $(GO) test -count=1 ./test/conformance; $(GO) run ./test/conformance/report -from build/conformance

FERRY_TEST_PYTHON ?= 1
python-test: all ## Numba, CuPy and cuBLAS from PyPI on the software GPU (2 GB to fetch); FERRY_TEST_PYTHON=all for PyTorch as well (12 GB)
	FERRY_TEST_PYTHON=$(FERRY_TEST_PYTHON) $(GO) test -count=1 -v -timeout 0 ./test/python
	@echo "python-test: passed"
torch: all ## PyTorch and Triton on the software GPU: trains an MLP, a CNN and a transformer (2 GB to fetch)
	FERRY_TEST_PYTHON=torch $(GO) test -count=1 -v -timeout 0 ./test/python
	@echo "torch: passed"

check-exports: all ## the shim's symbols, needs and versions are those of the real library
	$(RUN_TESTS) -count=1 -run TestExports ./test/e2e
	@echo "check-exports: passed"

verify: ## regenerated, formatted, vetted, linted, nothing changed; subjects of new commits
	@scripts/verify $(GO) $(GOFUMPT) $(STATICCHECK)

# The shim's own tests, and whole programs, under the sanitizers. Each test names in its first lines what it links.
comma     := ,
SAN        = -O1 -fno-omit-frame-pointer
asan_FLAGS = $(SAN) -fsanitize=address,undefined -fno-sanitize-recover=undefined
tsan_FLAGS = $(SAN) -fsanitize=thread
SHIM_TESTS = $(patsubst shim/test/test_%.c,%,$(wildcard shim/test/test_*.c))
SAN_TESTS  = $(foreach s,asan tsan,$(SHIM_TESTS:%=build/$(s)/test/%))
$(foreach s,asan tsan,build/$(s)/shim/test/test_launch.o build/$(s)/shim/test/test_hostile.o): shim/test/launch_stubs.h
$(foreach t,$(SHIM_TESTS),$(eval links_$(t) := $(shell sed -n '1,6s/.*Links: *//p' shim/test/test_$(t).c | grep -o '[a-z]*/[a-z0-9_/]*[.]c')))

build/asan/%.o: %.c $(SHIM_HDR)
	@mkdir -p $(@D)
	$(CC) $(filter-out -O2,$(CFLAGS)) $(asan_FLAGS) -c $< -o $@
build/tsan/%.o: %.c $(SHIM_HDR)
	@mkdir -p $(@D)
	$(CC) $(filter-out -O2,$(CFLAGS)) $(tsan_FLAGS) -c $< -o $@
build/asan/libcuda.so.1: $(SHIM_SRC:%.c=build/asan/%.o)
	$(CC) $(asan_FLAGS) $(CUDA_LD) -o $@ $^
build/asan/libnvidia-ml.so.1: $(NVML_SRC:%.c=build/asan/%.o)
	$(CC) $(asan_FLAGS) $(NVML_LD) -o $@ $^
build/tsan/libnvidia-ml.so.1: $(NVML_SRC:%.c=build/tsan/%.o)
	$(CC) $(tsan_FLAGS) $(filter-out -Wl$(comma)-z$(comma)defs,$(NVML_LD)) -o $@ $^
build/tsan/libcuda.so.1: $(SHIM_SRC:%.c=build/tsan/%.o)
	$(CC) $(tsan_FLAGS) $(filter-out -Wl$(comma)-z$(comma)defs,$(CUDA_LD)) -o $@ $^
build/tsan/bulk: test/e2e/testdata/bulk.c build/tsan/libcuda.so.1
	$(CC) -std=c11 -D_GNU_SOURCE -g -Iexamples/driver $(tsan_FLAGS) -o $@ $< -ldl -lpthread
build/tsan/nvml: test/e2e/testdata/nvml.c build/tsan/libnvidia-ml.so.1
	$(CC) -std=c11 -D_GNU_SOURCE -g $(tsan_FLAGS) -o $@ $< -ldl -lpthread
build/tsan/hammer: build/tsan/shim/test/hammer.o $(SHIM_SRC:%.c=build/tsan/%.o)
	$(CC) $(tsan_FLAGS) -o $@ $^ -lpthread
STRESS_SRC = test/stress/stress.c test/stress/operations.c
build/asan/stress: $(STRESS_SRC:%.c=build/asan/%.o) $(SHIM_SRC:%.c=build/asan/%.o)
	$(CC) $(asan_FLAGS) -o $@ $^ -lpthread
build/tsan/stress: $(STRESS_SRC:%.c=build/tsan/%.o) $(SHIM_SRC:%.c=build/tsan/%.o)
	$(CC) $(tsan_FLAGS) -o $@ $^ -lpthread
define shim_test
build/$(1)/test/$(2): build/$(1)/shim/test/test_$(2).o $(patsubst %.c,build/$(1)/shim/%.o,$(links_$(2)))
	@mkdir -p $$(@D)
	$$(or $$($(1)_CC),$$(CC)) $$($(1)_FLAGS) -o $$@ $$^ -lpthread
endef
$(foreach s,asan tsan arm64,$(foreach t,$(SHIM_TESTS),$(eval $(call shim_test,$(s),$(t)))))

SANITIZED  = $(SAN_TESTS) build/asan/libcuda.so.1 build/asan/libnvidia-ml.so.1 build/tsan/hammer build/tsan/nvml build/tsan/bulk build/asan/stress build/tsan/stress
shim-test: all ## the shim under the address, undefined-behaviour and thread sanitizers
	@$(MAKE) --no-print-directory -j$$(nproc) $(SANITIZED)
	@for t in $(SAN_TESTS); do echo $$t; timeout $(HUNG) $$t || { echo "shim-test: $$t failed"; exit 1; }; done
	FERRY_SANITIZED=1 CC="$(CC)" $(RUN_TESTS) -count=1 -run TestSanitized ./test/e2e
	@echo "shim-test: passed"

# The shim's fuzzers: targets named in shim/fuzz/fuzz_*.c, on the shim's sources built to tell which code was reached, with a server made
# of memory in the kernel's place. What only computes is neither traced nor slowed down; its own tests have the sanitizers.
FUZZ       = $(patsubst shim/fuzz/fuzz_%.c,build/fuzz/%,$(wildcard shim/fuzz/fuzz_*.c))
FUZZ_PURE  = $(patsubst %,build/fuzz/shim/%.o,core/base/crypto core/base/crc core/base/blake3 fuzz/engine)
FUZZ_CORE  = $(CORE_SRC:%.c=build/fuzz/%.o)
FUZZ_SEAM  = $(patsubst %,build/fuzz/shim/fuzz/%.o,engine server seam replies session)
FUZZ_CALLS = socket connect send recv sendmsg readv poll shutdown close setsockopt getsockopt ioctl clock_gettime getaddrinfo freeaddrinfo fopen fwrite write
FUZZ_LD    = $(CC) $(asan_FLAGS) -static-libasan -static-libubsan -o $@ $^
FUZZ_LINK  = $(FUZZ_LD) $(FUZZ_CALLS:%=-Wl$(comma)--wrap=%) -lpthread
build/fuzz/shim/fuzz/%.o: shim/fuzz/%.c $(SHIM_HDR) $(wildcard shim/fuzz/*.h)
	@mkdir -p $(@D)
	$(CC) $(filter-out -O2,$(CFLAGS)) $(asan_FLAGS) -c $< -o $@
build/fuzz/%.o: %.c $(SHIM_HDR)
	@mkdir -p $(@D)
	$(CC) $(filter-out -O2,$(CFLAGS)) $(asan_FLAGS) -fsanitize-coverage=trace-pc -c $< -o $@
build/fuzz/shim/fuzz/fuzz_ring.o: shim/fuzz/fuzz_ring.c shim/core/net/ring.c $(SHIM_HDR) shim/fuzz/engine.h # it is ring.c
	@mkdir -p $(@D)
	$(CC) $(filter-out -O2,$(CFLAGS)) $(asan_FLAGS) -fsanitize-coverage=trace-pc -c $< -o $@
# Every object's end walks the handles, which would be most of what is traced.
build/fuzz/shim/core/session/handle.o: shim/core/session/handle.c $(SHIM_HDR)
	@mkdir -p $(@D)
	$(CC) $(filter-out -O2,$(CFLAGS)) $(asan_FLAGS) -c $< -o $@
$(FUZZ_PURE): build/fuzz/%.o: %.c $(SHIM_HDR)
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -c $< -o $@
build/fuzz/images: $(patsubst %,build/fuzz/shim/%.o,fuzz/fuzz_images fuzz/engine cuda/fatbin cuda/kernel_table)
	$(FUZZ_LD)
build/fuzz/handshake: build/fuzz/shim/fuzz/fuzz_handshake.o $(FUZZ_SEAM) $(FUZZ_CORE) build/fuzz/shim/cuda/gen_send.o
	$(FUZZ_LINK)
build/fuzz/replies: build/fuzz/shim/fuzz/fuzz_replies.o build/fuzz/shim/fuzz/gen_calls.o $(FUZZ_SEAM) $(FUZZ_CORE) build/fuzz/shim/cuda/gen_send.o
	$(FUZZ_LINK)
build/fuzz/lanes: build/fuzz/shim/fuzz/fuzz_lanes.o $(FUZZ_SEAM) $(FUZZ_CORE) build/fuzz/shim/cuda/gen_send.o
	$(FUZZ_LINK) -Wl,--wrap=ferry_sleep_while
build/fuzz/nvml: $(patsubst %,build/fuzz/shim/fuzz/%.o,fuzz_nvml engine server seam session) $(NVML_SRC:%.c=build/fuzz/%.o)
	$(FUZZ_LINK)
build/fuzz/lz4: $(patsubst %,build/fuzz/shim/%.o,fuzz/fuzz_lz4 fuzz/engine core/base/lz4)
	$(FUZZ_LD)
build/fuzz/ring: $(patsubst %,build/fuzz/shim/%.o,fuzz/fuzz_ring fuzz/engine core/base/lock core/base/clock core/base/processors core/base/log)
	$(FUZZ_LD) -Wl,--wrap=syscall -Wl,--wrap=clock_gettime -Wl,--wrap=sched_yield
build/fuzz/program: build/fuzz/shim/fuzz/fuzz_program.o $(FUZZ_SEAM) $(SHIM_SRC:%.c=build/fuzz/%.o)
	$(FUZZ_LINK)
# What a real server answers: the tapes change that.
build/fuzz/answers: build/fuzz/program bin/ferry
	bin/ferry run --device soft -- build/fuzz/program -o record $@

FUZZ_EXECS ?= 10000000
fuzz: $(FUZZ) build/fuzz/answers ## every fuzz target for FUZZ_EXECS executions (10 million), one after the other; FUZZ_ONLY=pattern for some
	FUZZ_EXECS=$(FUZZ_EXECS) GO="$(GO)" scripts/fuzz $(FUZZ_ONLY)
	@echo "fuzz: passed"

# For a larger machine, with neither Go nor these sources: tar xf, then fuzz-bundle/scripts/fuzz; results lie in its build/fuzz.
fuzz-bundle: $(FUZZ) build/fuzz/answers ## every fuzz target, built, with what it begins from: build/fuzz-bundle.tar.xz
	FUZZ_BUILD_ONLY=1 GO="$(GO)" scripts/fuzz
	rm -rf build/fuzz-bundle && mkdir -p $(addprefix build/fuzz-bundle/,build/fuzz shim/fuzz scripts docs)
	cp scripts/fuzz build/fuzz-bundle/scripts/
	cp docs/ferry.toml build/fuzz-bundle/docs/ # FuzzRead begins with it
	cp build/fuzz/*.test build/fuzz/answers build/fuzz/targets build/fuzz-bundle/build/fuzz/
	for f in $(FUZZ); do strip --strip-debug -o build/fuzz-bundle/$$f $$f || exit 1; done
	awk '$$2 != "shim" {print $$2}' build/fuzz/targets | sort -u | while read -r p; do mkdir -p build/fuzz-bundle/$$p && \
		if [ -d $$p/testdata ]; then cp -r $$p/testdata build/fuzz-bundle/$$p/; fi; done
	if [ -d build/fuzz/corpus ]; then cp -r build/fuzz/corpus build/fuzz-bundle/build/fuzz/; fi
	tar -C build -c fuzz-bundle | xz -6 >build/fuzz-bundle.tar.xz && rm -r build/fuzz-bundle
	@ls -l build/fuzz-bundle.tar.xz

# --- releases. The same commit is to give the same bytes, whoever builds it and where: times are the commit's, paths stay out, and the shims
# are without what debuggers read. nfpm is run at its version; it is no part of go.mod, which it would triple.
RELEASE_TIME = $(shell git log -1 --format=%ct 2>/dev/null || echo 0)
MAINTAINER  ?= $(shell git log -1 --format='%an <%ae>' 2>/dev/null || echo 'The Ferry authors <root@localhost>')
RELEASE_LIB  = $(SHIM_LIB:shim/lib/%=build/release-bin/lib/%)
RELEASE_GO   = $(GO) build -trimpath -buildvcs=false -overlay build/release-bin/overlay.json
RELEASE_LD   = -s -w -X main.version=$(VERSION) -X main.commit=$(COMMIT)
$(RELEASE_LIB): build/release-bin/lib/%: shim/lib/%
	@mkdir -p $(@D)
	strip --strip-debug -o $@ $<
build/release-bin/overlay.json: $(RELEASE_LIB)
	@{ echo '{"Replace": {'; echo '"$(CURDIR)/shim/lib/libcuda.so.1": "$(CURDIR)/build/release-bin/lib/libcuda.so.1",'; \
		echo '"$(CURDIR)/shim/lib/libnvidia-ml.so.1": "$(CURDIR)/build/release-bin/lib/libnvidia-ml.so.1"}}'; } >$@
build/release-bin/ferry: bin/ferry build/release-bin/overlay.json
	CGO_ENABLED=1 $(RELEASE_GO) -ldflags "$(RELEASE_LD) $(PLACE)" -o $@ ./cmd/ferry
build/release-bin/ferry-static: bin/ferry build/release-bin/overlay.json
	CGO_ENABLED=0 $(RELEASE_GO) -ldflags "$(RELEASE_LD)" -o $@ ./cmd/ferry

packages: all build/release-bin/ferry ## .deb and .rpm in build/packages, and whether what is in them works
	@rm -rf build/packages && mkdir -p build/packages/completion
	bin/ferry completion bash >build/packages/completion/ferry.bash
	bin/ferry completion zsh >build/packages/completion/_ferry
	bin/ferry completion fish >build/packages/completion/ferry.fish
	bin/ferry man build/packages/man && gzip -9nf build/packages/man/*.1
	gzip -9nc CHANGELOG.md >build/packages/changelog.gz
	$(GO) run ./gen/release -ferry build/release-bin/ferry -notices build/packages/third-party-licenses
	gzip -9nk build/packages/third-party-licenses
	printf '%s\n' '- semver: $(VERSION)-1' "  date: $$(date -u -d @$(RELEASE_TIME) +%Y-%m-%dT%H:%M:%SZ)" '  packager: $(MAINTAINER)' '  deb: {urgency: medium, distributions: [unstable]}' \
		'  changes:' "    - note: Ferry $(VERSION) (commit $(COMMIT)); what changed is in changelog.gz." >build/packages/changelog.yaml
	for kind in deb rpm; do VERSION=$(VERSION) ARCH=$$($(GO) env GOARCH) MAINTAINER='$(MAINTAINER)' SOURCE_DATE_EPOCH=$(RELEASE_TIME) \
		$(GO) run $(NFPM) package --config scripts/packaging/nfpm.yaml --packager $$kind --target build/packages/ || exit 1; done
	scripts/check-packages build/packages
	@echo "packages: passed"

# FERRY_RELEASE_KEY=key.pem signs.
release: packages build/release-bin/ferry-static ## build/release: tarballs, .deb, .rpm, OCI images, a Python wheel, SBOM, checksums and, with FERRY_RELEASE_KEY, a signature
	rm -rf build/release && mkdir -p build/release
	cp build/packages/*.deb build/packages/*.rpm build/release/
	$(GO) run ./gen/release -version $(VERSION) -arch $$($(GO) env GOARCH) -time $(RELEASE_TIME)
	@ls -l build/release
	@echo "release: passed"

release-test: release ## does what docs/install.md says with the files of build/release: empty Python, empty Debian, containers by podman
	rm -rf build/release-key && mkdir -p build/release-key && openssl genpkey -algorithm ed25519 -out build/release-key/key.pem && openssl pkey -in build/release-key/key.pem -pubout -out build/release-key/ferry.pub
	$(GO) run ./gen/release -only sums -key build/release-key/key.pem
	scripts/check-release build/release
	@echo "release-test: passed"

clean: ## remove what was built
	rm -rf bin build shim/lib/*.so.1 $(PASS_LIB) operator/bench/lib/measure

.PHONY: all k8s-driver k8s-test help guest arm64 arm64-test breakout mutate flood siege versions examples packages run gen clean fetch times stress words faults move-faults load fuzz fuzz-bundle test go-test e2e conformance python-test check-exports verify shim-test torch pool release release-test
