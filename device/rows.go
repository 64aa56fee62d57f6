package device

import "ferry/api/cu"

// A RowLauncher is a Device to which several launches are cheaper together than one by one. A
// device without these methods gets launch after launch. The command loop makes all these calls.
type RowLauncher interface {
	// LaunchRow enqueues kernels in their order, up to the first that is refused. It returns how
	// many it has enqueued, and the result of the one behind them. None has attributes or is
	// cooperative. The caller may reuse the row afterwards.
	LaunchRow(row []Launch) (int, cu.Result)
	// GraphSetRow is GraphSetKernel for several nodes of an executable graph: nodes[i] gets the
	// launch row[i], and where nodes[i] is 0 nothing is changed. It ends at the first error.
	GraphSetRow(exec cu.GraphExec, nodes []cu.GraphNode, row []Launch) cu.Result
}

// LaunchRow is RowLauncher.LaunchRow for any device.
func LaunchRow(d Device, row []Launch) (int, cu.Result) {
	if r, ok := d.(RowLauncher); ok {
		return r.LaunchRow(row)
	}
	for i := range row {
		if rc := d.LaunchKernel(&row[i]); rc != cu.CUDA_SUCCESS {
			return i, rc
		}
	}
	return len(row), cu.CUDA_SUCCESS
}

// GraphSetRow is RowLauncher.GraphSetRow for any device.
func GraphSetRow(d Device, exec cu.GraphExec, nodes []cu.GraphNode, row []Launch) cu.Result {
	if r, ok := d.(RowLauncher); ok {
		return r.GraphSetRow(exec, nodes, row)
	}
	for i, n := range nodes {
		if n == 0 {
			continue
		}
		if rc := d.GraphSetKernel(exec, n, &row[i]); rc != cu.CUDA_SUCCESS {
			return rc
		}
	}
	return cu.CUDA_SUCCESS
}
