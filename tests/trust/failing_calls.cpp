// The C library declares the calls below as macros or inline where it checks buffers.
#undef _FORTIFY_SOURCE

#include "tests/trust/failing_calls.h"

#include <dlfcn.h>
#include <sys/types.h>

#include <cerrno>
#include <cstdlib>
#include <new>

namespace wb::trust {
namespace {

thread_local bool isArmed = false;
thread_local bool hasFailed = false;
thread_local Call failingCall = Call::allocation;
thread_local std::size_t callsLeft = 0;

/// Counts a call; true: it is the one that fails.
bool fails(Call call) {
  if (!isArmed || call != failingCall || --callsLeft > 0) return false;
  isArmed = false;
  hasFailed = true;
  return true;
}

/// What the C library has under a name.
template <class Function>
Function* following(const char* name) {
  return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

void failAt(Call call, std::size_t n) {
  failingCall = call;
  callsLeft = n;
  hasFailed = false;
  isArmed = true;
}

bool stopFailing() {
  isArmed = false;
  return hasFailed;
}

}  // namespace wb::trust

using wb::trust::Call;

[[gnu::noinline]] void* operator new(std::size_t size) {
  void* memory = wb::trust::fails(Call::allocation) ? nullptr : std::malloc(size > 0 ? size : 1);
  if (!memory) throw std::bad_alloc();
  return memory;
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

extern "C" {

ssize_t read(int descriptor, void* buffer, std::size_t size) {
  static auto* const next = wb::trust::following<ssize_t(int, void*, std::size_t)>("read");
  if (!wb::trust::fails(Call::read)) return next(descriptor, buffer, size);
  errno = EIO;
  return -1;
}

ssize_t write(int descriptor, const void* buffer, std::size_t size) {
  static auto* const next = wb::trust::following<ssize_t(int, const void*, std::size_t)>("write");
  if (!wb::trust::fails(Call::write)) return next(descriptor, buffer, size);
  errno = ENOSPC;
  return -1;
}

int rename(const char* from, const char* to) noexcept {
  static auto* const next = wb::trust::following<int(const char*, const char*)>("rename");
  if (!wb::trust::fails(Call::rename)) return next(from, to);
  errno = EACCES;
  return -1;
}

int fsync(int descriptor) {
  static auto* const next = wb::trust::following<int(int)>("fsync");
  if (!wb::trust::fails(Call::sync)) return next(descriptor);
  errno = EIO;
  return -1;
}

}  // extern "C"
