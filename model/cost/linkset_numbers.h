#pragma once

#include "model/cost/profile.h"

namespace wb::cost {

/// The numbers of a linkset: plain ones, or what they are made of.
template <class Number>
struct LinksetNumbers {
  Number physics;          ///< Present state, not penalised.
  Number physicsPhysical;  ///< As a physical linkset.
  Number streaming;
  Number server;
  Number src;
  Number rrc;
  Number landImpact;
};

/// What decides as the server weight: under wiki-2011 the simulator's SRC stands for it. Of
/// LinksetNumbers, or of what else has `server` and `src`.
template <class Numbers>
const auto& decidingServer(const Numbers& numbers, AccountingModel model) {
  return model == AccountingModel::wiki2011 ? numbers.src : numbers.server;
}

}  // namespace wb::cost
