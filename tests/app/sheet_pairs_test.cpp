#include "model/analysis/analysis.h"
#include "model/core/language.h"
#include "model/core/number.h"
#include "model/report/decision_sheet.h"
#include "tests/app/reporting.h"
#include "tests/support/long_sizes.h"
#include "tests/support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace wb::app::test {

/// The decision sheet of two profiles beside what `report --against` prints of the same two.
class SheetPairs : public Report {
 protected:
  using Rows = std::vector<Row>;

  void SetUp() override {
    auto loaded = weighing::weighFile(market_, {});
    ASSERT_TRUE(loaded);
    weighing_ = std::move(loaded->value);
  }

  /// Compares all rows of the sheet, but for constants, which `profile diff` prints.
  void compare(const cost::Profile& reference, const cost::Profile& profile);

 private:
  /// The same profile as the program reads it.
  struct Written {
    std::string file;
    cost::Profile profile;
  };
  Written write(const std::string& name, const cost::Profile& profile) const;
  /// A report with its findings, which random constants make.
  Rows reported(std::vector<std::string> arguments) const;
  static double numberAt(const Row& row, const std::string& key);
  static double sum(const Rows& rows, const std::string& key);

  const table::SheetCell& at(std::string_view key) const;
  double valueAt(std::string_view key) const { return table::numberIn(at(key).value); }
  void expectTotals(const Rows& changes, const Rows& costs) const;
  void expectPlaces(const Rows& places) const;
  void expectChanges(const Rows& changes, const std::string& key, double sign) const;
  void expectPhysical(const Rows& changes, const std::string& key, const std::string& after) const;

  const std::string market_ = WEIGHBRIDGE_SAMPLES "/market.weighbridge";
  weighing::Weighing weighing_;
  std::vector<table::SheetCell> cells_;
};

SheetPairs::Written SheetPairs::write(const std::string& name, const cost::Profile& profile) const {
  const std::string file = folder_.write(name, cost::formatProfile(profile));
  const auto read = cost::readProfile(file);
  EXPECT_TRUE(read && read->findings.empty()) << name;
  return {file, read ? read->value : profile};
}

SheetPairs::Rows SheetPairs::reported(std::vector<std::string> arguments) const {
  arguments.insert(arguments.begin(), {"report", market_});
  const Ran ran = run(arguments);
  EXPECT_EQ(ran.status, 0) << ran.err;
  return readCsv(ran.out);
}

double SheetPairs::numberAt(const Row& row, const std::string& key) {
  const auto number = parseNumber(row.at(key));
  EXPECT_TRUE(number) << key << ": " << row.at(key);
  return number.value_or(0);
}

double SheetPairs::sum(const Rows& rows, const std::string& key) {
  double sum = 0;
  for (const Row& row : rows) sum += numberAt(row, key);
  return sum;
}

const table::SheetCell& SheetPairs::at(std::string_view key) const {
  const auto rows = table::sheetRows();
  const auto found = std::ranges::find(rows, key, &table::SheetRow::key);
  return cells_.at(static_cast<std::size_t>(found - rows.begin()));
}

void SheetPairs::expectTotals(const Rows& changes, const Rows& costs) const {
  EXPECT_DOUBLE_EQ(valueAt("land_impact"), sum(changes, "land_impact_after"));
  // Added up in another order, as not all accountings make them whole.
  const double larger = sum(changes, "land_impact_before") + sum(changes, "land_impact_after");
  EXPECT_NEAR(valueAt("land_impact_change"), sum(changes, "land_impact_change"), 1e-9 * larger);
  for (const std::string weight : {"physics", "streaming", "server"})
    EXPECT_DOUBLE_EQ(valueAt(weight), sum(costs, weight + "_cost")) << weight;
}

void SheetPairs::expectPlaces(const Rows& places) const {
  std::size_t count = 0;
  double most = 0;
  std::string name;
  for (const Row& row : places) {
    const double over = numberAt(row, "land_impact_after") - numberAt(row, "capacity");
    EXPECT_EQ(row.at("fits_after"), over > 0 ? "false" : "true");
    if (over <= 0) continue;
    ++count;
    if (over <= most) continue;
    most = over;
    name = row.at("parcel").empty() ? row.at("region") : row.at("parcel");
  }
  EXPECT_EQ(at("over").value, table::Cell{count});
  EXPECT_DOUBLE_EQ(valueAt("most_over"), most);
  EXPECT_EQ(at("most_over").hasName() ? rendered(at("most_over").name) : "", name);
}

