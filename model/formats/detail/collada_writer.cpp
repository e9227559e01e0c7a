#include "model/formats/detail/collada_writer.h"

#include <fmt/compile.h>
#include <fmt/format.h>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>

#include <iterator>
#include <map>

namespace wb::exporting {
namespace {

class ColladaWriter {
 public:
  ColladaWriter(const Seen& seen, const std::vector<std::string>& geometries)
      : seen_(seen), geometries_(geometries) {}

  std::string write() && {
    for (const std::vector<Surface>& shape : seen_.shapes)
      for (std::size_t face = 0; face < shape.size(); ++face)
        materials_.try_emplace(symbolOf(shape[face], face), materials_.size() + 1);
    add("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
        "<COLLADA xmlns=\"http://www.collada.org/2005/11/COLLADASchema\" version=\"1.4.1\">\n"
        "<asset><contributor><authoring_tool>Weighbridge</authoring_tool></contributor>"
        "<unit name=\"meter\" meter=\"1\"/><up_axis>Z_UP</up_axis></asset>\n");
    addMaterials();
    add("<library_geometries>\n");
    for (std::size_t i = 0; i < seen_.shapes.size(); ++i) addGeometry(i);
    add("</library_geometries>\n<library_visual_scenes><visual_scene id=\"scene\">\n");
    for (std::size_t i = 0; i < seen_.parts.size(); ++i) addNode(i);
    add("</visual_scene></library_visual_scenes>\n"
        "<scene><instance_visual_scene url=\"#scene\"/></scene>\n</COLLADA>\n");
    return std::move(text_);
  }

 private:
  void add(std::string_view text) { text_ += text; }

  template <class... Arguments>
  void format(fmt::format_string<Arguments...> form, Arguments&&... arguments) {
    fmt::format_to(std::back_inserter(text_), form, std::forward<Arguments>(arguments)...);
  }

  /// By which the uploader tells the materials of levels apart: no name but a word where it is
  /// free.
  static std::string symbolOf(const Surface& surface, std::size_t face) {
    return surface.material.empty() ? "face_" + std::to_string(face + 1) : surface.material;
  }

  void addMaterials() {
    add("<library_effects>\n");
    for (const auto& [name, number] : materials_)
      format(
          "<effect id=\"e{}\"><profile_COMMON><technique sid=\"common\"><lambert><diffuse>"
          "<color>0.8 0.8 0.8 "
          "1</color></diffuse></lambert></technique></profile_COMMON></effect>\n",
          number);
    add("</library_effects>\n<library_materials>\n");
    for (const auto& [name, number] : materials_)
      format("<material id=\"m{0}\" name=\"{1}\"><instance_effect url=\"#e{0}\"/></material>\n",
             number, forXml(name));
    add("</library_materials>\n");
  }

  void addVectors(const std::vector<glm::dvec3>& vectors) {
    for (const glm::dvec3& v : vectors)
      fmt::format_to(std::back_inserter(text_), FMT_COMPILE("{:.9g} {:.9g} {:.9g} "), v.x, v.y,
                     v.z);
  }

  void addTexCoords(const std::vector<glm::dvec2>& coords) {
    for (const glm::dvec2& uv : coords)
      fmt::format_to(std::back_inserter(text_), FMT_COMPILE("{:.9g} {:.9g} "), uv.x, uv.y);
  }

  /// `names` of a vector's numbers, a letter each.
  template <class AddNumbers>
  void addSource(const std::string& id, std::size_t count, std::string_view names,
                 const AddNumbers& addNumbers) {
    format("<source id=\"{0}\"><float_array id=\"{0}a\" count=\"{1}\">", id, count * names.size());
    addNumbers();
    format("</float_array><technique_common><accessor source=\"#{}a\" count=\"{}\" stride=\"{}\">",
           id, count, names.size());
    for (const char name : names) format("<param name=\"{}\" type=\"float\"/>", name);
    add("</accessor></technique_common></source>\n");
  }

