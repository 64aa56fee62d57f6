// Command badlink is a network that fails: it passes TCP connections on to a
// server and now and then cuts all of them, and lets nobody through for a while.
// scripts/gpu-cuts puts it between a training run and its GPU.
package main

import (
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/signal"
	"syscall"
	"time"

	"ferry/transport/faulty"
)

type link struct {
	to       string
	cuts     int
	seed     uint64
	up, down [2]time.Duration // least and most between cuts, and of a cut
}

func main() {
	var l link
	flag.StringVar(&l.to, "to", "", "the server, `host:port`")
	flag.IntVar(&l.cuts, "cuts", 20, "how many")
	flag.Uint64Var(&l.seed, "seed", 1, "what lengths follow from")
	flag.DurationVar(&l.up[0], "up-least", time.Second, "between two cuts")
	flag.DurationVar(&l.up[1], "up-most", 3*time.Second, "between two cuts")
	flag.DurationVar(&l.down[0], "down-least", time.Second, "how long nobody gets through")
	flag.DurationVar(&l.down[1], "down-most", 10*time.Second, "how long nobody gets through")
	flag.Parse()
	if l.to == "" || flag.NArg() > 0 || l.up[0] > l.up[1] || l.down[0] > l.down[1] {
		fmt.Fprintln(os.Stderr, "usage: badlink -to host:port [options]; badlink -h lists them")
		os.Exit(2)
	}
	if err := l.run(os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "badlink:", err)
		os.Exit(1)
	}
}

// run serves until it is told to end.
func (l *link) run(say io.Writer) error {
	p, err := faulty.Start(l.to, l.seed)
	if err != nil {
		return err
	}
	defer p.Close()
	end := make(chan os.Signal, 1)
	signal.Notify(end, syscall.SIGTERM, syscall.SIGINT)
	r := rand.New(rand.NewPCG(l.seed, 0))
	fmt.Fprintln(say, "listening on", p.Addr())
	for cut := 0; cut < l.cuts; {
		select {
		case <-end:
			return nil
		case <-time.After(between(r, l.up)):
		}
		if p.Open() == 0 {
			continue // nobody would notice
		}
		cut++
		down := between(r, l.down)
		fmt.Fprintf(say, "cut %d for %v\n", cut, down.Round(time.Millisecond))
		p.CutAll(down)
		time.Sleep(down)
	}
	<-end
	return nil
}

func between(r *rand.Rand, limits [2]time.Duration) time.Duration {
	return limits[0] + time.Duration(r.Int64N(int64(limits[1]-limits[0])+1))
}
