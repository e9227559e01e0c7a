#include "ui/panels/shapes/detail/shape_cards.h"

#include "ui/panels/shapes/detail/shape_words.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"
#include "ui/widgets/text_labels.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QVBoxLayout>
#include <algorithm>

namespace wb::ui {
namespace {

constexpr int cardGap = 4;
constexpr int cardPadding = 8;
/// Of the first card from the edge, where there is so much room.
constexpr int cardMargin = 8;
constexpr int cardRadius = 6;
constexpr int useHeight = 28;
constexpr int useWidth = 80;
constexpr int markSide = 16;
constexpr double captionScale = 0.85;
constexpr int wordsWidth = ShapeCard::cardSize.width() - 2 * cardPadding;
constexpr int linesAboveButton = 3;  ///< Before those that may stand beside it.

QFont strongFont(QFont font) {
  font.setBold(true);
  return font;
}

QFont smallFont(QFont font) {
  font.setPointSizeF(font.pointSizeF() * captionScale);
  return font;
}

/// "10.04–10.56 PE" is not torn apart at the end of a line.
QString withWholeRange(QString words) {
  constexpr char16_t joiner = 0x2060;
  const qsizetype space = words.lastIndexOf(u' ');
  if (space >= 0) words[space] = QChar::Nbsp;
  return words.replace(u'–', QString(joiner) + u'–' + joiner);
}

}  // namespace

ShapeCard::ShapeCard(QWidget* parent) : QAbstractButton(parent), use_(new QPushButton(this)) {
  setCheckable(true);
  setFixedSize(cardSize);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  setAccessibleDescription(tr("Arrow keys move between shapes; Enter uses the shape"));
  use_->setText(tr("Use"));
  use_->setFocusPolicy(Qt::NoFocus);  // By keyboard, Enter on the card does the same.
  placeButton();
}

void ShapeCard::placeButton() {
  const QRect place(cardSize.width() - useWidth - cardPadding / 2,
                    cardSize.height() - useHeight - cardPadding / 2, useWidth, useHeight);
  use_->setGeometry(QStyle::visualRect(layoutDirection(), QRect({}, cardSize), place));
}

void ShapeCard::changeEvent(QEvent* event) {
  QAbstractButton::changeEvent(event);
  if (event->type() == QEvent::LayoutDirectionChange) placeButton();
}

void ShapeCard::show(const shape::MadeShape& made, bool isChosen, bool isUsed, bool isSearching) {
  const ShownDeviation deviation = deviationOf(made);
  elsewhere_ = elsewhereWords(deviation);
  arriving_ = withWholeRange(arrivingWords(made));
  off_ = deviationWords(deviation.most);
  words_ = {tr("%1 · %2", "physics weight in PE and deviation of a candidate").arg(arriving_, off_),
            methodWords(made.shape.method), arrivalOnCard(made), doorWords(made.shape)};
  isUsed_ = isUsed;
  setChecked(isChosen);
  QStringList name{words_[method], words_[costs]};
  if (!elsewhere_.isEmpty()) name << elsewhere_;
  name << beforeAnalyzeSentence(made);
  if (!words_[doors].isEmpty()) name << words_[doors];
  if (isUsed) name << tr("in use");
  setAccessibleName(name.join(QStringLiteral(", ")));
  setToolTip(name.join(u'\n') + u'\n' + verdictOn(made));
  use_->setText(isUsed ? tr("In use") : tr("Use"));
  use_->setEnabled(made.isUsed && !isUsed);
  use_->setAccessibleName(tr("Use: %1", "a candidate by its method").arg(words_[method]));
  use_->setToolTip(isSearching
                       ? tr("End the search and use this shape for the mesh; you can undo this")
                       : tr("Use this shape for the mesh; you can undo this"));
  update();
}

/// Numbers rather than the method, which the picture tells, too.
QString ShapeCard::methodLine(const QFontMetrics& metrics, int width, bool hasOff) const {
  const auto joined = [](const QString& first, const QString& second) {
    if (first.isEmpty() || second.isEmpty()) return first + second;
    return tr("%1 · %2", "method and deviation elsewhere of a candidate").arg(first, second);
  };
  const QString numbers = joined(hasOff ? off_ : QString(), elsewhere_);
  const QString both = joined(words_[method], numbers);
  const auto fits = [&](const QString& words) { return metrics.horizontalAdvance(words) <= width; };
  if (numbers.isEmpty() || fits(both)) return both;
  return hasOff && !fits(numbers) ? off_ : numbers;
}

/// What arrives takes two lines where it must. Then what is below it stands beside the button.
QStringList ShapeCard::drawnLines() const {
  const QFontMetrics small(smallFont(font()));
  const auto elided = [](const QFontMetrics& metrics, const QString& words, int width) {
    return metrics.elidedText(words, Qt::ElideRight, width);
  };
  const QFontMetrics strong(strongFont(font()));
  const bool hasRoom = strong.horizontalAdvance(words_[costs]) <= wordsWidth;
  QStringList drawn{elided(strong, hasRoom ? words_[costs] : arriving_, wordsWidth),
                    elided(small, methodLine(small, wordsWidth, !hasRoom), wordsWidth)};
  for (const QString& line : linesIn(words_[arrival], smallFont(font()), wordsWidth, 2))
    drawn << elided(small, line, wordsWidth);
  if (words_[doors].isEmpty()) return drawn;
  const bool isBeside = drawn.size() > linesAboveButton;
  const int doorsWidth = isBeside ? wordsWidth - useWidth : wordsWidth;
  for (const QString& line :
       linesIn(words_[doors], smallFont(font()), doorsWidth, isBeside ? 2 : 1))
    drawn << elided(small, line, doorsWidth);
  return drawn;
}

void ShapeCard::setPicture(const QPixmap& picture) {
  picture_ = picture;
  update();
}

void ShapeCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF all = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  QPainterPath shape;
  shape.addRoundedRect(all, cardRadius, cardRadius);
  painter.fillPath(shape, palette().color(underMouse() ? QPalette::AlternateBase : QPalette::Base));
  painter.setClipPath(shape);
  if (!picture_.isNull()) {
    painter.drawPixmap(QRect(QPoint(), pictureSize), picture_);
  } else {
    painter.fillRect(QRect(QPoint(), pictureSize), palette().color(QPalette::AlternateBase));
  }
  painter.setClipping(false);
  int top = pictureSize.height() + cardPadding / 2;
  const QStringList drawn = drawnLines();
  for (qsizetype i = 0; i < drawn.size(); ++i) {
    painter.setFont(i == 0 ? strongFont(font()) : smallFont(font()));
    painter.setPen(palette().color(i == 0 ? QPalette::Text : QPalette::PlaceholderText));
    const int height = painter.fontMetrics().height();
    const QRect place(cardPadding, top, wordsWidth, height);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), place),
                     QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter,
                     drawn[i]);
    top += height;
  }
  if (isUsed_) {
    const QRect mark(cardSize.width() - markSide - cardPadding, cardPadding, markSide, markSide);
    ui::icon(QStringLiteral("check"))
        .paint(&painter, QStyle::visualRect(layoutDirection(), rect(), mark));
  }
  const bool isStrong = isChecked() || hasFocus();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(
      QPen(palette().color(isStrong ? QPalette::Highlight : QPalette::Mid), isStrong ? 2 : 1));
  painter.drawRoundedRect(isStrong ? all.adjusted(0.5, 0.5, -0.5, -0.5) : all, cardRadius,
                          cardRadius);
  if (!hasFocus()) return;
  painter.setPen(QPen(palette().color(QPalette::Highlight), 1, Qt::DotLine));
  painter.drawRoundedRect(all.adjusted(3, 3, -3, -3), cardRadius - 2, cardRadius - 2);
}

