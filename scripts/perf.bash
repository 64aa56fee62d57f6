# perf.bash: the part of gpu-check that measures; sourced by it. Needs its variables (root, ferry, out, device, limit of a run,
# server_of, token, native_only, only) and servers for unix and tcp.
#
# ferry bench, PyTorch and the lineage's benchmarks run one after the other, each within its share of --perf-limit; what one
# leaves over the next may use. Then the figures are held against what they must be.

# perf_python: an interpreter that can import torch; nothing without.
perf_python() {
	local p
	for p in "${python:-}" python3 python; do
		[ -n "$p" ] && timeout 120 "$p" -c 'import torch' >/dev/null 2>&1 && echo "$p" && return
	done
}

perf_bench() { # SECONDS
	echo "--- ferry bench, at most $1 s" >&2
	"$ferry" bench --device "$device" --rounds "$perf_rounds" --rtt 0,1ms --limit "${1}s" --json "$out/bench.json" --html "$out/bench.html" \
		${perf_quick:+--quick} | tee "$out/bench.txt"
}

perf_torch() { # SECONDS
	local python
	python=$(perf_python)
	if [ -z "$python" ]; then
		echo "--- PyTorch cannot be imported here (python=/path/to/python names another interpreter): left out" >&2
		return
	fi
	echo "--- PyTorch, at most $1 s and the workload then under way" >&2
	"$python" "$root/operator/bench/torch/run.py" --ferry "$ferry" --way "unix=${server_of[unix]}" --way "tcp=${server_of[tcp]}" --token-file "$token" \
		--rounds "$perf_rounds" --limit "$1" --logs "$out/log" --out "$out/torch.json" ${perf_quick:+--quick} $([ "$device" = soft ] && echo --no-native)
}

perf_lineage() { # SECONDS
	echo "--- the lineage's benchmarks, at most $1 s and the run then under way" >&2
	"$root/operator/bench/lineage/run" --ferry "$ferry" --device "$device" --rounds "$perf_rounds" --limit "$1" --only "$only" --out "$out/lineage" \
		--jobs "$jobs" ${perf_quick:+--size small} | tee "$out/lineage.txt"
	local rc=${PIPESTATUS[0]}
	cp "$out/lineage/lineage.tsv" "$out/lineage.tsv" 2>/dev/null
	return "$rc"
}

perf_run() {
	local begin=$SECONDS part left share rc=0
	declare -A shares=([bench]=35 [torch]=55 [lineage]=90) # percent of what is left
	for part in bench torch lineage; do
		case ,$perf_parts, in *,$part,*) ;; *) continue ;; esac
		left=$((perf_limit - (SECONDS - begin)))
		share=$((left * ${shares[$part]} / 100))
		[ "$perf_parts" != "$part" ] || share=$left # alone it may have all
		if [ "$share" -lt 10 ]; then
			echo "--- no time left for $part" >&2
			continue
		fi
		"perf_$part" "$share" || { echo "--- $part failed" >&2; rc=1; }
	done
	echo
	if command -v python3 >/dev/null; then
		"$root/scripts/perf-table" "$out" || true # a missed target is a result, not a failure of the run
	else
		echo "no python3 here: the figures are in $out, for scripts/perf-table"
	fi
	echo "$((SECONDS - begin)) s; everything is in $out: perf.md, bench.json, bench.html, torch.json, lineage.tsv"
	return $rc
}
