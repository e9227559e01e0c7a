#include "model/core/file.h"
#include "model/grid/detail/grid_csv.h"
#include "model/grid/detail/journal.h"
#include "model/grid/statistics_files.h"
#include "tests/grid/sources.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <utility>

namespace wb::grid {
namespace {

namespace fs = std::filesystem;

/// All files of a folder by their names.
std::map<std::string, std::string> contentOf(const fs::path& folder) {
  std::map<std::string, std::string> content;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    std::ostringstream text;
    text << std::ifstream(entry.path(), std::ios::binary).rdbuf();
    content[entry.path().filename().string()] = text.str();
  }
  return content;
}

void writeText(const fs::path& path, std::string_view text) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << text;
}

class StatisticsFilesTest : public FolderTest {
 protected:
  StatisticsFilesTest() {
    for (const char* name : {"a b.oar", "b\tc\n\\.oar", "c.oar"}) {
      const fs::path path = folder_ / name;
      writeText(path, name);
      names_.push_back(path.string());
      sources_.push_back(test::sourceNamed({"first", name}, path.string()));
    }
    fs::create_directory(folder_ / "out");
  }

  fs::path parts() const { return folder_ / "out/parts.csv"; }
  static std::vector<MetaRow> meta() { return metaRows({}, "test"); }

  Result<StatisticsFiles> open(std::string_view settings = "") {
    return StatisticsFiles::open(parts(), meta(), settings, names_);
  }

  void add(StatisticsFiles& files, std::size_t index) {
    Finished about;
    about.isPartial = index == 1;
    about.stamps = {Stamp::of(names_[index])};
    ASSERT_TRUE(
        files.add(piecesOf(sources_[index], static_cast<std::int64_t>(index), {}, Packing::none),
                  std::move(about)));
  }

  /// Goes on to the end; how many sources were done before.
  std::size_t finish() {
    auto files = open();
    EXPECT_TRUE(files) << (files ? "" : line(files.error()));
    const std::size_t before = files->finished().size();
    EXPECT_TRUE(before < 2 || files->finished()[1].isPartial);
    for (std::size_t i = before; i < sources_.size(); ++i) add(*files, i);
    EXPECT_TRUE(files->commit());
    return before;
  }

  std::map<std::string, std::string> written() const { return contentOf(folder_ / "out"); }

  std::vector<std::string> names_;
  std::vector<SourceStatistics> sources_;
};

TEST_F(StatisticsFilesTest, HaveTheirNamesWhenAllIsDone) {
  EXPECT_EQ(finish(), 0U);
  std::vector<std::string> names;
  for (const auto& [name, text] : written()) names.push_back(name);
  EXPECT_EQ(names, (std::vector<std::string>{"parts.csv", "parts.linksets.csv", "parts.meta.csv",
                                             "parts.regions.csv", "parts.sources.csv"}));
}

/// However much of the journal was on disk when a program was killed, and however much of the
/// tables beyond that: the files end up as they do without the kill.
TEST_F(StatisticsFilesTest, GoOnFromEveryPlaceInTheJournal) {
  finish();
  const auto whole = written();
  std::map<std::string, std::string> unfinished;
  {
    auto files = open();
    for (std::size_t i = 0; i < sources_.size(); ++i) add(*files, i);
    unfinished = written();
  }
  const std::string journal = unfinished.at("parts.csv.journal");
  std::size_t before = 0;
  for (std::size_t bytes = 0; bytes <= journal.size(); ++bytes) {
    const bool isAtLineEnd =
        journal.substr(bytes > 2 ? bytes - 2 : 0, 4).find('\n') != std::string::npos;
    if (!isAtLineEnd && bytes % 31 != 0) continue;  // Each takes some waiting for the disk.
    fs::remove_all(folder_ / "out");
    fs::create_directory(folder_ / "out");
    for (const auto& [name, text] : unfinished)
      if (name.ends_with(".unfinished")) writeText(folder_ / "out" / name, text + "half a row");
    writeText(folder_ / "out/parts.csv.journal", std::string_view(journal).substr(0, bytes));
    const std::size_t done = finish();
    EXPECT_GE(done, before);
    before = done;
    ASSERT_EQ(written(), whole) << bytes;
  }
  EXPECT_EQ(before, sources_.size());
}