ShapeCards::ShapeCards(ShapeCandidates& candidates, QWidget* parent)
    : QWidget(parent),
      candidates_(candidates),
      groups_(new QComboBox(this)),
      groupRow_(new QWidget(this)),
      area_(new QScrollArea(this)),
      grid_(new QWidget),
      work_([this](const QImage& picture) { take(picture); }) {
  auto* row = new QHBoxLayout(groupRow_);
  row->setContentsMargins(cardGap / 2, 0, cardGap / 2, cardGap / 2);
  auto* label = new QLabel(tr("Part:"), groupRow_);
  label->setBuddy(groups_);
  row->addWidget(label);
  row->addWidget(groups_, 1);
  groups_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  area_->setWidget(grid_);
  area_->setWidgetResizable(true);
  area_->setFrameShape(QFrame::NoFrame);
  area_->setFocusPolicy(Qt::NoFocus);
  area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  // Cards stay where they are when more come than have room.
  area_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(0);
  column->addWidget(groupRow_);
  column->addWidget(area_, 1);
  grid_->setAccessibleName(tr("Generated shapes"));
  connect(groups_, &QComboBox::currentIndexChanged, this, [this](int index) {
    if (index < 0) return;
    group_ = static_cast<std::size_t>(index);
    fill();
    emit groupChanged(group_);
  });
  connect(&candidates, &ShapeCandidates::changed, this, &ShapeCards::follow);
  connect(&candidates, &ShapeCandidates::chosenChanged, this, &ShapeCards::fill);
  connect(&candidates, &ShapeCandidates::usedChanged, this, &ShapeCards::fill);
  follow();
}

