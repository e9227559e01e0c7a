#include "model/core/folder_entries.h"

#include "model/core/file.h"
#include "tests/support/allocations.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

#include <new>
#include <set>
#include <string>

namespace wb {
namespace {

namespace fs = std::filesystem;

/// Longer than a string holds without memory of its own.
const std::string longName = "a name for which memory has to be allocated";

std::set<std::string> namesIn(const fs::path& folder) {
  std::set<std::string> names;
  EXPECT_FALSE(forEachName(folder, [&](const char* name) { names.insert(name); }));
  return names;
}

class FolderEntries : public FolderTest {
 protected:
  /// A folder with a file, a link out of it, and a folder with a file.
  fs::path filled() const {
    const fs::path folder = folder_ / "filled";
    fs::create_directories(folder / "inner");
    for (const fs::path& file :
         {folder_ / "outside", folder / longName, folder / ".hidden", folder / "inner" / "file"})
      EXPECT_TRUE(writeFile(file, bytesOf("content")));
    fs::create_symlink(folder_ / "outside", folder / "link");
    return folder;
  }
};

TEST_F(FolderEntries, AreAllNamesButTheFolderAndItsParent) {
  EXPECT_EQ(namesIn(filled()), (std::set<std::string>{longName, ".hidden", "inner", "link"}));
  EXPECT_EQ(namesIn(folder_ / "filled" / "inner"), std::set<std::string>{"file"});
  EXPECT_EQ(forEachName(folder_ / "none", [](const char*) { FAIL(); }),
            std::errc::no_such_file_or_directory);
}

TEST_F(FolderEntries, AreRemovedWithoutWhatLinksLeadTo) {
  removeAll(filled());
  EXPECT_EQ(namesIn(folder_), std::set<std::string>{"outside"});
  removeAll(folder_ / "none");
  removeAll(folder_ / "outside");
  EXPECT_TRUE(namesIn(folder_).empty());
}

/// Writing looks through the folder for what a killed program left. Any of its allocations may
/// fail: the file is as before or whole, and neither a temporary file nor an open one is left.
TEST_F(FolderEntries, AFileIsWrittenOrAsBeforeWhicheverAllocationFails) {
  const fs::path folder = folder_ / "another long name, which is of no use";
  const fs::path file = folder / longName;
  fs::create_directories(folder);
  ASSERT_TRUE(writeFile(file, bytesOf("before")));
  const std::set<std::string> open = namesIn("/proc/self/fd");
  bool hasFailed = true;
  for (std::size_t n = 1; hasFailed; ++n) {
    bool isDone = false;
    try {
      const test::FailingAllocation failing(n);
      isDone = writeFile(file, bytesOf("after")).has_value();
      hasFailed = failing.hasFailed();
    } catch (const std::bad_alloc&) {
      hasFailed = true;
    }
    EXPECT_EQ(namesIn(folder), std::set<std::string>{longName}) << n;
    EXPECT_EQ(namesIn("/proc/self/fd").size(), open.size()) << n;
    const auto now = readFile(file);
    ASSERT_TRUE(now);
    EXPECT_TRUE(textOf(*now) == "after" || (!isDone && textOf(*now) == "before")) << n;
    ASSERT_TRUE(writeFile(file, bytesOf("before")));
  }
}

}  // namespace
}  // namespace wb
