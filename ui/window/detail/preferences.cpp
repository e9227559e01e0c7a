#include "ui/window/detail/preferences.h"

#include "ui/widgets/lengths.h"
#include "ui/window/appearance.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/recent_files.h"
#include "ui/window/detail/shortcuts_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

namespace wb::ui {
namespace {

const QString autosaveKey = QStringLiteral("preferences/autosave_seconds");
const QString memoryKey = QStringLiteral("preferences/memory_megabytes");
const QString bringsBackKey = QStringLiteral("preferences/brings_back");
const QString reopensKey = QStringLiteral("preferences/reopens");
const QString picturesKey = QStringLiteral("preferences/keeps_pictures");
const QString costScaleKey = QStringLiteral("preferences/cost_scale");
const QString shadesWord = QStringLiteral("shades");
constexpr std::size_t bytesPerMegabyte = std::size_t{1} << 20;

/// Of settings that somebody may have written by hand.
bool isSet(const QString& key, bool standard) { return QSettings().value(key, standard).toBool(); }

}  // namespace

Preferences::Preferences() { viewport::setCostScale(costScale()); }

Preferences& Preferences::ofProgram() {
  static Preferences all;
  return all;
}

std::chrono::seconds Preferences::autosave() const {
  const auto stored = QSettings().value(autosaveKey, qlonglong{usualAutosave.count()}).toLongLong();
  return std::clamp(std::chrono::seconds(stored), shortestAutosave, longestAutosave);
}

void Preferences::setAutosave(std::chrono::seconds every) {
  QSettings().setValue(autosaveKey, qlonglong{every.count()});
  emit changed();
}

int Preferences::memoryMegabytes() const {
  const int stored = QSettings().value(memoryKey, 0).toInt();
  return stored <= 0 ? 0 : std::clamp(stored, leastMegabytes, mostMegabytes);
}

std::optional<std::size_t> Preferences::memory() const {
  const int megabytes = memoryMegabytes();
  if (megabytes == 0) return {};
  return static_cast<std::size_t>(megabytes) * bytesPerMegabyte;
}

void Preferences::setMemoryMegabytes(int megabytes) {
  QSettings().setValue(memoryKey, megabytes);
  emit changed();
}

bool Preferences::bringsBack() const { return isSet(bringsBackKey, true); }

void Preferences::setBringsBack(bool does) {
  QSettings().setValue(bringsBackKey, does);
  emit changed();
}

bool Preferences::reopens() const { return isSet(reopensKey, false); }

void Preferences::setReopens(bool does) {
  QSettings().setValue(reopensKey, does);
  emit changed();
}

bool Preferences::keepsPictures() const { return isSet(picturesKey, true); }

void Preferences::setKeepsPictures(bool does) {
  QSettings().setValue(picturesKey, does);
  emit changed();
}

viewport::CostScale Preferences::costScale() const {
  const bool isByShades = QSettings().value(costScaleKey).toString() == shadesWord;
  return isByShades ? viewport::CostScale::shades : viewport::CostScale::hues;
}

void Preferences::setCostScale(viewport::CostScale scale) {
  if (scale == viewport::CostScale::shades)
    QSettings().setValue(costScaleKey, shadesWord);
  else
    QSettings().remove(costScaleKey);
  viewport::setCostScale(scale);
  emit changed();
}

void Preferences::restoreStandard() {
  for (const QString& key :
       {autosaveKey, memoryKey, bringsBackKey, reopensKey, picturesKey, costScaleKey})
    QSettings().remove(key);
  viewport::setCostScale(costScale());
  emit changed();
}

namespace {

constexpr int wordLines = 2;

Preferences& preferences() { return Preferences::ofProgram(); }

}  // namespace

PreferencesDialog::PreferencesDialog(const Actions& actions, QWidget* parent)
    : QDialog(parent),
      actions_(actions),
      language_(new QComboBox(this)),
      appearance_(new QComboBox(this)),
      costScale_(new QComboBox(this)),
      lengths_(new QComboBox(this)),
      autosave_(new QSpinBox(this)),
      memory_(new QSpinBox(this)),
      bringsBack_(new QCheckBox(tr("&Bring back camera, columns and panels of a file"), this)),
      reopens_(new QCheckBox(tr("&Start with what was open last"), this)),
      pictures_(new QCheckBox(tr("Keep &pictures of the files that were opened last"), this)),
      word_(new QLabel(this)) {
  setWindowTitle(tr("Preferences"));
  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  addLooks(*form);
  addSession(*form);
  addLimits(*form);
  word_->setWordWrap(true);
  word_->setTextFormat(Qt::PlainText);
  word_->setMinimumHeight(fontMetrics().lineSpacing() * wordLines);
  auto* column = new QVBoxLayout(this);
  column->addLayout(form);
  column->addStretch(1);
  column->addWidget(word_);
  addButtons();
  showAll();
}

void PreferencesDialog::addLooks(QFormLayout& form) {
  for (const QString& tag : QStringList{QString()} + spokenLanguages())
    language_->addItem(tag.isEmpty() ? tr("As the system") : nameOfLanguage(tag), tag);
  form.addRow(tr("&Language:"), language_);
  connect(language_, &QComboBox::activated, this, [this] {
    chooseLanguage(language_->currentData().toString());
    show(tr("The language is another from the next start on."));
  });
  for (const auto& [text, appearance] :
       {std::pair{tr("As the system"), Appearance::system},
        std::pair{tr("Light"), Appearance::light}, std::pair{tr("Dark"), Appearance::dark}})
    appearance_->addItem(text, static_cast<int>(appearance));
  form.addRow(tr("&Colours:"), appearance_);
  connect(appearance_, &QComboBox::activated, this, [this] {
    chooseAppearance(static_cast<Appearance>(appearance_->currentData().toInt()));
    show(tr("All windows have these colours now."));
  });
  addCostScale(form);
  addLengths(form);
  auto* keys = new QPushButton(tr("&Keyboard…"), this);
  keys->setAutoDefault(false);
  connect(keys, &QPushButton::clicked, this, [this] { ShortcutsDialog(actions_, this).exec(); });
  form.addRow(QString(), keys);
}

/// In the order of lengthUnits.
void PreferencesDialog::addLengths(QFormLayout& form) {
  lengths_->addItems({tr("Metres"), tr("Centimetres"), tr("Feet"), tr("Inches")});
  lengths_->setToolTip(
      tr("What sizes, places and distances are shown and typed in. Behind a number any of these "
         "units may be typed: 30 cm. Files, formulas, constants and the table of costs stay in "
         "metres, as the grid has them."));
  form.addRow(tr("Leng&ths:"), lengths_);
  connect(lengths_, &QComboBox::activated, this, [this](int index) {
    LengthChoice::ofProgram().choose(lengthUnits[static_cast<std::size_t>(index)]);
    show(tr("All windows show lengths so now."));
  });
}

void PreferencesDialog::addCostScale(QFormLayout& form) {
  for (const auto& [text, scale] :
       {std::pair{tr("Blue, amber, red"), viewport::CostScale::hues},
        std::pair{tr("By lightness, also for the colour-blind"), viewport::CostScale::shades}})
    costScale_->addItem(text, static_cast<int>(scale));
  form.addRow(tr("C&osts in the view:"), costScale_);
  connect(costScale_, &QComboBox::activated, this, [this] {
    preferences().setCostScale(static_cast<viewport::CostScale>(costScale_->currentData().toInt()));
    show(tr("All windows have these colours now."));
  });
}

void PreferencesDialog::addSession(QFormLayout& form) {
  autosave_->setRange(static_cast<int>(Preferences::shortestAutosave.count()),
                      static_cast<int>(Preferences::longestAutosave.count()));
  autosave_->setSuffix(tr(" s", "seconds, behind a number"));
  autosave_->setToolTip(
      tr("Changes are kept beside your files, and offered at the next start if "
         "the program ends before they are saved"));
  form.addRow(tr("Keep &unsaved changes every:"), autosave_);
  connect(autosave_, &QSpinBox::valueChanged, this, [this](int seconds) {
    preferences().setAutosave(std::chrono::seconds(seconds));
    show(tr("All windows keep changes so often now."));
  });
  for (QCheckBox* box : {bringsBack_, reopens_, pictures_}) form.addRow(box);
  connect(bringsBack_, &QCheckBox::toggled, &preferences(), &Preferences::setBringsBack);
  connect(reopens_, &QCheckBox::toggled, &preferences(), &Preferences::setReopens);
  connect(pictures_, &QCheckBox::toggled, this, [this](bool areKept) {
    preferences().setKeepsPictures(areKept);
    if (!areKept) forgetThumbnails();
    show(areKept ? QString() : tr("The pictures that were kept are deleted."));
  });
}

void PreferencesDialog::addLimits(QFormLayout& form) {
  memory_->setRange(0, Preferences::mostMegabytes);
  memory_->setSingleStep(Preferences::leastMegabytes);
  memory_->setSuffix(tr(" MiB", "behind a number"));
  memory_->setSpecialValueText(tr("as much as is free"));
  memory_->setToolTip(tr("What needs more is not opened, and says so"));
  form.addRow(tr("&Memory for opening a file:"), memory_);
  connect(memory_, &QSpinBox::valueChanged, this, [this](int megabytes) {
    preferences().setMemoryMegabytes(megabytes);
    show(megabytes > 0 && megabytes < Preferences::leastMegabytes
             ? tr("At least %1 MiB are used.").arg(Preferences::leastMegabytes)
             : tr("Files that are opened from now on have so much."));
  });
}

void PreferencesDialog::addButtons() {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  auto* standard = buttons->addButton(tr("&Restore standard"), QDialogButtonBox::ResetRole);
  standard->setAutoDefault(false);  // Return closes.
  connect(standard, &QPushButton::clicked, this, &PreferencesDialog::restoreStandard);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  layout()->addWidget(buttons);
}

void PreferencesDialog::show(const QString& what) { word_->setText(what); }

void PreferencesDialog::showAll() {
  const QSignalBlocker blockers[] = {QSignalBlocker(autosave_), QSignalBlocker(memory_),
                                     QSignalBlocker(bringsBack_), QSignalBlocker(reopens_),
                                     QSignalBlocker(pictures_)};
  language_->setCurrentIndex(language_->findData(chosenLanguage()));
  const auto* unit =
      std::ranges::find(lengthUnits, LengthChoice::ofProgram().unit().name, &LengthUnit::name);
  lengths_->setCurrentIndex(static_cast<int>(unit - lengthUnits.begin()));
  appearance_->setCurrentIndex(appearance_->findData(static_cast<int>(chosenAppearance())));
  costScale_->setCurrentIndex(costScale_->findData(static_cast<int>(preferences().costScale())));
  autosave_->setValue(static_cast<int>(preferences().autosave().count()));
  memory_->setValue(preferences().memoryMegabytes());
  bringsBack_->setChecked(preferences().bringsBack());
  reopens_->setChecked(preferences().reopens());
  pictures_->setChecked(preferences().keepsPictures());
}

/// Keys have a dialog, and standard ones, of their own.
void PreferencesDialog::restoreStandard() {
  const bool isOtherLanguage = !chosenLanguage().isEmpty();
  preferences().restoreStandard();
  LengthChoice::ofProgram().choose(lengthUnits.front());
  chooseAppearance(Appearance::system);
  chooseLanguage({});
  showAll();
  show(isOtherLanguage ? tr("All is as at first, the language from the next start on.")
                       : tr("All is as at first."));
}

}  // namespace wb::ui
