// Problem: read mesh assets that are cut, damaged or hostile, and keep all that is whole.
// Method: the header first, then each block by itself: inflate, parse as binary LLSD, take its
// fields. What fails costs that block alone and is a finding; then the blocks are held against the
// header (detail/consistency.h). What a file's content decides the size of is drawn from the task's
// budget before it is made, and bounded by limits.h.
// Cost: linear in the inflated bytes. Measured beside zlib alone by
// `./dev bench --benchmark_filter=asset` (tests/benchmarks/read_asset.cpp).

#include "model/asset/decode.h"

#include "model/asset/asset.h"
#include "model/asset/asset_texts.h"
#include "model/asset/detail/asset_header.h"
#include "model/asset/detail/blocks.h"
#include "model/asset/detail/consistency.h"
#include "model/asset/encode.h"
#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/core/llsd.h"
#include "model/core/task.h"

#include <algorithm>
#include <utility>

namespace wb::asset {

Inflater::Inflater()
    : wb::Inflater(Packing::zlib,
                   {assetTexts["asset.inflates_too_large"], assetTexts["asset.not_zlib"],
                    assetTexts["asset.stream_truncated"]}) {}

namespace {

template <class T>
Result<void> assign(std::optional<T>& target, Result<T>&& read) {
  if (!read) return failure(std::move(read));
  target = std::move(*read);
  return {};
}

Result<void> readBlock(BlockKind kind, llsd::Value&& content, MeshAsset& asset) {
  switch (kind) {
    case BlockKind::skin:
      return assign(asset.skin, readSkin(std::move(content)));
    case BlockKind::physicsConvex:
      return assign(asset.physicsConvex, readPhysicsConvex(std::move(content)));
    default:
      return assign(facesOf(asset, kind), readFaces(std::move(content)));
  }
}

/// The content of blocks that was there before they were.
struct Known {
  MeshAsset& source;
  const Encoded& encoded;

  std::size_t contentBytes(BlockKind kind) const {
    return encoded.contentBytes[static_cast<std::size_t>(kind)];
  }

  void moveTo(MeshAsset& asset, BlockKind kind) const {
    switch (kind) {
      case BlockKind::skin:
        asset.skin = std::move(source.skin);
        break;
      case BlockKind::physicsConvex:
        asset.physicsConvex = std::move(source.physicsConvex);
        break;
      default:
        facesOf(asset, kind) = std::move(facesOf(source, kind));
    }
  }
};

/// Reads the blocks that a header lists. A broken one is left out and named.
class AssetReader {
 public:
  AssetReader(ByteView bytes, Header&& header, Findings& findings, const Task& task,
              const Known* known)
      : bytes_(bytes),
        known_(known),
        findings_(findings),
        task_(task),
        held_(task),
        header_(std::move(header)),
        asset_(header_.asset),
        entries_(header_.entries) {}

  Result<Loaded<MeshAsset>> read() {
    for (const std::string& name : header_.unusable) markDamaged(name);
    add(overlaps(entries_, asset_.headerBytes, bytes_.size(), asset_.damage));
    for (BlockEntry& entry : entries_) {
      auto done = readEntry(entry);
      if (!task_.step()) return failure(baseTexts["task.cancelled"]);
      if (!done && isMemorySpent(done.error())) return failure(std::move(done));
      if (!done) find(entry, std::move(done.error()));
    }
    if (decoded_ == 0) return nothingDecoded();
    add(missingBlocks(header_, asset_.damage));
    add(unknownBlocks(header_, asset_.damage));
    add(leftOverBytes(header_, bytes_.size()));
    findEmptyPhysics();
    Diagnostics findings = findings_.take();
    asset_.damage.any = asset_.damage.any || std::ranges::any_of(findings, [](const auto& finding) {
                          return finding.severity == Severity::error;
                        });
    return Loaded<MeshAsset>{std::move(asset_), std::move(findings)};
  }

