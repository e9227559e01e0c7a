#include "ui/window/detail/job_strip.h"

#include "ui/widgets/background_work.h"
#include "ui/widgets/text_labels.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCall>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QToolButton>
#include <QWidget>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace wb::ui {
namespace {

/// That people count a time in.
double unitOf(double seconds) {
  constexpr double few = 10;
  constexpr double minute = 60;
  constexpr double some = 5;
  if (seconds >= minute) return minute;
  return seconds > few ? some : 1;
}

}  // namespace

std::optional<std::chrono::seconds> timeLeft(std::chrono::milliseconds told, double fraction,
                                             std::chrono::milliseconds silent) {
  using Seconds = std::chrono::duration<double>;
  constexpr std::chrono::seconds early{2};
  constexpr double little = 0.03;
  if (told + silent < early || fraction < little || fraction >= 1) return {};
  const Seconds left = Seconds(told) * (1 - fraction) / fraction - Seconds(silent);
  if (left.count() <= 0) return std::chrono::seconds(0);
  const double unit = unitOf(left.count());
  return std::chrono::seconds(std::llround(std::ceil(left.count() / unit) * unit));
}

QString timeLeftText(std::chrono::seconds left) {
  constexpr std::chrono::seconds minute{60};
  if (left.count() == 0)
    return QCoreApplication::translate("TimeLeft", "takes longer than expected");
  const bool isLong = left >= minute;
  const QString pattern = isLong ? QCoreApplication::translate("TimeLeft", "about %1 min left")
                                 : QCoreApplication::translate("TimeLeft", "about %1 s left");
  return pattern.arg(QLocale().toString(qlonglong{isLong ? left / minute : left.count()}));
}

namespace {

constexpr int steps = 100;
constexpr int progressCharacters = 10;
/// For the name of a job, whatever else the window shows.
constexpr int leastNameCharacters = 24;
/// What ends sooner would only flicker.
constexpr std::chrono::milliseconds moment{500};

std::optional<std::chrono::seconds> leftOf(const RunningJob& job) {
  if (!job.fraction) return {};
  const std::chrono::milliseconds since(job.since.elapsed());
  return timeLeft(job.told, *job.fraction, since - job.told);
}

/// `Reading chair.glb, 40 %, about 20 s left`
QString lineOf(const RunningJob& job) {
  QStringList words{job.name};
  if (job.fraction) words << JobStrip::tr("%L1%").arg(qRound(*job.fraction * steps));
  if (const auto left = leftOf(job)) words << timeLeftText(*left);
  return words.join(QStringLiteral(", "));
}

}  // namespace

JobStrip::JobStrip(QWidget* parent)
    : QWidget(parent),
      name_(new ElidedLabel(this)),
      progress_(new QProgressBar(this)),
      left_(new ElidedLabel(this)),
      cancel_(new QToolButton(this)),
      all_(new QToolButton(this)),
      list_(new QMenu(all_)) {
  name_->setTextFormat(Qt::PlainText);
  progress_->setTextVisible(false);
  progress_->setMaximumWidth(fontMetrics().averageCharWidth() * progressCharacters);
  cancel_->setText(tr("Cancel"));
  all_->setMenu(list_);
  all_->setPopupMode(QToolButton::InstantPopup);
  all_->setToolTip(tr("Background jobs"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins({});
  row->addStretch(1);
  for (QWidget* widget : std::initializer_list<QWidget*>{name_, progress_, left_, cancel_, all_})
    row->addWidget(widget);
  for (QToolButton* button : {cancel_, all_}) button->setFocusPolicy(Qt::StrongFocus);
  connect(cancel_, &QToolButton::clicked, this, &JobStrip::cancelOldest);
  connect(list_, &QMenu::aboutToShow, this, &JobStrip::fillList);
  connect(&Jobs::ofProgram(), &Jobs::changed, this, &JobStrip::follow);
  connect(&again_, &QTimer::timeout, this, &JobStrip::follow);
  again_.setSingleShot(true);
  again_.setInterval(moment);
  follow();
}

std::vector<RunningJob> JobStrip::worthTelling() {
  std::vector<RunningJob> jobs;
  for (const RunningJob& job : Jobs::ofProgram().running())
    if (job.since.hasExpired(moment.count())) jobs.push_back(job);
  return jobs;
}

void JobStrip::follow() {
  const auto jobs = worthTelling();
  if (!Jobs::ofProgram().running().empty() && !again_.isActive()) again_.start();
  setVisible(!jobs.empty());
  if (jobs.empty()) return;
  showOldest(jobs.front());
  all_->setVisible(jobs.size() > 1);
  all_->setText(tr("%Ln jobs", "in the background", static_cast<int>(jobs.size())));
}

void JobStrip::showOldest(const RunningJob& job) {
  oldest_ = job.id;
  name_->setText(tr("%1…", "work that goes on").arg(job.name));
  name_->setMinimumWidth(
      std::min(name_->sizeHint().width(), leastNameCharacters * fontMetrics().averageCharWidth()));
  progress_->setAccessibleName(job.name);
  // A job without progress only shows that it is running.
  progress_->setRange(0, job.fraction ? steps : 0);
  if (job.fraction) progress_->setValue(qRound(*job.fraction * steps));
  const auto left = leftOf(job);
  left_->setVisible(left.has_value());
  if (left) left_->setText(timeLeftText(*left));
  cancel_->setVisible(static_cast<bool>(job.cancel));
  cancel_->setAccessibleName(tr("Cancel this job: %1").arg(job.name));
}

void JobStrip::cancelOldest() { Jobs::ofProgram().cancel(oldest_); }

void JobStrip::fillList() {
  list_->clear();
  for (const RunningJob& job : worthTelling()) {
    const QString line = lineOf(job);
    QAction* action = list_->addAction(job.cancel ? tr("Cancel: %1").arg(line) : line);
    action->setEnabled(static_cast<bool>(job.cancel));
    connect(action, &QAction::triggered, this, [id = job.id] { Jobs::ofProgram().cancel(id); });
  }
}

JobNotices::JobNotices(Tell tell, QObject* parent) : QObject(parent), tell_(std::move(tell)) {
  connect(&Jobs::ofProgram(), &Jobs::ended, this, &JobNotices::notice);
}

void JobNotices::notice(const QString& name, qint64 milliseconds) {
  constexpr qint64 isLong = 10'000;
  if (milliseconds <= isLong || QGuiApplication::applicationState() == Qt::ApplicationActive)
    return;
  for (QWidget* window : QApplication::topLevelWidgets())
    if (window->isVisible()) QApplication::alert(window);
  tell_(tr("Weighbridge"), tr("Done: %1").arg(name));
}

/// As the freedesktop.org Desktop Notifications Specification has it. Nobody waits for an answer.
void JobNotices::tellOnDesktop(const QString& title, const QString& text) {
  QDBusConnection bus = QDBusConnection::sessionBus();
  if (!bus.isConnected()) return;
  constexpr int asLongAsUsual = -1;
  const QString service = QStringLiteral("org.freedesktop.Notifications");
  QDBusMessage call = QDBusMessage::createMethodCall(
      service, QStringLiteral("/org/freedesktop/Notifications"), service, QStringLiteral("Notify"));
  call.setArguments({title, 0U, QStringLiteral("weighbridge"), title, text, QStringList(),
                     QVariantMap(), asLongAsUsual});
  bus.asyncCall(call);
}

}  // namespace wb::ui
