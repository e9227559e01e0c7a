#include "ui/window/detail/desktop_motion.h"

#include <QApplication>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QStyle>
#include <utility>

namespace wb::ui {
namespace {

// What desktops tell to whoever asks (xdg-desktop-portal).
const QString portalService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString portalInterface = QStringLiteral("org.freedesktop.portal.Settings");
const QString looksGroup = QStringLiteral("org.gnome.desktop.interface");
const QString animations = QStringLiteral("enable-animations");

/// A value is wrapped once, by older portals twice.
QVariant unwrapped(QVariant value) {
  while (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
  return value;
}

}  // namespace

Motion& Motion::ofProgram() {
  static Motion motion;
  return motion;
}

Motion::Motion() = default;

bool Motion::isWanted() const {
  return !isOff_ && QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
}

void Motion::listen(const QDBusConnection& bus) {
  QDBusConnection desktop = bus;
  desktop.connect(portalService, portalPath, portalInterface, QStringLiteral("SettingChanged"),
                  this, SLOT(take(QString, QString, QDBusVariant)));
  QDBusMessage call = QDBusMessage::createMethodCall(portalService, portalPath, portalInterface,
                                                     QStringLiteral("Read"));
  call.setArguments({looksGroup, animations});
  auto* answer = new QDBusPendingCallWatcher(desktop.asyncCall(call), this);
  connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
    answer->deleteLater();
    const QDBusPendingReply<QDBusVariant> reply(*answer);
    if (reply.isValid()) take(looksGroup, animations, reply.value());
  });
}

void Motion::take(const QString& of, const QString& key, const QDBusVariant& value) {
  if (of != looksGroup || key != animations) return;
  const bool isOff = !unwrapped(QVariant::fromValue(value)).toBool();
  if (isOff != std::exchange(isOff_, isOff)) emit changed();
}

}  // namespace wb::ui
