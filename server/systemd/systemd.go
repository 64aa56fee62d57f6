// Package systemd is as much of systemd's protocol as a service needs: sockets it
// is started with, and telling that it is ready, alive and ending. Without systemd
// all of it does nothing.
package systemd

import (
	"fmt"
	"net"
	"os"
	"strconv"
	"strings"
	"syscall"
	"time"
)

const (
	firstFile  = 3
	maxFiles   = 64
	envFiles   = "LISTEN_FDS"
	envFilePid = "LISTEN_PID"
	envNames   = "LISTEN_FDNAMES"
	envNotify  = "NOTIFY_SOCKET"
	envTimeout = "WATCHDOG_USEC"
	envWatched = "WATCHDOG_PID"
)

// A Service is what systemd told this process.
type Service struct {
	// Sockets are what it listens on for us, in the order of the unit.
	Sockets []*os.File
	// Watchdog is how often Notify("WATCHDOG=1") is due, at the latest; 0 for never.
	Watchdog time.Duration

	notify string
	told   []string // what the environment said, but for the sockets
}

// FromEnvironment takes what systemd told this process out of the environment, so
// that it is not told to the processes we start. It is to be called once, before
// anything is opened: descriptors are known by their numbers.
func FromEnvironment() (*Service, error) {
	s := &Service{notify: os.Getenv(envNotify)}
	files, pid, names := os.Getenv(envFiles), os.Getenv(envFilePid), os.Getenv(envNames)
	timeout, watched := os.Getenv(envTimeout), os.Getenv(envWatched)
	for _, name := range []string{envNotify, envTimeout, envWatched} {
		if value := os.Getenv(name); value != "" {
			s.told = append(s.told, name+"="+value)
		}
	}
	for _, name := range []string{envFiles, envFilePid, envNames, envNotify, envTimeout, envWatched} {
		if err := os.Unsetenv(name); err != nil {
			return nil, err
		}
	}
	if files != "" && isOurs(pid) {
		n, err := strconv.Atoi(files)
		if err != nil || n < 0 || n > maxFiles {
			return nil, fmt.Errorf("%s=%q is no number of sockets", envFiles, files)
		}
		s.takeFiles(n, strings.Split(names, ":"))
	}
	if timeout != "" && (watched == "" || isOurs(watched)) {
		us, err := strconv.ParseInt(timeout, 10, 64)
		if err != nil || us <= 0 {
			return nil, fmt.Errorf("%s=%q is no time", envTimeout, timeout)
		}
		s.Watchdog = time.Duration(us) * time.Microsecond
	}
	return s, nil
}

// Environment is what FromEnvironment took, for a program that this process becomes:
// to systemd it is the same process. The sockets are left out.
func (s *Service) Environment() []string { return s.told }

func isOurs(pid string) bool { return pid == strconv.Itoa(os.Getpid()) }

func (s *Service) takeFiles(n int, names []string) {
	for i := range n {
		fd := firstFile + i
		syscall.CloseOnExec(fd)
		name := "socket " + strconv.Itoa(i)
		if i < len(names) && names[i] != "" {
			name = names[i]
		}
		s.Sockets = append(s.Sockets, os.NewFile(uintptr(fd), name))
	}
}

// Notify tells systemd something, such as "READY=1". Nobody may be listening.
func (s *Service) Notify(state string) error {
	if s.notify == "" {
		return nil
	}
	// A leading @ is an abstract name, in package net as in systemd.
	conn, err := net.DialUnix("unixgram", nil, &net.UnixAddr{Name: s.notify, Net: "unixgram"})
	if err != nil {
		return fmt.Errorf("telling systemd %s: %w", state, err)
	}
	defer func() { _ = conn.Close() }()
	if _, err := conn.Write([]byte(state)); err != nil {
		return fmt.Errorf("telling systemd %s: %w", state, err)
	}
	return nil
}
