#include "ui/window/detail/status_line.h"

#include "model/report/table.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"
#include "ui/widgets/text_labels.h"
#include "ui/window/detail/job_strip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSizeGrip>
#include <QStyleOption>
#include <QStylePainter>
#include <algorithm>

namespace wb::ui {
namespace {

/// As QStatusBar indents what it says.
constexpr int indent = 6;
constexpr double mostOfPermanent = 0.75;

/// What stands there permanently.
QList<QWidget*> permanentOf(const QStatusBar& bar) {
  QList<QWidget*> found;
  for (QWidget* one : bar.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
    if (!qobject_cast<QSizeGrip*>(one)) found << one;
  return found;
}

}  // namespace

StatusBar::StatusBar(QWidget* parent) : QStatusBar(parent) {
  connect(this, &QStatusBar::messageChanged, this, [this](const QString& message) {
    setToolTip(message);
    shareRoom();
  });
}

/// A short message leaves the rest of its share: a limit that is exceeded is to be read whole.
void StatusBar::shareRoom() {
  const int wanted = fontMetrics().horizontalAdvance(currentMessage()) + 3 * indent;
  const int share = static_cast<int>(width() * (1 - mostOfPermanent));
  for (QWidget* one : permanentOf(*this)) one->setMaximumWidth(width() - std::min(wanted, share));
}

int StatusBar::edge() const {
  int edge = width();
  for (const QWidget* one : permanentOf(*this))
    if (one->isVisible()) edge = std::min(edge, one->x());
  return edge;
}

void StatusBar::paintEvent(QPaintEvent* event) {
  if (currentMessage().isEmpty()) return QStatusBar::paintEvent(event);
  QStylePainter painter(this);
  QStyleOption option;
  option.initFrom(this);
  painter.drawPrimitive(QStyle::PE_PanelStatusBar, option);
  const QRect room(indent, 0, edge() - 2 * indent, height());
  const QString line =
      fontMetrics().elidedText(currentMessage(), Qt::ElideRight, std::max(room.width(), 0));
  painter.drawItemText(room, Qt::AlignLeft | Qt::AlignVCenter, palette(), isEnabled(), line,
                       QPalette::WindowText);
}

void StatusBar::resizeEvent(QResizeEvent* event) {
  QStatusBar::resizeEvent(event);
  shareRoom();
}

namespace {

/// In a narrower window what matters more takes the room of the rest.
constexpr int narrow = 1'200;

double capacityOfAll(const std::vector<cost::RegionCost>& regions) {
  double sum = 0;
  for (const cost::RegionCost& region : regions) sum += region.capacity;
  return sum;
}

}  // namespace

StatusLine::StatusLine(const Document& document, const Baseline& baseline, QWidget* parent)
    : QWidget(parent),
      document_(document),
      baseline_(baseline),
      totals_(new QLabel(this)),
      profile_(new ElidedLabel(this)),
      over_(new AlarmLabel(this)),
      change_(new ElidedLabel(this)),
      jobs_(new JobStrip(this)) {
  totals_->setObjectName(QStringLiteral("total"));
  over_->setObjectName(QStringLiteral("exceeded"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins({});
  setMinimumHeight(jobs_->sizeHint().height());  // Jobs come and go: nothing above must move.
  row->addWidget(jobs_);
  for (QWidget* widget : std::initializer_list<QWidget*>{over_, totals_, profile_, change_})
    row->addWidget(widget);
  connect(&document, &Document::costsChanged, this, &StatusLine::showTotals);
  connect(&baseline, &Baseline::changed, this, &StatusLine::showTotals);
  connect(jobs_, &JobStrip::shownOrHidden, this, &StatusLine::showProfile);
  showTotals();
}

void StatusLine::showTotals() {
  const weighing::Weighing& weighing = document_.weighing();
  isCompared_ = baseline_.side().has_value();
  showExceeded();
  showProfile();
  if (document_.isEmpty()) return;
  const auto regions = cost::sumByRegion(weighing.scene, weighing.costs);
  totals_->setText(
      tr("Land impact %1 of %2 LI")
          .arg(shown(table::landImpactOf(weighing.costs)), shownNumber(capacityOfAll(regions))));
  profile_->setText(tr("under %1").arg(profileName(weighing.profile, weighing.scene)));
  if (isCompared_) showChange(table::landImpactOf(weighing.costs));
}

/// Where little fits, what is compared or going on comes first; a limit that something is over says
/// how much it is itself.
void StatusLine::showProfile() {
  const bool isNarrow = window()->width() < narrow;
  const bool isWorking = !jobs_->isHidden();
  change_->setVisible(!document_.isEmpty() && isCompared_ && !(isNarrow && isWorking));
  totals_->setVisible(!document_.isEmpty() && !(isNarrow && isWorking && isOver_));
  profile_->setVisible(!document_.isEmpty() && !(isNarrow && (isWorking || isCompared_)));
}

void StatusLine::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  showProfile();
}

/// The first limit in words; the others in the tooltip.
void StatusLine::showExceeded() {
  QStringList all;
  for (const weighing::Exceeded& one : weighing::exceeded(document_.weighing()))
    all << exceededText(document_.weighing(), one);
  isOver_ = !all.isEmpty();
  over_->setVisible(isOver_);
  if (all.isEmpty()) return;
  over_->setToolTip(all.join(u'\n'));
  const QString first = alarmSign + QStringLiteral(" ") + all.front();
  const int others = static_cast<int>(all.size()) - 1;
  over_->setText(others == 0 ? first : tr("%1 And %L2 more.").arg(first).arg(others));
}

void StatusLine::showChange(const table::Cell& landImpact) {
  change_->setText(tr("%1 compared with %2", "a number and the name of constants")
                       .arg(shownChange(table::landImpactOf(baseline_.side()->costs), landImpact),
                            profileName(*baseline_.profile(), document_.weighing().scene)));
}

}  // namespace wb::ui
