#include "model/scene/compose.h"

#include "model/scene/part_placement.h"
#include "model/scene/scene.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace wb::scene {
namespace {

/// A name without the number that such names end in.
std::string stemOf(const std::string& name) {
  const std::size_t last = name.find_last_not_of("0123456789");
  const bool isNumbered =
      last != std::string::npos && last + 1 < name.size() && last > 0 && name[last] == ' ';
  return isNumbered ? name.substr(0, last) : name;
}

}  // namespace

std::string FreeNames::take(const std::string& wanted) {
  if (taken_.insert(wanted).second) return wanted;
  const std::string stem = stemOf(wanted);
  const std::string begin = stem.empty() ? stem : stem + ' ';
  for (std::size_t& number = next_.try_emplace(stem, 2).first->second;; ++number)
    if (const auto [name, isNew] = taken_.insert(begin + std::to_string(number)); isNew)
      return *name;
}

std::string freeName(const std::string& wanted, const std::set<std::string>& taken) {
  return FreeNames(taken).take(wanted);
}

namespace {

using Indices = std::set<std::size_t>;

/// Each once, in the order of choosing; of one chosen twice the later counts.
std::vector<std::size_t> linksetsOf(std::span<const Target> chosen) {
  std::vector<std::size_t> linksets;
  Indices seen;
  for (auto target = chosen.rbegin(); target != chosen.rend(); ++target)
    if (seen.insert(target->linkset).second) linksets.push_back(target->linkset);
  std::ranges::reverse(linksets);
  return linksets;
}

/// The chosen parts by their linkset; all of a linkset that is chosen itself.
std::map<std::size_t, Indices> partsOf(const Scene& scene, std::span<const Target> chosen) {
  std::map<std::size_t, Indices> parts;
  for (const Target& target : chosen) {
    Indices& own = parts[target.linkset];
    if (target.part) own.insert(*target.part);
    if (target.part) continue;
    for (std::size_t part = 0; part < scene.linksets[target.linkset].parts.size(); ++part)
      own.insert(own.end(), part);
  }
  return parts;
}

/// Makes a part the root of a linkset that stands where it is.
void addRoot(Linkset& linkset, Part part) {
  part.position = glm::dvec3(0);
  part.rotation = glm::dquat(1, 0, 0, 0);
  linkset.parts.push_back(std::move(part));
}

/// The linkset without some of its parts; without any, if none is left.
Linkset without(const Linkset& whole, const Indices& taken) {
  Linkset left = whole;
  left.parts.clear();
  for (std::size_t i = 0; i < whole.parts.size(); ++i) {
    if (taken.contains(i)) continue;
    const Part& part = whole.parts[i];
    if (left.parts.empty()) {
      const Linkset there = emptyAt(whole, part);
      if (i > 0) left.position = there.position, left.rotation = there.rotation;
      addRoot(left, part);
    } else {
      left.parts.push_back(part);
      if (taken.contains(0)) moveInto(left.parts.back(), whole, left);
    }
  }
  return left;
}

/// Linksets of one part each, for every part that is taken out of a linkset.
class Unlinker {
 public:
  explicit Unlinker(const Scene& scene) : names_(scene.linksets) {}

  std::vector<Linkset> operator()(const Linkset& whole, Indices taken) {
    std::vector<Linkset> made;
    if (taken.size() == whole.parts.size()) taken.erase(0);
    made.push_back(without(whole, taken));
    for (const std::size_t index : taken) made.push_back(single(whole, whole.parts[index]));
    return made;
  }

 private:
  Linkset single(const Linkset& whole, const Part& part) {
    Linkset linkset = emptyAt(whole, part);
    linkset.name = names_.take(part.name.empty() ? whole.name : part.name);
    addRoot(linkset, part);
    return linkset;
  }

