#include "ui/window/status_line.h"

#include "model/table/column_sum.h"
#include "ui/base/alarm.h"
#include "ui/base/alarm_label.h"
#include "ui/base/exceeded_text.h"
#include "ui/base/model_text.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/document/profile_name.h"
#include "ui/window/file_opener.h"
#include "ui/window/time_left.h"

#include <QApplication>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace wb::ui {
namespace {

constexpr int steps = 100;
constexpr int progressCharacters = 20;

double capacityOfAll(const std::vector<cost::RegionCost>& regions) {
  double sum = 0;
  for (const cost::RegionCost& region : regions) sum += region.capacity;
  return sum;
}

}  // namespace

StatusLine::StatusLine(const Document& document, const Baseline& baseline, FileOpener& opener,
                       QWidget* parent)
    : QWidget(parent),
      document_(document),
      baseline_(baseline),
      totals_(new QLabel(this)),
      profile_(new QLabel(this)),
      over_(new AlarmLabel(this)),
      change_(new QLabel(this)),
      making_(new QLabel(tr("Shapes are weighed anew …"), this)),
      reading_(new QLabel(this)),
      progress_(new QProgressBar(this)),
      left_(new QLabel(this)),
      cancel_(new QToolButton(this)) {
  totals_->setObjectName(QStringLiteral("total"));
  over_->setObjectName(QStringLiteral("exceeded"));
  progress_->setAccessibleName(tr("Progress"));
  progress_->setRange(0, steps);
  progress_->setTextVisible(false);
  progress_->setMaximumWidth(fontMetrics().averageCharWidth() * progressCharacters);
  cancel_->setText(tr("Cancel"));
  cancel_->setAccessibleName(tr("Stop reading the file"));
  cancel_->setFocusPolicy(Qt::StrongFocus);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins({});
  for (QWidget* widget : std::initializer_list<QWidget*>{
           making_, reading_, progress_, left_, cancel_, over_, totals_, profile_, change_})
    row->addWidget(widget);
  connect(cancel_, &QToolButton::clicked, &opener, &FileOpener::cancel);
  connect(&opener, &FileOpener::started, this, &StatusLine::showReading);
  connect(&opener, &FileOpener::progressed, this, &StatusLine::showProgress);
  connect(&opener, &FileOpener::ended, this, &StatusLine::showNotReading);
  connect(&document, &Document::busyChanged, making_, &QLabel::setVisible);
  connect(&document, &Document::costsChanged, this, &StatusLine::showTotals);
  connect(&baseline, &Baseline::changed, this, &StatusLine::showTotals);
  making_->hide();
  showNotReading();
  showTotals();
}

void StatusLine::showTotals() {
  const weighing::Weighing& weighing = document_.weighing();
  totals_->setVisible(!document_.isEmpty());
  profile_->setVisible(!document_.isEmpty());
  change_->setVisible(!document_.isEmpty() && baseline_.side());
  showExceeded();
  if (document_.isEmpty()) return;
  const auto regions = cost::sumByRegion(weighing.scene, weighing.costs);
  totals_->setText(
      tr("Land impact %1 of %2")
          .arg(shown(table::landImpactOf(weighing.costs)), shownNumber(capacityOfAll(regions))));
  profile_->setText(tr("under %1").arg(profileName(weighing.profile, weighing.scene)));
  if (baseline_.side()) showChange(table::landImpactOf(weighing.costs));
}

/// The first limit in words; the others in the tooltip.
void StatusLine::showExceeded() {
  QStringList all;
  for (const weighing::Exceeded& one : weighing::exceeded(document_.weighing()))
    all << exceededText(document_.weighing(), one);
  over_->setVisible(!all.isEmpty());
  if (all.isEmpty()) return;
  over_->setToolTip(all.join(u'\n'));
  const QString first = alarmSign + QStringLiteral(" ") + all.front();
  const int others = static_cast<int>(all.size()) - 1;
  over_->setText(others == 0 ? first : tr("%1 And %L2 more.").arg(first).arg(others));
}

void StatusLine::showChange(const table::Cell& landImpact) {
  change_->setText(tr("%1 against %2", "a number and the name of constants")
                       .arg(shownChange(table::landImpactOf(baseline_.side()->costs), landImpact),
                            profileName(*baseline_.profile(), document_.weighing().scene)));
}

void StatusLine::showReading(const QString& path) {
  reading_->setText(tr("Reading %1 …").arg(QFileInfo(path).fileName()));
  progress_->setValue(0);
  since_.start();
  for (QWidget* widget : std::initializer_list<QWidget*>{reading_, progress_, cancel_})
    widget->show();
}

void StatusLine::showProgress(double fraction) {
  progress_->setValue(static_cast<int>(fraction * steps));
  const auto left = timeLeft(std::chrono::milliseconds(since_.elapsed()), fraction);
  left_->setVisible(left.has_value());
  if (left) left_->setText(timeLeftText(*left));
}

/// Who did something else meanwhile is told by the desktop that it is done.
void StatusLine::showNotReading() {
  constexpr qint64 longMilliseconds = 5'000;
  if (since_.isValid() && since_.hasExpired(longMilliseconds)) QApplication::alert(window());
  since_.invalidate();
  for (QWidget* widget : std::initializer_list<QWidget*>{reading_, progress_, left_, cancel_})
    widget->hide();
}

}  // namespace wb::ui
