#include "model/core/language.h"
#include "model/core/plain_text.h"
#include "model/report/explanation_texts.h"
#include "model/report/inspection_report.h"
#include "model/report/table.h"
#include "model/report/table_formats.h"
#include "model/report/table_texts.h"

#include <algorithm>
#include <numeric>

namespace wb::inspect {
namespace {

/// `1 part`, `2 parts`
Sentence counted(Text text, std::size_t count) { return {text, {{"count", count}}}; }

Text wholenessText(Wholeness wholeness) {
  switch (wholeness) {
    case Wholeness::checked:
      return inspectTexts["inspect.wholeness_checked"];
    case Wholeness::consistent:
      return inspectTexts["inspect.wholeness_consistent"];
    case Wholeness::unknown:
      break;
  }
  return inspectTexts["inspect.wholeness_unknown"];
}

struct LodRow {
  asset::Lod lod;
  std::optional<LodFacts> facts;
};

template <std::size_t LodFacts::*member>
table::Cell lodCell(const LodRow& row) {
  return row.facts ? table::Cell{(*row.facts).*member} : table::Cell{};
}

constexpr std::array lodColumns{
    table::Column<LodRow>{{"lod", table::tableTexts["column.lod"], table::Rank::essential},
                          [](const LodRow& row) { return table::wordCell(name(row.lod)); }},
    table::Column<LodRow>{{"faces", table::tableTexts["column.faces"]}, lodCell<&LodFacts::faces>},
    table::Column<LodRow>{{"vertices", table::tableTexts["column.vertices"]},
                          lodCell<&LodFacts::vertices>},
    table::Column<LodRow>{{"triangles", table::tableTexts["column.triangles"]},
                          lodCell<&LodFacts::triangles>},
    table::Column<LodRow>{{"bytes", table::tableTexts["column.bytes"]}, lodCell<&LodFacts::bytes>},
};

constexpr std::array blockColumns{
    table::Column<asset::Block>{
        {"name", table::tableTexts["column.block"], table::Rank::essential},
        [](const asset::Block& block) -> table::Cell { return block.name; }},
    table::Column<asset::Block>{
        {"offset", table::tableTexts["column.offset"]},
        [](const asset::Block& block) -> table::Cell { return block.offset; }},
    table::Column<asset::Block>{
        {"size", table::tableTexts["column.bytes"]},
        [](const asset::Block& block) -> table::Cell { return block.size; }},
    table::Column<asset::Block>{
        {"decoded_bytes", table::tableTexts["column.decoded_bytes"]},
        [](const asset::Block& block) -> table::Cell { return block.decodedBytes; }},
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
  void table(const table::Table& shown) {
    page_.gap();
    table::writeText(shown, TextPage::width, [this](std::string_view text) { page_.add(text); });
  }

  void header() {
    page_.line(inspection_.file);
    page_.line(inspectTexts["inspect.kind"],
               {{"kind", translatedWord(name(inspection_.kind))}, {"bytes", inspection_.bytes}});
    page_.line(inspectTexts["inspect.sha256"], {{"sha256", inspection_.sha256}});
    page_.line(wholenessText(inspection_.wholeness));
    if (inspection_.octree)
      page_.line(inspectTexts["inspect.octree"], {{"empty", inspection_.octree->empty},
                                                  {"solid", inspection_.octree->solid},
                                                  {"normal", inspection_.octree->normal},
                                                  {"octant", inspection_.octree->octant},
                                                  {"depth", inspection_.octree->depth}});
    if (inspection_.kind != import::FileKind::meshAsset)
      page_.line(inspectTexts["inspect.counts"],
                 {{"linksets", counted(inspectTexts["inspect.linksets"], inspection_.linksets)},
                  {"parts", counted(inspectTexts["inspect.parts"], inspection_.parts)},
                  {"assets", counted(inspectTexts["inspect.assets"], inspection_.assets)}});
  }

  void meshAsset() {
    std::vector<LodRow> lods;
    lods.reserve(asset::allLods.size());
    for (const asset::Lod lod : asset::allLods)
      lods.push_back({lod, inspection_.lods[static_cast<std::size_t>(lod)]});
    table(table::tableOf<LodRow>(lodColumns, std::move(lods)));
    shapes();
    estimates();
    table(table::tableOf<asset::Block>(blockColumns, inspection_.blocks));
  }

  void shapes() {
    page_.section(inspectTexts["inspect.shapes"]);
    physicsMesh();
    baseHull();
    hullList();
    if (inspection_.domain)
      page_.line(inspectTexts["inspect.domain"], {{"min", point(inspection_.domain->min)},
                                                  {"max", point(inspection_.domain->max)}});
  }

  void physicsMesh() {
    const auto& mesh = inspection_.physicsMesh;
    if (!mesh) return page_.line(inspectTexts["inspect.no_physics_mesh"]);
    page_.line(inspectTexts["inspect.physics_mesh"],
               {{"triangles", counted(inspectTexts["inspect.triangles"], mesh->triangles)},
                {"vertices", mesh->vertices},
                {"width", fourDigits(mesh->unitWidth)}});
  }

  void baseHull() {
    const auto& hull = inspection_.baseHull;
    if (!hull) return page_.line(inspectTexts["inspect.no_base_hull"]);
    page_.line(inspectTexts["inspect.base_hull"],
               {{"vertices", hull->vertices}, {"volume", table::readable(hull->volume)}});
  }

  void hullList() {
    const auto& hulls = inspection_.hulls;
    if (hulls.empty()) return page_.line(inspectTexts["inspect.no_hulls"]);
    const auto points =
        std::accumulate(hulls.begin(), hulls.end(), std::size_t{0},
                        [](std::size_t sum, const HullFacts& hull) { return sum + hull.vertices; });
    const auto [smallest, largest] = std::ranges::minmax_element(hulls, {}, &HullFacts::volume);
    page_.line(inspectTexts["inspect.hulls"],
               {{"count", hulls.size()},
                {"hulls", counted(inspectTexts["inspect.hull_count"], hulls.size())},
                {"points", points},
                {"smallest", table::readable(smallest->volume)},
                {"largest", table::readable(largest->volume)}});
  }

  void estimates() {
    page_.section(inspectTexts["inspect.estimates"]);
    for (const PhysicsEstimate& estimate : inspection_.estimates)
      page_.line(inspectTexts["inspect.estimate"],
                 {{"shape_type", translatedWord(name(estimate.shapeType))},
                  {"representation", translatedWord(name(estimate.representation))},
                  {"cost", table::readable(table::costCell(estimate.cost))}});
    if (inspection_.recordedCosts) recorded(*inspection_.recordedCosts);
  }

  void recorded(const asset::RecordedCosts& costs) {
    page_.line(inspectTexts["inspect.recorded"]);
    recordedValue(inspectTexts["inspect.recorded_hull"], costs.hull);
    recordedValue(inspectTexts["inspect.recorded_hull_vertices"], costs.hullDiscountedVertices);
    recordedValue(inspectTexts["inspect.recorded_decomposition"], costs.decomposition);
    recordedValue(inspectTexts["inspect.recorded_hulls"], costs.decompositionHulls);
    recordedValue(inspectTexts["inspect.recorded_decomposition_vertices"],
                  costs.decompositionDiscountedVertices);
    recordedValue(inspectTexts["inspect.recorded_triangles"], costs.meshTriangles);
    if (costs.mesh.empty()) return;
    std::string coefficients;
    for (const double value : costs.mesh) coefficients += " " + table::readable(value);
    page_.line(inspectTexts["inspect.recorded_mesh"], {{"values", coefficients}});
  }

  void recordedValue(Text text, const std::optional<double>& value) {
    if (value) page_.line(text, {{"value", table::readable(*value)}});
  }

  void findings() {
    if (inspection_.findings.empty()) return page_.section(inspectTexts["inspect.no_findings"]);
    page_.section(inspectTexts["inspect.findings"]);
    for (std::size_t i = 0; i < inspection_.findings.size(); ++i) {
      page_.line(findingLine(inspection_.findings[i]));
      const auto remedy = inspection_.remedies.find(i);
      if (remedy != inspection_.remedies.end())
        page_.line(inspectTexts["inspect.remedy"], {{"remedy", remedy->second}});
    }
  }

  static std::string findingLine(const Diagnostic& finding) {
    const std::string place = finding.place.empty() ? "" : renderedPlace(finding.place) + ": ";
    const std::string times =
        finding.count > 1 ? rendered(inspectTexts["inspect.times"], {{"count", finding.count}})
                          : "";
    return "  " + translatedWord(name(finding.severity)) + ": " + place + message(finding) + times;
  }

  static std::string point(const glm::dvec3& at) {
    return table::readable(at.x) + ", " + table::readable(at.y) + ", " + table::readable(at.z);
  }

  const Inspection& inspection_;
  TextPage page_;
};

}  // namespace

std::string toText(const Inspection& inspection) { return InspectionText(inspection).compose(); }

}  // namespace wb::inspect
