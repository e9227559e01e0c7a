#include "model/octree/ogz.h"

#include "model/core/compression.h"
#include "model/core/core_texts.h"
#include "model/octree/detail/little_endian.h"
#include "model/octree/octree_file.h"
#include "model/octree/octree_texts.h"

#include <algorithm>
#include <bit>
#include <string_view>
#include <utility>

namespace wb::octree {
namespace {

constexpr std::string_view ogzMagic = "OCTA";

/// Child and edge k of Cube 2, as ours: its child bits are 0 x, 1 y, 2 z.
constexpr OctreeBuilder::SlotOrder childOrder{0, 4, 2, 6, 1, 5, 3, 7};
constexpr std::array<std::uint8_t, edgeCount> edgeOrder{0, 3, 9, 6, 1, 4, 10, 7, 2, 5, 11, 8};

/// The low bits of a cube's first byte.
enum StoredKind : int { children = 0, empty = 1, solid = 2, normal = 3, reducedDetail = 4 };

struct Header {
  int version = 0;
  int worldSize = 0;
  int entities = 0;
  int variables = 0;
  int virtualSlots = 0;
};

class MapReader {
 public:
  MapReader(ByteView bytes, const Task& task) : reader_(bytes), task_(task) {}

  Result<CubeMap> read() {
    Result<void> done = takeHeader()
                            .and_then([this] { return takeVariables(); })
                            .and_then([this] { return takeTables(); })
                            .and_then([this] { return takeVirtualSlots(); })
                            .and_then([this] { return takeCubes(); });
    if (!done) return failure(std::move(done));
    CubeMap map{header_.version, static_cast<double>(header_.worldSize), builder_.take(task_), 0};
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    return map;
  }

 private:
  tl::unexpected<Diagnostic> fail(Text text, std::vector<Argument> arguments = {}) const {
    return failure(text, std::move(arguments),
                   "byte " + std::to_string(reader_.offset()) + " of the decompressed data");
  }

  Result<void> checkEnd() const {
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (reader_.missing() == 0) return {};
    return fail(octreeTexts["ogz.truncated"], {{"bytes", reader_.missing()}});
  }

  Result<void> checkCount(int count, std::string_view what) const {
    if (count >= 0) return {};
    return fail(octreeTexts["ogz.count"], {{"count", count}, {"what", what}});
  }

  Result<void> takeHeader() {
    constexpr std::size_t oldRest = 168;  // Light and the title, up to version 28.
    if (!std::ranges::equal(reader_.take(ogzMagic.size()), bytesOf(ogzMagic)))
      return fail(octreeTexts["ogz.magic"]);
    header_.version = reader_.takeSigned();
    if (reader_.missing() == 0 &&
        (header_.version < oldestMapVersion || header_.version > newestMapVersion))
      return fail(octreeTexts["ogz.version"], {{"version", header_.version},
                                               {"oldest", oldestMapVersion},
                                               {"newest", newestMapVersion}});
    reader_.takeSigned();  // The header's size, which the version says too.
    header_.worldSize = reader_.takeSigned();
    header_.entities = reader_.takeSigned();
    reader_.skip(8);  // What is visible from where, and light maps: both follow the cubes.
    if (header_.version <= 28) {
      reader_.skip(oldRest);
    } else {
      reader_.skip(4);  // The blend map follows too.
      header_.variables = reader_.takeSigned();
      if (header_.version >= 30) header_.virtualSlots = reader_.takeSigned();
    }
    return checkEnd().and_then([this] { return checkHeader(); });
  }

  Result<void> checkHeader() const {
    const int size = header_.worldSize;
    if (size <= 0 || !std::has_single_bit(static_cast<unsigned>(size)))
      return fail(octreeTexts["ogz.world_size"], {{"size", size}});
    return checkCount(header_.entities, "entities")
        .and_then([this] { return checkCount(header_.variables, "variables"); })
        .and_then([this] { return checkCount(header_.virtualSlots, "texture slots"); });
  }

  void skipText() { reader_.skip(reader_.take<std::uint16_t>()); }

  Result<void> takeVariables() {
    for (int i = 0; i < header_.variables && reader_.missing() == 0 && task_.step(); ++i) {
      const int type = reader_.take<std::uint8_t>();
      if (type > 2) return fail(octreeTexts["ogz.variable"], {{"type", type}});
      skipText();
      if (type == 2) {
        skipText();
      } else {
        reader_.skip(4);
      }
    }
    return checkEnd();
  }

