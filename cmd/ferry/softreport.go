package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	found "ferry/softgpu/finding"
)

// reportOptions say what ferry run does about mistakes that the software GPU finds.
type reportOptions struct {
	report   string // file
	suppress string // file
	exitCode int
	asked    bool // some of the flags is set
}

var reportFlags = []string{"soft-report", "soft-suppress", "soft-error-exitcode"}

func (o *reportOptions) register(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVar(&o.report, "soft-report", "", "write what the software GPU found to this file when the program has ended: .json, .sarif (SARIF 2.1.0) or .xml (JUnit)")
	f.StringVar(&o.suppress, "soft-suppress", "", "file of mistakes that are known and accepted: lines as \"initcheck kernel=histogram* source=*/old.cu:*\"")
	f.IntVar(&o.exitCode, "soft-error-exitcode", 0, "exit code if the software GPU found a mistake and the program itself ended with 0 (default: 1 where --soft-check names checks, else 0)")
}

// A softReport is what the software GPU found wrong with a program: its workers append records to
// a file of the private server.
type softReport struct {
	reportOptions
	checks  found.Options
	records string // file
	rules   string // what is accepted
	program string
}

// begin makes the file of records, and looks at the options before the program runs.
func (o *runOptions) beginReport(cmd *cobra.Command, program string) (*softReport, error) {
	checks, err := found.Parse(string(o.softCheck))
	if err != nil {
		return nil, usagef("--soft-check: %v", err)
	}
	r := &softReport{reportOptions: o.reportOptions, checks: checks, program: program}
	for _, name := range reportFlags {
		r.asked = r.asked || cmd.Flags().Changed(name)
	}
	if o.exitCode < 0 || o.exitCode > 255 {
		return nil, usagef("--soft-error-exitcode %d: use a number from 0 to 255", o.exitCode)
	}
	if checks.GoOn && !cmd.Flags().Changed("soft-error-exitcode") {
		r.exitCode = 1
	}
	if !r.asked && !checks.GoOn {
		return nil, nil
	}
	if o.suppress != "" {
		text, err := os.ReadFile(o.suppress)
		if err != nil {
			return nil, usagef("--soft-suppress: %v", err)
		}
		r.rules = string(text)
		if _, err := found.ParseSuppressions(r.rules); err != nil {
			return nil, usagef("--soft-suppress: %s: %v", o.suppress, err)
		}
	}
	if o.report != "" {
		if err := found.CheckName(o.report); err != nil {
			return nil, usagef("--soft-report: %v", err)
		}
		if r.report, err = filepath.Abs(o.report); err != nil {
			return nil, err
		}
		if err := os.WriteFile(r.report, nil, 0o666); err != nil {
			return nil, fmt.Errorf("writing the report: %w", err)
		}
	}
	f, err := os.CreateTemp("", "ferry-findings-")
	if err != nil {
		return nil, err
	}
	r.records = f.Name()
	return r, f.Close()
}

// end reads the records, writes the report, and says in one line what was found. err is how the
// program ended; the result is how ferry run ends.
func (r *softReport) end(err error) error {
	if r == nil {
		return err
	}
	list, readErr := r.read()
	run := &found.Run{Program: r.program, Version: version, Checks: r.checks.Checks, Findings: list}
	if e, ok := errors.AsType[*exitError](err); ok {
		run.ExitCode = e.code
	}
	for _, f := range list {
		if f.AtEnd {
			fmt.Fprintf(os.Stderr, "ferry: %s\n", strings.Join(f.Text(), "\nferry:     "))
		}
	}
	where, writeErr := "", error(nil)
	if r.report != "" {
		if writeErr = r.write(run); writeErr == nil {
			where = "; report in " + r.report
		}
	}
	if readErr != nil || writeErr != nil {
		fmt.Fprintf(os.Stderr, "ferry: warning: the report of the software GPU: %v\n", errors.Join(readErr, writeErr))
	}
	if len(list) > 0 || r.checks.GoOn {
		fmt.Fprintf(os.Stderr, "ferry: --soft-check: %s%s\n", found.Summary(list), where)
	}
	if err == nil && len(list) > 0 && r.exitCode != 0 {
		return &exitError{code: r.exitCode}
	}
	return err
}

func (r *softReport) read() ([]*found.Finding, error) {
	f, err := os.Open(r.records)
	if err != nil {
		return nil, err
	}
	defer func() { _, _ = f.Close(), os.Remove(r.records) }()
	return found.Read(f)
}

func (r *softReport) write(run *found.Run) error {
	f, err := os.Create(r.report)
	if err != nil {
		return err
	}
	return errors.Join(found.Write(f, r.report, run), f.Close())
}
