#include "ui/document/session_recovery.h"

#include "model/analysis/kept_changes.h"
#include "ui/document/document.h"
#include "ui/document/project_extra.h"
#include "ui/widgets/model_text.h"

#include <fcntl.h>
#include <unistd.h>

#include <QDateTime>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSocketNotifier>
#include <QStandardPaths>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <utility>

namespace wb::ui {
namespace {

std::filesystem::path stateFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation).toStdString();
}

}  // namespace

std::filesystem::path recoveryFolder() { return stateFolder() / "recovery"; }

std::filesystem::path claimsFolder() { return stateFolder() / "open"; }

Autosave::Autosave(Document& document, std::chrono::milliseconds every)
    : QObject(&document), document_(document), work_([this](const Kept& kept) { take(kept); }) {
  timer_.setInterval(every);
  connect(&timer_, &QTimer::timeout, this, &Autosave::keepChanges);
  QUndoStack& changes = document.undoStack();
  connect(&changes, &QUndoStack::indexChanged, this, [this] { isKept_ = false; });
  connect(&document, &Document::extraNoted, this, [this] { isKept_ = false; });
  connect(&changes, &QUndoStack::cleanChanged, this, [this](bool isClean) {
    if (isClean) forget();
  });
  // A change of what the scene is made of is to be kept too: only another file ends it.
  connect(&document, &Document::sceneReset, this, [this](bool isOpened) {
    if (isOpened) forget();
  });
  timer_.start();
}

bool Autosave::hasNewChanges() const { return !isKept_ && !document_.undoStack().isClean(); }

void Autosave::keepChanges() {
  if (!hasNewChanges() || work_.isBusy()) return;
  const auto keeper = this->keeper();
  if (!keeper) return;
  isKept_ = true;
  scene::Scene scene = document_.weighing().scene;
  ProjectExtra::putAll(document_, scene);
  work_.start([keeper, scene = std::move(scene), origin = origin()](const Task& task) {
    return keeper->keep(scene, origin, task);
  });
}

bool Autosave::keepNow() {
  if (document_.undoStack().isClean()) return true;
  work_.cancel();
  const auto keeper = this->keeper();
  if (!keeper) return false;
  isKept_ = true;
  scene::Scene scene = document_.weighing().scene;
  ProjectExtra::putAll(document_, scene);
  take(keeper->keep(std::move(scene), origin()));
  return isKept_;
}

void Autosave::leave() {
  keepNow();
  timer_.stop();
  if (keeper_) keeper_->leave();
}

void Autosave::forget() {
  work_.cancel();
  isKept_ = true;
  if (keeper_) keeper_->forget();
}

void Autosave::take(const Kept& kept) {
  if (!kept) tell(kept.error());
}

void Autosave::tell(const Diagnostic& why) {
  isKept_ = false;
  if (!std::exchange(hasFailed_, true)) emit failed(why);
}

std::shared_ptr<recovery::Keeper> Autosave::keeper() {
  if (keeper_) return keeper_;
  auto made = recovery::Keeper::create(recoveryFolder());
  if (made) {
    keeper_ = std::make_shared<recovery::Keeper>(std::move(*made));
  } else {
    tell(made.error());
  }
  return keeper_;
}

recovery::Origin Autosave::origin() const {
  const weighing::Weighing& open = document_.weighing();
  if (open.file.empty()) return {};
  std::error_code error;
  const auto file = std::filesystem::absolute(open.file, error);
  return {error ? std::filesystem::path(open.file) : file, open.sha256};
}

namespace {

constexpr QSize firstSize(560, 320);
/// Room of what differs, which is known later: rows keep their places then.
constexpr int changesLines = 3;

/// Letters of another script are higher than those of the list's font.
int withOtherLetters(int height) { return height + height / 8; }

QDateTime timeOf(const recovery::Kept& kept) {
  const auto time = std::chrono::file_clock::to_sys(kept.time);
  return QDateTime::fromMSecsSinceEpoch(
      std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count());
}

}  // namespace

RecoveryDialog::RecoveryDialog(std::vector<recovery::Kept> kept,
                               const weighing::WeighOptions& options, QWidget* parent)
    : QDialog(parent),
      options_(options),
      rows_(new QListWidget),
      comparing_([this](const std::vector<Sentence>& changes) { take(changes); }) {
  setWindowTitle(tr("Unsaved changes"));
  auto* words =
      new QLabel(tr("Weighbridge closed before these changes were saved. You can open each file "
                    "with its unsaved changes. Your files do not change until you save."));
  words->setWordWrap(true);
  rows_->setAccessibleName(windowTitle());
  rows_->setAlternatingRowColors(true);
  rows_->setWordWrap(true);
  for (const recovery::Kept& one : kept) addRow(one);
  rows_->setCurrentRow(0);
  connect(rows_, &QListWidget::itemChanged, this, &RecoveryDialog::update);
  auto* column = new QVBoxLayout(this);
  column->addWidget(words);
  column->addWidget(rows_);
  addButtons();
  setMinimumWidth(firstSize.width());
  resize(firstSize);
  findChanges();
}

