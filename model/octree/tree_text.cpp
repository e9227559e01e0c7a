#include "model/octree/tree_text.h"

#include "model/core/core_texts.h"
#include "model/octree/detail/octree_texts.h"

#include <array>
#include <charconv>
#include <optional>
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

}  // namespace wb::octree
