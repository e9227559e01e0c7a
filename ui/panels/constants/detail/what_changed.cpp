#include "ui/panels/constants/detail/what_changed.h"

#include "model/analysis/comparison.h"
#include "model/report/table.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_names.h"

#include <QCoreApplication>
#include <QStringList>

namespace wb::ui {
namespace {

struct WhatChanged {
  Q_DECLARE_TR_FUNCTIONS(WhatChanged)
};

constexpr std::size_t mostShown = 3;

}  // namespace

QString whatChanged(const weighing::Weighing& now, const std::vector<cost::LinksetCost>& before) {
  QStringList lines{
      WhatChanged::tr("Land impact: %1")
          .arg(shownBeforeAndNow(table::landImpactOf(before), table::landImpactOf(now.costs)))};
  for (const std::size_t i : tuning::largestChanges(before, now.costs, mostShown))
    lines << WhatChanged::tr("%1: %2", "an object and its land impact before and now")
                 .arg(nameOf(now.scene.linksets[i], i),
                      shownBeforeAndNow(before[i].landImpact, now.costs[i].landImpact));
  return lines.join(u'\n');
}

}  // namespace wb::ui
