#include "model/grid/detail/companions.h"

#include "model/core/digest.h"
#include "model/core/file.h"
#include "model/core/limits.h"

namespace wb::grid {
namespace {

constexpr std::string_view unreadable = "-";
constexpr std::string_view gap = "  ";

std::string lineOf(const std::filesystem::path& file, const Task& task) {
  const auto bytes = readFile(file, limits::fileBytes, task);
  std::string line = bytes ? sha256(*bytes) : std::string(unreadable);
  return line.append(gap).append(file.string()).append("\n");
}

}  // namespace

std::string companionsOf(const std::filesystem::path& source,
                         std::span<const std::filesystem::path> files, const Task& task) {
  std::string lines;
  for (const auto& file : files)
    if (file != source) lines += lineOf(file, task);
  return lines;
}

bool areUnchanged(std::string_view companions, const Task& task) {
  while (!companions.empty()) {
    const std::string_view line = companions.substr(0, companions.find('\n') + 1);
    const std::size_t end = line.find(gap);
    if (line.empty() || end == std::string_view::npos) return false;
    const std::string_view path = line.substr(end + gap.size());
    if (lineOf(path.substr(0, path.size() - 1), task) != line) return false;
    companions.remove_prefix(line.size());
  }
  return true;
}

}  // namespace wb::grid
