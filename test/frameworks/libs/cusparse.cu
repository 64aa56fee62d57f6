// link: cusparse
// cuSPARSE on whole numbers: dense to sparse, matrix times vector, times matrix, sparse times sparse.
#include "check.h"

#include <cusparse.h>

static const int ROWS = 128, COLUMNS = 96, WIDE = 16;
static const float one = 1, zero = 0;

struct csr {
	cusparseSpMatDescr_t matrix;
	int *offsets, *columns;
	float *values;
	int64_t count;
};

static csr sparsified(cusparseHandle_t h, const std::vector<float> &dense)
{
	csr c = {};
	cusparseDnMatDescr_t d;
	size_t size = 0;
	CHECK(cusparseCreateDnMat(&d, ROWS, COLUMNS, COLUMNS, upload(dense), CUDA_R_32F, CUSPARSE_ORDER_ROW));
	c.offsets = room<int>(ROWS + 1);
	CHECK(cusparseCreateCsr(&c.matrix, ROWS, COLUMNS, 0, c.offsets, nullptr, nullptr, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F));
	CHECK(cusparseDenseToSparse_bufferSize(h, d, c.matrix, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, &size));
	void *buffer = room<char>(size + 1);
	CHECK(cusparseDenseToSparse_analysis(h, d, c.matrix, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, buffer));
	int64_t rows, columns;
	CHECK(cusparseSpMatGetSize(c.matrix, &rows, &columns, &c.count));
	c.columns = room<int>(c.count);
	c.values = room<float>(c.count);
	CHECK(cusparseCsrSetPointers(c.matrix, c.offsets, c.columns, c.values));
	CHECK(cusparseDenseToSparse_convert(h, d, c.matrix, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, buffer));
	say("offsets", c.offsets, ROWS + 1);
	say("columns", c.columns, c.count);
	say("values", c.values, c.count);
	return c;
}

static void times_dense(cusparseHandle_t h, const csr &a)
{
	size_t size = 0;
	float *y = room<float>(ROWS), *c = room<float>(ROWS * WIDE);
	cusparseDnVecDescr_t vx, vy;
	CHECK(cusparseCreateDnVec(&vx, COLUMNS, upload(whole<float>(COLUMNS, 2)), CUDA_R_32F));
	CHECK(cusparseCreateDnVec(&vy, ROWS, y, CUDA_R_32F));
	CHECK(cusparseSpMV_bufferSize(h, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, a.matrix, vx, &zero, vy, CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, &size));
	CHECK(cusparseSpMV(h, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, a.matrix, vx, &zero, vy, CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, room<char>(size + 1)));
	say("times_vector", y, ROWS);
	cusparseDnMatDescr_t mb, mc;
	CHECK(cusparseCreateDnMat(&mb, COLUMNS, WIDE, WIDE, upload(whole<float>(COLUMNS * WIDE, 3)), CUDA_R_32F, CUSPARSE_ORDER_ROW));
	CHECK(cusparseCreateDnMat(&mc, ROWS, WIDE, WIDE, c, CUDA_R_32F, CUSPARSE_ORDER_ROW));
	CHECK(cusparseSpMM_bufferSize(h, CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, a.matrix, mb, &zero, mc, CUDA_R_32F, CUSPARSE_SPMM_ALG_DEFAULT, &size));
	CHECK(cusparseSpMM(h, CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, a.matrix, mb, &zero, mc, CUDA_R_32F, CUSPARSE_SPMM_ALG_DEFAULT, room<char>(size + 1)));
	say("times_matrix", c, ROWS * WIDE);
}

// A times a diagonal of twos and threes.
static void times_sparse(cusparseHandle_t h, const csr &a)
{
	std::vector<int> offsets, columns;
	std::vector<float> values;
	for (int i = 0; i <= COLUMNS; i++)
		offsets.push_back(i);
	for (int i = 0; i < COLUMNS; i++) {
		columns.push_back(i);
		values.push_back((float)(2 + i % 2));
	}
	cusparseSpMatDescr_t b, c;
	CHECK(cusparseCreateCsr(&b, COLUMNS, COLUMNS, COLUMNS, upload(offsets), upload(columns), upload(values), CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F));
	CHECK(cusparseCreateCsr(&c, ROWS, COLUMNS, 0, nullptr, nullptr, nullptr, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F));
	cusparseSpGEMMDescr_t d;
	CHECK(cusparseSpGEMM_createDescr(&d));
	const auto plain = CUSPARSE_OPERATION_NON_TRANSPOSE;
	size_t first = 0, second = 0;
	CHECK(cusparseSpGEMM_workEstimation(h, plain, plain, &one, a.matrix, b, &zero, c, CUDA_R_32F, CUSPARSE_SPGEMM_DEFAULT, d, &first, nullptr));
	CHECK(cusparseSpGEMM_workEstimation(h, plain, plain, &one, a.matrix, b, &zero, c, CUDA_R_32F, CUSPARSE_SPGEMM_DEFAULT, d, &first, room<char>(first + 1)));
	CHECK(cusparseSpGEMM_compute(h, plain, plain, &one, a.matrix, b, &zero, c, CUDA_R_32F, CUSPARSE_SPGEMM_DEFAULT, d, &second, nullptr));
	CHECK(cusparseSpGEMM_compute(h, plain, plain, &one, a.matrix, b, &zero, c, CUDA_R_32F, CUSPARSE_SPGEMM_DEFAULT, d, &second, room<char>(second + 1)));
	int64_t rows, width, count;
	CHECK(cusparseSpMatGetSize(c, &rows, &width, &count));
	float *product = room<float>(count);
	CHECK(cusparseCsrSetPointers(c, room<int>(ROWS + 1), room<int>(count), product));
	CHECK(cusparseSpGEMM_copy(h, plain, plain, &one, a.matrix, b, &zero, c, CUDA_R_32F, CUSPARSE_SPGEMM_DEFAULT, d));
	say("times_sparse", product, count);
}

int main()
{
	cusparseHandle_t h;
	CHECK(cusparseCreate(&h));
	std::vector<float> dense = whole<float>(ROWS * COLUMNS, 1);
	for (auto &x : dense)
		x = x > 4 ? x : 0;
	csr a = sparsified(h, dense);
	times_dense(h, a);
	times_sparse(h, a);
	CHECK(cusparseDestroy(h));
	return 0;
}
