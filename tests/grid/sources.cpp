#include "tests/grid/sources.h"

#include "model/core/identifiers.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace wb::grid::test {

const std::vector<std::string>& hostileTexts() {
  static const std::vector<std::string> texts{
      "",     "plain",      "a \"quoted\" name", "'; DROP TABLE weighbridge_parts; --",
      "=cmd", "a,b;c\td\\", "two\nlines\r\n",    "\\N",
      "\\.",  "NULL",       "日本 🌳 é",          std::string(300'000, 'x')};
  return texts;
}

SourceStatistics sourceNamed(const std::vector<std::string>& texts, const std::string& file) {
  SourceStatistics all;
  std::string content;
  for (const std::string& text : texts) content.append(text).append("|");
  all.source = {file, sha256(bytesOf(content)), 1234, {}};
  for (const std::string& text : texts) {
    scene::Region& region = all.scene.regions.emplace_back();
    region.name = text;
    scene::Linkset& linkset = all.scene.linksets.emplace_back();
    linkset.name = linkset.region = linkset.parcel = text;
    scene::Part& part = linkset.parts.emplace_back();
    part.name = text;
    part.scale = glm::dvec3(1.0 / static_cast<double>(all.scene.linksets.size()));
    part.id = Uuid::random();
  }
  all.statistics = cost::makeStatistics(all.scene, cost::GeometryRules({}));
  return all;
}

std::string shown(const database::Value& value) {
  if (const auto* whole = std::get_if<std::int64_t>(&value)) return fmt::format("i{}", *whole);
  if (const auto* number = std::get_if<double>(&value)) return fmt::format("d{}", *number);
  const auto* text = std::get_if<std::string_view>(&value);
  return text ? fmt::format("t{}", *text) : "null";
}

Rows rowsOf(TableId table, const std::vector<SourceStatistics>& sources) {
  Rows rows;
  for (std::size_t i = 0; i < sources.size(); ++i) {
    const auto written = writeRows(table, sources[i], static_cast<std::int64_t>(i), {},
                                   [&rows](std::span<const database::Value> row) {
                                     std::vector<std::string>& cells = rows.emplace_back();
                                     for (const auto& value : row) cells.push_back(shown(value));
                                     return Result<void>();
                                   });
    EXPECT_TRUE(written);
  }
  return rows;
}

Rows rowsIn(database::Database& database, TableId id) {
  std::string order;
  for (const Column& column : table(id).columns)
    if (column.presence == Presence::key)
      order.append(order.empty() ? "" : ", ").append(database::quotedName(column.name));
  Rows rows;
  const auto asked =
      database.query(fmt::format("SELECT * FROM {} ORDER BY {}", table(id).name, order), {},
                     {.row = [&rows](std::span<const database::Value> row) {
                       std::vector<std::string>& cells = rows.emplace_back();
                       for (const auto& value : row) cells.push_back(shown(value));
                       return true;
                     }});
  EXPECT_TRUE(asked) << (asked ? "" : line(asked.error()));
  return rows;
}

}  // namespace wb::grid::test
