package place

import "testing"

// FuzzParse: a request is refused with a message, or it is within bounds and its text form
// means the same.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"", "gpus=2 mem=8GiB share=0.25 job=a.b-c_9", "gpus=all", "mem=1KB", "share=1e-4", "gpus=1 gpus=2", "mem=9223372036854775807B", "x=y"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, err := Parse(text)
		if err != nil {
			if err.Error() == "" || r.GPUs != 0 || r.Memory != 0 || r.Timeshare != 0 || r.SMs != (SMLimit{}) || r.Job != "" {
				t.Fatalf("%q: %+v, %v", text, r, err)
			}
			return
		}
		if r.GPUs < All || r.GPUs > 1023 || r.Memory > 1<<63-1 || r.Timeshare > Whole || len(r.Job) > maxJob || len(r.Only) != 0 {
			t.Fatalf("%q was taken for %+v", text, r)
		}
		again, err := Parse(r.String())
		if err != nil || again.GPUs != r.GPUs || again.Memory != r.Memory || again.Timeshare != r.Timeshare || again.SMs != r.SMs || again.Job != r.Job {
			t.Fatalf("%q is %+v, said as %q it is %+v, %v", text, r, r, again, err)
		}
	})
}
