//go:build !race

package worker

const everyMove = 1
