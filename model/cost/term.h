#pragma once

#include "model/core/language.h"
#include "model/core/text.h"
#include "model/cost/constants.h"
#include "model/cost/terms.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace wb::cost {

/// A symbol of a formula with its value, and what it stands for: a constant, something measured, or
/// another term.
struct Symbol {
  std::variant<Key, QuantityId, TermId> stands;
  std::string symbol;  ///< `k`, `N`, `W`
  double value = 0;
  std::vector<Argument> arguments = {};  ///< What that term's name is filled with.
};

/// Returns the unit of what `symbol` stands for; empty for a plain number.
std::string_view unit(const Symbol& symbol);

/// Returns the key of the constant that `symbol` is; empty for anything else.
std::string_view constantKey(const Symbol& symbol);

/// Returns what `symbol` stands for, in words of `language` (null: English).
std::string meaning(const Symbol& symbol, const Language* language = currentLanguage());

/// The triangles or hulls behind a term: of which part (index in the linkset), which ones.
struct Evidence {
  enum class Kind : std::uint8_t { none, triangles, hulls };
  Kind kind = Kind::none;
  std::size_t part = 0;
  std::vector<std::uint32_t> indices;  ///< Empty with a kind: all of them.
};

struct Term;

/// The terms below a term. A tree stands in several others (physics in land impact and by itself):
/// copies share it until one of them gets another term.
class Terms {
 public:
  Terms() = default;
  Terms(std::vector<Term>&& terms);

  /// Adds `term` as the last one; other copies keep theirs.
  void push_back(Term term);

  const Term* begin() const;
  const Term* end() const;
  const Term& front() const { return *begin(); }
  const Term& back() const;
  const Term& operator[](std::size_t index) const;
  /// Returns the term at `index`. Throws std::out_of_range where there is none.
  const Term& at(std::size_t index) const;
  std::size_t size() const;
  bool empty() const { return size() == 0; }

 private:
  std::shared_ptr<std::vector<Term>> shared_;
};

/// A term of the breakdown tree. Its value is the number that the plain weighing gives, bit for
/// bit.
struct Term {
  TermId id = TermId::land_impact;
  std::vector<Argument> arguments;  ///< What its name is filled with.
  std::string formula;   ///< In symbols: `max(k × N ÷ W, c_min)`; empty for a plain sum.
  std::string filledIn;  ///< With values: `max(0.05 × 812 ÷ 0.213, 0.5) = 190.6`.
  double value = 0;
  bool unknown = false;  ///< Part of it is unknown, so that it is at least its value.
  double share = 0;  ///< Of its parent's value, 0..1; 0 where the parent is not the sum of such.
  Confidence confidence = Confidence::documented;
  std::vector<Symbol> symbols;
  Evidence evidence;
  std::optional<std::size_t> part;  ///< Index in the linkset of the part it belongs to.
  Terms children;
};

inline const Term* Terms::begin() const { return shared_ ? shared_->data() : nullptr; }
inline const Term* Terms::end() const { return begin() + size(); }
inline const Term& Terms::back() const { return shared_->back(); }
inline const Term& Terms::operator[](std::size_t index) const { return (*shared_)[index]; }
inline const Term& Terms::at(std::size_t index) const {
  if (index >= size()) throw std::out_of_range("no such term");
  return (*this)[index];
}
inline std::size_t Terms::size() const { return shared_ ? shared_->size() : 0; }

/// Returns what `term` is, in words of `language` (null: English): `seat: triangle mesh`.
std::string name(const Term& term, const Language* language = currentLanguage());

/// Returns what `term` is where it is plain which part it is about, in words of `language` (null:
/// English): `triangle mesh`.
std::string nameWithoutPart(const Term& term, const Language* language = currentLanguage());
/// Returns what `symbol` stands for in the same way, without the name of a part, in words of
/// `language` (null: English).
std::string meaningWithoutPart(const Symbol& symbol, const Language* language = currentLanguage());

/// Returns the word that tells `term` from others of its kind: the name of a level of detail; empty
/// where only a number does. A view into `term`.
std::string_view variant(const Term& term);

/// The value of a quantity in the term's formula; nothing where that is not in it.
std::optional<double> valueOf(const Term& term, QuantityId quantity);

/// Returns what stands for `term` in the formula of another, written as `symbol`.
Symbol symbolFor(const Term& term, std::string symbol);

/// Returns what stands for a measured `quantity` of this `value` in a formula, `{of}` in its symbol
/// not filled.
Symbol symbolFor(const Quantity& quantity, double value);

/// Returns a term of the kind `id` with all that the table of terms says about it, its name filled
/// with `arguments`; its value is 0.
Term makeTerm(TermId id, std::vector<Argument> arguments);

}  // namespace wb::cost
