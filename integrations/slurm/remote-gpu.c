/* integrations/slurm/remote-gpu.c: a SPANK plugin that adds srun --remote-gpu=SPEC. Slurm hands the option to the prolog, in
 * SPANK__SLURM_SPANK_OPTION_remote_gpu_remote_gpu; ferry-slurm does the rest.
 *
 *   cc -shared -fPIC -o remote-gpu.so remote-gpu.c        with slurm/spank.h of the same release of Slurm (libslurm-dev)
 */
#include <slurm/spank.h>
#include <stdlib.h>
#include <string.h>

SPANK_PLUGIN(remote_gpu, 1)

/* The prolog's shell reads the option: only what it may consist of comes through. */
static int check_option(int value, const char *text, int remote)
{
	(void)value;
	(void)remote;
	if (!text || strlen(text) > 256 || strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789=,._/-") != strlen(text)) {
		slurm_error("--remote-gpu: write N, mem=SIZE, share=PART or label=KEY=VALUE, with commas between them");
		return ESPANK_BAD_ARG;
	}
	return ESPANK_SUCCESS;
}

struct spank_option spank_options[] = {
	{"remote-gpu", "N,mem=SIZE,share=PART", "remote GPUs of the pool for this job: their number, memory and share of each", 1, 0, check_option},
	SPANK_OPTIONS_TABLE_END,
};