void RecoveryDialog::addRow(const recovery::Kept& kept) {
  const QString path = QString::fromStdString(kept.origin.file.string());
  const QString name = path.isEmpty() ? tr("Untitled") : QFileInfo(path).fileName();
  const QString time = locale().toString(timeOf(kept), QLocale::ShortFormat);
  QString text = tr("%1, changed %2", "file name, date and time").arg(name, time);
  if (!path.isEmpty()) text += u'\n' + QDir::toNativeSeparators(QFileInfo(path).path());
  auto* row = new QListWidgetItem(rows_);
  row->setFlags(row->flags() | Qt::ItemIsUserCheckable);
  row->setCheckState(Qt::Checked);
  kept_.push_back({kept, text, {}});
  showRow(kept_.size() - 1);
}

void RecoveryDialog::showRow(std::size_t row) {
  const Row& one = kept_[row];
  const QString changes = one.changes.isEmpty() ? tr("Comparing with the file…") : one.changes;
  const QFontMetrics letters = rows_->fontMetrics();
  // The box before the words, and what the style leaves free around them.
  const QRect room(0, 0, firstSize.width() - 6 * letters.lineSpacing(), QWIDGETSIZE_MAX);
  const auto heightOf = [&](const QString& text) {
    return letters.boundingRect(room, Qt::TextWordWrap, text).height();
  };
  const int ofChanges = withOtherLetters(changesLines * letters.lineSpacing());
  QString seen = changes;
  while (heightOf(seen) > ofChanges && seen.size() > 2) {
    seen.chop(seen.endsWith(u'…') ? 2 : 1);
    if (seen.back().isHighSurrogate()) seen.chop(1);
    seen += u'…';
  }
  auto* item = rows_->item(static_cast<int>(row));
  item->setText(one.about + u'\n' + seen);
  item->setToolTip(seen == changes ? QString() : changes);
  item->setSizeHint(
      {0, withOtherLetters(heightOf(one.about)) + ofChanges + letters.lineSpacing() / 2});
}

/// One file after the other, so that no more than two are in memory.
void RecoveryDialog::findChanges() {
  const auto next = std::ranges::find_if(kept_, &QString::isEmpty, &Row::changes);
  if (next == kept_.end()) return;
  comparing_.start([kept = next->kept, options = options_](const Task& task) {
    return weighing::keptChanges(kept, options, task);
  });
}

void RecoveryDialog::take(const std::vector<Sentence>& changes) {
  const auto found = std::ranges::find_if(kept_, &QString::isEmpty, &Row::changes);
  found->changes = shown(changes);
  showRow(static_cast<std::size_t>(found - kept_.begin()));
  findChanges();
}

void RecoveryDialog::addButtons() {
  auto* buttons = new QDialogButtonBox;
  open_ = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
  discard_ = buttons->addButton(tr("&Discard"), QDialogButtonBox::DestructiveRole);
  buttons->addButton(tr("&Later"), QDialogButtonBox::RejectRole);
  open_->setDefault(true);
  connect(buttons, &QDialogButtonBox::accepted, this, &RecoveryDialog::openChecked);
  connect(discard_, &QPushButton::clicked, this, &RecoveryDialog::discardChecked);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  layout()->addWidget(buttons);
}

std::vector<std::size_t> RecoveryDialog::checkedRows() const {
  std::vector<std::size_t> checked;
  for (std::size_t i = 0; i < kept_.size(); ++i)
    if (rows_->item(static_cast<int>(i))->checkState() == Qt::Checked) checked.push_back(i);
  return checked;
}

void RecoveryDialog::update() {
  const bool any = !checkedRows().empty();
  open_->setEnabled(any);
  discard_->setEnabled(any);
}

void RecoveryDialog::openChecked() {
  for (const std::size_t row : checkedRows()) emit openWanted(kept_[row].kept);
  accept();
}

/// Those that are left stay offered.
void RecoveryDialog::discardChecked() {
  comparing_.cancel();
  const auto checked = checkedRows();
  for (auto row = checked.rbegin(); row != checked.rend(); ++row) {
    recovery::discard(kept_[*row].kept);
    kept_.erase(kept_.begin() + static_cast<std::ptrdiff_t>(*row));
    delete rows_->takeItem(static_cast<int>(*row));
  }
  if (kept_.empty()) return accept();
  update();
  findChanges();
}

namespace {

constexpr std::array handled{SIGTERM, SIGHUP, SIGINT};

/// A signal may do little but write; -1: nobody listens.
std::atomic<int> writeEnd = -1;
std::array<int, 2> ends{-1, -1};

void wake(int) {
  const int before = errno;
  const char byte = 1;
  // A pipe that is full has woken the reader already.
  [[maybe_unused]] const auto written = write(writeEnd.load(), &byte, 1);
  errno = before;
}

}  // namespace

Termination::Termination() {
  if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
  writeEnd = ends[1];
  notifier_ = std::make_unique<QSocketNotifier>(ends[0], QSocketNotifier::Read);
  connect(notifier_.get(), &QSocketNotifier::activated, this, &Termination::take);
  for (const int signal : handled) std::signal(signal, wake);
}

Termination::~Termination() {
  if (!notifier_) return;
  for (const int signal : handled) std::signal(signal, SIG_DFL);
  notifier_.reset();
  writeEnd = -1;
  for (const int end : ends) close(end);
}

void Termination::take() {
  char byte = 0;
  while (read(ends[0], &byte, 1) > 0) continue;
  emit asked();
}

}  // namespace wb::ui
