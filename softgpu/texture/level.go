package texture

import "math"

// levels applies bias and bounds to a mipmap level and returns the one or two
// levels to read, with the weight of the second.
func (t *Texture) levels(level float32) (lo, hi int, w float64) {
	last := len(t.Levels) - 1
	if last == 0 {
		return 0, 0, 0
	}
	v := float64(level) + float64(t.Bias)
	v = max(min(v, float64(t.MaxLevel)), float64(t.MinLevel))
	v = max(min(v, float64(last)), 0)
	if v != v {
		return 0, 0, 0
	}
	if !t.MipLinear {
		return int(v + 0.5), 0, 0
	}
	fixed := int(math.RoundToEven(v * weightOne))
	lo = fixed >> 8
	return lo, min(lo+1, last), float64(fixed&255) / weightOne
}

// GradientLevel is the mipmap level for the derivatives of the coordinates:
// the logarithm of the longer one in texels. Anisotropy counts as 1.
func (t *Texture) GradientLevel(g Geometry, p Point, dx, dy [3]float32) float32 {
	l := &t.Levels[0]
	size := [3]float64{1, 1, 1}
	if t.Normalized {
		size = [3]float64{float64(l.Width), float64(l.Height), float64(l.Depth)}
	}
	var a, b [3]float64
	for i := range 3 {
		a[i], b[i] = float64(dx[i]), float64(dy[i])
	}
	n := g.plane()
	if g == Cube || g == ACube {
		a, b = faceDerivative(p.At, a), faceDerivative(p.At, b)
		size = [3]float64{float64(l.Width), float64(l.Height), 0}
	}
	long := 0.0
	for _, d := range [2][3]float64{a, b} {
		sum := 0.0
		for i := range n {
			sum += d[i] * size[i] * d[i] * size[i]
		}
		long = max(long, sum)
	}
	return float32(math.Log2(long) / 2)
}

// faceDerivative turns the derivative of a direction into that of its
// coordinates on the face, by the quotient rule.
func faceDerivative(at [3]float32, d [3]float64) [3]float64 {
	x, y, z := float64(at[0]), float64(at[1]), float64(at[2])
	face, s, u, m := project(x, y, z)
	if m == 0 {
		return [3]float64{}
	}
	// project's choice of axes is linear, so it applies to the derivative;
	// nudging would select another face near an edge.
	var ds, du, dm float64
	switch face {
	case 0:
		ds, du, dm = -d[2], -d[1], d[0]
	case 1:
		ds, du, dm = d[2], -d[1], -d[0]
	case 2:
		ds, du, dm = d[0], d[2], d[1]
	case 3:
		ds, du, dm = d[0], -d[2], -d[1]
	case 4:
		ds, du, dm = d[0], -d[1], d[2]
	case 5:
		ds, du, dm = -d[0], -d[1], -d[2]
	}
	return [3]float64{(ds*m - s*dm) / (2 * m * m), (du*m - u*dm) / (2 * m * m)}
}