void ShapeCards::setSearching(bool isSearching) {
  isSearching_ = isSearching;
  fill();
}

void ShapeCards::follow() {
  showGroups();
  const auto& order = candidates_.order();
  const bool isSame = order && std::ranges::equal(order->groups, pictured_, making::areOfSameParts);
  if (!isSame || candidates_.isEmpty()) {
    forgetPictures();
    pictured_ = order ? order->groups : std::vector<making::Group>();
  }
  fill();
}

void ShapeCards::forgetPictures() {
  work_.cancel();
  pictures_.clear();
}

/// Parts tell apart what several meshes are made for.
void ShapeCards::showGroups() {
  const std::size_t count = candidates_.shapes().size();
  if (group_ >= count) group_ = 0;
  groupRow_->setVisible(count > 1);
  const QSignalBlocker quiet(groups_);
  groups_->clear();
  for (std::size_t i = 0; i < count; ++i) {
    const making::Group& group = candidates_.order()->groups[i];
    groups_->addItem(nameOf(group.itself(), group.first()));
  }
  if (count > 0) groups_->setCurrentIndex(static_cast<int>(group_));
}

void ShapeCards::addCard() {
  const std::size_t index = cards_.size();
  auto* card = new ShapeCard(grid_);
  cards_.push_back(card);
  card->installEventFilter(this);
  connect(card, &QAbstractButton::clicked, this, [this, index, card] {
    card->setChecked(true);
    candidates_.choose({group_, index});
  });
  connect(&card->use(), &QPushButton::clicked, this, [this, index] {
    emit useWanted({group_, index});
  });
}

void ShapeCards::fill() {
  const auto& shapes = candidates_.shapes();
  const std::size_t count = group_ < shapes.size() ? shapes[group_].size() : 0;
  while (cards_.size() < count) addCard();
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    ShapeCard& card = *cards_[i];
    card.setVisible(i < count);
    if (i >= count) continue;
    card.show(shapes[group_][i], candidates_.chosen(group_) == i, candidates_.used()[group_] == i,
              isSearching_);
    const auto picture = pictures_.find(pictureOf(i));
    card.setPicture(picture == pictures_.end() ? QPixmap() : picture->second);
  }
  const auto focused = std::ranges::find_if(cards_, &ShapeCard::hasFocus);
  if (focused == cards_.end()) stopAt(count > 0 ? candidates_.chosen(group_).value_or(0) : 0);
  placeCards();
  drawNext();
}

int ShapeCards::columns() const {
  return std::max(1,
                  (area_->viewport()->width() + cardGap) / (ShapeCard::cardSize.width() + cardGap));
}

void ShapeCards::placeCards() {
  const auto& shapes = candidates_.shapes();
  const int count = group_ < shapes.size() ? static_cast<int>(shapes[group_].size()) : 0;
  const int columns = this->columns();
  const QSize step = ShapeCard::cardSize + QSize(cardGap, cardGap);
  const int width = area_->viewport()->width();
  const int rest = std::max(width - columns * step.width() + cardGap, 0);
  const QPoint first(std::min(cardMargin, rest / 2), cardGap / 2);
  for (int i = 0; i < count; ++i) {
    const QRect place(first + QPoint((i % columns) * step.width(), (i / columns) * step.height()),
                      ShapeCard::cardSize);
    cards_[static_cast<std::size_t>(i)]->move(
        QStyle::visualRect(layoutDirection(), QRect(0, 0, width, place.bottom()), place).topLeft());
  }
  const int rows = (count + columns - 1) / columns;
  grid_->setMinimumHeight(rows * (ShapeCard::cardSize.height() + cardGap) + cardGap / 2);
}