  /// The game's name, its own bytes, recently used textures, and entities.
  Result<void> takeTables() {
    constexpr std::size_t entityBytes = 24;
    reader_.skip(std::size_t{reader_.take<std::uint8_t>()} + 1);
    const std::size_t extra = reader_.take<std::uint16_t>();
    skipText();
    reader_.skip(2 * std::size_t{reader_.take<std::uint16_t>()});
    reader_.skip(static_cast<std::size_t>(header_.entities) * (entityBytes + extra));
    return checkEnd();
  }

  /// Changes of textures; a negative number stands for so many that have none.
  Result<void> takeVirtualSlots() {
    std::int64_t left = header_.virtualSlots;
    while (left > 0 && reader_.missing() == 0 && task_.step()) {
      const int changed = reader_.takeSigned();
      left += changed < 0 ? changed : -1;
      if (changed >= 0) skipVirtualSlot(static_cast<unsigned>(changed));
    }
    return checkEnd();
  }

  void skipVirtualSlot(unsigned changed) {
    constexpr std::array<std::size_t, 7> sizes{4, 4, 8, 8, 4, 8, 12};  // Of bits 1 to 7.
    reader_.skip(4);                                                   // The slot before it.
    if ((changed & 1) != 0) skipShaderParameters();
    for (std::size_t bit = 0; bit < sizes.size(); ++bit)
      if ((changed >> (bit + 1) & 1) != 0) reader_.skip(sizes[bit]);
  }

  void skipShaderParameters() {
    const int count = reader_.take<std::uint16_t>();
    for (int i = 0; i < count && reader_.missing() == 0; ++i) {
      skipText();
      reader_.skip(16);
    }
  }

  /// The root has no byte of its own.
  Result<void> takeCubes() {
    builder_.openOctant();
    while (!builder_.isComplete()) {
      if (!task_.step()) return failure(baseTexts["task.cancelled"]);
      if (auto taken = takeCube(); !taken) return taken;
    }
    return {};
  }

  Result<void> takeCube() {
    if (++cubes_ > limits::octreeCubes)
      return fail(octreeTexts["octree.too_many"], {{"limit", limits::octreeCubes}});
    const int first = reader_.take<std::uint8_t>();
    const int kind = first & 7;
    if (kind > reducedDetail) return fail(octreeTexts["ogz.cube"], {{"type", kind}});
    if (kind == children) return checkEnd().and_then([this] { return openOctant(); });
    PackedCodes codes{};
    const bool isUsable = kind == normal && takeEdges(codes);
    skipLooks(first);
    if (auto whole = checkEnd(); !whole) return whole;
    if (kind == reducedDetail) return openOctant();
    if (isUsable) {
      builder_.addNormal(codes);
    } else if (kind == solid) {
      builder_.addSolid();
    } else {
      builder_.addEmpty();
    }
    return {};
  }

  Result<void> openOctant() {
    if (!builder_.mayOpen())
      return fail(octreeTexts["octree.too_deep"], {{"limit", limits::octreeDepth}});
    builder_.openOctant();
    return {};
  }

  /// Whether all edges start before they end, and within the cube.
  bool takeEdges(PackedCodes& codes) {
    Indentation indentation;
    bool isUsable = true;
    for (const std::uint8_t edge : edgeOrder) {
      const int byte = reader_.take<std::uint8_t>();
      const int start = byte & 15;
      const int end = byte >> 4;
      isUsable = isUsable && start <= end && end <= eighths;
      indentation[edge] = {static_cast<std::uint8_t>(start), static_cast<std::uint8_t>(end)};
    }
    if (isUsable) codes = packed(indentation);
    return isUsable;
  }

  /// Textures, materials, light and merged faces of a leaf.
  void skipLooks(int first) {
    reader_.skip(6 * sizeof(std::uint16_t));
    if (header_.version >= 32) return skipSurfaces(first);
    skipOldSurfaces();
    if (header_.version >= 20 && (first & 0x80) != 0) skipOldMerges();
  }

  void skipOldSurfaces() {
    const int mask = reader_.take<std::uint8_t>();
    if ((mask & 0x80) != 0) reader_.skip(1);
    if ((mask & 0x3f) == 0) return;
    int count = 6;
    for (int i = 0; i < count; ++i) {
      if (i < 6 && (mask >> i & 1) == 0) continue;
      const ByteView surface = reader_.take(std::size_t{16});
      if (i >= 6) continue;
      if ((mask & 0x40) != 0) reader_.skip(12);
      if (!surface.empty() && (surface[15] & 2) != 0) ++count;
    }
  }

