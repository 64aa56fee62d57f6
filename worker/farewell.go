package worker

import (
	"fmt"

	"ferry/server/sessionpage"
)

// farewellText is what a client reads on its standard error when the daemon ends its session.
func farewellText(why sessionpage.Farewell, session uint64, who string) string {
	whose := fmt.Sprintf("session %d", session)
	if who != "" {
		whose += " of " + who
	}
	const gone = "GPU work of this program is gone"
	switch why {
	case sessionpage.Killed:
		return fmt.Sprintf("ferry: an operator of the server ended %s (ferry kill). %s; ask the operator before you start the program again.\n", whose, gone)
	case sessionpage.Revoked:
		return fmt.Sprintf("ferry: the server ended %s: its token or certificate was revoked. %s; ask the operator for a new credential.\n", whose, gone)
	}
	return fmt.Sprintf("ferry: the server is stopping, and ends %s. %s; start the program again once the server is back.\n", whose, gone)
}
