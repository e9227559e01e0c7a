#include "ui/panels/why/detail/advice_slots.h"

#include "model/report/target_advice.h"
#include "ui/panels/why/detail/advisor.h"
#include "ui/widgets/chips.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/text_labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QUndoStack>
#include <QVBoxLayout>
#include <QWhatsThis>
#include <chrono>

namespace wb::ui {
namespace {

constexpr int actLines = 3;
constexpr int lossLines = 2;
constexpr int slotsApart = 4;
constexpr std::chrono::seconds eachSecond{1};
constexpr int millisecondsOfSecond = 1000;

QStringList lossesOf(const advice::Suggestion& suggestion) {
  QStringList all;
  for (const cost::Statement& one : suggestion.cautions) all << shown(one);
  return all;
}

/// How far down any plan could lead, and what was not searched; where there is no step, why.
QString searchWords(const explain::TargetAdvice& advice) {
  QStringList words;
  if (!firstStep(advice.suggestions)) words << shown(explain::withoutSuggestion(advice));
  for (const Sentence& sentence : explain::searchSentences(advice)) words << shown(sentence);
  return words.join(u'\n');
}

}  // namespace

QString howToOf(const advice::Suggestion& suggestion) {
  QStringList ways;
  for (const Sentence& way : explain::howTo(suggestion)) ways << shown(way);
  return ways.join(QStringLiteral("\n\n"));
}

QString actOf(const advice::Suggestion& suggestion) { return shown(suggestion.what); }

BestStep::BestStep(const Advisor& advisor, QUndoStack& undoStack, QWidget* parent)
    : QWidget(parent),
      advisor_(advisor),
      undoStack_(undoStack),
      what_(new SlotLabel(actLines, this)),
      saving_(new SlotLabel(1, this)),
      losses_(new ChipLabel(lossLines, this)),
      apply_(new QPushButton(tr("Apply here"), this)),
      undo_(new QPushButton(tr("Undo"), this)),
      how_(new QPushButton(tr("How"), this)),
      shapes_(new QPushButton(tr("Find shapes"), this)),
      longer_(new QPushButton(tr("Search longer"), this)) {
  what_->setObjectName(QStringLiteral("step"));
  saving_->setObjectName(QStringLiteral("saving"));
  losses_->setObjectName(QStringLiteral("losses"));
  losses_->setForegroundRole(QPalette::PlaceholderText);
  QFont strong = font();
  strong.setBold(true);
  saving_->setFont(strong);
  apply_->setObjectName(QStringLiteral("apply"));
  apply_->setToolTip(tr("Make this change to the scene; you can undo it"));
  undo_->setObjectName(QStringLiteral("undoStep"));
  undo_->setToolTip(tr("Undo the step that you applied here"));
  how_->setObjectName(QStringLiteral("howTo"));
  how_->setToolTip(tr("Show how to do this step in the viewer, in Blender and in Weighbridge"));
  shapes_->setObjectName(QStringLiteral("findShapes"));
  shapes_->setToolTip(tr("Search for physics shapes that keep passages open, in Optimize"));
  shapes_->hide();
  longer_->setObjectName(QStringLiteral("searchLonger"));
  longer_->setToolTip(
      tr("Also try simpler levels of detail for meshes with very high triangle counts; this takes "
         "several minutes"));
  QSizePolicy room = longer_->sizePolicy();
  room.setRetainSizeWhenHidden(true);
  longer_->setSizePolicy(room);
  auto* line = new QHBoxLayout;
  line->addWidget(apply_);
  line->addWidget(undo_);
  line->addStretch(1);
  line->addWidget(longer_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(slotsApart);
  auto* saving = new QHBoxLayout;
  saving->addWidget(saving_, 1);
  saving->addWidget(how_);
  saving->addWidget(shapes_);
  column->addWidget(what_);
  column->addLayout(saving);
  column->addWidget(losses_);
  column->addLayout(line);
  seconds_.setInterval(eachSecond);
  connect(&seconds_, &QTimer::timeout, this, &BestStep::sayWord);
  connect(&advisor, &Advisor::changed, this, &BestStep::follow);
  connect(&undoStack, &QUndoStack::indexChanged, this, &BestStep::followUndo);
  connect(&LengthChoice::ofProgram(), &LengthChoice::changed, this, &BestStep::follow);
  connect(apply_, &QPushButton::clicked, this, &BestStep::apply);
  connect(undo_, &QPushButton::clicked, &undoStack, &QUndoStack::undo);
  connect(how_, &QPushButton::clicked, this, &BestStep::showHowTo);
  connect(shapes_, &QPushButton::clicked, this, &BestStep::shapesWanted);
  connect(longer_, &QPushButton::clicked, this, &BestStep::longerSearchWanted);
  follow();
  followUndo();
}

/// What is of a moment ago is still read, and cannot be applied.
const advice::Suggestion* BestStep::step() const {
  const auto& advised = advisor_.current();
  return advised ? firstStep(advised->advice.suggestions) : nullptr;
}

void BestStep::setClosed(bool isClosed) {
  if (isClosed_ == isClosed) return;
  isClosed_ = isClosed;
  follow();
}

void BestStep::follow() {
  const advice::Suggestion* best = step();
  const bool isToOpen = isClosed_ && !best && advisor_.current();
  how_->setVisible(!isToOpen);
  shapes_->setVisible(isToOpen);
  longer_->setVisible(advisor_.current() && !advisor_.current()->advice.notSearched.empty());
  longer_->setEnabled(!advisor_.isBusy());
  if (!advisor_.current() && !seconds_.isActive()) {
    looking_.start();
    seconds_.start();
  }
  if (advisor_.current() || !advisor_.isBusy()) seconds_.stop();
  if (!best) return sayWord();
  what_->setText(actOf(*best));
  saving_->setText(shown(explain::savingOf(*best)));
  losses_->setChips(lossesOf(*best));
  apply_->setAccessibleName(tr("Apply: %1").arg(actOf(*best)));
  apply_->setEnabled(!advisor_.isBusy());
  how_->setEnabled(!howToOf(*best).isEmpty());
}

/// Where there is no step, or none yet.
void BestStep::sayWord() {
  const auto& advised = advisor_.current();
  const auto waited = looking_.isValid() ? looking_.elapsed() / millisecondsOfSecond : 0;
  const QString toOpen =
      isClosed_ ? tr("To let avatars in, use another physics shape; it can cost more.") + u'\n'
                : QString();
  what_->setText(advised      ? toOpen + searchWords(advised->advice)
                 : waited > 0 ? tr("Looking… %L1 s").arg(waited)
                              : tr("Looking for ways to lower the cost…"));
  saving_->clear();
  losses_->setChips({});
  apply_->setAccessibleName(apply_->text());
  apply_->setEnabled(false);
  how_->setEnabled(false);
}

/// Only what was done last can be taken back by it.
void BestStep::followUndo() { undo_->setEnabled(undoStack_.index() == undoIndex_); }

void BestStep::apply() {
  const advice::Suggestion* best = step();
  if (!best || advisor_.isBusy()) return;
  const auto kept = advisor_.current();
  const int before = undoStack_.index();
  emit applied(*best);
  if (undoStack_.index() != before) undoIndex_ = undoStack_.index();
  followUndo();
}

void BestStep::showHowTo() {
  const advice::Suggestion* best = step();
  if (best)
    QWhatsThis::showText(how_->mapToGlobal(how_->rect().bottomLeft()), howToOf(*best), how_);
}

OtherSteps::OtherSteps(const Advisor& advisor, QWidget* parent)
    : QWidget(parent), advisor_(advisor), column_(new QVBoxLayout(this)), word_(new QLabel(this)) {
  column_->setContentsMargins({});
  word_->setObjectName(QStringLiteral("adviceWord"));
  word_->setTextFormat(Qt::PlainText);
  word_->setWordWrap(true);
  column_->addWidget(word_);
  connect(&advisor, &Advisor::changed, this, &OtherSteps::follow);
  connect(&LengthChoice::ofProgram(), &LengthChoice::changed, this, &OtherSteps::fill);
  fill();
}

/// What is listed stays until there is something else to list.
void OtherSteps::follow() {
  const auto& advised = advisor_.current();
  if (advised != listed_ && !(advised && advisor_.isBusy())) {
    listed_ = advised;
    fill();
  }
  enableButtons();
}

bool OtherSteps::areAllSearched() const { return listed_ && listed_->advice.notSearched.empty(); }

void OtherSteps::fill() {
  for (QWidget* row : rows_) {
    row->hide();
    row->deleteLater();
  }
  rows_.clear();
  buttons_.clear();
  word_->setVisible(listed_ != nullptr);
  if (listed_) {
    const auto& suggestions = listed_->advice.suggestions;
    for (std::size_t i = firstStep(suggestions) ? 1 : 0; i < suggestions.size(); ++i)
      addRow(suggestions[i], i);
    word_->setText(searchWords(listed_->advice));
  }
  enableButtons();
  emit countChanged();
}

void OtherSteps::addRow(const advice::Suggestion& suggestion, std::size_t index) {
  auto* row = new QWidget(this);
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins({});
  QString words = shown(explain::effectOf(suggestion, index + 1));
  for (const cost::Statement& caution : suggestion.cautions)
    words += QStringLiteral("\n– ") + shown(caution);
  auto* text = new QLabel(words, row);
  text->setObjectName(QStringLiteral("suggestion"));
  text->setTextFormat(Qt::PlainText);
  text->setWordWrap(true);
  text->setToolTip(howToOf(suggestion));
  text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* button = new QPushButton(tr("Apply"), row);
  button->setObjectName(QStringLiteral("apply"));
  button->setAccessibleName(tr("Apply: %1").arg(actOf(suggestion)));
  button->setToolTip(tr("Make this change to the scene; you can undo it"));
  line->addWidget(text, 1);
  line->addWidget(button, 0, Qt::AlignTop);
  connect(button, &QPushButton::clicked, this, [this, index] {
    const auto advised = advisor_.current();
    if (advised && advised == listed_ && !advisor_.isBusy())
      emit applied(advised->advice.suggestions[index]);
  });
  column_->insertWidget(static_cast<int>(rows_.size()), row);
  row->show();
  rows_.push_back(row);
  buttons_.push_back(button);
}

void OtherSteps::enableButtons() {
  const bool isOfNow = listed_ && listed_ == advisor_.current() && !advisor_.isBusy();
  for (QPushButton* button : buttons_) button->setEnabled(isOfNow);
}

}  // namespace wb::ui
