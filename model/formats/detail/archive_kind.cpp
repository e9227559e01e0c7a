#include "model/formats/detail/archive_kind.h"

#include "model/core/compression.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace wb::import {
namespace {

constexpr std::size_t tarMagicAt = 257;

std::string_view fieldOf(std::string_view header, std::size_t at, std::size_t size) {
  const std::string_view field = header.substr(at, size);
  return field.substr(0, field.find('\0'));
}

/// Of a tar's header; nothing where it is none.
std::optional<std::size_t> octal(std::string_view field) {
  std::size_t value = 0;
  bool hasDigit = false;
  for (const char c : field) {
    if (c >= '0' && c <= '7') {
      value = value * 8 + static_cast<std::size_t>(c - '0');
      hasDigit = true;
    } else if (c != ' ' || hasDigit) {
      break;
    }
  }
  return hasDigit ? std::optional(value) : std::nullopt;
}

bool isOfOpenSim(std::string_view path) {
  constexpr std::array<std::string_view, 7> folders{
      "assets/", "inventory/", "landdata/", "objects/", "regions/", "settings/", "terrains/"};
  while (path.starts_with("./")) path.remove_prefix(2);
  return path == "archive.xml" || std::ranges::any_of(folders, [path](std::string_view folder) {
           return path.starts_with(folder);
         });
}

/// Entries that describe the next, and folders, are passed over.
bool isTarOfOpenSim(std::string_view tar) {
  constexpr std::size_t block = 512;
  while (tar.size() >= block) {
    const std::string_view header = tar.substr(0, block);
    if (header.substr(tarMagicAt, 5) != "ustar") return false;
    const std::string_view path = fieldOf(header, 0, 100);
    const auto size = octal(fieldOf(header, 124, 12));
    const char type = header[156];
    if (isOfOpenSim(path)) return true;
    if (std::string_view("xgLK5").find(type) == std::string_view::npos || !size) return false;
    tar.remove_prefix(std::min(tar.size(), block + (*size + block - 1) / block * block));
  }
  return false;
}

}  // namespace

bool looksLikeArchive(ByteView bytes) {
  const std::string_view text = textOf(bytes);
  return looksLikeGzip(bytes) ||
         (text.size() > tarMagicAt && text.substr(tarMagicAt).starts_with("ustar"));
}

bool looksLikeOpenSimArchive(ByteView bytes) {
  if (!looksLikeArchive(bytes)) return false;
  if (!looksLikeGzip(bytes)) return isTarOfOpenSim(textOf(bytes));
  GzipStream gzip(bytes);
  return isTarOfOpenSim(textOf(gzip.next()));
}

}  // namespace wb::import
