#include "ui/panels/why/detail/origin_list.h"

#include "ui/panels/why/detail/term_model.h"
#include "ui/widgets/model_text.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>
#include <utility>

namespace wb::ui {
namespace {

constexpr int discSide = 18;
constexpr int originGap = 6;
constexpr int originPadding = 4;
constexpr QColor discPaper(0x14, 0x18, 0x1F);
/// Of the colour of selected rows behind what is pointed at.
constexpr qreal litShare = 0.22;

/// Whether an origin has what the pointer is over.
bool isOf(const explain::Origin& origin, const layers::Pick& pick) {
  const auto& [linkset, part, triangle, group] = pick.origin;
  return std::ranges::any_of(origin.culprits, [&](const cost::Culprit& one) {
    if (one.part != part) return false;
    const bool areHulls = one.kind == cost::Culprit::Kind::hulls;
    const bool isOfShape =
        areHulls ? pick.layer == layers::Layer::hulls : pick.layer == layers::Layer::physicsMesh;
    const auto named = static_cast<std::uint32_t>(areHulls ? group : triangle);
    return one.indices.empty() || !isOfShape || std::ranges::binary_search(one.indices, named);
  });
}

}  // namespace

std::optional<std::size_t> originAt(const std::vector<explain::Origin>& origins,
                                    const layers::Pick& pick) {
  const auto found =
      std::ranges::find_if(origins, [&](const explain::Origin& one) { return isOf(one, pick); });
  if (found == origins.end()) return std::nullopt;
  return static_cast<std::size_t>(found - origins.begin());
}

OriginRow::OriginRow(int number, QWidget* parent) : QAbstractButton(parent), number_(number) {
  setObjectName(QStringLiteral("origin"));
  setFocusPolicy(Qt::StrongFocus);
  QSizePolicy kept(QSizePolicy::Ignored, QSizePolicy::Fixed);
  kept.setRetainSizeWhenHidden(true);
  setSizePolicy(kept);
  setAttribute(Qt::WA_Hover);
  show(nullptr);
}

void OriginRow::show(const explain::Origin* origin) {
  const auto detail = origin && origin->what ? shown(*origin->what) : QString();
  name_.clear();
  if (origin) name_ = origin->label ? shown(*origin->label) : QString::fromStdString(origin->name);
  cost_.clear();
  if (origin)
    cost_ = origin->namesCost ? shareText(origin->share)
                              : tr("%1, %2", "what a cause costs, and its share")
                                    .arg(costInPe(origin->weight), shareText(origin->share));
  what_ = detail;
  setEnabled(origin != nullptr);
  setVisible(origin != nullptr);
  const QString all = name_ + (cost_.isEmpty() ? QString() : QStringLiteral(": ") + cost_);
  setAccessibleName(all);
  setAccessibleDescription(what_);
  setToolTip(what_.isEmpty() ? all : all + u'\n' + what_);
  updateGeometry();
  update();
}

void OriginRow::setLit(bool isLit) {
  if (isLit == std::exchange(isLit_, isLit)) return;
  update();
}

QSize OriginRow::sizeHint() const {
  return {fontMetrics().averageCharWidth() * discSide,
          2 * fontMetrics().lineSpacing() + 2 * originPadding};
}

bool OriginRow::event(QEvent* event) {
  const bool isDone = QAbstractButton::event(event);
  switch (event->type()) {
    case QEvent::Enter:
    case QEvent::Leave:
    case QEvent::FocusIn:
    case QEvent::FocusOut:
      update();
      emit pointedChanged();
      break;
    default:
      break;
  }
  return isDone;
}

void OriginRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (isLit()) {
    QColor ground = palette().color(QPalette::Highlight);
    ground.setAlphaF(litShare);
    painter.fillRect(rect(), ground);
  }
  const auto seen = [this](const QRect& place) {
    return QStyle::visualRect(layoutDirection(), rect(), place);
  };
  const int line = fontMetrics().lineSpacing();
  const QRect disc(originPadding, originPadding + (line - discSide) / 2, discSide, discSide);
  painter.setPen(Qt::NoPen);
  painter.setBrush(discPaper);
  painter.drawEllipse(seen(disc));
  painter.setPen(Qt::white);
  painter.drawText(seen(disc), Qt::AlignCenter, locale().toString(number_));
  const int left = disc.right() + 1 + originGap;
  const int costWidth = fontMetrics().horizontalAdvance(cost_);
  const QRect all(left, originPadding, width() - left - originPadding, line);
  const auto draw = [&](const QRect& place, const QString& text, Qt::Alignment side) {
    painter.drawText(seen(place),
                     static_cast<int>(QStyle::visualAlignment(layoutDirection(), side)),
                     fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
  };
  painter.setPen(palette().color(QPalette::WindowText));
  draw(all.adjusted(0, 0, -costWidth - originGap, 0), name_, Qt::AlignLeft);
  draw(all, cost_, Qt::AlignRight);
  painter.setPen(palette().color(QPalette::PlaceholderText));
  draw(all.translated(0, line), what_, Qt::AlignLeft);
  if (!hasFocus()) return;
  QStyleOptionFocusRect focus;
  focus.initFrom(this);
  style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
}

OriginList::OriginList(QWidget* parent) : QWidget(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(0);
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    rows_[i] = new OriginRow(static_cast<int>(i) + 1, this);
    connect(rows_[i], &QAbstractButton::clicked, this, [this, i] { emit chosen(i); });
    connect(rows_[i], &OriginRow::pointedChanged, this, &OriginList::followPointer);
    rows_[i]->installEventFilter(this);
    column->addWidget(rows_[i]);
  }
  stopAt(0);
}

