#include "model/formats/models3d/detail/collada_document.h"

#include "model/formats/models3d/detail/refused_model.h"
#include "model/formats/models3d/detail/uri.h"

#include <algorithm>
#include <cstring>

namespace wb::import3d {
namespace {

constexpr unsigned parseFlags = pugi::parse_cdata | pugi::parse_escapes | pugi::parse_eol;

/// Only these are sought by name; an index of all elements would be as large as the document.
bool isSought(std::string_view name) {
  constexpr std::string_view sought[]{"geometry", "controller",   "material", "node",
                                      "source",   "visual_scene", "vertices", "instance_geometry"};
  return std::ranges::find(sought, name) != std::end(sought);
}

std::string_view withoutBlanksAround(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
  return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

void takeOffPrefix(pugi::xml_node node) {
  const char* colon = std::strchr(node.name(), ':');
  if (colon) node.set_name(std::string(colon + 1).c_str());
}

/// The next node of a tree gone through from the front, without recursion.
pugi::xml_node following(const pugi::xml_node& node) {
  if (node.first_child()) return node.first_child();
  for (pugi::xml_node at = node; at; at = at.parent())
    if (at.next_sibling()) return at.next_sibling();
  return {};
}

/// `offset` is that in UTF-8; in UTF-16, most characters have twice as many bytes.
std::size_t lineAt(ByteView bytes, std::ptrdiff_t offset) {
  const std::string_view start = textOf(bytes.first(std::min<std::size_t>(bytes.size(), 4)));
  const bool isWide = start.find('\0') != start.npos;
  const auto end = std::clamp<std::ptrdiff_t>(isWide ? 2 * offset : offset, 0, std::ssize(bytes));
  return 1 + static_cast<std::size_t>(std::ranges::count(bytes.first(end), '\n'));
}

}  // namespace

ColladaDocument::ColladaDocument(Bytes bytes) : bytes_(std::move(bytes)) {
  const auto parsed = document_.load_buffer(bytes_.data(), bytes_.size(), parseFlags);
  if (!parsed)
    refuse(worker::Refusal::Reason::notWellFormed,
           {"XML", std::to_string(lineAt(bytes_, parsed.offset))});
  index();
  if (!root_) refuse(worker::Refusal::Reason::damaged, {"its first element", "is no <COLLADA>"});
}

void ColladaDocument::index() {
  for (pugi::xml_node node = document_.first_child(); node; node = following(node)) {
    if (node.type() != pugi::node_element) continue;
    takeOffPrefix(node);
    const std::string name = node.name();
    if (!root_ && name == "COLLADA") root_ = node;
    if (!isSought(name)) continue;
    byName_[name].push_back(node);
    if (const auto id = node.attribute("id")) byId_.try_emplace({name, id.value()}, node);
  }
}

pugi::xml_node ColladaDocument::soughtFrom(const pugi::xml_node& from, const char* attribute,
                                           const char* name) const {
  std::string_view url = withoutBlanksAround(from.attribute(attribute).value());
  if (url.starts_with('#')) url.remove_prefix(1);
  auto found = byId_.find({name, std::string(url)});
  if (found == byId_.end()) found = byId_.find({name, percentDecoded(url)});
  return found == byId_.end() ? pugi::xml_node() : found->second;
}

pugi::xml_node ColladaDocument::referredTo(const pugi::xml_node& from, const char* attribute,
                                           const char* name) const {
  if (!from.attribute(attribute)) return {};
  const pugi::xml_node found = soughtFrom(from, attribute, name);
  if (!found)
    refuseDamaged(placeOf(from), "names the " + std::string(name) + " \"" +
                                     from.attribute(attribute).value() +
                                     "\", which the file does not hold");
  return found;
}

std::vector<pugi::xml_node> ColladaDocument::all(const char* name) const {
  const auto found = byName_.find(name);
  return found == byName_.end() ? std::vector<pugi::xml_node>() : found->second;
}

std::string ColladaDocument::placeOf(const pugi::xml_node& element) const {
  return "<" + std::string(element.name()) + "> in line " +
         std::to_string(lineAt(bytes_, element.offset_debug()));
}

std::string textInside(const pugi::xml_node& element) {
  std::string text;
  for (const pugi::xml_node& child : element)
    if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata)
      text += child.value();
  return text;
}

std::string titleOf(const pugi::xml_node& element) {
  const std::string_view name = element.attribute("name").value();
  return std::string(name.empty() ? element.attribute("id").value() : name);
}

}  // namespace wb::import3d