void ShapeCards::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeCards();
}

/// Arrows go from card to card; a button would take them itself.
bool ShapeCards::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) {
    const auto card = std::ranges::find(cards_, watched);
    if (card != cards_.end()) stopAt(static_cast<std::size_t>(card - cards_.begin()));
  }
  const bool isKey = event->type() == QEvent::KeyPress;
  if (isKey && press(*watched, static_cast<const QKeyEvent&>(*event).key())) return true;
  return QWidget::eventFilter(watched, event);
}

bool ShapeCards::press(const QObject& from, int key) {
  const auto focused =
      std::ranges::find_if(cards_, [&](const ShapeCard* one) { return one == &from; });
  if (focused == cards_.end()) return false;
  const std::ptrdiff_t here = focused - cards_.begin();
  const int ahead = layoutDirection() == Qt::RightToLeft ? -1 : 1;
  switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
      (*focused)->use().click();
      break;
    case Qt::Key_Right:
      moveFocus(here + ahead);
      break;
    case Qt::Key_Left:
      moveFocus(here - ahead);
      break;
    case Qt::Key_Down:
      moveFocus(here + columns());
      break;
    case Qt::Key_Up:
      moveFocus(here - columns());
      break;
    case Qt::Key_Home:
      moveFocus(0);
      break;
    case Qt::Key_End:
      moveFocus(std::ranges::count_if(cards_, &ShapeCard::isVisible) - 1);
      break;
    default:
      return false;
  }
  return true;
}

/// To a card that there is.
void ShapeCards::moveFocus(std::ptrdiff_t to) {
  if (to < 0 || to >= std::ranges::count_if(cards_, &ShapeCard::isVisible)) return;
  ShapeCard* card = cards_[static_cast<std::size_t>(to)];
  stopAt(static_cast<std::size_t>(to));
  card->setFocus(Qt::TabFocusReason);
  area_->ensureWidgetVisible(card);
}

/// Tab stops at this one alone.
void ShapeCards::stopAt(std::size_t card) {
  for (std::size_t i = 0; i < cards_.size(); ++i)
    cards_[i]->setFocusPolicy(i == card ? Qt::StrongFocus : Qt::ClickFocus);
}

ShapeCards::PictureOf ShapeCards::pictureOf(std::size_t candidate) const {
  const shape::MadeShape& made = candidates_.shapes()[group_][candidate];
  return {group_, made.shape.method, made.shape.error.error(), made.physics};
}

/// One at a time.
void ShapeCards::drawNext() {
  if (work_.isBusy() || !candidates_.order()) return;
  const auto& shapes = candidates_.shapes();
  for (std::size_t i = 0; group_ < shapes.size() && i < shapes[group_].size(); ++i) {
    if (pictures_.contains(pictureOf(i))) continue;
    drawn_ = pictureOf(i);
    const making::Group group = candidates_.order()->groups[group_];
    const PictureColours colours{palette().color(QPalette::AlternateBase),
                                 palette().color(QPalette::Highlight),
                                 palette().color(QPalette::PlaceholderText)};
    const QSize size = ShapeCard::pictureSize * devicePixelRatio();
    work_.start([group, shape = shapes[group_][i].shape, sight = sight_ ? sight_() : Sight(), size,
                 colours](const Task&) {
      return drawShape(trianglesOf(group, shape), modelOf(group), sight, size, colours);
    });
    return;
  }
}

void ShapeCards::take(const QImage& picture) {
  QPixmap pixmap = QPixmap::fromImage(picture);
  pixmap.setDevicePixelRatio(devicePixelRatio());
  pictures_[drawn_] = pixmap;
  const auto& shapes = candidates_.shapes();
  for (std::size_t i = 0; group_ < shapes.size() && i < shapes[group_].size(); ++i)
    if (i < cards_.size() && pictureOf(i) == drawn_) cards_[i]->setPicture(pixmap);
  drawNext();
}

}  // namespace wb::ui
