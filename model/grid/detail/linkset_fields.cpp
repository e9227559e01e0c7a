#include "model/grid/detail/grid_fields.h"
#include "model/scene/region_names.h"

namespace wb::grid {
namespace {

struct LinksetRow {
  std::int64_t source;
  std::size_t index;
  const scene::Linkset& linkset;
  std::size_t region;           ///< In the order of the table of regions.
  std::string_view regionName;  ///< However the linkset refers to it.
  IdText id;
};

bool isWeighed(const LinksetRow& row, cost::AccountingModel model) {
  return accountingOf(row.linkset, model) == cost::Accounting::weighed;
}

constexpr std::array linksetFields{
    Field<LinksetRow>{keyColumn("source", "the file, as in sources"),
                      [](const LinksetRow& row) -> Value { return row.source; }},
    Field<LinksetRow>{keyColumn("linkset", "its place in the file, from 0"),
                      [](const LinksetRow& row) { return whole(row.index); }},
    Field<LinksetRow>{wholeColumn("region", "the region, as in regions"),
                      [](const LinksetRow& row) { return whole(row.region); }},
    Field<LinksetRow>{textColumn("region_name",
                                 "name of its region, or what it gives as one that does not exist"),
                      [](const LinksetRow& row) -> Value { return row.regionName; }},
    Field<LinksetRow>{
        textColumn("parcel", "name of its parcel; may be empty"),
        [](const LinksetRow& row) -> Value { return std::string_view(row.linkset.parcel); }},
    Field<LinksetRow>{
        textColumn("name", "may be empty, and need not be unique"),
        [](const LinksetRow& row) -> Value { return std::string_view(row.linkset.name); }},
    Field<LinksetRow>{orNull(textColumn("id", "UUID")),
                      [](const LinksetRow& row) { return row.id.value(); }},
    Field<LinksetRow>{wholeColumn("parts", "parts in it"),
                      [](const LinksetRow& row) { return whole(row.linkset.parts.size()); }},
    Field<LinksetRow>{wholeColumn("scripts", "scripts in all its parts"),
                      [](const LinksetRow& row) { return whole(scriptCount(row.linkset)); }},
    Field<LinksetRow>{wholeColumn("physical", "whether it is physical"),
                      [](const LinksetRow& row) { return truth(row.linkset.physical); }},
    Field<LinksetRow>{wholeColumn("moving", "whether it moves"),
                      [](const LinksetRow& row) { return truth(row.linkset.moving); }},
    Field<LinksetRow>{
        onceCalled("weighed_second_life",
                   wholeColumn("new_accounting_second_life",
                               "whether the new accounting applies (second-life, wiki-2011), or it "
                               "counts as its parts")),
        [](const LinksetRow& row) {
          return truth(isWeighed(row, cost::AccountingModel::secondLife));
        }},
    Field<LinksetRow>{onceCalled("weighed_opensim",
                                 wholeColumn("new_accounting_opensim", "the same for opensim")),
                      [](const LinksetRow& row) {
                        return truth(isWeighed(row, cost::AccountingModel::openSim));
                      }},
    Field<LinksetRow>{
        numberColumn("mean_face_area_m2", "m2",
                     "(xy + yz + zx) / 3 of the box around its parts, along the root's axes"),
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
    // What is in no region is in the last one, which has no name.
    const std::size_t index =
        region ? static_cast<std::size_t>(region - scene.regions.data()) : scene.regions.size();
    const LinksetRow row{
        number, i, linkset, index, region ? region->name : linkset.region, IdText(linkset.id)};
    if (auto written = writeRow(linksetFields, row, sink); !written) return written;
  }
  return {};
}

}  // namespace wb::grid
