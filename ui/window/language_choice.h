#pragma once

#include <QString>
#include <QStringList>

namespace wb::ui {

/// The tags of the languages that the program speaks: `de`, `en`, …
QStringList spokenLanguages();

/// The tag of the one that the user chose; empty: the system's.
QString chosenLanguage();
/// Remembers it; the program speaks it from its next start on.
void chooseLanguage(const QString& tag);

/// What its speakers call a language: `Deutsch`.
QString nameOfLanguage(const QString& tag);

}  // namespace wb::ui