  void skipOldMerges() {
    const int merged = reader_.take<std::uint8_t>();
    if ((merged & 0x80) == 0) return;
    const unsigned mask = reader_.take<std::uint8_t>() & 0x3fU;
    reader_.skip(8 * static_cast<std::size_t>(std::popcount(mask)));
  }

  void skipSurfaces(int first) {
    if ((first & 0x40) != 0) reader_.skip(header_.version == 32 ? 1 : 2);
    if ((first & 0x80) != 0) reader_.skip(1);
    if ((first & 0x20) == 0) return;
    const unsigned mask = reader_.take<std::uint8_t>();
    reader_.skip(1);
    for (int face = 0; face < faceCount; ++face)
      if ((mask >> face & 1) != 0) skipSurface();
  }

  /// Vertices of one face: positions, light coordinates and normals, of which some are left out.
  void skipSurface() {
    reader_.skip(2);
    const unsigned vertexMask = reader_.take<std::uint8_t>();
    const unsigned count = reader_.take<std::uint8_t>();
    const std::size_t layers = (count & 0x80) != 0 ? 2 : 1;
    const std::size_t vertices = count & 15;
    if (vertices == 0) return;
    bool hasPositions = (vertexMask & 0x04) != 0;
    bool hasLight = (vertexMask & 0x40) != 0;
    bool hasNormals = (vertexMask & 0x80) != 0;
    if (vertices == 4 && hasPositions && (vertexMask & 1) != 0) {
      reader_.skip(8);
      hasPositions = false;
    }
    if (vertices == 4 && hasLight && (vertexMask & 2) != 0) {
      reader_.skip(8 * layers);
      hasLight = false;
    }
    if (hasNormals && (vertexMask & 8) != 0) {
      reader_.skip(2);
      hasNormals = false;
    }
    const std::size_t each =
        (hasPositions ? 4 : 0) + (hasLight ? 4 * layers : 0) + (hasNormals ? 2 : 0);
    reader_.skip(vertices * each);
  }

  LittleEndianReader reader_;
  const Task& task_;
  Header header_;
  std::size_t cubes_ = 0;
  OctreeBuilder builder_{childOrder};
};

InflaterTexts unpackingTexts() {
  return {octreeTexts["ogz.unpacks_too_large"], octreeTexts["ogz.not_gzip"],
          octreeTexts["ogz.packed_truncated"]};
}

/// Whether what is packed begins with these letters and a small number: a version, not a word.
bool packsMap(ByteView bytes, std::string_view magic) {
  constexpr std::size_t versionBytes = 4;
  if (!looksLikeGzip(bytes)) return false;
  Inflater inflater(Packing::gzip, unpackingTexts());
  const ByteView begin = inflater.beginning(bytes, magic.size() + versionBytes);
  if (!textOf(begin).starts_with(magic)) return false;
  return begin.size() < magic.size() + versionBytes || begin.back() == 0;
}

}  // namespace

bool looksLikeOgz(ByteView bytes) { return packsMap(bytes, ogzMagic); }

bool looksLikeRedEclipse(ByteView bytes) {
  return packsMap(bytes, "MAPZ") || packsMap(bytes, "BFGZ");
}

Result<CubeMap> readOgz(ByteView bytes, const Task& task) {
  const auto unpacked = unpackGzip(bytes, limits::mapBytes, unpackingTexts(), task);
  if (!unpacked) return tl::unexpected(unpacked.error());
  auto map = MapReader(unpacked->bytes, task).read();
  if (map) map->leftOver = unpacked->leftOver;
  return map;
}

Result<OctreeFile> readOctreeFile(ByteView bytes, const Task& task) {
  if (looksLikeNxoc(bytes))
    return readNxoc(bytes, task).map([](Octree&& octree) {
      return OctreeFile{std::move(octree), usualSize, 0};
    });
  if (looksLikeOgz(bytes))
    return readOgz(bytes, task).map([](CubeMap&& map) {
      return OctreeFile{std::move(map.octree), map.size, map.leftOver};
    });
  return failure(octreeTexts["octree_file.unknown"]);
}

}  // namespace wb::octree
