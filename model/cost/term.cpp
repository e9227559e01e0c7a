#include "model/cost/term.h"

#include <algorithm>
#include <utility>

namespace wb::cost {
namespace {

constexpr std::string_view partPrefix = "{part}: ";

const Constant* constantOf(const Symbol& symbol) {
  const auto* key = std::get_if<Key>(&symbol.stands);
  return key ? &constant(*key) : nullptr;
}

/// What follows `{part}: `; in French a space that does not break stands before the colon.
std::string_view afterPart(std::string_view name) {
  constexpr std::string_view part = "{part}";
  constexpr std::string_view colon = ": ";
  constexpr std::size_t widestSpace = 3;
  const std::size_t place = name.find(colon, part.size());
  const bool isNamed = name.starts_with(part) && place <= part.size() + widestSpace;
  return isNamed ? name.substr(place + colon.size()) : name;
}

/// The name that a term of a kind has without that of the part that it happens to be of.
std::string withoutPart(TermId id, const std::vector<Argument>& arguments,
                        const Language* language) {
  const Text& text = info(id).name;
  if (!text.english.starts_with(partPrefix)) return rendered(text, arguments, language);
  const std::string whole = translated(text.english, language);
  const Text rest{text.code, afterPart(whole)};
  const Language alreadyTranslated =
      language ? Language{language->tag, language->decimalSign, {}, {}, language->number}
               : Language();
  return rendered(rest, arguments, language ? &alreadyTranslated : nullptr);
}

}  // namespace

std::string_view unit(const Symbol& symbol) {
  if (const Constant* one = constantOf(symbol)) return one->unit;
  if (const auto* id = std::get_if<QuantityId>(&symbol.stands)) return info(*id).unit;
  return info(std::get<TermId>(symbol.stands)).unit;
}

std::string_view constantKey(const Symbol& symbol) {
  const Constant* one = constantOf(symbol);
  return one ? one->name : std::string_view();
}

std::string meaning(const Symbol& symbol, const Language* language) {
  if (const Constant* one = constantOf(symbol)) return translated(one->meaning, language);
  if (const auto* id = std::get_if<QuantityId>(&symbol.stands))
    return translated(info(*id).meaning, language);
  return rendered(info(std::get<TermId>(symbol.stands)).name, symbol.arguments, language);
}

std::string meaningWithoutPart(const Symbol& symbol, const Language* language) {
  const auto* id = std::get_if<TermId>(&symbol.stands);
  return id ? withoutPart(*id, symbol.arguments, language) : meaning(symbol, language);
}

Terms::Terms(std::vector<Term>&& terms)
    : shared_(terms.empty() ? nullptr : std::make_shared<std::vector<Term>>(std::move(terms))) {}

void Terms::push_back(Term term) {
  const bool isOwn = shared_ && shared_.use_count() == 1;
  if (!isOwn) shared_ = std::make_shared<std::vector<Term>>(begin(), end());
  shared_->push_back(std::move(term));
}

std::string name(const Term& term, const Language* language) {
  return rendered(info(term.id).name, term.arguments, language);
}

std::string nameWithoutPart(const Term& term, const Language* language) {
  return withoutPart(term.id, term.arguments, language);
}

std::string_view variant(const Term& term) {
  const auto of = std::ranges::find(term.arguments, "of", &Argument::name);
  const auto* word = of == term.arguments.end() ? nullptr : std::get_if<Word>(&of->value);
  return word ? std::string_view(word->key) : std::string_view();
}

std::optional<double> valueOf(const Term& term, QuantityId quantity) {
  for (const Symbol& symbol : term.symbols)
    if (symbol.stands == std::variant<Key, QuantityId, TermId>(quantity)) return symbol.value;
  return {};
}

Symbol symbolFor(const Term& term, std::string symbol) {
  return {term.id, std::move(symbol), term.value, term.arguments};
}

Symbol symbolFor(const Quantity& quantity, double value) {
  return {quantity.id, std::string(quantity.symbol), value};
}

Term makeTerm(TermId id, std::vector<Argument> arguments) {
  Term term;
  term.id = id;
  term.arguments = std::move(arguments);
  term.confidence = info(id).mark.value_or(Confidence::documented);
  return term;
}

}  // namespace wb::cost
