#include "model/formats/export.h"
#include "tests/support/folder.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <iterator>
#include <string>

namespace wb::exporting {
namespace {

class ExportedGlb : public FolderTest {};

/// glTF takes a material without factors for bare metal, which looks black without surroundings.
TEST_F(ExportedGlb, LooksLikePlasterElsewhere) {
  scene::Scene scene = cost::test::makeScene(cost::test::makeLinkset(
      {cost::test::makePart(scene::PartKind::box, glm::dvec3(1), scene::ShapeType::prim)}));
  const auto file = folder_ / "a.glb";
  ASSERT_TRUE(write(scene, file).has_value());
  std::ifstream in(file, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  const auto length = static_cast<unsigned char>(bytes.at(12)) |
                      static_cast<unsigned>(static_cast<unsigned char>(bytes.at(13))) << 8U;
  const auto root = nlohmann::json::parse(bytes.substr(20, length));
  ASSERT_FALSE(root.at("materials").empty());
  for (const auto& material : root["materials"]) {
    EXPECT_EQ(material.at("pbrMetallicRoughness").at("metallicFactor"), 0);
    EXPECT_EQ(material["pbrMetallicRoughness"].at("roughnessFactor"), 1);
  }
}

}  // namespace
}  // namespace wb::exporting
