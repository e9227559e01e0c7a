#include "ui/window/appearance.h"

#include "ui/widgets/colors.h"
#include "ui/window/detail/program_style.h"

#include <QApplication>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QSettings>
#include <QStyle>
#include <QToolTip>
#include <QTranslator>
#include <utility>

namespace wb::ui {
namespace {

constexpr auto appearanceKey = "appearance";

QPalette paletteFrom(const Colors& colors) {
  QPalette palette(colors.raised, colors.window);
  palette.setColor(QPalette::Base, colors.panel);
  palette.setColor(QPalette::AlternateBase, colors.raised);
  palette.setColor(QPalette::ToolTipBase, colors.raised);
  palette.setColor(QPalette::Light, colors.panel);
  palette.setColor(QPalette::Midlight, colors.hover);
  palette.setColor(QPalette::Mid, colors.border);
  palette.setColor(QPalette::Dark, colors.fieldEdge);
  palette.setColor(QPalette::Shadow, colors.fieldEdge);
  for (const auto role :
       {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
    palette.setColor(role, colors.text);
  palette.setColor(QPalette::PlaceholderText, colors.text2);
  palette.setColor(QPalette::Highlight, colors.accent);
  palette.setColor(QPalette::HighlightedText, colors.onAccent);
  palette.setColor(QPalette::Link, colors.link);
  palette.setColor(QPalette::LinkVisited, colors.link);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, colors.disabled);
  return palette;
}

/// Ordinary themes have grey windows; 21 : 1 is black on white.
bool isOfHighContrast(const QPalette& palette) {
  constexpr double least = 20;
  return contrastOf(palette.color(QPalette::WindowText), palette.color(QPalette::Window)) >= least;
}

/// The palette before the program put on its own.
const QPalette& systemPalette() {
  static const QPalette palette = QApplication::palette();
  return palette;
}

/// Once, before colours are chosen: another style brings its own.
void dress() {
  static const bool isDressed = (QApplication::setStyle(new ProgramStyle), true);
  Q_UNUSED(isDressed);
}

void apply(Appearance appearance) {
  const QPalette& ofSystem = systemPalette();
  dress();
  const QPalette palette = paletteOn(ofSystem, appearance);
  QApplication::setPalette(palette);
  QToolTip::setPalette(palette);
}

}  // namespace

QPalette paletteOf(Appearance appearance) {
  return paletteFrom(appearance == Appearance::dark ? darkColors() : lightColors());
}

QPalette paletteOn(const QPalette& ofSystem, Appearance appearance) {
  if (appearance != Appearance::system) return paletteOf(appearance);
  if (isOfHighContrast(ofSystem)) return ofSystem;
  const bool wantsDark = ofSystem.color(QPalette::Window).lightness() <
                         ofSystem.color(QPalette::WindowText).lightness();
  return paletteOf(wantsDark ? Appearance::dark : Appearance::light);
}

Appearance chosenAppearance() {
  const int stored = QSettings().value(QLatin1StringView(appearanceKey), 0).toInt();
  const bool isKnown = stored >= 0 && stored <= static_cast<int>(Appearance::dark);
  return isKnown ? static_cast<Appearance>(stored) : Appearance::system;
}

void chooseAppearance(Appearance appearance) {
  QSettings().setValue(QLatin1StringView(appearanceKey), static_cast<int>(appearance));
  apply(appearance);
}

void applyChosenAppearance() { apply(chosenAppearance()); }

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

namespace {

constexpr auto languageKey = "language";

/// Translated into a language, it is that language's own name.
constexpr auto englishName = QT_TRANSLATE_NOOP("LanguageName", "English");

}  // namespace

QStringList spokenLanguages() {
  QStringList tags;
  const QDir catalogues(QStringLiteral(":/i18n"));
  for (const QString& name : catalogues.entryList({QStringLiteral("weighbridge_*.qm")}))
    tags += QFileInfo(name).completeBaseName().section(u'_', 1);
  return tags;
}

QString chosenLanguage() {
  const QString tag = QSettings().value(QLatin1StringView(languageKey)).toString();
  return spokenLanguages().contains(tag) ? tag : QString();
}

void chooseLanguage(const QString& tag) {
  QSettings().setValue(QLatin1StringView(languageKey), tag);
}

/// Every window has a menu of them: each catalogue is unpacked for its name once.
QString nameOfLanguage(const QString& tag) {
  static QHash<QString, QString> names;
  QString& name = names[tag];
  if (!name.isEmpty()) return name;
  QTranslator catalogue;
  if (!catalogue.load(QStringLiteral(":/i18n/weighbridge_") + tag)) return name = tag;
  name = catalogue.translate("LanguageName", englishName);
  if (name.isEmpty()) name = QString::fromLatin1(englishName);
  return name;
}

}  // namespace wb::ui
