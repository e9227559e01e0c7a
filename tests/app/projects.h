#pragma once

#include <cstddef>
#include <string>

/// Small projects and files for the program to read.
namespace wb::app::test {

/// A physical linkset "Crate" of ten boxes in the region "Home", opted in by its second part's
/// shape type, and a legacy "Lamp" of one box with two scripts. Both have ids, and so do their
/// parts.
std::string marketProject();

/// One linkset of this many boxes, each with its number as its name.
std::string projectOfBoxes(std::size_t count);

/// One linkset of one box, each with the name given.
std::string projectNamed(const std::string& name);

/// The bytes of a mesh asset of a cube: every level of detail, a physics mesh of 12 triangles, a
/// hull list of one hull unless without, and a base hull of 8 vertices, and more along an edge.
std::string cubeAsset(bool withHulls = true, std::size_t moreVertices = 0);

}  // namespace wb::app::test
