#pragma once

#include <QDBusConnection>
#include <QDBusVariant>
#include <QObject>
#include <QPalette>
#include <QString>
#include <QStringList>
#include <cstdint>

namespace wb::ui {

/// Light or dark colors, or whichever of the two the system has.
enum class Appearance : std::uint8_t { system, light, dark };

/// The one that the user chose; the system's at first.
Appearance chosenAppearance();
/// Puts it on for all windows at once and remembers it.
void chooseAppearance(Appearance appearance);
/// Puts on what the user chose, when the program starts.
void applyChosenAppearance();

/// The program's own palettes; not for `system`.
QPalette paletteOf(Appearance appearance);
/// The palette for an appearance on a system.
/// @param ofSystem  The palette of the system: the program is dark where its windows are. It is
/// kept if it is one of high contrast, with at least 20 : 1 between text and window.
QPalette paletteOn(const QPalette& ofSystem, Appearance appearance);

/// Whether things may move to be followed by the eye: not where the system says that it is not
/// wanted, as a style without animations does, or the settings of the desktop.
class Motion : public QObject {
  Q_OBJECT

 public:
  /// The one of the program.
  static Motion& ofProgram();

  Motion();

  bool isWanted() const;
  /// Asks the desktop, without waiting for it, and listens from then on. Nothing where nobody
  /// answers.
  void listen(const QDBusConnection& bus);

 signals:
  void changed();

 private slots:
  void take(const QString& group, const QString& key, const QDBusVariant& value);

 private:
  bool isOff_ = false;  ///< On the desktop.
};

/// The tags of the languages that the program speaks: `de`, `en`, …
QStringList spokenLanguages();

/// The tag of the one that the user chose; empty: the system's.
QString chosenLanguage();
/// Remembers it; the program speaks it from its next start on.
void chooseLanguage(const QString& tag);

/// What its speakers call a language: `Deutsch`.
QString nameOfLanguage(const QString& tag);

}  // namespace wb::ui
