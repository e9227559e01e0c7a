#include "model/octree/octree_text.h"

#include "model/core/core_texts.h"
#include "model/core/number.h"
#include "model/octree/octree_texts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <span>
#include <utility>

namespace wb::octree {
namespace {

class TreeParser {
 public:
  TreeParser(std::string_view text, const Task& task) : text_(text), task_(task) {}

  Result<Octree> parse() {
    while (!builder_.isComplete()) {
      if (!task_.step()) return failure(baseTexts["task.cancelled"]);
      if (auto read = takeCube(); !read) return failure(std::move(read));
    }
    if (at_ < text_.size()) return fail(octreeTexts["octree.trailing"]);
    Octree octree = builder_.take(task_);
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    return octree;
  }

 private:
  tl::unexpected<Diagnostic> fail(Text text, std::vector<Argument> arguments = {}) const {
    return failure(text, std::move(arguments), "byte " + std::to_string(at_));
  }

  Result<void> takeCube() {
    if (at_ == text_.size()) return fail(octreeTexts["octree.truncated"]);
    if (++cubes_ > limits::octreeCubes)
      return fail(octreeTexts["octree.too_many"], {{"limit", limits::octreeCubes}});
    switch (text_[at_]) {
      case 'E':
        return advance([this] { builder_.addEmpty(); });
      case 'S':
        return advance([this] { builder_.addSolid(); });
      case 'N':
        return takeNormal();
      case 'O':
        if (!builder_.mayOpen())
          return fail(octreeTexts["octree.too_deep"], {{"limit", limits::octreeDepth}});
        return advance([this] { builder_.openOctant(); });
      default:
        return fail(octreeTexts["octree.unknown_cube"], {{"found", shown(text_[at_])}});
    }
  }

  template <class Add>
  Result<void> advance(Add add) {
    ++at_;
    add();
    return {};
  }

  /// Bytes that are no printable ASCII as `0x1f`: a message must stay text.
  static std::string shown(char c) {
    const auto byte = static_cast<unsigned char>(c);
    constexpr std::string_view digits = "0123456789abcdef";
    if (byte >= 0x20 && byte < 0x7f) return {c};
    return std::string("0x") + digits[byte >> 4] + digits[byte & 15];
  }

  Result<void> takeNormal() {
    ++at_;
    if (at_ == text_.size() || text_[at_] != '{') {
      builder_.addNormal(untouchedCodes);
      return {};
    }
    Indentation indentation;
    for (int edge = 0; edge < edgeCount; ++edge) {
      ++at_;  // The brace or comma before it.
      const std::optional<Span> span = takeCode();
      const char after = edge + 1 < edgeCount ? ',' : '}';
      if (!span || at_ == text_.size() || text_[at_] != after)
        return fail(octreeTexts["octree.codes"], {{"greatest", greatestCode}});
      indentation[static_cast<std::size_t>(edge)] = *span;
    }
    return advance([&] { builder_.addNormal(packed(indentation)); });
  }

  std::optional<Span> takeCode() {
    const char* begin = text_.data() + at_;
    const char* end = text_.data() + text_.size();
    unsigned code = 0;
    const auto [after, error] = std::from_chars(begin, end, code);
    if (error != std::errc{} || code > greatestCode) return {};
    at_ += static_cast<std::size_t>(after - begin);
    return spanOf(static_cast<int>(code));
  }

