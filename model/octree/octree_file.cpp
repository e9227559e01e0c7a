#include "model/octree/octree_file.h"

#include "model/core/core_texts.h"
#include "model/octree/detail/little_endian.h"
#include "model/octree/octree_texts.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace wb::octree {
namespace {

constexpr std::string_view nxocMagic = "Inexor Octree";
constexpr std::uint32_t nxocVersion = 0;
constexpr std::size_t nxocVersionBytes = 4;

class NxocReader {
 public:
  NxocReader(ByteView bytes, const Task& task) : reader_(bytes), task_(task) {}

  Result<Octree> read() {
    if (auto usable = takeHeader(); !usable) return failure(std::move(usable));
    while (!builder_.isComplete()) {
      if (!task_.step()) return failure(baseTexts["task.cancelled"]);
      if (auto read = takeCube(); !read) return failure(std::move(read));
    }
    if (!reader_.isAtEnd()) return fail(octreeTexts["octree.trailing"], reader_.offset());
    Octree octree = builder_.take(task_);
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    return octree;
  }

 private:
  static tl::unexpected<Diagnostic> fail(Text text, std::size_t offset,
                                         std::vector<Argument> arguments = {}) {
    return failure(text, std::move(arguments), "byte " + std::to_string(offset));
  }

  Result<void> takeHeader() {
    if (!std::ranges::equal(reader_.take(nxocMagic.size()), bytesOf(nxocMagic)))
      return fail(octreeTexts["nxoc.magic"], 0);
    const auto found = reader_.take<std::uint32_t>();
    if (reader_.missing() > 0) return fail(octreeTexts["nxoc.cut_header"], reader_.offset());
    if (found != nxocVersion)
      return fail(octreeTexts["nxoc.version"], nxocMagic.size(), {{"version", std::size_t{found}}});
    return {};
  }

  Result<void> takeCube() {
    const std::size_t at = reader_.offset();
    const int type = reader_.take<std::uint8_t>();
    if (reader_.missing() > 0) return fail(octreeTexts["octree.truncated"], at);
    if (++cubes_ > limits::octreeCubes)
      return fail(octreeTexts["octree.too_many"], at, {{"limit", limits::octreeCubes}});
    switch (type) {
      case static_cast<int>(CubeKind::empty):
        builder_.addEmpty();
        return {};
      case static_cast<int>(CubeKind::solid):
        builder_.addSolid();
        return {};
      case static_cast<int>(CubeKind::normal):
        return takeCodes();
      case static_cast<int>(CubeKind::octant):
        return openOctant(at);
      default:
        return fail(octreeTexts["nxoc.type"], at, {{"type", type}});
    }
  }

  Result<void> openOctant(std::size_t at) {
    if (!builder_.mayOpen())
      return fail(octreeTexts["octree.too_deep"], at, {{"limit", limits::octreeDepth}});
    builder_.openOctant();
    return {};
  }

  Result<void> takeCodes() {
    const std::size_t at = reader_.offset();
    PackedCodes codes;
    const ByteView stored = reader_.take(codes.size());
    if (stored.empty())
      return fail(octreeTexts["nxoc.cut_codes"], at,
                  {{"expected", codes.size()}, {"found", codes.size() - reader_.missing()}});
    std::ranges::copy(stored, codes.begin());
    for (int edge = 0; edge < edgeCount; ++edge) {
      constexpr int bits = 6;
      const int code = codeAt(codes, edge);
      if (code > greatestCode)
        return fail(octreeTexts["nxoc.code"], at + static_cast<std::size_t>(edge * bits / 8),
                    {{"code", code}, {"greatest", greatestCode}});
    }
    builder_.addNormal(codes);
    return {};
  }

  LittleEndianReader reader_;
  const Task& task_;
  std::size_t cubes_ = 0;
  OctreeBuilder builder_;
};

}  // namespace

bool looksLikeNxoc(ByteView bytes) {
  if (!textOf(bytes).starts_with(nxocMagic)) return false;
  const ByteView version = bytes.subspan(nxocMagic.size());
  // A number of bytes, not the rest of a sentence about such files.
  return version.size() < nxocVersionBytes || version[nxocVersionBytes - 1] == 0;
}

Result<Octree> readNxoc(ByteView bytes, const Task& task) { return NxocReader(bytes, task).read(); }

namespace {

class NxocWriter {
 public:
  NxocWriter(const Octree& octree, NxocStructure structure)
      : octree_(octree), collapses_(structure == NxocStructure::collapsed) {}

  Bytes write() {
    std::ranges::copy(bytesOf(nxocMagic), bytes_.begin());
    add(octree_.root());
    return std::move(bytes_);
  }

 private:
  /// Whether a SOLID cube was written.
  bool add(Octree::Cube cube) {
    const CubeKind kind = octree_.kind(cube);
    const std::size_t begin = bytes_.size();
    bytes_.push_back(static_cast<std::uint8_t>(kind));
    if (kind == CubeKind::normal) {
      const PackedCodes& codes = octree_.codes(cube);
      bytes_.insert(bytes_.end(), codes.begin(), codes.end());
    }
    if (kind != CubeKind::octant) return kind == CubeKind::solid;
    int solids = 0;
    for (int slot = 0; slot < childCount; ++slot) solids += add(octree_.child(cube, slot)) ? 1 : 0;
    if (!collapses_ || solids < childCount) return false;
    bytes_.resize(begin);
    bytes_.push_back(static_cast<std::uint8_t>(CubeKind::solid));
    return true;
  }

  const Octree& octree_;
  bool collapses_;
  Bytes bytes_ = Bytes(nxocMagic.size() + nxocVersionBytes, std::uint8_t{nxocVersion});
};

}  // namespace

Bytes writeNxoc(const Octree& octree, NxocStructure structure) {
  return NxocWriter(octree, structure).write();
}

}  // namespace wb::octree
