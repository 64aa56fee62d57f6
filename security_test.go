package ferry_test

import (
	"os"
	"testing"
)

// TestSecurityIsTested: SECURITY.md names the tests that try to break a
// confinement. TestReferences holds that they exist.
func TestSecurityIsTested(t *testing.T) {
	text, err := os.ReadFile("SECURITY.md")
	if err != nil {
		t.Fatal(err)
	}
	if promised := goTest.FindAllString(string(text), -1); len(promised) < 10 {
		t.Errorf("SECURITY.md names %d tests: a promise of security names the test that tries to break it", len(promised))
	}
}