  std::string_view text_;
  const Task& task_;
  std::size_t at_ = 0;
  std::size_t cubes_ = 0;
  OctreeBuilder builder_;
};

void appendNormal(std::string& text, const PackedCodes& codes) {
  text += 'N';
  if (codes == untouchedCodes) return;
  for (int edge = 0; edge < edgeCount; ++edge)
    text.append(edge == 0 ? "{" : ",").append(std::to_string(codeAt(codes, edge)));
  text += '}';
}

/// Eight leaves, by which of them are SOLID.
const std::array<std::string, 256> leafTexts = [] {
  std::array<std::string, 256> texts;
  for (unsigned solids = 0; solids < texts.size(); ++solids)
    for (int slot = 0; slot < childCount; ++slot)
      texts[solids] += (solids >> slot & 1) != 0 ? 'S' : 'E';
  return texts;
}();

void appendCube(std::string& text, const Octree& octree, Octree::Cube cube) {
  switch (octree.kind(cube)) {
    case CubeKind::empty:
      text += 'E';
      break;
    case CubeKind::solid:
      text += 'S';
      break;
    case CubeKind::normal:
      appendNormal(text, octree.codes(cube));
      break;
    case CubeKind::octant:
      text += 'O';
      if (const Octree::Node& below = octree.children(cube); (below.octants | below.normals) == 0) {
        text += leafTexts[below.solids];
        break;
      }
      for (int slot = 0; slot < childCount; ++slot)
        appendCube(text, octree, octree.child(cube, slot));
  }
}

}  // namespace

Result<Octree> parseTree(std::string_view text, const Task& task) {
  return TreeParser(text, task).parse();
}

std::string formatTree(const Octree& octree) {
  std::string text;
  text.reserve(octree.counts().all());
  appendCube(text, octree, octree.root());
  return text;
}

namespace {

using Words = std::vector<std::string_view>;
using WordSpan = std::span<const std::string_view>;

constexpr std::string_view whitespace = " \t\r";
constexpr std::string_view octreeWord = "octree";
constexpr std::string_view rayWord = "ray";
constexpr std::string_view rotationWord = "rot";

std::string_view withoutComment(std::string_view line) { return line.substr(0, line.find('#')); }

Words wordsOf(std::string_view line) {
  constexpr std::size_t most = 16;  // More than any line may have tells enough.
  Words words;
  while (words.size() < most) {
    const std::size_t begin = line.find_first_not_of(whitespace);
    if (begin == std::string_view::npos) return words;
    line.remove_prefix(begin);
    words.push_back(line.substr(0, line.find_first_of(whitespace)));
    line.remove_prefix(words.back().size());
  }
  return words;
}

std::string_view takeLine(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return line;
}

/// For a message: not all of a long word.
std::string shown(std::string_view word) {
  constexpr std::size_t most = 40;
  return word.size() <= most ? std::string(word) : std::string(word.substr(0, most)) + "…";
}

Result<double> number(std::string_view word, double minimum, double maximum) {
  const auto found = parseNumber(word);
  if (found && *found >= minimum && *found <= maximum) return *found;
  return failure(octreeTexts["octree_scene.number"],
                 {{"found", shown(word)}, {"minimum", minimum}, {"maximum", maximum}});
}

template <std::size_t N>
Result<std::array<double, N>> numbers(WordSpan words, double limit) {
  std::array<double, N> all;
  for (std::size_t i = 0; i < N; ++i) {
    const auto one = number(words[i], -limit, limit);
    if (!one) return tl::unexpected(one.error());
    all[i] = *one;
  }
  return all;
}

glm::dvec3 vectorOf(const std::array<double, 3>& numbers) {
  return {numbers[0], numbers[1], numbers[2]};
}

Result<glm::dquat> rotationIn(WordSpan words) {
  const auto four = numbers<4>(words, limits::farthestPosition);
  if (!four) return tl::unexpected(four.error());
  const auto rotation = rotationOf(*four);
  if (!rotation) return failure(octreeTexts["octree_scene.rotation"]);
  return *rotation;
}

Result<PlacedOctree> octreeIn(WordSpan words, const Task& task) {
  const bool isRotated = words.size() == 10 && words[5] == rotationWord;
  if (words.size() != 5 && !isRotated) return failure(octreeTexts["octree_scene.octree"]);
  const auto position = numbers<3>(words, limits::farthestPosition);
  if (!position) return tl::unexpected(position.error());
  const auto size = number(words[3], limits::smallestOctree, limits::largestOctree);
  if (!size) return tl::unexpected(size.error());
  auto tree = parseTree(words[4], task);
  if (!tree) return failure(std::move(tree));
  PlacedOctree placed{std::make_shared<const Octree>(std::move(*tree)),
                      {vectorOf(*position), *size, {1, 0, 0, 0}}};
  if (!isRotated) return placed;
  const auto rotation = rotationIn(words.subspan(6));
  if (!rotation) return tl::unexpected(rotation.error());
  placed.placement.rotation = *rotation;
  return placed;
}

Result<std::size_t> depthIn(std::string_view word) {
  const auto depth = parseNumber(word);
  const auto limit = static_cast<double>(limits::octreeDepth);
  if (depth && *depth >= 0 && *depth <= limit && *depth == static_cast<double>(int(*depth)))
    return static_cast<std::size_t>(*depth);
  return failure(octreeTexts["octree_scene.depth"],
                 {{"found", shown(word)}, {"limit", limits::octreeDepth}});
}

Result<Ray> rayIn(WordSpan words) {
  if (words.size() != 6 && words.size() != 7) return failure(octreeTexts["octree_scene.ray"]);
  const auto origin = numbers<3>(words, limits::farthestPosition);
  if (!origin) return tl::unexpected(origin.error());
  const auto direction = numbers<3>(words.subspan(3), longestDirection);
  if (!direction) return tl::unexpected(direction.error());
  if (vectorOf(*direction) == glm::dvec3(0)) return failure(octreeTexts["octree_scene.direction"]);
  Ray ray{vectorOf(*origin), vectorOf(*direction)};
  if (words.size() == 6) return ray;
  const auto depth = depthIn(words[6]);
  if (!depth) return tl::unexpected(depth.error());
  ray.maxDepth = *depth;
  return ray;
}

template <class Item>
Result<void> keep(Result<Item> read, std::vector<Item>& items, std::size_t limit, Text tooMany) {
  if (!read) return failure(std::move(read));
  if (items.size() == limit) return failure(tooMany, {{"limit", limit}});
  items.push_back(std::move(*read));
  return {};
}

Result<void> takeItem(SceneText& scene, WordSpan words, const Task& task) {
  if (words.empty()) return {};
  if (words[0] == octreeWord)
    return keep(octreeIn(words.subspan(1), task), scene.octrees, limits::octreesRead,
                octreeTexts["octree_scene.too_many"]);
  if (words[0] == rayWord)
    return keep(rayIn(words.subspan(1)), scene.rays, limits::raysRead,
                octreeTexts["octree_scene.too_many_rays"]);
  return failure(octreeTexts["octree_scene.word"], {{"found", shown(words[0])}});
}

/// The words of the first line that says anything.
Words firstLine(std::string_view text) {
  constexpr std::size_t lookedAt = std::size_t{1} << 20;
  text = text.substr(0, lookedAt);
  while (!text.empty())
    if (Words words = wordsOf(withoutComment(takeLine(text))); !words.empty()) return words;
  return {};
}

std::string joined(std::initializer_list<double> numbers) {
  std::string text;
  for (const double number : numbers) text.append(" ").append(shortest(number));
  return text;
}

}  // namespace

bool looksLikeSceneText(std::string_view text) {
  const Words words = firstLine(text);
  return !words.empty() && (words[0] == octreeWord || words[0] == rayWord);
}

bool isSceneText(std::string_view text) {
  const Words words = firstLine(text);
  if (words.empty() || (words[0] != octreeWord && words[0] != rayWord)) return false;
  const std::size_t numbers = words[0] == octreeWord ? 4 : 6;
  return words.size() > numbers &&
         std::all_of(words.begin() + 1, words.begin() + 1 + static_cast<std::ptrdiff_t>(numbers),
                     [](std::string_view word) { return parseNumber(word).has_value(); });
}

Result<SceneText> readSceneText(std::string_view text, const Task& task) {
  SceneText scene;
  for (std::size_t line = 1; !text.empty(); ++line) {
    if (!task.step()) return failure(baseTexts["task.cancelled"]);
    auto taken = takeItem(scene, wordsOf(withoutComment(takeLine(text))), task);
    if (taken) continue;
    if (task.cancelled()) return failure(std::move(taken));
    Diagnostic& error = taken.error();
    const std::string inside = error.place.empty() ? "" : ", tree, " + error.place;
    error.place = "line " + std::to_string(line) + inside;
    return failure(std::move(taken));
  }
  return scene;
}

Result<Ray> parseRay(std::string_view text) { return rayIn(wordsOf(text)); }

std::string formatSceneText(const SceneText& scene) {
  std::string text;
  for (const auto& [octree, placement] : scene.octrees)
    text += formatSceneLine(placement, formatTree(*octree));
  for (const Ray& ray : scene.rays) text += formatSceneLine(ray);
  return text;
}

std::string formatSceneLine(const Placement& placement, std::string_view tree) {
  const auto& [position, size, rotation] = placement;
  std::string line(octreeWord);
  line.append(joined({position.x, position.y, position.z, size})).append(" ").append(tree);
  if (rotation != glm::dquat(1, 0, 0, 0))
    line.append(" ")
        .append(rotationWord)
        .append(joined({rotation.x, rotation.y, rotation.z, rotation.w}));
  return line += '\n';
}

std::string formatSceneLine(const Ray& ray) {
  const auto& [origin, direction, maxDepth] = ray;
  std::string line = std::string(rayWord) +
                     joined({origin.x, origin.y, origin.z, direction.x, direction.y, direction.z});
  if (maxDepth != limits::octreeDepth) line += ' ' + std::to_string(maxDepth);
  return line += '\n';
}

}  // namespace wb::octree
