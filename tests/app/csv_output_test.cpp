#include "model/core/number.h"
#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace wb::app::test {
namespace {

TEST(CsvOutput, ThirtyThousandRowsComeWhole) {
  const Folder folder;
  constexpr std::size_t count = 30'000;
  const std::string scene = folder.write("boxes.weighbridge", projectOfBoxes(count));
  const Ran ran = run({"report", scene, "--by", "part"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  const auto rows = readCsv(ran.out);
  ASSERT_EQ(rows.size(), count);
  for (std::size_t i = 0; i < count; ++i) {
    ASSERT_EQ(rows[i].at("part"), std::to_string(i));
    ASSERT_EQ(rows[i].at("physics_cost"), "0.1");
  }
}

TEST(CsvOutput, NamesComeBackAsTheyAre) {
  const Folder folder;
  const std::string name = "a \"quoted\", two-\nlined Tür; 日本";
  const std::string scene = folder.write("named.weighbridge", projectNamed(name));
  EXPECT_EQ(readCsv(run({"report", scene}).out).at(0).at("linkset"), name);
  const Ran semicolons = run({"report", scene, "--csv-separator", ";"});
  EXPECT_EQ(readCsv(semicolons.out, ';').at(0).at("linkset"), name);
}

TEST(CsvOutput, NamesCannotBecomeFormulas) {
  const Folder folder;
  for (const std::string name : {"=1+1", "+1", "-1", "@a"}) {
    const std::string scene = folder.write("named.weighbridge", projectNamed(name));
    EXPECT_EQ(readCsv(run({"report", scene}).out).at(0).at("linkset"), "'" + name);
    const auto json = nlohmann::json::parse(run({"report", scene, "--format", "json"}).out);
    EXPECT_EQ(json["rows"][0]["linkset"], name);
  }
}

TEST(CsvOutput, SeparatorAndByteOrderMark) {
  const Folder folder;
  const std::string scene = folder.write("market.weighbridge", marketProject());
  const std::string plain = run({"report", scene}).out;
  EXPECT_EQ(run({"report", scene, "--csv-bom"}).out, "\xef\xbb\xbf" + plain);
  const Ran tabs = run({"report", scene, "--csv-separator", "tab"});
  EXPECT_EQ(readCsv(tabs.out, '\t'), readCsv(plain));
}

TEST(CsvOutput, EveryNumberReadsBackToTheBit) {
  const Folder folder;
  const std::string scene = folder.write("market.weighbridge", marketProject());
  for (const std::string view : {"part", "linkset", "region"}) {
    const auto json =
        nlohmann::json::parse(run({"report", scene, "--by", view, "--format", "json"}).out);
    const auto rows = readCsv(run({"report", scene, "--by", view}).out);
    ASSERT_EQ(rows.size(), json["rows"].size());
    for (std::size_t i = 0; i < rows.size(); ++i)
      for (const auto& [key, value] : json["rows"][i].items()) {
        if (!value.is_number()) continue;
        EXPECT_EQ(parseNumber(rows[i].at(key)), value.get<double>()) << key;
      }
  }
}

TEST(CsvOutput, IsTheSameInEveryLocale) {
  const Folder folder;
  const std::string scene = folder.write("market.weighbridge", marketProject());
  for (const std::string format : {"csv", "json", "text"}) {
    std::vector<std::string> arguments{"report",   scene,  "--by",  "part",
                                       "--format", format, "--set", "primitive_cost=0.123456789"};
    // What people read speaks their language; what programs read has none.
    if (format == "text") arguments.insert(arguments.end(), {"--lang", "en"});
    const Ran plain = run(arguments, {.environment = {"LC_ALL=C", "LANG=C"}});
    const Ran german = run(arguments, {.environment = {"LC_ALL=de_DE.UTF-8", "LANG=de_DE.UTF-8"}});
    EXPECT_EQ(plain.status, 0);
    EXPECT_FALSE(plain.out.empty());
    EXPECT_EQ(plain.out, german.out);
  }
}

}  // namespace
}  // namespace wb::app::test
