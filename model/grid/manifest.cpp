#include "model/grid/manifest.h"

#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/core/limits.h"
#include "model/core/plain_text.h"
#include "model/grid/detail/grid_texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <numeric>
#include <queue>
#include <set>
#include <system_error>
#include <utility>

// A manifest is a text: a first line, a line a file (its bytes, a tab, its path), and a last line
// with their number, so that one that was cut is known. Shares are dealt by Graham's rule of the
// longest first (LPT, at most a third more than the best), O(n log n); ties fall by number, so that
// every machine deals alike.

namespace wb::grid {
namespace {

constexpr std::string_view manifestHead = "weighbridge-manifest-1";
constexpr std::string_view manifestEnd = "files";
constexpr std::string_view manifestKey = "manifest";
constexpr std::string_view shareKey = "shard";
constexpr std::string_view shareInTables = "shard.";
/// Enough of a digest to tell manifests apart in a key.
constexpr std::size_t digestCharacters = 16;

/// A path on one line.
std::string onOneLine(std::string_view path) {
  std::string text;
  for (const char c : path) {
    if (c == '\\' || c == '\n') text += '\\';
    text += c == '\n' ? 'n' : c;
  }
  return text;
}

std::string fromOneLine(std::string_view text) {
  std::string path;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool isEscaped = text[i] == '\\' && i + 1 < text.size();
    if (isEscaped) ++i;
    path += isEscaped && text[i] == 'n' ? '\n' : text[i];
  }
  return path;
}

template <class Number>
std::optional<Number> wholeNumber(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return {};
  return number;
}

std::optional<Manifest::Entry> entryIn(std::string_view line) {
  const std::size_t tab = line.find('\t');
  if (tab == std::string_view::npos) return {};
  const auto bytes = wholeNumber<std::uintmax_t>(line.substr(0, tab));
  if (!bytes) return {};
  return Manifest::Entry{fromOneLine(line.substr(tab + 1)), *bytes};
}

tl::unexpected<Diagnostic> manifestRefusal(const std::filesystem::path& path, Text text) {
  return tl::unexpected(inFile(failure(text).value(), path.string()));
}

}  // namespace

std::optional<Share> shareIn(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return {};
  const auto number = wholeNumber<std::size_t>(text.substr(0, slash));
  const auto of = wholeNumber<std::size_t>(text.substr(slash + 1));
  if (!number || !of || *number < 1 || *number > *of || *of > mostShares) return {};
  return Share{*number, *of};
}

Result<void> writeManifest(const std::filesystem::path& path, std::span<const std::string> files) {
  std::string text(manifestHead);
  text += '\n';
  for (const std::string& file : files) {
    std::error_code none;
    const auto bytes = std::filesystem::file_size(file, none);
    text += fmt::format("{}\t{}\n", none ? 0 : bytes, onOneLine(file));
  }
  text += fmt::format("{}\t{}\n", manifestEnd, files.size());
  return writeFile(path, bytesOf(text));
}

Result<Manifest> readManifest(const std::filesystem::path& path) {
  const auto bytes = readFile(path);
  if (!bytes) return tl::unexpected(bytes.error());
  std::string_view text = textOf(*bytes);
  Manifest manifest{{}, sha256(*bytes)};
  if (takeLine(text) != manifestHead) return manifestRefusal(path, gridTexts["grid.no_manifest"]);
  while (!text.empty()) {
    const bool hasEnd = text.find('\n') != std::string_view::npos;
    const std::string_view line = takeLine(text);
    const bool isLast = line == fmt::format("{}\t{}", manifestEnd, manifest.entries.size());
    if (isLast && hasEnd && text.empty()) return manifest;
    auto entry = entryIn(line);
    if (!entry || !hasEnd) break;
    manifest.entries.push_back(std::move(*entry));
  }
  return manifestRefusal(path, gridTexts["grid.cut"]);
}

std::vector<std::size_t> filesOfShare(const Manifest& manifest, const Share& share) {
  const auto& entries = manifest.entries;
  std::vector<std::size_t> order(entries.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::ranges::greater{},
                           [&](std::size_t i) { return entries[i].bytes; });
  using Load = std::pair<std::uintmax_t, std::size_t>;  ///< Bytes of a share, and its number.
  std::priority_queue<Load, std::vector<Load>, std::greater<>> shares;
  for (std::size_t i = 1; i <= share.of; ++i) shares.emplace(0, i);
  std::vector<std::size_t> files;
  for (const std::size_t i : order) {
    const auto [bytes, number] = shares.top();
    shares.pop();
    // An empty file takes a little time too, so that no share gets all of them.
    shares.emplace(bytes + std::max<std::uintmax_t>(entries[i].bytes, 1), number);
    if (number == share.number) files.push_back(i);
  }
  std::ranges::sort(files);
  return files;
}

std::vector<MetaRow> shareRows(const Manifest& manifest, const Share& share) {
  return {{std::string(manifestKey), manifest.sha256},
          {std::string(shareKey), fmt::format("{}/{}", share.number, share.of)}};
}

std::vector<MetaRow> rememberedShares(std::span<const MetaRow> meta) {
  const auto manifest = std::ranges::find(meta, manifestKey, &MetaRow::first);
  const auto word = std::ranges::find(meta, shareKey, &MetaRow::first);
  if (manifest == meta.end() || word == meta.end()) return {};
  const auto share = shareIn(word->second);
  if (!share) return {};
  return {{fmt::format("{}{}.{}.{}", shareInTables, manifest->second.substr(0, digestCharacters),
                       share->of, share->number),
           word->second}};
}

std::string missingShares(std::span<const MetaRow> meta) {
  std::map<std::string, std::pair<std::size_t, std::set<std::size_t>>> manifests;
  for (const auto& [key, value] : meta) {
    const auto share = shareIn(value);
    if (!key.starts_with(shareInTables) || !share) continue;
    auto& [of, numbers] = manifests[key.substr(0, key.rfind('.'))];
    of = share->of;
    numbers.insert(share->number);
  }
  std::vector<std::string> missing;
  for (const auto& [manifest, shares] : manifests)
    for (std::size_t i = 1; i <= shares.first; ++i)
      if (!shares.second.contains(i)) missing.push_back(fmt::format("{}/{}", i, shares.first));
  return fmt::format("{}", fmt::join(missing, ", "));
}

}  // namespace wb::grid
