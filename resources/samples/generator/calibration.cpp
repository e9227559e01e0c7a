// Triangles half a metre wide, which the Mesh Physics document gives a cost of 0.1 each.
#include "resources/samples/generator/lessons.h"
#include "resources/samples/generator/models.h"
#include "resources/samples/generator/solid.h"

#include <utility>

namespace wb::samples {
namespace {

/// Boards above one another, each of two triangles; a side of half a metre is not yet thin.
constexpr double rise = 0.5;

/// A parallelogram of two triangles, each with a longest edge of 1 m and 0.5 m across.
TriangleMesh board(double height) {
  return {{{0, 0, height}, {1, 0, height}, {0.5, 0.5, height}, {1.5, 0.5, height}},
          {{0, 1, 2}, {1, 3, 2}}};
}

scene::Linkset standing(std::string name, const SizedAsset& sized, const std::string& asset,
                        double times) {
  scene::Part part;
  part.name = asset;
  part.kind = scene::PartKind::mesh;
  part.asset = asset;
  part.shapeType = scene::ShapeType::prim;
  part.scale = sized.size * times;
  scene::Linkset linkset;
  linkset.name = std::move(name);
  linkset.parts.push_back(std::move(part));
  return linkset;
}

}  // namespace

Model halfMetreTriangles(std::size_t count) {
  TriangleMesh mesh;
  for (std::size_t i = 0; mesh.triangles.size() < count; ++i)
    add(mesh, board(rise * static_cast<double>(i)));
  mesh.triangles.resize(count);
  Model model;
  model.lods = {{mesh}};
  model.physics = {mesh};
  return model;
}

Lesson makeCalibration(const Catalogue& catalogue) {
  const SizedAsset& ten = catalogue.at("ten_triangles");
  return {"calibration",
          "Ten triangles half a metre wide",
          "The document's calibration: triangles 0.5 m wide cost 0.1 each, nothing costs less than "
          "0.5, and at twice the size a triangle costs half.",
          {standing("Ten triangles", ten, "ten_triangles", 1),
           standing("Three triangles", catalogue.at("three_triangles"), "three_triangles", 1),
           standing("Ten triangles, twice the size", ten, "ten_triangles", 2)}};
}

}  // namespace wb::samples
