#include "model/grid/detail/grid_csv.h"

#include "model/core/core_texts.h"
#include "model/grid/detail/constraints.h"
#include "model/grid/detail/grid_texts.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <optional>
#include <system_error>
#include <utility>

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

namespace {

constexpr std::size_t readBytes = std::size_t{256} << 10;
/// More than any name that a scene can hold; what is longer is no such file.
constexpr std::size_t rowBytes = std::size_t{256} << 20;
constexpr int endOfFile = -1;

template <class Number>
std::optional<database::Value> numberIn(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return {};
  return database::Value{number};
}

std::optional<database::Value> valueIn(std::string_view text, bool isNull, const Column& column) {
  if (isNull) return database::Value{};
  switch (column.type) {
    case Type::integer:
      return numberIn<std::int64_t>(text);
    case Type::number:
      return numberIn<double>(text);
    default:
      return database::Value{text};
  }
}

}  // namespace

/// zlib reads what is not compressed too, and files that are several one after the other.
struct CsvReader::File {
  struct Close {
    void operator()(gzFile_s* file) const { gzclose_r(file); }
  };
  std::unique_ptr<gzFile_s, Close> gzip;
  std::array<char, readBytes> buffer{};
  std::size_t at = 0;
  std::size_t size = 0;
  bool isBroken = false;
};

CsvReader::CsvReader(const std::filesystem::path& path, TableId id)
    : table_(&table(id)), path_(path.string()), file_(std::make_unique<File>()) {}
CsvReader::CsvReader(CsvReader&&) noexcept = default;
CsvReader& CsvReader::operator=(CsvReader&&) noexcept = default;
CsvReader::~CsvReader() = default;

Result<CsvReader> CsvReader::open(const std::filesystem::path& path, TableId id) {
  CsvReader reader(path, id);
  reader.file_->gzip.reset(gzopen(path.c_str(), "rb"));
  if (!reader.file_->gzip)
    return reader.wrong(baseTexts["file.cannot_read"],
                        {{"reason", std::generic_category().message(errno)}});
  gzbuffer(reader.file_->gzip.get(), readBytes);
  if (auto right = reader.checkHead(); !right) return failure(std::move(right));
  return reader;
}

tl::unexpected<Diagnostic> CsvReader::wrong(Text text, std::vector<Argument> arguments) const {
  const std::string place = line_ == 0 ? std::string() : "line " + std::to_string(line_);
  return tl::unexpected(inFile(failure(text, std::move(arguments), place).value(), path_));
}

bool CsvReader::fill() {
  const int read = gzread(file_->gzip.get(), file_->buffer.data(), readBytes);
  file_->at = 0;
  file_->size = read > 0 ? static_cast<std::size_t>(read) : 0;
  int state = Z_OK;
  gzerror(file_->gzip.get(), &state);
  file_->isBroken = read < 0 || (read == 0 && state != Z_OK && state != Z_STREAM_END);
  return file_->size > 0;
}

int CsvReader::take() {
  if (file_->at == file_->size && !fill()) return endOfFile;
  const char c = file_->buffer[file_->at++];
  if (c == '\n') ++linesRead_;
  return static_cast<unsigned char>(c);
}

/// All that is in the buffer before the next character that may mean something: most are digits.
void CsvReader::takePlain() {
  const char* const first = file_->buffer.data() + file_->at;
  const char* const last = file_->buffer.data() + file_->size;
  const char* const end = std::find_if(
      first, last, [](char c) { return c == ',' || c == '\n' || c == '\r' || c == '"'; });
  text_.append(first, end);
  file_->at += static_cast<std::size_t>(end - first);
}

Result<void> CsvReader::readQuoted() {
  while (text_.size() < rowBytes) {
    const int c = take();
    if (c == endOfFile) return wrong(gridTexts["grid.cut"], {});
    if (c == '"') {
      // A quote that is doubled stands for itself; the end is seen by what follows.
      if (file_->at == file_->size && !fill()) return {};
      if (file_->buffer[file_->at] != '"') return {};
      ++file_->at;
    }
    text_ += static_cast<char>(c);
  }
  return wrong(gridTexts["grid.row_too_long"], {{"limit", rowBytes}});
}

/// Whether there was a row.
Result<bool> CsvReader::readFields() {
  text_.clear();
  fields_.clear();
  line_ = linesRead_ + 1;
  Field field;
  int c = take();
  if (c == endOfFile && !file_->isBroken) return false;
  for (;; c = take()) {
    if (file_->isBroken || c == endOfFile) return wrong(gridTexts["grid.cut"], {});
    if (c == '"' && text_.size() == field.begin && !field.isQuoted) {
      field.isQuoted = true;
      if (auto read = readQuoted(); !read) return failure(std::move(read));
    } else if (c == ',' || c == '\n') {
      field.end = text_.size();
      fields_.push_back(field);
      if (c == '\n') return true;
      field = {text_.size(), 0, false};
    } else if (c != '\r') {
      text_ += static_cast<char>(c);
      takePlain();
      if (text_.size() >= rowBytes)
        return wrong(gridTexts["grid.row_too_long"], {{"limit", rowBytes}});
    }
  }
}

Result<void> CsvReader::checkHead() {
  const auto read = readFields();
  if (!read) return tl::unexpected(read.error());
  const auto isName = [this](const Field& field, const Column& column) {
    return std::string_view(text_).substr(field.begin, field.end - field.begin) == column.name;
  };
  if (*read && std::ranges::equal(fields_, table_->columns, isName)) return {};
  return wrong(gridTexts["grid.other_columns"], {{"table", table_->word}});
}

Result<bool> CsvReader::next() {
  auto read = readFields();
  if (!read || !*read) return read;
  if (fields_.size() != table_->columns.size())
    return wrong(gridTexts["grid.other_count"],
                 {{"expected", table_->columns.size()}, {"found", fields_.size()}});
  if (auto converted = convert(); !converted) return failure(std::move(converted));
  return true;
}

Result<void> CsvReader::convert() {
  values_.clear();
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    const Field& field = fields_[i];
    const Column& column = table_->columns[i];
    const std::string_view text =
        std::string_view(text_).substr(field.begin, field.end - field.begin);
    const auto value = valueIn(text, text.empty() && !field.isQuoted, column);
    // What is no number stands for itself, and is refused by its type.
    values_.push_back(value.value_or(text));
    if (!isRight(column, values_.back())) return refuse(checkValue(column, values_.back()).error());
  }
  return {};
}

}  // namespace wb::grid
