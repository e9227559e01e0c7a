#include "ui/model_text.h"

#include "model/base/number.h"

#include <QCoreApplication>
#include <QLocale>
#include <string>

namespace wb::ui {
namespace {

/// Numbers are written locale-free by the model; anything else is shown as it is.
QString inLocale(const std::string& value) {
  const auto number = parseNumber(value);
  if (!number) return QString::fromStdString(value);
  return QLocale().toString(*number, 'g', QLocale::FloatingPointShortest);
}

}  // namespace

QString shown(const Text& text, std::span<const Argument> arguments) {
  QString result = QCoreApplication::translate("model", std::string(text.english).c_str());
  for (const Argument& argument : arguments)
    result.replace(QStringLiteral("{%1}").arg(QString::fromStdString(argument.name)),
                   inLocale(argument.value));
  return result;
}

}  // namespace wb::ui
