package accounting

import (
	"log/slog"
	"testing"

	"ferry/api/cu"
	"ferry/server/sessionpage"
)

func newAccounts() (*Accounts, *sessionpage.Page) {
	page := sessionpage.Alone()
	return New(page, slog.New(slog.DiscardHandler)), page
}

const most = ^uint64(0)

// TestClaimDoesNotWrap: whatever size a client asks for, no sum wraps around, and it never has more
// than its quota.
func TestClaimDoesNotWrap(t *testing.T) {
	a, page := newAccounts()
	const quota = 1 << 30
	page.Device(0).SetQuota(quota)
	held := func() uint64 { return page.Device(0).Use().Held }
	if !a.Usage.Claim(0, quota/2) {
		t.Fatal("half of the quota is refused")
	}
	for _, bytes := range []uint64{quota/2 + 1, quota, most, most - quota/2, most - quota/2 + 1, 1 << 63} {
		if a.Usage.Claim(0, bytes) {
			t.Errorf("%#x bytes more are granted, %#x held", bytes, held())
		}
	}
	if held() != quota/2 {
		t.Errorf("%#x bytes held", held())
	}
	page.Device(0).SetQuota(quota / 4) // less than it has
	for _, bytes := range []uint64{1, quota, most, most - quota} {
		if a.Usage.Claim(0, bytes) {
			t.Errorf("below a lowered quota %#x bytes more are granted", bytes)
		}
	}
	page.Device(0).SetQuota(quota)
	if !a.Usage.Claim(0, quota/2) || a.Usage.Claim(0, 1) {
		t.Errorf("the rest of the quota: %#x held", held())
	}
}

// TestPromiseIsSpent: a promise lets a client have what it was promised under a quota that was lowered
// meanwhile, and no byte more.
func TestPromiseIsSpent(t *testing.T) {
	a, page := newAccounts()
	page.Device(0).SetQuota(1000)
	if left := a.Usage.Promise(0, 600); left != 600 {
		t.Fatalf("%d bytes are promised", left)
	}
	page.Device(0).SetQuota(1)
	a.Usage.Unasked = true
	if a.Usage.Claim(0, 601) {
		t.Error("more than was promised")
	}
	if !a.Usage.Claim(0, 400) {
		t.Error("what was promised is refused")
	}
	a.Usage.Redeem(0, 400)
	if a.Usage.Claim(0, 400) {
		t.Error("what was promised is granted twice")
	}
	a.Usage.Unasked = false
	if a.Usage.Claim(0, 100) {
		t.Error("a promise holds for a client that asks")
	}
}

// TestBudgetDoesNotWrap: the same for the worker's own memory, with and without a limit of the tenant.
func TestBudgetDoesNotWrap(t *testing.T) {
	a, page := newAccounts()
	const all = 1 << 20
	check := func(name string, hasRoom func(uint64) bool) {
		t.Helper()
		for size, want := range map[uint64]bool{0: true, all / 2: true, all/2 + 1: false, all: false, most: false, most - all/2 + 1: false, 1 << 63: false} {
			if hasRoom(size) != want {
				t.Errorf("%s: room for %#x beside half of %#x: %v", name, size, all, !want)
			}
		}
	}
	a.Host.Add(all / 2)
	below := func(size uint64) bool { return a.Host.HasRoomBelow(all, size) }
	check("bound of all", below)
	page.Limits().Host.Store(all)
	check("limit", a.Host.HasRoom)
	page.Limits().Host.Store(all / 4)
	if a.Host.HasRoom(1) || a.Host.HasRoom(most) || below(1) {
		t.Error("below a lowered limit there is room")
	}
}

// TestFootprintsDoNotWrap: an array counts at least as much as its largest side, whatever its sides
// multiply to.
func TestFootprintsDoNotWrap(t *testing.T) {
	for _, d := range []cu.CUDA_ARRAY3D_DESCRIPTOR_v2{
		{Width: 1 << 32, Height: 1 << 32, Depth: 1 << 32, NumChannels: 4, Format: cu.CU_AD_FORMAT_FLOAT},
		{Width: 1 << 62, Height: 4, NumChannels: 1, Format: cu.CU_AD_FORMAT_UNSIGNED_INT8},
		{Width: most, Height: most, NumChannels: 4, Format: cu.CU_AD_FORMAT_FLOAT},
		{Width: 1 << 63, Height: 2, NumChannels: 1, Format: cu.CU_AD_FORMAT_UNSIGNED_INT8},
	} {
		if got := ArrayFootprint(&d, 1); got < 1<<40 {
			t.Errorf("%d x %d x %d counts %d bytes", d.Width, d.Height, d.Depth, got)
		}
	}
}
