#include "model/analysis/detail/acts_between.h"

#include "model/analysis/change_texts.h"
#include "model/core/number.h"
#include "model/cost/linkset_rules.h"
#include "model/cost/profile.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

// Finds what differs between two versions of a linkset, as acts that somebody did: one pass over
// its parts for each kind of act. Parts that were treated alike, from the same to the same, are one
// act; so are parts scaled by one factor, to a millionth. What a mesh is for physics and what is
// seen of it from afar are told apart where it looks the same from near.

namespace wb::tuning {

PartIds::PartIds(const scene::Scene& scene) {
  for (const scene::Linkset& linkset : scene.linksets)
    for (const scene::Part& part : linkset.parts)
      if (!part.id.isNull()) ids_.push_back(part.id);
  std::ranges::sort(ids_);
}

bool PartIds::contains(const Uuid& id) const { return std::ranges::binary_search(ids_, id); }

namespace {

/// More names than this would bury what was done.
constexpr std::size_t mostPartsNamed = 3;
/// More groups of sizes than this are told as one.
constexpr std::size_t mostSizeGroups = 3;
/// More kinds of parts that came or went than this are told as one.
constexpr std::size_t mostComingGroups = 3;
/// More constants than this are told as another profile.
constexpr std::size_t mostConstants = 3;

/// What an act of a kind is told with.
struct ActTexts {
  ActKind kind;
  Text done;
  Text inverse;
};

constexpr std::array actTexts{
    ActTexts{ActKind::materialsOn, changeTexts["act.materials_on"],
             changeTexts["undo.materials_on"]},
    ActTexts{ActKind::materialsOff, changeTexts["act.materials_off"],
             changeTexts["undo.materials_off"]},
    ActTexts{ActKind::shapeType, changeTexts["act.shape_type"], changeTexts["undo.shape_type"]},
    ActTexts{ActKind::animatedOn, changeTexts["act.animated_on"], changeTexts["undo.animated_on"]},
    ActTexts{ActKind::animatedOff, changeTexts["act.animated_off"],
             changeTexts["undo.animated_off"]},
    ActTexts{ActKind::moreScripts, changeTexts["act.more_scripts"],
             changeTexts["undo.more_scripts"]},
    ActTexts{ActKind::fewerScripts, changeTexts["act.fewer_scripts"],
             changeTexts["undo.fewer_scripts"]},
    ActTexts{ActKind::resized, changeTexts["act.resized_many"], changeTexts["undo.resized_many"]},
    ActTexts{ActKind::reshaped, changeTexts["act.reshaped"], changeTexts["undo.reshaped"]},
    ActTexts{ActKind::mesh, changeTexts["act.mesh"], changeTexts["undo.mesh"]},
    ActTexts{ActKind::physicsShape, changeTexts["act.physics_shape"],
             changeTexts["undo.physics_shape"]},
    ActTexts{ActKind::levels, changeTexts["act.levels"], changeTexts["undo.levels"]},
    ActTexts{ActKind::moved, changeTexts["act.moved"], changeTexts["undo.moved"]},
    ActTexts{ActKind::linked, changeTexts["act.linked"], changeTexts["undo.linked"]},
    ActTexts{ActKind::added, changeTexts["act.added"], changeTexts["undo.added"]},
    ActTexts{ActKind::unlinked, changeTexts["act.unlinked"], changeTexts["undo.unlinked"]},
    ActTexts{ActKind::removed, changeTexts["act.removed"], changeTexts["undo.removed"]},
    ActTexts{ActKind::root, changeTexts["act.root"], changeTexts["undo.root"]},
    ActTexts{ActKind::physicalOn, changeTexts["act.physical_on"], changeTexts["undo.physical_on"]},
    ActTexts{ActKind::physicalOff, changeTexts["act.physical_off"],
             changeTexts["undo.physical_off"]},
    ActTexts{ActKind::movingOn, changeTexts["act.moving_on"], changeTexts["undo.moving_on"]},
    ActTexts{ActKind::movingOff, changeTexts["act.moving_off"], changeTexts["undo.moving_off"]},
    ActTexts{ActKind::constant, changeTexts["act.constant"], changeTexts["undo.constant"]},
    ActTexts{ActKind::profile, changeTexts["act.profile"], changeTexts["undo.profile"]},
};

const ActTexts& textsOf(ActKind kind) {
  return *std::ranges::find(actTexts, kind, &ActTexts::kind);
}

std::string sizeText(const glm::dvec3& scale) {
  return written(fourDigits(scale.x)) + " × " + written(fourDigits(scale.y)) + " × " +
         written(fourDigits(scale.z));
}

std::string factorText(const glm::dvec3& factor) {
  const std::string x = written(fourDigits(factor.x));
  const bool isEven = x == written(fourDigits(factor.y)) && x == written(fourDigits(factor.z));
  return isEven ? x : sizeText(factor);
}

Word shapeTypeWord(scene::ShapeType type) { return {std::string(name(type)), Spelling::inWords}; }

/// Collects the acts of one linkset.
class ActsBetween {
 public:
  ActsBetween(const LinksetPair& pair, const PartIds& partsBefore, const PartIds& partsAfter)
      : pair_(pair), partsBefore_(partsBefore), partsAfter_(partsAfter) {}

