#include "model/analysis/names.h"

#include "model/analysis/detail/weighing_texts.h"
#include "model/core/language.h"

namespace wb::weighing {

std::string linksetName(const scene::Linkset& linkset, std::size_t index) {
  if (!linkset.name.empty()) return linkset.name;
  return rendered(weighingTexts["weighing.unnamed_linkset"], {{"number", index + 1}});
}

std::string partName(const scene::Part& part, std::size_t index) {
  if (!part.name.empty()) return part.name;
  return rendered(weighingTexts["weighing.unnamed_part"], {{"number", index + 1}});
}

}  // namespace wb::weighing
