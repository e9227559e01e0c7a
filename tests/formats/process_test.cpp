#include "model/core/task.h"
#include "model/formats/reader/reader.h"
#include "model/formats/reader/worker_process.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>
#include <utility>
#include <vector>

namespace wb::worker {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool sanitized = true;
#else
constexpr bool sanitized = false;
#endif

using Clock = std::chrono::steady_clock;

Options usual() { return {.program = WEIGHBRIDGE_WORKER}; }

/// What becomes of a worker that does `deed`, with a file of 5 bytes.
Result<FlatScene> after(const std::string& deed, const Options& options = usual(),
                        const Task& task = {}) {
  static const std::filesystem::path file = [] {
    auto path = std::filesystem::temp_directory_path() / "weighbridge-deed.obj";
    std::ofstream(path) << "model";
    return path;
  }();
  return read(file, deed, options, task);
}

std::string sentenceAfter(const std::string& deed, const Options& options = usual()) {
  const auto scene = after(deed, options);
  return scene ? "a scene" : message(scene.error());
}

TEST(Worker, handsBackACheckedScene) {
  const auto scene = after("good");
  ASSERT_TRUE(scene) << line(scene.error());
  ASSERT_EQ(scene->nodes().size(), 1U);
  EXPECT_EQ(scene->nodes()[0].name, "Box");
  EXPECT_EQ(scene->nodes()[0].matrix, glm::dmat4(1));
  ASSERT_EQ(scene->meshes().size(), 1U);
  EXPECT_EQ(scene->meshes()[0].material, "red");
  EXPECT_EQ(scene->meshes()[0].vertices.size(), 3U);
  EXPECT_EQ(scene->meshes()[0].triangles[0], (std::array<std::uint32_t, 3>{0, 1, 2}));
  EXPECT_EQ(scene->unit(), 0.01);
  EXPECT_EQ(scene->upright() * glm::dvec4(1, 2, 3, 1), glm::dvec4(1, -3, 2, 1));
}

TEST(Worker, limitsItselfBeforeItReads) { EXPECT_EQ(sentenceAfter("limited"), "a scene"); }

TEST(Worker, tellsProgress) {
  double most = 0;
  const Task task{{}, [&](double fraction, std::string_view) { most = std::max(most, fraction); }};
  ASSERT_TRUE(after("good", usual(), task));
  EXPECT_EQ(most, 0.5);
}

TEST(Worker, refusesInWordsThatSpoilNoLine) {
  EXPECT_EQ(sentenceAfter("refused"), "could not be read as a model: line 3 is odd \xc3\xbc");
}

TEST(Worker, anExceptionIsARefusal) {
  EXPECT_EQ(sentenceAfter("throws"), "could not be read as a model: a problem of its own");
}

TEST(Worker, aSignalIsNamed) {
  EXPECT_EQ(sentenceAfter("crash"),
            "the process that reads the file crashed with signal 11 (Segmentation fault); the file "
            "may be corrupted or malicious");
  EXPECT_EQ(sentenceAfter("abort"),
            "the process that reads the file crashed with signal 6 (Aborted); the file may be "
            "corrupted or malicious");
}

TEST(Worker, aKillFromOutsideIsToldApart) {
  EXPECT_EQ(
      sentenceAfter("killed"),
      "the process that reads the file was killed by the system or another program; the system "
      "may be out of memory");
}

TEST(Worker, anotherStatusIsNamed) {
  EXPECT_EQ(sentenceAfter("status"),
            "the process that reads the file exited with status 7 without a result");
}

TEST(Worker, endsWhenItsProcessorTimeIsUsedUp) {
  Options options = usual();
  options.bounds.processorTime = 1;
  EXPECT_EQ(sentenceAfter("spin", options),
            "reading it took more than 1 s of processor time, the limit for a file");
}

TEST(Worker, endsWhenItsMemoryIsUsedUp) {
  if (sanitized) GTEST_SKIP() << "the address sanitizer allows no limit of address space";
  Options options = usual();
  EXPECT_EQ(sentenceAfter("hog", options),
            "reading it needs more memory than a model may use (536870912 bytes plus 40 times the "
            "size of its files). The option --memory does not raise this limit. The file may be "
            "corrupted or malicious");
  options.bounds.memory = std::size_t{100} << 20;
  EXPECT_EQ(sentenceAfter("hog", options),
            "reading it needs more than the 104857600 bytes of memory that are left; raise the "
            "memory limit with --memory BYTES or in the window's preferences");
}

TEST(Worker, takesWhatTheBudgetLeaves) {
  MemoryBudget budget(std::size_t{64} << 20);
  Task task;
  task.memory = &budget;
  ASSERT_TRUE(after("good", usual(), task));
  EXPECT_LT(budget.left(), budget.limit()) << "what was handed back is drawn";
  ASSERT_TRUE(budget.take(budget.left()));
  EXPECT_EQ(after("good", usual(), task).error().text.code, "worker.budget");
}

TEST(Worker, aResultWithoutRoomIsTooMuchMemory) {
  Options options = usual();
  options.bounds.memory = std::size_t{64} << 20;
  EXPECT_EQ(after("large", options).error().text.code, "worker.budget");
  options.bounds.memory = std::size_t{256} << 20;
  EXPECT_TRUE(after("large", options));
}

TEST(Worker, aLargeFileAllowsMoreMemory) {
  if (sanitized) GTEST_SKIP() << "the address sanitizer allows no limit of address space";
  EXPECT_EQ(after("needs_700_mib").error().text.code, "worker.memory");
  EXPECT_TRUE(after("needs_700_mib_of_10"));
}

/// Limits that the process was started with hold for its workers, who go on working under them.
class LimitedWorker : public testing::Test {
 protected:
  void limit(__rlimit_resource resource, rlim_t most) {
    rlimit own{};
    getrlimit(resource, &own);
    before_.emplace_back(resource, own);
    own.rlim_cur = most;
    setrlimit(resource, &own);
  }
  ~LimitedWorker() override {
    for (const auto& [resource, own] : before_) setrlimit(resource, &own);
  }

