#include "tests/ui/widgets/files.h"
#include "tests/window/window_test.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusReply>
#include <QDBusVariant>
#include <QProcess>
#include <QTest>
#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

namespace wb::ui::test {
namespace {

/// Something that the program tells of itself.
struct Told {
  QString service;
  QString path;
  QString name{};
};

const QString accessible = QStringLiteral("org.a11y.atspi.Accessible");
constexpr const char* ownBus = "bus of the test";
constexpr const char* readersBus = "bus of the readers";

}  // namespace

/// What a screen reader on the desktop is told by the running program: over AT-SPI, on a bus of the
/// test's own.
class AtSpiTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void cleanupTestCase();
  void theWindowAndItsControlsAreTold();

 private:
  QDBusMessage ask(const Told& of, const QString& interface, const QString& method,
                   const QVariantList& arguments = {}) const;
  QVariant property(const Told& of, const QString& interface, const QString& name) const;
  std::vector<Told> childrenOf(const Told& parent) const;
  std::optional<Told> program() const;
  void walk(const Told& from, std::vector<Told>& all) const;
  QString roleOf(const Told& one) const;
  /// Shown, and takes the focus.
  bool isReached(const Told& one) const;

  QTemporaryDir settings_;
  QProcess bus_;
  QProcess program_;
  std::unique_ptr<QDBusConnection> readers_;
};

void AtSpiTest::initTestCase() {
  bus_.start(
      QStringLiteral("dbus-daemon"),
      {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
  if (!bus_.waitForReadyRead()) QSKIP("dbus-daemon is not installed");
  const QString address = QString::fromUtf8(bus_.readLine()).trimmed();
  const auto own = QDBusConnection::connectToBus(address, QLatin1StringView(ownBus));
  const QDBusReply<QString> readers = own.call(QDBusMessage::createMethodCall(
      QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
      QStringLiteral("org.a11y.Bus"), QStringLiteral("GetAddress")));
  if (!readers.isValid()) QSKIP("at-spi2-core is not installed");
  readers_ = std::make_unique<QDBusConnection>(
      QDBusConnection::connectToBus(readers.value(), QLatin1StringView(readersBus)));
  auto environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), address);
  environment.insert(QStringLiteral("QT_LINUX_ACCESSIBILITY_ALWAYS_ON"), QStringLiteral("1"));
  environment.insert(QStringLiteral("XDG_CONFIG_HOME"), settings_.path());
  program_.setProcessEnvironment(environment);
  program_.start(QStringLiteral(WEIGHBRIDGE_PROGRAM),
                 {QStringLiteral("--lang"), QStringLiteral("en"), sample("chair.weighbridge")});
  QVERIFY(program_.waitForStarted());
}

void AtSpiTest::cleanupTestCase() {
  program_.terminate();
  program_.waitForFinished(10'000);
  readers_.reset();
  for (const char* name : {ownBus, readersBus})
    QDBusConnection::disconnectFromBus(QLatin1StringView(name));
  bus_.terminate();
  bus_.waitForFinished(10'000);
}

QDBusMessage AtSpiTest::ask(const Told& of, const QString& interface, const QString& method,
                            const QVariantList& arguments) const {
  QDBusMessage call = QDBusMessage::createMethodCall(of.service, of.path, interface, method);
  call.setArguments(arguments);
  return readers_->call(call);
}

QVariant AtSpiTest::property(const Told& of, const QString& interface, const QString& name) const {
  const QDBusReply<QDBusVariant> reply = ask(of, QStringLiteral("org.freedesktop.DBus.Properties"),
                                             QStringLiteral("Get"), {interface, name});
  return reply.isValid() ? reply.value().variant() : QVariant();
}

std::vector<Told> AtSpiTest::childrenOf(const Told& parent) const {
  const QDBusMessage reply = ask(parent, accessible, QStringLiteral("GetChildren"));
  std::vector<Told> children;
  if (reply.arguments().isEmpty()) return children;
  const auto list = reply.arguments().front().value<QDBusArgument>();
  list.beginArray();
  while (!list.atEnd()) {
    QDBusObjectPath path;
    Told child{};
    list.beginStructure();
    list >> child.service >> path;
    list.endStructure();
    child.path = path.path();
    children.push_back(child);
  }
  list.endArray();
  return children;
}

/// Once it has told that it is there.
std::optional<Told> AtSpiTest::program() const {
  const Told registry{QStringLiteral("org.a11y.atspi.Registry"),
                      QStringLiteral("/org/a11y/atspi/accessible/root")};
  for (const Told& one : childrenOf(registry))
    if (!childrenOf(one).empty()) return one;
  return {};
}

void AtSpiTest::walk(const Told& from, std::vector<Told>& all) const {
  constexpr std::size_t most = 3'000;
  for (Told& child : childrenOf(from)) {
    if (all.size() == most) return;
    child.name = property(child, accessible, QStringLiteral("Name")).toString();
    all.push_back(child);
    walk(child, all);
  }
}

QString AtSpiTest::roleOf(const Told& one) const {
  return QDBusReply<QString>(ask(one, accessible, QStringLiteral("GetRoleName"))).value();
}

bool AtSpiTest::isReached(const Told& one) const {
  constexpr quint32 takesFocus = 1U << 11U;
  constexpr quint32 isShowing = 1U << 25U;
  const QDBusReply<QList<uint>> states = ask(one, accessible, QStringLiteral("GetState"));
  const quint32 state = states.isValid() && !states.value().isEmpty() ? states.value()[0] : 0;
  return (state & takesFocus) != 0 && (state & isShowing) != 0;
}

void AtSpiTest::theWindowAndItsControlsAreTold() {
  std::optional<Told> found;
  QTRY_VERIFY_WITH_TIMEOUT((found = program()).has_value(), 60'000);
  std::vector<Told> all;
  const auto tells = [&](const QString& role, const QString& name) {
    return std::ranges::any_of(
        all, [&](const Told& one) { return one.name == name && roleOf(one) == role; });
  };
  // What is open comes a moment after the window, and names it: a sample opens as a copy without a
  // file. All else is asked for then.
  const auto isNamed = [&] {
    return std::ranges::any_of(childrenOf(*found), [this](const Told& one) {
      return property(one, accessible, QStringLiteral("Name")).toString() ==
             QStringLiteral("Untitled – Weighbridge");
    });
  };
  QTRY_VERIFY_WITH_TIMEOUT(isNamed(), 60'000);
  const auto isOpen = [&] {
    all.clear();
    walk(*found, all);
    return tells("tree item", "Chair");
  };
  QTRY_VERIFY_WITH_TIMEOUT(isOpen(), 60'000);
  QVERIFY(tells("frame", "Untitled – Weighbridge"));
  QVERIFY(tells("push button", "Undo"));
  QVERIFY(tells("column header", "Land impact"));
  // A label is read as what it says, be it nothing.
  for (const Told& one : all)
    if (one.name.isEmpty() && isReached(one)) QCOMPARE(roleOf(one), QStringLiteral("label"));
  const auto slider = std::ranges::find_if(all, [this](const Told& one) {
    return one.name.startsWith("Triangle constant") && roleOf(one) == "slider";
  });
  QVERIFY(slider != all.end());
  const QVariant value =
      property(*slider, QStringLiteral("org.a11y.atspi.Value"), QStringLiteral("CurrentValue"));
  QCOMPARE(value.toDouble(), 0.05);
}

WEIGHBRIDGE_WINDOW_TEST(AtSpiTest);

}  // namespace wb::ui::test

#include "at_spi_test.moc"
