#include "model/grid/detail/grid_fields.h"

#include "model/cost/part_rules.h"
#include "model/cost/physics_rules.h"
#include "model/cost/streaming_rules.h"
#include "model/scene/scene.h"

namespace wb::grid {
namespace {

struct SourceRow {
  std::int64_t number;
  const Source& source;
  const Written& written;
};

struct RegionRow {
  std::int64_t source;
  std::size_t index;
  const cost::RegionCost& region;
  IdText id;
};

/// Of any sign: 64 bits.
constexpr Column digestColumn() {
  return {"digest", Type::integer, Presence::always, "",
          "digest of this row and all other rows of the file, to detect changes"};
}

/// NULL for an empty text.
Value unlessEmpty(const std::string& value) {
  return value.empty() ? Value{} : Value{std::string_view(value)};
}

constexpr std::array sourceFields{
    Field<SourceRow>{keyColumn("source", "number of the file"),
                     [](const SourceRow& row) -> Value { return row.number; }},
    Field<SourceRow>{
        textColumn("file", "the file, as named on the command line"),
        [](const SourceRow& row) -> Value { return std::string_view(row.source.file); }},
    Field<SourceRow>{orNull(textColumn("sha256", "SHA-256 of the file, as 64 hexadecimal digits")),
                     [](const SourceRow& row) { return unlessEmpty(row.source.sha256); }},
    Field<SourceRow>{
        orNull(countColumn("bytes", "size of the file", "bytes")),
        [](const SourceRow& row) { return row.source.bytes ? whole(*row.source.bytes) : Value{}; }},
    Field<SourceRow>{
        orNull(textColumn("problem", "why the file could not be read; NULL if it was read")),
        [](const SourceRow& row) { return unlessEmpty(row.source.problem); }},
    Field<SourceRow>{
        orNull(textColumn("companions",
                          "other files that the file uses, one per line: SHA-256 (or -), two "
                          "spaces, path")),
        [](const SourceRow& row) { return unlessEmpty(row.source.companions); }},
    Field<SourceRow>{countColumn("regions", "number of the file's rows in regions"),
                     [](const SourceRow& row) -> Value { return row.written.regions; }},
    Field<SourceRow>{countColumn("linksets", "number of the file's rows in linksets"),
                     [](const SourceRow& row) -> Value { return row.written.linksets; }},
    Field<SourceRow>{countColumn("parts", "number of the file's rows in parts"),
                     [](const SourceRow& row) -> Value { return row.written.parts; }},
    Field<SourceRow>{digestColumn(),
                     [](const SourceRow& row) -> Value { return row.written.digest; }},
};

constexpr std::array regionFields{
    Field<RegionRow>{keyColumn("source", "number of the file, as in sources"),
                     [](const RegionRow& row) -> Value { return row.source; }},
    Field<RegionRow>{keyColumn("region", "position of the region in the file, from 0"),
                     [](const RegionRow& row) { return whole(row.index); }},
    Field<RegionRow>{
        textColumn("name", "name of the region; can be empty"),
        [](const RegionRow& row) -> Value { return std::string_view(row.region.name); }},
    Field<RegionRow>{orNull(textColumn("id", "UUID; distinguishes regions with the same name")),
                     [](const RegionRow& row) { return row.id.value(); }},
    Field<RegionRow>{amountColumn("capacity", "LI", "land impact that the region can hold"),
                     [](const RegionRow& row) -> Value { return row.region.capacity; }},
};

}  // namespace

std::vector<Column> metaColumns() {
  const Column key{
      "key", Type::text, Presence::key, "",
      "schema, program, sources (number of files, and their digest), source.N (file number N), "
      "baked.KEY (a constant)"};
  return {key, textColumn("value", "value of the key")};
}

std::vector<Column> sourceColumns() { return columnsOf(sourceFields); }
std::vector<Column> regionColumns() { return columnsOf(regionFields); }

Result<void> writeSource(const Source& source, const Written& written, std::int64_t number,
                         const RowSink& sink) {
  return writeRow(sourceFields, SourceRow{number, source, written}, sink);
}

/// Exactly the regions that costs are summed up by, whatever the costs are. None of a file that
/// could not be read.
Result<void> writeRegions(const SourceStatistics& source, std::int64_t number,
                          const RowSink& sink) {
  if (!source.source.problem.empty()) return {};
  const std::vector<cost::LinksetCost> none(source.scene.linksets.size());
  const auto regions = sumByRegion(source.scene, none);
  for (std::size_t i = 0; i < regions.size(); ++i) {
    const bool isListed = i < source.scene.regions.size();
    const IdText id(isListed ? source.scene.regions[i].id : Uuid{});
    if (auto written = writeRow(regionFields, RegionRow{number, i, regions[i], id}, sink); !written)
      return written;
  }
  return {};
}

namespace {

struct LinksetRow {
  std::int64_t source;
  std::size_t index;
  const scene::Linkset& linkset;
  std::size_t region;           ///< In the order of the table of regions.
  std::string_view regionName;  ///< However the linkset refers to it.
  IdText regionId;
  std::string_view parcelName;  ///< The same.
  IdText parcelId;
  IdText id;
};

bool isWeighed(const LinksetRow& row, cost::AccountingModel model) {
  return accountingOf(row.linkset, model) == cost::Accounting::weighed;
}

constexpr std::array linksetFields{
    Field<LinksetRow>{keyColumn("source", "number of the file, as in sources"),
                      [](const LinksetRow& row) -> Value { return row.source; }},
    Field<LinksetRow>{keyColumn("linkset", "position of the linkset in the file, from 0"),
                      [](const LinksetRow& row) { return whole(row.index); }},
    Field<LinksetRow>{countColumn("region", "number of the region, as in regions"),
                      [](const LinksetRow& row) { return whole(row.region); }},
    Field<LinksetRow>{
        textColumn("region_name",
                   "name of the region, or the unknown region that the linkset names"),
        [](const LinksetRow& row) -> Value { return row.regionName; }},
    Field<LinksetRow>{orNull(textColumn("region_id", "UUID of the region")),
                      [](const LinksetRow& row) { return row.regionId.value(); }},
    Field<LinksetRow>{
        textColumn("parcel", "name of the parcel, or the unknown parcel that the linkset names"),
        [](const LinksetRow& row) -> Value { return row.parcelName; }},
    Field<LinksetRow>{orNull(textColumn("parcel_id", "UUID of the parcel")),
                      [](const LinksetRow& row) { return row.parcelId.value(); }},
    Field<LinksetRow>{
        textColumn("name", "name of the linkset; can be empty, and need not be unique"),
        [](const LinksetRow& row) -> Value { return std::string_view(row.linkset.name); }},
    Field<LinksetRow>{orNull(textColumn("id", "UUID of the linkset")),
                      [](const LinksetRow& row) { return row.id.value(); }},
    Field<LinksetRow>{countColumn("parts", "number of parts"),
                      [](const LinksetRow& row) { return whole(row.linkset.parts.size()); }},
    Field<LinksetRow>{countColumn("scripts", "number of scripts in all parts"),
                      [](const LinksetRow& row) { return whole(scriptCount(row.linkset)); }},
    Field<LinksetRow>{truthColumn("physical", "whether the linkset is physical"),
                      [](const LinksetRow& row) { return truth(row.linkset.physical); }},
    Field<LinksetRow>{truthColumn("moving", "whether the linkset moves"),
                      [](const LinksetRow& row) { return truth(row.linkset.moving); }},
    Field<LinksetRow>{
        truthColumn("new_accounting_second_life",
                    "whether the new accounting applies under second-life and wiki-2011, rather "
                    "than the legacy one"),
        [](const LinksetRow& row) {
          return truth(isWeighed(row, cost::AccountingModel::secondLife));
        }},
    Field<LinksetRow>{truthColumn("new_accounting_opensim", "the same under opensim"),
                      [](const LinksetRow& row) {
                        return truth(isWeighed(row, cost::AccountingModel::openSim));
                      }},
    Field<LinksetRow>{
        amountColumn("mean_face_area_m2", "m2",
                     "mean face area of the linkset's bounding box along the root's axes: "
                     "(xy + yz + zx) / 3"),
        [](const LinksetRow& row) -> Value { return cost::meanFaceArea(row.linkset); }},
};

}  // namespace

std::vector<Column> linksetColumns() { return columnsOf(linksetFields); }

Result<void> writeLinksets(const SourceStatistics& source, std::int64_t number,
                           const RowSink& sink) {
  const scene::Scene& scene = source.scene;
  const scene::RegionNames regions(scene);
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const scene::Linkset& linkset = scene.linksets[i];
    const scene::Region* region = regions.of(linkset);
    const scene::Parcel* parcel = regions.parcelOf(linkset);
    // What is in no region is in the last one, which has no name.
    const std::size_t index =
        region ? static_cast<std::size_t>(region - scene.regions.data()) : scene.regions.size();
    const LinksetRow row{number,
                         i,
                         linkset,
                         index,
                         region ? region->name : linkset.region,
                         IdText(region ? region->id : Uuid{}),
                         parcel ? parcel->name : linkset.parcel,
                         IdText(parcel ? parcel->id : Uuid{}),
                         IdText(linkset.id)};
    if (auto written = writeRow(linksetFields, row, sink); !written) return written;
  }
  return {};
}

