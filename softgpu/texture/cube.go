package texture

import "math"

// A cube's faces in memory are +x, -x, +y, -y, +z, -z.

// onFace turns the direction of a cube fetch into coordinates on a face, and
// returns the face. Other fetches pass unchanged.
func (t *Texture) onFace(g Geometry, p Point) (Geometry, Point, int) {
	if g != Cube && g != ACube {
		return g, p, 0
	}
	face, s, u, m := project(float64(p.At[0]), float64(p.At[1]), float64(p.At[2]))
	x, y := 0.5, 0.5
	if m != 0 {
		x, y = (s/m+1)/2, (u/m+1)/2
	}
	if !t.Normalized {
		// Coordinates on a face are fractions in any case.
		l := &t.Levels[0]
		x, y = x*float64(l.Width), y*float64(l.Height)
	}
	p.At = [3]float32{float32(x), float32(y), 0}
	return g, p, face
}

// project chooses the face a direction points at: the axis with the largest
// magnitude, of equal ones the last. s and u are the other two, oriented as the
// guide's table says, and m the magnitude.
func project(x, y, z float64) (face int, s, u, m float64) {
	ax, ay, az := math.Abs(x), math.Abs(y), math.Abs(z)
	switch {
	case az >= ax && az >= ay && z >= 0:
		return 4, x, -y, az
	case az >= ax && az >= ay:
		return 5, -x, -y, az
	case ay >= ax && y >= 0:
		return 2, x, z, ay
	case ay >= ax:
		return 3, x, -z, ay
	case x >= 0:
		return 0, -z, -y, ax
	}
	return 1, z, -y, ax
}

// direction is project's inverse: the direction of a place on a face.
func direction(face int, s, u float64) (x, y, z float64) {
	switch face {
	case 0:
		return 1, -u, -s
	case 1:
		return -1, -u, s
	case 2:
		return s, 1, u
	case 3:
		return s, -1, -u
	case 4:
		return s, -u, 1
	}
	return -s, -u, -1
}

// overEdge reads a texel just beyond the edge of a face from the face that
// lies there. Beyond a corner there is none: the three that meet count alike.
func (t *Texture) overEdge(l *Level, i, j, k int) [4]float64 {
	n := l.Width
	outI, outJ := i < 0 || i >= n, j < 0 || j >= n
	if outI && outJ {
		ci, cj := min(max(i, 0), n-1), min(max(j, 0), n-1)
		var sum [4]float64
		for _, at := range [3][2]int{{ci, cj}, {i, cj}, {ci, j}} {
			for c, v := range t.texel(l, Cube, at[0], at[1], k) {
				sum[c] += v / 3
			}
		}
		return sum
	}
	s := (2*float64(i)+1)/float64(n) - 1
	u := (2*float64(j)+1)/float64(n) - 1
	face, s, u, m := project(direction(k%6, s, u))
	at := func(v float64) int { return min(max(int((v/m+1)/2*float64(n)), 0), n-1) }
	return t.color(l.at(t.Format.Size(), at(s), at(u), min(k/6*6+face, l.Depth-1)))
}
