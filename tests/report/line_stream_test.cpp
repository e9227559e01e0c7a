#include "model/report/line_stream.h"

#include <gtest/gtest.h>

#include <cstring>
#include <new>
#include <random>
#include <string>
#include <thread>

namespace wb::table {
namespace {

/// A pipe that gives a few bytes at a time.
ReadBytes pipeOf(std::string text, std::size_t most) {
  return [text = std::move(text), most,
          at = std::size_t{0}](std::span<char> buffer) mutable -> Result<std::size_t> {
    const std::size_t count = std::min({most, buffer.size(), text.size() - at});
    std::memcpy(buffer.data(), text.data() + at, count);
    at += count;
    return count;
  };
}

std::string pointLine(std::size_t i) { return std::to_string(i) + ",2 3\n"; }

/// A line with the index and x of each point; the threads take unequally long.
Result<std::size_t> writeAll(const NextPiece<glm::dvec3>& points, std::size_t threads,
                             std::string& written) {
  return writeStream<glm::dvec3>(
      points, threads, [&](std::string_view text) { written += text; },
      [](const glm::dvec3& point, std::size_t index, std::string& text) {
        if (index % 1000 == 0) std::this_thread::yield();
        text += std::to_string(index) + ' ' + std::to_string(static_cast<int>(point.x)) + '\n';
      });
}

/// The workers do not wait for ever for somebody to take what they made.
TEST(LineStream, EndsWhereTheSinkThrows) {
  std::string text;
  for (std::size_t i = 0; i < 200'000; ++i) text += pointLine(i);
  const auto points = pointsIn(pipeOf(text, 100'000));
  const auto failing = [](std::string_view) { throw std::bad_alloc(); };
  EXPECT_THROW((void)writeStream<glm::dvec3>(
                   points, 3, failing,
                   [](const glm::dvec3&, std::size_t, std::string& line) { line += '.'; }),
               std::bad_alloc);
}

TEST(LineStream, ItemsKeepTheirOrderAndNumberOnAnyThreads) {
  constexpr std::size_t count = 60'000;  // Several pieces of 64 KiB.
  std::string text = "x,y,z\n# a comment\n\n";
  std::string expected;
  for (std::size_t i = 0; i < count; ++i) {
    text += pointLine(i);
    if (i % 7 == 0) text += "  # nothing\n";
    expected += std::to_string(i) + ' ' + std::to_string(i) + '\n';
  }
  for (const std::size_t threads : {1, 2, 3, 16})
    for (const std::size_t most : {std::size_t{1000}, std::size_t{1} << 20}) {
      std::string written;
      const auto total = writeAll(pointsIn(pipeOf(text, most)), threads, written);
      ASSERT_TRUE(total);
      EXPECT_EQ(*total, count);
      EXPECT_TRUE(written == expected) << threads << " threads, " << most << " bytes";
    }
}

TEST(LineStream, TheEndOfTheLastLineMayBeMissing) {
  for (const std::size_t threads : {1, 4}) {
    std::string written;
    EXPECT_EQ(writeAll(pointsIn(pipeOf("1 2 3\n4 5 6", 4)), threads, written).value_or(0), 2U);
    EXPECT_EQ(written, "0 1\n1 4\n");
    written.clear();
    EXPECT_EQ(writeAll(pointsIn(pipeOf("", 4)), threads, written).value_or(9), 0U);
    EXPECT_EQ(written, "");
  }
}

/// A first line that only names columns is none of the items; one with numbers is read or refused.
TEST(LineStream, OnlyAFirstLineWithoutNumbersIsAHeading) {
  for (const std::string heading : {"x,y,z\n", "\"x\";\"y\";\"z\"\n", "from x1 to y2\n", "ray\n"}) {
    std::string written;
    EXPECT_EQ(writeAll(pointsIn(pipeOf(heading + "1 2 3\n", 64)), 1, written).value_or(0), 1U)
        << heading;
  }
  for (const std::string first : {"point 1 2 3\n", "nan 2 3\n", "x 2 z\n", "a,b,inf\n"}) {
    std::string written;
    const auto total = writeAll(pointsIn(pipeOf(first + "1 2 3\n", 64)), 1, written);
    ASSERT_FALSE(total) << first;
    EXPECT_EQ(total.error().place, "line 1") << first;
  }
  std::string written;
  EXPECT_FALSE(writeAll(pointsIn(pipeOf("x,y,z\nx,y,z\n1 2 3\n", 64)), 1, written));
}

/// What comes before a piece with a fault is written, whatever the number of threads.
TEST(LineStream, AFaultNamesItsLineAfterWhatCameBefore) {
  std::string text;
  for (std::size_t i = 0; i < 30'000; ++i) text += pointLine(i);
  text += "1 2\n";
  for (std::size_t i = 0; i < 30'000; ++i) text += pointLine(i);
  std::string before;
  for (const std::size_t threads : {1, 2, 5}) {
    std::string written;
    const auto total = writeAll(pointsIn(pipeOf(text, 1 << 20)), threads, written);
    ASSERT_FALSE(total);
    EXPECT_EQ(total.error().place, "line 30001");
    EXPECT_GT(written.size(), 100'000U);
    if (before.empty()) before = written;
    EXPECT_TRUE(written == before);
  }
}

TEST(LineStream, ReadingMayFail) {
  for (const std::size_t threads : {1, 3}) {
    std::string written;
    const auto total = writeAll(pointsIn([](std::span<char>) -> Result<std::size_t> {
                                  return failure(Text{"test.broken", "broken"});
                                }),
                                threads, written);
    ASSERT_FALSE(total);
    EXPECT_EQ(total.error().text.code, "test.broken");
    EXPECT_EQ(written, "");
  }
}

TEST(LineStream, ItemsInMemoryAreAStreamToo) {
  std::vector<glm::dvec3> points;
  std::string expected;
  for (int i = 0; i < 1000; ++i) {
    points.emplace_back(i, 0, 0);
    expected += std::to_string(i) + ' ' + std::to_string(i) + '\n';
  }
  for (const std::size_t threads : {1, 4}) {
    std::string written;
    EXPECT_TRUE(writeAll(piecesOf(std::span<const glm::dvec3>(points)), threads, written));
    EXPECT_EQ(written, expected);
  }
}

void append(std::string& text, double number) {
  text.append(reinterpret_cast<const char*>(&number), sizeof(number));
}

TEST(LineStream, RecordsAreReadAsLinesAre) {
  std::string records = "WBRAYS1\n";
  for (int i = 0; i < 3000; ++i) {
    for (const double number : {static_cast<double>(i), 2.0, 3.0, 0.0, 0.0, -1.0})
      append(records, number);
    records += std::string("\xff\xff\xff\xff\0\0\0\0", 8);
  }
  const auto count = [](const std::string& bytes, std::string& written) {
    return writeStream<octree::Ray>(
        raysIn(pipeOf(bytes, 5000)), 3, [&](std::string_view text) { written += text; },
        [](const octree::Ray& ray, std::size_t index, std::string& text) {
          EXPECT_EQ(ray.origin.x, static_cast<double>(index));
          EXPECT_EQ(ray.maxDepth, limits::octreeDepth);
          text += '.';
        });
  };
  std::string written;
  EXPECT_EQ(count(records, written).value_or(0), 3000U);
  EXPECT_EQ(written, std::string(3000, '.'));
  written.clear();
  records.resize(records.size() - 10);
  const auto cut = count(records, written);
  ASSERT_FALSE(cut);
  EXPECT_EQ(cut.error().place, "ray 2999");
}

}  // namespace
}  // namespace wb::table
