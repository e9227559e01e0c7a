#include "tests/window/window_test.h"
#include "ui/window/appearance.h"

#include <QDBusMessage>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

namespace wb::ui::test {
namespace {

const QString deskPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString settingsInterface = QStringLiteral("org.freedesktop.portal.Settings");

}  // namespace

/// The desktop, on a bus of the test's own: it tells whether it wants animations.
class Desktop : public QObject {
  Q_OBJECT
  Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

 public:
  bool isAnimated = true;

 public slots:
  QDBusVariant Read(const QString& group, const QString& key) {
    asked << group + u' ' + key;
    // As older portals do it: wrapped twice.
    return QDBusVariant(QVariant::fromValue(QDBusVariant(isAnimated)));
  }

 public:
  QStringList asked;
};

class MotionTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void cleanupTestCase();
  void init() { desktop_.asked.clear(); }
  void withoutADesktopThingsMove();
  void whatTheDesktopSaysHolds();
  void aChangeIsHeardOf();

 private:
  void say(const QString& group, bool isAnimated);

  QProcess bus_;
  std::unique_ptr<QDBusConnection> portal_;
  std::unique_ptr<QDBusConnection> program_;
  Desktop desktop_;
};

void MotionTest::initTestCase() {
  bus_.start(
      QStringLiteral("dbus-daemon"),
      {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
  if (!bus_.waitForReadyRead()) QSKIP("dbus-daemon is not installed");
  const QString address = QString::fromUtf8(bus_.readLine()).trimmed();
  const auto connectTo = [&address](const QString& name) {
    return std::make_unique<QDBusConnection>(QDBusConnection::connectToBus(address, name));
  };
  portal_ = connectTo(QStringLiteral("portal of the test"));
  program_ = connectTo(QStringLiteral("program of the test"));
  QVERIFY(portal_->registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
  QVERIFY(portal_->registerObject(deskPath, &desktop_, QDBusConnection::ExportAllSlots));
}

void MotionTest::cleanupTestCase() {
  portal_.reset();
  program_.reset();
  for (const char* name : {"portal of the test", "program of the test"})
    QDBusConnection::disconnectFromBus(QLatin1StringView(name));
  bus_.terminate();
  bus_.waitForFinished(10'000);
}

void MotionTest::say(const QString& group, bool isAnimated) {
  QDBusMessage signal =
      QDBusMessage::createSignal(deskPath, settingsInterface, QStringLiteral("SettingChanged"));
  signal.setArguments(
      {group, QStringLiteral("enable-animations"), QVariant::fromValue(QDBusVariant(isAnimated))});
  QVERIFY(portal_->send(signal));
}

void MotionTest::withoutADesktopThingsMove() { QVERIFY(Motion().isWanted()); }

void MotionTest::whatTheDesktopSaysHolds() {
  for (const bool isAnimated : {true, false}) {
    desktop_.isAnimated = isAnimated;
    Motion motion;
    QSignalSpy changed(&motion, &Motion::changed);
    motion.listen(*program_);
    QTRY_COMPARE(desktop_.asked.size(), 1);
    QCOMPARE(desktop_.asked.front(), "org.gnome.desktop.interface enable-animations");
    QTest::qWait(50);
    QCOMPARE(motion.isWanted(), isAnimated);
    QCOMPARE(changed.size(), isAnimated ? 0 : 1);
    desktop_.asked.clear();
  }
}

void MotionTest::aChangeIsHeardOf() {
  desktop_.isAnimated = true;
  Motion motion;
  QSignalSpy changed(&motion, &Motion::changed);
  motion.listen(*program_);
  QTRY_COMPARE(desktop_.asked.size(), 1);
  say(QStringLiteral("org.example.other"), false);
  say(QStringLiteral("org.gnome.desktop.interface"), false);
  QTRY_COMPARE(changed.size(), 1);
  QVERIFY(!motion.isWanted());
  say(QStringLiteral("org.gnome.desktop.interface"), true);
  QTRY_VERIFY(motion.isWanted());
}

WEIGHBRIDGE_WINDOW_TEST(MotionTest);

}  // namespace wb::ui::test

#include "motion_test.moc"
