#include "tests/determinism/results.h"

#include <gtest/gtest.h>

#include <clocale>
#include <locale>

namespace wb::determinism {
namespace {

constexpr std::size_t hashLength = 64;

/// Also where a comma stands in numbers: files are read and written all the same. Each hash takes
/// its time: a third tells the two apart only where something differs.
TEST(Results, HaveTheSameBitsOnAnyNumberOfThreadsInAnyLocale) {
  const std::string usual = resultHash(2);
  EXPECT_EQ(usual.size(), hashLength) << usual;
  const char* german = "de_DE.UTF-8";
  const bool isGerman = std::setlocale(LC_ALL, german) != nullptr;
  if (isGerman) std::locale::global(std::locale(german));
  const std::string other = resultHash(1);
  std::locale::global(std::locale::classic());
  std::setlocale(LC_ALL, "C");
  EXPECT_EQ(other, usual) << "in " << (isGerman ? german : "C") << " on one thread, in C then "
                          << (other == usual ? usual : resultHash(1));
  if (!isGerman) GTEST_SKIP() << "this system has no " << german;
}

}  // namespace
}  // namespace wb::determinism
