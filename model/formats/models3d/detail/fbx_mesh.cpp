#include "model/formats/models3d/detail/fbx_mesh.h"

#include "model/formats/models3d/detail/refused_model.h"
#include "model/formats/models3d/detail/surface_maker.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <span>

namespace wb::import3d {
namespace {

/// A corner's place among all of a mesh.
struct CornerAt {
  std::size_t corner = 0;  ///< In the list of polygons.
  std::size_t vertex = 0;
  std::size_t polygon = 0;
};

/// Values of a mesh that lie in a layer: one for each corner, vertex or polygon, or one for all.
class FbxLayer {
 public:
  FbxLayer() = default;
  /// `values` of `components` numbers; `indices` names the list that says which of them.
  FbxLayer(const FbxRecord* layer, const char* values, const char* indices, std::size_t components)
      : components_(components) {
    if (!layer || !layer->find(values)) return;
    const FbxRecord* mapping = layer->find("MappingInformationType");
    const FbxRecord* reference = layer->find("ReferenceInformationType");
    mapping_ = mapping ? mapping->textAt(0) : std::string_view();
    numbers_ = fbxNumbers(*layer->find(values));
    const bool isDirect = reference && reference->textAt(0) == "Direct";
    if (const FbxRecord* list = layer->find(indices); list && !isDirect) {
      indices_ = fbxIntegers(*list);
      isIndexed_ = true;
    }
  }

  bool isThere() const { return !numbers_.empty(); }

  /// Not a number where it has none.
  aiVector3D at(const CornerAt& place) const {
    std::size_t number = numberOf(place);
    if (isIndexed_) {
      if (number >= indices_.size() || indices_[number] < 0) return notThere();
      number = static_cast<std::size_t>(indices_[number]);
    }
    if (number >= numbers_.size() / components_) return notThere();
    const double* first = &numbers_[number * components_];
    return {static_cast<float>(first[0]), static_cast<float>(first[1]),
            components_ > 2 ? static_cast<float>(first[2]) : 0};
  }

 private:
  std::size_t numberOf(const CornerAt& place) const {
    if (mapping_ == "ByVertice" || mapping_ == "ByVertex") return place.vertex;
    if (mapping_ == "ByPolygon") return place.polygon;
    if (mapping_ == "AllSame") return 0;
    return place.corner;
  }

  std::size_t components_ = 1;
  std::string_view mapping_;
  bool isIndexed_ = false;
  std::vector<double> numbers_;
  std::vector<std::int32_t> indices_;
};

/// The material of each polygon; the only one where the file says no more.
class FbxMaterials {
 public:
  explicit FbxMaterials(const FbxRecord* layer) {
    const FbxRecord* list = layer ? layer->find("Materials") : nullptr;
    if (!list) return;
    const FbxRecord* mapping = layer->find("MappingInformationType");
    isByPolygon_ = mapping && mapping->textAt(0) == "ByPolygon";
    numbers_ = fbxIntegers(*list);
  }

  std::int32_t of(std::size_t polygon) const {
    const std::size_t number = isByPolygon_ ? polygon : 0;
    return number < numbers_.size() ? numbers_[number] : 0;
  }

 private:
  bool isByPolygon_ = false;
  std::vector<std::int32_t> numbers_;
};

class FbxMeshReader {
 public:
  FbxMeshReader(const FbxRecord& geometry, bool mirrors)
      : mirrors_(mirrors),
        normals_(geometry.find("LayerElementNormal"), "Normals", "NormalsIndex", 3),
        texCoords_(geometry.find("LayerElementUV"), "UV", "UVIndex", 2),
        materials_(geometry.find("LayerElementMaterial")) {
    if (const FbxRecord* list = geometry.find("Vertices")) vertices_ = fbxNumbers(*list);
    if (const FbxRecord* list = geometry.find("PolygonVertexIndex")) corners_ = fbxIntegers(*list);
  }

  std::vector<Surface> read(const std::vector<std::string>& names) && {
    std::size_t begin = 0;
    std::size_t polygon = 0;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
      // The last corner of a polygon is -1 - its number.
      if (corners_[i] >= 0 && i + 1 < corners_.size()) continue;
      add(begin, i + 1, polygon++);
      begin = i + 1;
    }
    std::vector<Surface> surfaces;
    for (const std::int32_t material : order_)
      surfaces.push_back(makers_.at(material).take({}, nameOf(names, material)));
    return surfaces;
  }

 private:
  /// Two corners are an edge, one is a point: neither has a surface.
  void add(std::size_t begin, std::size_t end, std::size_t polygon) {
    if (end - begin < 3) return;
    polygon_.clear();
    for (std::size_t i = begin; i < end; ++i) polygon_.push_back(cornerAt(i, polygon));
    if (mirrors_) std::ranges::reverse(polygon_);
    makerOf(materials_.of(polygon)).add(polygon_);
  }

  Corner cornerAt(std::size_t corner, std::size_t polygon) const {
    const std::int32_t stored = corners_[corner];
    const auto vertex = static_cast<std::size_t>(stored < 0 ? -1 - std::int64_t{stored} : stored);
    const CornerAt place{corner, vertex, polygon};
    Corner made{notThere(), notThere(), aiVector3D()};
    if (vertex < vertices_.size() / 3)
      made.position = {static_cast<float>(vertices_[vertex * 3]),
                       static_cast<float>(vertices_[vertex * 3 + 1]),
                       static_cast<float>(vertices_[vertex * 3 + 2])};
    if (normals_.isThere()) made.normal = normals_.at(place);
    if (texCoords_.isThere()) made.texCoord = texCoords_.at(place);
    if (std::isnan(made.texCoord.x)) made.texCoord = aiVector3D();
    if (mirrors_) {
      made.position.x = -made.position.x;
      made.normal.x = -made.normal.x;
    }
    return made;
  }

  SurfaceMaker& makerOf(std::int32_t material) {
    const auto [entry, isNew] =
        makers_.try_emplace(material, normals_.isThere(), texCoords_.isThere());
    if (isNew) order_.push_back(material);
    return entry->second;
  }

  /// Materials without a name are told apart by their numbers.
  std::string nameOf(const std::vector<std::string>& names, std::int32_t material) const {
    const auto number = static_cast<std::size_t>(std::max(material, 0));
    if (number < names.size() && !names[number].empty()) return names[number];
    return makers_.size() > 1 ? "materials " + std::to_string(material) : std::string();
  }

  bool mirrors_;
  std::vector<double> vertices_;
  std::vector<std::int32_t> corners_;
  FbxLayer normals_;
  FbxLayer texCoords_;
  FbxMaterials materials_;
  std::vector<Corner> polygon_;
  std::map<std::int32_t, SurfaceMaker> makers_;
  std::vector<std::int32_t> order_;
};

}  // namespace

std::vector<Surface> fbxSurfaces(const FbxRecord& geometry,
                                 const std::vector<std::string>& materials, bool mirrors) {
  return FbxMeshReader(geometry, mirrors).read(materials);
}

}  // namespace wb::import3d
