package config

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// oldKeys maps keys that have got another name to that name. They work for one release.
var oldKeys = map[string]string{
	"worker.spares":        "worker.warm-workers",
	"worker.spare-context": "worker.warm-context",
}

// oldValues holds what a file says under old keys; nil where it says nothing.
type oldValues struct {
	Worker struct {
		Spares       *int    `toml:"spares"`
		SpareContext *string `toml:"spare-context"`
		WarmWorkers  *int    `toml:"warm-workers"`
		WarmContext  *string `toml:"warm-context"`
	} `toml:"worker"`
}

// knownKeys removes the old keys from the decoder's complaint about unknown ones. The
// decoder has read all other keys by then.
func knownKeys(err error) error {
	strict, ok := errors.AsType[*toml.StrictMissingError](err)
	if !ok {
		return err
	}
	strict.Errors = slices.DeleteFunc(strict.Errors, func(e toml.DecodeError) bool {
		_, old := oldKeys[strings.Join(e.Key(), ".")]
		return old
	})
	if len(strict.Errors) == 0 {
		return nil
	}
	return strict
}

// applyOldKeys sets in c what the file says under old keys.
func applyOldKeys(c *Config, text []byte) error {
	var v oldValues
	if err := toml.Unmarshal(text, &v); err != nil {
		return err
	}
	if v.Worker.Spares != nil && v.Worker.WarmWorkers != nil {
		return errBothKeys("worker.spares")
	}
	if v.Worker.SpareContext != nil && v.Worker.WarmContext != nil {
		return errBothKeys("worker.spare-context")
	}
	if v.Worker.Spares != nil {
		c.Worker.WarmWorkers = *v.Worker.Spares
	}
	if v.Worker.SpareContext != nil {
		c.Worker.WarmContext = *v.Worker.SpareContext
	}
	return nil
}

func errBothKeys(old string) error {
	return fmt.Errorf("%s is the old name of %s; keep only the new one", old, oldKeys[old])
}

// OldKeyNotices returns a line for each old key that a file uses, for the operator to read.
// The text is one that Read accepts.
func OldKeyNotices(name string, text []byte) (lines []string) {
	var v oldValues
	if toml.Unmarshal(text, &v) != nil {
		return nil
	}
	notice := func(old string) {
		lines = append(lines, fmt.Sprintf("%s: %s is now called %s; the old name works for one more release", name, old, oldKeys[old]))
	}
	if v.Worker.Spares != nil {
		notice("worker.spares")
	}
	if v.Worker.SpareContext != nil {
		notice("worker.spare-context")
	}
	return lines
}
