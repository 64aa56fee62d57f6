package toolchain

// The pins: every archive of every toolchain, where it lies, how long it is
// and what it hashes to. Nothing outside this table is ever downloaded.
//
// NVIDIA's PyPI wheels hold the whole compiler only since CUDA 13. For 11 and
// 12 they hold the headers and the runtime library, but no nvcc, cudafe++,
// cicc or fatbinary; those come from the Debian and Ubuntu packages of the
// same release, unpacked here and never installed. Until 12.9 the static
// runtime is in no wheel either: it is taken from the nvidia-cuda-dev
// package, of which only as many leading bytes are fetched as reach it.

// A source is one archive and what is wanted of it.
type source struct {
	urls   []string
	size   int64  // bytes to fetch: the whole file, or its first size bytes when prefix is set
	prefix bool   // only the first size bytes are fetched and hashed
	sha256 string // of exactly those bytes
	keep   []rule
}

// A rule copies files of an archive into the tree. A from that ends in "/"
// takes everything below it; any other names one file. The first rule that
// fits a file wins.
type rule struct{ from, to string }

// A recipe is how one toolchain is put together.
type recipe struct {
	base    string   // a toolchain whose compiler this one shares, or ""
	sources []source //
	arch    string   // the oldest virtual architecture worth building for
	soname  string   // of the shared runtime
}

const (
	pypi   = "https://files.pythonhosted.org/packages/"
	pool   = "pool/non-free/n/nvidia-cuda-toolkit/"
	debian = "http://deb.debian.org/debian/" + pool
	// Debian removes a package from its mirrors when its suite is archived.
	snapshot = "https://snapshot.debian.org/archive/debian/20250901T000000Z/" + pool
	ubuntu   = "http://archive.ubuntu.com/ubuntu/pool/multiverse/n/nvidia-cuda-toolkit/"
)

// compilerDeb is what the nvidia-cuda-toolkit package holds for us.
var compilerDeb = []rule{
	{"usr/lib/nvidia-cuda-toolkit/bin/nvcc", "bin/nvcc"},
	{"usr/lib/nvidia-cuda-toolkit/bin/cicc", "nvvm/bin/cicc"},
	{"usr/lib/nvidia-cuda-toolkit/bin/crt/", "bin/crt/"},
	{"usr/lib/nvidia-cuda-toolkit/libdevice/", "nvvm/libdevice/"},
	{"usr/bin/cudafe++", "bin/cudafe++"},
	{"usr/bin/fatbinary", "bin/fatbinary"},
	{"usr/bin/ptxas", "bin/ptxas"},
	{"usr/bin/nvlink", "bin/nvlink"},
	{"usr/bin/bin2c", "bin/bin2c"},
	{"usr/bin/cuobjdump", "bin/cuobjdump"},
}

// developmentDeb is what the head of the nvidia-cuda-dev package holds for us:
// the headers that belong to the compiler, and the static runtime.
var developmentDeb = []rule{
	{"usr/include/crt/", "include/crt/"},
	{"usr/include/fatbinary_section.h", "include/fatbinary_section.h"},
	{"usr/lib/x86_64-linux-gnu/libcudadevrt.a", "lib64/libcudadevrt.a"},
	{"usr/lib/x86_64-linux-gnu/libcudart_static.a", "lib64/libcudart_static.a"},
}

// runtimeWheel is what nvidia-cuda-runtime-cu11 and -cu12 hold for us.
var runtimeWheel = []rule{
	{"nvidia/cuda_runtime/include/", "include/"},
	{"nvidia/cuda_runtime/lib/libcudart.so.11.0", "lib64/libcudart.so.11.0"},
	{"nvidia/cuda_runtime/lib/libcudart.so.12", "lib64/libcudart.so.12"},
	{"nvidia/cuda_runtime/lib/libcudart_static.a", "lib64/libcudart_static.a"},
}

// cudaStdWheel is what nvidia-cuda-cccl-cu11 and -cu12 hold for us: the part of
// it that cooperative_groups.h includes.
var cudaStdWheel = []rule{
	{"nvidia/cuda_cccl/include/cuda/", "include/cuda/"},
	{"nvidia/cuda_cccl/include/nv/", "include/nv/"},
}

// wheel13 is what each of the CUDA 13 wheels holds for us.
var wheel13 = []rule{
	{"nvidia/cu13/bin/", "bin/"},
	{"nvidia/cu13/nvvm/bin/", "nvvm/bin/"},
	{"nvidia/cu13/nvvm/libdevice/", "nvvm/libdevice/"},
	{"nvidia/cu13/include/", "include/"},
	{"nvidia/cu13/lib/libcudart.so.13", "lib64/libcudart.so.13"},
	{"nvidia/cu13/lib/libcudart_static.a", "lib64/libcudart_static.a"},
	{"nvidia/cu13/lib/libcudadevrt.a", "lib64/libcudadevrt.a"},
}

