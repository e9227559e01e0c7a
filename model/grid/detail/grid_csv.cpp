#include "model/grid/detail/grid_csv.h"

#include <zlib.h>

#include <array>
#include <charconv>
#include <cmath>

namespace wb::grid {
namespace {

/// A quarter more bytes than zlib's usual level, in less than half of its time.
constexpr int gzipLevel = 3;
constexpr int gzipWindow = 15 + 16;  ///< The largest, with the header of gzip.
constexpr int gzipMemory = 8;        ///< As zlib does it itself.

struct CsvField {
  std::string& out;

  void operator()(std::monostate) const {}
  void operator()(std::int64_t number) const { append(number); }

  /// Whole numbers without an exponent, as everywhere in the program.
  void operator()(double number) const {
    constexpr double exactWholes = 1e15;
    if (number == std::trunc(number) && std::abs(number) < exactWholes) {
      append(number, std::chars_format::fixed);
    } else {
      append(number);
    }
  }

  void operator()(std::string_view text) const {
    if (!text.empty() && text.find_first_of("\",\r\n") == std::string_view::npos) {
      out += text;
      return;
    }
    out += '"';
    for (std::size_t quote = text.find('"'); quote != std::string_view::npos;
         quote = text.find('"')) {
      out.append(text.substr(0, quote)).append("\"\"");
      text.remove_prefix(quote + 1);
    }
    out.append(text).append("\"");
  }

 private:
  template <class Number, class... Format>
  void append(Number number, Format... format) const {
    std::array<char, 32> room;
    const auto end = std::to_chars(room.data(), room.data() + room.size(), number, format...).ptr;
    out.append(room.data(), end);
  }
};

}  // namespace

std::string csvHead(const Table& table) {
  std::string line;
  for (const Column& column : table.columns)
    line.append(line.empty() ? "" : ",").append(column.name);
  return line += '\n';
}

void appendCsvRow(std::string& out, std::span<const database::Value> row) {
  const CsvField field{out};
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (i > 0) out += ',';
    std::visit(field, row[i]);
  }
  out += '\n';
}

std::string gzipped(std::string_view text) {
  z_stream stream{};
  deflateInit2(&stream, gzipLevel, Z_DEFLATED, gzipWindow, gzipMemory, Z_DEFAULT_STRATEGY);
  std::string bytes;
  std::array<char, std::size_t{64} << 10> room;
  int state = Z_OK;
  while (state != Z_STREAM_END) {
    // Pieces, because zlib counts in 32 bits.
    constexpr std::size_t pieceBytes = std::size_t{1} << 30;
    if (stream.avail_in == 0) {
      const std::string_view piece = text.substr(0, pieceBytes);
      stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(piece.data()));
      stream.avail_in = static_cast<uInt>(piece.size());
      text.remove_prefix(piece.size());
    }
    stream.next_out = reinterpret_cast<Bytef*>(room.data());
    stream.avail_out = static_cast<uInt>(room.size());
    state = deflate(&stream, text.empty() ? Z_FINISH : Z_NO_FLUSH);
    bytes.append(room.data(), room.size() - stream.avail_out);
  }
  deflateEnd(&stream);
  return bytes;
}

}  // namespace wb::grid
