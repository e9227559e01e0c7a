#include "model/grid/detail/columns.h"
#include "model/grid/detail/expression_sink.h"

namespace wb::query {
namespace {

Columns namesOfPart() {
  return {{"file", fileColumn("file")},
          {"linkset", linksetColumn("name")},
          {"linkset_id", linksetColumn("id")},
          {"part", partColumn("name")},
          {"part_id", partColumn("id")}};
}

Bounded bounded(const Weight& weight) { return {weight.value, !weight.known}; }

}  // namespace

Expression changeOf(const Bounded& before, const Bounded& after) {
  return choose(before.unknown || after.unknown, Expression::nothing(), after.value - before.value);
}

Expression differs(const Bounded& before, const Bounded& after) {
  return !(before.unknown || after.unknown) && !equal(before.value, after.value);
}

Columns partColumns(const PartExpressions& one) {
  Columns columns = namesOfPart();
  for (const std::string_view key :
       {"kind", "shape_type", "size_x_m", "size_y_m", "size_z_m", "scripts", "upload"})
    columns.emplace(key, partColumn(key));
  columns.merge(Columns{{"representation", one.representation},
                        {"reason", one.reason},
                        {"triangles", *one.shape.triangles},
                        {"width_m", *one.shape.width},
                        {"hulls", *one.shape.hulls},
                        {"hull_vertices", *one.shape.hullVertices},
                        {"physics_cost", one.physics.orNothing()},
                        {"streaming_cost", one.streaming.orNothing()},
                        {"confidence", one.confidence}});
  return columns;
}

Columns partChangeColumns(const Sides<PartExpressions>& part) {
  const auto& [before, after] = part;
  const Sides<Bounded> physics{bounded(before.physics), bounded(after.physics)};
  const Sides<Bounded> streaming{bounded(before.streaming), bounded(after.streaming)};
  const Expression changed =
      differs(physics.before, physics.after) || differs(streaming.before, streaming.after);
  const Expression unknown = physics.before.unknown || physics.after.unknown ||
                             streaming.before.unknown || streaming.after.unknown;
  const Expression same = choose(unknown, Expression::nothing(), Expression::word("equal"));
  Columns columns = namesOfPart();
  columns.merge(Columns{{"change", choose(changed, Expression::word("changed"), same)},
                        {"representation_before", before.representation},
                        {"representation_after", after.representation},
                        {"physics_before", before.physics.orNothing()},
                        {"physics_after", after.physics.orNothing()},
                        {"physics_change", changeOf(physics.before, physics.after)},
                        {"streaming_before", before.streaming.orNothing()},
                        {"streaming_after", after.streaming.orNothing()},
                        {"streaming_change", changeOf(streaming.before, streaming.after)}});
  return columns;
}

}  // namespace wb::query