var recipes = map[string]recipe{
	"11.8": {
		arch: "70", soname: "libcudart.so.11.0",
		sources: []source{
			{
				urls: []string{
					debian + "nvidia-cuda-toolkit_11.8.89~11.8.0-5~deb12u1_amd64.deb",
					snapshot + "nvidia-cuda-toolkit_11.8.89~11.8.0-5~deb12u1_amd64.deb",
				},
				size:   83993576,
				sha256: "d1156026e704fe0368b6295db06224ed00a727966fb13454f34e3f3102db0457",
				keep:   compilerDeb,
			},
			{
				urls: []string{
					debian + "nvidia-cuda-dev_11.8.89~11.8.0-5~deb12u1_amd64.deb",
					snapshot + "nvidia-cuda-dev_11.8.89~11.8.0-5~deb12u1_amd64.deb",
				},
				size: 280000000, prefix: true,
				sha256: "cf547132b472e5b05799bd1e0baee09064b65364936408232beaf211d6414f66",
				keep:   developmentDeb,
			},
			{
				urls:   []string{pypi + "a6/ec/a540f28b31de7bc1ed49eecc72035d4cb77db88ead1d42f7bfa5ae407ac6/nvidia_cuda_runtime_cu11-11.8.89-py3-none-manylinux2014_x86_64.whl"},
				size:   875592,
				sha256: "92d04069a987e1fbc9213f8376d265df0f7bb42617d44f5eda1f496acea7f2d1",
				keep:   runtimeWheel,
			},
			{
				urls:   []string{pypi + "a5/97/a948506414c9a0a3ff3a0a9ad431db21d15bcf4446d24ed4dafdf846537f/nvidia_cuda_cccl_cu11-11.8.89.post1-py3-none-manylinux2014_x86_64.whl"},
				size:   2531987,
				sha256: "646c7843c50b0267043f2c071183c7fe57269ac871c970c6de63b19fe1c6229e",
				keep:   cudaStdWheel,
			},
		},
	},
	"12.0": {
		arch: "70", soname: "libcudart.so.12",
		sources: []source{
			{
				urls:   []string{ubuntu + "nvidia-cuda-toolkit_12.0.140~12.0.1-4build4_amd64.deb"},
				size:   85762458,
				sha256: "ee91ed0262cd2c66a24453d53d3bcfe60825abdd6536de997cd8fd8d4f50b483",
				keep:   compilerDeb,
			},
			{
				urls: []string{ubuntu + "nvidia-cuda-dev_12.0.146~12.0.1-4build4_amd64.deb"},
				size: 260000000, prefix: true,
				sha256: "d6cd8759372c1a1b08226a6f8005f36f112daa875363425c7674b7a3b6cc06a2",
				keep:   developmentDeb,
			},
			{
				urls:   []string{pypi + "cf/ab/aea09611542628e5873e1352991cb0d99009fc62d2d8c361a6bcc99d245b/nvidia_cuda_runtime_cu12-12.0.146-py3-none-manylinux1_x86_64.whl"},
				size:   813947,
				sha256: "18c038592af387684812fa712642aa9a26c12da80acb488b6709f7cced147f71",
				keep:   runtimeWheel,
			},
			{
				// 12.0.140 lacks every header without a suffix; this one works with 12.0 too.
				urls:   []string{pypi + "7f/62/6da9278c0d06e9ed48520d0ac23e300cc209f8cb4fdc854ef2e133cc2aa0/nvidia_cuda_cccl_cu12-12.4.127.post1-py3-none-manylinux2014_x86_64.whl"},
				size:   3111329,
				sha256: "2027fa5fc75fbee703bf24e8275a40a605cf94a3e8fef8a7187897d49b34facb",
				keep:   cudaStdWheel,
			},
		},
	},
	"12.4": {
		arch: "70", soname: "libcudart.so.12",
		sources: []source{
			{
				urls: []string{
					debian + "nvidia-cuda-toolkit_12.4.131~12.4.1-2_amd64.deb",
					snapshot + "nvidia-cuda-toolkit_12.4.131~12.4.1-2_amd64.deb",
				},
				size:   87240108,
				sha256: "cd5fe85aee38d108b315f408a688641478f2402622a10c677478eb7a6c4e5319",
				keep:   compilerDeb,
			},
			{
				urls: []string{
					debian + "nvidia-cuda-dev_12.4.127~12.4.1-2_amd64.deb",
					snapshot + "nvidia-cuda-dev_12.4.127~12.4.1-2_amd64.deb",
				},
				size: 260000000, prefix: true,
				sha256: "deb3d5bf8468652c572d953c96c4bcb002659d9b320d9de6119293ee46a2a266",
				keep:   developmentDeb,
			},
			{
				urls:   []string{pypi + "ea/27/1795d86fe88ef397885f2e580ac37628ed058a92ed2c39dc8eac3adf0619/nvidia_cuda_runtime_cu12-12.4.127-py3-none-manylinux2014_x86_64.whl"},
				size:   883737,
				sha256: "64403288fa2136ee8e467cdc9c9427e0434110899d07c779f25b5c068934faa5",
				keep:   runtimeWheel,
			},
			{
				urls:   []string{pypi + "7f/62/6da9278c0d06e9ed48520d0ac23e300cc209f8cb4fdc854ef2e133cc2aa0/nvidia_cuda_cccl_cu12-12.4.127.post1-py3-none-manylinux2014_x86_64.whl"},
				size:   3111329,
				sha256: "2027fa5fc75fbee703bf24e8275a40a605cf94a3e8fef8a7187897d49b34facb",
				keep:   cudaStdWheel,
			},
		},
	},
	// No public package holds the 12.9 compiler. Its runtime, static and
	// shared, and its headers are the real ones; the compiler is 12.4's.
	"12.9": {
		base: "12.4", arch: "70", soname: "libcudart.so.12",
		sources: []source{
			{
				urls:   []string{pypi + "bc/46/a92db19b8309581092a3add7e6fceb4c301a3fd233969856a8cbf042cd3c/nvidia_cuda_runtime_cu12-12.9.79-py3-none-manylinux2014_x86_64.manylinux_2_17_x86_64.whl"},
				size:   3493179,
				sha256: "25bba2dfb01d48a9b59ca474a1ac43c6ebf7011f1b0b8cc44f54eb6ac48a96c3",
				keep:   runtimeWheel,
			},
			{
				urls:   []string{pypi + "18/2a/d4cd8506d2044e082f8cd921be57392e6a9b5ccd3ffdf050362430a3d5d5/nvidia_cuda_cccl_cu12-12.9.27-py3-none-manylinux2014_x86_64.manylinux_2_17_x86_64.whl"},
				size:   3152243,
				sha256: "37869e17ce2e1ecec6eddf1927cca0f8c34e64fd848d40453df559091e2d7117",
				keep:   cudaStdWheel,
			},
		},
	},
	"13.0": {
		arch: "75", soname: "libcudart.so.13",
		sources: []source{
			{
				urls:   []string{pypi + "71/8b/a546c12881fffeba927d810598987df25d74b8b241788c7db8dfc93b0173/nvidia_cuda_nvcc-13.0.88-py3-none-manylinux2014_x86_64.manylinux_2_17_x86_64.whl"},
				size:   37384532,
				sha256: "56fe502eb77625a12f25172caa3cdddb4e4c8ba2c8c17dba44b164761b380f03",
				keep:   wheel13,
			},
			{
				urls:   []string{pypi + "15/b0/ee41e6d1108d959b5097163e7190c2d0f7857dea75606ce358f0275891b4/nvidia_nvvm-13.0.88-py3-none-manylinux2010_x86_64.manylinux_2_12_x86_64.whl"},
				size:   61601415,
				sha256: "c5f41ffeb6466944a026dfa5317d7d85355c119bbec279205d22f1869d1054e0",
				keep:   wheel13,
			},
			{
				urls:   []string{pypi + "05/69/a1ec4d9f0747d85964206feb47bf359f48a2d6af74c0add8abba6efe3dda/nvidia_cuda_crt-13.0.88-py3-none-manylinux2014_x86_64.manylinux_2_17_x86_64.whl"},
				size:   134086,
				sha256: "2c8043c7c9e02492716426e9919fc78d2c5b3b2a7a768a88e952676b08aa55a4",
				keep:   wheel13,
			},
			{
				urls:   []string{pypi + "2e/24/d1558f3b68b1d26e706813b1d10aa1d785e4698c425af8db8edc3dced472/nvidia_cuda_runtime-13.0.96-py3-none-manylinux2014_x86_64.manylinux_2_17_x86_64.whl"},
				size:   2243632,
				sha256: "7f82250d7782aa23b6cfe765ecc7db554bd3c2870c43f3d1821f1d18aebf0548",
				keep:   wheel13,
			},
			{
				urls:   []string{pypi + "ab/fb/0384bb2129bed6b1b39f8e44471c615ab5ab29b7e55817538a1d390d8f84/nvidia_cuda_cccl-13.0.85-py3-none-manylinux2014_x86_64.manylinux_2_17_x86_64.whl"},
				size:   3120526,
				sha256: "e0da7ad981f3a8aff08241b5bfc1af868742a63e2762f53a5171c492ef242649",
				keep:   wheel13,
			},
		},
	},
}
