#include "tests/app/folder.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace wb::app::test {

Folder::Folder() {
  std::string pattern = (std::filesystem::temp_directory_path() / "weighbridge-XXXXXX").string();
  path_ = mkdtemp(pattern.data());
}

Folder::~Folder() {
  std::error_code none;
  std::filesystem::permissions(path_, std::filesystem::perms::owner_all, none);
  std::filesystem::remove_all(path_, none);
}

std::string Folder::write(const std::string& name, std::string_view content) const {
  std::ofstream(path_ / name, std::ios::binary) << content;
  return *this / name;
}

std::string Folder::read(const std::string& name) const {
  std::ifstream file(path_ / name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> Folder::names() const {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(path_))
    names.push_back(entry.path().filename().string());
  std::ranges::sort(names);
  return names;
}

}  // namespace wb::app::test
