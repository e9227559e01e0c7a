#include "ui/window/detail/headline_line.h"

#include "model/analysis/exceeded_limits.h"
#include "model/report/table.h"
#include "ui/document/document.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"
#include "ui/widgets/text_labels.h"
#include "ui/widgets/type.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <algorithm>

namespace wb::ui {
namespace {

constexpr QSize limitBarSize(96, 8);
constexpr int headlineGap = 12;
constexpr double limitBarRadius = 2;
/// Where there is less room, words matter more than the bar.
constexpr int roomForBar = 360;

}  // namespace

LimitBar::LimitBar(QWidget* parent) : QWidget(parent) { setFixedSize(limitBarSize); }

void LimitBar::show(double share, bool isOver) {
  share_ = share;
  isOver_ = isOver;
  update();
}

void LimitBar::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette().color(QPalette::Mid));
  painter.drawRoundedRect(rect(), limitBarRadius, limitBarRadius);
  QRectF used(rect());
  used.setWidth(used.width() * std::clamp(share_, 0.0, 1.0));
  if (isRightToLeft()) used.moveRight(rect().right() + 1);
  painter.setBrush(isOver_ || share_ > 1 ? alarmColour(palette())
                                         : palette().color(QPalette::Highlight));
  painter.drawRoundedRect(used, limitBarRadius, limitBarRadius);
}

HeadlineLine::HeadlineLine(const Document& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      total_(new ElidedLabel(this)),
      bar_(new LimitBar(this)),
      over_(new AlarmLabel(this)) {
  total_->setObjectName(QStringLiteral("total"));
  over_->setObjectName(QStringLiteral("exceeded"));
  // On a tool bar words are those of buttons, which have no color of an alarm.
  over_->setForegroundRole(QPalette::WindowText);
  QFont bold = total_->font();
  bold.setWeight(QFont::DemiBold);
  total_->setFont(withEvenDigits(bold));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins({});
  row->setSpacing(headlineGap);
  row->addWidget(total_);
  row->addWidget(bar_);
  row->addWidget(over_);
  row->addStretch(1);
  connect(&document, &Document::costsChanged, this, &HeadlineLine::follow);
  connect(&document, &Document::octreeChanged, this, &HeadlineLine::follow);
  // A shorter number leaves the bar where it is; that of another file does not.
  connect(&document, &Document::sceneReset, this, [this] { total_->setMinimumWidth(0); });
  follow();
}

void HeadlineLine::setOfOctrees(bool areOctrees) {
  areOctrees_ = areOctrees;
  total_->setMinimumWidth(0);
  follow();
}

void HeadlineLine::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  showBar();
}

void HeadlineLine::follow() {
  hasLimit_ = false;
  over_->clear();
  over_->setToolTip({});
  if (areOctrees_ || document_.isOctreesOnly())
    showOctrees();
  else
    showLandImpact();
  over_->setVisible(!over_->text().isEmpty());
  showBar();
  const int width = total_->sizeHint().width();
  if (width > total_->minimumWidth() && width < roomForBar / 2) total_->setMinimumWidth(width);
}

void HeadlineLine::showBar() { bar_->setVisible(hasLimit_ && width() >= roomForBar); }

void HeadlineLine::showOctrees() {
  const weighing::OctreeSize size = weighing::octreeSizeOf(document_.weighing().scene);
  total_->setText(size.octrees == 0
                      ? tr("No octrees")
                      : tr("%Ln cubes, depth %L1, %2", "octrees: number, depth, memory",
                           static_cast<int>(size.cubes))
                            .arg(size.depth)
                            .arg(locale().formattedDataSize(static_cast<qint64>(size.bytes), 1,
                                                            QLocale::DataSizeTraditionalFormat)));
  total_->setToolTip(total_->text());
}

void HeadlineLine::showLandImpact() {
  const weighing::Headline headline = weighing::headlineOf(document_.weighing());
  const QString number = shownCost(headline.landImpact, headline.unknown);
  using weighing::HeadlineKind;
  switch (headline.kind) {
    case HeadlineKind::nothing:
      total_->clear();
      break;
    case HeadlineKind::limited:
      total_->setText(tr("%1 of %2 LI", "land impact: used, and what fits")
                          .arg(number, shownNumber(headline.capacity)));
      break;
    case HeadlineKind::uploaded:
      total_->setText(tr("%1 LI after upload").arg(number));
      break;
    case HeadlineKind::sum:
      total_->setText(tr("%1 LI", "land impact of all that is open").arg(number));
      break;
  }
  total_->setToolTip(total_->text());
  hasLimit_ = headline.kind == HeadlineKind::limited && headline.capacity > 0;
  showOver(headline);
  bar_->show(hasLimit_ ? headline.landImpact / headline.capacity : 0, !over_->text().isEmpty());
}

/// The first place and by how much; in words, and all others, in the tooltip.
void HeadlineLine::showOver(const weighing::Headline& headline) {
  QStringList all;
  for (const weighing::Exceeded& one : weighing::exceeded(document_.weighing()))
    all << exceededText(document_.weighing(), one);
  if (all.isEmpty()) return;
  over_->setToolTip(all.join(u'\n'));
  QString first = all.front();
  if (!headline.over.empty()) {
    const weighing::Overfull& place = headline.over.front();
    first = tr("%1 +%2", "a region or parcel, and the land impact that it is over its limit")
                .arg(shown(place.name), shownNumber(place.by));
  }
  const QString line = alarmSign + QStringLiteral(" ") + first;
  const int others = static_cast<int>(all.size()) - 1;
  over_->setText(others == 0 ? line : tr("%1 and %L2 more").arg(line).arg(others));
}

}  // namespace wb::ui
