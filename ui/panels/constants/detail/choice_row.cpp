#include "ui/panels/constants/detail/choice_row.h"

#include "ui/panels/constants/constant_text.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/wheel_guard.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

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

}  // namespace wb::ui
