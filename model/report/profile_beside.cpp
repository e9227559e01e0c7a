#include "model/report/profile_beside.h"

#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/core/limits.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <utility>

namespace wb::table {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t digitsOfSum = 8;

std::string besideName(const std::string& csv, const std::string& ending) {
  fs::path path = csv;
  return path.replace_filename(path.stem().string() + ending).string();
}

}  // namespace

std::optional<ProfileFile> profileBeside(const std::string& csv, const cost::Profile& profile,
                                         const cost::Profile& usual) {
  if (cost::isBuiltIn(profile)) return {};
  if (profile == usual) return ProfileFile{besideName(csv, ".profile.json"), profile};
  const std::string sum = sha256(bytesOf(cost::formatProfile(profile)));
  return ProfileFile{besideName(csv, ".profile_" + sum.substr(0, digitsOfSum) + ".json"), profile};
}

std::optional<ProfileFile> baselineBeside(const std::string& csv, const cost::Profile& profile) {
  if (cost::isBuiltIn(profile)) return {};
  return ProfileFile{besideName(csv, ".baseline.json"), profile};
}

Table namingProfile(Table table, std::string_view column, const ProfileFile& file) {
  const auto found = std::ranges::find(table.headings, column, &Heading::key);
  if (found == table.headings.end()) return table;
  const auto named = static_cast<std::size_t>(found - table.headings.begin());
  const std::string name = " (" + fs::path(file.path).filename().string() + ")";
  table.cell = [named, name, cell = std::move(table.cell)](std::size_t row, std::size_t at) {
    Cell value = cell(row, at);
    if (at == named)
      if (auto* text = std::get_if<std::string>(&value)) *text += name;
    return value;
  };
  return table;
}

bool isWritten(const ProfileFile& file) {
  const auto there = cost::readProfile(file.path);
  return there && there->findings.empty() && there->value == file.profile;
}

bool isAsWritten(const std::string& path) {
  const auto text = readFile(path, limits::profileBytes);
  const auto there = cost::readProfile(path);
  return text && there && textOf(*text) == cost::formatProfile(there->value);
}

Result<void> write(const ProfileFile& file) {
  return writeFile(file.path, bytesOf(cost::formatProfile(file.profile)));
}

}  // namespace wb::table
