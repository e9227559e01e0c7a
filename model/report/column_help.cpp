#include "model/report/column_help.h"

namespace wb::table {

std::optional<ColumnRule> ruleOf(const ColumnHelp& help, const cost::Profile& profile) {
  if (!help.term) return {};
  const cost::LinksetTerms terms = cost::ruleTerms(profile);
  const cost::Term* term = help.term(terms);
  if (!term) return {};
  return ColumnRule{formulasOf(*term), symbolsOf(*term), info(term->id).source,
                    info(term->id).mark};
}

}  // namespace wb::table
