package finding

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"reflect"
	"strings"
	"testing"
)

func sample() []*Finding {
	return []*Finding{
		{
			Check: "memcheck", Rule: "out-of-bounds", Message: "write of 4 bytes at global address 0x10, out of bounds", Kernel: "scale(float*, int)",
			Symbol: "_Z5scalePfi", File: "src/my scale.cu", Line: 7, PTXLine: 30, Instruction: "st.global.f32", Times: 3, Launch: 1,
			Block: &[3]uint32{0, 1, 2}, Thread: &[3]uint32{3}, Detail: []string{"at src/my scale.cu:7", "<&> \x01"},
		},
		{Check: "leakcheck", Rule: "leak", Message: "leak: allocation 1", AtEnd: true},
	}
}

func TestParse(t *testing.T) {
	for text, want := range map[string]Options{
		"": {}, "false": {}, "true": {Checks: Races | Initial | Sync}, "1": {Checks: Races | Initial | Sync},
		"memcheck":                    {Checks: Memory, GoOn: true},
		"racecheck, INITCHECK":        {Checks: Races | Initial, GoOn: true},
		"racecheck-global,leakcheck":  {Checks: GlobalRaces | Leaks, GoOn: true},
		"all":                         {Checks: 63, GoOn: true},
		"synccheck,memcheck,memcheck": {Checks: Sync | Memory, GoOn: true},
	} {
		if got, err := Parse(text); err != nil || got != want {
			t.Errorf("%q: %+v, %v", text, got, err)
		}
	}
	for _, bad := range []string{"rain", "memcheck,", "true,memcheck", "memcheck;racecheck"} {
		if _, err := Parse(bad); err == nil {
			t.Errorf("%q is taken", bad)
		}
	}
}

func TestRecords(t *testing.T) {
	var b bytes.Buffer
	for _, f := range sample() {
		if err := Append(&b, f); err != nil {
			t.Fatal(err)
		}
	}
	if n := strings.Count(b.String(), "\n"); n != 2 {
		t.Errorf("%d lines", n)
	}
	got, err := Read(&b)
	if err != nil || !reflect.DeepEqual(got, sample()) {
		t.Errorf("%+v, %v", got, err)
	}
	if _, err := Read(strings.NewReader("{")); err == nil {
		t.Error("half a record is read")
	}
	if s := Summary(sample()); s != "2 mistakes: 1 memcheck, 1 leakcheck" {
		t.Error(s)
	}
}

func TestSuppressions(t *testing.T) {
	f := sample()[0]
	for text, want := range map[string]bool{
		"": false, "# memcheck": false, "memcheck": true, "initcheck": false, "*": true,
		"memcheck:out-of-bounds": true, "memcheck:misaligned": false,
		"memcheck kernel=scale": true, "memcheck kernel=scal": false, "memcheck kernel=sc*e": true,
		"memcheck kernel=_Z5scalePfi": true, "memcheck kernel=scale(float*)": true, "memcheck kernel=*x*": false,
		"memcheck source=*scale.cu:7": true, "memcheck source=*:8": false, "memcheck kernel=scale source=*:8 # no": false,
		"initcheck\nmemcheck kernel=scale": true, "* kernel=aa*aa": false,
	} {
		l, err := ParseSuppressions(text)
		if err != nil || l.Match(f) != want {
			t.Errorf("%q: %v, %v", text, l.Match(f), err)
		}
	}
	for _, bad := range []string{"rain", "memcheck:rain", "memcheck kernel=", "memcheck scale", strings.Repeat("#", MaxSuppressions+1)} {
		if _, err := ParseSuppressions(bad); err == nil {
			t.Errorf("%.20q is taken", bad)
		}
	}
}

// TestSARIF: what the schema of SARIF 2.1.0 requires is there, of the types that it wants.
func TestSARIF(t *testing.T) {
	for _, list := range [][]*Finding{nil, sample()} {
		var b bytes.Buffer
		if err := Write(&b, "x.sarif", &Run{Program: "./scale 7", Version: "1.2", Checks: Memory, Findings: list, ExitCode: 1}); err != nil {
			t.Fatal(err)
		}
		var log map[string]any
		if err := json.Unmarshal(b.Bytes(), &log); err != nil {
			t.Fatal(err)
		}
		if log["version"] != "2.1.0" || !strings.Contains(log["$schema"].(string), "sarif-2.1.0") {
			t.Errorf("log: %v", log)
		}
		run := log["runs"].([]any)[0].(map[string]any)
		driver := run["tool"].(map[string]any)["driver"].(map[string]any)
		if driver["name"] == "" {
			t.Error("the tool has no name")
		}
		rules := driver["rules"].([]any)
		for _, r := range rules {
			if r.(map[string]any)["id"] == "" || r.(map[string]any)["shortDescription"].(map[string]any)["text"] == "" {
				t.Errorf("rule: %v", r)
			}
		}
		for _, i := range run["invocations"].([]any) {
			if _, is := i.(map[string]any)["executionSuccessful"].(bool); !is {
				t.Errorf("invocation: %v", i)
			}
		}
		results := run["results"].([]any)
		if len(results) != len(list) {
			t.Errorf("%d results", len(results))
		}
		for i, r := range results {
			r := r.(map[string]any)
			if text := r["message"].(map[string]any)["text"].(string); !strings.Contains(text, list[i].Message) {
				t.Errorf("message: %q", text)
			}
			if id := rules[int(r["ruleIndex"].(float64))].(map[string]any)["id"]; id != r["ruleId"] || id != list[i].Rule || r["level"] != "error" {
				t.Errorf("result: %v", r)
			}
			locations := r["locations"].([]any)
			if list[i].File == "" {
				continue
			}
			at := locations[0].(map[string]any)["physicalLocation"].(map[string]any)
			if at["artifactLocation"].(map[string]any)["uri"] != "src/my%20scale.cu" || at["region"].(map[string]any)["startLine"].(float64) != 7 {
				t.Errorf("location: %v", at)
			}
		}
	}
}

func TestJSONAndJUnit(t *testing.T) {
	run := &Run{Program: "/bin/scale", Checks: Memory | Races, Findings: sample()}
	var b bytes.Buffer
	if err := Write(&b, "x.json", run); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Checks   []string
		Findings []*Finding
	}
	if err := json.Unmarshal(b.Bytes(), &got); err != nil || len(got.Findings) != 2 || len(got.Checks) != 2 {
		t.Errorf("%+v, %v", got, err)
	}
	b.Reset()
	if err := Write(&b, "x.XML", run); err != nil {
		t.Fatal(err)
	}
	var suite junitSuite
	if err := xml.Unmarshal(b.Bytes(), &suite); err != nil {
		t.Fatal(err)
	}
	if suite.Tests != 4 || suite.Failures != 2 || len(suite.Cases) != 4 || suite.Cases[3].Failure == nil || suite.Cases[2].Name != "racecheck" {
		t.Errorf("%+v", suite)
	}
	if err := Write(&b, "x.txt", run); err == nil {
		t.Error("a report of no known format")
	}
}
