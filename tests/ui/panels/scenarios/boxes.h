#pragma once

#include <QString>
#include <QStringList>

namespace wb::ui::test {

/// The parts of a linkset in a project: boxes of 1 m, weighed by their hulls.
inline QString boxes(int count) {
  return QStringList(
             count,
             QStringLiteral(R"({"kind": "box", "scale": [1, 1, 1], "shape_type": "convex_hull"})"))
      .join(u',');
}

}  // namespace wb::ui::test
