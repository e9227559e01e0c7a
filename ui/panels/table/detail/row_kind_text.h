#pragma once

#include "model/report/report.h"

#include <QString>

namespace wb::ui {

/// What a row of a kind stands for, in a word.
QString wordOf(table::RowKind rowKind);

}  // namespace wb::ui
