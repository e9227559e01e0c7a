#include "ui/widgets/chips.h"

#include "ui/widgets/colors.h"
#include "ui/widgets/type.h"

#include <QPainter>
#include <QStyle>
#include <algorithm>
#include <cmath>

namespace wb::ui {
namespace {

constexpr int chipGap = 4;
constexpr int aboveWords = 2;
constexpr int besideWords = 6;
constexpr double chipRadius = 4;

}  // namespace

ChipLabel::ChipLabel(int lines, QWidget* parent) : SlotLabel(lines, parent) {
  setFont(fontOf(Type::caption, font()));
}

void ChipLabel::setChips(const QStringList& chips) {
  chips_ = chips;
  setText(chips.join(u'\n'));
}

QSize ChipLabel::sizeHint() const {
  const int chip = fontMetrics().lineSpacing() + 2 * aboveWords;
  return {SlotLabel::sizeHint().width(), lineCount() * (chip + chipGap) - chipGap};
}

std::vector<ChipLabel::Chip> ChipLabel::placed() const {
  std::vector<Chip> all;
  const QFontMetrics metrics = fontMetrics();
  const int line = metrics.lineSpacing();
  // Words are as wide as parts of pixels add up to: rounded down they would be cut.
  const auto widthOf = [exact = QFontMetricsF(font())](const QString& words) {
    return static_cast<int>(std::ceil(exact.horizontalAdvance(words))) + 2 * besideWords;
  };
  if (chips_.size() == 1) {
    const QStringList lines = linesIn(chips_.front(), width() - 2 * besideWords, lineCount());
    int widest = 0;
    for (const QString& one : lines) widest = std::max(widest, widthOf(one));
    const int height = static_cast<int>(lines.size()) * line + 2 * aboveWords;
    all.push_back({{0, 0, std::min(widest, width()), height}, lines});
    return all;
  }
  const int height = line + 2 * aboveWords;
  const auto moreWords = [](qsizetype count) {
    return tr("+%L1", "how many more trade-offs there are").arg(count);
  };
  const int more = widthOf(moreWords(chips_.size())) + chipGap;
  int row = 0;
  int left = 0;
  for (qsizetype i = 0; i < chips_.size(); ++i) {
    const bool isFollowed = i + 1 < chips_.size();
    const auto room = [&] { return width() - (isFollowed && row + 1 == lineCount() ? more : 0); };
    const int wanted = widthOf(chips_[i]);
    if (left > 0 && left + wanted > room()) {
      if (row + 1 == lineCount()) {
        const QString others = moreWords(chips_.size() - i);
        all.push_back({{left, row * (height + chipGap), widthOf(others), height}, {others}});
        break;
      }
      ++row;
      left = 0;
    }
    const QRect place(left, row * (height + chipGap), std::min(wanted, room() - left), height);
    all.push_back({place, {chips_[i]}});
    left += place.width() + chipGap;
  }
  return all;
}

QString ChipLabel::drawn(const QString& line, const Chip& chip) const {
  return fontMetrics().elidedText(line, Qt::ElideRight, chip.place.width() - 2 * besideWords);
}

QStringList ChipLabel::drawnLines() const {
  QStringList all;
  for (const Chip& chip : placed())
    for (const QString& line : chip.lines) all << drawn(line, chip);
  return all;
}

bool ChipLabel::isCut() const {
  const std::vector<Chip> all = placed();
  if (chips_.size() > 1 && (static_cast<qsizetype>(all.size()) < chips_.size() ||
                            all.back().lines.front() != chips_.back()))
    return true;
  return std::ranges::any_of(all, [this](const Chip& chip) {
    return drawn(chip.lines.back(), chip) != chip.lines.back();
  });
}

void ChipLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Colors colors = colorsOf(palette());
  for (const Chip& chip : placed()) {
    const QRect seen = QStyle::visualRect(layoutDirection(), rect(), chip.place);
    painter.setPen(QPen(colors.border, 1));
    painter.setBrush(colors.raised);
    painter.drawRoundedRect(QRectF(seen).adjusted(0.5, 0.5, -0.5, -0.5), chipRadius, chipRadius);
    QRect words = seen.adjusted(besideWords, aboveWords, -besideWords, -aboveWords);
    for (const QString& line : chip.lines) {
      style()->drawItemText(&painter, words, static_cast<int>(Qt::AlignLeading | Qt::AlignTop),
                            palette(), isEnabled(), drawn(line, chip), foregroundRole());
      words.setTop(words.top() + fontMetrics().lineSpacing());
    }
  }
}

}  // namespace wb::ui