/// How many change so, all of them and the five that change most; of equal ones those that the file
/// has first.
void SheetPairs::expectChanges(const Rows& changes, const std::string& key, double sign) const {
  Rows changed;
  for (const Row& row : changes)
    if (sign * numberAt(row, "land_impact_change") > 0) changed.push_back(row);
  std::ranges::stable_sort(changed, std::greater(), [](const Row& row) {
    return std::abs(numberAt(row, "land_impact_change"));
  });
  EXPECT_EQ(at(key).value, table::Cell{changed.size()}) << key;
  ASSERT_TRUE(at(key).gains && at(key).gains->size() == changed.size()) << key;
  for (std::size_t i = 0; i < changed.size(); ++i) {
    const table::SheetGain& gain = (*at(key).gains)[i];
    EXPECT_EQ(rendered(gain.name), changed[i].at("linkset")) << key << i;
    EXPECT_DOUBLE_EQ(gain.change, numberAt(changed[i], "land_impact_change")) << key << i;
  }
  for (std::size_t i = 0; i < table::sheetNames; ++i) {
    const std::string line = key + "_" + std::to_string(i + 1);
    const table::SheetCell& cell = at(line);
    EXPECT_EQ(cell.hasName(), i < changed.size()) << line;
    if (i >= changed.size() || !cell.hasName()) continue;
    EXPECT_EQ(rendered(cell.name), changed[i].at("linkset")) << line;
    EXPECT_DOUBLE_EQ(valueAt(line), numberAt(changed[i], "land_impact_change")) << line;
  }
}

void SheetPairs::expectPhysical(const Rows& changes, const std::string& key,
                                const std::string& after) const {
  std::vector<std::size_t> linksets;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    const std::string& before = changes[i].at("can_be_physical_before");
    const std::string& now = changes[i].at("can_be_physical_after");
    if (before != now && now == after) linksets.push_back(i);
  }
  EXPECT_EQ(at(key).value, table::Cell{linksets.size()}) << key;
  EXPECT_EQ(at(key).linksets, linksets) << key;
}

void SheetPairs::compare(const cost::Profile& reference, const cost::Profile& profile) {
  const Written before = write("before.json", reference);
  const Written now = write("now.json", profile);
  const weighing::Weighing first = weighedUnder(weighing_, before.profile);
  const weighing::Weighing second = weighedUnder(weighing_, now.profile);
  cells_ = table::sheetColumn({second.scene, second.profile, second.costs},
                              {first.scene, first.profile, first.costs});
  ASSERT_EQ(cells_.size(), table::sheetRows().size());
  const Rows changes = reported({"--profile", now.file, "--against", before.file});
  ASSERT_EQ(changes.size(), weighing_.scene.linksets.size());
  expectTotals(changes, reported({"--profile", now.file}));
  expectPlaces(reported({"--profile", now.file, "--against", before.file, "--by", "region"}));
  expectChanges(changes, "cheaper", -1);
  expectChanges(changes, "more_expensive", 1);
  expectPhysical(changes, "no_longer_physical", "false");
  expectPhysical(changes, "physical_again", "true");
}

/// Fifty pairs with WEIGHBRIDGE_LONG set, else five of them.
TEST_F(SheetPairs, TheSheetSaysWhatTheReportSays) {
  const std::uint64_t pairs = wb::test::isLong() ? 50 : 5;
  for (std::uint64_t seed = 1; seed <= pairs; ++seed) {
    SCOPED_TRACE(seed);
    constexpr int size = 100;
    rc::Random random(seed);
    const cost::Profile reference = cost::test::anyProfile()(random.split(), size).value();
    const cost::Profile profile = cost::test::anyProfile()(random.split(), size).value();
    compare(reference, profile);
    if (HasFatalFailure()) return;
  }
}

}  // namespace wb::app::test