/// A button would take arrows itself.
bool OriginList::eventFilter(QObject* watched, QEvent* event) {
  const auto* row = std::ranges::find(rows_, watched);
  const std::ptrdiff_t here = row - rows_.begin();
  if (row != rows_.end() && event->type() == QEvent::FocusIn)
    stopAt(static_cast<std::size_t>(here));
  if (row == rows_.end() || event->type() != QEvent::KeyPress)
    return QWidget::eventFilter(watched, event);
  const int key = static_cast<const QKeyEvent&>(*event).key();
  const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
  if (step == 0) return QWidget::eventFilter(watched, event);
  const std::ptrdiff_t next = here + step;
  const bool isThere =
      next >= 0 && next < std::ssize(rows_) && rows_[static_cast<std::size_t>(next)]->isEnabled();
  if (isThere) rows_[static_cast<std::size_t>(next)]->setFocus(Qt::TabFocusReason);
  return true;
}

void OriginList::stopAt(std::size_t row) {
  for (std::size_t i = 0; i < rows_.size(); ++i)
    rows_[i]->setFocusPolicy(i == row ? Qt::StrongFocus : Qt::ClickFocus);
}

void OriginList::show(const std::vector<explain::Origin>& origins) {
  for (std::size_t i = 0; i < rows_.size(); ++i)
    rows_[i]->show(i < origins.size() ? &origins[i] : nullptr);
  // There may be fewer now.
  if (std::ranges::none_of(rows_, &OriginRow::hasFocus)) stopAt(0);
  followPointer();
}

void OriginList::light(std::optional<std::size_t> origin) {
  for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i]->setLit(origin == i);
}

/// The pointer says more than the focus, which stays where it was.
void OriginList::followPointer() {
  const auto under = std::ranges::find_if(
      rows_, [](const OriginRow* row) { return row->isEnabled() && row->underMouse(); });
  const auto focused = std::ranges::find_if(
      rows_, [](const OriginRow* row) { return row->isEnabled() && row->hasFocus(); });
  const auto found = under != rows_.end() ? under : focused;
  emit pointed(found == rows_.end()
                   ? std::nullopt
                   : std::optional(static_cast<std::size_t>(found - rows_.begin())));
}

}  // namespace wb::ui
