#include "ui/window/detail/job_notices.h"

#include "ui/widgets/jobs.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCall>
#include <QWidget>
#include <utility>

namespace wb::ui {

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
