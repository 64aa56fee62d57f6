// A ptxas that hands PTX through: it copies its input to its output. The software GPU executes
// PTX and no machine code, so that programs which assemble PTX themselves (Triton) run on it.
// Mistakes in the PTX are found when the output is loaded. ferry run names it to such programs
// on the software GPU only.

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void fail(const char *format, const char *what)
{
	fputs("ptxas (Ferry): ", stderr);
	fprintf(stderr, format, what);
	fputc('\n', stderr);
	exit(1);
}

// takes_value reports whether the next argument belongs to an option.
static bool takes_value(const char *option)
{
	static const char *const names[] = {"-o", "--output-file", "-arch", "--gpu-name", "-O", "--opt-level", "-m", "--machine",
		"-maxrregcount", "--maxrregcount", "-e", "--entry", "-ias", "--input-as-string", "-optf", "--options-file"};
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		if (strcmp(option, names[i]) == 0)
			return true;
	}
	return false;
}

static char *read_all(const char *path, size_t *size)
{
	FILE *f = fopen(path, "rb");
	if (!f)
		fail("the input cannot be read: %s", strerror(errno));
	size_t room = 1 << 16;
	char *text = malloc(room);
	*size = 0;
	while (text) {
		*size += fread(text + *size, 1, room - *size, f);
		if (*size < room)
			break;
		room *= 2;
		char *larger = realloc(text, room);
		if (!larger)
			free(text);
		text = larger;
	}
	if (!text)
		fail("%s", "no memory for the input");
	if (ferror(f))
		fail("the input cannot be read: %s", strerror(errno));
	fclose(f);
	return text;
}

// has reports whether text contains word; it may contain bytes of any value.
static bool has(const char *text, size_t size, const char *word)
{
	return memmem(text, size, word, strlen(word)) != NULL;
}

int main(int argc, char **argv)
{
	const char *input = NULL, *output = "elf.o"; // ptxas' own default
	for (int i = 1; i < argc; i++) {
		const char *arg = argv[i];
		if (strcmp(arg, "--version") == 0 || strcmp(arg, "-V") == 0) {
			// Callers look for the release and write PTX of its version; Triton 3.2 knows none newer than 12.6.
			puts("ptxas of Ferry's software GPU, which hands PTX through\nCuda compilation tools, release 12.6, V12.6.85");
			return 0;
		}
		if (strncmp(arg, "--output-file=", 14) == 0) {
			output = arg + 14;
		} else if (strcmp(arg, "-o") == 0 || strcmp(arg, "--output-file") == 0) {
			if (++i == argc)
				fail("%s needs a file", arg);
			output = argv[i];
		} else if (takes_value(arg)) {
			i++;
		} else if (arg[0] != '-') {
			if (input)
				fail("one input at a time; %s is one more", arg);
			input = arg;
		}
	}
	if (!input)
		fail("%s", "no input file is named");
	size_t size;
	char *text = read_all(input, &size);
	if (!has(text, size, ".version") || !has(text, size, ".target"))
		fail("%s is no PTX: it has no .version and .target", input);
	FILE *f = fopen(output, "wb");
	if (!f)
		fail("the output cannot be written: %s", strerror(errno));
	// Ended by a zero: who loads it gives the driver no length.
	if (fwrite(text, 1, size, f) != size || fputc(0, f) == EOF || fclose(f) != 0) {
		unlink(output);
		fail("the output cannot be written: %s", strerror(errno));
	}
	free(text);
	return 0;
}
