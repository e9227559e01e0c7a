#include "tests/determinism/results.h"

#include <gtest/gtest.h>

#include <clocale>
#include <locale>

namespace wb::determinism {
namespace {

constexpr std::size_t hashLength = 64;

TEST(Results, HaveTheSameBitsOnAnyNumberOfThreads) {
  const std::string one = resultHash(1);
  EXPECT_EQ(one.size(), hashLength) << one;
  EXPECT_EQ(one, resultHash(2));
}

/// Where a comma stands in numbers and files are read and written all the same.
TEST(Results, HaveTheSameBitsInAnyLocale) {
  const std::string usual = resultHash(2);
  const char* german = "de_DE.UTF-8";
  if (!std::setlocale(LC_ALL, german)) GTEST_SKIP() << "this system has no " << german;
  std::locale::global(std::locale(german));
  EXPECT_EQ(resultHash(2), usual);
  std::locale::global(std::locale::classic());
  std::setlocale(LC_ALL, "C");
}

}  // namespace
}  // namespace wb::determinism
