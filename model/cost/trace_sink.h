#pragma once

#include "model/cost/profile.h"
#include "model/cost/term.h"
#include "model/cost/terms.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::cost {

/// A number that remembers how it came to be: every operation computes exactly what it computes on
/// plain numbers, and writes down its formula in symbols and in values. What a breakdown shows can
/// so never differ from what was computed.
struct Traced {
  /// How tightly the outermost operation of the formula binds.
  enum class Binding { sum, product, atom };

  Traced(double literal);  // NOLINT: `1 + x` in a rule reads as it does with plain numbers

  double value = 0;
  std::string formula;
  std::string filledIn;
  Binding binding = Binding::atom;
  Confidence constants = Confidence::documented;  ///< The least sure constant in it.
  Confidence basis = Confidence::documented;      ///< The least sure measurement or term in it.
  std::vector<Symbol> symbols;
  std::vector<Term> children;  ///< Terms it is made of.
};

/// The operations of rules (see number_sink.h), each with the value that plain numbers give.
/// Symbols that both sides name are listed once; the children of both are taken over.
Traced operator+(Traced a, Traced b);
Traced operator-(Traced a, Traced b);
Traced operator*(Traced a, Traced b);
Traced operator/(Traced a, Traced b);

/// Returns `x` * `x`, written `x²`.
Traced squared(Traced x);
/// Returns the smaller of `a` and `b`, written `min(a, b)`.
Traced least(Traced a, Traced b);
/// Returns the larger of `a` and `b`, written `max(a, b)`.
Traced greatest(Traced a, Traced b);
/// Returns the largest of `a`, `b` and `c`, written `max(a, b, c)`.
Traced greatest(Traced a, Traced b, Traced c);
/// Returns `then` where `a` < `b`, else `otherwise`: only the formula that was chosen is written.
Traced ifLess(const Traced& a, const Traced& b, Traced then, Traced otherwise);
/// Returns the whole number nearest to `x`, half going up, written `round(x)`.
Traced nearestWhole(Traced x);
/// Returns the smallest whole number that is at least `x`, written `ceil(x)`.
Traced nextWhole(Traced x);

/// Returns `value` as people read it (see fourDigits): what stands before the point in full, as a
/// rule four digits in all.
std::string readable(double value);

/// The sink that remembers: the same rules as with NumberSink give the tree of terms.
class TraceSink {
 public:
  using Number = Traced;

  explicit TraceSink(const Profile& profile) : profile_(&profile) {}

  /// Returns the sink for the rules of one part.
  /// @param index  Of the part in its linkset; terms carry it.
  /// @param name  Fills `{part}` in the names of terms.
  TraceSink forPart(std::size_t index, std::string name) const;

  Rounding rounding() const { return profile_->rounding; }
  TriangleRule triangleRule() const { return profile_->triangleRule; }
  /// Returns the constant `key` of the profile, shown by its symbol.
  Traced constant(Key key) const;

  /// Returns something measured, shown by its symbol.
  /// @param quantity  What it is.
  /// @param value  In the quantity's unit.
  /// @param basis  How sure the measurement is.
  /// @param of  Fills `{of}` in the symbol.
  Traced measured(const Quantity& quantity, double value, Confidence basis = Confidence::documented,
                  const Which& of = {}) const;

  /// Returns a number that is shown by a symbol instead of by its formula and terms, which are
  /// dropped.
  /// @param quantity  Gives the symbol.
  /// @param number  Gives the value, and how sure it is.
  /// @param of  Fills `{of}` in the symbol.
  Traced named(const Quantity& quantity, const Traced& number, const Which& of = {}) const;

  /// Makes a term of a number; what comes back stands for it in the formula above.
  /// @param id  The term that it becomes.
  /// @param number  Its formula, symbols and children become the term's.
  /// @param of  Fills `{of}` in the term's name and symbol.
  Traced term(TermId id, Traced number, const Which& of = {}) const;

  /// Makes a term that is the sum of others, each with its share of it.
  /// @param id  The term that it becomes.
  /// @param count  How many there are; the sum of none is 0.
  /// @param addend  `addend(i)` gives each, itself a term.
  template <class Addend>
  Traced sum(TermId id, std::size_t count, const Addend& addend) const {
    Traced total = 0;
    for (std::size_t i = 0; i < count; ++i) add(total, addend(i));
    return summed(id, std::move(total), count);
  }

 private:
  static void add(Traced& total, Traced addend);
  Traced summed(TermId id, Traced total, std::size_t count) const;
  Term termOf(TermId id, Traced number, const Which& of) const;

  const Profile* profile_;
  std::optional<std::size_t> part_;
  std::string partName_;
};

}  // namespace wb::cost