namespace {

/// A part with what its rows say that takes work to find.
struct PartRow {
  std::int64_t source;
  std::size_t linkset;
  std::size_t index;
  const scene::Part& part;
  const cost::PartStatistics& statistics;
  cost::Decision atRest;
  cost::Decision moving;
  std::array<double, 4> bytes;
  IdText id;
  std::optional<scene::UploadState> upload;

  PartRow(std::int64_t sourceNumber, std::size_t linksetIndex, std::size_t partIndex,
          const scene::Part& onePart, const cost::PartStatistics& itsStatistics,
          std::optional<scene::UploadState> itsUpload, const cost::Profile& profile)
      : source(sourceNumber),
        linkset(linksetIndex),
        index(partIndex),
        part(onePart),
        statistics(itsStatistics),
        atRest(decide(part, statistics, profile, index == 0, false)),
        moving(whenDynamic(atRest)),
        bytes(cost::inheritedBytes(statistics.lodBytes)),
        id(part.id),
        upload(itsUpload) {}
};

Value word(std::string_view characters) { return characters; }

template <int Axis>
Value side(const PartRow& row) {
  return row.part.scale[Axis];
}

template <std::size_t Lod>
Value lodBytesOf(const PartRow& row) {
  return static_cast<std::int64_t>(row.bytes[Lod]);
}

template <std::size_t Lod>
Value trianglesOf(const PartRow& row) {
  return whole(row.statistics.lodTriangles[Lod]);
}

Value confidence(const PartRow& row, const cost::Decision& decision, bool dynamic) {
  return name(leastSure(*info(termOf(row.part, decision)).mark,
                        geometryConfidence(row.part, row.statistics, decision, dynamic)));
}

/// All words of an enumeration, whose last value is told.
template <auto Last, auto Word>
std::span<const std::string_view> wordsUpTo() {
  static const auto words = [] {
    std::array<std::string_view, static_cast<std::size_t>(Last) + 1> all;
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = Word(static_cast<decltype(Last)>(i));
    return all;
  }();
  return words;
}

constexpr auto nameOfWord = [](auto value) { return name(value); };
constexpr auto kindWords = wordsUpTo<scene::PartKind::flexible, nameOfWord>;
constexpr auto shapeWords = wordsUpTo<scene::ShapeType::convexHull, nameOfWord>;
constexpr auto representationWords = wordsUpTo<cost::Representation::triangleMesh, nameOfWord>;
constexpr auto confidenceWords = wordsUpTo<cost::Confidence::illustration, nameOfWord>;
constexpr auto uploadWords = wordsUpTo<scene::UploadState::unknown, nameOfWord>;
constexpr auto reasonWords =
    wordsUpTo<cost::Reason::notConvex, [](cost::Reason reason) { return code(reason); }>;

std::span<const std::string_view> openSimWords() {
  static constexpr std::array words{
      cost::code(cost::TermId::opensim_none), cost::code(cost::TermId::opensim_native),
      cost::code(cost::TermId::opensim_mesh), cost::code(cost::TermId::opensim_shapeless)};
  return words;
}

constexpr std::array partFields{
    Field<PartRow>{keyColumn("source", "number of the file, as in sources"),
                   [](const PartRow& row) -> Value { return row.source; }},
    Field<PartRow>{keyColumn("linkset", "number of the linkset, as in linksets"),
                   [](const PartRow& row) { return whole(row.linkset); }},
    Field<PartRow>{keyColumn("part", "position of the part in the linkset; 0 is the root"),
                   [](const PartRow& row) { return whole(row.index); }},
    Field<PartRow>{textColumn("name", "name of the part; can be empty, and need not be unique"),
                   [](const PartRow& row) { return word(row.part.name); }},
    Field<PartRow>{orNull(textColumn("id", "UUID of the part")),
                   [](const PartRow& row) { return row.id.value(); }},
    Field<PartRow>{
        wordColumn("kind",
                   "mesh, box, cylinder, prism, sphere, torus, tube, ring, sculpt or flexible",
                   kindWords),
        [](const PartRow& row) { return word(name(row.part.kind)); }},
    Field<PartRow>{wordColumn("shape_type", "prim, none or convex_hull", shapeWords),
                   [](const PartRow& row) { return word(name(row.part.shapeType)); }},
    Field<PartRow>{truthColumn("root", "whether the part is the root"),
                   [](const PartRow& row) { return truth(row.index == 0); }},
    Field<PartRow>{truthColumn("animated", "whether the part is animated mesh"),
                   [](const PartRow& row) { return truth(row.part.animated); }},
    Field<PartRow>{truthColumn("materials", "whether the part has normal or specular maps"),
                   [](const PartRow& row) { return truth(row.part.materials); }},
    Field<PartRow>{countColumn("scripts", "number of scripts in the part"),
                   [](const PartRow& row) { return whole(row.part.scripts); }},
    Field<PartRow>{numberColumn("size_x_m", "m", "size along x"), side<0>},
    Field<PartRow>{numberColumn("size_y_m", "m", "size along y"), side<1>},
    Field<PartRow>{numberColumn("size_z_m", "m", "size along z"), side<2>},
    Field<PartRow>{
        truthColumn("mesh_missing",
                    "whether the part is a mesh that could not be read, so its costs are unknown"),
        [](const PartRow& row) { return truth(row.statistics.meshMissing); }},
    Field<PartRow>{
        wordColumn("representation_at_rest",
                   "physics representation while the linkset is neither physical nor moving: none, "
                   "primitive, base_hull, hull, decomposition or triangle_mesh",
                   representationWords),
        [](const PartRow& row) { return word(name(row.atRest.representation)); }},
    Field<PartRow>{wordColumn("reason_at_rest", "reason for this representation", reasonWords),
                   [](const PartRow& row) { return word(code(row.atRest.reason)); }},
    Field<PartRow>{
        wordColumn("representation_moving", "the same while the linkset is physical or moving",
                   representationWords),
        [](const PartRow& row) { return word(name(row.moving.representation)); }},
    Field<PartRow>{wordColumn("reason_moving", "reason for this representation", reasonWords),
                   [](const PartRow& row) { return word(code(row.moving.reason)); }},
    Field<PartRow>{truthColumn("known_at_rest",
                               "whether everything that the physics cost at rest depends on is "
                               "known"),
                   [](const PartRow& row) { return truth(isKnown(row.statistics, row.atRest)); }},
    Field<PartRow>{truthColumn("known_moving", "the same for the physics cost when moving"),
                   [](const PartRow& row) { return truth(isKnown(row.statistics, row.moving)); }},
    Field<PartRow>{truthColumn("streaming_known", "the same for the streaming cost"),
                   [](const PartRow& row) { return truth(isStreamingKnown(row.statistics)); }},
    Field<PartRow>{
        truthColumn("opensim_known", "the same for OpenSim's physics cost"),
        [](const PartRow& row) { return truth(cost::isOpenSimKnown(row.part, row.statistics)); }},
    Field<PartRow>{
        wordColumn("opensim_term",
                   "physics shape in OpenSim: opensim_none, opensim_native, opensim_mesh "
                   "or opensim_shapeless",
                   openSimWords),
        [](const PartRow& row) { return word(cost::code(cost::openSimTermOf(row.part))); }},
    Field<PartRow>{orNull(countColumn(
                       "triangles",
                       "triangles of the physics mesh or of the tessellated prim; NULL if there is "
                       "neither")),
                   [](const PartRow& row) {
                     const auto& mesh = row.statistics.triangleMesh;
                     return mesh ? whole(mesh->triangles) : Value{};
                   }},
    Field<PartRow>{orNull(amountColumn("inverse_width_sum", "1/m",
                                       "sum of 1/w over the triangles that have a width w")),
                   [](const PartRow& row) {
                     const auto& mesh = row.statistics.triangleMesh;
                     return mesh ? Value{mesh->inverseSum} : Value{};
                   }},
    Field<PartRow>{orNull(amountColumn(
                       "mean_width_m", "m",
                       "harmonic mean of all widths, before limits; 0 if a triangle has no width")),
                   [](const PartRow& row) {
                     const auto& mesh = row.statistics.triangleMesh;
                     return mesh ? Value{mesh::harmonicMean(*mesh)} : Value{};
                   }},
    Field<PartRow>{
        orNull(countColumn("hull_vertices",
                           "vertices of the one hull; NULL if there are no points for a hull")),
        [](const PartRow& row) {
          const auto& vertices = row.statistics.hullVertices;
          return vertices ? whole(*vertices) : Value{};
        }},
    Field<PartRow>{
        countColumn("hulls", "number of hulls in the list of hulls; 0 if there is no list"),
        [](const PartRow& row) { return whole(row.statistics.decomposition.hulls); }},
    Field<PartRow>{countColumn("decomposition_vertices", "total vertices of these hulls"),
                   [](const PartRow& row) { return whole(row.statistics.decomposition.vertices); }},
    Field<PartRow>{countColumn("lod_bytes_high", "stored size of the mesh's high level", "bytes"),
                   lodBytesOf<0>},
    Field<PartRow>{countColumn("lod_bytes_medium",
                               "the same for the medium level; a missing level counts as the next "
                               "higher one",
                               "bytes"),
                   lodBytesOf<1>},
    Field<PartRow>{countColumn("lod_bytes_low", "the same for the low level", "bytes"),
                   lodBytesOf<2>},
    Field<PartRow>{countColumn("lod_bytes_lowest", "the same for the lowest level", "bytes"),
                   lodBytesOf<3>},
    Field<PartRow>{countColumn("lod_triangles_high",
                               "triangles of the prim's high level, as counted for streaming"),
                   trianglesOf<0>},
    Field<PartRow>{countColumn("lod_triangles_medium", "the same for the medium level"),
                   trianglesOf<1>},
    Field<PartRow>{countColumn("lod_triangles_low", "the same for the low level"), trianglesOf<2>},
    Field<PartRow>{countColumn("lod_triangles_lowest", "the same for the lowest level"),
                   trianglesOf<3>},
    Field<PartRow>{truthColumn("bytes_estimated",
                               "whether the sizes of levels are estimates, because no grid stored "
                               "the mesh"),
                   [](const PartRow& row) { return truth(row.statistics.bytesEstimated); }},
    Field<PartRow>{wordColumn("confidence_at_rest",
                              "confidence of the physics cost at rest under Second Life's "
                              "accounting: documented, viewer, likely, estimate or "
                              "illustration",
                              confidenceWords),
                   [](const PartRow& row) { return confidence(row, row.atRest, false); }},
    Field<PartRow>{wordColumn("confidence_moving", "the same when moving", confidenceWords),
                   [](const PartRow& row) { return confidence(row, row.moving, true); }},
    Field<PartRow>{
        orNull(wordColumn("upload",
                          "whether the part would upload: ok, refused or unknown; NULL for "
                          "parts that are not uploaded",
                          uploadWords)),
        [](const PartRow& row) { return row.upload ? word(name(*row.upload)) : Value{}; }},
    Field<PartRow>{amountColumn("radius_m", "m", "half the part's diagonal"),
                   [](const PartRow& row) -> Value { return cost::radiusOf(row.part.scale); }},
    Field<PartRow>{
        amountColumn("size_squared_m2", "m2", "squared length of the part's size"),
        [](const PartRow& row) -> Value { return glm::dot(row.part.scale, row.part.scale); }},
    Field<PartRow>{countColumn("opensim_indices", "number of indices that OpenSim counts"),
                   [](const PartRow& row) { return whole(row.statistics.openSimIndices); }},
};

}  // namespace

std::vector<Column> partColumns() { return columnsOf(partFields); }

Result<void> writeParts(const SourceStatistics& source, std::int64_t sourceNumber,
                        const cost::Profile& profile, const RowSink& sink) {
  const std::vector<scene::Linkset>& linksets = source.scene.linksets;
  std::size_t number = 0;
  for (std::size_t linkset = 0; linkset < linksets.size(); ++linkset)
    for (std::size_t part = 0; part < linksets[linkset].parts.size(); ++part) {
      const auto upload = number < source.uploads.size() ? source.uploads[number] : std::nullopt;
      ++number;
      const PartRow row(sourceNumber, linkset, part, linksets[linkset].parts[part],
                        source.statistics.linksets[linkset][part], upload, profile);
      if (auto written = writeRow(partFields, row, sink); !written) return written;
    }
  return {};
}

}  // namespace wb::grid
