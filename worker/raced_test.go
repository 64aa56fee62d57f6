//go:build race

package worker

// The race detector makes these tests ten times slower: some moves are enough for it. make go-test makes all of them without it.
const everyMove = 11
