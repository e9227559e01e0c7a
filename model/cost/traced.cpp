#include "model/cost/traced.h"

#include "model/core/number.h"
#include "model/cost/detail/arithmetic.h"

#include <fmt/format.h>

#include <algorithm>
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

}  // namespace wb::cost