  std::vector<FoundAct> found() {
    addMaterials();
    addShapeTypes();
    addAnimated();
    addScripts();
    addSizes();
    addShapes();
    addMeshes();
    addMoves();
    addComings();
    addRoot();
    addFlags();
    addConstants();
    return std::move(acts_);
  }

 private:
  using Pairs = std::vector<std::size_t>;

  /// Calls `visit` with each part that both sides have.
  template <class Visit>
  void eachPart(const Visit& visit) const {
    for (std::size_t i = 0; i < pair_.parts.size(); ++i)
      if (pair_.oldPart(i) && pair_.nowPart(i)) visit(i, *pair_.oldPart(i), *pair_.nowPart(i));
  }

  std::string nameOf(std::size_t pair) const {
    const auto& [first, second] = pair_.parts[pair];
    return second ? cost::partName(pair_.now(), *second) : cost::partName(pair_.old(), *first);
  }

  std::string firstNames(const Pairs& pairs, std::size_t count) const {
    std::string list;
    for (std::size_t i = 0; i < count; ++i) list += (i > 0 ? ", " : "") + nameOf(pairs[i]);
    return list;
  }

  Sentence partsSentence(const Pairs& pairs) const {
    const std::size_t count = pairs.size();
    if (count == 1) return {changeTexts["act.parts_listed"], {{"parts", nameOf(pairs.front())}}};
    if (count == pair_.parts.size()) return {changeTexts["act.parts_all"], {{"count", count}}};
    if (count > mostPartsNamed)
      return {changeTexts["act.parts_more"],
              {{"parts", firstNames(pairs, mostPartsNamed)}, {"count", count - mostPartsNamed}}};
    return {changeTexts["act.parts_and_last"],
            {{"list", firstNames(pairs, count - 1)}, {"last", nameOf(pairs.back())}}};
  }

  void add(ActKind kind, Pairs pairs, std::vector<Argument> arguments = {}) {
    const ActTexts& texts = textsOf(kind);
    add(kind, std::move(pairs), texts.done, texts.inverse, std::move(arguments));
  }

  void add(ActKind kind, Pairs pairs, Text done, Text inverse, std::vector<Argument> arguments) {
    if (!pairs.empty()) arguments.emplace_back("parts", partsSentence(pairs));
    acts_.push_back({kind, std::move(pairs), {}, {done, arguments}, {inverse, arguments}});
  }

  void addIfAny(ActKind kind, Pairs pairs) {
    if (!pairs.empty()) add(kind, std::move(pairs));
  }

  void addSwitch(bool scene::Part::*flag, ActKind on, ActKind off) {
    Pairs switchedOn;
    Pairs switchedOff;
    eachPart([&](std::size_t i, const scene::Part& old, const scene::Part& now) {
      if (old.*flag == now.*flag) return;
      (now.*flag ? switchedOn : switchedOff).push_back(i);
    });
    addIfAny(on, std::move(switchedOn));
    addIfAny(off, std::move(switchedOff));
  }

  void addMaterials() {
    addSwitch(&scene::Part::materials, ActKind::materialsOn, ActKind::materialsOff);
  }
  void addAnimated() {
    addSwitch(&scene::Part::animated, ActKind::animatedOn, ActKind::animatedOff);
  }

  void addShapeTypes() {
    std::map<std::pair<scene::ShapeType, scene::ShapeType>, Pairs> groups;
    eachPart([&](std::size_t i, const scene::Part& old, const scene::Part& now) {
      if (old.shapeType != now.shapeType) groups[{old.shapeType, now.shapeType}].push_back(i);
    });
    for (auto& [types, pairs] : groups)
      add(ActKind::shapeType, std::move(pairs),
          {{"from", shapeTypeWord(types.first)}, {"to", shapeTypeWord(types.second)}});
  }