  FreeNames names_;
};

/// The names of all places, regions or parcels of one, but of that at an index.
template <class Place>
std::set<std::string> otherNames(const std::vector<Place>& places, std::size_t index) {
  std::set<std::string> names;
  for (std::size_t i = 0; i < places.size(); ++i)
    if (i != index) names.insert(places[i].name);
  return names;
}

/// What linksets call a region or parcel by; where its name will not do, it gets another.
template <class Place>
std::string referenceTo(std::vector<Place>& places, std::size_t index, const char* unnamed) {
  Place& place = places[index];
  const std::set<std::string> others = otherNames(places, index);
  const bool isClear =
      !place.name.empty() && !Uuid::parse(place.name) && !others.contains(place.name);
  if (isClear) return place.name;
  if (!place.id.isNull()) return place.id.text();
  place.name = freeName(place.name.empty() ? unnamed : place.name, others);
  return place.name;
}

/// Measured costs that find the linkset find it by its new name too.
void renameMeasured(Scene& scene, std::size_t linkset, const std::string& name) {
  const LinksetNames names(scene);
  for (Measured& measured : scene.measured)
    if (measured.linkset == scene.linksets[linkset].name && names.of(measured) == linkset)
      measured.linkset = name;
}

}  // namespace

bool mayLink(std::span<const Target> chosen) { return linksetsOf(chosen).size() > 1; }

bool mayUnlink(const Scene& scene, std::span<const Target> chosen) {
  return std::ranges::any_of(chosen, [&](const Target& target) {
    return scene.linksets[target.linkset].parts.size() > 1;
  });
}

Composed link(Scene scene, std::span<const Target> chosen) {
  std::vector<std::size_t> linksets = linksetsOf(chosen);
  const std::size_t root = linksets.back();
  linksets.pop_back();
  Linkset& whole = scene.linksets[root];
  for (auto other = linksets.rbegin(); other != linksets.rend(); ++other)
    for (const Part& part : scene.linksets[*other].parts) {
      whole.parts.push_back(part);
      moveInto(whole.parts.back(), scene.linksets[*other], whole);
    }
  const auto before = std::ranges::count_if(linksets, [&](std::size_t one) { return one < root; });
  const Indices gone(linksets.begin(), linksets.end());
  std::vector<Linkset> left;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i)
    if (!gone.contains(i)) left.push_back(std::move(scene.linksets[i]));
  scene.linksets = std::move(left);
  return {std::move(scene), {{root - static_cast<std::size_t>(before), {}}}};
}

Composed unlink(Scene scene, std::span<const Target> chosen) {
  const auto parts = partsOf(scene, chosen);
  Composed result;
  Unlinker unlinker(scene);
  std::vector<Linkset> after;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const auto taken = parts.find(i);
    Linkset& whole = scene.linksets[i];
    if (taken == parts.end() || whole.parts.size() < 2) {
      after.push_back(std::move(whole));
      continue;
    }
    const bool isAll = taken->second.size() == whole.parts.size();
    const std::size_t first = after.size() + (isAll ? 0 : 1);
    std::ranges::move(unlinker(whole, taken->second), std::back_inserter(after));
    for (std::size_t made = first; made < after.size(); ++made) result.about.push_back({made, {}});
  }
  scene.linksets = std::move(after);
  result.scene = std::move(scene);
  return result;
}

Composed remove(Scene scene, std::span<const Target> chosen) {
  std::vector<Linkset> after;
  const auto parts = partsOf(scene, chosen);
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const auto taken = parts.find(i);
    if (taken == parts.end()) {
      after.push_back(std::move(scene.linksets[i]));
    } else if (taken->second.size() < scene.linksets[i].parts.size()) {
      after.push_back(without(scene.linksets[i], taken->second));
    }
  }
  scene.linksets = std::move(after);
  return {std::move(scene), {}};
}

Composed removeOctree(Scene scene, std::size_t octree) {
  scene.octrees.erase(scene.octrees.begin() + static_cast<std::ptrdiff_t>(octree));
  return {std::move(scene), {}};
}

Composed moveHome(Scene scene, std::span<const Target> chosen, const Home& home) {
  std::string region;
  std::string parcel;
  if (home.region) region = referenceTo(scene.regions, *home.region, "Region");
  if (home.region && home.parcel)
    parcel = referenceTo(scene.regions[*home.region].parcels, *home.parcel, "Parcel");
  for (const std::size_t linkset : linksetsOf(chosen)) {
    scene.linksets[linkset].region = region;
    scene.linksets[linkset].parcel = parcel;
  }
  return {std::move(scene), {chosen.begin(), chosen.end()}};
}

