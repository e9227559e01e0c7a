#pragma once

#include "model/core/core.h"
#include "model/cost/constants.h"
#include "model/scene/scene.h"

#include <array>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb::cost {

/// How the largest weight becomes a land impact: to the nearest whole number, half up, or to the
/// next.
enum class Rounding : std::uint8_t { nearest, ceiling };
/// Whose rules of totals hold: Second Life's of today, those of the Mesh Physics document,
/// OpenSim's.
enum class AccountingModel : std::uint8_t { secondLife, wiki2011, openSim };
/// What a base hull that is not stored is made of: see baseHullFaces.
enum class BaseHullSource : std::uint8_t { viewer, document };
/// What makes triangles expensive: being narrow, or being many in a small box (superseded in 2011).
enum class TriangleRule : std::uint8_t { width, density };

/// Returns `nearest` or `ceiling`, as `rounding` is written.
std::string_view name(Rounding rounding);
/// Returns `second-life`, `wiki-2011` or `opensim`, as `model` is written.
std::string_view name(AccountingModel model);
/// Returns `viewer` or `document`, as `source` is written.
std::string_view name(BaseHullSource source);
/// Returns `width` or `density`, as `rule` is written.
std::string_view name(TriangleRule rule);

/// The size of Key: one value a constant.
inline constexpr std::size_t constantCount = [] {
  std::size_t count = 0;
#define WB_CONSTANT(...) ++count;
#include "model/cost/detail/constants.def"
#undef WB_CONSTANT
  return count;
}();

/// All constants and the four choices under which things are weighed. A value type.
struct Profile {
  Profile();  ///< The defaults: `second-life`.

  double operator[](Key key) const { return values[static_cast<std::size_t>(key)]; }
  double& operator[](Key key) { return values[static_cast<std::size_t>(key)]; }

  std::string name;  ///< As a profile file calls itself; empty: its base's name is shown.
  std::string base;  ///< Name of the built-in profile it started from.
  std::array<double, constantCount> values{};
  Rounding rounding = Rounding::nearest;
  AccountingModel accounting = AccountingModel::secondLife;
  BaseHullSource baseHullSource = BaseHullSource::viewer;
  TriangleRule triangleRule = TriangleRule::width;

  bool operator==(const Profile&) const = default;
};

/// The built-in profiles `second-life`, `wiki-2011`, `physics-test-2011`, `opensim`.
std::span<const std::string_view> builtInProfiles();
/// Returns the built-in profile with this `name`; nothing for any other.
std::optional<Profile> builtInProfile(std::string_view name);

/// The profile's name, or its base's if it has none, with a `*` when any constant or choice differs
/// from the base.
std::string displayName(const Profile& profile);

/// Returns whether displayName() says all of a `profile`: it is the name of the built-in profile
/// that has the same constants and choices.
bool isBuiltIn(const Profile& profile);

/// Sets one constant or choice from text, as `--set KEY=VALUE` does.
/// @param profile  Unchanged where it fails.
/// @param key  Of a constant or choice; fails for any other, naming the nearest right one.
/// @param value  A number, or a word of the choice; fails where it is unreadable or out of range.
Result<void> set(Profile& profile, std::string_view key, std::string_view value);

/// Sets the constant `key` of `profile`; fails where `value` is out of its range, or not a number.
Result<void> set(Profile& profile, Key key, double value);

/// Returns the profile of a project or scenario. What cannot be used is a finding; the default
/// stands in.
/// @param setting  As the file has it: a built-in profile, and what differs from it.
/// @param place  Of the setting in its file; findings have `.base` or `.set.KEY` behind it.
Loaded<Profile> resolve(const scene::ProfileSetting& setting, std::string_view place = "profile");

/// A profile as the JSON object of the project file ({"base", "set"}: only what differs), in place
/// of `before`. Of that stays what is no part of a profile: keys that are not known, and values
/// that could not be used while their constant has not been given another. A setting that says
/// the profile already comes back as it is.
scene::ProfileSetting toSetting(const Profile& profile, const scene::ProfileSetting& before = {});

/// Reads the profile file at `path`, at most limits::profileBytes: the object of toSetting(), which
/// may also carry "name". Fatal: unreadable, not a JSON object. A key or value that cannot be used
/// is a finding; the default stands in.
Result<Loaded<Profile>> readProfile(const std::filesystem::path& path);

/// A profile as the text of a file that readProfile reads back.
std::string formatProfile(const Profile& profile);

/// One row of `profile show` and `profile diff`: every constant and choice, as text.
struct ProfileRow {
  std::string_view key;
  std::string value;
  std::string_view unit;
  std::string_view confidence;  ///< Empty for a choice.
};
/// Returns the constants of `profile` in the order of their keys, then its choices.
std::vector<ProfileRow> rows(const Profile& profile);

/// A setting of a profile that is a word out of a few instead of a number.
struct Choice {
  std::string_view key;
  std::span<const std::string_view> words;
  std::size_t (*get)(const Profile& profile);  ///< Index into words.
  void (*put)(Profile& profile, std::size_t index);
};

/// Returns all choices, in the order in which they are shown.
std::span<const Choice> choices();
/// Returns the choice with this `key`; null if there is none.
const Choice* choiceOf(std::string_view key);

/// Returns the word that `profile` has for `choice`.
inline std::string_view word(const Choice& choice, const Profile& profile) {
  return choice.words[choice.get(profile)];
}

/// Sets a `choice` of `profile` by its `word`; fails on one it does not have, naming the nearest.
Result<void> set(Profile& profile, const Choice& choice, std::string_view word);

/// The error for a key that is neither a constant nor a choice, naming the nearest that is.
Diagnostic unknownKey(std::string_view key);

}  // namespace wb::cost