  void addScripts() {
    Pairs more;
    Pairs fewer;
    std::size_t put = 0;
    std::size_t taken = 0;
    eachPart([&](std::size_t i, const scene::Part& old, const scene::Part& now) {
      if (now.scripts > old.scripts) {
        more.push_back(i);
        put += now.scripts - old.scripts;
      } else if (now.scripts < old.scripts) {
        fewer.push_back(i);
        taken += old.scripts - now.scripts;
      }
    });
    if (!more.empty()) add(ActKind::moreScripts, std::move(more), {{"count", put}});
    if (!fewer.empty()) add(ActKind::fewerScripts, std::move(fewer), {{"count", taken}});
  }

  void addSizes() {
    constexpr double step = 1e-6;
    std::map<std::tuple<double, double, double>, Pairs> groups;
    eachPart([&](std::size_t i, const scene::Part& old, const scene::Part& now) {
      if (old.scale == now.scale) return;
      const glm::dvec3 factor = glm::round(now.scale / old.scale / step) * step;
      groups[{factor.x, factor.y, factor.z}].push_back(i);
    });
    if (groups.size() > mostSizeGroups) {
      Pairs all;
      for (const auto& [factor, pairs] : groups) all.insert(all.end(), pairs.begin(), pairs.end());
      std::ranges::sort(all);
      return add(ActKind::resized, std::move(all));
    }
    for (auto& [factor, pairs] : groups) addSize(std::move(pairs), factor);
  }

  void addSize(Pairs pairs, const std::tuple<double, double, double>& factor) {
    const auto [x, y, z] = factor;
    if (pairs.size() > 1)
      return add(ActKind::resized, std::move(pairs), changeTexts["act.scaled"],
                 changeTexts["undo.scaled"], {{"factor", factorText({x, y, z})}});
    const std::string from = sizeText(pair_.oldPart(pairs.front())->scale);
    const std::string to = sizeText(pair_.nowPart(pairs.front())->scale);
    add(ActKind::resized, std::move(pairs), changeTexts["act.resized"], changeTexts["undo.resized"],
        {{"from", from}, {"to", to}});
  }

  void addShapes() {
    Pairs reshaped;
    eachPart([&](std::size_t i, const scene::Part& old, const scene::Part& now) {
      if (old.kind != now.kind || !(old.prim == now.prim)) reshaped.push_back(i);
    });
    addIfAny(ActKind::reshaped, std::move(reshaped));
  }

  void addMeshes() {
    using Names = std::pair<std::string, std::string>;
    std::map<std::pair<ActKind, Names>, Pairs> groups;
    eachPart([&](std::size_t i, const scene::Part& old, const scene::Part& now) {
      if (old.kind != scene::PartKind::mesh || now.kind != scene::PartKind::mesh) return;
      for (const ActKind kind : differencesOf(old, now))
        groups[{kind, {old.asset, now.asset}}].push_back(i);
    });
    for (auto& [group, pairs] : groups) add(group.first, std::move(pairs));
  }

  std::vector<ActKind> differencesOf(const scene::Part& old, const scene::Part& now) {
    const asset::MeshAsset* before = pair_.before.scene.meshOf(old);
    const asset::MeshAsset* after = pair_.after.scene.meshOf(now);
    if (before == after || !before || !after) return {};
    const auto [known, isNew] = meshes_.try_emplace({before, after});
    if (isNew) known->second = differencesOf(*before, *after);
    return known->second;
  }

  static std::vector<ActKind> differencesOf(const asset::MeshAsset& before,
                                            const asset::MeshAsset& after) {
    const bool isOtherPhysics =
        before.physicsMesh != after.physicsMesh || before.physicsConvex != after.physicsConvex;
    bool areOtherLevels = before.lods != after.lods;
    for (const asset::Lod lod : asset::allLods)
      areOtherLevels = areOtherLevels || before.storedBytes(lod) != after.storedBytes(lod);
    if (before.lods.front() != after.lods.front()) return {ActKind::mesh};
    std::vector<ActKind> kinds;
    if (isOtherPhysics) kinds.push_back(ActKind::physicsShape);
    if (areOtherLevels) kinds.push_back(ActKind::levels);
    return kinds;
  }

  void addMoves() {
    Pairs moved;
    eachPart([&](std::size_t i, const scene::Part& old, const scene::Part& now) {
      if (old.position != now.position || old.rotation != now.rotation) moved.push_back(i);
    });
    addIfAny(ActKind::moved, std::move(moved));
  }

