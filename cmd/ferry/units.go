package main

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"ferry/operator/admin"
)

// How numbers are written for people, in few columns.

func orDash(s string) string {
	if s == "" {
		return "-"
	}
	return s
}

// clientText says whose a session is: the tenant unless it is the default one, the name of the
// credential, and the host.
func clientText(s admin.Session) string {
	text := orDash(s.Name)
	if s.Tenant != "default" && s.Tenant != "" {
		text = s.Tenant + "/" + text
	}
	if s.Host != "" && s.Host != "local" {
		text += "@" + s.Host
	}
	return text
}

func programText(s admin.Session) string {
	if s.Service == "nvml" {
		return s.Program + " (nvml)"
	}
	return orDash(s.Program)
}

func temperatureText(d admin.Device) string {
	if d.Health.Temperature == nil {
		return "-"
	}
	return fmt.Sprintf("%.0fC", *d.Health.Temperature)
}

func powerText(d admin.Device) string {
	h := d.Health
	switch {
	case h.Power == nil:
		return "-"
	case h.PowerLimit == nil:
		return fmt.Sprintf("%.0fW", *h.Power)
	}
	return fmt.Sprintf("%.0f/%.0fW", *h.Power, *h.PowerLimit)
}

// healthText is short: temperature, power, what is wrong. It is empty where nothing is known.
func healthText(d admin.Device) string {
	h := d.Health
	var list []string
	if h.Lost {
		return "LOST"
	}
	if h.Temperature != nil {
		list = append(list, temperatureText(d))
	}
	if h.Power != nil {
		list = append(list, powerText(d))
	}
	if len(h.Throttled) > 0 {
		list = append(list, "THROTTLED: "+strings.Join(h.Throttled, ", "))
	}
	if h.Uncorrected != nil && *h.Uncorrected > 0 {
		list = append(list, fmt.Sprintf("%.0f ECC ERRORS", *h.Uncorrected))
	}
	return strings.Join(list, " ")
}

// gpuText lists the devices a session uses.
func gpuText(s admin.Session) string {
	var list []string
	for _, d := range s.Devices {
		list = append(list, strconv.Itoa(d.Device))
	}
	return orDash(strings.Join(list, ","))
}

// partitionsText lists how many multiprocessors of each GPU a session is limited to.
func partitionsText(s admin.Session) string {
	var list []string
	for _, p := range s.Parts {
		list = append(list, strconv.Itoa(p.SMs))
	}
	return orDash(strings.Join(list, ","))
}

func percentText(share float64) string {
	if share > 0 && share < 0.0995 {
		return fmt.Sprintf("%.1f%%", share*100)
	}
	return fmt.Sprintf("%.0f%%", share*100)
}

func capText(c float64) string {
	if c == 0 {
		return "-"
	}
	return percentText(c)
}

// memoryText formats what a session holds, and its quota if it has one.
func memoryText(s admin.Session) string {
	if s.Memory == 0 {
		return bytesText(float64(s.Held))
	}
	return bytesText(float64(s.Held)) + "/" + bytesText(float64(s.Memory))
}

// bytesText has three digits and a unit of 1024s: 1.50G.
func bytesText(n float64) string { return scaled(n, 1024, []string{"B", "K", "M", "G", "T", "P"}) }

// rateText has three digits and a unit of 1000s: 1.39k.
func rateText(n float64) string { return scaled(n, 1000, []string{"", "k", "M", "G", "T", "P"}) }

func scaled(n, base float64, units []string) string {
	i := 0
	for n >= 999.5 && i < len(units)-1 {
		n /= base
		i++
	}
	switch {
	case i == 0, n >= 99.5:
		return fmt.Sprintf("%.0f%s", n, units[i])
	case n >= 9.95:
		return fmt.Sprintf("%.1f%s", n, units[i])
	}
	return fmt.Sprintf("%.2f%s", n, units[i])
}

// ageText is short: 12s, 5m03s, 7h12m, 3d04h.
func ageText(d time.Duration) string {
	s := int(max(d, 0).Seconds())
	switch {
	case s < 60:
		return fmt.Sprintf("%ds", s)
	case s < 3600:
		return fmt.Sprintf("%dm%02ds", s/60, s%60)
	case s < 86400:
		return fmt.Sprintf("%dh%02dm", s/3600, s%3600/60)
	}
	return fmt.Sprintf("%dd%02dh", s/86400, s%86400/3600)
}
