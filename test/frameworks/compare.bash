# compare.bash: what scripts/gpu-check --frameworks does; sourced by it. A unit is a suite of this folder or a program of
# libs/. Each prints lines "check: value", which are compared one by one, so that a check that fails hides no other.
# Uses gpu-check's out, root, only, transports, server_down, row, good, bad, timed, through, verdict, show.
# shellcheck shell=bash disable=SC2059,SC2154 # formats and variables are the ones of gpu-check

suites="torch_ops torch_train torch_libraries torch_runtime triton_suite cupy_suite jax_suite"
module_of() { # SUITE: what it cannot do without
	case $1 in torch_*) echo torch ;; *) echo "${1%_suite}" ;; esac
}

# wanted UNIT: does --only choose it? 'torch_*' chooses suites, 'torch_ops.fft*' checks of one.
wanted() {
	# shellcheck disable=SC2053 # patterns on purpose
	[[ $1 == $only || $1 == ${only%%.*} ]]
}

# find_units: sets units to what is wanted and can be run here, and says what cannot.
find_units() {
	local u name
	units=()
	for u in $suites; do
		wanted "$u" || continue
		if timeout 120 python3 -c "import importlib.util, sys; sys.exit(not importlib.util.find_spec('$(module_of "$u")'))"; then
			units+=("$u")
		else
			skip "$u" "Python has no $(module_of "$u") here"
		fi
	done
	for name in "$root"/test/frameworks/libs/*.cu; do
		name=$(basename "$name" .cu)
		wanted "$name" || continue
		if [ -x "$out/prog/$name.lib" ]; then
			units+=("$name.lib")
		elif grep -q '^no .* here$' "$out/log/$name.lib.build"; then
			skip "$name.lib" "$(tail -n 1 "$out/log/$name.lib.build")"
		else
			printf "$row" "$name.lib" - "no build" - - - - -
			head -n 5 "$out/log/$name.lib.build" | sed 's/^/    | /'
			bad
		fi
	done
}

skipped=0
skip() { # WHAT WHY
	skipped=$((skipped + 1))
	echo "SKIPPED $1: $2"
}

# run_unit MODE UNIT: runs it natively or through a transport; leaves log/UNIT.MODE.out, .err, and .end with code and time.
run_unit() {
	local mode=$1 unit=$2 limit=240 rc='' secs='' command
	case $unit in
	*.lib) command=("$out/prog/$unit") limit=60 ;;
	*)
		command=(python3 "$root/test/frameworks/run.py" "$unit")
		case $only in *.*) command+=("${only#*.}") ;; esac
		;;
	esac
	if [ "$mode" = native ]; then
		timed "$unit.native" "${command[@]}"
	else
		through "$mode" "$unit.$mode" "${command[@]}"
	fi
	echo "$rc $secs" >"$out/log/$unit.$mode.end"
}

# lines_of UNIT: one line per check, tab between: its name, its native value, and for each transport "equal", or what it says.
lines_of() {
	local mode files=("$out/log/$1.native.out")
	for mode in $transports; do files+=("$out/log/$1.$mode.out"); done
	awk '
	BEGIN { for (f = 1; f < ARGC; f++) while ((getline line < ARGV[f]) > 0) {
			i = index(line, ": ")
			if (!i) continue
			key = substr(line, 1, i - 1)
			if (!(key in known)) { known[key]; order[++n] = key }
			value[f, key] = substr(line, i + 2)
			gsub(/[\t|]/, " ", value[f, key])
		}
		for (k = 1; k <= n; k++) {
			key = order[k]
			native = ((1, key) in value) ? value[1, key] : "missing"
			printf "%s\t%s", key, native
			for (f = 2; f < ARGC; f++)
				printf "\t%s", !((f, key) in value) ? "missing" : value[f, key] == native ? "equal" : value[f, key]
			print ""
		}
	}' "${files[@]}"
}

# judge UNIT: counts its checks for each transport, shows what is not equal, adds them to the table.
judge() {
	local unit=$1 name native rest says mode i=0 key wrong end=() complaints=()
	local -A same=() all=()
	while IFS=$'\t' read -r name native rest; do
		key=$unit.$name wrong=''
		IFS=$'\t' read -r -a says <<<"$rest"
		echo "| $key | $native |$([ -z "$transports" ] || printf ' %s |' "${says[@]}")" >>"$table"
		case $name:$native in
		*:SKIPPED*)
			skip "$key" "${native#SKIPPED }"
			continue
			;;
		*:FAILED* | *:missing | FAIL:*)
			wrong=1
			complaints+=("$key natively: $native")
			;;
		esac
		i=0
		for mode in ${transports:-native}; do
			all[$mode]=$((${all[$mode]:-0} + 1))
			if [ -z "$wrong" ] && [ "${says[$i]:-equal}" = equal ]; then
				same[$mode]=$((${same[$mode]:-0} + 1))
				good
			else
				bad
				[ -n "$wrong" ] || complaints+=("$key natively: $native" "$key through $mode: ${says[$i]}")
			fi
			i=$((i + 1))
		done
	done < <(lines_of "$unit")
	for mode in ${transports:-native}; do
		summary "$unit" "$mode" "${same[$mode]:-0}" "${all[$mode]:-0}"
	done
	[ ${#complaints[@]} = 0 ] || printf '    | %s\n' "${complaints[@]}"
}

# summary UNIT MODE SAME ALL: its row in gpu-check's list, and why it ended if that was not well.
summary() {
	local unit=$1 mode=$2 same=$3 all=$4 native=() ferry=()
	read -r -a native <"$out/log/$unit.native.end"
	read -r -a ferry <"$out/log/$unit.$mode.end"
	printf "$row" "$unit" "$mode" "$(verdict "${native[0]}")" "$(verdict "${ferry[0]}")" "$same/$all" "${native[1]}" "${ferry[1]}" \
		"$(awk "BEGIN { printf \"%.2f\", ${ferry[1]} / (${native[1]} > 0 ? ${native[1]} : 0.001) }")"
	# Nothing printed at all, or all that was expected and a bad end after it.
	if [ "$all" = 0 ] || { [ "${ferry[0]}" != 0 ] && [ "$same" = "$all" ]; }; then
		bad
		show "$unit.$mode"
	fi
}

# run_mode MODE: all units, one after the other; with --together at the same time, but for the one that fills the GPU's memory.
run_mode() {
	local mode=$1 unit alone=() running=()
	for unit in "${units[@]}"; do
		if [ -z "$together" ] || [ "$unit" = torch_runtime ]; then
			alone+=("$unit")
			continue
		fi
		case $unit in
		*.lib) ;;
		*) run_unit "$mode" "$unit" & running+=($!) ;;
		esac
	done
	if [ -n "$together" ]; then
		for unit in "${units[@]}"; do
			case $unit in *.lib) run_unit "$mode" "$unit" ;; esac
		done
	fi
	[ ${#running[@]} = 0 ] || wait "${running[@]}"
	for unit in ${alone[@]+"${alone[@]}"}; do
		run_unit "$mode" "$unit"
	done
}

compare_frameworks() {
	local mode unit up='' transports=${transports//,/ } # words from here on
	export CHECK_EXTENSION_DIR=$out/extension # built once, by the first run
	find_units
	[ ${#units[@]} -gt 0 ] || return 0
	run_mode native
	for mode in $transports; do
		if [ -n "${server_down[$mode]:-}" ]; then
			echo "no server for $mode"
			bad
			continue
		fi
		up="$up $mode"
		run_mode "$mode"
	done
	transports=${up# }
	{
		echo "| check | native |$([ -z "$transports" ] || printf ' %s |' $transports)"
		echo "|---|---|$([ -z "$transports" ] || printf -- '---%.0s|' $transports)"
	} >"$table"
	for unit in "${units[@]}"; do
		judge "$unit"
	done
}