  void addComings() {
    std::array<Pairs, 4> groups;  // Linked, added, unlinked, removed.
    for (std::size_t i = 0; i < pair_.parts.size(); ++i) {
      const scene::Part* old = pair_.oldPart(i);
      const scene::Part* now = pair_.nowPart(i);
      if (old && now) continue;
      const bool isElsewhere = now ? partsBefore_.contains(now->id) : partsAfter_.contains(old->id);
      const std::size_t group = (now ? 0U : 2U) + (isElsewhere ? 0U : 1U);
      groups[group].push_back(i);
    }
    constexpr std::array kinds{ActKind::linked, ActKind::added, ActKind::unlinked,
                               ActKind::removed};
    for (std::size_t i = 0; i < kinds.size(); ++i) addComings(kinds[i], std::move(groups[i]));
  }

  /// Parts that weigh differently are acts of their own, so that the one is named that counts; of
  /// more than a few, all are one.
  void addComings(ActKind kind, Pairs all) {
    std::vector<Pairs> alike;
    for (const std::size_t pair : all) {
      const auto isLike = [&](const Pairs& others) {
        return weighAlike(partOf(others.front()), partOf(pair));
      };
      const auto group = std::ranges::find_if(alike, isLike);
      if (group == alike.end()) {
        alike.push_back({pair});
      } else {
        group->push_back(pair);
      }
      if (alike.size() > mostComingGroups) return add(kind, std::move(all));
    }
    for (Pairs& pairs : alike) add(kind, std::move(pairs));
  }

  const scene::Part& partOf(std::size_t pair) const {
    return pair_.nowPart(pair) ? *pair_.nowPart(pair) : *pair_.oldPart(pair);
  }

  static bool weighAlike(const scene::Part& a, const scene::Part& b) {
    return a.kind == b.kind && a.asset == b.asset && a.scale == b.scale &&
           a.shapeType == b.shapeType && a.prim == b.prim && a.scripts == b.scripts &&
           a.materials == b.materials && a.animated == b.animated;
  }

  /// A root that came or went is no act of its own.
  void addRoot() {
    std::size_t before = pair_.parts.size();
    std::size_t after = pair_.parts.size();
    for (std::size_t i = 0; i < pair_.parts.size(); ++i) {
      if (pair_.parts[i].first == std::size_t{0}) before = i;
      if (pair_.parts[i].second == std::size_t{0}) after = i;
    }
    if (before == after || before == pair_.parts.size() || after == pair_.parts.size()) return;
    if (!pair_.nowPart(before) || !pair_.oldPart(after)) return;
    const ActTexts& texts = textsOf(ActKind::root);
    acts_.push_back({ActKind::root,
                     {before, after},
                     {},
                     {texts.done, {{"parts", nameOf(after)}}},
                     {texts.inverse, {{"parts", nameOf(before)}}}});
  }

  void addFlags() {
    const scene::Linkset& old = pair_.old();
    const scene::Linkset& now = pair_.now();
    if (old.physical != now.physical)
      add(now.physical ? ActKind::physicalOn : ActKind::physicalOff, {});
    if (old.moving != now.moving) add(now.moving ? ActKind::movingOn : ActKind::movingOff, {});
  }

  void addConstants() {
    const std::vector<cost::ProfileRow> before = rows(pair_.before.profile);
    const std::vector<cost::ProfileRow> after = rows(pair_.after.profile);
    Pairs different;
    for (std::size_t i = 0; i < before.size(); ++i)
      if (before[i].value != after[i].value) different.push_back(i);
    if (different.size() > mostConstants)
      return add(
          ActKind::profile, {},
          {{"from", displayName(pair_.before.profile)}, {"to", displayName(pair_.after.profile)}});
    for (const std::size_t i : different) {
      add(ActKind::constant, {},
          {{"key", ConstantName{std::string(before[i].key)}},
           {"from", before[i].value},
           {"to", after[i].value}});
      acts_.back().key = before[i].key;
    }
  }

  const LinksetPair& pair_;
  const PartIds& partsBefore_;
  const PartIds& partsAfter_;
  std::vector<FoundAct> acts_;
  std::map<std::pair<const asset::MeshAsset*, const asset::MeshAsset*>, std::vector<ActKind>>
      meshes_;
};

}  // namespace

std::vector<FoundAct> actsBetween(const LinksetPair& pair, const PartIds& partsBefore,
                                  const PartIds& partsAfter) {
  return ActsBetween(pair, partsBefore, partsAfter).found();
}

}  // namespace wb::tuning
