#include "model/report/cells.h"
#include "model/report/inspection.h"
#include "model/report/page.h"
#include "model/report/readable.h"
#include "model/report/say.h"
#include "model/report/text_table.h"
#include "model/report/texts.h"

#include <algorithm>
#include <numeric>

namespace wb::report {
namespace {

struct LodRow {
  asset::Lod lod;
  std::optional<LodFacts> facts;
};

template <std::size_t LodFacts::*member>
Cell lodCell(const LodRow& row) {
  return row.facts ? Cell{(*row.facts).*member} : Cell{};
}

constexpr std::array lodColumns{
    Column<LodRow>{{"lod", reportTexts["column.lod"], Rank::essential},
                   [](const LodRow& row) { return wordCell(name(row.lod)); }},
    Column<LodRow>{{"faces", reportTexts["column.faces"]}, lodCell<&LodFacts::faces>},
    Column<LodRow>{{"vertices", reportTexts["column.vertices"]}, lodCell<&LodFacts::vertices>},
    Column<LodRow>{{"triangles", reportTexts["column.triangles"]}, lodCell<&LodFacts::triangles>},
    Column<LodRow>{{"bytes", reportTexts["column.bytes"]}, lodCell<&LodFacts::bytes>},
};

constexpr std::array blockColumns{
    Column<asset::Block>{{"name", reportTexts["column.block"], Rank::essential},
                         [](const asset::Block& block) -> Cell { return block.name; }},
    Column<asset::Block>{{"offset", reportTexts["column.offset"]},
                         [](const asset::Block& block) -> Cell { return block.offset; }},
    Column<asset::Block>{{"size", reportTexts["column.bytes"]},
                         [](const asset::Block& block) -> Cell { return block.size; }},
    Column<asset::Block>{{"decoded_bytes", reportTexts["column.decoded_bytes"]},
                         [](const asset::Block& block) -> Cell { return block.decodedBytes; }},
};

class InspectionText {
 public:
  explicit InspectionText(const Inspection& inspection) : inspection_(inspection) {}

  std::string compose() {
    header();
    if (inspection_.isOneMesh) meshAsset();
    findings();
    return page_.take();
  }

 private:
  void table(const Table& shown) {
    page_.gap();
    writeText(shown, Page::width, [this](std::string_view text) { page_.add(text); });
  }

  void header() {
    page_.line(inspection_.file);
    page_.line(reportTexts["inspect.kind"],
               {{"kind", plain(name(inspection_.kind))}, {"bytes", inspection_.bytes}});
    page_.line(reportTexts["inspect.sha256"], {{"sha256", inspection_.sha256}});
    if (inspection_.octree)
      page_.line(reportTexts["inspect.octree"], {{"empty", inspection_.octree->empty},
                                                 {"solid", inspection_.octree->solid},
                                                 {"normal", inspection_.octree->normal},
                                                 {"octant", inspection_.octree->octant},
                                                 {"depth", inspection_.octree->depth}});
    if (inspection_.kind != import::FileKind::meshAsset)
      page_.line(reportTexts["inspect.counts"], {{"linksets", inspection_.linksets},
                                                 {"parts", inspection_.parts},
                                                 {"assets", inspection_.assets}});
  }

  void meshAsset() {
    std::vector<LodRow> lods;
    lods.reserve(asset::allLods.size());
    for (const asset::Lod lod : asset::allLods)
      lods.push_back({lod, inspection_.lods[static_cast<std::size_t>(lod)]});
    table(tableOf<LodRow>(lodColumns, std::move(lods)));
    shapes();
    estimates();
    table(tableOf<asset::Block>(blockColumns, inspection_.blocks));
  }

  void shapes() {
    page_.section(reportTexts["inspect.shapes"]);
    physicsMesh();
    baseHull();
    hullList();
    if (inspection_.domain)
      page_.line(reportTexts["inspect.domain"], {{"min", point(inspection_.domain->min)},
                                                 {"max", point(inspection_.domain->max)}});
  }

