/* Preloaded into a process: ends it at the STOP_AT-th change of anything in the folder STOP_FOLDER.
 *
 * A change is a write, a truncation, a sync, a rename or a removal; the process ends before it, or, where STOP_HALF is
 * set and it is a write, after the first half of its bytes.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define STOPPED 9

static int count = 0;

static int is_ours(const char *path) {
    const char *folder = getenv("STOP_FOLDER");
    return folder && path && !strncmp(path, folder, strlen(folder));
}

static int is_due(const char *path) { return is_ours(path) && ++count == atoi(getenv("STOP_AT")); }

static int is_due_at(int handle) {
    char link[64], path[PATH_MAX];
    if (!getenv("STOP_FOLDER")) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return is_due(path);
}

ssize_t write(int handle, const void *data, size_t size) {
    if (is_due_at(handle)) {
        if (getenv("STOP_HALF")) REAL(write)(handle, data, size / 2);
        _exit(STOPPED);
    }
    return REAL(write)(handle, data, size);
}

ssize_t pwrite(int handle, const void *data, size_t size, off_t at) {
    if (is_due_at(handle)) {
        if (getenv("STOP_HALF")) REAL(pwrite)(handle, data, size / 2, at);
        _exit(STOPPED);
    }
    return REAL(pwrite)(handle, data, size, at);
}

ssize_t pwrite64(int handle, const void *data, size_t size, off64_t at) {
    if (is_due_at(handle)) {
        if (getenv("STOP_HALF")) REAL(pwrite64)(handle, data, size / 2, at);
        _exit(STOPPED);
    }
    return REAL(pwrite64)(handle, data, size, at);
}

int ftruncate(int handle, off_t size) { if (is_due_at(handle)) _exit(STOPPED); return REAL(ftruncate)(handle, size); }
int ftruncate64(int handle, off64_t size) { if (is_due_at(handle)) _exit(STOPPED); return REAL(ftruncate64)(handle, size); }
int fsync(int handle) { if (is_due_at(handle)) _exit(STOPPED); return REAL(fsync)(handle); }
int fdatasync(int handle) { if (is_due_at(handle)) _exit(STOPPED); return REAL(fdatasync)(handle); }
int unlink(const char *path) { if (is_due(path)) _exit(STOPPED); return REAL(unlink)(path); }
int rename(const char *from, const char *to) { if (is_due(from)) _exit(STOPPED); return REAL(rename)(from, to); }
