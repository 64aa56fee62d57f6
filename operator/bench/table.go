package bench

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"
)

// name returns the name of a measure in progress lines and messages.
func (m Measure) name() string {
	if m.Bytes > 0 {
		return fmt.Sprintf("copy %s %s", sizeText(m.Bytes), m.Title)
	}
	return m.Title
}

func sizeText(n uint64) string {
	for _, u := range []struct {
		name  string
		bytes uint64
	}{{"GiB", 1 << 30}, {"MiB", 1 << 20}, {"KiB", 1 << 10}} {
		if n >= u.bytes && n%u.bytes == 0 {
			return fmt.Sprintf("%d %s", n/u.bytes, u.name)
		}
	}
	return fmt.Sprintf("%d B", n)
}

// timeText formats microseconds with three significant digits.
func timeText(us float64) string {
	switch {
	case us < 1:
		return fmt.Sprintf("%.3f", us)
	case us < 10:
		return fmt.Sprintf("%.2f", us)
	case us < 1000:
		return fmt.Sprintf("%.1f", us)
	default:
		return fmt.Sprintf("%.0f", us)
	}
}

// header describes what was measured and where, for people.
func (r *Report) header() []string {
	rounds := "1 round"
	if r.Rounds != 1 {
		rounds = fmt.Sprintf("%d rounds", r.Rounds)
	}
	lines := []string{
		fmt.Sprintf("ferry %s, %s, %s", r.Version, r.Date.Format("2006-01-02 15:04 UTC"), r.Device),
		fmt.Sprintf("%d × %s, Linux %s, load %s; medians of %s, alternating", r.Machine.Cores, r.Machine.CPU, r.Machine.Kernel, r.Machine.Load, rounds),
		fmt.Sprintf("sockets here without Ferry: round trip %s µs Unix, %s µs TCP; %.1f GB/s over one TCP stream, %.1f over %d",
			timeText(r.Sockets.UnixRTT), timeText(r.Sockets.TCPRTT), r.Sockets.TCP, r.Sockets.TCPStreams, r.Sockets.Streams),
	}
	if r.Software {
		lines = append(lines, "This is the software GPU: the figures say what Ferry costs on the way to it, not what a GPU does.")
	}
	if r.native() == "" {
		line := "Nothing was measured natively, so there is nothing to compare with."
		if r.NoNative != "" {
			line += " Natively: " + r.NoNative
		}
		lines = append(lines, line)
	}
	for _, w := range r.Ways {
		if w.MeasuredRTT > 0 {
			rate := ""
			if w.Rate > 0 {
				rate = fmt.Sprintf(", %.3g MB/s", w.Rate/1e6)
			}
			lines = append(lines, fmt.Sprintf("%s: TCP over an injected link of %v%s; a bare round trip there takes %v", w.Name,
				time.Duration(w.RTT*1e3), rate, time.Duration(w.MeasuredRTT*1e3).Round(time.Microsecond)))
		}
	}
	if n := len(r.LeftOut); n > 0 {
		lines = append(lines, fmt.Sprintf("The time was up: %d measures were not made, from %s on.", n, r.LeftOut[0]))
	}
	return lines
}

// WriteTable writes the report for a terminal.
func (r *Report) WriteTable(w io.Writer) error {
	for _, line := range r.header() {
		if _, err := fmt.Fprintln(w, line); err != nil {
			return err
		}
	}
	for _, g := range []struct{ name, title string }{
		{Startup, "start-up, milliseconds"},
		{Calls, "calls, microseconds: median (99 %)"},
		{Workloads, "workloads, microseconds per step: median (99 %)"},
	} {
		if err := r.timesTable(w, g.name, g.title); err != nil {
			return err
		}
	}
	if err := r.tailTable(w); err != nil {
		return err
	}
	return r.copyTable(w)
}

// tailTable shows the distribution of single calls, a line for each way.
func (r *Report) tailTable(w io.Writer) error {
	results := r.group(Tails)
	if len(results) == 0 {
		return nil
	}
	_, _ = fmt.Fprintln(w, "\nsingle calls, microseconds")
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	_, _ = fmt.Fprintln(tw, "\t\tcalls\tmedian\t90 %\t99 %\t99.9 %\tlongest\t")
	for _, x := range results {
		for _, way := range r.Ways {
			if f := x.Ways[way.Name]; f != nil {
				_, _ = fmt.Fprintf(tw, "%s\t%s\t%d\t%s\t%s\t%s\t%s\t%s\t\n", x.Title, way.Name, f.Calls,
					timeText(f.Median), timeText(f.P90), timeText(f.P99), timeText(f.P999), timeText(f.Max))
			}
		}
	}
	return tw.Flush()
}

// columns begins a table: its title and the names of the ways.
func (r *Report) columns(w io.Writer, title string, more ...string) *tabwriter.Writer {
	_, _ = fmt.Fprintf(w, "\n%s\n", title)
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	cells := []string{""}
	for _, way := range r.Ways {
		cells = append(cells, way.Name)
	}
	_, _ = fmt.Fprintln(tw, strings.Join(append(cells, more...), "\t")+"\t")
	return tw
}

