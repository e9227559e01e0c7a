#pragma once

#include "model/scene/scene.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace wb::scene {

/// Finds linksets by what others call them.
class LinksetNames {
 public:
  /// The scene's linksets must stay as they are.
  explicit LinksetNames(const Scene& scene);

  /// The linkset with this id, or with a part that has it; of several the first.
  std::optional<std::size_t> byId(const Uuid& id) const;
  /// The part that has an id, or the root of the linkset that has it; null for none.
  const Part* partById(const Uuid& id) const;
  /// How many have this name.
  std::size_t count(std::string_view name) const;
  /// The only one of this name.
  std::optional<std::size_t> byName(std::string_view name) const;
  /// Whose costs were measured.
  std::optional<std::size_t> of(const Measured& measured) const;

 private:
  struct Whose {
    std::size_t linkset = 0;
    std::size_t part = 0;  ///< Of the linkset.
  };

  void seePart(Whose whose, const Uuid& id);

  const Scene& scene_;
  std::map<Uuid, Whose> ids_;
  struct Named {
    std::size_t first = 0;
    std::size_t count = 0;
  };
  std::map<std::string_view, Named> names_;
};

}  // namespace wb::scene
