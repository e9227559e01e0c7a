#include "tests/app/projects.h"

#include "model/asset/encode.h"

#include <nlohmann/json.hpp>

namespace wb::app::test {
namespace {

using OrderedJson = nlohmann::ordered_json;

/// An id that is easy to tell from others.
std::string idOf(std::size_t number) {
  std::string digits = std::to_string(number);
  digits.insert(0, 12 - digits.size(), '0');
  return "00000000-0000-4000-8000-" + digits;
}

OrderedJson box(const std::string& name, std::size_t id) {
  return {{"id", idOf(id)}, {"name", name}, {"kind", "box"}, {"scale", {1, 1, 1}}};
}

OrderedJson crate() {
  OrderedJson parts = OrderedJson::array();
  for (std::size_t i = 0; i < 10; ++i) parts.push_back(box("plank " + std::to_string(i), 100 + i));
  parts[1]["shape_type"] = "convex_hull";
  return {{"id", idOf(1)},
          {"name", "Crate"},
          {"region", "Home"},
          {"physical", true},
          {"parts", std::move(parts)}};
}

OrderedJson lamp() {
  OrderedJson parts = OrderedJson::array({box("shade", 200)});
  parts[0]["scripts"] = 2;
  return {{"id", idOf(2)}, {"name", "Lamp"}, {"parts", std::move(parts)}};
}

OrderedJson oneLinkset(const std::string& name, OrderedJson parts) {
  return {{"weighbridge", 1},
          {"linksets", OrderedJson::array({{{"name", name}, {"parts", std::move(parts)}}})}};
}

mesh::TriangleMesh cube() {
  mesh::TriangleMesh mesh;
  for (int corner = 0; corner < 8; ++corner)
    mesh.positions.emplace_back((corner & 1) - 0.5F, (corner >> 1 & 1) - 0.5F,
                                (corner >> 2) - 0.5F);
  mesh.triangles = {{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6}, {0, 1, 4}, {1, 5, 4},
                    {2, 6, 3}, {3, 6, 7}, {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5}};
  return mesh;
}

asset::HullPoints cubeHull() {
  asset::HullPoints points;
  for (unsigned corner = 0; corner < 8; ++corner) {
    const auto end = [corner](unsigned axis) -> std::uint16_t {
      return (corner >> axis & 1U) != 0 ? 65535 : 0;
    };
    points.push_back({end(0), end(1), end(2)});
  }
  return points;
}

}  // namespace

std::string marketProject() {
  return OrderedJson{{"weighbridge", 1},
                     {"name", "Market"},
                     {"regions", OrderedJson::array({{{"name", "Home"}, {"kind", "homestead"}}})},
                     {"linksets", OrderedJson::array({crate(), lamp()})}}
      .dump(1);
}

std::string projectOfBoxes(std::size_t count) {
  OrderedJson parts = OrderedJson::array();
  for (std::size_t i = 0; i < count; ++i) parts.push_back(box(std::to_string(i), i));
  return oneLinkset("boxes", std::move(parts)).dump();
}

std::string projectNamed(const std::string& name) {
  return oneLinkset(name, OrderedJson::array({{{"name", name}, {"kind", "box"}}})).dump();
}

std::string cubeAsset(bool withHulls, std::size_t moreVertices) {
  const asset::Faces faces{asset::makeFace(cube())};
  asset::MeshAsset mesh;
  mesh.lods.fill(faces);
  mesh.physicsMesh = faces;
  mesh.physicsConvex = asset::PhysicsConvex{};
  if (withHulls) mesh.physicsConvex->hulls = {cubeHull()};
  mesh.physicsConvex->baseHull = cubeHull();
  for (std::size_t i = 1; i <= moreVertices; ++i)
    mesh.physicsConvex->baseHull->push_back({static_cast<std::uint16_t>(100 * i), 0, 0});
  return std::string(textOf(asset::encode(mesh)));
}

}  // namespace wb::app::test
