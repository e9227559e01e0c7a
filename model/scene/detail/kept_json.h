#pragma once

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <string_view>

namespace wb::scene {

using Json = nlohmann::json;

/// A JSON value that is kept as it was read, to be written back: what a project says and this
/// program does not know; no object where something else stood instead of one. Opaque, so that
/// whoever handles scenes need not compile the JSON library; who looks inside includes
/// <nlohmann/json.hpp>. Copies share the value, which never changes.
class KeptJson {
 public:
  KeptJson() = default;  ///< An empty object.
  KeptJson(Json value);

  const Json& json() const;
  /// An object without members.
  bool empty() const { return !json_; }
  /// Whether it is an object that has this member.
  bool contains(std::string_view key) const;
  /// Adds or replaces a member; what is no object becomes one.
  void set(std::string_view key, const Json& value);

  friend bool operator==(const KeptJson& a, const KeptJson& b);

 private:
  std::shared_ptr<const Json> json_;  ///< Null: an empty object, as nearly all are.
};

}  // namespace wb::scene