// timesTable shows times, the ratio to native, and the traffic per call.
func (r *Report) timesTable(w io.Writer, group, title string) error {
	results := r.group(group)
	if len(results) == 0 {
		return nil
	}
	more := []string{}
	for _, pair := range r.compared() {
		more = append(more, pair.String())
	}
	tw := r.columns(w, title, append(more, "trips", "bytes sent")...)
	width := 0
	for _, x := range results {
		width = max(width, len(x.Title))
	}
	for _, x := range results {
		cells := []string{fmt.Sprintf("%-*s", width, x.Title)} // the only column that is not aligned to the right
		for _, way := range r.Ways {
			cells = append(cells, timesCell(x.Ways[way.Name], group))
		}
		for _, pair := range r.compared() {
			cells = append(cells, ratioCell(x.Ways[pair.Way], x.Ways[pair.Base]))
		}
		cells = append(cells, countCell(r.firstFerry(x), group == Startup && x.ID != "start_whole"))
		_, _ = fmt.Fprintln(tw, strings.Join(cells, "\t")+"\t")
	}
	return tw.Flush()
}

func timesCell(f *Figure, group string) string {
	switch {
	case f == nil:
		return "–"
	case group == Startup:
		return fmt.Sprintf("%.1f", f.Median/1e3)
	default:
		return fmt.Sprintf("%s (%s)", timeText(f.Median), timeText(f.P99))
	}
}

func ratioCell(f, native *Figure) string {
	if f == nil || native == nil || native.Median == 0 {
		return "–"
	}
	return fmt.Sprintf("%.2f", f.Median/native.Median)
}

func countCell(f *Figure, none bool) string {
	if f == nil || none {
		return "\t"
	}
	return fmt.Sprintf("%.4g\t%.0f", f.Trips, f.Sent)
}

// A Pair is two ways whose times are compared: Way's are divided by Base's.
type Pair struct{ Way, Base string }

func (p Pair) String() string { return p.Way + "/" + p.Base }

// compared returns the ways through Ferry whose times can be compared with native ones, not those with a simulated
// network, and then those that another build of ferry was measured for.
func (r *Report) compared() []Pair {
	var list []Pair
	for _, way := range r.Ways {
		if r.native() != "" && !way.Native && way.RTT == 0 && way.Rate == 0 && way.Other == "" {
			list = append(list, Pair{way.Name, r.native()})
		}
	}
	for _, way := range r.Ways {
		if way.Other != "" {
			list = append(list, Pair{way.Other, way.Name})
		}
	}
	return list
}

// firstFerry returns the figure of the first way through Ferry.
func (r *Report) firstFerry(x *Result) *Figure {
	for _, way := range r.Ways {
		if f := x.Ways[way.Name]; f != nil && !way.Native {
			return f
		}
	}
	return nil
}

// copyTable shows one kind of copy after the other: small copies by their time, large ones
// by their rate.
func (r *Report) copyTable(w io.Writer) error {
	for _, k := range kinds {
		var tw *tabwriter.Writer
		for _, x := range r.group(Copies) {
			if x.Kind != k.id {
				continue
			}
			if tw == nil {
				var more []string
				for _, pair := range r.compared() {
					more = append(more, pair.String())
				}
				if x.Plain != nil {
					more = append(more, "tcp/plain")
				}
				tw = r.columns(w, "copies "+k.title+": µs below 64 KiB, GB/s from there", more...)
			}
			cells := []string{fmt.Sprintf("%-8s", sizeText(x.Bytes))}
			for _, way := range r.Ways {
				cells = append(cells, copyCell(x.Ways[way.Name], x.Bytes))
			}
			for _, pair := range r.compared() { // ratio of times: above 1 is slower
				cells = append(cells, ratioCell(x.Ways[pair.Way], x.Ways[pair.Base]))
			}
			if x.Plain != nil { // one stream, with its round trip
				cells = append(cells, ratioCell(x.Ways["tcp"], x.Plain))
			}
			_, _ = fmt.Fprintln(tw, strings.Join(cells, "\t")+"\t")
		}
		if tw == nil {
			continue
		}
		r.socketRows(tw)
		if err := tw.Flush(); err != nil {
			return err
		}
	}
	return nil
}

// socketRows ends a table of copies with the rates of plain sockets, in the column of the
// way they are comparable with.
func (r *Report) socketRows(tw io.Writer) {
	for i, row := range []struct {
		streams int
		rate    float64
	}{{1, r.Sockets.TCP}, {r.Sockets.Streams, r.Sockets.TCPStreams}} {
		if row.rate == 0 || row.streams == 0 || i > 0 && row.streams == 1 || !slices.ContainsFunc(r.Ways, loopback) {
			continue
		}
		name := "plain sockets, 1 stream"
		if row.streams > 1 {
			name = fmt.Sprintf("plain sockets, %d streams", row.streams)
		}
		cells := []string{name}
		for _, way := range r.Ways {
			if loopback(way) {
				cells = append(cells, fmt.Sprintf("%.3g GB/s", row.rate))
			} else {
				cells = append(cells, "")
			}
		}
		cells = append(cells, make([]string, len(r.compared()))...)
		_, _ = fmt.Fprintln(tw, strings.Join(cells, "\t")+"\t")
	}
}

// loopback reports whether a way is comparable with plain TCP copies on this machine.
func loopback(w WayInfo) bool { return w.Name == "tcp" && w.RTT == 0 && w.Rate == 0 }

func copyCell(f *Figure, bytes uint64) string {
	switch {
	case f == nil:
		return "–"
	case bytes < 64<<10:
		return timeText(f.Median) + " µs"
	default:
		return fmt.Sprintf("%.3g GB/s", gigabytes(f, bytes))
	}
}

// gigabytes returns a copy's rate in 10⁹ bytes per second.
func gigabytes(f *Figure, bytes uint64) float64 { return float64(bytes) / f.Median / 1e3 }
