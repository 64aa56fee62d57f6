package finding

import (
	"io"
	"maps"
	"net/url"
	"path"
	"slices"
	"strings"
)

// The parts of SARIF 2.1.0 (OASIS, docs.oasis-open.org/sarif) that are written.
const (
	sarifVersion = "2.1.0"
	sarifSchema  = "https://json.schemastore.org/sarif-2.1.0.json"
)

type sarifLog struct {
	Version string     `json:"version"`
	Schema  string     `json:"$schema"`
	Runs    []sarifRun `json:"runs"`
}

type sarifRun struct {
	Tool        sarifTool         `json:"tool"`
	Invocations []sarifInvocation `json:"invocations"`
	Results     []sarifResult     `json:"results"`
}

type sarifTool struct {
	Driver sarifDriver `json:"driver"`
}

type sarifDriver struct {
	Name    string      `json:"name"`
	Version string      `json:"version,omitempty"`
	Rules   []sarifRule `json:"rules"`
}

type sarifRule struct {
	ID    string       `json:"id"`
	Short sarifMessage `json:"shortDescription"`
}

type sarifMessage struct {
	Text string `json:"text"`
}

type sarifInvocation struct {
	Successful bool   `json:"executionSuccessful"`
	Command    string `json:"commandLine,omitempty"`
	ExitCode   int    `json:"exitCode"`
}

type sarifResult struct {
	Rule         string            `json:"ruleId"`
	RuleIndex    int               `json:"ruleIndex"`
	Level        string            `json:"level"`
	Message      sarifMessage      `json:"message"`
	Locations    []sarifLocation   `json:"locations"`
	Occurrences  int               `json:"occurrenceCount,omitempty"`
	Fingerprints map[string]string `json:"partialFingerprints"`
	Properties   *Finding          `json:"properties"`
}

type sarifLocation struct {
	Physical *sarifPhysical `json:"physicalLocation,omitempty"`
	Logical  []sarifLogical `json:"logicalLocations,omitempty"`
}

type sarifPhysical struct {
	Artifact sarifArtifact `json:"artifactLocation"`
	Region   *sarifRegion  `json:"region,omitempty"`
}

type sarifArtifact struct {
	URI string `json:"uri"`
}

type sarifRegion struct {
	Line int `json:"startLine"`
}

type sarifLogical struct {
	Name string `json:"fullyQualifiedName"`
	Kind string `json:"kind"`
}

func writeSARIF(w io.Writer, r *Run) error {
	ids := slices.Sorted(maps.Keys(Rules))
	driver := sarifDriver{Name: "ferry --soft-check", Version: r.Version}
	for _, id := range ids {
		driver.Rules = append(driver.Rules, sarifRule{id, sarifMessage{Rules[id]}})
	}
	run := sarifRun{
		Tool: sarifTool{driver}, Results: []sarifResult{},
		Invocations: []sarifInvocation{{Successful: r.ExitCode == 0, Command: r.Program, ExitCode: r.ExitCode}},
	}
	for _, f := range r.Findings {
		index, _ := slices.BinarySearch(ids, f.Rule)
		res := sarifResult{
			Rule: f.Rule, RuleIndex: index, Level: "error", Message: sarifMessage{strings.Join(f.Text(), "\n")}, Occurrences: f.Times,
			Locations: []sarifLocation{}, Properties: f,
			Fingerprints: map[string]string{"place/v1": strings.Join([]string{f.Check, f.Rule, f.Symbol, f.Place()}, "|")},
		}
		var at sarifLocation
		if f.File != "" {
			at.Physical = &sarifPhysical{Artifact: sarifArtifact{fileURI(f.File)}}
			if f.Line > 0 {
				at.Physical.Region = &sarifRegion{f.Line}
			}
		}
		if f.Kernel != "" {
			at.Logical = []sarifLogical{{f.Kernel, "function"}}
		}
		if at.Physical != nil || at.Logical != nil {
			res.Locations = append(res.Locations, at)
		}
		run.Results = append(run.Results, res)
	}
	return indented(w, sarifLog{Version: sarifVersion, Schema: sarifSchema, Runs: []sarifRun{run}})
}

// fileURI names a source file as SARIF wants it: a relative reference, or a file URI.
func fileURI(file string) string {
	if path.IsAbs(file) {
		return (&url.URL{Scheme: "file", Path: file}).String()
	}
	return strings.TrimPrefix((&url.URL{Path: file}).String(), "./")
}
