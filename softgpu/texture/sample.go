package texture

import "math"

// weightOne is 1 as a weight: weights have 8 bits of fraction.
const weightOne = 256

// Sample is a fetch with float coordinates at a mipmap level, which the
// sampler's bias and bounds apply to.
func (t *Texture) Sample(g Geometry, p Point, level float32) Value {
	lo, hi, w := t.levels(level)
	if !t.floats() {
		return t.nearest(&t.Levels[lo], g, p)
	}
	c := t.filtered(&t.Levels[lo], g, p)
	if w != 0 {
		d := t.filtered(&t.Levels[hi], g, p)
		for i := range c {
			c[i] += (d[i] - c[i]) * w
		}
	}
	return value(c)
}

// Base samples the first level, whatever the sampler says about levels.
func (t *Texture) Base(g Geometry, p Point) Value {
	if !t.floats() {
		return t.nearest(&t.Levels[0], g, p)
	}
	return value(t.filtered(&t.Levels[0], g, p))
}

// Fetch reads the texel with integer coordinates, 0 where there is none.
func (t *Texture) Fetch(g Geometry, at [3]int32, layer uint32, level int32) Value {
	if level < 0 || int(level) >= len(t.Levels) {
		return Value{}
	}
	l := &t.Levels[level]
	face := 0
	if g == Cube || g == ACube {
		face = int(at[2])
		at[2] = 0
	}
	k := l.slice(g, layer, max(face, 0))
	if g == D3 {
		k = int(at[2])
	}
	i, j := int(at[0]), int(at[1])
	if g.plane() == 1 {
		j = 0
	}
	if i < 0 || j < 0 || k < 0 || i >= l.Width || j >= l.Height || k >= l.Depth {
		return Value{}
	}
	b := l.at(t.Format.Size(), i, j, k)
	if t.floats() {
		return value(t.color(b))
	}
	return t.integers(b)
}

// Gather returns one channel of the four texels that linear filtering would
// blend: counter-clockwise from the lower left, if the second axis points up.
func (t *Texture) Gather(g Geometry, p Point, channel int) Value {
	l := &t.Levels[0]
	g, p, f := t.onFace(g, p)
	var at [2]int
	at[0], _ = t.blend(p.At[0], l.Width, t.mode(g, 0))
	at[1], _ = t.blend(p.At[1], l.Height, t.mode(g, 1))
	k := l.slice(g, p.Layer, f)
	var v Value
	for n, d := range [4][2]int{{0, 1}, {1, 1}, {1, 0}, {0, 0}} {
		i, j := at[0]+d[0]+int(p.Offset[0]), at[1]+d[1]+int(p.Offset[1])
		if t.floats() {
			v[n] = value(t.texel(l, g, i, j, k))[channel]
		} else {
			v[n] = t.integerTexel(l, g, i, j, k)[channel]
		}
	}
	return v
}

// mode is the address mode of an axis. Without normalised coordinates there is
// no repetition, as the guide says; faces of cubes have edges, not borders.
func (t *Texture) mode(g Geometry, axis int) AddressMode {
	if g == Cube || g == ACube || !t.Normalized && t.Address[axis] != Border {
		return Clamp
	}
	return t.Address[axis]
}

// scaled is a coordinate in texels. The repeating modes lose whole turns
// first, so that the rest keeps its precision.
func (t *Texture) scaled(x float32, n int, m AddressMode) float64 {
	v := float64(x)
	if !t.Normalized {
		return v
	}
	switch m {
	case Wrap:
		v -= math.Floor(v)
	case Mirror:
		v -= 2 * math.Floor(v/2)
	}
	return v * float64(n)
}

// index is a texel position as an int; far away is far enough.
func index(v float64) int {
	const far = 1 << 30
	switch {
	case v != v:
		return 0
	case v > far:
		return far
	case v < -far:
		return -far
	}
	return int(math.Floor(v))
}

// blend returns the first of the two texels along an axis and the weight of
// the second, in 1/256. The position is rounded to that before it is split.
func (t *Texture) blend(x float32, n int, m AddressMode) (int, int) {
	v := (t.scaled(x, n, m) - 0.5) * weightOne
	if math.Abs(v) >= 1<<52 || v != v {
		return index(v / weightOne), 0
	}
	fixed := int64(math.RoundToEven(v))
	return index(float64(fixed >> 8)), int(fixed & 255)
}

