package bench

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// played answers as the measuring program does, and ends before one request.
const played = `#!/bin/sh
case "$1" in
sockets) echo '{}'; exit ;;
esac
echo '{"device":"played","memory":1073741824,"ferry":true}'
[ "$1" = startup ] && exit
while read -r name rest; do
	[ "$name" = "$DIES_BEFORE" ] && kill -9 $$
	echo '{"n":1,"median_us":1,"min_us":1,"p99_us":1}'
done
`

func playProgram(t *testing.T) string {
	path := filepath.Join(t.TempDir(), "measure")
	if err := os.WriteFile(path, []byte(played), 0o700); err != nil {
		t.Fatal(err)
	}
	return path
}

func playedWays(env ...string) []Way {
	env = append(os.Environ(), env...)
	return []Way{{Name: "unix", Env: env}, {Name: "tcp", Env: env}}
}

// endThreads has threads of this process end, as those of an injected link do with
// its connections.
func endThreads(n int) {
	ended := make(chan struct{})
	for range n {
		go func() {
			runtime.LockOSThread() // and never let go
			ended <- struct{}{}
		}()
	}
	for range n {
		<-ended
	}
}

// A program is killed when the thread that started it ends. It must not, whatever
// threads of ours come and go.
func TestProgramsOutliveThreads(t *testing.T) {
	path := playProgram(t)
	for range 5 {
		_, err := runProgram(context.Background(), path, playedWays(), Options{Rounds: 3, Only: []string{"launch"}, MaxCopy: 1024},
			func(int, int, string) { endThreads(20) })
		if err != nil {
			t.Fatal(err)
		}
	}
}

// The error of a program that ends without a message says so.
func TestProgramDies(t *testing.T) {
	_, err := runProgram(context.Background(), playProgram(t), playedWays("DIES_BEFORE=launch"), Options{Rounds: 1, Only: []string{"launch"}, MaxCopy: 1024},
		func(int, int, string) {})
	if err == nil || !strings.Contains(err.Error(), "ended without a message (signal: killed)") {
		t.Errorf("it says: %v", err)
	}
}
