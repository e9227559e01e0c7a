#include "ui/panels/constants/detail/constant_row.h"

#include "ui/panels/constants/constant_text.h"
#include "ui/panels/constants/tuning_slider.h"
#include "ui/widgets/expression_box.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/model_text.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QTextDocument>
#include <QToolButton>
#include <QWhatsThis>
#include <QtMath>
#include <algorithm>

namespace wb::ui {

ChoiceRow::ChoiceRow(const cost::Choice& choice, QWidget* parent)
    : QWidget(parent),
      choice_(choice),
      name_(new QLabel(titleOf(choice), this)),
      words_(new QComboBox(this)) {
  for (const std::string_view word : choice.words) words_->addItem(shownWords(word));
  words_->setAccessibleName(titleOf(choice));
  guardFromWheel(*words_);
  name_->setBuddy(words_);
  name_->setWordWrap(true);
  setToolTip(helpFor(choice));
  setWhatsThis(helpFor(choice));
  connect(words_, &QComboBox::activated, this, &ChoiceRow::change);
  auto* line = new QHBoxLayout(this);
  const int gap = fontMetrics().descent();
  line->setContentsMargins(gap, gap, 0, gap);
  line->addWidget(name_, 1);
  line->addWidget(words_, 1);
}

void ChoiceRow::show(const cost::Profile& profile, const cost::Profile& base) {
  words_->setCurrentIndex(static_cast<int>(choice_.get(profile)));
  const bool isChanged = choice_.get(profile) != choice_.get(base);
  if (QFont font = name_->font(); font.bold() != isChanged) {
    font.setBold(isChanged);
    name_->setFont(font);
  }
}

void ChoiceRow::change(int index) { emit changed(choice_, static_cast<std::size_t>(index)); }

namespace {

/// Of a row of 52 pixels the line of the name; the controls below have their own height.
constexpr int nameHeight = 24;

/// What is changed is bold.
QString markedTitle(const cost::Constant& constant, bool isChanged) {
  const QString title = titleOf(constant).toHtmlEscaped();
  return (isChanged ? QStringLiteral("<b>%1</b>").arg(title) : title) + u' ' + symbolOf(constant);
}

bool isEntering(const QEvent& event) {
  if (event.type() != QEvent::KeyPress) return false;
  const int key = static_cast<const QKeyEvent&>(event).key();
  return key == Qt::Key_Return || key == Qt::Key_Enter;
}

}  // namespace

ConstantRow::ConstantRow(const cost::Constant& constant, QWidget* parent)
    : QWidget(parent),
      constant_(constant),
      value_(constant.standard),
      standard_(constant.standard),
      name_(new QLabel(this)),
      mark_(new QLabel(this)),
      help_(new QToolButton(this)),
      slider_(new TuningSlider(constant.minimum, constant.standard, constant.maximum, this)),
      box_(new ExpressionBox(this)),
      reset_(new QToolButton(this)) {
  makeName();
  makeControls();
  makeButtons();
  makeLayout();
  showValue();
}

void ConstantRow::makeName() {
  name_->setTextFormat(Qt::RichText);
  name_->setBuddy(box_);
  name_->setWordWrap(true);
  mark_->setObjectName(QStringLiteral("mark"));
  mark_->setForegroundRole(QPalette::PlaceholderText);
  mark_->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
  // Whichever it says, the name has the same room.
  mark_->setFixedWidth(std::max(fontMetrics().horizontalAdvance(noEffect()),
                                fontMetrics().horizontalAdvance(wordFor(constant_.confidence))));
  showEffect({});
}

void ConstantRow::makeControls() {
  const QString title = titleOf(constant_);
  slider_->setAccessibleName(tr("%1, slider").arg(title));
  slider_->setWhatsThis(
      tr("Covers about 0.3 to 3 times the default; choose the full range in the context menu. Hold "
         "Shift for steps one-tenth the usual size."));
  box_->setAccessibleName(title);
  box_->setRange(constant_.minimum, constant_.maximum);
  slider_->installEventFilter(this);
  box_->installEventFilter(this);
  connect(slider_, &TuningSlider::sliderPressed, this, &ConstantRow::beginGesture);
  // Keys after it are another step. What it changed is still shown.
  connect(slider_, &TuningSlider::sliderReleased, this, [this] { gesture_ = newGesture(); });
  connect(slider_, &TuningSlider::tuned, this, &ConstantRow::change);
  connect(box_, &ExpressionBox::edited, this, &ConstantRow::change);
}

void ConstantRow::makeButtons() {
  const QString title = titleOf(constant_);
  help_->setText(QStringLiteral("?"));
  help_->setAutoRaise(true);
  help_->setFixedHeight(std::max(nameHeight, fontMetrics().height()));
  help_->setAccessibleName(tr("Explain %1").arg(title));
  connect(help_, &QToolButton::clicked, this, &ConstantRow::explain);
  reset_->setText(QStringLiteral("\u21ba"));
  reset_->setAutoRaise(true);
  reset_->setAccessibleName(tr("Reset %1").arg(title));
  connect(reset_, &QToolButton::clicked, this, &ConstantRow::reset);
}

QString ConstantRow::noEffect() { return tr("no effect here", "of a constant"); }

void ConstantRow::showEffect(const QString& why) {
  mark_->setText(why.isEmpty() ? wordFor(constant_.confidence) : noEffect());
  mark_->setToolTip(why.isEmpty() ? meaningOf(constant_.confidence) : why);
}

/// Bold words may need a line more: it is there before they are bold.
void ConstantRow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  QTextDocument bold;
  bold.setDefaultFont(name_->font());
  bold.setDocumentMargin(0);
  bold.setHtml(markedTitle(constant_, true));
  bold.setTextWidth(name_->width());
  name_->setMinimumHeight(qCeil(bold.size().height()));
}

