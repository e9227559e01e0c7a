#include "ui/why/advice_list.h"

#include "model/explain/advice_sentences.h"
#include "ui/base/model_text.h"
#include "ui/why/advisor.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

namespace wb::ui {
namespace {

QLabel* makeText(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

QString withCautions(const advice::Suggestion& suggestion, std::size_t rank) {
  QString text = sentenceOf(suggestion, rank);
  for (const cost::Statement& caution : suggestion.cautions)
    text += QStringLiteral("\n– ") + shown(caution);
  return text;
}

}  // namespace

QString actOf(const advice::Suggestion& suggestion) { return shown(suggestion.what); }

QString sentenceOf(const advice::Suggestion& suggestion, std::size_t rank) {
  const cost::Statement effect = explain::effectOf(suggestion, rank);
  return shown(effect.text, effect.arguments).replace(QStringLiteral("{what}"), actOf(suggestion));
}

AdviceList::AdviceList(const Advisor& advisor, QWidget* parent)
    : QWidget(parent), advisor_(advisor), word_(makeText({}, this)), rows_(new QVBoxLayout) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  auto* title = makeText(tr("What would lower it:"), this);
  title->setObjectName(QStringLiteral("adviceTitle"));
  word_->setObjectName(QStringLiteral("adviceWord"));
  column->addWidget(title);
  column->addWidget(word_);
  column->addLayout(rows_);
  connect(&advisor, &Advisor::changed, this, &AdviceList::follow);
  follow();
}

void AdviceList::follow() {
  const auto& advised = advisor_.current();
  const bool isEmpty = !advised || advised->advice.suggestions.empty();
  word_->setVisible(isEmpty);
  word_->setText(!advised ? tr("Looking for what would lower it…")
                 : advised->advice.isUnknown
                     ? tr("Part of what it costs is unknown, so nothing can be compared with it; "
                          "give it a whole mesh first.")
                     : tr("Nothing that can be done here makes it cheaper."));
  if (advised != shown_) showAll(advised ? *advised : Advised());
  shown_ = advised;
  for (QPushButton* button : buttons_) button->setEnabled(!advisor_.isBusy());
  if (advisor_.isBusy() || !std::exchange(takesFocus_, false) || buttons_.empty()) return;
  buttons_.front()->setFocus();
}

void AdviceList::showAll(const Advised& advised) {
  buttons_.clear();
  for (QWidget* row : std::exchange(made_, {})) {
    row->hide();
    row->deleteLater();
  }
  std::size_t rank = 0;
  for (const advice::Suggestion& suggestion : advised.advice.suggestions)
    addRow(suggestion, ++rank);
}

void AdviceList::addRow(const advice::Suggestion& suggestion, std::size_t rank) {
  auto* row = new QWidget(this);
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins({});
  auto* text = makeText(withCautions(suggestion, rank), row);
  text->setObjectName(QStringLiteral("suggestion"));
  auto* button = new QPushButton(tr("Apply"), row);
  button->setAccessibleName(tr("Apply: %1").arg(actOf(suggestion)));
  button->setToolTip(tr("Change the scene so; Undo takes it back"));
  line->addWidget(text, 1);
  line->addWidget(button, 0, Qt::AlignTop);
  connect(button, &QPushButton::clicked, this, [this, index = rank - 1] { apply(index); });
  rows_->addWidget(row);
  row->show();  // Else it cannot take the focus yet.
  made_.push_back(row);
  buttons_.push_back(button);
}

void AdviceList::apply(std::size_t index) {
  const auto advised = shown_;
  if (!advised || advisor_.isBusy() || index >= advised->advice.suggestions.size()) return;
  takesFocus_ = window()->focusWidget() == buttons_[index];
  emit applied(advised->advice.suggestions[index]);
}

}  // namespace wb::ui
