package history

import (
	"fmt"
	"io"
	"os"
	"strings"

	"ferry/gen/apidef"
)

// Update brings the history at path up to the description: what is new becomes the next
// revision, and report is told. With checkOnly something new is an error and nothing is
// written.
func Update(path string, api, nvml *apidef.File, checkOnly bool, report io.Writer) (*File, error) {
	f, err := Load(path)
	if err != nil {
		return nil, err
	}
	added, err := f.Compare(api, nvml)
	if err != nil {
		return nil, fmt.Errorf("%s (revision %d) is what other builds have, and api/*.api differs:\n%w", path, f.Last(), err)
	}
	if len(added) == 0 {
		return f, nil
	}
	if checkOnly {
		return nil, fmt.Errorf("api/*.api has what revision %d of the schema lacks; run make gen, and commit %s with it:\n%s", f.Last(), path, strings.Join(added, "\n"))
	}
	if err := f.Append(added); err != nil {
		return nil, err
	}
	fmt.Fprintf(report, "gen: the schema has a new revision, %d; commit %s with it. New are:\n", f.Last(), path)
	for _, line := range added {
		fmt.Fprintln(report, "\t"+line)
	}
	return f, os.WriteFile(path, []byte(f.Text()), 0o644)
}
