#include "model/grid/answer.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace wb::query {
namespace {

/// Counts stay counts.
table::Cell sumOf(const table::Cell& a, const table::Cell& b) {
  const auto* count = std::get_if<std::size_t>(&a);
  const auto* other = std::get_if<std::size_t>(&b);
  if (count && other) return *count + *other;
  const auto number = [](const table::Cell& cell) {
    const auto* whole = std::get_if<std::size_t>(&cell);
    return whole ? static_cast<double>(*whole) : std::get<double>(cell);
  };
  return number(a) + number(b);
}

bool isNumber(const table::Cell& cell) {
  return std::holds_alternative<std::size_t>(cell) || std::holds_alternative<double>(cell);
}

/// The row of a grid is the sum of those of its files.
class GridRow {
 public:
  void take(Row row) {
    if (row_.empty()) {
      row_ = std::move(row);
      return;
    }
    for (std::size_t i = 0; i < row.size(); ++i)
      if (isNumber(row_[i]) && isNumber(row[i])) row_[i] = sumOf(row_[i], row[i]);
  }
  Row row() && { return std::move(row_); }

 private:
  Row row_;
};

class PiecesAsker {
 public:
  PiecesAsker(database::Database& database, const Question& question, const RowTaker& taker,
              const Task& task)
      : database_(database), piece_(question), taker_(taker), task_(task) {}

  Result<void> ask(const std::vector<Piece>& pieces, std::size_t allParts) {
    std::size_t done = 0;
    for (const Piece& one : pieces) {
      piece_.sources = one.sources;
      if (auto asked = query::ask(
              database_, piece_, [this](Row row) { return take(std::move(row)); },
              task_.inside({}));
          !asked)
        return asked;
      if (!wantsMore_) return {};
      done += one.parts;
      task_.report(
          static_cast<double>(done) / static_cast<double>(std::max<std::size_t>(allParts, 1)), {});
    }
    if (piece_.by == By::grid) taker_(std::move(sum_).row());
    return {};
  }

 private:
  bool take(Row row) {
    if (piece_.by == By::grid) {
      sum_.take(std::move(row));
    } else {
      wantsMore_ = taker_(std::move(row));
    }
    return wantsMore_;
  }

  database::Database& database_;
  Question piece_;
  const RowTaker& taker_;
  const Task& task_;
  GridRow sum_;
  bool wantsMore_ = true;
};

}  // namespace

Result<void> askInPieces(database::Database& database, const Contents& contents,
                         const Question& question, const RowTaker& taker, const Task& task) {
  const auto pieces = piecesOf(contents);
  if (pieces.empty() || !question.otherProfiles.empty())
    return ask(database, question, taker, task);
  const auto snapshot = database::Transaction::beginReading(database);
  if (!snapshot) return tl::unexpected(snapshot.error());
  return PiecesAsker(database, question, taker, task).ask(pieces, contents.population.parts);
}

}  // namespace wb::query
