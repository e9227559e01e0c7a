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
  /// How many have this name.
  std::size_t count(std::string_view name) const;
  /// The only one of this name.
  std::optional<std::size_t> byName(std::string_view name) const;
  /// Whose costs were measured.
  std::optional<std::size_t> of(const Measured& measured) const;

 private:
  std::map<Uuid, std::size_t> ids_;
  std::multimap<std::string, std::size_t, std::less<>> names_;
};

}  // namespace wb::scene
