#include "ui/panels/view/detail/legend.h"

#include "ui/widgets/layout.h"
#include "ui/widgets/model_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QResizeEvent>
#include <algorithm>
#include <utility>

namespace wb::ui {

RampBar::RampBar(viewport::Ramp ramp, std::vector<viewport::RampMark> marks, QWidget* parent)
    : QWidget(parent), ramp_(ramp), marks_(std::move(marks)) {
  setFixedSize(widthOfRamp(marks_, fontMetrics()), fontMetrics().height());
}

void RampBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintRamp(painter, rect(), ramp_, marks_);
}

namespace {

/// At scale 1.
constexpr int legendHeight = 32;
/// Where it is narrower it has two lines.
constexpr int widthOfOneLine = 700;

/// With a name that a file gives any length to.
constexpr int mostCharacters = 44;

/// What matters stands at both ends: the rank, and the cost.
QString brief(const QString& meaning, const viewport::LegendEntry& entry,
              const QFontMetrics& metrics) {
  if (std::ranges::find(entry.arguments, "name", &Argument::name) == entry.arguments.end())
    return meaning;
  return metrics.elidedText(meaning, Qt::ElideMiddle, mostCharacters * metrics.averageCharWidth());
}

/// How many stops of one ramp entries begin with; at least one, of whatever it is.
std::size_t stopsOf(std::span<const viewport::LegendEntry> entries) {
  const auto& first = entries.front().stop;
  if (!first) return 1;
  const auto end = std::ranges::find_if(entries, [&](const viewport::LegendEntry& entry) {
    return !entry.stop || entry.stop->ramp != first->ramp;
  });
  return static_cast<std::size_t>(end - entries.begin());
}

}  // namespace

Legend::Legend(QWidget* parent)
    : QWidget(parent), empty_(new QLabel(this)), others_(new QLabel(this)) {
  setAccessibleName(tr("Legend"));
  auto* row = new WrappingRow(this);
  const int margin = fontMetrics().descent();
  row->setContentsMargins(margin, margin, margin, margin);
  row->addWidget(empty_);
  // A long word must not widen the window.
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  others_->hide();
  fold();
}

bool Legend::event(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) make();
  return QWidget::event(event);
}

/// Asked after every change of what is seen; most change nothing here.
void Legend::setEntries(const std::vector<viewport::LegendEntry>& entries,
                        const QString& whenEmpty) {
  if (entries == meanings_ && empty_->text() == whenEmpty) return fold();
  meanings_ = entries;
  empty_->setText(whenEmpty);
  make();
}

void Legend::make() {
  for (QWidget* entry : std::exchange(entries_, {})) delete entry;
  layout()->removeWidget(others_);
  const std::span all(meanings_);
  for (std::size_t begin = 0; begin < all.size();) {
    const std::size_t count = stopsOf(all.subspan(begin));
    entries_.push_back(entryOf(all.subspan(begin, count)));
    layout()->addWidget(entries_.back());
    begin += count;
  }
  layout()->addWidget(others_);
  empty_->setVisible(meanings_.empty());
  fold();
}

void Legend::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->oldSize().width() == event->size().width()) return;
  fold();
}

int Legend::heightAt(int width) const {
  const int line = fontMetrics().height();
  const int gaps = 2 * fontMetrics().descent();
  const int lines = width < widthOfOneLine ? 2 : 1;
  return std::max(legendHeight, lines * line + (lines - 1) * layout()->spacing() + gaps);
}

/// Shows as many as there is room for.
void Legend::fold() {
  const int most = heightAt(width());
  setFixedHeight(most);
  others_->hide();
  for (QWidget* entry : entries_) entry->show();
  QStringList folded;
  for (std::size_t shown = entries_.size(); shown > 1; --shown) {
    if (layout()->heightForWidth(width()) <= most) break;
    QWidget* last = entries_[shown - 1];
    last->hide();
    folded.prepend(last->accessibleName());
    others_->setText(tr("and %Ln more", "entries of the legend", static_cast<int>(folded.size())));
    others_->show();
  }
  others_->setToolTip(folded.join(u'\n'));
}

/// A ramp, or a single colour.
QWidget* Legend::entryOf(std::span<const viewport::LegendEntry> stops) {
  const auto& stop = stops.front().stop;
  if (!stop) return colourOf(stops.front());
  std::vector<viewport::RampMark> marks;
  QStringList meanings;
  for (const viewport::LegendEntry& entry : stops) {
    marks.push_back({entry.stop->at, shown(entry.stop->mark, entry.arguments)});
    meanings << shown(entry.meaning, entry.arguments);
  }
  auto* both = new QWidget(this);
  const QString title = shown(textOf(stop->ramp));
  both->setAccessibleName(title + QStringLiteral(": ") + meanings.join(QStringLiteral(", ")));
  both->setToolTip(meanings.join(u'\n'));
  auto* row = new WrappingRow(both);
  row->setContentsMargins({});
  row->addWidget(new QLabel(title, both));
  row->addWidget(new RampBar(stop->ramp, std::move(marks), both));
  return both;
}

QWidget* Legend::colourOf(const viewport::LegendEntry& entry) {
  auto* both = new QWidget(this);
  auto* colour = new QLabel(both);
  colour->setPixmap(swatch(entry.colour));
  const QString meaning = shown(entry.meaning, entry.arguments);
  auto* words = new QLabel(brief(meaning, entry, fontMetrics()), both);
  both->setAccessibleName(meaning);
  if (words->text() != meaning) both->setToolTip(meaning);
  auto* row = new QHBoxLayout(both);
  row->setContentsMargins({});
  row->addWidget(colour);
  row->addWidget(words);
  return both;
}

QPixmap Legend::swatch(const viewport::Colour& colour) const {
  const int side = fontMetrics().height();
  const qreal ratio = devicePixelRatioF();
  QPixmap pixmap(QSize(side, side) * ratio);
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setPen(palette().color(QPalette::Mid));
  painter.setBrush(QColor(colour[0], colour[1], colour[2]));
  painter.drawRect(0, 0, side - 1, side - 1);
  return pixmap;
}

}  // namespace wb::ui
