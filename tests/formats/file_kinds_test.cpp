#include "model/formats/file_kinds.h"

#include "model/core/file.h"
#include "model/formats/detail/formats_texts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>
#include <string>

namespace wb::import {
namespace {

std::string sourceFile(const std::string& name) {
  const auto bytes = readFile(std::filesystem::path(WEIGHBRIDGE_SAMPLES) / "../.." / name, 1 << 20);
  return bytes ? std::string(textOf(*bytes)) : "";
}

std::string usualSuffix(const FileKindInfo& kind) { return std::string(suffixesOf(kind).front()); }

TEST(FileKinds, EveryKindHasANameAndSuffixesOfItsOwn) {
  std::set<std::string_view> names{name(FileKind::unknown)};
  for (const FileKindInfo& kind : fileKinds()) {
    EXPECT_TRUE(names.insert(kind.name).second) << kind.name;
    EXPECT_EQ(infoOf(kind.kind), &kind);
    EXPECT_TRUE(kind.suffixes.starts_with('.')) << kind.name;
    EXPECT_EQ(kind.model.has_value(), kind.use == FileUse::model) << kind.name;
    EXPECT_TRUE(kind.model || kind.isKind) << kind.name;
  }
  const auto all = suffixes();
  EXPECT_EQ(std::set(all.begin(), all.end()).size(), all.size());
}

TEST(FileKinds, AreNamedInLettersOfAnyCase) {
  EXPECT_TRUE(isNamedAs(*infoOf(FileKind::meshAsset), "a/Chair.MESH"));
  EXPECT_TRUE(isNamedAs(*infoOf(FileKind::openSimArchive), "home.iar"));
  EXPECT_FALSE(isNamedAs(*infoOf(FileKind::meshAsset), "chair"));
  EXPECT_FALSE(isNamedAs(*infoOf(FileKind::glb), "chair.gltf"));
}

TEST(FileKinds, AFileThatIsRefusedIsToldAllThatCanBeOpened) {
  const auto told = english(importTexts["import.unknown_kind"], suffixArguments());
  for (const std::string_view suffix : suffixes())
    EXPECT_NE(told.find(suffix), std::string::npos) << suffix;
  EXPECT_EQ(told.find('{'), std::string::npos) << told;
}

TEST(FileKinds, TheDesktopKnowsThem) {
  const std::string entry = sourceFile("resources/package/weighbridge.desktop");
  const std::string own = sourceFile("resources/package/weighbridge.mime.xml");
  const std::string store = sourceFile("resources/package/weighbridge.metainfo.xml");
  for (const FileKindInfo& kind : fileKinds()) {
    if (kind.mediaType.empty()) continue;
    EXPECT_NE(entry.find(std::string(kind.mediaType) + ';'), std::string::npos) << kind.mediaType;
    if (!kind.mediaType.starts_with("application/x-")) continue;
    EXPECT_NE(store.find("<mediatype>" + std::string(kind.mediaType) + "</mediatype>"),
              std::string::npos)
        << kind.mediaType;
    const std::size_t described = own.find('"' + std::string(kind.mediaType) + '"');
    ASSERT_NE(described, std::string::npos) << kind.mediaType;
    const std::size_t end = own.find("</mime-type>", described);
    EXPECT_LT(own.find("\"*" + usualSuffix(kind) + '"', described), end) << kind.mediaType;
  }
}

/// What the desktop is told of is of a kind: nothing else would open.
TEST(FileKinds, TheDesktopKnowsNoOthers) {
  const std::string entry = sourceFile("resources/package/weighbridge.desktop");
  const std::size_t first = entry.find("MimeType=") + 9;
  std::istringstream types(entry.substr(first, entry.find('\n', first) - first));
  std::size_t count = 0;
  for (std::string type; std::getline(types, type, ';'); ++count)
    EXPECT_EQ(std::ranges::count(fileKinds(), type, &FileKindInfo::mediaType), 1) << type;
  EXPECT_GT(count, 10U);
}

TEST(FileKinds, TheReadmeAndTheHelpListThem) {
  for (const std::string file : {"README.md", "resources/help/en/files.md"}) {
    const std::string text = sourceFile(file);
    for (const std::string_view suffix : suffixes())
      EXPECT_NE(text.find('`' + std::string(suffix) + '`'), std::string::npos)
          << suffix << " in " << file;
  }
}

}  // namespace
}  // namespace wb::import
