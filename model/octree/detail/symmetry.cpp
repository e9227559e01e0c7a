#include "model/octree/detail/symmetry.h"

namespace wb::octree {

int Symmetry::before(int slot) const {
  int was = 0;
  for (int axis = 0; axis < axisCount; ++axis) {
    const auto at = static_cast<std::size_t>(axis);
    if (isPositive(slot, axis) != isReversed[at]) was |= bitOf(from[at]);
  }
  return was;
}

PackedCodes Symmetry::of(const PackedCodes& codes) const {
  const Indentation was = unpacked(codes);
  Indentation now;
  for (std::size_t index = 0; index < edges.size(); ++index) {
    const auto axis = static_cast<std::size_t>(edges[index].axis());
    const int edge = edgeAt(before(edges[index].start), from[axis]);
    const Span span = was[static_cast<std::size_t>(edge)];
    const auto reversed = [](int eighth) { return static_cast<std::uint8_t>(eighths - eighth); };
    now[index] = isReversed[axis] ? Span{reversed(span.end), reversed(span.start)} : span;
  }
  return packed(now);
}

Symmetry mirrorAlong(int axis) {
  Symmetry mirror;
  mirror.isReversed[static_cast<std::size_t>(axis)] = true;
  return mirror;
}

Symmetry quarterTurnAbout(int axis) {
  Symmetry turn;
  const auto next = static_cast<std::size_t>((axis + 1) % axisCount);
  const auto last = static_cast<std::size_t>((axis + 2) % axisCount);
  turn.from[next] = static_cast<int>(last);
  turn.isReversed[next] = true;
  turn.from[last] = static_cast<int>(next);
  return turn;
}

}  // namespace wb::octree
