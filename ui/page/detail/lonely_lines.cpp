#include "ui/page/detail/lonely_lines.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextLayout>
#include <QTextTable>
#include <algorithm>
#include <map>

namespace wb::ui {
namespace {

/// Fewer lines make no page.
constexpr std::size_t fewestLines = 5;
/// As bad as so many divided paragraphs.
constexpr std::size_t emptyPage = 10;

class Pages {
 public:
  explicit Pages(const QTextDocument& document) : document_(document) {}

  int ofLine(const QTextBlock& block, int line) const { return pageOf(document_, block, line); }
  /// Of where a table ends.
  int ofEnd(QTextTable& table) const {
    return at(document_.documentLayout()->frameBoundingRect(&table).bottom());
  }
  int of(const QTextTable& table, int row) const {
    return ofLine(table.cellAt(row, 0).firstCursorPosition().block(), 0);
  }

 private:
  int at(double y) const { return static_cast<int>(y / document_.pageSize().height()); }

  const QTextDocument& document_;
};

/// Those with too few lines, and paragraphs of which one line is on another page than the rest.
std::size_t lonelyLines(const QTextDocument& document, const Pages& pages) {
  std::map<int, std::size_t> lines;
  std::size_t divided = 0;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    std::map<int, std::size_t> ofBlock;
    for (int i = 0; i < block.layout()->lineCount(); ++i) ++ofBlock[pages.ofLine(block, i)];
    for (const auto& [page, count] : ofBlock) {
      lines[page] += count;
      divided += ofBlock.size() > 1 && count == 1 ? 1U : 0U;
    }
  }
  if (lines.size() < 2) return 0;
  const auto isFew = [](const auto& page) { return page.second < fewestLines; };
  return divided + emptyPage * static_cast<std::size_t>(std::ranges::count_if(lines, isFew));
}

bool isDivided(const QTextTable& table, int row, const Pages& pages) {
  for (int column = 0; column < table.columns(); ++column) {
    const QTextTableCell cell = table.cellAt(row, column);
    const int first = pages.ofLine(cell.firstCursorPosition().block(), 0);
    const QTextBlock last = cell.lastCursorPosition().block();
    if (first != pages.of(table, row) || first != pages.ofLine(last, last.lineCount() - 1))
      return true;
  }
  return false;
}

std::size_t lonelyRows(QTextTable& table, const Pages& pages) {
  std::map<int, int> rows;
  std::size_t count = 0;
  for (int row = table.format().headerRowCount(); row < table.rows(); ++row) {
    ++rows[pages.of(table, row)];
    count += isDivided(table, row, pages) ? 1U : 0U;
  }
  if (rows.empty()) return count;
  // Where its border alone is on the next page, its head stands there too.
  if (pages.ofEnd(table) != rows.rbegin()->first) ++count;
  if (rows.size() < 2) return count;
  return count + static_cast<std::size_t>(rows.begin()->second == 1) +
         static_cast<std::size_t>(rows.rbegin()->second == 1);
}

std::size_t lonelyRows(const QTextFrame& frame, const Pages& pages) {
  std::size_t count = 0;
  for (QTextFrame* child : frame.childFrames()) {
    count += lonelyRows(*child, pages);
    if (auto* table = qobject_cast<QTextTable*>(child)) count += lonelyRows(*table, pages);
  }
  return count;
}

}  // namespace

int pageOf(const QTextDocument& document, const QTextBlock& block, int line) {
  // What a layout moves to a page begins a fraction of a dot before it.
  constexpr double rounding = 0.5;
  const QTextLayout& layout = *block.layout();
  const bool isThere = line >= 0 && line < layout.lineCount();
  const double top = document.documentLayout()->blockBoundingRect(block).top() +
                     (isThere ? layout.lineAt(line).y() : 0);
  return static_cast<int>((top + rounding) / document.pageSize().height());
}

std::size_t standingAlone(const QTextDocument& document) {
  const Pages pages(document);
  return lonelyLines(document, pages) + lonelyRows(*document.rootFrame(), pages);
}

}  // namespace wb::ui
