#include "model/grid/schema.h"

#include "model/core/number.h"
#include "model/core/plain_text.h"
#include "model/cost/profile.h"
#include "model/grid/detail/constraints.h"
#include "model/grid/detail/grid_fields.h"
#include "model/grid/detail/grid_texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace wb::grid {
namespace {

constexpr std::string_view bakedPrefix = "baked.";
/// Constants that decide representations, or how prims are tessellated, are a group of their own.
constexpr std::string_view bakedGroup = "representation";
constexpr std::string_view bakedChoice = "base_hull_source";
/// Of that group, but nothing in the tables rests on it: it is asked for where volumes are.
constexpr cost::Key askedFor = cost::Key::minimum_side;

}  // namespace

bool isBaked(std::string_view key) {
  const auto constantOfKey = cost::constantKey(key);
  if (!constantOfKey) return key == bakedChoice;
  return constant(*constantOfKey).group == bakedGroup && constantOfKey != askedFor;
}

std::vector<MetaRow> bakedRows(const cost::Profile& profile) {
  std::vector<MetaRow> rows;
  const std::string prefix(bakedPrefix);
  for (const cost::Constant& one : cost::constants())
    if (isBaked(one.name))
      rows.emplace_back(prefix + std::string(one.name), shortest(profile[one.key]));
  for (const cost::Choice& choice : cost::choices())
    if (isBaked(choice.key))
      rows.emplace_back(prefix + std::string(choice.key), word(choice, profile));
  return rows;
}

std::vector<MetaRow> metaRows(const cost::Profile& profile, std::string_view program) {
  std::vector<MetaRow> rows{{"schema", std::to_string(schemaVersion)},
                            {"program", std::string(program)}};
  std::ranges::move(bakedRows(profile), std::back_inserter(rows));
  return rows;
}

std::vector<std::string> differingBaked(std::span<const MetaRow> meta,
                                        const cost::Profile& profile) {
  std::vector<std::string> keys;
  for (const MetaRow& row : bakedRows(profile))
    if (std::find(meta.begin(), meta.end(), row) == meta.end())
      keys.push_back(row.first.substr(bakedPrefix.size()));
  return keys;
}

namespace {

using database::Engine;

std::vector<Table> makeTables() {
  return {
      {TableId::meta, "meta", "weighbridge_meta",
       "The constants, and the program that made the tables.", metaColumns()},
      {TableId::sources, "sources", "weighbridge_sources", "One row per file.", sourceColumns()},
      {TableId::regions, "regions", "weighbridge_regions",
       "One row per region of a file; the last, unnamed row is for linksets without a region.",
       regionColumns()},
      {TableId::linksets, "linksets", "weighbridge_linksets", "One row per linkset.",
       linksetColumns()},
      {TableId::parts, "parts", "weighbridge_parts", "One row per part.", partColumns()}};
}

std::string_view word(Type type, Engine engine) {
  const bool isSqlite = engine == Engine::sqlite;
  switch (type) {
    case Type::integer:
      return isSqlite ? "INTEGER" : "BIGINT";
    case Type::number:
      return isSqlite ? "REAL" : "DOUBLE PRECISION";
    default:
      return "TEXT";
  }
}

query::Dialect dialectOf(Engine engine) {
  return engine == Engine::sqlite ? query::Dialect::sqlite : query::Dialect::postgresql;
}

std::string definition(const Column& column, Engine engine) {
  const std::string condition = conditionOf(column, dialectOf(engine));
  return fmt::format("{} {}{}{}", database::quotedName(column.name), word(column.type, engine),
                     column.presence == Presence::maybe ? "" : " NOT NULL",
                     condition.empty() ? "" : fmt::format(" CHECK ({})", condition));
}

/// In SQLite rows lie in the order of their key, and the key is not stored twice.
std::string_view ending(Engine engine) {
  return engine == Engine::sqlite ? ") STRICT, WITHOUT ROWID" : ")";
}

}  // namespace

const Table& table(TableId id) {
  static const std::vector<Table> tables = makeTables();
  return tables[static_cast<std::size_t>(id)];
}

std::vector<std::string_view> columnNames(const Table& table) {
  std::vector<std::string_view> names;
  for (const Column& column : table.columns) names.push_back(column.name);
  return names;
}

std::string createStatement(const Table& table, Engine engine) {
  std::vector<std::string> definitions;
  for (const Column& column : table.columns) definitions.push_back(definition(column, engine));
  std::ranges::move(keysOf(table, dialectOf(engine)), std::back_inserter(definitions));
  return fmt::format("CREATE TABLE IF NOT EXISTS {} ({}{}", database::quotedName(table.name),
                     fmt::join(definitions, ", "), ending(engine));
}

namespace {

constexpr std::string_view hexadecimal = "0123456789abcdef";
constexpr std::string_view replacement = "\xef\xbf\xbd";

bool isStorable(std::string_view text) {
  const auto isPlain = [](unsigned char c) { return c > 0 && c < 0x80; };
  return std::ranges::all_of(text, isPlain) ||
         (text.find('\0') == std::string_view::npos && isUtf8(text));
}

std::size_t makeLinksetStorable(scene::Linkset& linkset) {
  std::size_t count = 0;
  for (std::string* text : {&linkset.name, &linkset.region, &linkset.parcel})
    count += makeStorable(*text);
  for (scene::Part& part : linkset.parts) count += makeStorable(part.name);
  return count;
}

}  // namespace

IdText::IdText(const Uuid& id) : isNull_(id.isNull()) {
  if (isNull_) return;
  std::size_t at = 0;
  for (const std::uint8_t byte : id.bytes) {
    if (at == 8 || at == 13 || at == 18 || at == 23) characters_[at++] = '-';
    characters_[at++] = hexadecimal[byte >> 4];
    characters_[at++] = hexadecimal[byte & 15];
  }
}

namespace {

/// By writing all other rows of the source into its digest, which never fails.
Written writtenOf(const SourceStatistics& source, const cost::Profile& profile) {
  SourceDigest digest;
  for (const TableId id : tablesOfRows)
    (void)writeRows(id, source, 0, profile, [&](std::span<const database::Value> row) {
      digest.add(id, row);
      return Result<void>();
    });
  return digest.written(source.source);
}

}  // namespace

Result<void> writeRows(TableId table, const SourceStatistics& source, std::int64_t number,
                       const cost::Profile& profile, const RowSink& sink) {
  switch (table) {
    case TableId::sources:
      return writeSource(source.source, writtenOf(source, profile), number, sink);
    case TableId::regions:
      return writeRegions(source, number, sink);
    case TableId::linksets:
      return writeLinksets(source, number, sink);
    case TableId::parts:
      return writeParts(source, number, profile, sink);
    case TableId::meta:
      break;
  }
  return {};
}

bool makeStorable(std::string& text) {
  if (isStorable(text)) return false;
  std::string valid;
  for (const char c : validUtf8(text)) valid += c == '\0' ? replacement : std::string_view(&c, 1);
  text = std::move(valid);
  return true;
}

Diagnostics makeTextsStorable(scene::Scene& scene) {
  std::size_t count = 0;
  for (scene::Region& region : scene.regions) {
    count += makeStorable(region.name);
    for (scene::Parcel& parcel : region.parcels) count += makeStorable(parcel.name);
  }
  for (scene::Linkset& linkset : scene.linksets) count += makeLinksetStorable(linkset);
  if (count == 0) return {};
  return {{Severity::warning, gridTexts["grid.unstorable_texts"], {{"count", count}}, {}, 1, {}}};
}

}  // namespace wb::grid
