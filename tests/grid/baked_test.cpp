#include "model/cost/profile.h"
#include "model/grid/schema.h"
#include "tests/support/region.h"

#include <gtest/gtest.h>

namespace wb::grid {
namespace {

/// All rows of the parts of a scene under a profile, as one text.
std::string rowsUnder(const cost::Profile& profile) {
  SourceStatistics source;
  source.scene.linksets = {bench::region().linksets.front()};
  source.scene.linksets.front().parts.resize(2000);
  source.scene.linksets.front().parts[1].kind = scene::PartKind::mesh;
  source.statistics = cost::makeStatistics(source.scene, cost::GeometryRules(profile));
  std::string text;
  const auto written =
      writeRows(TableId::parts, source, 0, profile, [&](std::span<const database::Value> row) {
        for (const database::Value& value : row) {
          if (const auto* whole = std::get_if<std::int64_t>(&value)) text += std::to_string(*whole);
          if (const auto* number = std::get_if<double>(&value)) text += std::to_string(*number);
          if (const auto* word = std::get_if<std::string_view>(&value)) text += *word;
          text += '|';
        }
        return Result<void>();
      });
  EXPECT_TRUE(written);
  return text;
}

/// What is not baked can be changed in a query: no row may rest on it.
TEST(Baked, noRowRestsOnAnotherConstantOrChoice) {
  const std::string before = rowsUnder({});
  cost::Profile changed;
  for (const cost::Constant& constant : cost::constants())
    if (!isBaked(constant.name)) changed[constant.key] = constant.minimum;
  for (const cost::Choice& choice : cost::choices())
    if (!isBaked(choice.key)) choice.put(changed, choice.words.size() - 1);
  EXPECT_NE(changed, cost::Profile());
  EXPECT_EQ(rowsUnder(changed), before);
}

TEST(Baked, whatGeometryRulesHoldIsBaked) {
  for (const std::string_view key :
       {"small_side", "flat_average", "flat_side", "prim_detail_medium", "prim_detail_high",
        "base_hull_source", "thin_side_limit", "tolerance_cut"})
    EXPECT_TRUE(isBaked(key)) << key;
  for (const std::string_view key : {"triangle_constant", "rounding", "accounting_model",
                                     "triangle_rule", "minimum_side", "nonsense"})
    EXPECT_FALSE(isBaked(key)) << key;
}

TEST(Baked, namesWhatDiffers) {
  const std::vector<MetaRow> meta = metaRows({}, "weighbridge 1");
  EXPECT_EQ(meta[0], (MetaRow{"schema", "6"}));
  EXPECT_EQ(meta[1], (MetaRow{"program", "weighbridge 1"}));
  cost::Profile changed;
  EXPECT_TRUE(differingBaked(meta, changed).empty());
  changed[cost::Key::triangle_constant] = 0.04;
  EXPECT_TRUE(differingBaked(meta, changed).empty());
  changed[cost::Key::small_side] = 0.25;
  changed.baseHullSource = cost::BaseHullSource::document;
  EXPECT_EQ(differingBaked(meta, changed),
            (std::vector<std::string>{"small_side", "base_hull_source"}));
  EXPECT_EQ(differingBaked({}, cost::Profile()).size(), bakedRows({}).size());
}

}  // namespace
}  // namespace wb::grid
