#include "model/cost/sureness.h"

namespace wb::cost {

std::string_view name(Sureness sureness) {
  switch (sureness) {
    case Sureness::documented:
      return "documented";
    case Sureness::viewer:
      return "viewer";
    case Sureness::likely:
      return "likely";
    case Sureness::estimate:
      return "estimate";
    case Sureness::illustration:
      break;
  }
  return "illustration";
}

}  // namespace wb::cost
