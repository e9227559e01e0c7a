#pragma once

#include "model/core/text.h"

#include <QString>

namespace wb::ui {

/// What stands behind a number: a word, or the unit in which the user reads lengths.
struct BoxUnit {
  QString word;
  Number::Length length = Number::Length::none;

  BoxUnit() = default;
  BoxUnit(const QString& text) : word(text) {}    // NOLINT: most units are words.
  BoxUnit(Number::Length kept) : length(kept) {}  // NOLINT

  bool operator==(const BoxUnit&) const = default;
};

}  // namespace wb::ui
