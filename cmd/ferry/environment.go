package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"ferry/wire"
)

// The variables Ferry reads. The shim reads envServer, envToken, envLog, envTrace
// and what a program wants of the GPUs.
const (
	envServer    = "FERRY_SERVER"     // address of the server
	envToken     = "FERRY_TOKEN"      // the token itself
	envTokenFile = "FERRY_TOKEN_FILE" // file that holds it
	envCA        = "FERRY_CA"         // tls://: file with the CAs to believe
	envPin       = "FERRY_PIN"        // tls://: fingerprint of the server's certificate, or its CA's
	envCert      = "FERRY_CERT"       // tls://: file with the client's certificate
	envKey       = "FERRY_KEY"        // tls://: file with its key
	envResume    = "FERRY_RESUME"     // how long a session may be without a connection
	envLog       = "FERRY_LOG"        // level of run's own log
	envSoftCheck = "FERRY_SOFT_CHECK" // 1 is --soft-check
	envTrace     = "FERRY_TRACE"      // file the shim traces calls to
	envGPUs      = "FERRY_GPUS"       // how many GPUs a program wants
	envMemory    = "FERRY_MEM"        // how much memory of each
	envShare     = "FERRY_SHARE"      // how much of each one's time
	envSMs       = "FERRY_SMS"        // how many of each one's multiprocessors
	envJob       = "FERRY_JOB"        // processes with the same job get the same GPUs
	envLibraries = "LD_LIBRARY_PATH"
)

// defaultAddress is where a server listens when it is not told otherwise.
func defaultAddress() string {
	uid := os.Geteuid()
	if dir := os.Getenv("XDG_RUNTIME_DIR"); filepath.IsAbs(dir) && ownedBy(dir, uid) {
		return "unix://" + filepath.Join(dir, "ferry.sock")
	}
	if uid == 0 {
		return "unix:///run/ferry/ferry.sock"
	}
	return fmt.Sprintf("unix:///tmp/ferry-%d/ferry.sock", uid)
}

// defaultCache is where device code is kept when nothing else is said: in the
// system's cache for root, else in the user's; none without a home.
func defaultCache() string {
	if os.Geteuid() == 0 {
		return "/var/cache/ferry"
	}
	if dir, err := os.UserCacheDir(); err == nil {
		return filepath.Join(dir, "ferry", "modules")
	}
	return "none"
}

// ownedBy says whether path belongs to uid. After su or sudo, a variable such as
// XDG_RUNTIME_DIR may still name the former user's.
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

// workerEnvironment is ours without the secret, which workers need not know, and
// without the shims: a worker that loaded them would be its own client.
func workerEnvironment() []string {
	env := without(os.Environ(), envToken, envTokenFile, envServer, envCert, envKey)
	return setLibraries(env, "")
}

// setLibraries puts dir in front of LD_LIBRARY_PATH, or nothing if dir is empty,
// and takes out the shims that an outer ferry run put there.
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

// softEnvironment is set for programs whose private server has the software GPU,
// unless the user has set it: what makes their libraries hand out PTX, where by
// themselves they would compile or bring machine code.
var softEnvironment = []string{
	// CuPy has NVRTC make machine code for the device it sees; with this, PTX.
	"CUPY_COMPILE_WITH_PTX=1",
	// CuPy's sums and the like come from CUB, compiled ahead, for real devices;
	// without an accelerator it compiles reductions of its own.
	"CUPY_ACCELERATORS=",
}

// privateEnvironment is set likewise for programs of any private server: it keeps no images, so that
// names of those that a program has loaded are of no use to the next start.
var privateEnvironment = []string{"FERRY_PROFILE=0"}

// withDefaults adds those variables to env that are not set.
func withDefaults(env, defaults []string) []string {
	for _, e := range defaults {
		name, _, _ := strings.Cut(e, "=")
		if !slices.ContainsFunc(env, func(have string) bool { return strings.HasPrefix(have, name+"=") }) {
			env = append(env, e)
		}
	}
	return env
}

// driverNodes are what a real driver is reached through, on Linux and on WSL.
var driverNodes = []string{"/dev/nvidiactl", "/dev/dxg"}

// isSoft says whether a private server told to offer device will offer the
// software GPU. Where that can only be found out by loading a driver, it is no.
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
