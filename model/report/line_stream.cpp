// Problem: ten million rays from a file or pipe, in little memory, on all cores.
// Method: a pipeline. The stream is cut into pieces at line ends; whichever thread is free takes
// the next one, reads its numbers and answers it, and answers are written in the order of pieces.
// Only the cutting, which copies bytes, is done by one thread at a time. Complexity: O(n); memory
// O(threads). Constants: pieceBytes only changes speed and memory: a piece is 64 KiB of lines, as
// much again of rays, and about twice of answers; a few wait for each thread.
#include "model/report/line_stream.h"

#include "model/core/limits.h"
#include "model/octree/octree_text.h"
#include "model/report/table_texts.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <optional>

namespace wb::table {
namespace {

constexpr std::size_t pieceBytes = std::size_t{1} << 16;
constexpr std::string_view rawMagic = "WBRAYS1\n";
constexpr std::size_t rawBytes = 56;
constexpr std::uint32_t noDepth = 0xffffffff;

bool parts(char c) { return c == ' ' || c == '\t' || c == '\r' || c == ',' || c == ';'; }

/// Numbers of a line without more than one thing wrong with it: how many there are, at most seven;
/// nothing where one is no number.
std::optional<std::size_t> numbersIn(std::string_view line, std::array<double, 7>& numbers) {
  std::size_t count = 0;
  const char* at = line.data();
  const char* const end = at + line.size();
  for (;;) {
    while (at != end && parts(*at)) ++at;
    if (at == end) return count;
    if (count == numbers.size()) return {};
    if (*at == '+') ++at;
    const auto [next, error] = std::from_chars(at, end, numbers[count]);
    if (error != std::errc() || (next != end && !parts(*next))) return {};
    at = next;
    ++count;
  }
}

bool isWithin(double number, double limit) { return std::abs(number) <= limit; }

/// A ray whose numbers are all in order; nothing where parseRay() has to say what is wrong.
std::optional<octree::Ray> usualRay(std::string_view line) {
  std::array<double, 7> n{};
  const auto count = numbersIn(line, n);
  if (!count || *count < 6) return {};
  for (std::size_t i = 0; i < 3; ++i)
    if (!isWithin(n[i], limits::farthestPosition) || !isWithin(n[3 + i], octree::longestDirection))
      return {};
  octree::Ray ray{{n[0], n[1], n[2]}, {n[3], n[4], n[5]}};
  if (ray.direction == glm::dvec3(0)) return {};
  if (*count == 6) return ray;
  if (!(n[6] >= 0 && n[6] <= static_cast<double>(limits::octreeDepth)) || n[6] != std::trunc(n[6]))
    return {};
  ray.maxDepth = static_cast<std::size_t>(n[6]);
  return ray;
}

std::string withBlanks(std::string_view line) {
  std::string text(line);
  std::ranges::replace_if(text, parts, ' ');
  return text;
}

Result<octree::Ray> rayOf(std::string_view line) {
  if (const auto ray = usualRay(line)) return *ray;
  return octree::parseRay(withBlanks(line));
}

/// Whether a line names columns: it begins with a letter, and nothing in it is a number, so that a
/// ray behind a word that should not be there is not taken for one.
bool isHeading(std::string_view line) {
  const auto first = line.find_first_not_of("\"' \t");
  if (first == std::string_view::npos || std::isalpha(static_cast<unsigned char>(line[first])) == 0)
    return false;
  while (!line.empty()) {
    const auto* const end = std::ranges::find_if(line, parts);
    const std::string_view word(line.begin(), end);
    double number = 0;
    if (std::from_chars(word.data(), word.data() + word.size(), number).ec == std::errc())
      return false;
    line.remove_prefix(std::min(line.size(), word.size() + 1));
  }
  return true;
}

bool isBlank(std::string_view line) { return std::ranges::all_of(line, parts); }

template <class Item>
using Parse = Result<Item> (*)(std::string_view line);

/// The items of some lines.
template <class Item>
Result<std::vector<Item>> itemsOf(const LineReader::Lines& lines, Parse<Item> parse) {
  std::vector<Item> items;
  items.reserve(lines.text.size() / 32);
  std::size_t number = lines.first;
  for (std::string_view text = lines.text; !text.empty(); ++number) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    line = line.substr(0, line.find('#'));
    if (isBlank(line) || (number == 1 && isHeading(line))) continue;
    auto item = parse(line);
    if (!item) {
      item.error().place = "line " + std::to_string(number);
      return tl::unexpected(std::move(item).error());
    }
    items.push_back(*item);
  }
  return items;
}

template <class Item>
Result<Piece<Item>> nextLines(LineReader& reader, Parse<Item> parse) {
  auto lines = reader.next();
  if (!lines) return failure(std::move(lines));
  if (lines->text.empty()) return Piece<Item>();
  return [lines = std::move(*lines), parse] { return itemsOf<Item>(lines, parse); };
}

template <class Number>
Number littleEndian(const char* at) {
  using Bits = std::conditional_t<sizeof(Number) == 8, std::uint64_t, std::uint32_t>;
  Bits bits = 0;
  for (std::size_t i = 0; i < sizeof(Number); ++i)
    bits |= static_cast<Bits>(static_cast<unsigned char>(at[i])) << (8 * i);
  return std::bit_cast<Number>(bits);
}

std::optional<octree::Ray> rawRay(const char* at) {
  const auto number = [at](std::size_t i) { return littleEndian<double>(at + 8 * i); };
  octree::Ray ray{{number(0), number(1), number(2)}, {number(3), number(4), number(5)}};
  for (int axis = 0; axis < 3; ++axis)
    if (!isWithin(ray.origin[axis], limits::farthestPosition) ||
        !isWithin(ray.direction[axis], octree::longestDirection))
      return {};
  if (ray.direction == glm::dvec3(0)) return {};
  const auto depth = littleEndian<std::uint32_t>(at + 48);
  if (depth != noDepth && depth > limits::octreeDepth) return {};
  if (depth != noDepth) ray.maxDepth = depth;
  return ray;
}

/// The rays of some records, the first of which is the `first` of the stream.
Result<std::vector<octree::Ray>> raysOf(const std::string& records, std::size_t first) {
  const auto place = [&](std::size_t at) { return "ray " + std::to_string(first + at / rawBytes); };
  if (records.size() % rawBytes != 0)
    return failure(tableTexts["pick.raw_cut"], {{"bytes", rawBytes}}, place(records.size()));
  std::vector<octree::Ray> rays;
  rays.reserve(records.size() / rawBytes);
  for (std::size_t at = 0; at < records.size(); at += rawBytes) {
    const auto ray = rawRay(records.data() + at);
    if (!ray)
      return failure(tableTexts["pick.raw_ray"], {{"depth", limits::octreeDepth}}, place(at));
    rays.push_back(*ray);
  }
  return rays;
}

/// Rays of a stream, as its first bytes say: lines, or records.
class RayReader {
 public:
  explicit RayReader(ReadBytes read)
      : read_(std::move(read)),
        lines_([this](std::span<char> buffer) { return readAfterStart(buffer); }) {}
  RayReader(const RayReader&) = delete;

