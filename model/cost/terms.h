#pragma once

#include "model/core/text.h"
#include "model/cost/confidence.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace wb::cost {

/// Everything that a breakdown can name; terms.def is the one table it is made from.
enum class TermId : std::uint8_t {
#define WB_TERM(id, ...) id,
#include "model/cost/detail/terms.def"
#undef WB_TERM
};

/// What is known of a term before it has a value.
struct TermInfo {
  Text name;                ///< Code and English with `{part}`, `{of}`.
  std::string_view symbol;  ///< In the formula of the term above it.
  std::string_view unit;
  std::optional<Confidence> mark;  ///< Overrides how sure the constants are.
  std::string_view source;
};

namespace marks {
inline constexpr std::optional<Confidence> unmarked;
inline constexpr std::optional documented = Confidence::documented;
inline constexpr std::optional viewer = Confidence::viewer;
inline constexpr std::optional likely = Confidence::likely;
inline constexpr std::optional estimate = Confidence::estimate;
}  // namespace marks

inline constexpr TermInfo termTable[] = {
#define WB_TERM(id, symbol, unit, mark, name, source) \
  TermInfo{{"term." #id, name}, symbol, unit, marks::mark, source},
#include "model/cost/detail/terms.def"
#undef WB_TERM
};

constexpr const TermInfo& info(TermId id) { return termTable[static_cast<std::size_t>(id)]; }

/// The code of a term as JSON shows it: `triangle_mesh`.
constexpr std::string_view code(TermId id) {
  constexpr std::string_view prefix = "term.";
  return info(id).name.code.substr(prefix.size());
}

}  // namespace wb::cost
