#include "tests/formats/open_sim_objects.h"

#include <gtest/gtest.h>

namespace wb::import {
namespace {

using test::findingsOf;
using test::group;
using test::object;
using test::onlyPart;
using test::part;
using test::shape;

constexpr std::string_view meshId = "00000000-0000-4000-8000-0000000000aa";

TEST(OpenSim, ShapeTypesAreKeptOrUsual) {
  EXPECT_EQ(onlyPart(part("<PhysicsShapeType>2</PhysicsShapeType>")).shapeType,
            scene::ShapeType::convexHull);
  EXPECT_EQ(onlyPart(part("")).shapeType, scene::ShapeType::prim);
  EXPECT_EQ(findingsOf(group(part("<PhysicsShapeType>7</PhysicsShapeType>"))),
            (std::vector<std::string>{
                "SceneObjectPart[0].PhysicsShapeType: expected 0, 1 or 2; the default is used"}));
}

TEST(OpenSim, MeshesAreAskedFor) {
  const std::string mesh =
      part("", shape(fmt::format("<SculptType>5</SculptType><SculptEntry>true</SculptEntry>"
                                 "<SculptTexture><UUID>{}</UUID></SculptTexture>",
                                 meshId)));
  const scene::Part read = onlyPart(mesh);
  EXPECT_EQ(read.kind, scene::PartKind::mesh);
  EXPECT_EQ(read.asset, meshId);
  EXPECT_EQ(read.shapeType, scene::ShapeType::convexHull);
  const auto without = object(group(mesh), [](const Uuid&) { return std::string(); });
  ASSERT_EQ(without.findings.size(), 1U);
  EXPECT_EQ(line(without.findings[0]), "SceneObjectPart[0].Shape.SculptTexture: the mesh asset " +
                                           std::string(meshId) + " is missing");
}

TEST(OpenSim, SculptsAndFlexiblesAreToldFromPrims) {
  EXPECT_EQ(onlyPart(part("", shape("<SculptType>1</SculptType>"))).kind, scene::PartKind::sculpt);
  EXPECT_EQ(onlyPart(part("", shape("<SculptType>0</SculptType>"))).kind, scene::PartKind::box);
  EXPECT_EQ(onlyPart(part("", shape("<FlexiEntry>true</FlexiEntry>"))).kind,
            scene::PartKind::flexible);
  EXPECT_EQ(onlyPart(part("", "<Shape><PathCurve>128</PathCurve></Shape>")).kind,
            scene::PartKind::flexible);
}

struct KindCase {
  int profile;
  int path;
  scene::PartKind kind;
};

TEST(OpenSim, CurvesAreKinds) {
  using scene::PartKind;
  for (const auto& [profile, path, kind] :
       {KindCase{1, 0x10, PartKind::box}, KindCase{0, 0x10, PartKind::cylinder},
        KindCase{3, 0x10, PartKind::prism}, KindCase{5, 0x20, PartKind::sphere},
        KindCase{0, 0x20, PartKind::torus}, KindCase{1, 0x20, PartKind::tube},
        KindCase{3, 0x20, PartKind::ring}}) {
    const std::string xml = fmt::format(
        "<Shape><ProfileCurve>{}</ProfileCurve><PathCurve>{}</PathCurve></Shape>", profile, path);
    EXPECT_EQ(onlyPart(part("", xml)).kind, kind) << profile << '/' << path;
  }
}

TEST(OpenSim, NumbersOfShapesAreThoseOfBuilders) {
  const prim::PrimShape straight =
      onlyPart(part("",
                    "<Shape><ProfileCurve>33</ProfileCurve><PathCurve>16</PathCurve>"
                    "<ProfileBegin>12500</ProfileBegin><ProfileEnd>5000</ProfileEnd>"
                    "<PathBegin>1000</PathBegin><PathEnd>2000</PathEnd>"
                    "<ProfileHollow>47500</ProfileHollow><PathScaleX>130</PathScaleX>"
                    "<PathScaleY>50</PathScaleY><PathShearX>236</PathShearX>"
                    "<PathShearY>50</PathShearY><PathTwist>-50</PathTwist>"
                    "<PathTwistBegin>25</PathTwistBegin></Shape>"))
          .prim;
  EXPECT_EQ(straight.profile, prim::Profile::square);
  EXPECT_EQ(straight.hole, prim::Hole::square);
  EXPECT_EQ(straight.profileCut, glm::dvec2(0.25, 0.9));
  EXPECT_EQ(straight.pathCut, glm::dvec2(0.02, 0.96));
  EXPECT_EQ(straight.hollow, 0.95);
  EXPECT_NEAR(straight.taper.x, 0.3, 1e-15);
  EXPECT_EQ(straight.taper.y, -0.5);
  EXPECT_EQ(straight.shear, glm::dvec2(-0.2, 0.5));
  EXPECT_EQ(straight.twist, glm::dvec2(0.25, -0.5));
  const prim::PrimShape round =
      onlyPart(part("",
                    "<Shape><ProfileCurve>0</ProfileCurve><PathCurve>32</PathCurve>"
                    "<PathScaleX>100</PathScaleX><PathScaleY>175</PathScaleY>"
                    "<PathTaperX>-40</PathTaperX><PathSkew>10</PathSkew>"
                    "<PathRadiusOffset>-20</PathRadiusOffset>"
                    "<PathRevolutions>100</PathRevolutions></Shape>"))
          .prim;
  EXPECT_EQ(round.holeSize, glm::dvec2(1, 0.25));
  EXPECT_EQ(round.taper.x, -0.4);
  EXPECT_EQ(round.skew, 0.1);
  EXPECT_EQ(round.radiusOffset, -0.2);
  EXPECT_EQ(round.revolutions, 2.5);
}

TEST(OpenSim, ACurveThatIsNoByteIsSaid) {
  EXPECT_EQ(findingsOf(group(part("", "<Shape><ProfileCurve>300</ProfileCurve></Shape>"))).size(),
            1U);
  EXPECT_EQ(findingsOf(group(part("", "<Shape><PathCurve>-5</PathCurve></Shape>"))).size(), 1U);
}

}  // namespace
}  // namespace wb::import
