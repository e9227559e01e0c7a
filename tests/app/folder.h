#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace wb::app::test {

/// An empty folder of its own, gone at the end.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  /// The path of a file in it.
  std::string operator/(const std::string& name) const { return (path_ / name).string(); }
  /// Writes a file and gives its path.
  std::string write(const std::string& name, std::string_view content) const;
  /// The content of a file; empty if there is none.
  std::string read(const std::string& name) const;
  /// Names of all files in it, sorted.
  std::vector<std::string> names() const;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace wb::app::test
