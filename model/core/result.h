#pragma once

#include "model/core/diagnostic.h"

#include <tl/expected.hpp>

#include <utility>

namespace wb {

/// A value, or the one diagnostic that says why there is none. No exception crosses a module.
template <class T>
using Result = tl::expected<T, Diagnostic>;

/// A value with the findings made while reading it.
template <class T>
struct Loaded {
  T value;
  Diagnostics findings;
};

/// The error of a Result: `return failure(texts["llsd.truncated"], {{"what", "a string"}}, "byte
/// 4")`.
inline tl::unexpected<Diagnostic> failure(Text text, std::vector<Argument> arguments = {},
                                          std::string place = {}) {
  return tl::unexpected(
      Diagnostic{Severity::error, text, std::move(arguments), std::move(place), 1, {}});
}

/// Passes on the error of another Result.
template <class T>
tl::unexpected<Diagnostic> failure(Result<T>&& failed) {
  return tl::unexpected(std::move(failed).error());
}

}  // namespace wb
