# compare.awk: results of bin/arguments through Ferry against those of NVIDIA's driver.
#
#	awk -f compare.awk -v where=soft known.txt native-580.txt ferry.txt
#
# Each difference is a line "function case native ferry". What the driver does not survive Ferry may answer as it likes; of calls that were
# not made natively only a crash or hang is a difference. known.txt lists differences that stay, each with its reason: WHERE FUNCTION CASE NATIVE FERRY REASON, with * in function and case
# for any text and alone for any result, and - for what is not recorded; WHERE is any, or soft for what only the software GPU answers so.
# Ends with 1 if a difference is not listed there, or if a line of known.txt that names the driver's result matches none (-v whole=1).

function result(    r) { # what is compared of a line: the result, and that of the wait behind it
	r = $3
	if ($4 ~ /^then=/) r = r "/" substr($4, 6)
	return r
}
function pattern(text) {
	gsub(/[][().+?^$|\\{}]/, "\\\\&", text)
	gsub(/\*/, ".*", text)
	return "^" text "$"
}
function crashed(r) { return r ~ /^(SIG|hang|exit|prepare)/ || r ~ /\/(SIG|hang)/ }
function is_known(f, c, n, r,    i) {
	for (i = 1; i <= rules; i++)
		if (f ~ function_of[i] && c ~ case_of[i] && (native_of[i] == "*" || native_of[i] == n) && (ferry_of[i] == "*" || ferry_of[i] == r)) {
			used[i]++
			return 1
		}
	return 0
}
FNR == 1 { file++ }
file == 1 {
	if ($0 ~ /^#/ || NF == 0) next
	if (NF < 6) { print "known.txt:" FNR ": a reason is missing" >"/dev/stderr"; bad = 1 }
	if ($1 != "any" && $1 != where) next
	rules++
	function_of[rules] = pattern($2); case_of[rules] = pattern($3); native_of[rules] = $4; ferry_of[rules] = $5; line_of[rules] = $0
	next
}
file == 2 { recorded[$1 " " $2] = result(); next }
{
	n = recorded[$1 " " $2]; r = result(); calls++
	if (n == "" || n ~ /^not-run/) {
		if (!crashed(r)) survived++
		else if (is_known($1, $2, "-", r)) known++
		else { print $1, $2, "-", r; differences++ }
		next
	}
	if (r ~ /^no-/ || n ~ /^no-/) { skipped++; next }
	if (n == r) { same++; next }
	if (crashed(n)) { if (crashed(r)) both++; else better++; next }
	if (n == "varies" && !crashed(r)) { varies++; next }
	if (is_known($1, $2, n, r)) { known++; next }
	print $1, $2, n, r
	differences++
}
END {
	printf "arguments: %d calls: %d as the driver, %d errors where it crashes, %d where it varies, %d known differences, %d without the object, %d differences",
		calls, same + both, better, varies, known, skipped, differences >"/dev/stderr"
	printf "; the driver's answer to %d is not recorded\n", survived >"/dev/stderr"
	if (whole)
		for (i = 1; i <= rules; i++)
			if (!used[i] && native_of[i] != "*") { print "known.txt: no call is so any more: " line_of[i] >"/dev/stderr"; bad = 1 }
	exit (differences || bad || !calls) ? 1 : 0
}
