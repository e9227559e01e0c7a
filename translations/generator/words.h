#pragma once

#include <array>
#include <string_view>

namespace wb::translations {

/// Words that fill a sentence of the model and stand in none of its tables: what a reader expected,
/// or was inside of when the data ended.
inline constexpr std::array<std::string_view, 52> fillingWords{
    "a value",
    "a key",
    "an array",
    "a map",
    "an integer",
    "a real",
    "a date",
    "a UUID",
    "a string",
    "a URI",
    "a binary",
    "a length",
    "a text in quotes",
    "true or false",
    "an array of faces",
    "a text",
    "an object",
    "binary data",
    "a finite number",
    "finite numbers",
    "a number",
    "a whole number",
    "an id",
    "a face",
    "numbers X, Y and Z",
    "numbers X, Y, Z and W that are not all 0",
    "an address that is not aligned",
    "fewer bytes than a header",
    "another header",
    "text outside the buffer",
    "an unknown state",
    "an unknown reason",
    "an unknown axis",
    "a unit of no length",
    "a table outside the buffer",
    "no mesh",
    "a mesh outside the buffer",
    "a mesh without triangles",
    "meshes that share their arrays",
    "a number that is not finite",
    "a vertex that is not there",
    "a node outside the buffer",
    "nodes that share their meshes",
    "a mesh that is not there",
    "nothing",
    "nodes",
    "meshes",
    "geometry",
    "nested nodes",
    "entities",
    "variables",
    "texture slots"};

}  // namespace wb::translations