void ConstantRow::makeLayout() {
  auto* above = new QHBoxLayout;
  above->addWidget(name_, 1);
  above->addWidget(mark_);
  auto* grid = new QGridLayout(this);
  const int gap = fontMetrics().descent();
  grid->setContentsMargins(gap, 0, 0, 0);
  grid->setVerticalSpacing(0);
  grid->setHorizontalSpacing(gap);
  grid->addLayout(above, 0, 0, 1, 2);
  grid->addWidget(help_, 0, 2);
  grid->addWidget(slider_, 1, 0);
  grid->addWidget(box_, 1, 1);
  grid->addWidget(reset_, 1, 2);
  grid->setColumnStretch(0, 1);
}

int ConstantRow::boxWidth() const { return box_->sizeHint().width(); }

void ConstantRow::setBoxWidth(int width) { box_->setMinimumWidth(width); }

void ConstantRow::show(double value, double standard) {
  if (value == value_ && standard == standard_) return;
  value_ = value;
  standard_ = standard;
  showValue();
}

void ConstantRow::showValue() {
  slider_->setNumber(value_);
  box_->setValue(value_);
  box_->setUnit(unitOf(constant_, value_));
  const bool isChanged = value_ != standard_;
  name_->setText(markedTitle(constant_, isChanged));
  reset_->setEnabled(isChanged);
  reset_->setToolTip(tr("Reset to %1").arg(withUnit(standard_, constant_)));
  const QString help = helpFor(constant_, standard_);
  setToolTip(help);
  setWhatsThis(help);
}

/// What the keys do while the focus stays is one gesture, but a number that was typed is one of its
/// own.
bool ConstantRow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn || isEntering(*event)) beginGesture();
  return QWidget::eventFilter(watched, event);
}

void ConstantRow::beginGesture() {
  gesture_ = newGesture();
  emit began(this);
}

void ConstantRow::change(double value) { emit changed(constant_.key, value, gesture_); }

void ConstantRow::reset() {
  if (reset_->hasFocus()) box_->setFocus();  // A button that is disabled loses it to the next row.
  emit changed(constant_.key, standard_, Gesture::none);
}

void ConstantRow::explain() {
  QWhatsThis::showText(help_->mapToGlobal(help_->rect().bottomLeft()), whatsThis(), help_);
}

}  // namespace wb::ui
