// smithWaterman: a protein is searched in a database: the best local alignment with affine gaps (Gotoh) of the query with each
// sequence, a thread per sequence. Sequences of alike length lie side by side, letter by letter, so that reads are joint.
#include "lineage.h"

enum { LETTERS = 20, OPEN = 10, EXTEND = 2, GROUP = 32, LONGEST = 384 };
__constant__ signed char score[LETTERS][LETTERS];
__constant__ unsigned char query[512];

struct Group { unsigned long long begin; unsigned length; }; // GROUP sequences, interleaved

// h and f of one column of the table lie in global memory, a value per row of the query and thread.
__global__ void search(const unsigned char *letters, const Group *groups, short2 *columns, int *best, unsigned sequences, unsigned rows)
{
	unsigned id = blockIdx.x * blockDim.x + threadIdx.x;
	if (id >= sequences)
		return;
	Group g = groups[id / GROUP];
	int top = 0;
	for (unsigned i = 0; i < rows; i++)
		columns[(size_t)i * sequences + id] = make_short2(0, -32000);
	for (unsigned j = 0; j < g.length; j++) {
		unsigned letter = letters[g.begin + (size_t)j * GROUP + id % GROUP];
		int diagonal = 0, above = 0, e = -32000;
		for (unsigned i = 0; i < rows; i++) {
			short2 left = columns[(size_t)i * sequences + id];
			int f = max(left.y - EXTEND, left.x - OPEN);
			e = max(e - EXTEND, above - OPEN);
			int h = max(max(diagonal + score[query[i]][letter], 0), max(e, f));
			diagonal = left.x;
			above = h;
			top = max(top, h);
			columns[(size_t)i * sequences + id] = make_short2((short)h, (short)f);
		}
	}
	best[id] = top;
}

static int on_cpu(const std::vector<unsigned char> &q, const unsigned char *letters, unsigned length, const signed char s[LETTERS][LETTERS])
{
	std::vector<int> h(q.size()), f(q.size(), -32000);
	int top = 0;
	for (unsigned j = 0; j < length; j++) {
		int diagonal = 0, above = 0, e = -32000;
		for (size_t i = 0; i < q.size(); i++) {
			f[i] = std::max(f[i] - EXTEND, h[i] - OPEN);
			e = std::max(e - EXTEND, above - OPEN);
			int v = std::max(std::max(diagonal + s[q[i]][letters[(size_t)j * GROUP]], 0), std::max(e, f[i]));
			diagonal = h[i];
			h[i] = above = v;
			top = std::max(top, v);
		}
	}
	return top;
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "smithWaterman");
	unsigned sequences = b.pick(64u, 16384u, 131072u), rows = b.pick(48u, 352u, 464u), longest = b.pick(64u, 384u, 384u);
	signed char s[LETTERS][LETTERS];
	for (int i = 0; i < LETTERS; i++)
		for (int j = 0; j <= i; j++)
			s[i][j] = s[j][i] = (signed char)(i == j ? 4 + mix(i) % 6 : (int)(mix(100 * i + j) % 6) - 4);
	std::vector<unsigned char> q(rows), letters;
	for (unsigned i = 0; i < rows; i++)
		q[i] = mix(7000 + i) % LETTERS;
	std::vector<Group> groups(sequences / GROUP);
	for (unsigned g = 0; g < groups.size(); g++) {
		groups[g] = {letters.size(), longest / 2 + (unsigned)((size_t)g * longest / 2 / groups.size())};
		for (unsigned i = 0; i < groups[g].length * GROUP; i++) {
			unsigned place = i / GROUP;
			bool related = i % GROUP == 5 && place < rows; // some sequences share most of the query
			letters.push_back(related && mix(g * 8191 + i) % 8 ? q[place] : mix(g * 131071 + i) % LETTERS);
		}
	}
	CHECK(cudaMemcpyToSymbol(score, s, sizeof s));
	CHECK(cudaMemcpyToSymbol(query, q.data(), rows));
	DeviceArray<unsigned char> dl(letters);
	DeviceArray<Group> dg(groups);
	DeviceArray<short2> columns((size_t)rows * sequences);
	DeviceArray<int> best(sequences);
	search<<<blocks(sequences, 64), 64>>>(dl.p, dg.p, columns.p, best.p, sequences, rows);
	CHECK_LAUNCH();
	std::vector<int> got = best.get();
	b.aside([&] {
		int top = 0;
		for (unsigned i = 0; i < sequences; i += sequences > 1000 ? 211 : 1) {
			int want = on_cpu(q, &letters[groups[i / GROUP].begin + i % GROUP], groups[i / GROUP].length, s);
			if (got[i] != want)
				fail("sequence %u scores %d, expected %d", i, got[i], want);
		}
		for (unsigned i = 0; i < sequences; i++)
			if (got[i] > got[top])
				top = (int)i;
		if (top % GROUP != 5)
			fail("the best is sequence %d, which is not related", top);
		printf("best: sequence %d, score %d\n", top, got[top]);
	});
	b.add(got);
	return b.finish();
}
