#include "ui/panels/why/detail/advisor.h"

#include "model/report/explanation_texts.h"
#include "model/report/target_advice.h"
#include "ui/document/document.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QUndoStack>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace wb::ui {
namespace {

/// As long as a slider that is dragged rests at most from one value to the next.
constexpr int restMilliseconds = 300;

/// What was selected is explained first.
constexpr int afterSelectingMilliseconds = 30;

}  // namespace

Advisor::Advisor(const Document& document, const Selection& selection, QObject* parent)
    : QObject(parent),
      document_(document),
      selection_(selection),
      work_([this](const Made& made) { take(made); }),
      perturbing_([this](const std::shared_ptr<const Perturbed>& made) { takePerturbed(made); }) {
  pause_.setSingleShot(true);
  connect(&pause_, &QTimer::timeout, this, &Advisor::start);
  connect(&selection, &Selection::changed, this, [this] { wait(afterSelectingMilliseconds); });
  connect(&document, &Document::costsChanged, this, [this] {
    scene_.reset();
    wait(restMilliseconds);
  });
  connect(&document, &Document::sceneReset, this, &Advisor::forget);
}

void Advisor::setSeen(bool isSeen) {
  isSeen_ = isSeen;
  if (isSeen && !current_) wait(afterSelectingMilliseconds);
  if (!isSeen && (isBusy() || isPerturbing())) forget();
}

void Advisor::wait(int milliseconds) {
  const auto& selected = selection_.current();
  // The scene may be another before the selection is.
  if (!isSeen_ || !selected || selected->linkset >= document_.weighing().scene.linksets.size())
    return forget();
  work_.cancel();
  perturbing_.cancel();
  if (current_ && current_->of != *selected) current_.reset();
  if (perturbed_ && perturbed_->of != *selected) takePerturbed({});
  pause_.start(milliseconds);
  emit changed();
}

void Advisor::start() {
  const weighing::Weighing& weighing = document_.weighing();
  const weighing::Target of = *selection_.current();
  if (!scene_) scene_ = std::make_shared<const scene::Scene>(weighing.scene);
  work_.start([of, language = windowLanguage(), scene = scene_,
               parts = weighing.statistics.linksets[of.linkset],
               profile = weighing.profile](const Task& task) -> Made {
    const LanguageScope scope(language);
    explain::TargetAdvice found = explain::adviceFor(*scene, parts, of, profile, task);
    found.suggestions = advice::bestOfEachKind(found.suggestions, explain::mostSuggestions);
    return std::make_shared<const Advised>(Advised{of, std::move(found)});
  });
}

void Advisor::take(const Made& made) {
  current_ = made;
  emit changed();
  perturb();
}

/// Until the geometry is gone over under other rules, the statistics are not of these costs.
void Advisor::perturb() {
  const weighing::Weighing& weighing = document_.weighing();
  const weighing::Target of = *selection_.current();
  if (document_.isBusy() || explain::trianglesBehind(weighing, of) == 0) return takePerturbed({});
  perturbing_.start([of, one = std::shared_ptr(singleLinkset(weighing, of.linkset))](
                        const Task& task) -> std::shared_ptr<const Perturbed> {
    const auto steadiness = explain::steadinessOf(*one, {0, of.part}, task);
    return steadiness ? std::make_shared<const Perturbed>(Perturbed{of, *steadiness}) : nullptr;
  });
}

void Advisor::takePerturbed(const std::shared_ptr<const Perturbed>& made) {
  perturbed_ = made;
  emit perturbedChanged();
}

void Advisor::forget() {
  pause_.stop();
  work_.cancel();
  perturbing_.cancel();
  takePerturbed({});
  current_.reset();
  emit changed();
}

namespace {

QLabel* makeText(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

/// Whether both say the same: what was applied and taken back is advised again.
bool saysTheSame(const Advised& a, const Advised& b) {
  return std::ranges::equal(a.advice.suggestions, b.advice.suggestions,
                            [](const advice::Suggestion& one, const advice::Suggestion& other) {
                              return one.what == other.what &&
                                     one.before.rounded == other.before.rounded &&
                                     one.after.rounded == other.after.rounded;
                            });
}

QString withCautions(const advice::Suggestion& suggestion, std::size_t rank) {
  QString text = shown(explain::effectOf(suggestion, rank));
  for (const cost::Statement& caution : suggestion.cautions)
    text += QStringLiteral("\n– ") + shown(caution);
  return text;
}

}  // namespace

QString actOf(const advice::Suggestion& suggestion) { return shown(suggestion.what); }

AdviceList::AdviceList(const Advisor& advisor, QUndoStack& undoStack, QWidget* parent)
    : QWidget(parent),
      advisor_(advisor),
      undoStack_(undoStack),
      word_(makeText({}, this)),
      rows_(new QVBoxLayout) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  auto* title = makeText(tr("How to lower it:"), this);
  title->setObjectName(QStringLiteral("adviceTitle"));
  word_->setObjectName(QStringLiteral("adviceWord"));
  column->addWidget(title);
  column->addLayout(rows_);
  column->addWidget(word_);
  connect(&advisor, &Advisor::changed, this, &AdviceList::follow);
  connect(&undoStack, &QUndoStack::indexChanged, this, &AdviceList::followUndo);
  connect(&LengthChoice::ofProgram(), &LengthChoice::changed, this, [this] {
    startAnew();
    follow();
  });
  follow();
}

