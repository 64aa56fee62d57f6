package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"

	"ferry/softgpu/corpus"
)

// checkAll assembles every kernel for sm_90, two at a time.
func checkAll(ptxas string) error {
	if ptxas == "" {
		cache, err := os.UserCacheDir()
		if err != nil {
			return err
		}
		ptxas = filepath.Join(cache, "ferry/toolchains/13.0/bin/ptxas")
	}
	list, err := corpus.Load(filepath.Join(root, "kernels"))
	if err != nil {
		return err
	}
	var (
		mu  sync.Mutex
		wg  sync.WaitGroup
		bad int
	)
	work := make(chan *corpus.Kernel)
	for range 2 {
		wg.Go(func() {
			for k := range work {
				path := filepath.Join(root, "kernels", k.Name+".ptx")
				out, err := exec.Command(ptxas, "-arch=sm_90", "-o", "/dev/null", path).CombinedOutput()
				if err == nil {
					continue
				}
				mu.Lock()
				bad++
				fmt.Printf("%s\n%s", k.Name, out)
				mu.Unlock()
			}
		})
	}
	for _, k := range list {
		work <- k
	}
	close(work)
	wg.Wait()
	fmt.Printf("%d of %d kernels assemble\n", len(list)-bad, len(list))
	if bad > 0 {
		return fmt.Errorf("%d kernels do not assemble", bad)
	}
	return nil
}
