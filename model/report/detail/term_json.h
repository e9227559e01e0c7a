#pragma once

#include "model/cost/term.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace wb::explain {

/// A tree of terms and the key that it stands under.
struct NamedTree {
  std::string_view key;
  const cost::Term* term;  ///< Null: there is none.
};

struct LegendEntry;

/// Writes trees of terms as JSON: each tree once, and what is the same for all terms of a kind once
/// in the whole document.
///
/// A term is {"code", "of": which of several of that code, "name", "unit", "formula", "value",
/// "share", "filled_in", "confidence", "symbols": {symbol: value}, "evidence": {"kind", "part",
/// "indices"}, "part", "terms": [those below]}. Left out is what is empty or a share of 0; below
/// the top of a tree also what the legend says (name, unit, formula, the values of constants), and
/// a part and a confidence as those of the term around. A tree that stands in the same object
/// already, be it of another part that is alike, is {"code", "value", "share", "confidence",
/// "part", "see": where, as a JSON Pointer (RFC 6901) from that object}.
class TermJson {
 public:
  class Legend;

  /// Takes for known what the legend says that others wrote; null: nothing.
  explicit TermJson(std::shared_ptr<const Legend> known = nullptr);
  ~TermJson();

  /// Whether anything was written that the known legend does not say. If not, the same is written
  /// with any later state of that legend.
  bool hasNews() const;

  /// The known legend with that.
  std::shared_ptr<const Legend> allKnown() const;

  /// {"key": tree or null, …}; a later tree refers to earlier ones.
  std::string trees(const std::vector<NamedTree>& named);

  /// Of all terms written, by `code`, or `code:of` where they have that: {"name" without the
  /// part's, "unit", "formula", "source", "symbols": {symbol: {"unit", "constant": its key, empty
  /// for anything measured, "meaning"}}}.
  std::string legend() const;

 private:
  struct Known {
    const cost::Term* term;
    std::string pointer;
  };

  std::size_t digest(const cost::Term& term);
  const Known* known(const cost::Term& term) const;
  void write(const cost::Term& term, const std::string& pointer, const cost::Term* around);
  void writeBelow(const cost::Term& term, const std::string& pointer);
  void writeNames(const cost::Term& term, const LegendEntry& legend, bool isNamedTree);
  void writeReference(const cost::Term& term, const Known& first);
  void writeSymbols(const cost::Term& term, const LegendEntry& legend, bool isNamedTree);
  void writeEvidence(const cost::Evidence& evidence);
  const LegendEntry& explained(const cost::Term& term);

  // Of the object that is being written:
  std::string text_;
  std::unordered_map<const cost::Term*, std::size_t> digests_;
  std::unordered_multimap<std::size_t, Known> written_;  ///< By digest.

  std::shared_ptr<const Legend> known_;
  std::unique_ptr<Legend> news_;  ///< Entries in place of the known ones, and others.
};

}  // namespace wb::explain