 private:
  tl::unexpected<Diagnostic> nothingDecoded() const {
    if (findings_.empty())
      return failure(assetTexts["asset.nothing_decoded"],
                     {{"reason", Sentence{assetTexts["asset.no_blocks"], {}}}},
                     "byte " + std::to_string(asset_.headerBytes));
    const Diagnostic& first = findings_.first();
    return failure(assetTexts["asset.nothing_decoded"],
                   {{"reason", Sentence{first.text, first.arguments}}}, first.place);
  }

  void add(Diagnostics&& problems) {
    for (Diagnostic& problem : problems) findings_.add(std::move(problem));
  }

  /// Nothing of it is lost, and yet it is not as it was written.
  void warn(const BlockEntry& entry, Text text, std::vector<Argument> arguments) {
    findings_.warn(entry.name + " at byte " + std::to_string(beginOf(entry)), text,
                   std::move(arguments));
  }

  /// Who gave an asset a physics mesh meant it to have triangles.
  void findEmptyPhysics() {
    const auto isPhysics = [this](const std::string& name) {
      return kindOf(name) == BlockKind::physicsMesh;
    };
    const Text text = assetTexts["asset.empty_physics_mesh"];
    const auto entry = std::ranges::find_if(entries_, isPhysics, &BlockEntry::name);
    const auto empty = std::ranges::find_if(header_.empty, isPhysics);
    if (entry != entries_.end() && asset_.physicsMesh && usableTriangles(*asset_.physicsMesh) == 0)
      warn(*entry, text, {});
    if (entry == entries_.end() && empty != header_.empty.end())
      findings_.warn("header at byte 0, " + *empty, text);
  }

  void find(const BlockEntry& entry, Diagnostic&& problem) {
    markDamaged(entry.name);
    std::string place = entry.name + " at byte " + std::to_string(beginOf(entry));
    if (!problem.place.empty()) place += ", " + problem.place;
    problem.place = std::move(place);
    findings_.add(std::move(problem));
  }

  /// Nothing that is known rests on a block that is not.
  void markDamaged(std::string_view name) {
    if (const auto kind = kindOf(name)) damageOf(asset_.damage, *kind) = true;
  }

  std::size_t beginOf(const BlockEntry& entry) const { return asset_.headerBytes + entry.offset; }

  Result<void> readEntry(BlockEntry& entry) {
    const std::size_t end = beginOf(entry) + entry.size;
    if (end > bytes_.size())
      return failure(assetTexts["asset.beyond_file"], {{"end", end}, {"file", bytes_.size()}});
    asset_.blocks.push_back({entry.name, entry.offset, entry.size, 0});
    const ByteView stored = bytes_.subspan(beginOf(entry), entry.size);
    const auto kind = kindOf(entry.name);
    return kind ? decodeBlock(*kind, entry, stored) : keepOpaque(entry, stored);
  }

  /// Nothing for an unknown block, and for the older spelling beside the newer.
  std::optional<BlockKind> kindOf(std::string_view name) const {
    const auto block = std::ranges::find_if(blockNames, [&](const BlockName& names) {
      return name == names.name ||
             (name == names.alias && !std::ranges::count(entries_, names.name, &BlockEntry::name));
    });
    if (block == blockNames.end()) return std::nullopt;
    return block->kind;
  }

  Result<void> decodeBlock(BlockKind kind, const BlockEntry& entry, ByteView stored) {
    const std::size_t most =
        std::min(limits::assetBlockBytes, limits::assetInflatedBytes - inflated_);
    const bool isKnown = known_ && known_->contentBytes(kind) <= most;
    const auto size = isKnown ? takeKnown(kind) : parseBlock(kind, entry, stored, most);
    if (!size) return tl::unexpected(size.error());
    asset_.blocks.back().decodedBytes = *size;
    ++decoded_;
    if (kind != BlockKind::skin && kind != BlockKind::physicsConvex)
      checkIndices(entry, *facesOf(asset_, kind));
    return {};
  }

