#pragma once

#include "tests/ui/panels/properties/properties_panel_case.h"

namespace wb::ui::test {

/// A box of 1 m as root, another beside it, and a mesh whose asset is missing.
inline constexpr auto pairProject = R"({"weighbridge": 1, "linksets": [
  {"name": "Pair", "parts": [{"name": "root"}, {"name": "child", "position": [1, 0, 0],
    "shape_type": "convex_hull"}, {"name": "mesh", "kind": "mesh"}]},
  {"name": "Single", "parts": [{"name": "only", "kind": "cylinder"}]},
  {"name": "Wheel", "parts": [{"name": "<b>tyre</b>", "kind": "torus"}]}]})";

/// The properties of some objects: the second part of the first is chosen.
class PairCase : public PropertiesPanelCase {
 protected:
  void start();
  const scene::Part& part(std::size_t index) const {
    return document_->weighing().scene.linksets[0].parts[index];
  }
};

inline void PairCase::start() {
  QLocale::setDefault(QLocale::c());
  open("pair.weighbridge", pairProject);
  selection_->select(weighing::Target{0, 1});
}

}  // namespace wb::ui::test
