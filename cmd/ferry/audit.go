package main

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"ferry/daemon/audit"
	"ferry/server/config"
)

// envStateDirectory is where systemd lets a service keep its state: folders with colons
// between them.
const envStateDirectory = "STATE_DIRECTORY"

// auditInLog is what the configuration says if the audit is to be in the log.
const auditInLog = "log"

// auditFile is the file for the audit; empty for the log. A server with a folder for its state
// has one there.
func auditFile(c config.Config) string {
	switch c.AuditLog {
	case auditInLog:
		return ""
	case "":
		if list := filepath.SplitList(os.Getenv(envStateDirectory)); len(list) > 0 && filepath.IsAbs(list[0]) {
			return filepath.Join(list[0], "audit.log")
		}
	}
	return c.AuditLog
}

// configHash is a hash over a configuration, for the audit. The configuration has names of
// files with secrets, not the secrets.
func configHash(c config.Config) string {
	text, err := json.Marshal(c)
	if err != nil {
		return ""
	}
	return fmt.Sprintf("sha256:%x", sha256.Sum256(text))
}

func newAudit() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "audit",
		Short: "Verify the audit of a server",
		Long: `A server with an audit file (ferry serve --audit-log FILE) writes a line for each
client that is accepted, refused or comes back, each session that ends, and each
thing an operator does. Each line holds a hash over all lines before it.

ferry audit verify finds lines that were changed, removed, added or moved. Whoever
can write to the file and to FILE.head can write all of it anew: that is found only
with a head (ferry audit head) that was kept where they cannot write.`,
		Example: `  ferry audit head >>/mnt/elsewhere/heads
  ferry audit verify /var/lib/ferry/audit.log.1 /var/lib/ferry/audit.log
  ferry audit verify --head 1047:5a0c... /var/lib/ferry/audit.log`,
		Args: cobra.NoArgs, // an unknown verb is an error, none shows the help
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(newAuditVerify(), newAuditHead())
	return cmd
}

func newAuditVerify() *cobra.Command {
	var heads []string
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "verify FILE...",
		Short: "Say whether audit files are as the server wrote them",
		Long: `Read audit files, oldest first, and say whether each line is as it was written and
none is missing from the first to the last. The files of log rotation are one audit:
each begins with the hash that the one before it ended with.

Lines removed from the end are found by a head, which is the number and the hash of
a record: that of FILE.head beside the last file, if there is one, and those given
with --head.

Exit code 0: all is right. 1: something is wrong, and the first wrong line is named;
or a file cannot be read. 2: a mistake in the command line.`,
		Example: `  ferry audit verify /var/lib/ferry/audit.log
  ferry audit verify --json audit.log.2 audit.log.1 audit.log
  ferry audit verify --head "$(tail -1 /mnt/elsewhere/heads)" audit.log`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, files []string) error { return auditVerify(cmd, files, heads, asJSON) },
	}
	cmd.Flags().StringArrayVar(&heads, "head", nil, "a head that was kept elsewhere, NUMBER:HASH as ferry audit head prints it; may be given several times")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print the result as JSON")
	return cmd
}

func auditVerify(cmd *cobra.Command, files, heads []string, asJSON bool) error {
	var anchors []audit.Anchor
	for _, text := range heads {
		h, err := audit.ParseHead(text)
		if err != nil {
			return usagef("--head: %v", err)
		}
		anchors = append(anchors, audit.Anchor{Head: h, From: "--head"})
	}
	last := files[len(files)-1]
	kept, err := audit.ReadHead(last) // before the file: a server may be writing
	switch {
	case err == nil:
		anchors = append(anchors, audit.Anchor{Head: kept, From: audit.HeadFile(last)})
	case errors.Is(err, fs.ErrNotExist) && len(anchors) == 0:
		fmt.Fprintf(cmd.ErrOrStderr(), "ferry: there is no %s and no --head: whether lines are missing at the end cannot be known\n", audit.HeadFile(last))
	case !errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("%s: %w", audit.HeadFile(last), err)
	}
	v, err := audit.Verify(files, anchors...)
	if err != nil {
		return err
	}
	out := cmd.OutOrStdout()
	if asJSON {
		enc := json.NewEncoder(out)
		enc.SetIndent("", "  ")
		if err := enc.Encode(v); err != nil {
			return err
		}
	} else {
		for _, note := range v.Notes {
			_, _ = fmt.Fprintln(out, "note:", note)
		}
		if v.Behind != "" {
			_, _ = fmt.Fprintln(out, "note: the records before", v.First, "are in files that were not given")
		}
	}
	if v.Problem != nil {
		return &exitError{exitFailure, v.Problem.Error()}
	}
	if !asJSON {
		_, err = fmt.Fprintf(out, "right: records %d to %d\nhead %s\n", v.First, v.Last, v.Head)
	}
	return err
}

func newAuditHead() *cobra.Command {
	var o adminOption
	cmd := &cobra.Command{
		Use:   "head",
		Short: "Print the head of a server's audit, to keep it elsewhere",
		Long: `Print the number and the hash of the last record of a running server's audit. Kept
where nobody who can write to the audit can write, it shows later that no record up
to it was changed or removed (ferry audit verify --head).`,
		Example: `  ferry audit head | ssh other 'cat >>ferry-heads'`,
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			c, err := o.connect()
			if err != nil {
				return err
			}
			defer c.Close()
			s, err := c.Server(cmd.Context())
			if err != nil {
				return explainAdmin(err)
			}
			if s.Audit.File == "" {
				return errors.New("the audit of this server is in its log, where it has no head; start it with --audit-log FILE")
			}
			_, err = fmt.Fprintln(cmd.OutOrStdout(), s.Audit.Head)
			return err
		},
	}
	o.register(cmd)
	return cmd
}
