// Package web tests the dashboard as its users have it: in a real browser, with a
// server on the software GPU and programs that use it. What is tested needs what
// make builds, and Chromium.
package web

import (
	"bufio"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"ferry/test/clean"
)

const root = "../.."

func TestMain(m *testing.M) {
	clean.Process()
	if _, err := os.Stat(filepath.Join(root, "bin", "ferry")); err != nil {
		fmt.Fprintf(os.Stderr, "web: %v\nweb: these tests need what make builds: run make first\n", err)
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// A dashboard is a server with one.
type dashboard struct {
	address string // with the token
	server  string
	stop    func()
}

func serve(t *testing.T, args ...string) dashboard {
	t.Helper()
	if chromium() == "" {
		t.Skip("no Chromium here (Debian: apt-get install chromium)")
	}
	dir, err := os.MkdirTemp("", "ferry-web-") // a socket's path must be short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	d := dashboard{server: "unix://" + filepath.Join(dir, "s")}
	if args == nil {
		args = []string{"--web", "127.0.0.1:0"}
	}
	args = append([]string{"serve", "--device", "soft", "--soft-devices", "2", "--log-level", "error", "--listen", d.server}, args...)
	cmd := exec.Command(filepath.Join(root, "bin", "ferry"), args...)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	d.stop = sync.OnceFunc(func() { _ = cmd.Process.Signal(syscall.SIGTERM); _ = cmd.Wait() })
	t.Cleanup(d.stop)
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if address, ok := strings.CutPrefix(lines.Text(), "dashboard at "); ok {
			d.address = address
			return d
		}
	}
	t.Fatal("no dashboard")
	return d
}

// program starts an endless client of the server's and waits until it works.
func (d dashboard) program(t *testing.T, args ...string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), args[0])
	build := exec.Command("cc", "-std=c11", "-D_GNU_SOURCE", "-O2", "-I"+root+"/examples/driver", "-I"+root+"/shim", "-o", path, root+"/test/e2e/testdata/"+args[0]+".c", "-ldl", "-lpthread")
	if msg, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, msg)
	}
	cmd := exec.Command(path, args[1:]...)
	cmd.Env = append(os.Environ(), "FERRY_SERVER="+d.server, "LD_LIBRARY_PATH="+root+"/shim/lib")
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if lines.Text() == "ready" {
			return
		}
	}
	t.Fatalf("%q did not get ready", args)
}

// row is the text of a client's row, of one column if it is named.
func row(id int, column string) string {
	return fmt.Sprintf(`(document.querySelector('tr[data-id="%d"]')?.children[[...document.querySelectorAll('th')].findIndex(h => h.textContent.startsWith(%q))]?.textContent ?? '')`, id, column)
}

func press(text string) string {
	return fmt.Sprintf(`[...document.querySelectorAll('dialog[open] button')].find(b => b.textContent === %q).click()`, text)
}

func TestDashboard(t *testing.T) {
	d := serve(t)
	d.program(t, "loop")
	d.program(t, "hold", "96")
	b := openBrowser(t, 1280, 1000)
	b.open(d.address)

	// What is there.
	b.until(row(1, "Program") + " === 'loop' && " + row(2, "Program") + " === 'hold'")
	b.until(row(2, "Memory") + " === '96.0 MiB'")
	b.until("parseFloat(" + row(1, "Launches") + ") > 0 && parseFloat(" + row(1, "Share") + ") > 0")
	b.until(`document.querySelectorAll('.gpu').length === 2 && document.querySelector('#facts').innerText.includes('2 of 256')`)
	if b.run("location.hash + location.search") != "" {
		t.Error("the token stays in the address")
	}
	b.screenshot("begin")

	// Charts: after a while there is something on each.
	for _, id := range []string{"share", "busy", "memory", "traffic"} {
		b.until(fmt.Sprintf("document.querySelector('#%s + .legend').children.length > 0", id))
		b.until(fmt.Sprintf(`(() => { const c = document.querySelector('#%s'), p = c.getContext('2d').getImageData(70, 8, c.width - 80, c.height - 30).data;
			let n = 0; for (let i = 0; i < p.length; i += 4) if (p[i + 3] && Math.max(p[i], p[i+1], p[i+2]) - Math.min(p[i], p[i+1], p[i+2]) > 60) n++; return n > 3 })()`, id))
	}
	b.run("document.querySelector('[data-span=\"300\"]').click()")
	b.screenshot("charts")

	// Sorting.
	b.run("[...document.querySelectorAll('th button')].find(x => x.textContent.startsWith('Memory')).click()")
	b.until("document.querySelector('tbody tr').dataset.id === '2'")

	// Limits.
	b.run(`document.querySelector('tr[data-id="1"] button').click()`)
	b.until("document.querySelector('#limit').open && document.querySelector('#limit h2').textContent.includes('session 1 (loop)')")
	b.run(`(() => { const f = document.querySelector('#limit form').elements; f.weight.value = 3; f.memory.value = 512; f.class.value = 'interactive' })()`)
	b.screenshot("limit")
	b.run(press("Change"))
	b.until(row(1, "Weight") + " === '3' && " + row(1, "Memory") + ".endsWith('of 512 MiB') && " + row(1, "Class") + " === 'interactive'")

	// Kill: no means no.
	b.run(`document.querySelector('tr[data-id="2"] .danger').click()`)
	b.until("document.querySelector('#ask').open && document.querySelector('#ask h2').textContent === 'End session 2?'")
	b.screenshot("kill")
	b.run(press("Cancel"))
	time.Sleep(1500 * time.Millisecond) // for an end that must not come
	b.until(row(2, "Program") + " === 'hold'")
	b.run(`document.querySelector('tr[data-id="2"] .danger').click()`)
	b.run(press("End it"))
	b.until("!document.querySelector('tr[data-id=\"2\"]') && document.querySelector('#notice').textContent.includes('Session 2 has ended')")

	// Drain and back.
	b.run("document.querySelector('#drain').click()")
	b.run(press("Drain"))
	b.until("document.querySelector('#drain').textContent === 'Take clients again'")
	b.run("document.querySelector('#drain').click()")
	b.until("document.querySelector('#drain').textContent === 'Drain'")
	b.screenshot("end")
	if c := b.complaints(); len(c) > 0 {
		t.Errorf("the page complains: %s", strings.Join(c, "\n"))
	}
}

