#pragma once

#include <QTest>
#include <utility>

namespace wb::test {

/// Waits, for a few seconds at most, until what `look` returns has been the same in eight rounds of
/// the event loop, 10 ms apart: events that follow from one another have come, as those of layouts,
/// and what moves in every frame, as a camera that flies, has arrived. Returns whether it has.
template <class Look>
[[nodiscard]] bool waitUntilSettled(Look look) {
  constexpr int rounds = 8;
  auto before = look();
  int same = -1;  // The first look is before any event.
  return QTest::qWaitFor([&] {
    auto now = look();
    same = now == before ? same + 1 : 0;
    before = std::move(now);
    return same >= rounds;
  });
}

}  // namespace wb::test
