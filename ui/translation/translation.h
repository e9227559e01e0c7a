#pragma once

#include <QCoreApplication>
#include <QLocale>

namespace wb::ui {

/// Translates the program, and what Qt itself says, into the first of the locale's languages that
/// there is; English where there is none. Gives the language that the program now speaks.
QLocale::Language installTranslations(QCoreApplication& application,
                                      const QLocale& locale = QLocale());

}  // namespace wb::ui
