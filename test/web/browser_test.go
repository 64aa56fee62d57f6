package web

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"ferry/test/limit"
)

// A browser is a Chromium without a screen, told what to do through a pipe
// (Chrome DevTools Protocol: JSON, each message ended by a NUL).
type browser struct {
	t       *testing.T
	to      io.Writer
	session string // the page

	mu      sync.Mutex
	last    int
	waiting map[int]chan reply
	trouble []string // what the page complained about
}

type reply struct {
	ID     int
	Method string
	Params json.RawMessage
	Result json.RawMessage
	Error  *struct{ Message string }
}

// chromium is the command, empty where there is none.
func chromium() string {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// openBrowser starts one and opens an empty page of a size.
func openBrowser(t *testing.T, width, height int) *browser {
	t.Helper()
	theirRead, ourWrite, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	ourRead, theirWrite, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(chromium(), "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
		"--remote-debugging-pipe", "--user-data-dir="+t.TempDir(), fmt.Sprintf("--window-size=%d,%d", width, height))
	cmd.ExtraFiles = []*os.File{theirRead, theirWrite} // files 3 and 4
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	_, _ = theirRead.Close(), theirWrite.Close()
	b := &browser{t: t, to: ourWrite, waiting: map[int]chan reply{}}
	go b.listen(ourRead)
	t.Cleanup(func() {
		_ = ourWrite.Close() // its pipe's end is its end
		done := make(chan struct{})
		go func() { _ = cmd.Wait(); close(done) }()
		select {
		case <-done:
		case <-limit.After():
			_ = cmd.Process.Kill()
			<-done
		}
		_ = ourRead.Close()
	})
	var target struct{ TargetID, SessionID string }
	b.call("Target.createTarget", map[string]any{"url": "about:blank"}, &target)
	b.call("Target.attachToTarget", map[string]any{"targetId": target.TargetID, "flatten": true}, &target)
	b.session = target.SessionID
	b.call("Emulation.setDeviceMetricsOverride", map[string]any{"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false}, nil)
	for _, domain := range []string{"Page", "Runtime", "Log"} {
		b.call(domain+".enable", nil, nil)
	}
	return b
}

// listen hands out answers and keeps complaints.
func (b *browser) listen(from io.Reader) {
	r := bufio.NewReader(from)
	for {
		text, err := r.ReadBytes(0)
		if err != nil {
			return
		}
		var m reply
		if json.Unmarshal(text[:len(text)-1], &m) != nil {
			continue
		}
		b.mu.Lock()
		switch {
		case m.Method == "Log.entryAdded" && !strings.Contains(string(m.Params), `"level":"error"`):
		case m.Method == "Runtime.exceptionThrown" || m.Method == "Log.entryAdded":
			b.trouble = append(b.trouble, string(m.Params))
		case m.ID != 0 && b.waiting[m.ID] != nil:
			b.waiting[m.ID] <- m
			delete(b.waiting, m.ID)
		}
		b.mu.Unlock()
	}
}

// call asks the browser for something and decodes its answer.
func (b *browser) call(method string, params, result any) {
	b.t.Helper()
	if err := b.ask(method, params, result); err != nil {
		b.t.Fatal(err)
	}
}

// ask is call for what may be refused.
func (b *browser) ask(method string, params, result any) error {
	b.t.Helper()
	answer := make(chan reply, 1)
	b.mu.Lock()
	b.last++
	message := map[string]any{"id": b.last, "method": method, "params": params}
	if params == nil {
		message["params"] = struct{}{}
	}
	if b.session != "" {
		message["sessionId"] = b.session
	}
	b.waiting[b.last] = answer
	b.mu.Unlock()
	text, err := json.Marshal(message)
	if err != nil {
		b.t.Fatal(err)
	}
	if _, err := b.to.Write(append(text, 0)); err != nil {
		b.t.Fatal(err)
	}
	select {
	case m := <-answer:
		if m.Error != nil {
			return fmt.Errorf("%s: %s", method, m.Error.Message)
		}
		if result != nil {
			if err := json.Unmarshal(m.Result, result); err != nil {
				b.t.Fatal(err)
			}
		}
	case <-limit.After():
		b.t.Fatalf("%s: no answer", method)
	}
	return nil
}

func (b *browser) open(url string) {
	b.t.Helper()
	b.call("Page.navigate", map[string]any{"url": url}, nil)
}

// run evaluates JavaScript in the page and returns what it comes to.
func (b *browser) run(script string) any {
	b.t.Helper()
	value, err := b.try(script)
	if err != nil {
		b.t.Fatal(err)
	}
	return value
}

// try is run for a page that may be about to give way to another.
func (b *browser) try(script string) (any, error) {
	b.t.Helper()
	var r struct {
		Result           struct{ Value any }
		ExceptionDetails *struct {
			Text      string
			Exception struct{ Description string }
		}
	}
	if err := b.ask("Runtime.evaluate", map[string]any{"expression": script, "awaitPromise": true, "returnByValue": true}, &r); err != nil {
		return nil, err
	}
	if e := r.ExceptionDetails; e != nil {
		b.t.Fatalf("%s: %s %s", script, e.Text, e.Exception.Description)
	}
	return r.Result.Value, nil
}

// until waits for an expression to be true.
func (b *browser) until(script string) {
	b.t.Helper()
	for deadline := limit.Deadline(); ; time.Sleep(50 * time.Millisecond) {
		if is, err := b.try("(() => { try { return Boolean(" + script + ") } catch { return false } })()"); err == nil && is == true { // the page may not be there yet
			return
		}
		if time.Now().After(deadline) {
			b.screenshot("failed")
			b.t.Fatalf("still not: %s\n%v\n%v", script, b.run("document.body.innerText"), b.complaints())
		}
	}
}

// complaints are errors of the page since the last time.
func (b *browser) complaints() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	list := b.trouble
	b.trouble = nil
	return list
}

// screenshot keeps a picture where FERRY_TEST_PICTURES says, to be looked at.
func (b *browser) screenshot(name string) {
	b.t.Helper()
	dir := os.Getenv("FERRY_TEST_PICTURES")
	if dir == "" {
		return
	}
	var shot struct{ Data string }
	b.call("Page.captureScreenshot", map[string]any{"format": "png"}, &shot)
	picture, err := base64.StdEncoding.DecodeString(shot.Data)
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, strings.ReplaceAll(b.t.Name(), "/", "-")+"-"+name+".png"), picture, 0o644)
	}
	if err != nil {
		b.t.Error(err)
	}
}
