// link: cusolver
// cuSOLVER: Cholesky, LU with pivots, QR, singular values, eigenvalues.
#include "check.h"

#include <cusolverDn.h>

static const int N = 64;

// A positive definite matrix.
static std::vector<double> definite()
{
	std::vector<double> a = fractions<double>(N * N, 1), s(N * N);
	for (int i = 0; i < N; i++)
		for (int j = 0; j < N; j++) {
			double sum = i == j ? N : 0;
			for (int k = 0; k < N; k++)
				sum += a[i * N + k] * a[j * N + k];
			s[i * N + j] = sum;
		}
	return s;
}

static void must_be_zero(const int *info)
{
	if (download(info, 1)[0] != 0) {
		printf("FAIL: the solver says %d\n", download(info, 1)[0]);
		exit(1);
	}
}

static void factors(cusolverDnHandle_t h)
{
	int size = 0, *info = room<int>(1), *pivots = room<int>(N);
	double *a = upload(definite()), *b = upload(fractions<double>(N * 3, 2));
	CHECK(cusolverDnDpotrf_bufferSize(h, CUBLAS_FILL_MODE_LOWER, N, a, N, &size));
	CHECK(cusolverDnDpotrf(h, CUBLAS_FILL_MODE_LOWER, N, a, N, room<double>(size), size, info));
	CHECK(cusolverDnDpotrs(h, CUBLAS_FILL_MODE_LOWER, N, 3, a, N, b, N, info));
	must_be_zero(info);
	say("cholesky", a, N * N);
	say("cholesky_solved", b, N * 3);

	a = upload(fractions<double>(N * N, 3));
	CHECK(cusolverDnDgetrf_bufferSize(h, N, N, a, N, &size));
	CHECK(cusolverDnDgetrf(h, N, N, a, N, room<double>(size), pivots, info));
	CHECK(cusolverDnDgetrs(h, CUBLAS_OP_N, N, 3, a, N, pivots, b, N, info));
	must_be_zero(info);
	say("lu", a, N * N);
	say("pivots", pivots, N);
	say("lu_solved", b, N * 3);

	double *tau = room<double>(N);
	a = upload(fractions<double>(N * N, 4));
	CHECK(cusolverDnDgeqrf_bufferSize(h, N, N, a, N, &size));
	CHECK(cusolverDnDgeqrf(h, N, N, a, N, tau, room<double>(size), size, info));
	must_be_zero(info);
	say("qr", a, N * N);
	CHECK(cusolverDnDorgqr_bufferSize(h, N, N, N, a, N, tau, &size));
	CHECK(cusolverDnDorgqr(h, N, N, N, a, N, tau, room<double>(size), size, info));
	must_be_zero(info);
	say("q", a, N * N);
}

static void spectra(cusolverDnHandle_t h)
{
	int size = 0, *info = room<int>(1);
	double *values = room<double>(N), *a = upload(fractions<double>(N * N, 5)), *u = room<double>(N * N), *v = room<double>(N * N);
	CHECK(cusolverDnDgesvd_bufferSize(h, N, N, &size));
	CHECK(cusolverDnDgesvd(h, 'A', 'A', N, N, a, N, values, u, N, v, N, room<double>(size), size, nullptr, info));
	must_be_zero(info);
	say("singular_values", values, N);
	say("singular_vectors", u, N * N);

	a = upload(definite());
	CHECK(cusolverDnDsyevd_bufferSize(h, CUSOLVER_EIG_MODE_VECTOR, CUBLAS_FILL_MODE_LOWER, N, a, N, values, &size));
	CHECK(cusolverDnDsyevd(h, CUSOLVER_EIG_MODE_VECTOR, CUBLAS_FILL_MODE_LOWER, N, a, N, values, room<double>(size), size, info));
	must_be_zero(info);
	say("eigenvalues", values, N);
	say("eigenvectors", a, N * N);
}

int main()
{
	cusolverDnHandle_t h;
	CHECK(cusolverDnCreate(&h));
	CHECK(cusolverDnSetDeterministicMode(h, CUSOLVER_DETERMINISTIC_RESULTS));
	factors(h);
	spectra(h);
	CHECK(cusolverDnDestroy(h));
	return 0;
}
