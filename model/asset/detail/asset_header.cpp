#include "model/asset/detail/asset_header.h"

#include "model/asset/asset.h"
#include "model/asset/asset_texts.h"
#include "model/asset/decode.h"
#include "model/asset/detail/blocks.h"
#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/core/llsd.h"

#include <algorithm>
#include <utility>

namespace wb::asset {
namespace {

bool isKnownBlock(std::string_view key) {
  return std::ranges::any_of(
      blockNames, [&](const BlockName& block) { return key == block.name || key == block.alias; });
}

/// A key as binary LLSD holds it: its tag, a length of four bytes, the text.
std::string storedKey(std::string_view key) {
  return std::string("k\0\0\0", 4) + static_cast<char>(key.size()) + std::string(key);
}

bool isListedBlock(const llsd::Value& value) { return value.find("offset") && value.find("size"); }

class HeaderReader {
 public:
  HeaderReader(llsd::Parsed&& parsed, Findings& findings, const Task& task)
      : keys_(std::move(*parsed.value.get<llsd::Map>())),
        offsets_(std::move(parsed.keyOffsets)),
        findings_(findings),
        task_(task) {
    header_.asset.headerBytes = parsed.bytes;
  }

  Result<Header> read() {
    if (auto version = readVersion(); !version) return failure(std::move(version));
    takeInto(asset().creator, "creator");
    if (auto* date = valueAt<llsd::Date>("date")) {
      asset().date = date->seconds;
      keys_.erase("date");
    }
    readCosts();
    if (auto done = readEntries(); !done) return failure(std::move(done));
    asset().otherKeys = std::move(keys_);
    return std::move(header_);
  }

 private:
  MeshAsset& asset() { return header_.asset; }

  template <class T>
  T* valueAt(std::string_view key) {
    const auto entry = keys_.find(key);
    return entry == keys_.end() ? nullptr : entry->second.get<T>();
  }

  template <class T>
  void takeInto(std::optional<T>& target, const std::string& key) {
    if (auto* value = valueAt<T>(key)) {
      target = std::move(*value);
      keys_.erase(key);
    }
  }

  /// The last of equal keys is the one that counts.
  std::string placeOf(std::string_view key) const {
    const auto same = std::ranges::equal_range(offsets_, key, {}, &llsd::KeyOffset::key);
    return "byte " + std::to_string(same.empty() ? 0 : same.back().offset);
  }

  void find(Text text, std::vector<Argument> arguments, std::string_view key) {
    findings_.add({Severity::error, text, std::move(arguments), placeOf(key), 1, {}});
  }

  Result<void> readVersion() {
    std::optional<std::int32_t> version;
    takeInto(version, "version");
    if (keys_.erase("version") > 0)
      find(assetTexts["asset.wrong_type"], {{"key", "version"}, {"expected", "an integer"}},
           "version");
    asset().version = version.value_or(asset().version);
    if (asset().version <= limits::assetMajorVersion) return {};
    return failure(assetTexts["asset.version"],
                   {{"version", asset().version}, {"limit", limits::assetMajorVersion}},
                   placeOf("version"));
  }

  void readCosts() {
    constexpr std::string_view key = "physics_cost_data";
    const auto entry = keys_.find(key);
    if (entry == keys_.end()) return;
    auto costs = readRecordedCosts(std::move(entry->second));
    keys_.erase(entry);
    if (costs) {
      asset().recordedCosts = std::move(*costs);
    } else {
      find(costs.error().text, std::move(costs.error().arguments), key);
    }
  }

  Result<void> readEntries() {
    for (auto entry = keys_.begin(); entry != keys_.end();) {
      if (!task_.step()) return failure(baseTexts["task.cancelled"]);
      const auto current = entry++;
      if (isKnownBlock(current->first) || isListedBlock(current->second)) readEntry(current);
    }
    std::ranges::stable_sort(header_.entries, {}, &BlockEntry::offset);
    return {};
  }

