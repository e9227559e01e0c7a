#pragma once

#include "resources/samples/generator/model_asset.h"

#include <cstddef>

/// The sample objects, each shaped like what creators make.
namespace wb::samples {

Model chair();
Model doorwayWall(bool withPhysics);
Model spoiltWall(bool spoilt);
Model stairs(bool asSteps);
Model meshRing();
Model duck();
Model carBody();
Model statue();
Model butterflyWing();

Model halfMetreTriangles(std::size_t count);

}  // namespace wb::samples
