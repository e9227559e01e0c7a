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

enum class Rounding : std::uint8_t { nearest, ceiling };
enum class AccountingModel : std::uint8_t { secondLife, wiki2011, openSim };
enum class BaseHullSource : std::uint8_t { viewer, document };
/// What makes triangles expensive: being narrow, or being many in a small box (superseded in 2011).
enum class TriangleRule : std::uint8_t { width, density };

std::string_view name(Rounding rounding);      ///< `nearest|ceiling`
std::string_view name(AccountingModel model);  ///< `second-life|wiki-2011|opensim`
std::string_view name(BaseHullSource source);  ///< `viewer|document`
std::string_view name(TriangleRule rule);      ///< `width|density`

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
std::optional<Profile> builtInProfile(std::string_view name);

/// The profile's name, or its base's if it has none, with a `*` when any constant or choice differs
/// from the base.
std::string displayName(const Profile& profile);

/// Sets one constant or choice from text, as `--set KEY=VALUE` does. Fails on an unknown key
/// (naming the nearest right one), an unreadable value, or one out of range; the profile is then
/// unchanged.
Result<void> set(Profile& profile, std::string_view key, std::string_view value);

/// The same for a constant's number.
Result<void> set(Profile& profile, Key key, double value);

/// The profile of a project or scenario. What cannot be used is a finding; the default stands in.
Loaded<Profile> resolve(const scene::ProfileSetting& setting, std::string_view place = "profile");

/// A profile as the JSON object of the project file ({"base", "set"}: only what differs), in place
/// of `before`. Of that stays what is no part of a profile: keys that are not known, and values
/// that could not be used while their constant has not been given another. A setting that says
/// the profile already comes back as it is.
scene::ProfileSetting toSetting(const Profile& profile, const scene::ProfileSetting& before = {});

/// Reads a profile file: the same object, which may also carry "name". Fatal: unreadable, not a
/// JSON object. A key or value that cannot be used is a finding; the default stands in.
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
std::vector<ProfileRow> rows(const Profile& profile);

/// A setting of a profile that is a word out of a few instead of a number.
struct Choice {
  std::string_view key;
  std::span<const std::string_view> words;
  std::size_t (*get)(const Profile& profile);  ///< Index into words.
  void (*put)(Profile& profile, std::size_t index);
};

std::span<const Choice> choices();
const Choice* choiceOf(std::string_view key);  ///< Null for no such choice.

inline std::string_view word(const Choice& choice, const Profile& profile) {
  return choice.words[choice.get(profile)];
}

/// Sets a choice by its word; fails on a word it does not have.
Result<void> set(Profile& profile, const Choice& choice, std::string_view word);

/// The error for a key that is neither a constant nor a choice, naming the nearest that is.
Diagnostic unknownKey(std::string_view key);

}  // namespace wb::cost