  /// How long it was before it was deflated.
  Result<std::size_t> takeKnown(BlockKind kind) {
    const std::size_t size = known_->contentBytes(kind);
    inflated_ += size;
    if (auto taken = held_.take(size); !taken) return failure(std::move(taken));
    known_->moveTo(asset_, kind);
    return size;
  }

  /// How long it is inflated.
  Result<std::size_t> parseBlock(BlockKind kind, const BlockEntry& entry, ByteView stored,
                                 std::size_t most) {
    auto content = inflater_.inflate(stored, most, task_);
    if (!content) return failure(std::move(content));
    std::size_t leftOver = stored.size() - inflater_.taken();
    inflated_ += content->size();
    if (auto taken = held_.take(content->size()); !taken) return failure(std::move(taken));
    auto parsed = llsd::readBinary(*content, task_);
    if (!parsed) {
      std::string& place = parsed.error().place;
      if (!place.empty()) place += " of the decompressed data";
      return failure(std::move(parsed));
    }
    leftOver += content->size() - parsed->bytes;
    if (leftOver > 0) warn(entry, assetTexts["asset.block_left_over"], {{"count", leftOver}});
    HeldMemory values(task_);
    if (auto taken = values.take(llsd::heldBytes(parsed->value)); !taken)
      return failure(std::move(taken));
    if (auto read = readBlock(kind, std::move(parsed->value), asset_); !read)
      return failure(std::move(read));
    return content->size();
  }

  /// The faces are kept: most of them can be looked at.
  void checkIndices(const BlockEntry& entry, const Faces& faces) {
    for (std::size_t i = 0; i < faces.size(); ++i) {
      auto past = indicesPastVertices(faces[i]);
      if (!past) continue;
      past->place = "face " + std::to_string(i + 1);
      find(entry, std::move(*past));
    }
  }

  /// Blocks may overlap, so a small file could list far more bytes than it has.
  Result<void> keepOpaque(BlockEntry& entry, ByteView stored) {
    opaque_ += stored.size();
    if (opaque_ > bytes_.size()) return failure(assetTexts["asset.opaque_too_large"]);
    asset_.otherBlocks.push_back(
        {entry.name, Bytes(stored.begin(), stored.end()), std::move(entry.otherKeys)});
    return {};
  }

  ByteView bytes_;
  const Known* known_;  ///< Null: nothing is.
  Findings& findings_;
  const Task& task_;
  HeldMemory held_;  ///< For what is decoded.
  Header header_;
  MeshAsset& asset_;
  std::vector<BlockEntry>& entries_;
  Inflater inflater_;
  std::size_t inflated_ = 0;
  std::size_t opaque_ = 0;
  std::size_t decoded_ = 0;
};

Result<Loaded<MeshAsset>> decode(ByteView bytes, const Known* known, const Task& task) {
  Findings findings;
  auto header = readHeader(bytes, findings, task);
  if (!header) return failure(std::move(header));
  return AssetReader(bytes, std::move(*header), findings, task, known).read();
}

}  // namespace

Wholeness wholenessOf(const MeshAsset& mesh, std::size_t fileBytes) {
  if (mesh.damage.any) return Wholeness::unknown;
  std::size_t end = 0;
  for (const Block& block : mesh.blocks) end = std::max(end, block.offset + block.size);
  return mesh.headerBytes + end == fileBytes ? Wholeness::checked : Wholeness::consistent;
}

Result<Loaded<MeshAsset>> decode(ByteView bytes, const Task& task) {
  return decode(bytes, nullptr, task);
}

Result<Loaded<MeshAsset>> decode(const Encoded& encoded, MeshAsset&& source, const Task& task) {
  const Known known{source, encoded};
  return decode(encoded.bytes, &known, task);
}

}  // namespace wb::asset
