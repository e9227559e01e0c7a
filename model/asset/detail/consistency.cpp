// Problem: what the header of an asset says that cannot be true.
// Method: overlapping blocks by a sweep over the blocks in the order of their offsets, each against
// the one that ends last so far; misspelt names by edit distance (model/core/plain_text.h).
// Cost: linear in blocks, and in names times the known ones.

#include "model/asset/detail/consistency.h"

#include "model/asset/asset.h"
#include "model/asset/asset_texts.h"
#include "model/core/plain_text.h"

#include <algorithm>
#include <string>

namespace wb::asset {
namespace {

Diagnostic problem(Text text, std::vector<Argument> arguments, std::string place) {
  return {Severity::error, text, std::move(arguments), std::move(place), 1, {}};
}

bool isLod(std::string_view name) {
  return std::ranges::any_of(allLods, [name](Lod lod) { return name == blockName(lod); });
}

bool isSpelling(std::string_view name, const BlockName& block) {
  return name == block.name || name == block.alias;
}

/// Whether two entries are one block under its two spellings.
bool areOne(const BlockEntry& a, const BlockEntry& b) {
  const bool sameBytes = a.offset == b.offset && a.size == b.size;
  return sameBytes && std::ranges::any_of(blockNames, [&](const BlockName& block) {
           return isSpelling(a.name, block) && isSpelling(b.name, block);
         });
}

Diagnostic overlap(const BlockEntry& entry, const BlockEntry& other, std::size_t headerBytes) {
  const std::size_t begin = headerBytes + entry.offset;
  const std::size_t otherBegin = headerBytes + other.offset;
  return problem(assetTexts["asset.overlapping_blocks"],
                 {{"begin", begin},
                  {"end", begin + entry.size},
                  {"other", other.name},
                  {"otherBegin", otherBegin},
                  {"otherEnd", otherBegin + other.size}},
                 entry.name + " at byte " + std::to_string(begin));
}

bool lists(const Header& header, std::string_view name) {
  return std::ranges::count(header.entries, name, &BlockEntry::name) > 0 ||
         std::ranges::count(header.unusable, name) > 0;
}

std::string placeOfMissing(std::string_view name) {
  return "header at byte 0, " + std::string(name);
}

void findMissingLods(const Header& header, Damage& damage, Diagnostics& findings) {
  std::optional<Lod> below;
  for (auto lod = allLods.rbegin(); lod != allLods.rend(); ++lod) {
    const std::string_view name = blockName(*lod);
    if (lists(header, name)) {
      below = *lod;
    } else if (*lod == Lod::high) {
      damage.lods[0] = true;
      findings.push_back(problem(validationTexts["asset.lod_missing"], {}, placeOfMissing(name)));
    } else if (below && !header.asset.isEstimate()) {
      findings.push_back(problem(validationTexts["asset.lod_gap"], {{"lower", blockName(*below)}},
                                 placeOfMissing(name)));
    }
  }
}

/// Blocks that are known, whether or not they are read.
bool isUnderstood(std::string_view name) {
  return name == "physics_havok" || std::ranges::any_of(blockNames, [name](const BlockName& block) {
           return isSpelling(name, block);
         });
}

const BlockName* nearestBlock(std::string_view name) {
  std::vector<std::string_view> known;
  for (const BlockName& block : blockNames) {
    known.push_back(block.name);
    if (!block.alias.empty()) known.push_back(block.alias);
  }
  const auto nearest = nearestWord(name, known);
  if (!nearest) return nullptr;
  return &*std::ranges::find_if(
      blockNames, [&](const BlockName& block) { return isSpelling(*nearest, block); });
}

/// So near that one or two letters were damaged.
bool isMisspelt(std::string_view name, const BlockName& block) {
  constexpr std::size_t most = 2;
  return editDistance(name, block.name) <= most ||
         (!block.alias.empty() && editDistance(name, block.alias) <= most);
}

Diagnostic unknownBlock(const Header& header, const BlockEntry& entry, Damage& damage) {
  const std::string place =
      entry.name + " at byte " + std::to_string(header.asset.headerBytes + entry.offset);
  const BlockName* nearest = nearestBlock(entry.name);
  if (!nearest)
    return {
        Severity::warning, assetTexts["asset.unknown_block"], {{"name", entry.name}}, place, 1, {}};
  std::vector<Argument> names{{"name", entry.name}, {"nearest", nearest->name}};
  if (lists(header, nearest->name) || lists(header, nearest->alias) ||
      !isMisspelt(entry.name, *nearest))
    return {
        Severity::warning, assetTexts["asset.unknown_block_near"], std::move(names), place, 1, {}};
  damageOf(damage, nearest->kind) = true;
  return problem(assetTexts["asset.misspelt_block"], std::move(names), place);
}

}  // namespace

std::optional<Diagnostic> indicesPastVertices(const Face& face) {
  const std::size_t vertices = face.positions.size();
  std::vector<std::uint32_t> wrong;
  for (std::uint32_t i = 0; i < face.triangles.size(); ++i) {
    const auto greatest = std::ranges::max(face.triangles[i]);
    if (greatest >= vertices && greatest > 0) wrong.push_back(i);
  }
  if (wrong.empty()) return {};
  Diagnostic found =
      problem(validationTexts["asset.index_past_vertices"],
              {{"count", wrong.size()}, {"vertices", vertices}, {"triangles", listed(wrong)}}, {});
  found.count = wrong.size();
  return found;
}

Diagnostics overlaps(const std::vector<BlockEntry>& entries, std::size_t headerBytes,
                     std::size_t fileBytes, Damage& damage) {
  Diagnostics findings;
  const BlockEntry* farthest = nullptr;  // of the blocks so far, the one that ends last
  for (const BlockEntry& entry : entries) {
    const std::size_t end = entry.offset + entry.size;
    if (headerBytes + end > fileBytes) continue;
    const std::size_t reached = farthest ? farthest->offset + farthest->size : 0;
    if (entry.offset < reached && !areOne(entry, *farthest)) {
      findings.push_back(overlap(entry, *farthest, headerBytes));
      damage.lodSizes |= isLod(entry.name) || isLod(farthest->name);
    }
    if (end > reached) farthest = &entry;
  }
  return findings;
}

Diagnostics missingBlocks(const Header& header, Damage& damage) {
  Diagnostics findings;
  findMissingLods(header, damage, findings);
  const auto convex = std::ranges::find(blockNames, BlockKind::physicsConvex, &BlockName::kind);
  if (!header.asset.isEstimate() && !lists(header, convex->name) && !lists(header, convex->alias))
    findings.push_back(
        problem(validationTexts["asset.no_physics_convex"], {}, placeOfMissing(convex->name)));
  return findings;
}

bool& damageOf(Damage& damage, BlockKind kind) {
  switch (kind) {
    case BlockKind::skin:
      return damage.any;
    case BlockKind::physicsConvex:
      return damage.physicsConvex;
    case BlockKind::physicsMesh:
      return damage.physicsMesh;
    case BlockKind::high:
      return damage.lods[0];
    case BlockKind::medium:
      return damage.lods[1];
    case BlockKind::low:
      return damage.lods[2];
    case BlockKind::lowest:
      break;
  }
  return damage.lods[3];
}

Diagnostics unknownBlocks(const Header& header, Damage& damage) {
  Diagnostics findings;
  for (const BlockEntry& entry : header.entries)
    if (!isUnderstood(entry.name)) findings.push_back(unknownBlock(header, entry, damage));
  return findings;
}

Diagnostics leftOverBytes(const Header& header, std::size_t fileBytes) {
  std::size_t end = header.asset.headerBytes;
  for (const BlockEntry& entry : header.entries)
    end = std::max(end, header.asset.headerBytes + entry.offset + entry.size);
  if (header.entries.empty() || end >= fileBytes) return {};
  return {{Severity::warning,
           assetTexts["asset.left_over"],
           {{"count", fileBytes - end}},
           "byte " + std::to_string(end),
           1,
           {}}};
}

}  // namespace wb::asset