Composed turnUpright(Scene scene, std::span<const Target> chosen, ReadAsUp read) {
  const double sine = read == ReadAsUp::y ? -std::sqrt(0.5) : std::sqrt(0.5);
  const glm::dquat quarter(std::sqrt(0.5), sine, 0, 0);
  for (const auto& [index, parts] : partsOf(scene, chosen)) {
    Linkset& linkset = scene.linksets[index];
    if (parts.contains(0)) {  // The root, which stands where its linkset does.
      linkset.rotation = glm::normalize(quarter * linkset.rotation);
      continue;
    }
    const glm::dquat own = glm::inverse(linkset.rotation) * quarter * linkset.rotation;
    for (const std::size_t part : parts)
      linkset.parts[part].rotation = glm::normalize(own * linkset.parts[part].rotation);
  }
  return {std::move(scene), {chosen.begin(), chosen.end()}};
}

ReadAsUp readAsUp(std::string_view suffix) {
  return suffix == ".ply" || suffix == ".stl" ? ReadAsUp::z : ReadAsUp::y;
}

std::optional<ReadAsUp> mayLie(const Scene& scene, std::string_view suffix) {
  constexpr double flattest = 0.6;  // Houses that lie are often taller than those that stand.
  constexpr double same = 0.01;
  const ReadAsUp read = readAsUp(suffix);
  if ((suffix != ".obj" && read != ReadAsUp::z) || scene.linksets.size() != 1 ||
      scene.linksets[0].parts.empty())
    return {};
  const octree::Box box = extentOf(scene.linksets[0]);
  const glm::dvec3 extent = box.max - box.min;
  const bool isSame = std::abs(extent.y - extent.z) <= same * extent.z;
  if (isSame || extent.y < flattest * extent.z) return {};
  return read;
}

Composed rename(Scene scene, const Target& target, const std::string& name) {
  Linkset& linkset = scene.linksets[target.linkset];
  if (!target.part) renameMeasured(scene, target.linkset, name);
  (target.part ? linkset.parts[*target.part].name : linkset.name) = name;
  return {std::move(scene), {target}};
}

Composed renameOctree(Scene scene, std::size_t octree, const std::string& name) {
  scene.octrees[octree].name = name;
  return {std::move(scene), {}};
}

Composed renameRegion(Scene scene, std::size_t region, const std::string& name) {
  std::vector<Linkset*> followers;
  const std::string& before = scene.regions[region].name;
  for (Linkset& linkset : scene.linksets)
    if (linkset.region == before && scene.regionOf(linkset) == &scene.regions[region])
      followers.push_back(&linkset);
  scene.regions[region].name = freeName(name, otherNames(scene.regions, region));
  const std::string reference =
      followers.empty() ? std::string() : referenceTo(scene.regions, region, "Region");
  for (Linkset* linkset : followers) linkset->region = reference;
  return {std::move(scene), {}};
}

namespace {

template <class Change>
Composed withEachPart(Scene scene, std::span<const Target> chosen, const Change& change) {
  for (const Target& target : partsChosen(scene, chosen))
    change(scene.linksets[target.linkset].parts[*target.part]);
  return {std::move(scene), {chosen.begin(), chosen.end()}};
}

}  // namespace

std::vector<Target> partsChosen(const Scene& scene, std::span<const Target> chosen) {
  std::set<std::pair<std::size_t, std::size_t>> all;
  for (const Target& target : chosen) {
    if (target.part) all.emplace(target.linkset, *target.part);
    if (target.part) continue;
    for (std::size_t part = 0; part < scene.linksets[target.linkset].parts.size(); ++part)
      all.emplace(target.linkset, part);
  }
  std::vector<Target> parts;
  for (const auto& [linkset, part] : all) parts.push_back({linkset, part});
  return parts;
}

std::vector<std::size_t> linksetsChosen(std::span<const Target> chosen) {
  std::set<std::size_t> linksets;
  for (const Target& target : chosen) linksets.insert(target.linkset);
  return {linksets.begin(), linksets.end()};
}

Composed withShapeType(Scene scene, std::span<const Target> chosen, ShapeType type) {
  return withEachPart(std::move(scene), chosen, [&](Part& part) { part.shapeType = type; });
}

Composed withScripts(Scene scene, std::span<const Target> chosen, std::size_t scripts) {
  return withEachPart(std::move(scene), chosen, [&](Part& part) { part.scripts = scripts; });
}

Composed withPhysical(Scene scene, std::span<const Target> chosen, bool isPhysical) {
  for (const std::size_t linkset : linksetsChosen(chosen))
    scene.linksets[linkset].physical = isPhysical;
  return {std::move(scene), {chosen.begin(), chosen.end()}};
}

}  // namespace wb::scene
