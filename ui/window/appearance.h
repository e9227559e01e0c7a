#pragma once

#include <QDBusConnection>
#include <QDBusVariant>
#include <QObject>
#include <QPalette>
#include <QProxyStyle>
#include <QString>
#include <QStringList>
#include <cstdint>

namespace wb::ui {

/// The system's style with the program's own drawings: no coloured marks on the buttons of dialogs,
/// signs of its own beside questions and warnings, and a name for screen readers on the list that a
/// box of choices opens.
class ProgramStyle : public QProxyStyle {
  Q_OBJECT

 public:
  using QProxyStyle::polish;
  void polish(QWidget* widget) override;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* result) const override;
  QIcon standardIcon(StandardPixmap which, const QStyleOption* option,
                     const QWidget* widget) const override;
};

/// Light or dark colours, or those of the system.
enum class Appearance : std::uint8_t { system, light, dark };

/// The one that the user chose; the system's at first.
Appearance chosenAppearance();
/// Puts it on for all windows at once and remembers it.
void chooseAppearance(Appearance appearance);
/// Puts on what the user chose, when the program starts.
void applyChosenAppearance();

/// The program's own palettes; not for `system`.
QPalette paletteOf(Appearance appearance);

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
