#include "model/grid/detail/grid_fields.h"

namespace wb::grid {
namespace {

struct SourceRow {
  std::int64_t number;
  const Source& source;
};

struct RegionRow {
  std::int64_t source;
  std::size_t index;
  const cost::RegionCost& region;
};

/// NULL for an empty text.
Value unlessEmpty(const std::string& value) {
  return value.empty() ? Value{} : Value{std::string_view(value)};
}

constexpr std::array sourceFields{
    Field<SourceRow>{keyColumn("source", "its number"),
                     [](const SourceRow& row) -> Value { return row.number; }},
    Field<SourceRow>{
        textColumn("file", "the file, as it was named"),
        [](const SourceRow& row) -> Value { return std::string_view(row.source.file); }},
    Field<SourceRow>{orNull(textColumn("sha256", "of its bytes, as 64 hexadecimal digits")),
                     [](const SourceRow& row) { return unlessEmpty(row.source.sha256); }},
    Field<SourceRow>{
        orNull(wholeColumn("bytes", "its size", "bytes")),
        [](const SourceRow& row) { return row.source.bytes ? whole(*row.source.bytes) : Value{}; }},
    Field<SourceRow>{orNull(textColumn("problem", "why it could not be read; NULL: it could")),
                     [](const SourceRow& row) { return unlessEmpty(row.source.problem); }},
    Field<SourceRow>{
        orNull(textColumn("companions",
                          "files that it names, a line each: sha256 (or -), two spaces, path")),
        [](const SourceRow& row) { return unlessEmpty(row.source.companions); }},
};

constexpr std::array regionFields{
    Field<RegionRow>{keyColumn("source", "the file, as in sources"),
                     [](const RegionRow& row) -> Value { return row.source; }},
    Field<RegionRow>{keyColumn("region", "its place in the file, from 0"),
                     [](const RegionRow& row) { return whole(row.index); }},
    Field<RegionRow>{
        textColumn("name", "may be empty"),
        [](const RegionRow& row) -> Value { return std::string_view(row.region.name); }},
    Field<RegionRow>{numberColumn("capacity", "PE", "land impact that fits"),
                     [](const RegionRow& row) -> Value { return row.region.capacity; }},
};

}  // namespace

std::vector<Column> metaColumns() {
  Column key = keyColumn("key", "schema, program, or baked. and the key of a constant");
  key.type = Type::text;
  return {key, textColumn("value", "its value")};
}

std::vector<Column> sourceColumns() { return columnsOf(sourceFields); }
std::vector<Column> regionColumns() { return columnsOf(regionFields); }

Result<void> writeSource(const SourceStatistics& source, std::int64_t number, const RowSink& sink) {
  return writeRow(sourceFields, SourceRow{number, source.source}, sink);
}

/// Exactly the regions that costs are summed up by, whatever the costs are. None of a file that
/// could not be read.
Result<void> writeRegions(const SourceStatistics& source, std::int64_t number,
                          const RowSink& sink) {
  if (!source.source.problem.empty()) return {};
  const std::vector<cost::LinksetCost> none(source.scene.linksets.size());
  const auto regions = sumByRegion(source.scene, none);
  for (std::size_t i = 0; i < regions.size(); ++i)
    if (auto written = writeRow(regionFields, RegionRow{number, i, regions[i]}, sink); !written)
      return written;
  return {};
}

}  // namespace wb::grid
