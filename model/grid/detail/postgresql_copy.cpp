#include "model/grid/detail/engines.h"
#include "model/grid/detail/postgresql_connection.h"

#include <libpq-fe.h>

#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace wb::database {
namespace {

constexpr std::size_t copyBufferBytes = std::size_t{256} << 10;

/// A value as COPY wants it in text.
struct CopyText {
  std::string& out;

  void operator()(std::monostate) const { out += "\\N"; }
  void operator()(std::int64_t number) const { append(number); }
  void operator()(double number) const { append(number); }

  void operator()(std::string_view text) const {
    for (std::size_t end = text.find_first_of("\\\n\r\t"); end != std::string_view::npos;
         end = text.find_first_of("\\\n\r\t")) {
      out.append(text.substr(0, end)).append(escaped(text[end]));
      text.remove_prefix(end + 1);
    }
    out += text;
  }

 private:
  template <class Number>
  void append(Number number) const {
    std::array<char, 32> room{};
    out.append(room.data(), std::to_chars(room.data(), room.data() + room.size(), number).ptr);
  }

  static std::string_view escaped(char c) {
    switch (c) {
      case '\n':
        return "\\n";
      case '\r':
        return "\\r";
      case '\t':
        return "\\t";
      default:
        return "\\\\";
    }
  }
};

class PostgresqlLoader : public Loader {
 public:
  explicit PostgresqlLoader(const PostgresqlConnection& connection) : connection_(connection) {}

  /// The connection is of no use before COPY has an end.
  ~PostgresqlLoader() override {
    if (isOver_) return;
    PQputCopyEnd(connection_.connection.get(), "given up");
    (void)connection_.drain();
  }

  Result<void> add(std::span<const Value> row) override {
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (holdsNul(row[i])) return nulFailure(connection_.name);
      if (i > 0) buffer_ += '\t';
      std::visit(CopyText{buffer_}, row[i]);
    }
    buffer_ += '\n';
    return buffer_.size() < copyBufferBytes ? Result<void>() : send();
  }

  Result<void> end() override {
    if (auto sent = send(); !sent) return sent;
    if (PQputCopyEnd(connection_.connection.get(), nullptr) != 1) return connection_.failed();
    isOver_ = true;
    return connection_.drain();
  }

 private:
  Result<void> send() {
    if (PQputCopyData(connection_.connection.get(), buffer_.data(),
                      static_cast<int>(buffer_.size())) != 1)
      return connection_.failed();
    buffer_.clear();
    return {};
  }

  const PostgresqlConnection& connection_;
  std::string buffer_;
  bool isOver_ = false;
};

}  // namespace

std::unique_ptr<Loader> postgresqlLoader(const PostgresqlConnection& connection) {
  return std::make_unique<PostgresqlLoader>(connection);
}

}  // namespace wb::database
