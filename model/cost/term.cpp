#include "model/cost/term.h"

#include <utility>

namespace wb::cost {

Symbol symbolFor(const Term& term, std::string symbol) {
  return {std::move(symbol), term.value, term.unit, {}, term.name, term.code, term.arguments};
}

Symbol symbolFor(const Quantity& quantity, double value) {
  return {std::string(quantity.symbol), value, quantity.unit, {}, std::string(quantity.meaning)};
}

Term makeTerm(TermId id, std::vector<Argument> arguments) {
  const TermInfo& about = info(id);
  Term term;
  term.code = code(id);
  term.name = filled(about.name.english, arguments);
  term.arguments = std::move(arguments);
  term.unit = about.unit;
  term.source = about.source;
  term.sureness = about.mark.value_or(Sureness::documented);
  return term;
}

}  // namespace wb::cost
