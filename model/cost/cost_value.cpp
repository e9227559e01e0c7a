#include "model/cost/cost_value.h"

#include "model/cost/detail/cost_texts.h"

#include <memory>

namespace wb::cost {

Sentence incompleteCost(Number known) {
  if (known.value <= 0) return {costTexts["cost.unknown"], {}};
  return {costTexts["cost.at_least"], {{"value", Value(known)}}};
}

Value costValue(Number cost, bool isPartUnknown) {
  if (!isPartUnknown) return cost;
  return std::make_shared<const Sentence>(incompleteCost(cost));
}

}  // namespace wb::cost
