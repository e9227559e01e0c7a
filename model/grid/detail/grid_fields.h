#pragma once

#include "model/core/identifiers.h"
#include "model/grid/detail/digest.h"
#include "model/grid/schema.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace wb::grid {

using database::Value;

/// A column over rows of one kind, and the one place where its values come from.
template <class Row>
struct Field {
  Column column;
  Value (*value)(const Row&);
};

constexpr Column keyColumn(std::string_view name, std::string_view meaning) {
  return {name, Type::integer, Presence::key, "", meaning, Domain::count};
}
constexpr Column countColumn(std::string_view name, std::string_view meaning,
                             std::string_view unit = "") {
  return {name, Type::integer, Presence::always, unit, meaning, Domain::count};
}
constexpr Column truthColumn(std::string_view name, std::string_view meaning) {
  return {name, Type::integer, Presence::always, "", meaning, Domain::truth};
}
constexpr Column amountColumn(std::string_view name, std::string_view unit,
                              std::string_view meaning) {
  return {name, Type::number, Presence::always, unit, meaning, Domain::amount};
}
/// A number of any sign.
constexpr Column numberColumn(std::string_view name, std::string_view unit,
                              std::string_view meaning) {
  return {name, Type::number, Presence::always, unit, meaning};
}
constexpr Column textColumn(std::string_view name, std::string_view meaning) {
  return {name, Type::text, Presence::always, "", meaning};
}
/// A text that is one of some words.
constexpr Column wordColumn(std::string_view name, std::string_view meaning,
                            std::span<const std::string_view> (*words)()) {
  return {name, Type::text, Presence::always, "", meaning, Domain::word, words};
}
/// The same column where there may be nothing to say.
constexpr Column orNull(Column column) {
  column.presence = Presence::maybe;
  return column;
}

inline Value truth(bool value) { return std::int64_t{value}; }
inline Value whole(std::size_t count) { return static_cast<std::int64_t>(count); }

template <class Row, std::size_t N>
std::vector<Column> columnsOf(const std::array<Field<Row>, N>& fields) {
  std::vector<Column> columns;
  columns.reserve(N);
  for (const Field<Row>& field : fields) columns.push_back(field.column);
  return columns;
}

/// Gives the row's values to the sink, without taking any memory.
template <class Row, std::size_t N>
Result<void> writeRow(const std::array<Field<Row>, N>& fields, const Row& row,
                      const RowSink& sink) {
  std::array<Value, N> values;
  for (std::size_t i = 0; i < N; ++i) values[i] = fields[i].value(row);
  return sink(values);
}

/// An id as text without taking memory; NULL for none.
class IdText {
 public:
  explicit IdText(const Uuid& id);
  Value value() const {
    return isNull_ ? Value{} : Value{std::string_view(characters_.data(), characters_.size())};
  }

 private:
  std::array<char, 36> characters_{};
  bool isNull_;
};

std::vector<Column> metaColumns();
std::vector<Column> sourceColumns();
std::vector<Column> regionColumns();
std::vector<Column> linksetColumns();
std::vector<Column> partColumns();

/// @param written  Counts and digest of the source's rows in the other tables.
Result<void> writeSource(const Source& source, const Written& written, std::int64_t number,
                         const RowSink& sink);
Result<void> writeRegions(const SourceStatistics& source, std::int64_t number, const RowSink& sink);
Result<void> writeLinksets(const SourceStatistics& source, std::int64_t number,
                           const RowSink& sink);
Result<void> writeParts(const SourceStatistics& source, std::int64_t number,
                        const cost::Profile& profile, const RowSink& sink);

}  // namespace wb::grid
