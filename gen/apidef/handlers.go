package apidef

import (
	"fmt"
	"os"
	"strings"
)

// LoadHandlers reads which part of the worker executes which commands by hand: the name of
// a part on a line of its own, then indented lines of commands. It returns the part of each
// command.
func LoadHandlers(path string) (map[string]string, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	handlers, part := map[string]string{}, ""
	for i, line := range strings.Split(string(text), "\n") {
		if hash := strings.Index(line, "#"); hash >= 0 {
			line = line[:hash]
		}
		words := strings.Fields(line)
		switch {
		case len(words) == 0:
		case line[0] != '\t' && len(words) == 1:
			part = words[0]
		case line[0] != '\t' || part == "":
			return nil, fmt.Errorf("%s:%d: want the name of a part alone on a line, then commands on indented lines", path, i+1)
		default:
			for _, command := range words {
				if handlers[command] != "" {
					return nil, fmt.Errorf("%s:%d: %s has a part already: %s", path, i+1, command, handlers[command])
				}
				handlers[command] = part
			}
		}
	}
	return handlers, nil
}
