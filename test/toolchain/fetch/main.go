// Command fetch brings everything that tests download onto this machine, before any test runs. It has
// no limit of time. It fetches the compilers and libraries of package toolchain and, for root on Debian,
// programs that unpack them and that tests call. What cannot be had is said and costs only the tests
// that need it. FERRY_TEST_ALL=1 fetches what every CUDA release needs.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"strings"

	"ferry/test/toolchain"
)

// programs are what tests call, each with its Debian package.
var programs = [][2]string{{"xz", "xz-utils"}, {"zstd", "zstd"}, {"g++", "g++"}, {"ip", "iproute2"}}

func main() {
	say := func(format string, args ...any) { fmt.Printf("fetch: "+format+"\n", args...) }
	if missing := missingPrograms(); len(missing) > 0 {
		install(missing, say)
	}
	if err := toolchain.FetchAll(os.Getenv("FERRY_TEST_ALL") == "1", say); err != nil {
		fmt.Fprintln(os.Stderr, "fetch:", err)
		os.Exit(1)
	}
}

// missingPrograms returns the packages of programs that are not here.
func missingPrograms() (packages []string) {
	for _, p := range programs {
		if _, err := exec.LookPath(p[0]); err != nil {
			packages = append(packages, p[1])
		}
	}
	return packages
}

// install tries to install Debian packages. What counts is what is there afterwards.
func install(packages []string, say func(string, ...any)) {
	list := strings.Join(packages, " ")
	_, err := exec.LookPath("apt-get")
	if err != nil || os.Geteuid() != 0 {
		say("tests use programs that are missing here; on Debian: apt-get install %s", list)
		return
	}
	say("installing %s", list)
	cmd := exec.Command("sh", "-c", "apt-get install -qq -y "+list+" || { apt-get update -qq && apt-get install -qq -y "+list+"; }")
	cmd.Env = append(os.Environ(), "DEBIAN_FRONTEND=noninteractive")
	if out, err := cmd.CombinedOutput(); err != nil {
		say("%s: %v\n%s", list, err, out)
	}
}
