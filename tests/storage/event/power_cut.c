/* Preloaded into a process: remembers what was written to files and not yet synced, and can forget it.
 *
 * Writes go through, so that the process reads what it wrote. For every file of the folder POWER_CUT_FOLDER a second one,
 * in POWER_CUT_DISK, holds what a disk would hold: it takes over a file's content at fsync, fdatasync and msync only.
 * Names (create, unlink, rename) reach it when the folder itself is synced or, as journalling file systems do, at once.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *folder(void) { return getenv("POWER_CUT_FOLDER"); }
static const char *disk(void) { return getenv("POWER_CUT_DISK"); }

static int twin(const char *path, char *out) {
    const char *from = folder();
    if (!from || !disk() || !path || strncmp(path, from, strlen(from)) || path[strlen(from)] != '/') return 0;
    if (strchr(path + strlen(from) + 1, '/') || strstr(path, "-shm")) return 0;
    return snprintf(out, PATH_MAX, "%s%s", disk(), path + strlen(from)) < PATH_MAX;
}

static void take_over(int handle) {
    char link[64], path[PATH_MAX], copy[PATH_MAX], draft[PATH_MAX + 8], block[65536];
    snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return;
    path[length] = 0;
    if (!twin(path, copy)) return;
    snprintf(draft, sizeof draft, "%s.part", copy);
    int from = open(path, O_RDONLY), to = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    ssize_t count;
    while (from >= 0 && to >= 0 && (count = read(from, block, sizeof block)) > 0)
        if (write(to, block, count) != count) abort();
    if (from >= 0) close(from);
    if (to >= 0) close(to);
    if (from >= 0 && to >= 0) rename(draft, copy);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int fsync(int handle) { int r = REAL(fsync)(handle); if (!r) take_over(handle); return r; }
int fdatasync(int handle) { int r = REAL(fdatasync)(handle); if (!r) take_over(handle); return r; }

int unlink(const char *path) {
    char copy[PATH_MAX];
    int r = REAL(unlink)(path);
    if (!r && twin(path, copy)) REAL(unlink)(copy);
    return r;
}

int rename(const char *from, const char *to) {
    char old[PATH_MAX], new[PATH_MAX];
    int r = REAL(rename)(from, to);
    if (!r && twin(from, old) && twin(to, new)) REAL(rename)(old, new);
    return r;
}
