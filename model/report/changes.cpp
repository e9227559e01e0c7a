#include "model/report/changes.h"

#include "model/report/detail/changed_rows.h"

namespace wb::table {

std::string_view changeWord(bool wasThere, bool isThere, bool isEqual) {
  if (!wasThere) return "added";
  if (!isThere) return "removed";
  return isEqual ? changesTexts["changes.equal"].english : "changed";
}

tuning::Comparison comparisonOf(const Versions& versions) {
  const auto& [before, after] = versions;
  return tuning::compare({before->scene, before->profile, before->costs},
                         {after->scene, after->profile, after->costs});
}

Table changesTable(RowKind rowKind, std::span<const Versions> versions) {
  Table table = rowKind == RowKind::part      ? partChanges(versions)
                : rowKind == RowKind::linkset ? linksetChanges(versions)
                                              : placeChanges(versions);
  table.whenEmpty = changesTexts["changes.none"];
  return table;
}

}  // namespace wb::table
