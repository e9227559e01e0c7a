#include "ui/window/detail/status_line.h"

#include "model/report/table.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/widgets/model_text.h"
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

StatusLine::StatusLine(const Document& document, const Baseline& baseline, QWidget* parent)
    : QWidget(parent),
      document_(document),
      baseline_(baseline),
      change_(new ElidedLabel(this)),
      jobs_(new JobStrip(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins({});
  setMinimumHeight(jobs_->sizeHint().height());  // Jobs come and go: nothing above must move.
  row->addWidget(jobs_);
  row->addWidget(change_);
  connect(&document, &Document::costsChanged, this, &StatusLine::showChange);
  connect(&baseline, &Baseline::changed, this, &StatusLine::showChange);
  showChange();
}

void StatusLine::showChange() {
  const bool isCompared = !document_.isEmpty() && baseline_.side();
  change_->setVisible(isCompared);
  if (!isCompared) return;
  const weighing::Weighing& weighing = document_.weighing();
  change_->setText(tr("%1 LI compared with %2", "a number and the name of constants")
                       .arg(shownChange(table::landImpactOf(baseline_.side()->costs),
                                        table::landImpactOf(weighing.costs)),
                            profileName(*baseline_.profile(), weighing.scene)));
}

}  // namespace wb::ui