  void physicsMesh() {
    const auto& mesh = inspection_.physicsMesh;
    if (!mesh) return page_.line(reportTexts["inspect.no_physics_mesh"]);
    page_.line(reportTexts["inspect.physics_mesh"], {{"triangles", mesh->triangles},
                                                     {"vertices", mesh->vertices},
                                                     {"width", readable(mesh->unitWidth)}});
  }

  void baseHull() {
    const auto& hull = inspection_.baseHull;
    if (!hull) return page_.line(reportTexts["inspect.no_base_hull"]);
    page_.line(reportTexts["inspect.base_hull"],
               {{"vertices", hull->vertices}, {"volume", readable(hull->volume)}});
  }

  void hullList() {
    const auto& hulls = inspection_.hulls;
    if (hulls.empty()) return page_.line(reportTexts["inspect.no_hulls"]);
    const auto points =
        std::accumulate(hulls.begin(), hulls.end(), std::size_t{0},
                        [](std::size_t sum, const HullFacts& hull) { return sum + hull.vertices; });
    const auto [smallest, largest] = std::ranges::minmax_element(hulls, {}, &HullFacts::volume);
    page_.line(reportTexts["inspect.hulls"], {{"hulls", hulls.size()},
                                              {"points", points},
                                              {"smallest", readable(smallest->volume)},
                                              {"largest", readable(largest->volume)}});
  }

  void estimates() {
    page_.section(reportTexts["inspect.estimates"]);
    for (const PhysicsEstimate& estimate : inspection_.estimates)
      page_.line(reportTexts["inspect.estimate"],
                 {{"shape_type", plain(name(estimate.shapeType))},
                  {"representation", plain(name(estimate.representation))},
                  {"cost", readable(costCell(estimate.cost))}});
    if (inspection_.recordedCosts) recorded(*inspection_.recordedCosts);
  }

  void recorded(const asset::RecordedCosts& costs) {
    page_.line(reportTexts["inspect.recorded"]);
    recordedValue(reportTexts["inspect.recorded_hull"], costs.hull);
    recordedValue(reportTexts["inspect.recorded_hull_vertices"], costs.hullDiscountedVertices);
    recordedValue(reportTexts["inspect.recorded_decomposition"], costs.decomposition);
    recordedValue(reportTexts["inspect.recorded_hulls"], costs.decompositionHulls);
    recordedValue(reportTexts["inspect.recorded_decomposition_vertices"],
                  costs.decompositionDiscountedVertices);
    recordedValue(reportTexts["inspect.recorded_triangles"], costs.meshTriangles);
    if (costs.mesh.empty()) return;
    std::string coefficients;
    for (const double value : costs.mesh) coefficients += " " + readable(value);
    page_.line(reportTexts["inspect.recorded_mesh"], {{"values", coefficients}});
  }

  void recordedValue(Text text, const std::optional<double>& value) {
    if (value) page_.line(text, {{"value", readable(*value)}});
  }

  void findings() {
    if (inspection_.findings.empty()) return page_.section(reportTexts["inspect.no_findings"]);
    page_.section(reportTexts["inspect.findings"]);
    for (const Diagnostic& finding : inspection_.findings) page_.line(findingLine(finding));
  }

  static std::string findingLine(const Diagnostic& finding) {
    const std::string place = finding.place.empty() ? "" : finding.place + ": ";
    const std::string times =
        finding.count > 1 ? say(reportTexts["inspect.times"], {{"count", finding.count}}) : "";
    return "  " + std::string(name(finding.severity)) + ": " + place + message(finding) + times;
  }

  static std::string point(const glm::dvec3& at) {
    return readable(at.x) + ", " + readable(at.y) + ", " + readable(at.z);
  }

  const Inspection& inspection_;
  Page page_;
};

}  // namespace

std::string toText(const Inspection& inspection) { return InspectionText(inspection).compose(); }

}  // namespace wb::report
