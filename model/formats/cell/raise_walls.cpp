// Problem: a library that reads a stranger's file may be made to do what the file wants; then it
// should find nothing that it can do.
// Method: all that Linux offers to a process without rights, one wall behind the other, in an order
// in which none keeps the next from being raised: namespaces and an empty root first, since they
// need the rights that are dropped then; the list of system calls last.
// Cost: 1 to 3 ms, most of it for the network.

#include "model/formats/cell/raise_walls.h"

#include "model/formats/reader/worker_process.h"

#include <sched.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>

namespace wb::worker {
namespace {

bool closeOthers() {
  constexpr unsigned first = modelDescriptor + 1;
  return ::close_range(first, std::numeric_limits<unsigned>::max(), 0) == 0;
}

bool forgetEnvironment() { return ::clearenv() == 0; }

bool refusePrivileges() { return ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0; }

/// Whoever may not have a network or mounts of their own may have them among users of their own.
/// Asked once; without it, root may have them all the same.
void becomeNobody() { [[maybe_unused]] static const int done = ::unshare(CLONE_NEWUSER); }

bool leaveNetwork() {
  becomeNobody();
  return ::unshare(CLONE_NEWNET) == 0;
}

/// An empty file system takes the root's place: mounted over a folder that every system has, then
/// the old one is taken away below it (pivot_root(2) describes this).
bool leaveFileSystem() {
  constexpr const char* place = "/tmp";
  constexpr unsigned long flags = MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC;
  becomeNobody();
  return ::unshare(CLONE_NEWNS) == 0 &&
         ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
         ::mount("none", place, "tmpfs", flags, "size=4k") == 0 && ::chdir(place) == 0 &&
         ::syscall(SYS_pivot_root, ".", ".") == 0 && ::umount2(".", MNT_DETACH) == 0 &&
         ::chdir("/") == 0;
}

// As <linux/capability.h> has them.
struct CapabilityHeader {
  std::uint32_t version = 0x2008'0522;
  int process = 0;  ///< This one.
};
struct CapabilitySet {
  std::uint32_t effective = 0;
  std::uint32_t permitted = 0;
  std::uint32_t inheritable = 0;
};

bool dropCapabilities() {
  ::prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  CapabilityHeader header;
  const std::array<CapabilitySet, 2> none;
  return ::syscall(SYS_capset, &header, none.data()) == 0;
}

// As <linux/landlock.h> has it, which not every system installs; numbers are the same everywhere.
struct LandlockRights {
  std::uint64_t files = 0;
  std::uint64_t network = 0;
  std::uint64_t scope = 0;
};
constexpr long landlockCreate = 444;
constexpr long landlockRestrict = 446;

/// Every right that the kernel knows is handled, and none is given back.
bool restrictFiles() {
  constexpr std::array<int, 5> rightsOfVersion{13, 14, 15, 15, 16};
  const long version = ::syscall(landlockCreate, nullptr, 0, 1);  // 1: only asks for the version.
  if (version < 1) return false;
  const auto known = static_cast<std::size_t>(version);
  LandlockRights rights;
  std::size_t size = sizeof rights.files;
  rights.files = (1U << rightsOfVersion[std::min(known, rightsOfVersion.size()) - 1]) - 1;
  if (known >= 4) {
    rights.network = 0b11;
    size += sizeof rights.network;
  }
  if (known >= 6) {
    rights.scope = 0b11;
    size += sizeof rights.scope;
  }
  const Descriptor rules(static_cast<int>(::syscall(landlockCreate, &rights, size, 0)));
  refusePrivileges();  // Else it is refused.
  return rules && ::syscall(landlockRestrict, rules.number(), 0) == 0;
}

bool limit(__rlimit_resource resource, rlim_t most) {
  const rlimit both{most, most};
  return ::setrlimit(resource, &both) == 0;
}

/// A file that the program opens for it needs one more descriptor at a time.
bool limitResources() {
  constexpr rlim_t descriptors = 16;
  const bool holds = limit(RLIMIT_FSIZE, 0) && limit(RLIMIT_NPROC, 0);
  return limit(RLIMIT_NOFILE, descriptors) && holds;
}

/// What the readers, the C++ library and the functions of this folder need.
constexpr std::array alwaysAllowed{SCMP_SYS(read),          SCMP_SYS(lseek),
                                   SCMP_SYS(close),         SCMP_SYS(munmap),
                                   SCMP_SYS(mremap),        SCMP_SYS(madvise),
                                   SCMP_SYS(brk),           SCMP_SYS(futex),
                                   SCMP_SYS(rt_sigaction),  SCMP_SYS(rt_sigprocmask),
                                   SCMP_SYS(rt_sigreturn),  SCMP_SYS(getpid),
                                   SCMP_SYS(gettid),        SCMP_SYS(getrandom),
                                   SCMP_SYS(getrlimit),     SCMP_SYS(setrlimit),
                                   SCMP_SYS(clock_gettime), SCMP_SYS(exit),
                                   SCMP_SYS(exit_group),    SCMP_SYS(restart_syscall)};

/// What sanitizers call where an exception is thrown, to find out whether memory is there, and to
/// tell what they found.
constexpr std::array allowedToSanitizers{SCMP_SYS(sigaltstack), SCMP_SYS(pipe), SCMP_SYS(pipe2),
                                         SCMP_SYS(write)};

/// A system call that is allowed where one of its arguments is this.
struct AllowedWith {
  int call;
  scmp_arg_cmp argument;
};

/// Memory that is run is none that was written; messages go to the program alone, and only this
/// process can be ended.
std::array<AllowedWith, 8> allowedWith() {
  constexpr scmp_arg_cmp noCode{2, SCMP_CMP_MASKED_EQ, PROT_EXEC, 0};
  const auto first = [](std::uint64_t value) { return scmp_arg_cmp{0, SCMP_CMP_EQ, value, 0}; };
  const auto own = static_cast<std::uint64_t>(::getpid());
  return {{{SCMP_SYS(mmap), noCode},
           {SCMP_SYS(mmap2), noCode},
           {SCMP_SYS(mprotect), noCode},
           {SCMP_SYS(write), first(channelDescriptor)},
           {SCMP_SYS(recvmsg), first(channelDescriptor)},
           {SCMP_SYS(ftruncate), first(resultDescriptor)},
           {SCMP_SYS(prlimit64), first(0)},
           {SCMP_SYS(tgkill), first(own)}}};
}

/// All others fail with EPERM. What an architecture does not have need not be allowed.
bool restrictCalls() {
  const scmp_filter_ctx filter = ::seccomp_init(SCMP_ACT_ERRNO(EPERM));
  if (!filter) return false;
  for (const int call : alwaysAllowed) ::seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0);
  if (isAddressSanitized)
    for (const int call : allowedToSanitizers) ::seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0);
  for (const auto& [call, argument] : allowedWith())
    ::seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, call, 1, &argument);
  const bool holds = ::seccomp_load(filter) == 0;
  ::seccomp_release(filter);
  return holds;
}

struct Raise {
  Wall wall;
  bool (*raise)();
};
constexpr std::array<Raise, allWalls.size()> inOrder{{{Wall::descriptors, closeOthers},
                                                      {Wall::environment, forgetEnvironment},
                                                      {Wall::newPrivileges, refusePrivileges},
                                                      {Wall::network, leaveNetwork},
                                                      {Wall::fileSystem, leaveFileSystem},
                                                      {Wall::capabilities, dropCapabilities},
                                                      {Wall::landlock, restrictFiles},
                                                      {Wall::limits, limitResources},
                                                      {Wall::systemCalls, restrictCalls}}};

}  // namespace

Walls raiseWalls(const Walls& wanted) {
  Walls held;
  for (const auto& [wall, raise] : inOrder) {
    const auto number = static_cast<std::size_t>(wall);
    if (wanted[number]) held[number] = raise();
  }
  return held;
}

}  // namespace wb::worker