// inside applies an address mode to a texel position. False: the border.
func inside(m AddressMode, i, n int) (int, bool) {
	if uint(i) < uint(n) {
		return i, true
	}
	switch m {
	case Wrap:
		return ((i % n) + n) % n, true
	case Mirror:
		i = ((i % (2 * n)) + 2*n) % (2 * n)
		if i >= n {
			i = 2*n - 1 - i
		}
		return i, true
	case Clamp:
		return min(max(i, 0), n-1), true
	}
	return 0, false
}

// find returns the element at a position, nil for the border.
func (t *Texture) find(l *Level, g Geometry, i, j, k int) []byte {
	i, ok := inside(t.mode(g, 0), i, l.Width)
	if ok && g.plane() > 1 {
		j, ok = inside(t.mode(g, 1), j, l.Height)
	} else {
		j = 0
	}
	if ok && g == D3 {
		k, ok = inside(t.mode(g, 2), k, l.Depth)
	}
	if !ok {
		return nil
	}
	return l.at(t.Format.Size(), i, j, k)
}

func (t *Texture) texel(l *Level, g Geometry, i, j, k int) [4]float64 {
	if t.Seamless && (g == Cube || g == ACube) && l.Width == l.Height && (i < 0 || j < 0 || i >= l.Width || j >= l.Height) {
		return t.overEdge(l, i, j, k)
	}
	if b := t.find(l, g, i, j, k); b != nil {
		return t.color(b)
	}
	return t.borderColor()
}

func (t *Texture) integerTexel(l *Level, g Geometry, i, j, k int) Value {
	if b := t.find(l, g, i, j, k); b != nil {
		return t.integers(b)
	}
	return t.borderIntegers()
}

// position is the nearest texel of a point.
func (t *Texture) position(l *Level, g Geometry, p Point, face int) (i, j, k int) {
	k = l.slice(g, p.Layer, face)
	i = index(t.scaled(p.At[0], l.Width, t.mode(g, 0))) + int(p.Offset[0])
	if g.plane() > 1 {
		j = index(t.scaled(p.At[1], l.Height, t.mode(g, 1))) + int(p.Offset[1])
	}
	if g == D3 {
		k = index(t.scaled(p.At[2], l.Depth, t.mode(g, 2))) + int(p.Offset[2])
	}
	return i, j, k
}

// nearest reads integers: they are never filtered.
func (t *Texture) nearest(l *Level, g Geometry, p Point) Value {
	g, p, face := t.onFace(g, p)
	i, j, k := t.position(l, g, p, face)
	return t.integerTexel(l, g, i, j, k)
}

// filtered reads floats from one level. Weights are multiples of 2^-8 along
// each axis; their products and the sum are exact in float64 for all but the
// widest ranges of values, so there is one rounding, to float32, at the end.
func (t *Texture) filtered(l *Level, g Geometry, p Point) [4]float64 {
	g, p, face := t.onFace(g, p)
	if !t.Linear {
		i, j, k := t.position(l, g, p, face)
		return t.texel(l, g, i, j, k)
	}
	var first, weight [3]int
	size := [3]int{l.Width, l.Height, l.Depth}
	n := g.plane()
	for a := range n {
		first[a], weight[a] = t.blend(p.At[a], size[a], t.mode(g, a))
		first[a] += int(p.Offset[a])
	}
	if n < 3 {
		first[2] = l.slice(g, p.Layer, face)
	}
	var sum [4]float64
	for corner := range 1 << n {
		w := 1.0
		at := first
		for a := range n {
			if corner>>a&1 != 0 {
				at[a]++
				w *= float64(weight[a]) / weightOne
			} else {
				w *= float64(weightOne-weight[a]) / weightOne
			}
		}
		// A texel without weight is not looked at: an infinity next to a
		// texel that is hit exactly does not show.
		if w == 0 {
			continue
		}
		for c, v := range t.texel(l, g, at[0], at[1], at[2]) {
			sum[c] += v * w
		}
	}
	// A line is the one row of an image that is read at its edge, 0: half of
	// what the hardware blends lies in the row before, which is the border.
	if g == D1 && t.mode(g, 1) == Border {
		for c, v := range t.borderColor() {
			sum[c] = (sum[c] + v) / 2
		}
	}
	return sum
}
