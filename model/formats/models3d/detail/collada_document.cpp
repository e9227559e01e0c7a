#include "model/formats/models3d/detail/collada_document.h"

#include "model/formats/models3d/detail/model_files.h"
#include "model/formats/models3d/detail/number_list.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/matrix.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <span>
#include <string_view>

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
  if (!root_) refuse(worker::Refusal::Reason::damaged, {"its first element", "expected <COLLADA>"});
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
    refuseDamaged(placeOf(from), "it uses the " + std::string(name) + " \"" +
                                     from.attribute(attribute).value() +
                                     "\", which is missing from the file");
  return found;
}

std::vector<pugi::xml_node> ColladaDocument::all(const char* name) const {
  const auto found = byName_.find(name);
  return found == byName_.end() ? std::vector<pugi::xml_node>() : found->second;
}

std::string ColladaDocument::placeOf(const pugi::xml_node& element) const {
  return "<" + std::string(element.name()) + "> on line " +
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

namespace {

template <class Number, class Take>
void forEachNumber(const ColladaDocument& document, const pugi::xml_node& element, Take take) {
  const std::string text = textInside(element);
  Words words(text);
  for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
    Number number = 0;
    if (!readNumber(word, number))
      refuseDamaged(document.placeOf(element),
                    "expected a number, found \"" + std::string(word.substr(0, 40)) + "\"");
    take(number);
  }
}

}  // namespace

std::vector<float> floatsIn(const ColladaDocument& document, const pugi::xml_node& element) {
  std::vector<float> numbers;
  forEachNumber<double>(document, element,
                        [&](double number) { numbers.push_back(static_cast<float>(number)); });
  return numbers;
}

std::vector<std::uint32_t> indicesIn(const ColladaDocument& document,
                                     const pugi::xml_node& element) {
  std::vector<std::uint32_t> numbers;
  forEachNumber<std::int64_t>(document, element, [&](std::int64_t number) {
    numbers.push_back(number < 0 || number > noIndex ? noIndex
                                                     : static_cast<std::uint32_t>(number));
  });
  return numbers;
}

ColladaSource::ColladaSource(const ColladaDocument& document, const pugi::xml_node& source,
                             std::string_view axes)
    : used_(axes.size()) {
  for (const char* array : {"float_array", "int_array"})
    if (const auto found = source.child(array)) numbers_ = floatsIn(document, found);
  stride_ = axes.size();
  if (const auto accessor = source.child("technique_common").child("accessor"))
    readAccessor(accessor, axes);
}

void ColladaSource::readAccessor(const pugi::xml_node& accessor, std::string_view axes) {
  offset_ = accessor.attribute("offset").as_ullong(0);
  std::vector<std::string_view> names;
  for (const pugi::xml_node& parameter : accessor.children("param"))
    names.emplace_back(parameter.attribute("name").value());
  stride_ = std::max<std::uint64_t>(accessor.attribute("stride").as_ullong(names.size()), 1);
  for (std::size_t axis = 0; axis < axes.size(); ++axis) {
    const auto named = std::ranges::find(names, axes.substr(axis, 1));
    if (named == names.end()) continue;
    components_[axis] = static_cast<std::uint64_t>(named - names.begin());
  }
  // A vector with one number instead of three: the rest stays 0.
  used_ = std::min<std::uint64_t>(used_, stride_);
}

std::optional<Vector3> ColladaSource::at(std::uint32_t index) const {
  if (stride_ > numbers_.size() || offset_ > numbers_.size()) return {};
  const std::uint64_t first = offset_ + index * stride_;
  Vector3 result(0);
  for (std::size_t axis = 0; axis < used_; ++axis) {
    const std::uint64_t place = first + components_[axis];
    if (place >= numbers_.size()) return {};
    result[static_cast<unsigned>(axis)] = numbers_[place];
  }
  return result;
}

namespace {

using Numbers = std::span<const double>;

glm::dvec3 vectorAt(Numbers numbers, std::size_t first) {
  return {numbers[first], numbers[first + 1], numbers[first + 2]};
}

glm::dmat4 matrixOfRows(Numbers numbers) {
  glm::dmat4 matrix;
  for (int i = 0; i < 16; ++i) matrix[i % 4][i / 4] = numbers[static_cast<std::size_t>(i)];
  return matrix;
}

glm::dmat4 rotation(Numbers numbers) {
  const glm::dvec3 axis = vectorAt(numbers, 0);
  if (glm::dot(axis, axis) == 0) return glm::dmat4(1);
  return glm::rotate(glm::dmat4(1), glm::radians(numbers[3]), axis);
}

glm::dmat4 translation(Numbers numbers) {
  return glm::translate(glm::dmat4(1), vectorAt(numbers, 0));
}

/// The uploader takes no <scale> for a mirror (LLDAELoader::processElement).
glm::dmat4 scaling(Numbers numbers) {
  return glm::scale(glm::dmat4(1), glm::abs(vectorAt(numbers, 0)));
}

glm::dmat4 lookingAt(Numbers numbers) {
  return glm::inverse(
      glm::lookAt(vectorAt(numbers, 0), vectorAt(numbers, 3), vectorAt(numbers, 6)));
}

/// As in RenderMan: leans by an angle along one axis, measured from another.
glm::dmat4 skewing(Numbers numbers) {
  const glm::dvec3 from = glm::normalize(vectorAt(numbers, 1));
  const glm::dvec3 along = glm::normalize(vectorAt(numbers, 4));
  const glm::dvec3 across = from - glm::dot(from, along) * along;
  const double wide = glm::length(across);
  const double high = glm::dot(from, along);
  const double lean = std::tan(std::atan2(high, wide) + glm::radians(numbers[0])) - high / wide;
  const glm::dvec3 upright = across / wide;
  glm::dmat4 matrix(1);
  for (int column = 0; column < 3; ++column)
    for (int row = 0; row < 3; ++row) matrix[column][row] += lean * along[row] * upright[column];
  return matrix;
}

struct Transformation {
  std::string_view name;
  std::size_t numbers;
  glm::dmat4 (*make)(Numbers);
};

constexpr Transformation transformations[]{
    {"matrix", 16, matrixOfRows}, {"rotate", 4, rotation},  {"translate", 3, translation},
    {"scale", 3, scaling},        {"lookat", 9, lookingAt}, {"skew", 7, skewing},
};

bool isFiniteMatrix(const glm::dmat4& matrix) {
  for (int i = 0; i < 16; ++i)
    if (!std::isfinite(matrix[i / 4][i % 4])) return false;
  return true;
}

glm::dmat4 madeBy(const Transformation& kind, const ColladaDocument& document,
                  const pugi::xml_node& element) {
  const std::vector<float> read = floatsIn(document, element);
  const std::vector<double> numbers(read.begin(), read.end());
  const glm::dmat4 made = numbers.size() < kind.numbers ? glm::dmat4(NAN) : kind.make(numbers);
  if (!isFiniteMatrix(made))
    refuseDamaged(document.placeOf(element),
                  "expected " + std::to_string(kind.numbers) + " finite numbers");
  return made;
}

}  // namespace

glm::dmat4 transformOf(const ColladaDocument& document, const pugi::xml_node& node) {
  glm::dmat4 result(1);
  for (const pugi::xml_node& child : node)
    for (const Transformation& kind : transformations)
      if (kind.name == child.name()) result = result * madeBy(kind, document, child);
  return result;
}

glm::dmat4 matrixIn(const ColladaDocument& document, const pugi::xml_node& element) {
  return madeBy(transformations[0], document, element);
}

}  // namespace wb::import3d
