#include "ui/window/appearance.h"

#include "ui/widgets/icon.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QColor>
#include <QComboBox>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStyle>
#include <QToolTip>
#include <QTranslator>
#include <algorithm>
#include <cmath>
#include <utility>

namespace wb::ui {
namespace {

/// Its own, or that of its label. What readers are told as its name is what is chosen in it.
QString nameOf(QComboBox& box) {
  if (!box.accessibleName().isEmpty()) return box.accessibleName();
  QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&box);
  if (!told) return box.toolTip();
  for (const auto& [label, relation] : told->relations(QAccessible::Label))
    if (label) return label->text(QAccessible::Name);
  return told->text(QAccessible::Name);
}

}  // namespace

/// Qt of Debian 13 shows readers the list of a box of choices before it is open, as one without a
/// name.
void ProgramStyle::polish(QWidget* widget) {
  QProxyStyle::polish(widget);
  if (auto* box = qobject_cast<QComboBox*>(widget)) box->view()->setAccessibleName(nameOf(*box));
}

int ProgramStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* result) const {
  if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
  return QProxyStyle::styleHint(hint, option, widget, result);
}

QIcon ProgramStyle::standardIcon(StandardPixmap which, const QStyleOption* option,
                                 const QWidget* widget) const {
  switch (which) {
    case SP_MessageBoxWarning:
      return icon(QStringLiteral("warning"), Ink::alarm);
    case SP_MessageBoxCritical:
      return icon(QStringLiteral("error"), Ink::alarm);
    case SP_MessageBoxQuestion:
      return icon(QStringLiteral("question"));
    case SP_MessageBoxInformation:
      return icon(QStringLiteral("note"));
    default:
      return QProxyStyle::standardIcon(which, option, widget);
  }
}

namespace {

constexpr auto appearanceKey = "appearance";

/// What a palette is made of; all else follows.
struct Shades {
  QRgb window;
  QRgb base;
  QRgb alternate;
  QRgb button;
  QRgb text;
  QRgb faint;  ///< Of hints and what cannot be used.
  QRgb accent;
  QRgb onAccent;
  QRgb link;
};

constexpr Shades lightShades{0xfff1f3f5, 0xffffffff, 0xfff6f8fa, 0xffe9ecef, 0xff1c2126,
                             0xff5c656e, 0xff1f6fb2, 0xffffffff, 0xff175a93};
// Borders are drawn darker than the window, so a dark window must leave room below it.
constexpr Shades darkShades{0xff353a42, 0xff20242a, 0xff262a31, 0xff454c56, 0xffe8ebee,
                            0xffaeb7c0, 0xff4a9ade, 0xff0b1015, 0xff8cc6f4};

QPalette paletteFrom(const Shades& shades) {
  QPalette palette(QColor::fromRgb(shades.button), QColor::fromRgb(shades.window));
  palette.setColor(QPalette::Base, shades.base);
  palette.setColor(QPalette::AlternateBase, shades.alternate);
  palette.setColor(QPalette::ToolTipBase, shades.button);
  for (const auto role :
       {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
    palette.setColor(role, shades.text);
  palette.setColor(QPalette::PlaceholderText, shades.faint);
  palette.setColor(QPalette::Highlight, shades.accent);
  palette.setColor(QPalette::HighlightedText, shades.onAccent);
  palette.setColor(QPalette::Link, shades.link);
  palette.setColor(QPalette::LinkVisited, shades.link);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, shades.faint);
  return palette;
}

/// Of light, after the Web Content Accessibility Guidelines.
double luminanceOf(const QColor& colour) {
  const auto linear = [](double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
         0.0722 * linear(colour.blueF());
}

bool isReadable(const QColor& words, const QColor& ground) {
  constexpr double least = 4.5;
  const auto [dark, light] = std::minmax({luminanceOf(words), luminanceOf(ground)});
  return (light + 0.05) / (dark + 0.05) >= least;
}

/// Some systems' selected rows are too pale for the words on them.
QPalette withReadableSelection(QPalette palette) {
  constexpr int steps = 20;
  constexpr int percent = 105;
  const QColor words = palette.color(QPalette::HighlightedText);
  QColor ground = palette.color(QPalette::Highlight);
  const bool areWordsLight = luminanceOf(words) > luminanceOf(ground);
  for (int step = 0; step < steps && !isReadable(words, ground); ++step)
    ground = areWordsLight ? ground.darker(percent) : ground.lighter(percent);
  palette.setColor(QPalette::Highlight, ground);
  return palette;
}

/// Qt's own faint words are half as dark as others, which is too pale to be read.
QPalette withReadableHints(QPalette palette) {
  constexpr double share = 0.75;
  QColor faint = palette.color(QPalette::Text);
  faint.setAlphaF(share);
  palette.setColor(QPalette::PlaceholderText, faint);
  return palette;
}

/// The palette before the program put on its own.
const QPalette& systemPalette() {
  static const QPalette palette = withReadableHints(withReadableSelection(QApplication::palette()));
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
  const QPalette palette = appearance == Appearance::system ? ofSystem : paletteOf(appearance);
  QApplication::setPalette(palette);
  QToolTip::setPalette(palette);
}

}  // namespace

QPalette paletteOf(Appearance appearance) {
  return paletteFrom(appearance == Appearance::dark ? darkShades : lightShades);
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

QString nameOfLanguage(const QString& tag) {
  QTranslator catalogue;
  if (!catalogue.load(QStringLiteral(":/i18n/weighbridge_") + tag)) return tag;
  const QString name = catalogue.translate("LanguageName", englishName);
  return name.isEmpty() ? QString::fromLatin1(englishName) : name;
}

}  // namespace wb::ui
