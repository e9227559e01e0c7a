#pragma once

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

}  // namespace wb::cost
