#include "model/import/model_matches.h"

#include <algorithm>
#include <map>
#include <string>

namespace wb::import {
namespace {

using worker::FlatScene;
using worker::NodeView;

/// Nodes by their names; those of one name are given out in their order, the last again and again.
class NamedNodes {
 public:
  explicit NamedNodes(const FlatScene& scene) {
    for (std::size_t i = 0; i < scene.nodes().size(); ++i)
      nodes_[scene.nodes()[i].name].all.push_back(i);
  }

  std::size_t next(std::string_view name) {
    const auto found = nodes_.find(name);
    if (found == nodes_.end()) return noNode;
    auto& [all, given] = found->second;
    return all[std::min(given++, all.size() - 1)];
  }

 private:
  struct OfOneName {
    std::vector<std::size_t> all;
    std::size_t given = 0;
  };
  std::map<std::string_view, OfOneName> nodes_;
};

}  // namespace

std::vector<std::size_t> matchedNodes(const FlatScene& model, const FlatScene& companion,
                                      std::string_view suffix) {
  NamedNodes named(companion);
  std::vector<bool> isTaken(companion.nodes().size());
  std::vector<std::size_t> matches;
  for (const NodeView& node : model.nodes()) {
    std::size_t found = named.next(node.name + std::string(suffix));
    if (found == noNode) found = named.next(node.name);
    if (found != noNode) isTaken[found] = true;
    matches.push_back(found);
  }
  std::size_t rest = 0;
  for (std::size_t& match : matches) {
    if (match != noNode) continue;
    while (rest < isTaken.size() && isTaken[rest]) ++rest;
    if (rest < isTaken.size()) match = rest++;
  }
  return matches;
}

}  // namespace wb::import
