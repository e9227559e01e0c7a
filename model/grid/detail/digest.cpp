#include "model/grid/detail/digest.h"

#include "model/core/identifiers.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <system_error>

// A digest that does not depend on the order of rows, quick here and exact in SQL. Each value is
// hashed by Bob Jenkins' lookup3 (public domain, 2006) with the table's number as its seed, a row
// combines them as PostgreSQL's hash_record_extended does (h = 31 h + next, NULL is 0), is
// scrambled by its own hash, so that values that change places between rows are seen, and rows are
// added by exclusive or. Linear in the bytes of all values. tests/grid/alterations_test.cpp holds
// the two implementations together; tests/benchmarks/grid.cpp measures what it costs.

namespace wb::grid {
namespace {

using database::Value;

constexpr std::uint32_t goldenRatio = 0x9e3779b9;
constexpr std::uint32_t offset = 3923095;  ///< What PostgreSQL adds to it.

struct Lookup {
  std::uint32_t a = 0;
  std::uint32_t b = 0;
  std::uint32_t c = 0;

  constexpr Lookup() = default;
  constexpr Lookup(std::size_t bytes, std::uint64_t seed)
      : a(goldenRatio + static_cast<std::uint32_t>(bytes) + offset), b(a), c(a) {
    if (seed == 0) return;
    a += static_cast<std::uint32_t>(seed >> 32U);
    b += static_cast<std::uint32_t>(seed);
    mix();
  }

  constexpr void mix() {
    a -= c, a ^= std::rotl(c, 4), c += b;
    b -= a, b ^= std::rotl(a, 6), a += c;
    c -= b, c ^= std::rotl(b, 8), b += a;
    a -= c, a ^= std::rotl(c, 16), c += b;
    b -= a, b ^= std::rotl(a, 19), a += c;
    c -= b, c ^= std::rotl(b, 4), b += a;
  }

  constexpr std::uint64_t end() {
    c ^= b, c -= std::rotl(b, 14);
    a ^= c, a -= std::rotl(c, 11);
    b ^= a, b -= std::rotl(a, 25);
    c ^= b, c -= std::rotl(b, 16);
    a ^= c, a -= std::rotl(c, 4);
    b ^= a, b -= std::rotl(a, 14);
    c ^= b, c -= std::rotl(b, 24);
    return (std::uint64_t{b} << 32U) | c;
  }
};

/// Of a table: what hashing so many bytes begins with.
struct Seeded {
  static constexpr std::size_t knownLengths = 64;

  std::uint64_t seed;
  std::array<Lookup, knownLengths> begin;

  constexpr explicit Seeded(std::uint64_t number) : seed(number), begin{} {
    for (std::size_t bytes = 0; bytes < begin.size(); ++bytes) begin[bytes] = Lookup(bytes, seed);
  }

  Lookup of(std::size_t bytes) const {
    return bytes < begin.size() ? begin[bytes] : Lookup(bytes, seed);
  }
};

constexpr std::array seeds{Seeded(5), Seeded(1), Seeded(2), Seeded(3), Seeded(4)};
constexpr Lookup unseeded(4, 0);

const Seeded& seedOf(TableId table) { return seeds[static_cast<std::size_t>(table)]; }

std::uint64_t hashOfWhole(std::int64_t number, Lookup lookup) {
  const auto low = static_cast<std::uint32_t>(number);
  const auto high = static_cast<std::uint32_t>(static_cast<std::uint64_t>(number) >> 32U);
  lookup.a += low ^ (number >= 0 ? high : ~high);
  return lookup.end();
}

/// Four bytes, the lowest first.
std::uint32_t wordAt(const char* bytes) {
  std::uint32_t word = 0;
  std::memcpy(&word, bytes, sizeof word);
  return std::endian::native == std::endian::little ? word : __builtin_bswap32(word);
}

std::uint32_t wordAt(const char* bytes, std::size_t count) {
  std::uint32_t word = 0;
  for (std::size_t i = 0; i < count; ++i)
    word |= std::uint32_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
  return word;
}

std::uint64_t hashOfText(std::string_view text, Lookup lookup) {
  const char* at = text.data();
  std::size_t left = text.size();
  for (; left >= 12; left -= 12, at += 12) {
    lookup.a += wordAt(at);
    lookup.b += wordAt(at + 4);
    lookup.c += wordAt(at + 8);
    lookup.mix();
  }
  lookup.a += left >= 4 ? wordAt(at) : wordAt(at, left);
  if (left > 4) lookup.b += left >= 8 ? wordAt(at + 4) : wordAt(at + 4, left - 4);
  // The lowest byte of c stands for the length.
  if (left > 8) lookup.c += wordAt(at + 8, left - 8) << 8U;
  return lookup.end();
}

struct HashOfValue {
  const Seeded& seeded;

