// Problem: show how a number came to be, without a second copy of the rules that could differ from
// it.
// Method: tracing by operator overloading. It resembles automatic differentiation by dual numbers:
// the same templates run over a type that carries, beside the value, its formula and terms in place
// of a derivative. Parentheses follow from how tightly the outermost operation binds.
// Cost: linear in the length of the formulas, which are copied as they grow: far more than
// NumberSink takes, so that only the linkset that is looked at is traced.

#include "model/cost/trace_sink.h"

#include "model/core/number.h"
#include "model/cost/number_sink.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <string_view>
#include <utility>

namespace wb::cost {
namespace {

using Binding = Traced::Binding;

/// `text`, in parentheses if its operation binds less than it must.
std::string bound(std::string text, bool tightly) {
  return tightly ? std::move(text) : fmt::format("({})", text);
}

/// Takes over what `from` rests on: symbols named once, terms, confidence.
void absorb(Traced& into, Traced&& from) {
  for (Symbol& symbol : from.symbols)
    if (std::ranges::find(into.symbols, symbol.symbol, &Symbol::symbol) == into.symbols.end())
      into.symbols.push_back(std::move(symbol));
  std::ranges::move(from.children, std::back_inserter(into.children));
  into.constants = leastSure(into.constants, from.constants);
  into.basis = leastSure(into.basis, from.basis);
}

/// `a sign b`. The right side of - and / needs parentheses even around its own kind.
Traced infix(Traced a, std::string_view sign, Traced b, Binding binding, bool leftOnly,
             double value) {
  const bool left = a.binding >= binding;
  const bool right = leftOnly ? b.binding > binding : b.binding >= binding;
  const std::string operation = fmt::format(" {} ", sign);
  a.formula = bound(std::move(a.formula), left) + operation + bound(std::move(b.formula), right);
  a.filledIn = bound(std::move(a.filledIn), left) + operation + bound(std::move(b.filledIn), right);
  a.value = value;
  a.binding = binding;
  absorb(a, std::move(b));
  return a;
}

template <class... More>
Traced call(std::string_view function, double value, Traced first, More... more) {
  const auto wrapped = [&](auto member) {
    std::string text = fmt::format("{}({}", function, first.*member);
    ((text += ", " + more.*member), ...);
    return text + ")";
  };
  first.formula = wrapped(&Traced::formula);
  first.filledIn = wrapped(&Traced::filledIn);
  first.value = value;
  first.binding = Binding::atom;
  (absorb(first, std::move(more)), ...);
  return first;
}

}  // namespace

Traced::Traced(double literal)
    : value(literal), formula(readable(literal)), filledIn(readable(literal)) {}

Traced operator+(Traced a, Traced b) {
  const double value = a.value + b.value;
  return infix(std::move(a), "+", std::move(b), Binding::sum, false, value);
}
Traced operator-(Traced a, Traced b) {
  const double value = a.value - b.value;
  return infix(std::move(a), "−", std::move(b), Binding::sum, true, value);
}
Traced operator*(Traced a, Traced b) {
  const double value = a.value * b.value;
  return infix(std::move(a), "×", std::move(b), Binding::product, false, value);
}
Traced operator/(Traced a, Traced b) {
  const double value = a.value / b.value;
  return infix(std::move(a), "÷", std::move(b), Binding::product, true, value);
}

Traced squared(Traced x) {
  const bool tightly = x.binding == Binding::atom;
  x.formula = bound(std::move(x.formula), tightly) + "²";
  x.filledIn = bound(std::move(x.filledIn), tightly) + "²";
  x.value = squared(x.value);
  x.binding = Binding::atom;
  return x;
}

Traced least(Traced a, Traced b) {
  const double value = least(a.value, b.value);
  return call("min", value, std::move(a), std::move(b));
}
Traced greatest(Traced a, Traced b) {
  const double value = greatest(a.value, b.value);
  return call("max", value, std::move(a), std::move(b));
}
Traced greatest(Traced a, Traced b, Traced c) {
  const double value = greatest(a.value, b.value, c.value);
  return call("max", value, std::move(a), std::move(b), std::move(c));
}
Traced ifLess(const Traced& a, const Traced& b, Traced then, Traced otherwise) {
  return a.value < b.value ? std::move(then) : std::move(otherwise);
}
Traced nearestWhole(Traced x) {
  const double value = nearestWhole(x.value);
  return call("round", value, std::move(x));
}
Traced nextWhole(Traced x) {
  const double value = nextWhole(x.value);
  return call("ceil", value, std::move(x));
}

std::string readable(double value) { return written(fourDigits(value)); }

namespace {

/// More addends than this are not written out one by one.
constexpr std::size_t mostAddendsShown = 8;

/// The largest of many terms, and that there are others: those say where a large sum comes from.
std::string largestOf(const std::vector<Term>& terms) {
  std::vector<const Term*> largest;
  for (const Term& term : terms) largest.push_back(&term);
  std::ranges::stable_sort(largest, std::ranges::greater(), &Term::value);
  largest.resize(std::min(largest.size(), mostAddendsShown));
  std::string sum;
  for (const Term* term : largest)
    sum += (term->id == TermId::unknown_part ? term->filledIn : readable(term->value)) + " + ";
  return sum + "…";
}

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
  if (count > mostAddendsShown) total.filledIn = largestOf(total.children);
  const double whole = total.value;
  const bool isWhole = std::ranges::none_of(total.children, &Term::unknown);
  if (whole != 0 && isWhole)
    for (Term& child : total.children) child.share = child.value / whole;
  return term(id, std::move(total));
}

}  // namespace wb::cost
