package session

import (
	"testing"

	"ferry/api/cu"
)

// TestOtherServer: devices of other servers have places among what a client sees, and are none of this server's.
func TestOtherServer(t *testing.T) {
	d := Devices{Granted: []cu.Device{4, 7}}
	if !d.Show([]int32{-1, 1, -1, 0}) {
		t.Fatal("it cannot see what it may use")
	}
	for n, want := range []cu.Device{-1, 7, -1, 4} {
		if dev, ok := d.Ordinal(cu.Device(n)); ok != (want >= 0) || ok && dev != want {
			t.Errorf("number %d is %d, %v", n, dev, ok)
		}
	}
	if n, ok := d.Number(4); !ok || n != 3 {
		t.Errorf("device 4 is number %d, %v", n, ok)
	}
	if dev, ok := d.First(); !ok || dev != 7 {
		t.Errorf("the first is %d, %v", dev, ok)
	}
	if d.Sees(-1) || d.Show([]int32{-2}) || d.Show([]int32{2}) {
		t.Error("it sees what is none")
	}
	st := State{Devices: d}
	to, err := st.onDevices([]cu.Device{1, 0})
	if err != nil || len(to.Devices.Visible) != 4 || to.Devices.Visible[0] != OtherServer || to.Devices.Visible[1] != 0 || to.Devices.Visible[3] != 1 {
		t.Errorf("on other devices it sees %v, %v", to, err)
	}
}
