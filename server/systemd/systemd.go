// Package systemd implements the part of systemd's protocol that a service needs: sockets
// that systemd opens for it, and notifications that it is ready, alive and stopping.
// Without systemd all of it does nothing. A Service may be used by any goroutine.
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

// A Service is what systemd has passed to this process.
type Service struct {
	// Sockets are those systemd listens on for this service, in the order of the unit.
	Sockets []*os.File
	// Watchdog is how often Notify("WATCHDOG=1") is due, at the latest; 0 for never.
	Watchdog time.Duration

	notify      string
	environment []string // the variables systemd has set, without those about sockets
}

// FromEnvironment reads systemd's variables and removes them from the environment, so that
// child processes do not see them. The caller calls it once, before it opens anything:
// systemd names the sockets by descriptor numbers.
func FromEnvironment() (*Service, error) {
	s := &Service{notify: os.Getenv(envNotify)}
	files, pid, names := os.Getenv(envFiles), os.Getenv(envFilePid), os.Getenv(envNames)
	timeout, watched := os.Getenv(envTimeout), os.Getenv(envWatched)
	for _, name := range []string{envNotify, envTimeout, envWatched} {
		if value := os.Getenv(name); value != "" {
			s.environment = append(s.environment, name+"="+value)
		}
	}
	for _, name := range []string{envFiles, envFilePid, envNames, envNotify, envTimeout, envWatched} {
		if err := os.Unsetenv(name); err != nil {
			return nil, err
		}
	}
	if files != "" && isOwnPID(pid) {
		n, err := strconv.Atoi(files)
		if err != nil || n < 0 || n > maxFiles {
			return nil, fmt.Errorf("%s=%q is no number of sockets", envFiles, files)
		}
		s.takeSockets(n, strings.Split(names, ":"))
	}
	if timeout != "" && (watched == "" || isOwnPID(watched)) {
		us, err := strconv.ParseInt(timeout, 10, 64)
		if err != nil || us <= 0 {
			return nil, fmt.Errorf("%s=%q is no time", envTimeout, timeout)
		}
		s.Watchdog = time.Duration(us) * time.Microsecond
	}
	return s, nil
}

// Environment returns the variables that FromEnvironment removed, for a program that this
// process becomes by exec: to systemd it is the same process. The variables about sockets
// are left out.
func (s *Service) Environment() []string { return s.environment }

func isOwnPID(pid string) bool { return pid == strconv.Itoa(os.Getpid()) }

func (s *Service) takeSockets(n int, names []string) {
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

// Notify sends systemd a state, such as "READY=1". Without systemd it does nothing.
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