  void readEntry(llsd::Map::iterator at) {
    auto node = keys_.extract(at);
    BlockEntry entry{node.key(), 0, 0, {}};
    if (const auto* map = node.mapped().get<llsd::Map>()) entry.otherKeys = *map;
    const auto offset = takeSize(entry.otherKeys, "offset");
    const auto size = takeSize(entry.otherKeys, "size");
    if (!offset || !size) {
      find(assetTexts["asset.bad_entry"], {{"name", entry.name}}, entry.name);
      header_.unusable.push_back(std::move(entry.name));
    } else if (*size > 0) {
      entry.offset = *offset;
      entry.size = *size;
      header_.entries.push_back(std::move(entry));
    } else if (isKnownBlock(entry.name)) {
      header_.empty.push_back(std::move(entry.name));
    }
  }

  static std::optional<std::size_t> takeSize(llsd::Map& map, std::string_view key) {
    const auto entry = map.find(key);
    if (entry == map.end()) return std::nullopt;
    const auto node = map.extract(entry);
    const auto* number = node.mapped().get<std::int32_t>();
    if (!number || *number < 0) return std::nullopt;
    return static_cast<std::size_t>(*number);
  }

  llsd::Map keys_;
  std::vector<llsd::KeyOffset> offsets_;
  Findings& findings_;
  const Task& task_;
  Header header_;
};

/// Whether an unfinished header's first key is one that only a mesh asset's header begins with.
bool beginsWithAssetKey(ByteView bytes) {
  constexpr std::array<std::string_view, 6> others{
      "creator", "date", "material_list", "physics_havok", "physics_cost_data", "version"};
  constexpr std::size_t mapBegin = 5;  // a brace and a count
  if (bytes.size() < mapBegin || bytes[0] != '{') return false;
  const std::string_view rest = textOf(bytes).substr(mapBegin);
  const auto begins = [&](std::string_view key) {
    return !key.empty() && rest.starts_with(storedKey(key));
  };
  return std::ranges::any_of(others, begins) ||
         std::ranges::any_of(blockNames, [&](const BlockName& block) {
           return begins(block.name) || begins(block.alias);
         });
}

/// A header that ends too soon is that of a file that was cut.
Diagnostic inHeader(Diagnostic problem, std::size_t fileBytes) {
  if (problem.text.code == "llsd.truncated" || problem.text.code == "llsd.impossible_count")
    return {problem.severity,
            assetTexts["asset.header_cut"],
            {{"file", fileBytes}},
            std::move(problem.place),
            1,
            {}};
  problem.place = "header, " + problem.place;
  return problem;
}

}  // namespace

Result<Header> readHeader(ByteView bytes, Findings& findings, const Task& task) {
  auto parsed = llsd::readBinary(bytes, task);
  if (!parsed) return tl::unexpected(inHeader(std::move(parsed).error(), bytes.size()));
  if (!parsed->value.get<llsd::Map>()) return failure(assetTexts["asset.no_header"], {}, "byte 0");
  return HeaderReader(std::move(*parsed), findings, task).read();
}

bool beginsLikeHeader(ByteView bytes) {
  constexpr std::size_t count = 4;  // bytes, of which the first is 0 for any map that can be read
  if (bytes.empty() || bytes[0] != '{') return false;
  return bytes.size() == 1 ||
         (bytes[1] == 0 && (bytes.size() <= count + 1 || bytes[count + 1] == 'k'));
}

bool looksLikeMeshAsset(ByteView bytes, const Task& task) {
  const auto parsed = llsd::readBinary(bytes, task);
  if (!parsed) return beginsWithAssetKey(bytes);
  const auto* map = parsed->value.get<llsd::Map>();
  return map && std::ranges::any_of(*map, [](const auto& entry) {
           return isKnownBlock(entry.first) && isListedBlock(entry.second);
         });
}

}  // namespace wb::asset
