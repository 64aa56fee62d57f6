package bench

import (
	"fmt"
	"html"
	"html/template"
	"math"
	"strings"
)

// Charts are plain SVG with classes; their colours come from the page.

const (
	chartWidth  = 460
	chartHeight = 280
	marginLeft  = 62
	marginRight = 26
	marginTop   = 14
	marginDown  = 40
)

// A series is one line of a chart, in the colour of its way.
type series struct {
	name   string
	colour int
	points [][2]float64 // all positive
}

// logAxis maps a range onto pixels, by the logarithm.
type logAxis struct{ low, high, from, to float64 }

func (a logAxis) at(v float64) float64 {
	return a.from + (math.Log10(v)-math.Log10(a.low))/(math.Log10(a.high)-math.Log10(a.low))*(a.to-a.from)
}

// tens are the powers of ten within the axis.
func (a logAxis) tens() []float64 {
	var list []float64
	for e := math.Floor(math.Log10(a.low)); e <= math.Ceil(math.Log10(a.high)); e++ {
		if v := math.Pow(10, e); v >= a.low*0.999 && v <= a.high*1.001 {
			list = append(list, v)
		}
	}
	return list
}

// ticks are the places to mark: the powers of ten, and on a short axis twice and
// five times those.
func (a logAxis) ticks() []float64 {
	if a.high > 200*a.low {
		return a.tens()
	}
	var list []float64
	for e := math.Floor(math.Log10(a.low)); e <= math.Ceil(math.Log10(a.high)); e++ {
		for _, m := range []float64{1, 2, 5} {
			if v := m * math.Pow(10, e); v >= a.low && v <= a.high {
				list = append(list, v)
			}
		}
	}
	return list
}

// lines draws series over sizes, both axes logarithmic; label writes a value.
func lines(all []series, label func(float64) string) template.HTML {
	x := logAxis{math.Inf(1), 0, marginLeft, chartWidth - marginRight}
	y := logAxis{math.Inf(1), 0, chartHeight - marginDown, marginTop}
	for _, s := range all {
		for _, p := range s.points {
			x.low, x.high = min(x.low, p[0]), max(x.high, p[0])
			y.low, y.high = min(y.low, p[1]), max(y.high, p[1])
		}
	}
	if x.high <= x.low {
		return "" // one size is no curve
	}
	y.low, y.high = math.Pow(10, math.Floor(math.Log10(y.low))), math.Pow(10, math.Ceil(math.Log10(y.high*1.0001)))
	var b strings.Builder
	fmt.Fprintf(&b, `<svg viewBox="0 0 %d %d" role="img">`, chartWidth, chartHeight)
	for _, v := range y.tens() {
		fmt.Fprintf(&b, `<line class="grid" x1="%d" x2="%d" y1="%.1f" y2="%.1f"/><text class="end" x="%d" y="%.1f">%s</text>`,
			marginLeft, chartWidth-marginRight, y.at(v), y.at(v), marginLeft-6, y.at(v)+4, label(v))
	}
	for size := uint64(4); float64(size) <= x.high; size *= 16 {
		if at := x.at(float64(size)); float64(size) >= x.low {
			fmt.Fprintf(&b, `<line class="grid" x1="%.1f" x2="%.1f" y1="%d" y2="%d"/><text class="middle" x="%.1f" y="%d">%s</text>`,
				at, at, marginTop, chartHeight-marginDown, at, chartHeight-marginDown+16, sizeText(size))
		}
	}
	fmt.Fprintf(&b, `<text class="middle" x="%d" y="%d">size</text>`, chartWidth/2, chartHeight-6)
	for _, s := range all {
		var path []string
		for _, p := range s.points {
			path = append(path, fmt.Sprintf("%.1f,%.1f", x.at(p[0]), y.at(p[1])))
		}
		fmt.Fprintf(&b, `<polyline class="line c%d" points="%s"/>`, s.colour, strings.Join(path, " "))
		for _, p := range s.points {
			fmt.Fprintf(&b, `<circle class="dot c%d" cx="%.1f" cy="%.1f" r="3"><title>%s, %s: %s</title></circle>`, s.colour,
				x.at(p[0]), y.at(p[1]), html.EscapeString(s.name), sizeText(uint64(p[0])), label(p[1]))
		}
	}
	b.WriteString(`</svg>`)
	return template.HTML(b.String()) //nolint:gosec // names are escaped above
}

// A bar is a ratio with its label.
type bar struct {
	label, note string
	colour      int
	ratio       float64
}

// bars draws ratios on a logarithmic axis around 1: shorter than native to the
// left, longer to the right.
func bars(list []bar) template.HTML {
	const width, left, right, row = 940, 400, 60, 22
	x := logAxis{0.5, 2, left, width - right}
	for _, b := range list {
		x.low, x.high = min(x.low, b.ratio/1.1), max(x.high, b.ratio*1.1)
	}
	height := len(list)*row + 30
	var b strings.Builder
	fmt.Fprintf(&b, `<svg viewBox="0 0 %d %d" role="img">`, width, height)
	for _, v := range x.ticks() {
		fmt.Fprintf(&b, `<line class="grid" x1="%.1f" x2="%.1f" y1="0" y2="%d"/><text class="middle" x="%.1f" y="%d">%s×</text>`,
			x.at(v), x.at(v), height-24, x.at(v), height-8, number(v))
	}
	one := x.at(1)
	for i, v := range list {
		y := float64(i * row)
		from, to := min(one, x.at(v.ratio)), max(one, x.at(v.ratio))
		fmt.Fprintf(&b, `<text class="end" x="%d" y="%.1f">%s</text><rect class="bar c%d" x="%.1f" y="%.1f" width="%.1f" height="14"><title>%s</title></rect>`,
			left-8, y+15, html.EscapeString(v.label), v.colour, from, y+4, max(to-from, 1), html.EscapeString(v.note))
		fmt.Fprintf(&b, `<text x="%.1f" y="%.1f">%.2f</text>`, to+6, y+15, v.ratio)
	}
	fmt.Fprintf(&b, `<line class="one" x1="%.1f" x2="%.1f" y1="0" y2="%d"/></svg>`, one, one, height-24)
	return template.HTML(b.String()) //nolint:gosec // names are escaped above
}

func number(v float64) string { return fmt.Sprintf("%.3g", v) }

// timeLabel writes microseconds in the unit that suits them.
func timeLabel(us float64) string {
	switch {
	case us < 999.5:
		return number(us) + " µs"
	case us < 999.5e3:
		return number(us/1e3) + " ms"
	default:
		return number(us/1e6) + " s"
	}
}

// rateLabel writes gigabytes per second likewise.
func rateLabel(gbs float64) string {
	switch {
	case gbs >= 0.9995:
		return number(gbs) + " GB/s"
	case gbs >= 0.9995e-3:
		return number(gbs*1e3) + " MB/s"
	case gbs >= 0.9995e-6:
		return number(gbs*1e6) + " kB/s"
	default:
		return number(gbs*1e9) + " B/s"
	}
}
