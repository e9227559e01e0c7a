#pragma once

#include "model/core/file.h"
#include "tests/formats/models.h"
#include "tests/support/folder.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace wb::import::test {

/// A folder of models made for one test.
class ModelFile : public FolderTest {
 protected:
  std::filesystem::path file(const std::string& name, std::string_view text) {
    EXPECT_TRUE(writeFile(folder_ / name, bytesOf(text)));
    return folder_ / name;
  }

  /// A fixture under another name.
  std::filesystem::path copy(const std::string& fixture, const std::string& name) {
    std::filesystem::copy_file(test::fixture(fixture), folder_ / name);
    return folder_ / name;
  }
};

inline std::vector<std::string> sentences(const Diagnostics& findings) {
  std::vector<std::string> result;
  for (const Diagnostic& finding : findings) {
    Diagnostic inside = finding;
    inside.file.clear();
    result.push_back(line(inside));
  }
  return result;
}

}  // namespace wb::import::test
