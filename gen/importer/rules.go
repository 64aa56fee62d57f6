package main

import (
	_ "embed"
	"fmt"
	"regexp"
	"strings"

	"ferry/gen/apidef"
)

//go:embed rules.txt
var rulesText string

// ruleSet is rules.txt, read.
type ruleSet struct {
	areas    []ruleArea
	params   []override // for every function that has the parameter
	declared map[string]bool
}

type ruleArea struct {
	title string
	rules []rule
}

// rule is what we say about one function.
type rule struct {
	name      string
	class     apidef.Class
	hand      bool
	why       string
	overrides []override
}

// override is what we say about one parameter; empty parts keep what C said.
type override struct {
	param, dir, typ, length string
	ptr, opt                bool
}

var (
	ruleHead     = regexp.MustCompile(`^(\w+) (local|async|sync|wait|refused|todo)( hand)?(?: "([^"]*)")?$`)
	overrideText = regexp.MustCompile(`^(\w+)=(in|out|inout|new|raw)(?: (\*?)(\w+)?(?:\[(\w+)\])?(\?)?)?$`)
)

func parseRules(text string) (*ruleSet, error) {
	s := &ruleSet{declared: map[string]bool{}}
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		var err error
		switch {
		case line == "" || line[0] == '#':
		case strings.HasPrefix(line, "== "):
			s.areas = append(s.areas, ruleArea{title: line[3:]})
		case strings.HasPrefix(line, "* "):
			var more []override
			more, err = parseOverrides(line[2:])
			s.params = append(s.params, more...)
		default:
			err = s.rule(line)
		}
		if err != nil {
			return nil, fmt.Errorf("rules.txt:%d: %w", i+1, err)
		}
	}
	return s, nil
}

func (s *ruleSet) rule(line string) error {
	head, tail, _ := strings.Cut(line, " | ")
	m := ruleHead.FindStringSubmatch(head)
	if m == nil || len(s.areas) == 0 {
		return fmt.Errorf("want NAME CLASS [hand] [reason] inside of an area, have %q", head)
	}
	if s.declared[m[1]] {
		return fmt.Errorf("%s has two rules", m[1])
	}
	s.declared[m[1]] = true
	r := rule{name: m[1], class: apidef.Class(m[2]), hand: m[3] != "", why: m[4]}
	var err error
	if r.overrides, err = parseOverrides(tail); err != nil {
		return err
	}
	a := &s.areas[len(s.areas)-1]
	a.rules = append(a.rules, r)
	return nil
}

func parseOverrides(text string) ([]override, error) {
	var out []override
	if text == "" {
		return nil, nil
	}
	for _, part := range strings.Split(text, ",") {
		m := overrideText.FindStringSubmatch(strings.TrimSpace(part))
		if m == nil {
			return nil, fmt.Errorf("want PARAM=DIR [TYPE][[LEN]][?], have %q", strings.TrimSpace(part))
		}
		out = append(out, override{
			param: m[1], dir: m[2], ptr: m[3] != "", typ: m[4], length: m[5], opt: m[6] != "",
		})
	}
	return out, nil
}
