#pragma once

#include "model/formats/models3d/detail/collada_document.h"

#include <glm/mat4x4.hpp>

namespace wb::import3d {

/// Where a <node> is in the one above: all its transformations, in their order.
glm::dmat4 transformOf(const ColladaDocument& document, const pugi::xml_node& node);

/// The 16 numbers of an element, row by row. Throws Refused where they are fewer or not finite.
glm::dmat4 matrixIn(const ColladaDocument& document, const pugi::xml_node& element);

}  // namespace wb::import3d
