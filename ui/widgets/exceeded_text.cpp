#include "ui/widgets/exceeded_text.h"

#include "ui/widgets/model_text.h"
#include "ui/widgets/object_names.h"

namespace wb::ui {

QString exceededText(const weighing::Weighing& weighing, const weighing::Exceeded& one) {
  if (!one.linkset) return shown(one.said);
  return nameOf(weighing.scene.linksets[*one.linkset], *one.linkset) + QStringLiteral(": ") +
         shown(one.said);
}

}  // namespace wb::ui