  Result<Piece<octree::Ray>> next() {
    if (!isStarted_)
      if (auto started = start(); !started) return failure(std::move(started));
    return isRaw_ ? nextRecords() : nextLines<octree::Ray>(lines_, rayOf);
  }

 private:
  Result<void> start() {
    isStarted_ = true;
    while (start_.size() < rawMagic.size()) {
      std::array<char, rawMagic.size()> buffer;
      const auto count = read_(std::span(buffer).first(rawMagic.size() - start_.size()));
      if (!count) return failure(Result<std::size_t>(count));
      if (*count == 0) break;
      start_.append(buffer.data(), *count);
    }
    isRaw_ = start_ == rawMagic;
    if (isRaw_) start_.clear();
    return {};
  }

  Result<std::size_t> readAfterStart(std::span<char> buffer) {
    if (start_.empty()) return read_(buffer);
    const std::size_t count = std::min(buffer.size(), start_.size());
    std::copy_n(start_.begin(), count, buffer.begin());
    start_.erase(0, count);
    return count;
  }

  Result<Piece<octree::Ray>> nextRecords() {
    std::string records(pieceBytes / rawBytes * rawBytes, '\0');
    std::size_t filled = 0;
    while (filled < records.size()) {
      const auto count = read_(std::span(records).subspan(filled));
      if (!count) return failure(Result<std::size_t>(count));
      if (*count == 0) break;
      filled += *count;
    }
    if (filled == 0) return Piece<octree::Ray>();
    records.resize(filled);
    const std::size_t first = count_;
    count_ += filled / rawBytes;
    return [records = std::move(records), first] { return raysOf(records, first); };
  }

  ReadBytes read_;
  LineReader lines_;
  std::string start_;  ///< Read to see what kind it is, and not handed on yet.
  bool isStarted_ = false;
  bool isRaw_ = false;
  std::size_t count_ = 0;
};

}  // namespace

Result<LineReader::Lines> LineReader::next() {
  Lines lines{std::move(rest_), line_};
  rest_.clear();
  while (!isAtEnd_ && lines.text.size() < pieceBytes) {
    const std::size_t filled = lines.text.size();
    lines.text.resize(pieceBytes);
    const auto count = read_(std::span(lines.text).subspan(filled));
    if (!count) return failure(Result<std::size_t>(count));
    lines.text.resize(filled + *count);
    isAtEnd_ = *count == 0;
  }
  if (!isAtEnd_) {
    const std::size_t end = lines.text.rfind('\n');
    if (end == std::string::npos)
      return failure(tableTexts["pick.long_line"], {{"limit", pieceBytes}},
                     "line " + std::to_string(line_));
    rest_ = lines.text.substr(end + 1);
    lines.text.resize(end + 1);
  }
  line_ += static_cast<std::size_t>(std::ranges::count(lines.text, '\n'));
  return lines;
}

NextPiece<octree::Ray> raysIn(ReadBytes read) {
  const auto reader = std::make_shared<RayReader>(std::move(read));
  return [reader] { return reader->next(); };
}

NextPiece<glm::dvec3> pointsIn(ReadBytes read) {
  const auto reader = std::make_shared<LineReader>(std::move(read));
  return [reader] { return nextLines<glm::dvec3>(*reader, parsePoint); };
}

Result<glm::dvec3> parsePoint(std::string_view text) {
  std::array<double, 7> n{};
  if (numbersIn(text, n) == 3 && std::all_of(n.begin(), n.begin() + 3, [](double number) {
        return isWithin(number, limits::farthestPosition);
      }))
    return glm::dvec3(n[0], n[1], n[2]);
  return failure(tableTexts["pick.point_line"], {{"limit", limits::farthestPosition}});
}

}  // namespace wb::table
