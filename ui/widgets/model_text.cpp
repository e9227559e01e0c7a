#include "ui/widgets/model_text.h"

#include "model/core/language.h"
#include "model/core/plain_word.h"
#include "model/report/table.h"
#include "model/report/table_texts.h"
#include "ui/widgets/lengths.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>

namespace wb::ui {
namespace {

constexpr QChar minusSign(0x2212);

QString fromUtf8(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

struct ModelText {
  Q_DECLARE_TR_FUNCTIONS(ModelText)
};

/// A number as the model writes it for people, which is locale-free, in the user's locale.
QString localised(const std::string& number) {
  const QLocale locale;
  // Not a number, or one with a power of ten.
  if (number.find_first_of("n\xc2") != std::string::npos)
    return fromUtf8(number).replace(u'.', locale.decimalPoint());
  const std::size_t point = number.find('.');
  const int decimals = point == std::string::npos ? 0 : static_cast<int>(number.size() - point - 1);
  return locale.toString(QLocale::c().toDouble(fromUtf8(number)), 'f', decimals);
}

/// Of metres the texts know themselves.
const LengthUnit* lengthsRead() {
  const LengthUnit& unit = LengthChoice::ofProgram().unit();
  return unit.name == metreUnit.name ? nullptr : &unit;
}

/// The user's language, with numbers as the user's locale groups them.
Language userLanguage() {
  return {
      .tag = {},
      .decimalSign = QLocale().decimalPoint().toStdString(),
      .translation = [](const std::string& english) { return shownWords(english).toStdString(); },
      .plural = shownPlural,
      .number = [](const std::string& written) { return localised(written).toStdString(); },
      .lengths = lengthsRead()};
}

struct ShownCell {
  QString operator()(std::monostate) const { return {}; }
  QString operator()(bool value) const {
    return shown(value ? table::tableTexts["report.yes"] : table::tableTexts["report.no"]);
  }
  QString operator()(std::size_t count) const {
    return QLocale().toString(static_cast<qulonglong>(count));
  }
  QString operator()(double number) const { return shownNumber(number); }
  QString operator()(const std::string& text) const {
    return QString::fromStdString(table::readable(text));
  }
  QString operator()(const table::Unknown& unknown) const {
    return shown(table::sentenceOf(unknown));
  }
};

}  // namespace

QString shown(const Text& text, std::span<const Argument> arguments) {
  const Language language = userLanguage();
  return QString::fromStdString(rendered(text, arguments, &language));
}

QString shownAsTitle(const Text& text) {
  const QString words = shown(text);
  return QLocale().toUpper(words.left(1)) + words.mid(1);
}

QString shown(const Sentence& sentence) { return shown(sentence.text, sentence.arguments); }

QString shown(const std::vector<Sentence>& sentences) {
  QStringList texts;
  for (const Sentence& sentence : sentences) texts << shown(sentence);
  return texts.join(u' ');
}

QString shown(const Diagnostic& diagnostic) { return shown(diagnostic.text, diagnostic.arguments); }

std::string shownPlural(const std::string& english, std::size_t count) {
  constexpr std::size_t most = std::numeric_limits<int>::max();
  return QCoreApplication::translate("model", english.c_str(), nullptr,
                                     static_cast<int>(std::min(count, most)))
      .toStdString();
}

QString shownWords(std::string_view english) {
  return QCoreApplication::translate("model", std::string(english).c_str());
}

QString listed(const std::vector<std::string_view>& words) {
  QStringList shown;
  for (const std::string_view word : words) shown << shownWords(plainWord(word));
  return shown.join(QStringLiteral(", "));
}

QString shownNumber(double number) { return shownNumber(fourDigits(number)); }

QString shownNumber(const Number& number) {
  QString text = localised(written(number));
  if (text.startsWith(u'-')) text[0] = minusSign;
  return text;
}

QString shownCost(double cost, bool unknown) { return shown(table::costCell(cost, unknown)); }

QString shownChange(double change, bool unknown) {
  const QString sign = change > 0 && !unknown ? QStringLiteral("+") : QString();
  return sign + shown(table::differenceCell(change, unknown));
}

QString shownChange(const table::Cell& before, const table::Cell& after) {
  const bool isUnknown = std::holds_alternative<table::Unknown>(before) ||
                         std::holds_alternative<table::Unknown>(after);
  return shownChange(table::numberIn(after) - table::numberIn(before), isUnknown);
}

QString shownBeforeAndNow(const table::Cell& before, const table::Cell& now) {
  return ModelText::tr("before %1 → now %2 (%3)")
      .arg(shown(before), shown(now), shownChange(before, now));
}

QString exactNumber(double number) {
  QLocale locale;
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  const double size = std::abs(number);
  const bool isOfUsualSize = size == 0 || (size >= 1e-6 && size < 1e15);
  return locale.toString(number, isOfUsualSize ? 'f' : 'g', QLocale::FloatingPointShortest);
}

QString shown(const table::Cell& cell) { return std::visit(ShownCell{}, cell); }

namespace {

/// Of the translations that are installed; English where there are none.
QString installedTag() {
  const auto* translator = QCoreApplication::instance()->findChild<QTranslator*>();
  return translator ? QLocale(translator->language()).bcp47Name() : QStringLiteral("en");
}

}  // namespace

Language windowLanguage() {
  const QLocale locale;
  const bool groupsFour = locale.toString(1000).size() > 4;
  return {
      .tag = installedTag().toStdString(),
      .decimalSign = locale.decimalPoint().toStdString(),
      .groupSign = locale.groupSeparator().toStdString(),
      .leastGrouped = groupsFour ? std::size_t{4} : std::size_t{5},
      .translation = [](const std::string& english) { return shownWords(english).toStdString(); },
      .plural = shownPlural};
}

}  // namespace wb::ui
