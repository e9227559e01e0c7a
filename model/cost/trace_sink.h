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

Traced operator+(Traced a, Traced b);
Traced operator-(Traced a, Traced b);
Traced operator*(Traced a, Traced b);
Traced operator/(Traced a, Traced b);

Traced squared(Traced x);
Traced least(Traced a, Traced b);
Traced greatest(Traced a, Traced b);
Traced greatest(Traced a, Traced b, Traced c);
Traced ifLess(const Traced& a, const Traced& b, Traced then, Traced otherwise);
Traced nearestWhole(Traced x);
Traced nextWhole(Traced x);

/// A number as people read it: what stands before the point in full, four digits in all at most.
std::string readable(double value);

/// The sink that remembers: the same rules as with NumberSink give the tree of terms.
class TraceSink {
 public:
  using Number = Traced;

  explicit TraceSink(const Profile& profile) : profile_(&profile) {}

  /// The same for the rules of one part: `{part}` in names is its name.
  TraceSink forPart(std::size_t index, std::string name) const;

  Rounding rounding() const { return profile_->rounding; }
  TriangleRule triangleRule() const { return profile_->triangleRule; }
  Traced constant(Key key) const;

  /// `basis`: how sure the measurement is. `of` fills `{of}` in its symbol.
  Traced measured(const Quantity& quantity, double value, Confidence basis = Confidence::documented,
                  const Which& of = {}) const;

  /// A number to be shown by a symbol instead of by its formula and terms.
  Traced named(const Quantity& quantity, const Traced& number, const Which& of = {}) const;

  /// Makes a term of a number; what comes back stands for it in the formula above.
  Traced term(TermId id, Traced number, const Which& of = {}) const;

  /// A term that is the sum of others, each with its share.
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
