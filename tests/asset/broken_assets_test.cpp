#include "model/asset/decode.h"
#include "model/core/file.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

namespace wb::asset {
namespace {

namespace fs = std::filesystem;

// Sanitizers need memory of their own; g++ and clang say in different words that they are at work.
#if defined(__SANITIZE_ADDRESS__)
constexpr bool sanitized = true;
#elif defined(__has_feature)
constexpr bool sanitized = __has_feature(address_sanitizer);
#else
constexpr bool sanitized = false;
#endif

/// Set: every truncation and every byte is tried, not only those of the header and a few more.
bool exhaustive() { return std::getenv("WEIGHBRIDGE_EXHAUSTIVE") != nullptr; }

std::vector<fs::path> smallAssets() {
  constexpr std::uintmax_t largest = 64 << 10;
  std::vector<fs::path> paths;
  for (const fs::path folder : {WEIGHBRIDGE_DATA "/asset", WEIGHBRIDGE_SAMPLES}) {
    if (!fs::exists(folder)) continue;
    for (const auto& entry : fs::directory_iterator(folder))
      if (entry.path().extension() == ".llmesh" && entry.file_size() <= largest)
        paths.push_back(entry.path());
  }
  std::ranges::sort(paths);
  return paths;
}

bool namesAByte(const Diagnostic& diagnostic) {
  return diagnostic.place.find("byte ") != std::string::npos && !message(diagnostic).empty();
}

/// Whether bytes give an asset, or say where they are wrong; never anything else.
bool isReadOrExplained(ByteView bytes) {
  const auto asset = decode(bytes);
  if (!asset) return namesAByte(asset.error());
  return std::ranges::all_of(asset->findings, namesAByte);
}

std::vector<std::size_t> truncations(std::size_t headerBytes, std::size_t size) {
  constexpr std::size_t denseBytes = 256;
  constexpr std::size_t stride = 251;
  std::vector<std::size_t> ends;
  for (std::size_t end = 0; end < size;
       end += exhaustive() || end < headerBytes + denseBytes ? 1 : stride)
    ends.push_back(end);
  return ends;
}

constexpr std::size_t damages = 8;

/// Values that turn counts, tags and signs around.
std::uint8_t damaged(std::uint8_t byte, std::size_t change) {
  const std::array<std::uint8_t, damages> values{0x00,
                                                 0xff,
                                                 0x7f,
                                                 '{',
                                                 '[',
                                                 static_cast<std::uint8_t>(byte + 1),
                                                 static_cast<std::uint8_t>(byte - 1),
                                                 static_cast<std::uint8_t>(byte ^ 0x80)};
  return values[change];
}

void tryTruncations(ByteView bytes, std::size_t headerBytes) {
  for (const std::size_t end : truncations(headerBytes, bytes.size()))
    ASSERT_TRUE(isReadOrExplained(bytes.first(end))) << "cut at byte " << end;
}

void tryDamages(Bytes bytes, std::size_t headerBytes) {
  const std::size_t last = exhaustive() ? bytes.size() : headerBytes;
  for (std::size_t at = 0; at < last; ++at) {
    const std::uint8_t whole = bytes[at];
    for (std::size_t change = 0; change < damages; ++change) {
      bytes[at] = damaged(whole, change);
      ASSERT_TRUE(isReadOrExplained(bytes)) << "byte " << at << " set to " << int{bytes[at]};
    }
    bytes[at] = whole;
  }
}

long peakMemoryKiB() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

/// All in one process, so that its peak memory tells of all.
TEST(BrokenAssets, AreReadOrExplainedWithinBounds) {
  const auto paths = smallAssets();
  ASSERT_GE(paths.size(), 4u);
  for (const fs::path& path : paths) {
    SCOPED_TRACE(path);
    const Bytes bytes = readFile(path).value_or(Bytes{});
    const auto asset = decode(bytes);
    ASSERT_TRUE(asset);
    tryTruncations(bytes, asset->value.headerBytes);
    tryDamages(bytes, asset->value.headerBytes);
    if (HasFatalFailure()) return;
  }
  constexpr long mostKiB = 300L << 10;
  EXPECT_TRUE(sanitized || peakMemoryKiB() < mostKiB) << peakMemoryKiB() << " KiB";
}

}  // namespace
}  // namespace wb::asset