  std::uint64_t operator()(std::monostate) const { return 0; }
  std::uint64_t operator()(std::int64_t number) const {
    return hashOfWhole(number, seeded.begin[4]);
  }
  std::uint64_t operator()(std::string_view text) const {
    return hashOfText(text, seeded.of(text.size()));
  }
  std::uint64_t operator()(double number) const {
    if (number == 0) return seeded.seed;
    const auto bits = std::bit_cast<std::uint64_t>(number);
    Lookup lookup = seeded.begin[8];
    lookup.a += static_cast<std::uint32_t>(bits);
    lookup.b += static_cast<std::uint32_t>(bits >> 32U);
    return lookup.end();
  }
};

/// Columns of the table of sources, in their order.
enum class SourceColumn : std::uint8_t {
  source,
  file,
  sha256,
  bytes,
  problem,
  companions,
  regions,
  linksets,
  parts,
  digest
};

const Value& cellOfSource(std::span<const Value> row, SourceColumn column) {
  return row[static_cast<std::size_t>(column)];
}

std::string textAt(std::span<const Value> row, SourceColumn column) {
  const auto* text = std::get_if<std::string_view>(&cellOfSource(row, column));
  return text ? std::string(*text) : std::string();
}

std::int64_t wholeAt(std::span<const Value> row, SourceColumn column) {
  const auto* whole = std::get_if<std::int64_t>(&cellOfSource(row, column));
  return whole ? *whole : 0;
}

}  // namespace

Source sourceOfRow(std::span<const Value> row) {
  Source source{textAt(row, SourceColumn::file),
                textAt(row, SourceColumn::sha256),
                {},
                textAt(row, SourceColumn::problem),
                textAt(row, SourceColumn::companions)};
  if (const auto* bytes = std::get_if<std::int64_t>(&cellOfSource(row, SourceColumn::bytes)))
    source.bytes = static_cast<std::size_t>(*bytes);
  return source;
}

Written writtenOfRow(std::span<const Value> row) {
  return {wholeAt(row, SourceColumn::regions), wholeAt(row, SourceColumn::linksets),
          wholeAt(row, SourceColumn::parts), wholeAt(row, SourceColumn::digest)};
}

std::int64_t digestOf(TableId table, std::span<const Value> values) {
  constexpr std::uint64_t factor = 31;
  const HashOfValue hash{seedOf(table)};
  std::uint64_t row = 0;
  for (const Value& value : values) row = row * factor + std::visit(hash, value);
  const std::uint64_t scrambled = hashOfWhole(static_cast<std::int64_t>(row), unseeded);
  return static_cast<std::int64_t>(row ^ scrambled);
}

std::int64_t digestOf(const MetaRow& row) {
  return digestOf(TableId::meta,
                  std::array<Value, 2>{std::string_view(row.first), std::string_view(row.second)});
}

void SourceDigest::add(TableId table, std::span<const Value> row) {
  if (table == TableId::regions) ++rows_.regions;
  if (table == TableId::linksets) ++rows_.linksets;
  if (table == TableId::parts) ++rows_.parts;
  rows_.digest ^= digestOf(table, row.subspan(1));
}

namespace {

Value textOrNothing(const std::string& text) {
  return text.empty() ? Value{} : Value{std::string_view(text)};
}

}  // namespace

Written SourceDigest::written(const Source& source) const {
  Written all = rows_;
  const Value bytes = source.bytes ? Value{static_cast<std::int64_t>(*source.bytes)} : Value{};
  all.digest ^= digestOf(
      TableId::sources,
      std::array<Value, 8>{std::string_view(source.file), textOrNothing(source.sha256), bytes,
                           textOrNothing(source.problem), textOrNothing(source.companions),
                           all.regions, all.linksets, all.parts});
  return all;
}

namespace {

constexpr std::string_view bakedKeys = "baked.";
constexpr std::string_view sourceKeys = "source.";
constexpr std::string_view pendingKeys = "pending.";

std::optional<std::int64_t> wholeInMeta(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return {};
  return number;
}

}  // namespace

SourceList emptyList(std::span<const MetaRow> meta) {
  SourceList list;
  for (const MetaRow& row : meta)
    if (row.first.starts_with(bakedKeys)) list.digest ^= digestOf(row);
  return list;
}

std::string listText(const SourceList& list) {
  return fmt::format("{} {}", list.sources, list.digest);
}

std::optional<SourceList> listIn(std::string_view text) {
  const std::size_t space = text.find(' ');
  if (space == std::string_view::npos) return {};
  const auto sources = wholeInMeta(text.substr(0, space));
  const auto digest = wholeInMeta(text.substr(space + 1));
  if (!sources || !digest || *sources < 0) return {};
  return SourceList{*sources, *digest};
}

MetaRow sourceRow(std::int64_t number, std::string_view file) {
  return {fmt::format("{}{}", sourceKeys, number), std::string(file)};
}

std::optional<std::int64_t> sourceIn(std::string_view key) {
  if (!key.starts_with(sourceKeys)) return {};
  return wholeInMeta(key.substr(sourceKeys.size()));
}

MetaRow pendingRow(std::string_view file) {
  return {fmt::format("{}{}", pendingKeys, sha256(bytesOf(file))), std::string(file)};
}

bool isPending(std::string_view key) { return key.starts_with(pendingKeys); }

namespace {

/// The digests of the rows of one table, which counts as one of three.
std::string digestsOf(TableId id) {
  std::vector<std::string> columns;
  for (const Column& column : table(id).columns)
    if (column.name != "source" && column.name != "digest")
      columns.push_back(database::quotedName(column.name));
  const auto count = [id](TableId counted) { return id == counted ? 1 : 0; };
  return fmt::format(
      "SELECT \"source\", {} AS regions, {} AS linksets, {} AS parts, "
      "hash_record_extended(ROW({}), {}) AS h FROM {}",
      count(TableId::regions), count(TableId::linksets), count(TableId::parts),
      fmt::join(columns, ", "), seedOf(id).seed, database::quotedName(table(id).name));
}

}  // namespace

std::string digestSql() {
  return fmt::format(
      "SELECT found.source, s.\"file\", s.\"regions\", s.\"linksets\", s.\"parts\", s.\"digest\", "
      "found.regions, found.linksets, found.parts, found.digest FROM (SELECT r.\"source\" AS "
      "source, CAST(sum(r.regions) AS bigint) AS regions, CAST(sum(r.linksets) AS bigint) AS "
      "linksets, CAST(sum(r.parts) AS bigint) AS parts, bit_xor(r.h # hashint8extended(r.h, 0)) AS "
      "digest FROM ({} UNION ALL {} UNION ALL {} UNION ALL {}) r GROUP BY r.\"source\") found LEFT "
      "JOIN {} s ON s.\"source\" = found.source ORDER BY 1",
      digestsOf(TableId::sources), digestsOf(TableId::regions), digestsOf(TableId::linksets),
      digestsOf(TableId::parts), database::quotedName(table(TableId::sources).name));
}

std::string digestSummarySql() {
  return fmt::format(
      "SELECT count(*), count(*) FILTER (WHERE d.\"file\" IS NULL OR ROW(d.regions, d.linksets, "
      "d.parts, d.digest) IS DISTINCT FROM ROW(d.found_regions, d.found_linksets, d.found_parts, "
      "d.found_digest)), bit_xor(d.digest), bit_xor(d.h # hashint8extended(d.h, 0)) FROM (SELECT "
      "a.*, hash_record_extended(ROW('{}' || a.source, a.\"file\"), {}) AS h FROM ({}) a(source, "
      "\"file\", regions, linksets, parts, digest, found_regions, found_linksets, found_parts, "
      "found_digest)) d",
      sourceKeys, seedOf(TableId::meta).seed, digestSql());
}

}  // namespace wb::grid
