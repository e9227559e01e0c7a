#pragma once

#include "model/grid/overview.h"

#include <QString>

namespace wb::ui {

/// What a grid is: `27,000 files, 1,000,000 linksets, 10,000,000 parts`.
QString contentsText(const query::Contents& contents);

// An overview in sentences; an estimate says so, with twice its standard error, and with no more
// digits than that tells apart.

/// `Land impact: about 1,230,000 ± 20,000 before, …`
QString landImpactText(const query::Overview& overview);
/// How many linksets cost less and more, and which may be physical.
QString linksetsText(const query::Overview& overview);
/// How many regions are too full; an estimate does not tell.
QString regionsText(const query::Overview& overview);
/// How much was asked.
QString askedText(const query::Overview& overview);

}  // namespace wb::ui
