#include "model/asset/encode.h"

#include "model/asset/asset.h"
#include "model/asset/detail/blocks.h"
#include "model/core/compression.h"
#include "model/core/llsd.h"
#include "model/core/threads.h"

#include <utility>

namespace wb::asset {
namespace {

/// A header and the blocks behind it, as far as they are written.
class AssetWriter {
 public:
  explicit AssetWriter(const MeshAsset& asset) : header_(asset.otherKeys) {
    header_.insert_or_assign("version", asset.version);
    if (asset.creator) header_.insert_or_assign("creator", *asset.creator);
    if (asset.date) header_.insert_or_assign("date", llsd::Date{*asset.date});
    if (asset.recordedCosts)
      header_.insert_or_assign("physics_cost_data", writeRecordedCosts(*asset.recordedCosts));
  }

  void add(std::string_view name, ByteView stored, llsd::Map entry = {}) {
    entry.insert_or_assign("offset", static_cast<std::int32_t>(body_.size()));
    entry.insert_or_assign("size", static_cast<std::int32_t>(stored.size()));
    header_.insert_or_assign(std::string(name), std::move(entry));
    body_.insert(body_.end(), stored.begin(), stored.end());
  }

  Bytes finish() && {
    Bytes bytes = llsd::writeBinary(std::move(header_));
    bytes.insert(bytes.end(), body_.begin(), body_.end());
    return bytes;
  }

 private:
  llsd::Map header_;
  Bytes body_;
};

struct WrittenBlock {
  Bytes stored;  ///< Empty: the asset has none.
  std::size_t contentBytes = 0;
};

WrittenBlock written(const llsd::Value& content) {
  const Bytes bytes = llsd::writeBinary(content);
  return {deflated(bytes), bytes.size()};
}

WrittenBlock written(const Faces& faces, const Task& task = {}) {
  Bytes content;
  writeFaces(faces, [&](ByteView piece) {
    if (task.step()) content.insert(content.end(), piece.begin(), piece.end());
  });
  return {deflated(content, task), content.size()};
}

WrittenBlock written(const MeshAsset& asset, BlockKind kind) {
  switch (kind) {
    case BlockKind::skin:
      return asset.skin ? written(writeSkin(*asset.skin)) : WrittenBlock{};
    case BlockKind::physicsConvex:
      return asset.physicsConvex ? written(writePhysicsConvex(*asset.physicsConvex))
                                 : WrittenBlock{};
    default:
      const auto& faces = facesOf(asset, kind);
      return faces ? written(*faces) : WrittenBlock{};
  }
}

}  // namespace

Encoded encoded(const MeshAsset& asset) {
  std::array<WrittenBlock, blockNames.size()> blocks;
  inParallel(blocks.size(), 1, 0, [&](std::size_t begin, std::size_t) {
    blocks[begin] = written(asset, blockNames[begin].kind);
  });
  Encoded result;
  AssetWriter writer(asset);
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    if (blocks[i].stored.empty()) continue;
    writer.add(blockNames[i].name, blocks[i].stored);
    result.contentBytes[static_cast<std::size_t>(blockNames[i].kind)] = blocks[i].contentBytes;
  }
  for (const OpaqueBlock& block : asset.otherBlocks)
    writer.add(block.name, block.stored, block.otherKeys);
  result.bytes = std::move(writer).finish();
  return result;
}

Bytes encode(const MeshAsset& asset) { return encoded(asset).bytes; }

std::size_t encodedSize(const Faces& level, const Task& task) {
  return written(level, task).stored.size();
}

Result<Stored> stored(MeshAsset asset, const Task& task) {
  Encoded own = encoded(asset);
  auto read = decode(own, std::move(asset), task);
  if (!read) return failure(std::move(read));
  return Stored{std::move(own.bytes), std::move(*read)};
}

}  // namespace wb::asset
