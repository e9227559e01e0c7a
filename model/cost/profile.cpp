#include "model/cost/profile.h"

#include "model/core/number.h"
#include "model/cost/choices.h"
#include "model/cost/detail/cost_texts.h"

#include <fmt/format.h>

#include <algorithm>

namespace wb::cost {
namespace {

constexpr std::array<std::string_view, 4> builtInNames{"second-life", "wiki-2011",
                                                       "physics-test-2011", "opensim"};
/// Where the built-in profiles differ; in the order of their names.
struct BuiltIn {
  AccountingModel accounting = AccountingModel::secondLife;
  TriangleRule triangleRule = TriangleRule::width;
  bool isToday = false;  ///< Else from before the reduction for static mesh of 2024.
};
constexpr std::array<BuiltIn, builtInNames.size()> builtIns{
    BuiltIn{AccountingModel::secondLife, TriangleRule::width, true},
    BuiltIn{AccountingModel::wiki2011, TriangleRule::width},
    BuiltIn{AccountingModel::wiki2011, TriangleRule::density},
    BuiltIn{AccountingModel::openSim, TriangleRule::width}};

Diagnostic outOfRange(const Constant& constant, double value) {
  const std::string unit = constant.unit.empty() ? "" : fmt::format(" {}", constant.unit);
  return failure(costTexts["profile.out_of_range"],
                 {{"key", ConstantName{std::string(constant.name)}},
                  {"minimum", constant.minimum},
                  {"maximum", constant.maximum},
                  {"unit", unit},
                  {"value", value}})
      .value();
}

bool sameSettings(const Profile& a, const Profile& b) {
  return a.values == b.values && std::ranges::all_of(choices(), [&](const Choice& choice) {
           return choice.get(a) == choice.get(b);
         });
}

}  // namespace

Profile::Profile() : base(builtInNames.front()) {
  for (const Constant& one : constants()) (*this)[one.key] = one.standard;
}

std::span<const std::string_view> builtInProfiles() { return builtInNames; }

std::optional<Profile> builtInProfile(std::string_view name) {
  const auto* found = std::ranges::find(builtInNames, name);
  if (found == builtInNames.end()) return {};
  Profile profile;
  profile.base = name;
  const BuiltIn& one = builtIns[static_cast<std::size_t>(found - builtInNames.begin())];
  profile.accounting = one.accounting;
  profile.triangleRule = one.triangleRule;
  if (!one.isToday) profile[Key::static_mesh_factor] = 1;
  return profile;
}

std::string displayName(const Profile& profile) {
  const std::string& shown = profile.name.empty() ? profile.base : profile.name;
  const std::optional<Profile> base = builtInProfile(profile.base);
  return base && sameSettings(*base, profile) ? shown : shown + "*";
}

Result<void> set(Profile& profile, Key key, double value) {
  const Constant& one = constant(key);
  const bool inRange = value >= one.minimum && value <= one.maximum;
  if (!inRange) return tl::unexpected(outOfRange(one, value));
  profile[key] = value;
  return {};
}

Result<void> set(Profile& profile, std::string_view key, std::string_view value) {
  if (const Choice* choice = choiceOf(key)) return set(profile, *choice, value);
  const std::optional<Key> found = constantKey(key);
  if (!found) return tl::unexpected(unknownKey(key));
  const std::optional<double> number = parseNumber(value);
  if (!number) return failure(costTexts["profile.not_a_number"], {{"key", key}, {"value", value}});
  return set(profile, *found, *number);
}

std::vector<ProfileRow> rows(const Profile& profile) {
  std::vector<ProfileRow> result;
  for (const Constant& one : constants())
    result.push_back({one.name, shortest(profile[one.key]), one.unit, name(one.confidence)});
  for (const Choice& one : choices())
    result.push_back({one.key, std::string(word(one, profile)), {}, {}});
  return result;
}

}  // namespace wb::cost
