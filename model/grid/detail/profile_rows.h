#pragma once

#include "model/grid/detail/query.h"

#include <string>
#include <vector>

namespace wb::query {

/// The constants of a question as relations of their own: `profiles`, a row a profile as its
/// values are written or bound, numbered from 1 (0: what is compared with), and `constants`, the
/// same as numbers.
struct ProfileRows {
  std::vector<std::string> steps;
  std::vector<Parameter> parameters;
};
ProfileRows profileRows(const Question& question, Dialect dialect, Values values);

}  // namespace wb::query