void AdviceList::follow() {
  const auto& advised = advisor_.current();
  const bool isOther = !advised || (!blocks_.empty() && blocks_.front().advised->of != advised->of);
  if (isOther) startAnew();
  const bool isNew = advised && (blocks_.empty() || blocks_.back().advised != advised);
  if (isNew && !advisor_.isBusy()) takeAdvice(advised);
  showWord();
  enableButtons();
}

void AdviceList::takeAdvice(const std::shared_ptr<const Advised>& advised) {
  const bool isInPlace = !blocks_.empty() && !blocks_.back().undo;
  if (isInPlace && saysTheSame(*blocks_.back().advised, *advised)) {
    blocks_.back().advised = advised;
    return;
  }
  if (isInPlace) dropBlock();
  addBlock(advised);
}

/// What was applied is taken back: the list is as it was before.
void AdviceList::followUndo(int index) {
  while (!blocks_.empty()) {
    const auto applied = std::find_if(blocks_.begin(), blocks_.end(), [&](const Block& block) {
      return block.undo && index < block.undoIndex;
    });
    if (applied == blocks_.end()) break;
    if (applied + 1 != blocks_.end()) {
      dropBlock();
      continue;
    }
    applied->undo->setText(tr("Apply"));
    applied->undo = nullptr;
  }
  enableButtons();
}

void AdviceList::startAnew() {
  if (!blocks_.empty()) emit startedAnew();
  while (!blocks_.empty()) dropBlock();
}

void AdviceList::dropBlock() {
  for (QWidget* row : blocks_.back().rows) {
    row->hide();
    row->deleteLater();
  }
  blocks_.pop_back();
}

void AdviceList::addBlock(const std::shared_ptr<const Advised>& advised) {
  Block& block = blocks_.emplace_back(Block{advised, {}, {}});
  const auto& suggestions = advised->advice.suggestions;
  if (blocks_.size() > 1 && !suggestions.empty()) addWord(block, tr("And then:"));
  for (std::size_t i = 0; i < suggestions.size(); ++i) {
    if (i == 1) addWord(block, shown(explain::explanationTexts["explain.other_steps"]) + u':');
    addRow(block, suggestions[i], i + 1);
  }
}

void AdviceList::addWord(Block& block, const QString& word) {
  block.rows.push_back(makeText(word, this));
  rows_->addWidget(block.rows.back());
  block.rows.back()->show();
}

void AdviceList::addRow(Block& block, const advice::Suggestion& suggestion, std::size_t rank) {
  auto* row = new QWidget(this);
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins({});
  auto* text = makeText(withCautions(suggestion, rank), row);
  text->setObjectName(QStringLiteral("suggestion"));
  auto* button = new QPushButton(tr("Apply"), row);
  button->setAccessibleName(tr("Apply: %1").arg(actOf(suggestion)));
  button->setToolTip(tr("Make this change to the scene; you can undo it"));
  line->addWidget(text, 1);
  line->addWidget(button, 0, Qt::AlignTop);
  connect(button, &QPushButton::clicked, this, [this, button] { press(button); });
  rows_->addWidget(row);
  row->show();
  block.rows.push_back(row);
  block.buttons.push_back(button);
}

void AdviceList::showWord() {
  const auto& advised = advisor_.current();
  const bool isEmpty = !advised || advised->advice.suggestions.empty();
  QString words;
  if (!advised) {
    words = tr("Looking for ways to lower it…");
  } else {
    if (isEmpty) words = shown(explain::withoutSuggestion(advised->advice));
    for (const Sentence& sentence : explain::searchSentences(advised->advice))
      words += (words.isEmpty() ? QString() : QStringLiteral("\n")) + shown(sentence);
  }
  word_->setVisible(!words.isEmpty());
  word_->setText(words);
}

/// What is of a moment ago cannot be applied; only the last step can be undone in place.
void AdviceList::enableButtons() {
  for (const Block& block : blocks_) {
    const bool isOfNow = &block == &blocks_.back() && !block.undo &&
                         block.advised == advisor_.current() && !advisor_.isBusy();
    for (QPushButton* button : block.buttons) button->setEnabled(isOfNow);
    if (block.undo) block.undo->setEnabled(undoStack_.index() == block.undoIndex);
  }
}

void AdviceList::press(QPushButton* button) {
  emit pressed(button);
  for (Block& block : blocks_) {
    if (button == block.undo) return undoStack_.undo();
    const auto found = std::ranges::find(block.buttons, button);
    if (found != block.buttons.end())
      return apply(block, static_cast<std::size_t>(found - block.buttons.begin()));
  }
}

void AdviceList::apply(Block& block, std::size_t index) {
  const auto advised = block.advised;
  if (advised != advisor_.current() || advisor_.isBusy()) return;
  QPushButton* const button = block.buttons[index];
  const int before = undoStack_.index();
  emit applied(advised->advice.suggestions[index]);
  // Another selection may have come with it, and with that another list.
  if (blocks_.empty() || blocks_.back().advised != advised || undoStack_.index() == before) return;
  blocks_.back().undo = button;
  blocks_.back().undoIndex = undoStack_.index();
  button->setText(tr("Undo"));
  button->setAccessibleName(tr("Undo: %1").arg(actOf(advised->advice.suggestions[index])));
  enableButtons();
}

}  // namespace wb::ui