 private:
  std::vector<std::pair<__rlimit_resource, rlimit>> before_;
};

TEST_F(LimitedWorker, worksInLittleProcessorTime) {
  limit(RLIMIT_CPU, 60);
  EXPECT_EQ(sentenceAfter("limited_to_60_s"), "a scene");
}

TEST_F(LimitedWorker, worksWithSmallFiles) {
  limit(RLIMIT_FSIZE, std::size_t{1} << 20);
  EXPECT_EQ(sentenceAfter("good"), "a scene");
}

TEST_F(LimitedWorker, worksInLittleAddressSpace) {
  if (sanitized) GTEST_SKIP() << "the address sanitizer needs all of it";
  limit(RLIMIT_AS, std::size_t{3} << 30);
  EXPECT_EQ(sentenceAfter("good"), "a scene");
}

TEST(Worker, endsWhenItsTimeIsOver) {
  Options options = usual();
  options.bounds.wallTime = 1;
  const std::string sentence = "reading it took longer than 1 s, the limit for a file";
  EXPECT_EQ(sentenceAfter("sleep", options), sentence);
  EXPECT_EQ(sentenceAfter("deaf", options), sentence) << "though it closed its pipe";
}

TEST(Worker, isKilledAtOnceWhenCancelled) {
  std::stop_source source;
  const Task task{source.get_token(), {}};
  std::jthread canceller([&source] {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    source.request_stop();
  });
  const auto begin = Clock::now();
  const auto scene = after("sleep", usual(), task);
  ASSERT_FALSE(scene);
  EXPECT_EQ(scene.error().text.code, "task.cancelled");
  EXPECT_LT(Clock::now() - begin, std::chrono::seconds(60));
}

TEST(Worker, somethingElseThanASceneIsSaidToBe) {
  const std::string said = "the process that reads the file returned invalid data: ";
  EXPECT_EQ(sentenceAfter("nothing"), said + "nothing");
  EXPECT_EQ(sentenceAfter("garbage"), said + "another header");
  EXPECT_EQ(sentenceAfter("no_unit"), said + "a unit of no length");
}

TEST(Worker, thatCannotStartSaysWhy) {
  Options options;
  options.program = "/nowhere/weighbridge";
  EXPECT_EQ(
      sentenceAfter("good", options),
      "the program that reads such files, /nowhere/weighbridge, could not be started: No such "
      "file or directory; install Weighbridge again");
}

TEST(Worker, leavesNoDescriptorOpen) {
  const int before = ::dup(0);
  ::close(before);
  ASSERT_TRUE(after("good"));
  ASSERT_FALSE(after("crash"));
  const int now = ::dup(0);
  ::close(now);
  EXPECT_EQ(before, now);
}

TEST(SharedBuffer, cannotBeWrittenOnceItIsSealed) {
  const Descriptor memory = makeSharedMemory();
  ASSERT_TRUE(memory);
  ASSERT_EQ(::pwrite(memory.number(), "abc", 3, 0), 3);
  const auto shared = sealed(memory);
  ASSERT_TRUE(shared);
  EXPECT_EQ(textOf(shared->bytes), "abc");
  EXPECT_EQ(::pwrite(memory.number(), "x", 1, 0), -1);
  EXPECT_NE(::ftruncate(memory.number(), 0), 0);
}

TEST(SharedBuffer, whatSomebodyMayStillWriteIsNotBelieved) {
  const Descriptor memory = makeSharedMemory();
  ASSERT_EQ(::pwrite(memory.number(), "abc", 3, 0), 3);
  void* const writable = ::mmap(nullptr, 3, PROT_READ | PROT_WRITE, MAP_SHARED, memory.number(), 0);
  ASSERT_NE(writable, MAP_FAILED);
  EXPECT_FALSE(sealed(memory));
  ::munmap(writable, 3);
  EXPECT_TRUE(sealed(memory));
}

}  // namespace
}  // namespace wb::worker
