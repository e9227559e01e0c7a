#pragma once

#include "model/core/core.h"

#include <cstddef>
#include <string>
#include <string_view>

/// Files that are as hard on their reader as their size allows: what names something else names
/// the last of many, the same one again and again, or nothing that is there. `count` is how many.
namespace wb::test {

/// A mesh asset whose header lists blocks that make no sense.
Bytes assetOfBadEntries(std::size_t count);

/// A project of as many linksets as regions, each in the last region and on its last parcel.
std::string projectOfRegions(std::size_t count);

/// A project of assets that are all the file `path`.
std::string projectOfOneFile(std::size_t count, std::string_view path);

/// Keys of an object, every one of them twice.
std::string jsonOfRepeatedKeys(std::size_t count);

/// As many linksets of one name as lines that name it.
std::string projectOfOneName(std::size_t count);
std::string csvOfOneName(std::size_t count);

/// One linkset of boxes that have ids, and a reply of the grid about each of them.
std::string projectOfIds(std::size_t count);
Bytes replyOfIds(std::size_t count);

/// The viewer's file of a model with one mesh again and again.
Bytes slmOfOneMesh(std::size_t count);

/// Firestorm's export of one linkset that names one prim again and again, whose contents are as
/// many.
Bytes oxpOfOnePrim(std::size_t count);

/// An object of OpenSim with as many parts, their links numbered downwards.
std::string objectOfParts(std::size_t count);
/// One part among whose elements the wanted ones come last.
std::string objectOfStrangeElements(std::size_t count);

/// An archive of OpenSim with one mesh under many ids, and an object for each.
std::string archiveOfOneMesh(std::size_t count);

/// Octrees of about this many cubes, as text, of Inexor and of Cube 2.
std::string treeOfCubes(std::size_t count);
Bytes nxocOfCubes(std::size_t count);
Bytes ogzOfCubes(std::size_t count);
/// One octree a line.
std::string sceneOfOctrees(std::size_t count);

/// An asset of one triangle, to lie inside others.
Bytes smallAsset();

}  // namespace wb::test
