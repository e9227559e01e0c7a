#include "model/cost/confidence.h"

namespace wb::cost {

std::string_view name(Confidence confidence) {
  switch (confidence) {
    case Confidence::documented:
      return "documented";
    case Confidence::viewer:
      return "viewer";
    case Confidence::likely:
      return "likely";
    case Confidence::estimate:
      return "estimate";
    case Confidence::illustration:
      break;
  }
  return "illustration";
}

}  // namespace wb::cost
