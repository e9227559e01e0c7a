#include "model/grid/detail/expression_sink.h"

#include <algorithm>
#include <numbers>
#include <variant>

namespace wb::query {
namespace {

using cost::QuantityId;

std::string wordOf(const cost::Which& of) {
  const auto* word = std::get_if<std::string_view>(&of);
  return word ? "_" + std::string(*word) : std::string();
}

}  // namespace

Expression columnOf(const cost::Quantity& quantity, const cost::Which& of) {
  switch (quantity.id) {
    case QuantityId::triangles:
      return real(partColumn("triangles"));
    case QuantityId::meanWidth:
      return partColumn("mean_width_m");
    case QuantityId::vertices:
      return real(partColumn("hull_vertices"));
    case QuantityId::allVertices:
      return real(partColumn("decomposition_vertices"));
    case QuantityId::hulls:
      return real(partColumn("hulls"));
    case QuantityId::faceArea:
      return linksetColumn("mean_face_area_m2");
    case QuantityId::parts:
      return real(linksetColumn("parts"));
    case QuantityId::extraScripts:
      return greatest(real(linksetColumn("scripts")) - 1, 0);
    case QuantityId::radius:
      return partColumn("radius_m");
    case QuantityId::lodBytes:
      return real(partColumn("lod_bytes" + wordOf(of)));
    case QuantityId::lodTriangles:
      return real(partColumn("lod_triangles" + wordOf(of)));
    case QuantityId::pi:
      return std::numbers::pi;
    case QuantityId::indices:
      return real(partColumn("opensim_indices"));
    case QuantityId::halfSizeSquared:
      return partColumn("size_squared_m2") / 4;
    case QuantityId::sizeSquared:
      return partColumn("size_squared_m2");
    case QuantityId::sideX:
      return partColumn("size_x_m");
    case QuantityId::sideY:
      return partColumn("size_y_m");
    case QuantityId::sideZ:
      return partColumn("size_z_m");
    case QuantityId::allRings:
    case QuantityId::allowance:
    case QuantityId::shareOfIt:
    case QuantityId::triangleWidth:  // Never measured of what a table holds.
    case QuantityId::nothing:
      break;
  }
  return 0;
}

Expression ExpressionSink::constant(cost::Key key) const {
  const cost::Constant& one = cost::constant(key);
  return Expression::column(constants_, one.name, one.minimum > 0);
}

Expression ExpressionSink::named(const cost::Quantity& quantity, const Expression& number,
                                 const cost::Which& of) const {
  const bool isAllowance = quantity.id == QuantityId::allowance;
  return number.named((isAllowance ? "lod_allowance" : "lod_rings") + wordOf(of));
}

Expression ExpressionSink::term(cost::TermId id, const Expression& number,
                                const cost::Which& of) const {
  return number.named(std::string(code(id)) + wordOf(of));
}

Expression Sums::add(Kind kind, const Expression& addend, std::string_view name) {
  const auto found = std::ranges::find_if(
      all_, [&](const Sum& one) { return one.kind == kind && sameExpression(one.addend, addend); });
  if (found != all_.end()) return orZero(Expression::column(alias::sums, found->name));
  std::string free(name);
  for (std::size_t i = 2; std::ranges::find(all_, free, &Sum::name) != all_.end(); ++i)
    free = std::string(name) + "_" + std::to_string(i);
  all_.push_back({free, kind, addend});
  return orZero(Expression::column(alias::sums, free));
}

}  // namespace wb::query