/// A program that was killed while it gave the files their names.
TEST_F(StatisticsFilesTest, GetTheirNamesLater) {
  finish();
  const auto whole = written();
  {
    auto files = open();
    for (std::size_t i = 0; i < sources_.size(); ++i) add(*files, i);
  }
  const std::string& meta = whole.at("parts.meta.csv");
  std::ofstream(folder_ / "out/parts.meta.csv.unfinished", std::ios::app)
      << meta.substr(meta.find("sources,"));
  std::ofstream(folder_ / "out/parts.csv.journal", std::ios::app) << completeLine();
  fs::rename(folder_ / "out/parts.meta.csv.unfinished", folder_ / "out/parts.meta.csv");
  EXPECT_EQ(finish(), sources_.size());
  EXPECT_EQ(written(), whole);
}

TEST_F(StatisticsFilesTest, StartOverAtASourceThatChanged) {
  {
    auto files = open();
    for (std::size_t i = 0; i < sources_.size(); ++i) add(*files, i);
  }
  writeText(names_[1], "now longer");
  EXPECT_EQ(finish(), 1U);
}

TEST_F(StatisticsFilesTest, StartOverForOtherSources) {
  {
    auto files = open();
    for (std::size_t i = 0; i < sources_.size(); ++i) add(*files, i);
  }
  std::swap(names_[1], names_[2]);
  EXPECT_EQ(open()->finished().size(), 1U);
  names_.resize(1);
  EXPECT_EQ(open()->finished().size(), 1U);
  EXPECT_EQ(open("other settings")->finished().size(), 0U);
}

/// A machine that went down may have lost what the journal tells of.
TEST_F(StatisticsFilesTest, StartOverWhereRowsAreLost) {
  {
    auto files = open();
    for (std::size_t i = 0; i < sources_.size(); ++i) add(*files, i);
  }
  fs::resize_file(parts().string() + ".unfinished", 10);
  EXPECT_EQ(finish(), 0U);
}

/// So that the system came back with zeros in place of what had not reached the disk.
TEST_F(StatisticsFilesTest, AreWrittenAgainFromWhereRowsBecameZeros) {
  finish();
  const auto whole = written();
  const fs::path rows = parts().string() + ".unfinished";
  std::uintmax_t second = 0;
  {
    auto files = open();
    for (std::size_t i = 0; i < sources_.size(); ++i) {
      if (i == 1) second = fs::file_size(rows);
      add(*files, i);
    }
  }
  std::fstream file(rows, std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(static_cast<std::streamoff>(second));
  file << std::string(8, '\0');
  file.close();
  EXPECT_EQ(finish(), 1U);
  EXPECT_EQ(written(), whole);
}

TEST_F(StatisticsFilesTest, LeaveNothingBehindBeforeTheFirstSource) {
  {
    const auto files = open();
    ASSERT_TRUE(files);
    EXPECT_FALSE(written().empty());
    // Another program's failure does not touch them.
    EXPECT_FALSE(open());
    EXPECT_FALSE(written().empty());
  }
  EXPECT_TRUE(written().empty());
  {
    auto files = open();
    add(*files, 0);
  }
  EXPECT_FALSE(written().empty());
}

TEST_F(StatisticsFilesTest, AreWrittenByOneProgramAtATime) {
  const auto files = open();
  const auto second = open();
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().text.code, "grid.written_already");
}

