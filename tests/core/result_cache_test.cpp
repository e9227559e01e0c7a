#include "model/core/result_cache.h"

#include "model/core/file.h"
#include "tests/core/no_more_threads.h"
#include "tests/support/folder.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

namespace wb {
namespace {

namespace fs = std::filesystem;

class ResultCacheTest : public FolderTest {
 protected:
  ResultCache cache(std::size_t bytes = 1 << 20, const std::string& version = "1") const {
    return ResultCache({folder_ / "some" / "cache", version, bytes});
  }

  /// Without waiting for the disk.
  static void write(const fs::path& file, ByteView bytes) {
    std::ofstream(file, std::ios::binary) << textOf(bytes);
  }

  std::vector<fs::path> files() const {
    std::vector<fs::path> all;
    for (const auto& entry : fs::directory_iterator(folder_ / "some" / "cache"))
      all.push_back(entry.path());
    return all;
  }

  /// As if it had not been used for so many hours.
  void age(const fs::path& file, int hours) const {
    fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(hours));
  }
};

Bytes bytesOf(std::size_t size, std::uint8_t value) { return Bytes(size, value); }

TEST_F(ResultCacheTest, GivesBackWhatWasKept) {
  ResultCache own = cache();
  EXPECT_FALSE(own.find("a"));
  for (const std::size_t size : {0, 1, 31, 32, 33, 1000}) {
    own.keep("a", bytesOf(size, 7));
    EXPECT_EQ(own.find("a"), bytesOf(size, 7));
  }
  EXPECT_FALSE(own.find("b"));
  EXPECT_EQ(cache().find("a"), bytesOf(1000, 7)) << "in another run";
  EXPECT_EQ(files().size(), 1U) << "nothing else is left there";
}

TEST_F(ResultCacheTest, WhatIsMadeBesideIsThereInTheEnd) {
  {
    ResultCache own = cache();
    own.keepBeside("a", [] { return bytesOf(10, 1); });
    own.keepBeside("b", [] { return bytesOf(20, 2); });
    own.keepBeside("c", [] { return std::optional<Bytes>(); });
  }
  EXPECT_EQ(cache().find("a"), bytesOf(10, 1));
  EXPECT_EQ(cache().find("b"), bytesOf(20, 2));
  EXPECT_FALSE(cache().find("c"));
}

#ifdef WEIGHBRIDGE_CAN_RUN_OUT_OF_THREADS
void keepWithoutThreads(ResultCache& own) {
  test::takeAllThreads();
  own.keepBeside("a", [] { return bytesOf(10, 1); });
  ::_exit(own.find("a") == bytesOf(10, 1) ? 0 : 1);
}

TEST_F(ResultCacheTest, WritesItselfWhereTheSystemHasNoThread) {
  ResultCache own = cache();
  EXPECT_EXIT(keepWithoutThreads(own), testing::ExitedWithCode(0), "");
}
#endif

TEST_F(ResultCacheTest, WritesOneAtATimeBesideItsCaller) {
  std::atomic<int> atOnce = 0;
  std::atomic<int> most = 0;
  {
    ResultCache own = cache();
    for (int i = 0; i < 4; ++i)
      own.keepBeside(std::to_string(i), [&] {
        most = std::max<int>(most, ++atOnce);
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        --atOnce;
        return std::optional<Bytes>();
      });
  }
  EXPECT_EQ(most, 1);
}

TEST_F(ResultCacheTest, AnotherVersionFindsNothing) {
  cache().keep("a", bytesOf(10, 1));
  EXPECT_FALSE(cache(1 << 20, "2").find("a"));
}

TEST_F(ResultCacheTest, WhatIsDamagedIsNotFound) {
  ResultCache own = cache();
  own.keep("a", bytesOf(100, 1));
  const fs::path file = files().front();
  const Bytes whole = *readFile(file);
  for (std::size_t at = 0; at < whole.size(); ++at) {
    Bytes damaged = whole;
    damaged[at] ^= 0x10;
    write(file, damaged);
    EXPECT_FALSE(own.find("a")) << "byte " << at;
    EXPECT_FALSE(fs::exists(file)) << "it is of no use";
  }
  for (std::size_t length = 0; length < whole.size(); ++length) {
    write(file, ByteView(whole).first(length));
    EXPECT_FALSE(own.find("a")) << length << " bytes";
  }
  Bytes longer = whole;
  longer.push_back(0);
  write(file, longer);
  EXPECT_FALSE(own.find("a"));
  own.keep("a", bytesOf(100, 1));
  EXPECT_TRUE(own.find("a"));
}

TEST_F(ResultCacheTest, WhatWasUsedLongestAgoGoesFirst) {
  ResultCache own = cache(4000);
  own.keep("first", bytesOf(900, 1));
  age(files().front(), 3);
  own.keep("second", bytesOf(900, 2));
  for (const fs::path& file : files())
    if (fs::last_write_time(file) > fs::file_time_type::clock::now() - std::chrono::hours(1))
      age(file, 2);
  own.keep("third", bytesOf(900, 3));
  ASSERT_TRUE(own.find("first")) << "which makes it the newest but one";
  own.keep("fourth", bytesOf(900, 4));
  own.keep("fifth", bytesOf(900, 5));
  EXPECT_TRUE(own.find("first"));
  EXPECT_FALSE(own.find("second"));
  EXPECT_TRUE(own.find("fifth"));
}

TEST_F(ResultCacheTest, WhatWouldTakeAllRoomIsNotKept) {
  ResultCache own = cache(4000);
  own.keep("large", bytesOf(1001, 1));
  EXPECT_FALSE(own.find("large"));
}

TEST_F(ResultCacheTest, AFolderThatCannotBeIsNoError) {
  write(folder_ / "some", {});
  ResultCache own = cache();
  own.keep("a", bytesOf(10, 1));
  EXPECT_FALSE(own.find("a"));
}

TEST_F(ResultCacheTest, ManyMayUseItAtOnce) {
  constexpr std::size_t results = 8;
  const auto work = [this](std::size_t seed) {
    ResultCache own = cache(20'000);
    for (std::size_t i = 0; i < 300; ++i) {
      const std::size_t which = (i * 7 + seed) % results;
      const auto value = static_cast<std::uint8_t>(which);
      if (const auto found = own.find(std::to_string(which))) {
        EXPECT_EQ(*found, bytesOf(4000, value));
      }
      own.keep(std::to_string(which), bytesOf(4000, value));
    }
  };
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < 4; ++i) threads.emplace_back(work, i);
  }
  EXPECT_LE(files().size(), 5U);
}

}  // namespace
}  // namespace wb
