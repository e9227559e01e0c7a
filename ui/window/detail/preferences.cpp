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
      bringsBack_(new QCheckBox(tr("&Restore the camera, columns and panels of each file"), this)),
      reopens_(new QCheckBox(tr("Reopen the last files at &startup"), this)),
      pictures_(new QCheckBox(tr("Keep &pictures of recent files"), this)),
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
    language_->addItem(tag.isEmpty() ? tr("System default") : nameOfLanguage(tag), tag);
  form.addRow(tr("&Language:"), language_);
  connect(language_, &QComboBox::activated, this, [this] {
    chooseLanguage(language_->currentData().toString());
    show(tr("Restart the program to change the language."));
  });
  for (const auto& [text, appearance] :
       {std::pair{tr("System default"), Appearance::system},
        std::pair{tr("Light"), Appearance::light}, std::pair{tr("Dark"), Appearance::dark}})
    appearance_->addItem(text, static_cast<int>(appearance));
  form.addRow(tr("&Colors:"), appearance_);
  connect(appearance_, &QComboBox::activated, this, [this] {
    chooseAppearance(static_cast<Appearance>(appearance_->currentData().toInt()));
    show(tr("All windows use these colors now."));
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
  lengths_->addItems({tr("Meters"), tr("Centimeters"), tr("Feet"), tr("Inches")});
  lengths_->setToolTip(
      tr("The unit for sizes, positions and distances. You can type any unit in the list after a "
         "number, as in 30 cm. Files, formulas, constants and the cost table stay in meters, as on "
         "the grid."));
  form.addRow(tr("Leng&ths:"), lengths_);
  connect(lengths_, &QComboBox::activated, this, [this](int index) {
    LengthChoice::ofProgram().choose(lengthUnits[static_cast<std::size_t>(index)]);
    show(tr("All windows use this unit now."));
  });
}

void PreferencesDialog::addCostScale(QFormLayout& form) {
  for (const auto& [text, scale] :
       {std::pair{tr("Blue, amber, red"), viewport::CostScale::hues},
        std::pair{tr("Light to dark, color-blind safe"), viewport::CostScale::shades}})
    costScale_->addItem(text, static_cast<int>(scale));
  form.addRow(tr("C&ost colors:"), costScale_);
  connect(costScale_, &QComboBox::activated, this, [this] {
    preferences().setCostScale(static_cast<viewport::CostScale>(costScale_->currentData().toInt()));
    show(tr("All windows use these colors now."));
  });
}

void PreferencesDialog::addSession(QFormLayout& form) {
  autosave_->setRange(static_cast<int>(Preferences::shortestAutosave.count()),
                      static_cast<int>(Preferences::longestAutosave.count()));
  autosave_->setSuffix(tr(" s", "seconds, behind a number"));
  autosave_->setToolTip(
      tr("The program stores unsaved changes in its own folder, not in your files. If the program "
         "quits unexpectedly, it offers to restore these changes the next time you start it."));
  form.addRow(tr("Store &unsaved changes every:"), autosave_);
  connect(autosave_, &QSpinBox::valueChanged, this, [this](int seconds) {
    preferences().setAutosave(std::chrono::seconds(seconds));
    show(tr("This setting applies to all windows now."));
  });
  for (QCheckBox* box : {bringsBack_, reopens_, pictures_}) form.addRow(box);
  connect(bringsBack_, &QCheckBox::toggled, &preferences(), &Preferences::setBringsBack);
  connect(reopens_, &QCheckBox::toggled, &preferences(), &Preferences::setReopens);
  connect(pictures_, &QCheckBox::toggled, this, [this](bool areKept) {
    preferences().setKeepsPictures(areKept);
    if (!areKept) forgetThumbnails();
    show(areKept ? QString() : tr("The stored pictures were deleted."));
  });
}

void PreferencesDialog::addLimits(QFormLayout& form) {
  memory_->setRange(0, Preferences::mostMegabytes);
  memory_->setSingleStep(Preferences::leastMegabytes);
  memory_->setSuffix(tr(" MiB", "behind a number"));
  memory_->setSpecialValueText(tr("all free memory"));
  memory_->setToolTip(
      tr("If a file needs more memory, the program shows an error message instead of opening it"));
  form.addRow(tr("&Memory limit for a file:"), memory_);
  connect(memory_, &QSpinBox::valueChanged, this, [this](int megabytes) {
    preferences().setMemoryMegabytes(megabytes);
    show(megabytes > 0 && megabytes < Preferences::leastMegabytes
             ? tr("The minimum is %1 MiB.").arg(Preferences::leastMegabytes)
             : tr("The limit applies to the files that you open next."));
  });
}

void PreferencesDialog::addButtons() {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  auto* standard = buttons->addButton(tr("Restore &defaults"), QDialogButtonBox::ResetRole);
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
  show(isOtherLanguage ? tr("All settings except the keyboard shortcuts are back to their "
                            "defaults. Restart the program to change the language.")
                       : tr("All settings except the keyboard shortcuts are back to their "
                            "defaults."));
}

}  // namespace wb::ui