/// The one that had them ends, and a third begins, just when the second has opened the journal.
TEST_F(StatisticsFilesTest, ALockOnAJournalThatIsGoneIsNone) {
  const fs::path path = folder_ / "out/parts.csv.journal";
  writeText(path, "");
  std::optional<StatisticsFiles> third;
  const auto second = lockedJournal(path, [&] {
    if (third) return;
    fs::remove(path);
    auto begun = open();
    ASSERT_TRUE(begun);
    third.emplace(std::move(*begun));
  });
  EXPECT_TRUE(third);
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().text.code, "grid.written_already");
}

TEST_F(StatisticsFilesTest, AJournalThatIsGoneIsMadeOnceMore) {
  const fs::path path = folder_ / "out/parts.csv.journal";
  bool isFirst = true;
  const auto locked = lockedJournal(path, [&] {
    if (std::exchange(isFirst, false)) fs::remove(path);
  });
  ASSERT_TRUE(locked);
  EXPECT_TRUE(fs::exists(path));
  EXPECT_FALSE(open()) << "what is locked is the file of that name";
  ::close(*locked);
}

TEST_F(StatisticsFilesTest, AreNamedBesideTheParts) {
  const auto plain = filesOfTables("a/b.csv");
  EXPECT_EQ(plain.back(), "a/b.csv");
  EXPECT_EQ(plain.front(), "a/b.meta.csv");
  const auto packed = filesOfTables("a.csv.csv.gz");
  EXPECT_EQ(packed.back(), "a.csv.csv.gz");
  EXPECT_EQ(packed.front(), "a.csv.meta.csv.gz");
}

/// Nothing and an empty text are told apart; large numbers are as short as they read back.
TEST(GridCsv, IsWrittenSoThatItReadsBack) {
  std::string row;
  const std::vector<database::Value> values{std::monostate(), "", "a,\"b\"", 100000.0, 1e20, 0.1};
  appendCsvRow(row, values);
  EXPECT_EQ(row, ",\"\",\"a,\"\"b\"\"\",100000,1e+20,0.1\n");
}

class CsvReaderTest : public FolderTest {
 protected:
  /// The code of what is wrong with a table of regions, and where.
  std::string problemOf(std::string_view text) {
    writeText(folder_ / "r.csv", text);
    auto reader = CsvReader::open(folder_ / "r.csv", TableId::regions);
    if (!reader) return std::string(reader.error().text.code) + " " + reader.error().place;
    auto next = reader->next();
    while (next && *next) next = reader->next();
    return next ? "" : std::string(next.error().text.code) + " " + next.error().place;
  }
};

TEST_F(CsvReaderTest, SaysWhatIsWrongAndWhere) {
  const std::string head = "source,region,name,id,capacity\n";
  EXPECT_EQ(problemOf(head), "");
  EXPECT_EQ(problemOf(head + "0,1,a,,2.5\n1,2,\"a\n\"\"b\",,1e3\n"), "");
  EXPECT_EQ(problemOf("source,region\n"), "grid.other_columns line 1");
  EXPECT_EQ(problemOf(""), "grid.other_columns line 1");
  EXPECT_EQ(problemOf(head + "0,1,a\n"), "grid.other_count line 2");
  EXPECT_EQ(problemOf(head + "0,1,\"a\nb\",,2\nx,1,a,,2\n"), "grid.whole_expected line 4");
  EXPECT_EQ(problemOf(head + "0,1,a,,b\n"), "grid.number_expected line 2");
  EXPECT_EQ(problemOf(head + "0,1,,,2\n"), "grid.nothing_found line 2");
  EXPECT_EQ(problemOf(head + "0,1,\"\",,2\n"), "");
  EXPECT_EQ(problemOf(head + "0,1,a,2"), "grid.cut line 2");
  EXPECT_EQ(problemOf(head + "0,1,\"a,2\n"), "grid.cut line 2");
}

TEST_F(CsvReaderTest, RefusesAMissingFile) {
  EXPECT_FALSE(CsvReader::open(folder_ / "none.csv", TableId::regions));
  EXPECT_FALSE(CsvReader::open(folder_, TableId::regions));
}

}  // namespace
}  // namespace wb::grid
