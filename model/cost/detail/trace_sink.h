#pragma once

#include "model/cost/profile.h"
#include "model/cost/quantity.h"
#include "model/cost/terms.h"
#include "model/cost/traced.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace wb::cost {

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
