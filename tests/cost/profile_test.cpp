#include "model/cost/profile.h"

#include "model/core/file.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include <filesystem>
#include <limits>

namespace wb::cost {
namespace {

using scene::Json;

std::string errorOf(std::string_view key, std::string_view value) {
  Profile profile;
  const Result<void> done = set(profile, key, value);
  EXPECT_EQ(profile, Profile()) << "a refused value must change nothing";
  return done ? "" : line(done.error());
}

/// A profile file's content under a name of its own, gone at the end of the test.
class ProfileFile {
 public:
  explicit ProfileFile(std::string_view content)
      : path_(std::filesystem::temp_directory_path() /
              (std::string("weighbridge-") +
               testing::UnitTest::GetInstance()->current_test_info()->name() +
               std::to_string(getpid()) + ".json")) {
    EXPECT_TRUE(writeFile(path_, bytesOf(content)));
  }
  ~ProfileFile() { std::filesystem::remove(path_); }
  Result<Loaded<Profile>> read() const { return readProfile(path_); }

 private:
  std::filesystem::path path_;
};

TEST(ProfileSet, RefusesWhatIsNoConstantAndNamesTheNearest) {
  EXPECT_NE(errorOf("triangel_constant", "1").find("did you mean \"triangle_constant\""),
            std::string::npos);
  EXPECT_NE(errorOf("roundin", "ceiling").find("did you mean \"rounding\""), std::string::npos);
  EXPECT_EQ(errorOf("", "1").find("did you mean"), std::string::npos);
  // The letters of the formulas are what documents call them.
  EXPECT_NE(errorOf("k", "0.04").find("did you mean \"triangle_constant\""), std::string::npos);
}

TEST(ProfileSet, RefusesWhatIsNoNumber) {
  for (const char* value : {"", "x", "0.05 ", "nan", "inf", "1e999", "0,05"})
    EXPECT_NE(errorOf("triangle_constant", value), "") << value;
}

TEST(ProfileSet, EveryConstantTakesItsLimitsAndNothingBeyond) {
  for (const Constant& one : constants()) {
    SCOPED_TRACE(one.name);
    Profile profile;
    EXPECT_TRUE(set(profile, one.key, one.minimum));
    EXPECT_EQ(profile[one.key], one.minimum);
    EXPECT_TRUE(set(profile, one.key, one.maximum));
    EXPECT_EQ(profile[one.key], one.maximum);
    const double infinity = std::numeric_limits<double>::infinity();
    EXPECT_FALSE(set(profile, one.key, std::nextafter(one.minimum, -infinity)));
    EXPECT_FALSE(set(profile, one.key, std::nextafter(one.maximum, infinity)));
    EXPECT_FALSE(set(profile, one.key, std::numeric_limits<double>::quiet_NaN()));
    EXPECT_EQ(profile[one.key], one.maximum);
  }
}

TEST(ProfileSet, ARangeIsNamedWithItsUnit) {
  EXPECT_EQ(errorOf("width_min", "2"), "width_min must be from 0.000000001 to 1 m, not 2");
}

TEST(ProfileSet, ChoicesTakeTheirWordsOnly) {
  Profile profile;
  EXPECT_TRUE(set(profile, "rounding", "ceiling"));
  EXPECT_EQ(profile.rounding, Rounding::ceiling);
  EXPECT_TRUE(set(profile, "accounting_model", "opensim"));
  EXPECT_EQ(profile.accounting, AccountingModel::openSim);
  EXPECT_TRUE(set(profile, "base_hull_source", "document"));
  EXPECT_EQ(profile.baseHullSource, BaseHullSource::document);
  EXPECT_TRUE(set(profile, "triangle_rule", "density"));
  EXPECT_EQ(profile.triangleRule, TriangleRule::density);
  EXPECT_NE(errorOf("rounding", "ceilng").find("nearest, ceiling"), std::string::npos);
}

TEST(Profile, BuiltInOnesDifferInRulesAndTheReductionOf2024Only) {
  ASSERT_EQ(builtInProfiles().size(), 4u);
  for (std::string_view word : builtInProfiles()) {
    const auto profile = builtInProfile(word);
    ASSERT_TRUE(profile);
    const bool isTest = word == "physics-test-2011";
    EXPECT_EQ(name(profile->accounting), isTest ? "wiki-2011" : word);
    EXPECT_EQ(name(profile->triangleRule), isTest ? "density" : "width");
    Profile expected;
    expected[Key::static_mesh_factor] = word == "second-life" ? 0.85 : 1;
    EXPECT_EQ(profile->values, expected.values);
    EXPECT_EQ(displayName(*profile), word);
  }
  EXPECT_EQ(Profile(), builtInProfile("second-life"));
  EXPECT_FALSE(builtInProfile("second life"));
}

TEST(Profile, AStarTellsThatItWasChanged) {
  Profile profile;
  profile[Key::hull_cost] = 0.05;
  EXPECT_EQ(displayName(profile), "second-life*");
  profile[Key::hull_cost] = 0.04;
  EXPECT_EQ(displayName(profile), "second-life");
  profile.rounding = Rounding::ceiling;
  profile.name = "Strict";
  EXPECT_EQ(displayName(profile), "Strict*");
}

TEST(Profile, RowsShowEveryConstantAndChoice) {
  const std::vector<ProfileRow> all = rows(Profile());
  ASSERT_EQ(all.size(), constantCount + choices().size());
  EXPECT_EQ(all[0].key, "simulation_factor");
  EXPECT_EQ(all[0].value, "0.5");
  EXPECT_EQ(all[0].confidence, "illustration");
  EXPECT_EQ(all.back().key, "triangle_rule");
  EXPECT_EQ(all.back().value, "width");
  EXPECT_EQ(all.back().confidence, "");
}

TEST(ProfileSetting, WhatCannotBeUsedIsAFindingAndTheDefaultStands) {
  scene::ProfileSetting setting;
  setting.base = "wiki2011";
  setting.set = {{"hull_cost", scene::Json(11)},
                 {"hull_vertex_cost", scene::Json("0.05")},
                 {"nonsense", scene::Json(1)},
                 {"rounding", scene::Json(1)},
                 {"triangle_constant", scene::Json(0.06)}};
  const Loaded<Profile> loaded = resolve(setting);
  Profile expected;
  expected[Key::triangle_constant] = 0.06;
  EXPECT_EQ(loaded.value, expected);
  ASSERT_EQ(loaded.findings.size(), 5u);
  EXPECT_EQ(line(loaded.findings[0]),
            "profile.base: unknown built-in profile \"wiki2011\", so second-life is used; did you "
            "mean \"wiki-2011\"?");
  EXPECT_EQ(loaded.findings[1].place, "profile.set.hull_cost");
  for (const Diagnostic& finding : loaded.findings) EXPECT_EQ(finding.severity, Severity::warning);
}

TEST(ProfileSetting, WithoutTheReductionItIsThatOfItsBase) {
  for (const auto& [base, factor] :
       {std::pair("second-life", 0.85), std::pair("wiki-2011", 1.0), std::pair("opensim", 1.0)}) {
    scene::ProfileSetting setting;
    setting.base = base;
    setting.set = {{"hull_cost", scene::Json(0.05)}};
    EXPECT_EQ(resolve(setting).value[Key::static_mesh_factor], factor) << base;
  }
}

TEST(ProfileSetting, ComesBackAsItWas) {
  scene::ProfileSetting setting;
  setting.base = "opensim";
  setting.set = {{"opensim_size", scene::Json(0.3)}, {"rounding", scene::Json("ceiling")}};
  const Loaded<Profile> loaded = resolve(setting);
  EXPECT_TRUE(loaded.findings.empty());
  EXPECT_EQ(toSetting(loaded.value).base, setting.base);
  EXPECT_EQ(toSetting(loaded.value).set, setting.set);
}

TEST(ProfileFileReading, SaysWhatIsWrong) {
  EXPECT_FALSE(readProfile("/nonexistent/profile.json"));
  for (const char* content : {"", "{", "[]", "3", "{\"base\": \"x\""}) {
    const auto loaded = ProfileFile(content).read();
    ASSERT_FALSE(loaded) << content;
    const std::string_view code = loaded.error().text.code;
    EXPECT_TRUE(code == "profile.not_an_object" || code == "json.syntax" || code == "json.empty")
        << content;
  }
}

TEST(ProfileFileReading, TellsOfAFileThatIsNoProfile) {
  for (const char* content : {"{}", R"({"weighbridge": 1, "linksets": []})"}) {
    const auto loaded = ProfileFile(content).read();
    ASSERT_TRUE(loaded) << content;
    ASSERT_EQ(loaded->findings.size(), 1u) << content;
    EXPECT_EQ(loaded->findings[0].text.code, "profile.sets_nothing");
  }
  const auto stray = ProfileFile(R"({"base": "opensim", "hull_cost": 0.1})").read();
  ASSERT_TRUE(stray);
  ASSERT_EQ(stray->findings.size(), 1u);
  EXPECT_EQ(stray->findings[0].text.code, "profile.stray_key");
  EXPECT_EQ(stray->findings[0].place, "hull_cost");
}

TEST(ProfileFileReading, KeepsWhatIsRightBesideWhatIsWrong) {
  const auto loaded =
      ProfileFile(R"({"name": 3, "base": "wiki-2011", "set": {"hull_cost": 0.1, "x": 1}})").read();
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->value.accounting, AccountingModel::wiki2011);
  EXPECT_EQ(loaded->value[Key::hull_cost], 0.1);
  EXPECT_EQ(loaded->findings.size(), 2u);
  const auto wrongSet = ProfileFile(R"({"set": []})").read();
  ASSERT_TRUE(wrongSet);
  EXPECT_EQ(wrongSet->value, Profile());
  EXPECT_EQ(wrongSet->findings.size(), 1u);
}

TEST(ProfileFileReading, TakesItsName) {
  const auto loaded = ProfileFile(R"({"name": "Mild", "set": {"penalty_per_area": 0.02}})").read();
  ASSERT_TRUE(loaded);
  EXPECT_TRUE(loaded->findings.empty());
  EXPECT_EQ(displayName(loaded->value), "Mild*");
}

}  // namespace
}  // namespace wb::cost
