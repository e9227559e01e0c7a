#include "ui/constants/profile_chooser.h"

#include "model/cost/choices.h"
#include "ui/base/model_text.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <algorithm>

namespace wb::ui {
namespace {

QString labelFor(std::string_view key) {
  if (key == "rounding") return ProfileChooser::tr("Rounding:");
  if (key == "accounting_model") return ProfileChooser::tr("Accounting:");
  if (key == "base_hull_source") return ProfileChooser::tr("Base hull from:");
  return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

QString readableWord(std::string_view word) {
  std::string text(word);
  std::ranges::replace(text, '_', ' ');
  return shownWords(text);
}

int indexOf(std::span<const std::string_view> words, std::string_view word) {
  return static_cast<int>(std::ranges::find(words, word) - words.begin());
}

}  // namespace

ProfileChooser::ProfileChooser(Document& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      profiles_(new QComboBox(this)),
      changes_(new QLabel(this)) {
  auto* form = new QFormLayout(this);
  form->setContentsMargins({});
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  makeProfiles();
  form->addRow(tr("&Profile:"), profiles_);
  makeChoices();
  for (std::size_t i = 0; i < choices_.size(); ++i)
    form->addRow(labelFor(cost::choices()[i].key), choices_[i]);
  form->addRow(changes_);
  changes_->setWordWrap(true);
  changes_->setForegroundRole(QPalette::PlaceholderText);
  connect(&document, &Document::profileChanged, this, &ProfileChooser::follow);
  follow();
}

void ProfileChooser::makeProfiles() {
  for (const std::string_view name : cost::builtInProfiles())
    profiles_->addItem(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
  profiles_->setAccessibleName(tr("Profile"));
  profiles_->setToolTip(tr("Take all constants and choices of a built-in profile"));
  connect(profiles_, &QComboBox::activated, this, &ProfileChooser::chooseProfile);
}

void ProfileChooser::makeChoices() {
  for (const cost::Choice& choice : cost::choices()) {
    auto* combo = new QComboBox(this);
    for (const std::string_view word : choice.words) combo->addItem(readableWord(word));
    combo->setAccessibleName(labelFor(choice.key).remove(u':'));
    const std::size_t which = choices_.size();
    connect(combo, &QComboBox::activated, this, [this, which](int index) { choose(which, index); });
    choices_.push_back(combo);
  }
}

void ProfileChooser::follow() {
  const cost::Profile& profile = document_.weighing().profile;
  profiles_->setCurrentIndex(indexOf(cost::builtInProfiles(), profile.base));
  for (std::size_t i = 0; i < choices_.size(); ++i)
    choices_[i]->setCurrentIndex(static_cast<int>(cost::choices()[i].get(profile)));
  const bool isChanged = displayName(profile).ends_with('*');
  changes_->setText(isChanged ? tr("Changed values are bold; they differ from the profile.")
                              : tr("All values are those of the profile."));
}

void ProfileChooser::chooseProfile(int index) {
  const auto profile =
      cost::builtInProfile(cost::builtInProfiles()[static_cast<std::size_t>(index)]);
  changeProfile(document_, *profile, tr("Profile %1").arg(profiles_->itemText(index)));
}

void ProfileChooser::choose(std::size_t choice, int index) {
  cost::Profile profile = document_.weighing().profile;
  cost::choices()[choice].put(profile, static_cast<std::size_t>(index));
  changeProfile(document_, profile,
                labelFor(cost::choices()[choice].key) + u' ' + choices_[choice]->itemText(index));
}

}  // namespace wb::ui