// Without the token there is a question, and nothing else; with a wrong one too.
func TestToken(t *testing.T) {
	d := serve(t)
	address, token, _ := strings.Cut(d.address, "#")
	for _, path := range []string{"v1/sessions", "v1/events", "metrics", "healthz"} {
		for _, header := range []string{"", "Bearer ", "Bearer " + token + "x", "Basic " + token} {
			r, err := http.NewRequestWithContext(t.Context(), "GET", address+path, nil)
			if err != nil {
				t.Fatal(err)
			}
			r.Header.Set("Authorization", header)
			answer, err := http.DefaultClient.Do(r)
			if err != nil {
				t.Fatal(err)
			}
			_ = answer.Body.Close()
			if answer.StatusCode != http.StatusUnauthorized {
				t.Errorf("%s with %q: %s", path, header, answer.Status)
			}
		}
	}
	b := openBrowser(t, 800, 600)
	b.open(address)
	b.until("!document.querySelector('#login').hidden && document.querySelector('main').hidden")
	b.screenshot("login")
	_, _ = b.try("window.before = true; document.querySelector('#login input').value = 'wrong'; document.querySelector('#login button').click()")
	b.until("!window.before && !document.querySelector('#login').hidden && sessionStorage.getItem('ferry-token') === 'wrong'") // the page has come again
	_, _ = b.try(fmt.Sprintf("document.querySelector('#login input').value = %q; document.querySelector('#login button').click()", token))
	b.until("!document.querySelector('main').hidden && document.querySelector('#count').textContent === 'no clients'")
	b.screenshot("empty")
}

// A narrow window and a dark one: nothing runs out of the page.
func TestNarrow(t *testing.T) {
	d := serve(t)
	d.program(t, "hold", "8")
	b := openBrowser(t, 420, 900)
	b.call("Emulation.setEmulatedMedia", map[string]any{"features": []map[string]string{{"name": "prefers-color-scheme", "value": "dark"}}}, nil)
	b.open(d.address)
	b.until(row(1, "Program") + " === 'hold'")
	b.until("document.documentElement.scrollWidth <= innerWidth")
	b.screenshot("dark")
}

// The page finds the server again after it was away, and says so meanwhile.
func TestServerComesBack(t *testing.T) {
	token := filepath.Join(t.TempDir(), "token")
	if err := os.WriteFile(token, []byte("a token of many letters\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	d := serve(t, "--web", "127.0.0.1:0", "--web-token-file", token)
	if strings.Contains(d.address, "#") {
		t.Errorf("a token that is in a file is printed: %s", d.address)
	}
	b := openBrowser(t, 1000, 700)
	b.open(d.address + "#" + url.PathEscape("a token of many letters"))
	b.until("!document.querySelector('main').hidden")
	b.run(`window.kept = true`)
	d.stop()
	b.until("document.querySelector('main').classList.contains('stale') && document.querySelector('#notice').textContent.includes('Trying again')")
	b.screenshot("gone")
	serve(t, "--web", strings.Trim(strings.TrimPrefix(d.address, "http://"), "/"), "--web-token-file", token)
	b.until("!document.querySelector('main').classList.contains('stale') && window.kept && document.querySelector('#notice').hidden")
}
