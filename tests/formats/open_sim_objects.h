#pragma once

#include "model/formats/objects/open_sim_object.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::import::test {

inline std::string shape(std::string_view inside = "") {
  return fmt::format("<Shape><ProfileCurve>1</ProfileCurve><PathCurve>16</PathCurve>{}</Shape>",
                     inside);
}

inline std::string part(std::string_view inside, const std::string& shapeXml = shape(),
                        std::string_view scale = "<X>1</X><Y>2</Y><Z>3</Z>") {
  return fmt::format("<SceneObjectPart>{}<Scale>{}</Scale>{}</SceneObjectPart>", inside, scale,
                     shapeXml);
}

/// The second version, as servers write it: it says utf-16 and is UTF-8.
inline std::string group(const std::string& root, std::string_view others = "") {
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"utf-16\"?><SceneObjectGroup>{}<OtherParts>{}</OtherParts>"
      "</SceneObjectGroup>",
      root, others);
}

inline Loaded<std::vector<scene::Linkset>> objects(const std::string& xml,
                                                   const MeshSource& meshes) {
  auto read = readOpenSimObjects(bytesOf(xml), meshes);
  EXPECT_TRUE(read) << (read ? "" : line(read.error()));
  return read ? std::move(*read) : Loaded<std::vector<scene::Linkset>>{};
}

inline Loaded<scene::Linkset> object(const std::string& xml, const MeshSource& meshes) {
  auto read = objects(xml, meshes);
  EXPECT_EQ(read.value.size(), 1U);
  return {read.value.empty() ? scene::Linkset() : read.value[0], std::move(read.findings)};
}

inline Loaded<scene::Linkset> object(const std::string& xml) {
  return object(xml, [](const Uuid& id) { return id.isNull() ? std::string() : id.text(); });
}

inline scene::Part onlyPart(const std::string& partXml) {
  return object(group(partXml)).value.parts.at(0);
}

inline std::vector<std::string> findingsOf(const std::string& xml) {
  std::vector<std::string> result;
  for (const Diagnostic& finding : object(xml).findings) result.push_back(line(finding));
  return result;
}

}  // namespace wb::import::test
