#include "model/cost/term.h"

namespace wb::cost {

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
