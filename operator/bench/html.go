package bench

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
)

//go:embed report.html
var page string

var pageTemplate = template.Must(template.New("report").Parse(page))

// A figureRow is a row of a table of the page.
type figureRow struct {
	Title        string
	Cells        []string
	Ratios       []string
	Trips, Bytes string
}

type figureTable struct {
	Title, Note string
	Rows        []figureRow
}

type chart struct {
	Title string
	SVG   template.HTML
}

// WriteHTML writes the report as one page that needs nothing else.
func (r *Report) WriteHTML(w io.Writer) error {
	data := struct {
		Header    []string
		Ways      []WayInfo
		Compared  []Pair
		Tables    []figureTable
		Latency   []chart
		Bandwidth []chart
		Ratio     template.HTML
		RatioNote string
	}{Header: r.header(), Ways: r.Ways, Compared: r.compared()}
	data.Tables = []figureTable{
		r.htmlTable(Startup, "Start-up", "milliseconds"),
		r.htmlTable(Calls, "Calls", "microseconds to the calling thread: median (99th percentile)"),
		r.htmlTable(Workloads, "Workloads", "microseconds per step: median (99th percentile)"),
	}
	for _, k := range kinds {
		if svg := lines(r.copySeries(k.id, func(f *Figure, _ uint64) float64 { return f.Median }), timeLabel); svg != "" {
			data.Latency = append(data.Latency, chart{k.title, svg})
		}
		if svg := lines(r.copySeries(k.id, gigabytes), rateLabel); svg != "" {
			data.Bandwidth = append(data.Bandwidth, chart{k.title, svg})
		}
	}
	data.Ratio, data.RatioNote = r.ratios()
	return pageTemplate.Execute(w, data)
}

func (r *Report) htmlTable(group, title, note string) figureTable {
	t := figureTable{Title: title, Note: note}
	for _, x := range r.group(group) {
		row := figureRow{Title: x.Title}
		for _, way := range r.Ways {
			row.Cells = append(row.Cells, timesCell(x.Ways[way.Name], group))
		}
		first := r.firstFerry(x)
		for _, pair := range r.compared() {
			row.Ratios = append(row.Ratios, ratioCell(x.Ways[pair.Way], x.Ways[pair.Base]))
		}
		if first != nil && (group != Startup || x.ID == "start_whole") {
			row.Trips, row.Bytes = fmt.Sprintf("%.4g", first.Trips), fmt.Sprintf("%.0f", first.Sent)
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// copySeries is a kind of copy on every way, by size.
func (r *Report) copySeries(kind string, value func(*Figure, uint64) float64) []series {
	var list []series
	for i, way := range r.Ways {
		s := series{name: way.Name, colour: i}
		for _, x := range r.group(Copies) {
			if f := x.Ways[way.Name]; f != nil && x.Kind == kind {
				s.points = append(s.points, [2]float64{float64(x.Bytes), value(f, x.Bytes)})
			}
		}
		if len(s.points) > 0 {
			list = append(list, s)
		}
	}
	return list
}

// ratios compares calls and workloads with native or, where there is none, with
// the first way.
func (r *Report) ratios() (template.HTML, string) {
	if len(r.Ways) < 2 {
		return "", ""
	}
	base := r.native()
	if base == "" {
		base = r.Ways[0].Name
	}
	var list []bar
	for _, x := range append(r.group(Calls), r.group(Workloads)...) {
		for i, way := range r.Ways {
			f, b := x.Ways[way.Name], x.Ways[base]
			if way.Name == base || way.RTT > 0 || f == nil || b == nil || b.Median <= 0 {
				continue // over an injected network it is the network that counts
			}
			ratio := f.Median / b.Median
			list = append(list, bar{x.Title + ", " + way.Name, fmt.Sprintf("%s: %s µs, %s %s µs", way.Name, timeText(f.Median), base, timeText(b.Median)), i, ratio})
		}
	}
	if len(list) == 0 {
		return "", ""
	}
	return bars(list), "time divided by that of " + base + "; below 1 is faster"
}
