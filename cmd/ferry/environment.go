package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"

	"ferry/wire"
)

// The variables Ferry reads. The shim reads envServer, envToken, envLog, envTrace and those
// of the request for GPUs (envGPUs to envJob).
const (
	envServer      = "FERRY_SERVER"        // address of the server
	envServerShown = "FERRY_SERVER_SHOWN"  // the address that messages of the shim name, where an agent is between
	envToken       = "FERRY_TOKEN"         // the token itself
	envTokenFile   = "FERRY_TOKEN_FILE"    // file that holds the token
	envCA          = "FERRY_CA"            // tls://: file with the CAs to trust
	envPin         = "FERRY_PIN"           // tls://: fingerprint of the server's certificate, or its CA's
	envCert        = "FERRY_CERT"          // tls://: file with the client's certificate
	envKey         = "FERRY_KEY"           // tls://: file with the client's key
	envResume      = "FERRY_RESUME"        // how long a session may be without a connection
	envLog         = "FERRY_LOG"           // level of run's own log
	envSoftCheck   = "FERRY_SOFT_CHECK"    // 1 is --soft-check, otherwise its list
	envSoftTools   = "FERRY_SOFT_TOOLS"    // see withSoftTools
	envTrace       = "FERRY_TRACE"         // file the shim traces calls to
	envGPUs        = "FERRY_GPUS"          // how many GPUs a program wants
	envMemory      = "FERRY_MEM"           // how much memory of each
	envShare       = "FERRY_SHARE"         // how much of each one's time
	envSMs         = "FERRY_SMS"           // how many of each one's multiprocessors
	envJob         = "FERRY_JOB"           // processes with the same job get the same GPUs
	envRevision    = "FERRY_TEST_REVISION" // the newest revision of the schema that a server offers; for tests
	envLibraries   = "LD_LIBRARY_PATH"
)

// offeredRevision is the revision that envRevision names, 0 for this build's.
func offeredRevision() uint32 {
	n, _ := strconv.ParseUint(os.Getenv(envRevision), 10, 16) // 0 for what is no number
	return uint32(n)
}

// systemFolder is where the sockets of the machine's own server are. Tests have another one: there
// may be a server.
var systemFolder = "/run/ferry"

// defaultAddress returns where a server listens unless it is configured otherwise.
func defaultAddress() string {
	uid := os.Geteuid()
	if dir := os.Getenv("XDG_RUNTIME_DIR"); filepath.IsAbs(dir) && ownedBy(dir, uid) {
		return "unix://" + filepath.Join(dir, "ferry.sock")
	}
	if uid == 0 {
		return "unix://" + systemFolder + "/ferry.sock"
	}
	return fmt.Sprintf("unix:///tmp/ferry-%d/ferry.sock", uid)
}

// defaultCache returns the default folder for device code: the system's cache for root,
// else the user's; none without a home.
func defaultCache() string {
	if os.Geteuid() == 0 {
		return "/var/cache/ferry"
	}
	if dir, err := os.UserCacheDir(); err == nil {
		return filepath.Join(dir, "ferry", "modules")
	}
	return "none"
}

// ownedBy reports whether path belongs to uid. After su or sudo, a variable such as
// XDG_RUNTIME_DIR may still name the former user's folder.
func ownedBy(path string, uid int) bool {
	info, err := os.Lstat(path)
	if err != nil {
		return false
	}
	st, ok := info.Sys().(*syscall.Stat_t)
	return ok && int(st.Uid) == uid
}

// loadToken returns the token from file if one is named, else from the
// environment, else nil.
func loadToken(file string) ([]byte, error) {
	if file == "" {
		if text, ok := os.LookupEnv(envToken); ok && text != "" {
			token, err := wire.ParseToken([]byte(text))
			if err != nil {
				return nil, fmt.Errorf("%s: %w", envToken, err)
			}
			return token, nil
		}
		if file = os.Getenv(envTokenFile); file == "" {
			return nil, nil
		}
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("reading the token: %w", err)
	}
	token, err := wire.ParseToken(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	if info, err := os.Stat(file); err == nil && info.Mode().Perm()&0o044 != 0 {
		fmt.Fprintf(os.Stderr, "ferry: warning: others may read the token in %s; run: chmod 600 %s\n", file, file)
	}
	return token, nil
}

// workerEnvironment returns this process' environment without the secrets, which workers
// need not know, and without the shims: a worker that loaded them would be its own client.
func workerEnvironment() []string {
	env := without(os.Environ(), envToken, envTokenFile, envServer, envCert, envKey)
	return setLibraries(env, "")
}

// setLibraries puts dir in front of LD_LIBRARY_PATH, or nothing if dir is empty, and
// removes the shims that an outer ferry run put there.
func setLibraries(env []string, dir string) []string {
	var dirs []string
	if dir != "" {
		dirs = append(dirs, dir)
	}
	for _, d := range filepath.SplitList(lookup(env, envLibraries)) {
		if d != "" && !isShimDir(d) {
			dirs = append(dirs, d)
		}
	}
	env = without(env, envLibraries)
	if len(dirs) == 0 {
		return env
	}
	return append(env, envLibraries+"="+strings.Join(dirs, string(filepath.ListSeparator)))
}

// softEnvironment is set for programs whose private server has the software GPU, unless the
// user has set it: it makes their libraries produce PTX where they would otherwise compile
// to, or carry, machine code.
var softEnvironment = []string{
	// By default CuPy has NVRTC compile machine code for the device; with this, PTX.
	"CUPY_COMPILE_WITH_PTX=1",
	// CuPy's sums and the like come from CUB, compiled ahead, for real devices;
	// without an accelerator it compiles reductions of its own.
	"CUPY_ACCELERATORS=",
}

// privateEnvironment is set likewise for programs of any private server. The server keeps
// no images, so the names of images that a program has loaded are of no use to its next
// start.
var privateEnvironment = []string{"FERRY_PROFILE=0"}

// withDefaults adds to env those variables that are not set.
func withDefaults(env, defaults []string) []string {
	for _, e := range defaults {
		name, _, _ := strings.Cut(e, "=")
		if !slices.ContainsFunc(env, func(have string) bool { return strings.HasPrefix(have, name+"=") }) {
			env = append(env, e)
		}
	}
	return env
}

// driverNodes are the device nodes of a real driver, on Linux and on WSL.
var driverNodes = []string{"/dev/nvidiactl", "/dev/dxg"}

// isSoft reports whether a private server set to offer device will offer the software GPU.
// It reports false where only loading a driver could tell.
func isSoft(device string) bool {
	if device != "auto" || os.Getenv("FERRY_LIBCUDA") != "" {
		return device == "soft"
	}
	for _, node := range driverNodes {
		if _, err := os.Stat(node); err == nil {
			return false
		}
	}
	return true
}

func lookup(env []string, name string) string {
	for _, e := range slices.Backward(env) {
		if value, ok := strings.CutPrefix(e, name+"="); ok {
			return value
		}
	}
	return ""
}

func without(env []string, names ...string) []string {
	return slices.DeleteFunc(slices.Clone(env), func(e string) bool {
		name, _, _ := strings.Cut(e, "=")
		return slices.Contains(names, name)
	})
}
