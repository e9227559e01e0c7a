#include "model/cost/detail/trace_sink.h"

#include <algorithm>
#include <array>
#include <utility>

namespace wb::cost {
namespace {

/// More addends than this are not written out one by one.
constexpr std::size_t mostAddendsShown = 8;

/// What was filled in with what it comes to; of a lone number that alone.
std::string withResult(std::string filledIn, double value, std::string_view relation) {
  const std::string result = readable(value);
  if (filledIn == result) return result;
  return filledIn.append(relation).append(result);
}

/// A symbol in which `{of}` is filled; it reads the same in every language.
std::string symbolOf(std::string_view symbol, const Which& of) {
  std::vector<Argument> arguments;
  if (const auto* word = std::get_if<std::string_view>(&of)) arguments.emplace_back("of", *word);
  if (const auto* index = std::get_if<std::size_t>(&of)) arguments.emplace_back("of", *index + 1);
  return english({{}, symbol}, arguments);
}

/// A number with nothing below it, shown by a symbol.
Traced atom(Symbol symbol) {
  Traced number = symbol.value;
  number.formula = symbol.symbol;
  number.symbols.push_back(std::move(symbol));
  return number;
}

/// What stands for a finished term in the formula above it.
Traced standingFor(Term term, std::string symbol) {
  const bool zero = symbol == quantity::nothing.symbol;
  Traced number = zero ? Traced(term.value) : atom(symbolFor(term, std::move(symbol)));
  if (term.id == TermId::unknown_part) number.formula = number.filledIn = term.filledIn;
  number.basis = term.confidence;
  number.children.push_back(std::move(term));
  return number;
}

}  // namespace

TraceSink TraceSink::forPart(std::size_t index, std::string name) const {
  TraceSink sink = *this;
  sink.part_ = index;
  sink.partName_ = std::move(name);
  return sink;
}

Traced TraceSink::constant(Key key) const {
  const Constant& one = cost::constant(key);
  Traced number = atom({key, std::string(one.symbol), (*profile_)[key]});
  number.constants = one.confidence;
  return number;
}

Traced TraceSink::measured(const Quantity& quantity, double value, Confidence basis,
                           const Which& of) const {
  Symbol symbol = symbolFor(quantity, value);
  symbol.symbol = symbolOf(symbol.symbol, of);
  Traced number = atom(std::move(symbol));
  number.basis = basis;
  return number;
}

Traced TraceSink::named(const Quantity& quantity, const Traced& number, const Which& of) const {
  Traced symbol = measured(quantity, number.value, number.basis, of);
  symbol.constants = number.constants;
  return symbol;
}

Traced TraceSink::term(TermId id, Traced number, const Which& of) const {
  return standingFor(termOf(id, std::move(number), of), symbolOf(info(id).symbol, of));
}

Term TraceSink::termOf(TermId id, Traced number, const Which& of) const {
  std::vector<Argument> arguments;
  if (part_) arguments.emplace_back("part", partName_);
  if (const auto* word = std::get_if<std::string_view>(&of))
    arguments.emplace_back("of", Word{std::string(*word)});
  if (const auto* index = std::get_if<std::size_t>(&of)) arguments.emplace_back("of", *index + 1);
  Term term = makeTerm(id, std::move(arguments));
  term.unknown = id == TermId::unknown_part || std::ranges::any_of(number.children, &Term::unknown);
  term.filledIn = id == TermId::unknown_part ? "?"
                                             : withResult(std::move(number.filledIn), number.value,
                                                          term.unknown ? " ≥ " : " = ");
  term.formula = std::move(number.formula);
  term.value = number.value;
  term.confidence = leastSure(info(id).mark.value_or(number.constants), number.basis);
  term.symbols = std::move(number.symbols);
  term.part = part_;
  if (part_) term.evidence.part = *part_;
  term.children = std::move(number.children);
  return term;
}

void TraceSink::add(Traced& total, Traced addend) {
  total.value += addend.value;
  total.constants = leastSure(total.constants, addend.constants);
  total.basis = leastSure(total.basis, addend.basis);
  const bool first = total.children.empty();
  if (total.children.size() < mostAddendsShown)
    total.filledIn = first ? addend.filledIn : total.filledIn + " + " + addend.filledIn;
  for (Term& child : addend.children) total.children.push_back(std::move(child));
}

Traced TraceSink::summed(TermId id, Traced total, std::size_t count) const {
  total.formula.clear();
  if (count > mostAddendsShown) total.filledIn += " + …";
  const double whole = total.value;
  const bool isWhole = std::ranges::none_of(total.children, &Term::unknown);
  if (whole != 0 && isWhole)
    for (Term& child : total.children) child.share = child.value / whole;
  return term(id, std::move(total));
}

}  // namespace wb::cost
