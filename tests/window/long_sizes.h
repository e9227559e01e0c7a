#pragma once

#include <QtGlobal>

namespace wb::ui::test {

/// Whether sizes that take minutes are asked for: as the test NAME_long, of the label long, which
/// each source that includes this has.
inline bool isLong() { return qEnvironmentVariableIsSet("WEIGHBRIDGE_LONG"); }

}  // namespace wb::ui::test
