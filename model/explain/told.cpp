#include "model/explain/told.h"

#include "model/base/number.h"
#include "model/base/words.h"
#include "model/cost/constants.h"
#include "model/cost/terms.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace wb::explain {
namespace {

constexpr std::array<std::string_view, 9> wordArguments{"because",  "expected",       "kind",
                                                        "of",       "representation", "shape_type",
                                                        "sureness", "type",           "what"};

/// Those that names from files fill: they may read like a number or like a word of the tables.
constexpr std::array<std::string_view, 10> nameArguments{
    "asset", "id", "ids", "linkset", "name", "names", "parcel", "part", "profile", "region"};

bool isAmong(std::span<const std::string_view> names, const Argument& argument) {
  return std::ranges::find(names, argument.name) != names.end();
}

std::string valueInLanguage(const Argument& argument) {
  switch (fillingOf(argument)) {
    case Filling::number:
      return spokenNumbers(argument.value);
    case Filling::constant:
      return spokenHeading(argument.value);
    case Filling::word:
      return spokenWord(argument.value);
    case Filling::asItIs:
      break;
  }
  return argument.value;
}

std::string toldText(Text text, const std::vector<Argument>& arguments) {
  if (!spokenLanguage()) return filled(text.english, arguments);
  std::vector<Argument> inLanguage;
  inLanguage.reserve(arguments.size());
  for (const Argument& argument : arguments)
    inLanguage.emplace_back(argument.name, valueInLanguage(argument));
  return filled(spoken(text.english), inLanguage);
}

/// The template that a term's name was filled from; null for a code that names no term.
const Text* templateOf(std::string_view termCode) {
  for (std::size_t i = 0; i < std::size(cost::termTable); ++i)
    if (code(static_cast<cost::TermId>(i)) == termCode) return &cost::termTable[i].name;
  return nullptr;
}

}  // namespace

std::string told(const cost::Statement& statement) {
  return toldText(statement.text, statement.arguments);
}

std::string told(const Diagnostic& finding) { return toldText(finding.text, finding.arguments); }

std::string nameOf(const cost::Term& term) {
  const Text* text = spokenLanguage() ? templateOf(term.code) : nullptr;
  return text ? toldText(*text, term.arguments) : term.name;
}

std::string meaningOf(const cost::Symbol& symbol) {
  const Text* text = spokenLanguage() ? templateOf(symbol.term) : nullptr;
  return text ? toldText(*text, symbol.arguments) : spoken(symbol.meaning);
}

Filling fillingOf(const Argument& argument) {
  if (isAmong(nameArguments, argument)) return Filling::asItIs;
  if (parseNumber(argument.value)) return Filling::number;
  if (cost::constantKey(argument.value)) return Filling::constant;
  return isAmong(wordArguments, argument) ? Filling::word : Filling::asItIs;
}

}  // namespace wb::explain
