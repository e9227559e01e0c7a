#include "resources/samples/generator/lessons.h"

#include "resources/samples/generator/models.h"
#include "resources/samples/generator/solid.h"
#include <glm/gtc/quaternion.hpp>

#include <numbers>
#include <utility>

namespace wb::samples {
namespace {

using scene::Linkset;
using scene::Part;
using scene::PartKind;
using scene::ShapeType;

Part prim(std::string name, PartKind kind, const glm::dvec3& scale,
          const glm::dvec3& position = glm::dvec3(0)) {
  Part part;
  part.name = std::move(name);
  part.kind = kind;
  part.prim = scene::defaultPrim(kind);
  part.shapeType = scene::defaultShapeType(kind);
  part.scale = scale;
  part.position = position;
  return part;
}

Part meshPart(const Catalogue& catalogue, const std::string& asset, ShapeType shapeType) {
  Part part = prim(asset, PartKind::mesh, catalogue.at(asset).size);
  part.asset = asset;
  part.shapeType = shapeType;
  return part;
}

Linkset linkset(std::string name, std::vector<Part> parts) {
  Linkset result;
  result.name = std::move(name);
  result.parts = std::move(parts);
  return result;
}

Lesson chairLesson(const Catalogue& catalogue) {
  return {"chair",
          "A chair with a physics mesh",
          "At this size, small triangles are expensive: a physics mesh of only two boxes decides "
          "the land impact. The base hull would cost a twentieth as much.",
          {linkset("Chair", {meshPart(catalogue, "chair", ShapeType::prim)})}};
}

Lesson doorwayLesson(const Catalogue& catalogue) {
  return {
      "doorway",
      "A wall with a doorway, with and without a physics mesh",
      "Without a physics mesh, the wall uses its base hull, so it costs less, but nobody can walk "
      "through the doorway.",
      {linkset("Wall with a physics mesh", {meshPart(catalogue, "doorway_wall", ShapeType::prim)}),
       linkset("Wall without one",
               {meshPart(catalogue, "doorway_wall_closed", ShapeType::convexHull)})}};
}

Lesson stairsLesson(const Catalogue& catalogue) {
  return {"stairs",
          "Stairs as eight hulls and as one ramp",
          "A ramp made of one hull replaces eight steps at a tenth of the physics cost.",
          {linkset("Stairs of eight hulls", {meshPart(catalogue, "stairs", ShapeType::prim)}),
           linkset("Stairs as a ramp", {meshPart(catalogue, "stairs_ramp", ShapeType::prim)})}};
}

Lesson ringLesson(const Catalogue& catalogue) {
  // A round prim's hole runs along x: laid flat.
  const glm::dvec3 size{0.7, 3.7, 3.7};
  const glm::dquat flat = glm::angleAxis(std::numbers::pi / 2, glm::dvec3(0, 1, 0));
  Part round = prim("ring", PartKind::torus, size);
  round.materials = true;
  Part filled = round;
  filled.shapeType = ShapeType::convexHull;
  Part tube = prim("tube", PartKind::tube, size);
  tube.prim.hollow = 0.7;
  Part inside = meshPart(catalogue, "ring", ShapeType::convexHull);
  inside.rotation = glm::inverse(flat);
  std::vector<Linkset> rings{linkset("Torus by its triangles", {round}),
                             linkset("Torus as a hull", {filled}),
                             linkset("Hollow tube around a mesh", {tube, inside})};
  for (Linkset& each : rings) each.rotation = flat;
  rings.push_back(linkset("Ring of twelve hulls", {meshPart(catalogue, "ring", ShapeType::prim)}));
  return {"ring", "A hollow ring four ways",
          "A normal or specular map opts a torus in to the new accounting, so its triangles add to "
          "the cost. One convex hull would fill the hole; twelve hulls keep it open.",
          std::move(rings)};
}

Linkset car(const Catalogue& catalogue, std::string name, ShapeType wheelType) {
  std::vector<Part> parts{meshPart(catalogue, "car_body", ShapeType::prim)};
  parts.front().scripts = 1;
  for (const double x : {-1.3, 1.3})
    for (const double y : {-0.85, 0.85}) {
      Part wheel = prim("wheel", PartKind::torus, {0.22, 0.66, 0.66}, {x, y, -0.5});
      wheel.rotation = glm::angleAxis(std::numbers::pi / 2, glm::dvec3(0, 0, 1));
      wheel.shapeType = wheelType;
      parts.push_back(wheel);
    }
  return linkset(std::move(name), std::move(parts));
}

Lesson vehicleLesson(const Catalogue& catalogue) {
  return {"vehicle",
          "A car that cannot drive, and one that can",
          "Four torus wheels exceed the limit of 32 PE for a physical linkset. As convex hulls, "
          "they cost next to nothing.",
          {car(catalogue, "Car with torus wheels", ShapeType::prim),
           car(catalogue, "Car with hulls for wheels", ShapeType::convexHull)}};
}

Lesson tenBoxesLesson() {
  const std::vector<glm::dvec3> places{{0, 0, 0}, {2, 0, 0}, {0, 3, 0}, {2, 3, 0}, {1, 1.5, 2},
                                       {0, 0, 4}, {2, 0, 4}, {0, 3, 4}, {2, 3, 4}, {1, 1.5, 4}};
  std::vector<Part> parts;
  parts.reserve(places.size());
  for (const glm::dvec3& place : places)
    parts.push_back(prim("box", PartKind::box, glm::dvec3(1), place));
  parts.back().shapeType = ShapeType::convexHull;
  Linkset boxes = linkset("Ten boxes", std::move(parts));
  boxes.physical = true;
  return {"ten_boxes",
          "Ten boxes in a space of 3 by 4 by 5 meters",
          "An example from the Mesh Physics document: ten boxes cost 1.0 PE, or 1.62667 PE when "
          "physical.",
          {std::move(boxes)}};
}

Lesson duckLesson(const Catalogue& catalogue) {
  Part body = meshPart(catalogue, "duck", ShapeType::prim);
  body.scale = glm::dvec3(10);
  Linkset duck = linkset("Duck", {body});
  duck.physical = true;
  return {"duck",
          "A ten-meter duck that costs 13 PE",
          "The duck from the Mesh Physics document: 25 hulls cost 13 PE. The penalty for a large "
          "physical object raises that to 65 PE.",
          {std::move(duck)}};
}

Lesson sliverLesson(const Catalogue& catalogue) {
  return {"slivers",
          "A wall, with and without slivers",
          "Vertices that are off by 0.2 µm at a seam create slivers. A wall that cost 1 LI then "
          "costs more than 1,000 LI.",
          {linkset("Clean wall", {meshPart(catalogue, "clean_wall", ShapeType::prim)}),
           linkset("Sliver wall", {meshPart(catalogue, "sliver_wall", ShapeType::prim)})}};
}

Lesson sphereLesson() {
  Part shell = prim("shell", PartKind::sphere, glm::dvec3(0.5));
  shell.prim.hollow = 0.95;
  shell.prim.profileCut = {0, 0.02};
  shell.prim.twist = {-1, 1};
  shell.position = {0, 0, 0.4};
  Part stand = prim("stand", PartKind::cylinder, {0.6, 0.6, 0.2});
  stand.shapeType = ShapeType::convexHull;
  return {"sliced_sphere",
          "One twisted sphere that costs hundreds of PE",
          "A hollow, cut and twisted sphere is a spiral of slivers. Linked to anything that opts "
          "in to the new accounting, this one prim costs more than a house.",
          {linkset("Twisted lamp", {stand, shell})}};
}

Lesson benchLesson() {
  std::vector<Part> parts{prim("seat", PartKind::box, {2, 0.5, 0.1})};
  for (const double x : {-0.8, 0.8})
    parts.push_back(prim("leg", PartKind::cylinder, {0.12, 0.12, 0.5}, {x, 0, -0.3}));
  parts.push_back(prim("arch", PartKind::torus, {0.3, 2, 1}, {0, 0, 0.5}));
  Linkset old = linkset("Bench as ever", parts);
  parts.front().shapeType = ShapeType::convexHull;
  return {"bench",
          "A bench under the legacy and new accounting",
          "A linkset of plain prims costs 1 LI for each part. Once one part opts in to the "
          "new accounting, every part uses it: the arch alone then costs 26 PE.",
          {std::move(old), linkset("Bench opted in", std::move(parts))}};
}

Lesson butterflyLesson(const Catalogue& catalogue) {
  Part left = meshPart(catalogue, "butterfly_wing", ShapeType::convexHull);
  left.animated = true;
  Part right = left;
  right.position = {-0.6, 0, 0};
  right.rotation = glm::angleAxis(std::numbers::pi, glm::dvec3(0, 0, 1));
  right.shapeType = ShapeType::none;
  Part ribbon = prim("ribbon", PartKind::flexible, {0.05, 0.05, 0.8}, {0, 0, -0.5});
  Part flower = prim("flower", PartKind::sculpt, {0.4, 0.4, 0.4}, {0, 0, -1});
  return {"butterfly",
          "An animated butterfly on a sculpted flower",
          "Animated mesh has a download weight of at least 15 PE. A flexible ribbon has no physics "
          "at all.",
          {linkset("Butterfly", {left, right, ribbon, flower})}};
}

Lesson statueLesson(const Catalogue& catalogue) {
  Part figure = meshPart(catalogue, "statue", ShapeType::prim);
  Part large = figure;
  large.scale *= 4.0;
  return {"statue",
          "A detailed statue, small and large",
          "The statue has 50,000 triangles, so the download weight decides its land impact. When "
          "the statue is four times the size, viewers load its fine mesh from farther away.",
          {linkset("Statue", {figure}), linkset("Statue, four times as large", {large})}};
}

}  // namespace

Catalogue makeCatalogue() {
  return {{"chair", makeAsset(chair())},
          {"doorway_wall", makeAsset(doorwayWall(true))},
          {"doorway_wall_closed", makeAsset(doorwayWall(false))},
          {"stairs", makeAsset(stairs(true))},
          {"stairs_ramp", makeAsset(stairs(false))},
          {"ring", makeAsset(meshRing())},
          {"car_body", makeAsset(carBody())},
          {"duck", makeAsset(duck())},
          {"clean_wall", makeAsset(sliverWall(false))},
          {"sliver_wall", makeAsset(sliverWall(true))},
          {"butterfly_wing", makeAsset(butterflyWing())},
          {"statue", makeAsset(statue())},
          {"ten_triangles", makeAsset(halfMetreTriangles(10))},
          {"three_triangles", makeAsset(halfMetreTriangles(3))}};
}

std::vector<Lesson> makeLessons(const Catalogue& catalogue) {
  return {chairLesson(catalogue), doorwayLesson(catalogue),   stairsLesson(catalogue),
          ringLesson(catalogue),  vehicleLesson(catalogue),   tenBoxesLesson(),
          duckLesson(catalogue),  sliverLesson(catalogue),    sphereLesson(),
          benchLesson(),          butterflyLesson(catalogue), statueLesson(catalogue)};
}

}  // namespace wb::samples

// Triangles half a metre wide, which the Mesh Physics document gives a cost of 0.1 each.

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
          "Ten triangles half a meter wide",
          "The Mesh Physics document's calibration: a triangle 0.5 m wide costs 0.1 PE, and half "
          "as much at twice the size. No triangle mesh costs less than 0.5 PE.",
          {standing("Ten triangles", ten, "ten_triangles", 1),
           standing("Three triangles", catalogue.at("three_triangles"), "three_triangles", 1),
           standing("Ten triangles, twice the size", ten, "ten_triangles", 2)}};
}

}  // namespace wb::samples