  /// All surfaces share one list of positions, as Collada wants it; the other lists are each its
  /// own.
  void addGeometry(std::size_t number) {
    const std::vector<Surface>& shape = seen_.shapes[number];
    const std::string id = fmt::format("g{}", number + 1);
    format("<geometry id=\"{}\" name=\"{}\"><mesh>\n", id, forXml(geometries_[number]));
    std::size_t count = 0;
    for (const Surface& surface : shape) count += surface.positions.size();
    addSource(id + "p", count, "XYZ", [&] {
      for (const Surface& surface : shape) addVectors(surface.positions);
    });
    for (std::size_t face = 0; face < shape.size(); ++face) {
      const Surface& surface = shape[face];
      if (!surface.normals.empty())
        addSource(fmt::format("{}n{}", id, face), surface.normals.size(), "XYZ",
                  [&] { addVectors(surface.normals); });
      if (!surface.texCoords.empty())
        addSource(fmt::format("{}t{}", id, face), surface.texCoords.size(), "ST",
                  [&] { addTexCoords(surface.texCoords); });
    }
    format("<vertices id=\"{0}v\"><input semantic=\"POSITION\" source=\"#{0}p\"/></vertices>\n",
           id);
    std::size_t first = 0;
    for (std::size_t face = 0; face < shape.size(); ++face) {
      addTriangles(id, shape[face], face, first);
      first += shape[face].positions.size();
    }
    add("</mesh></geometry>\n");
  }

  void addTriangles(const std::string& id, const Surface& surface, std::size_t face,
                    std::size_t first) {
    format(
        "<triangles material=\"{}\" count=\"{}\"><input semantic=\"VERTEX\" source=\"#{}v\" "
        "offset=\"0\"/>",
        forXml(symbolOf(surface, face)), surface.triangles.size(), id);
    const bool hasNormals = !surface.normals.empty();
    const bool hasTexCoords = !surface.texCoords.empty();
    if (hasNormals) format("<input semantic=\"NORMAL\" source=\"#{}n{}\" offset=\"1\"/>", id, face);
    if (hasTexCoords)
      format("<input semantic=\"TEXCOORD\" source=\"#{}t{}\" offset=\"{}\" set=\"0\"/>", id, face,
             hasNormals ? 2 : 1);
    add("<p>");
    for (const mesh::Triangle& triangle : surface.triangles)
      for (const std::uint32_t vertex : triangle) {
        format("{} ", first + vertex);
        if (hasNormals) format("{} ", vertex);
        if (hasTexCoords) format("{} ", vertex);
      }
    add("</p></triangles>\n");
  }

  void addNode(std::size_t number) {
    const SeenPart& part = seen_.parts[number];
    const glm::dmat3 turn = glm::mat3_cast(part.place.rotation);
    format("<node id=\"n{}\" name=\"{}\" type=\"NODE\"><matrix>", number + 1, forXml(part.name));
    for (int row = 0; row < 3; ++row)
      format("{} {} {} {} ", turn[0][row] * part.scale.x, turn[1][row] * part.scale.y,
             turn[2][row] * part.scale.z, part.place.position[row]);
    format("0 0 0 1</matrix><instance_geometry url=\"#g{}\"><bind_material><technique_common>",
           part.shape + 1);
    const std::vector<Surface>& shape = seen_.shapes[part.shape];
    for (std::size_t face = 0; face < shape.size(); ++face) {
      const std::string symbol = symbolOf(shape[face], face);
      format("<instance_material symbol=\"{}\" target=\"#m{}\"/>", forXml(symbol),
             materials_.at(symbol));
    }
    add("</technique_common></bind_material></instance_geometry></node>\n");
  }

  const Seen& seen_;
  const std::vector<std::string>& geometries_;
  std::map<std::string, std::size_t> materials_;  ///< Numbers by name.
  std::string text_;
};

}  // namespace

std::string forXml(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    switch (c) {
      case '&':
        escaped += "&amp;";
        break;
      case '<':
        escaped += "&lt;";
        break;
      case '"':
        escaped += "&quot;";
        break;
      default:
        escaped += c >= 0 && c < ' ' ? ' ' : c;
    }
  }
  return escaped;
}

std::string colladaFrom(const Seen& seen, const std::vector<std::string>& geometries) {
  return ColladaWriter(seen, geometries).write();
}

}  // namespace wb::exporting
