#include "ui/widgets/text_labels.h"

#include "ui/widgets/icon.h"

#include <QEvent>
#include <QFocusEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <QTextOption>
#include <QToolTip>
#include <algorithm>

namespace wb::ui {
namespace {

/// Less tells nothing.
constexpr int leastCharacters = 8;

/// The paragraphs that stand first and begin with the sign.
QString alarmsOf(const QString& text) {
  const QStringList paragraphs = text.split(u'\n');
  const auto others = std::ranges::find_if_not(
      paragraphs, [](const QString& one) { return one.startsWith(alarmSign); });
  return paragraphs.first(others - paragraphs.begin()).join(u'\n');
}

}  // namespace

QSize ElidedLabel::minimumSizeHint() const {
  const QSize whole = QLabel::minimumSizeHint();
  if (wordWrap()) return whole;
  return {std::min(whole.width(), leastCharacters * fontMetrics().averageCharWidth()),
          whole.height()};
}

bool ElidedLabel::isCut() const {
  return !wordWrap() &&
         fontMetrics().horizontalAdvance(text()) > contentsRect().width() - 2 * margin();
}

bool ElidedLabel::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || !toolTip().isEmpty() || !isCut())
    return QLabel::event(event);
  QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
  return true;
}

void ElidedLabel::paintEvent(QPaintEvent* event) {
  if (!isCut()) return QLabel::paintEvent(event);
  const QRect room = contentsRect().marginsRemoved({margin(), margin(), margin(), margin()});
  QPainter painter(this);
  const QString line = fontMetrics().elidedText(text(), Qt::ElideRight, room.width());
  style()->drawItemText(&painter, room, static_cast<int>(alignment()), palette(), isEnabled(), line,
                        foregroundRole());
}

SlotLabel::SlotLabel(int lines, QWidget* parent) : ElidedLabel(parent), lines_(lines) {
  setTextFormat(Qt::PlainText);
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  setAlignment(Qt::AlignLeading | Qt::AlignTop);
}

void SlotLabel::setAlarm(bool isAlarm) {
  isAlarm_ = isAlarm;
  update();
}

QSize SlotLabel::sizeHint() const {
  return {leastCharacters * fontMetrics().averageCharWidth(),
          lines_ * fontMetrics().lineSpacing() + 2 * margin()};
}

QStringList linesIn(const QString& text, const QFont& font, int width, int most) {
  QStringList lines;
  QString words = text;
  words.replace(u'\n', QChar::LineSeparator);
  QTextLayout layout(words, font);
  QTextOption option;
  option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  layout.setTextOption(option);
  layout.beginLayout();
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(std::max(width, 1));
    const bool isLast = lines.size() + 1 == most;
    lines << words.mid(line.textStart(), isLast ? -1 : line.textLength())
                 .replace(QChar::LineSeparator, u' ')
                 .trimmed();
    if (isLast) break;
  }
  layout.endLayout();
  return lines;
}

QStringList SlotLabel::linesIn(const QString& text, int width, int most) const {
  return ui::linesIn(text, font(), width, most);
}

bool SlotLabel::isCut() const {
  const int width = contentsRect().width() - 2 * margin();
  const QStringList lines = linesIn(text(), width, lines_);
  return !lines.isEmpty() && fontMetrics().horizontalAdvance(lines.back()) > width;
}

void SlotLabel::paintEvent(QPaintEvent*) {
  QRect room = contentsRect().marginsRemoved({margin(), margin(), margin(), margin()});
  QPalette alarm = palette();
  alarm.setColor(foregroundRole(), alarmColour(alarm));
  QPainter painter(this);
  const QStringList lines = linesIn(text(), room.width(), lines_);
  const QString alarms = isAlarm_ ? alarmsOf(text()) : QString();
  // Each paragraph begins a line, so these take as many lines as they would alone.
  qsizetype inAlarm = alarms.isEmpty() ? 0 : linesIn(alarms, room.width(), lines_).size();
  const int free = (lines_ - static_cast<int>(lines.size())) * fontMetrics().lineSpacing();
  if (alignment().testFlag(Qt::AlignBottom)) room.setTop(room.top() + free);
  if (alignment().testFlag(Qt::AlignVCenter)) room.setTop(room.top() + free / 2);
  for (const QString& line : lines) {
    style()->drawItemText(&painter, room, static_cast<int>(Qt::AlignLeading | Qt::AlignTop),
                          inAlarm-- > 0 ? alarm : palette(), isEnabled(),
                          fontMetrics().elidedText(line, Qt::ElideRight, room.width()),
                          foregroundRole());
    room.setTop(room.top() + fontMetrics().lineSpacing());
  }
}

AlarmLabel::AlarmLabel(QWidget* parent) : ElidedLabel(parent) {
  setTextFormat(Qt::PlainText);
  follow();
}

void AlarmLabel::changeEvent(QEvent* event) {
  ElidedLabel::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) follow();
}

/// Its own palette is what the change itself changes again: once it is right, nothing is set.
void AlarmLabel::follow() {
  const QColor wanted = alarmColour(palette());
  if (palette().color(QPalette::WindowText) == wanted) return;
  QPalette colours = palette();
  // Words on the ground of a panel have another role than those on the ground of a window.
  for (const auto role : {QPalette::WindowText, QPalette::Text}) colours.setColor(role, wanted);
  setPalette(colours);
}

QString linkTo(std::size_t target, const QString& text) {
  return QStringLiteral("<a href=\"%1\">%2</a>").arg(target).arg(text.toHtmlEscaped());
}

void LinkLabel::changeEvent(QEvent* event) {
  QLabel::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  const QString words = text();
  setText({});
  setText(words);
}

/// Else the first press would go to words that do nothing.
void LinkLabel::focusInEvent(QFocusEvent* event) {
  QLabel::focusInEvent(event);
  const bool isForward = event->reason() == Qt::TabFocusReason;
  if (!isForward && event->reason() != Qt::BacktabFocusReason) return;
  if (text().contains(QLatin1String("<a href="))) focusNextPrevChild(isForward);
}

}  // namespace wb::ui
