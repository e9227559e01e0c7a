#include "model/core/compression.h"
#include "model/core/llsd.h"
#include "model/cost/cost.h"
#include "model/formats/detail/open_sim_archive.h"
#include "model/formats/objects/open_sim_object.h"
#include "model/formats/objects/oxp.h"
#include "model/scene/project.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <bit>

/// One prim said in four kinds of files is weighed the same, to the last bit.
namespace wb::import {
namespace {

constexpr std::string_view id = "00000000-0000-4000-8000-000000000001";

/// Numbers that no float has: a cut, hollow, sheared, twisted and tapered prism of 0.3 × 10.1 × 0.7
/// m.
const std::string xml = fmt::format(
    "<SceneObjectGroup><SceneObjectPart><UUID><Guid>{}</Guid></UUID><Name>p</Name>"
    "<Scale><X>0.3</X><Y>10.1</Y><Z>0.7</Z></Scale><PhysicsShapeType>0</PhysicsShapeType><Shape>"
    "<ProfileCurve>35</ProfileCurve><PathCurve>16</PathCurve><ProfileBegin>6000</ProfileBegin>"
    "<ProfileEnd>1000</ProfileEnd><ProfileHollow>16500</ProfileHollow><PathBegin>3300</PathBegin>"
    "<PathEnd>700</PathEnd><PathScaleX>133</PathScaleX><PathScaleY>100</PathScaleY>"
    "<PathShearX>33</PathShearX><PathShearY>223</PathShearY><PathTwist>-77</PathTwist>"
    "<PathTwistBegin>11</PathTwistBegin></Shape></SceneObjectPart></SceneObjectGroup>",
    id);

/// As the viewer stores them: rounded to 32 bits.
llsd::Value narrow(double number) { return static_cast<double>(static_cast<float>(number)); }

scene::Scene fromOxp() {
  using llsd::Array;
  using llsd::Map;
  using llsd::Value;
  const Map path{{"curve", 16},
                 {"begin", narrow(0.066)},
                 {"end", narrow(0.986)},
                 {"scale_x", narrow(0.67)},
                 {"scale_y", narrow(1)},
                 {"shear_x", narrow(0.33)},
                 {"shear_y", narrow(-0.33)},
                 {"twist", narrow(-0.77)},
                 {"twist_begin", narrow(0.11)}};
  const Map profile{
      {"curve", 35}, {"begin", narrow(0.12)}, {"end", narrow(0.98)}, {"hollow", narrow(0.33)}};
  const Map prim{{"name", std::string("p")},
                 {"scale", Array{narrow(0.3), narrow(10.1), narrow(0.7)}},
                 {"ExtraPhysics", Map{{"PhysicsShapeType", 0}}},
                 {"volume", Map{{"path", path}, {"profile", profile}}}};
  const Map document{{"format_version", 2},
                     {"linkset", Array{Value(Array{std::string(id)})}},
                     {"prim", Map{{std::string(id), prim}}}};
  auto read = readOxp(deflated(llsd::writeBinary(document)), "p");
  EXPECT_TRUE(read);
  return read ? std::move(read->value) : scene::Scene();
}

scene::Scene fromXml() {
  auto read = readOpenSimObjects(bytesOf(xml), [](const Uuid&) { return std::string(); });
  EXPECT_TRUE(read);
  scene::Scene scene;
  if (read) scene.linksets = std::move(read->value);
  return scene;
}

scene::Scene fromProject(const std::string& text) {
  auto read = scene::parseProject(text, ".");
  EXPECT_TRUE(read);
  EXPECT_TRUE(read && read->findings.empty());
  return read ? std::move(read->value) : scene::Scene();
}

scene::Scene fromProject() {
  return fromProject(R"({"weighbridge": 1, "linksets": [{"parts": [{"name": "p", "kind": "prism",
    "scale": [0.3, 10.1, 0.7], "prim": {"path_cut": [0.066, 0.986], "profile_cut": [0.12, 0.98],
    "hollow": 0.33, "hole": "square", "twist": [0.11, -0.77], "taper": [0.33, 0],
    "shear": [0.33, -0.33]}}]}]})");
}

std::vector<std::uint64_t> bits(const scene::Scene& scene) {
  const cost::Profile profile;
  const auto statistics = cost::makeStatistics(scene, cost::GeometryRules(profile));
  const cost::LinksetCost cost = cost::weigh(scene, statistics, profile).at(0);
  std::vector<std::uint64_t> all;
  for (const double number : {cost.physics, cost.physicsPhysical, cost.streaming, cost.server,
                              cost.src, cost.rrc, cost.meanFaceArea, cost.landImpact})
    all.push_back(std::bit_cast<std::uint64_t>(number));
  return all;
}

TEST(SamePart, IsWeighedTheSameFromEveryKindOfFile) {
  const scene::Scene expected = fromProject();
  const scene::Part& part = expected.linksets[0].parts[0];
  for (const scene::Scene& scene : {fromXml(), fromOxp()}) {
    const scene::Part& other = scene.linksets.at(0).parts.at(0);
    EXPECT_EQ(other.kind, part.kind);
    EXPECT_EQ(other.scale, part.scale);
    EXPECT_EQ(other.prim, part.prim);
    EXPECT_EQ(bits(scene), bits(expected));
  }
}

/// Curves that the kind does not say are kept in a project.
TEST(SamePart, IsTheSameOnceSaved) {
  for (const int profile : {0, 1, 2, 3, 4, 5})
    for (const int path : {0x10, 0x20, 0x30}) {
      const std::string object = fmt::format(
          "<SceneObjectGroup><SceneObjectPart><Scale><X>1</X><Y>2</Y><Z>3</Z></Scale><Shape>"
          "<ProfileCurve>{}</ProfileCurve><PathCurve>{}</PathCurve></Shape></SceneObjectPart>"
          "</SceneObjectGroup>",
          profile, path);
      auto read = readOpenSimObjects(bytesOf(object), [](const Uuid&) { return std::string(); });
      ASSERT_TRUE(read);
      scene::Scene scene;
      scene.linksets = std::move(read->value);
      const scene::Scene again = fromProject(scene::formatProject(scene, "."));
      EXPECT_EQ(again.linksets.at(0).parts.at(0).prim, scene.linksets[0].parts[0].prim)
          << profile << ' ' << path;
      EXPECT_EQ(bits(again), bits(scene)) << profile << ' ' << path;
    }
}

}  // namespace
}  // namespace wb::import
