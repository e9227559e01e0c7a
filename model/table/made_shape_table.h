#pragma once

#include "model/shape/made_shapes.h"
#include "model/table/table.h"
#include "model/weighing/target.h"
#include "model/weighing/weighing.h"

#include <vector>

namespace wb::table {

/// A shape that was made for a part of a scene.
struct MadeShapeRow {
  weighing::Target part;
  shape::MadeShape made;
};

/// A row a shape: what it costs, how far it is from what is seen and where. The weighing must
/// outlive the table.
Table madeShapeTable(const weighing::Weighing& weighing, std::vector<MadeShapeRow> shapes);

}  // namespace wb::table
