#include "model/formats/models3d/detail/read_obj.h"

#include "model/core/core.h"
#include "model/formats/models3d/detail/file_scene.h"
#include "model/formats/models3d/detail/number_list.h"
#include "model/formats/models3d/detail/refused_model.h"
#include "model/formats/models3d/detail/surface_maker.h"

#include <pugixml.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::import3d {

/// The UTF-8 of a text that a byte order mark says to be UTF-16; empty for any other.
std::string fromUtf16(ByteView bytes);

std::string fromUtf16(ByteView bytes) {
  const std::string_view text = textOf(bytes);
  const bool isBigEnd = text.starts_with("\xfe\xff");
  if (!isBigEnd && !text.starts_with("\xff\xfe")) return {};
  std::wstring wide;
  for (std::size_t i = 2; i + 1 < bytes.size(); i += 2) {
    const unsigned high = bytes[isBigEnd ? i : i + 1];
    const unsigned low = bytes[isBigEnd ? i + 1 : i];
    wide += static_cast<wchar_t>(high << 8 | low);
  }
  return pugi::as_utf8(wide);
}

/// The lines of an OBJ file; those that end in a backslash go on with the next.
class ObjLines {
 public:
  explicit ObjLines(std::string_view text) : rest_(text) {}

  /// Goes on to the next line; false at the end. What a line has is valid until then.
  bool next();

  std::size_t number() const { return number_; }  ///< From 1; of several joined, that of the last.
  /// What the line begins with: `v`, `f`.
  std::string_view command() const { return command_; }
  /// What follows the command, without blanks around and comments.
  std::string_view content() const { return content_; }

 private:
  std::string_view take();
  std::size_t lineEnd();

  std::string_view rest_;
  const char* newline_ =
      nullptr;  ///< The first \n of the rest, or its end, once it was looked for.
  std::string joined_;
  std::string_view command_;
  std::string_view content_;
  std::size_t number_ = 0;
};

namespace {

bool isLineBlank(char c) { return c == ' ' || c == '\t' || c == '\f' || c == '\v' || c == '\r'; }

std::string_view withoutLineBlanks(std::string_view text) {
  while (!text.empty() && isLineBlank(text.front())) text.remove_prefix(1);
  while (!text.empty() && isLineBlank(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace

/// \n and \r are looked for one after the other, which is faster than for either; a file may have
/// no \n, so the search for it is not repeated behind each \r.
std::size_t ObjLines::lineEnd() {
  if (newline_ == nullptr || newline_ < rest_.data())
    newline_ = rest_.data() + std::min(rest_.find('\n'), rest_.size());
  const auto end = static_cast<std::size_t>(newline_ - rest_.data());
  return std::min(rest_.substr(0, end).find('\r'), end);
}

/// A line as it stands, ended by \n, \r or both.
std::string_view ObjLines::take() {
  const std::size_t end = lineEnd();
  const std::string_view line = rest_.substr(0, end);
  rest_.remove_prefix(end);
  rest_.remove_prefix(rest_.starts_with("\r\n") ? 2 : std::min<std::size_t>(1, rest_.size()));
  ++number_;
  return withoutLineBlanks(line);
}

bool ObjLines::next() {
  if (rest_.empty()) return false;
  std::string_view line = take();
  if (line.ends_with('\\') && !line.starts_with('#')) {
    joined_.clear();
    while (line.ends_with('\\')) {
      joined_.append(line.substr(0, line.size() - 1)).append(1, ' ');
      line = take();
    }
    joined_ += line;
    line = joined_;
  }
  const auto end = static_cast<std::size_t>(std::ranges::find_if(line, isLineBlank) - line.begin());
  command_ = line.substr(0, end);
  content_ = withoutLineBlanks(line.substr(end));
  return true;
}

namespace {

/// Faces of one material in one group.
struct ObjSurface {
  std::string material;
  std::size_t number = 0;  ///< Among all of the file.
  SurfaceMaker maker{true, true};
  bool hasTexCoords = false;
};

/// What a face's corner names, from 0; of texture coordinates and normals it may name none.
struct ObjCorner {
  static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

  std::size_t place = none;
  std::size_t texCoord = none;
  std::size_t normal = none;
};

/// The corner that a place was used as last: neighbouring faces nearly always use it as the same.
struct ObjUse {
  std::size_t surface = ObjCorner::none;
  std::size_t texCoord = ObjCorner::none;
  std::size_t normal = ObjCorner::none;
  std::uint32_t corner = 0;
};

/// Faces that belong together: a part.
struct ObjGroup {
  std::string name;
  std::vector<ObjSurface> surfaces;
  std::map<std::string, std::size_t, std::less<>> byMaterial;

  /// `count` are the surfaces of the file.
  ObjSurface& surfaceOf(const std::string& material, std::size_t& count) {
    const auto [place, isNew] = byMaterial.try_emplace(material, surfaces.size());
    if (isNew) surfaces.push_back({material, count++});
    return surfaces[place->second];
  }
};

class ObjReader {
 public:
  explicit ObjReader(std::string_view text) : text_(text) {}

  /// Goes over the text once. False as soon as a face names what has not come before it: what was
  /// read until then is of no use.
  bool readOnce() {
    ObjLines lines(text_);
    while (!looksAhead_ && lines.next()) {
      readVector(lines);
      readStructure(lines);
    }
    return !looksAhead_;
  }

  /// Goes over the text twice, for faces that come before what they name, or name what never comes.
  void readTwice() {
    for (ObjLines lines(text_); lines.next();) readVector(lines);
    for (ObjLines lines(text_); lines.next();) readStructure(lines);
  }

  FileScene made() && {
    SceneBuilder builder;
    for (ObjGroup& group : groups_) build(group, builder);
    return std::move(builder).take({worker::UpAxis::y, 1}, unusableAt_);
  }

 private:
  [[noreturn]] static void refuseLine(const ObjLines& line) {
    refuseDamaged(
        "line " + std::to_string(line.number()),
        "expected vertex indices, found \"" + std::string(line.content().substr(0, 40)) + "\"");
  }

  void readVector(const ObjLines& line) {
    if (line.command() == "v") readPlace(line);
    if (line.command() == "vn") normals_.push_back(vectorIn(line));
    if (line.command() == "vt") texCoords_.push_back(vectorIn(line));
  }

  void readPlace(const ObjLines& line) {
    places_.push_back(vectorIn(line));
    if (!isFinite(places_.back())) unusablePlaces_.emplace(places_.size() - 1, line.number());
  }

  /// Three numbers; what is missing or none is not a number, and no corner can use it. A fourth is
  /// the weight of a rational surface or a colour's red, and moves no place.
  static Vector3 vectorIn(const ObjLines& line) {
    std::array<float, 3> numbers;
    numbers.fill(std::numeric_limits<float>::quiet_NaN());
    Words words(line.content());
    for (float& found : numbers) {
      const std::string_view word = words.next();
      if (word.empty() || word.starts_with('#')) break;
      double number = 0;
      if (readNumber(word, number)) found = static_cast<float>(number);
    }
    return {numbers[0], numbers[1], numbers[2]};
  }

  void readStructure(const ObjLines& line) {
    const std::string_view command = line.command();
    if (command == "v") ++placesSeen_;
    if (command == "vt") ++texCoordsSeen_;
    if (command == "vn") ++normalsSeen_;
    if (command == "o") name(line.content(), {});
    if (command == "g") name(object_, line.content());
    if (command == "usemtl") material_ = line.content();
    if (command == "f" || command == "fo") readFace(line);
  }

  void name(std::string_view object, std::string_view group) {
    object_ = object;
    group_ = group;
    current_.reset();
  }

  /// That of the names said last, which may have been said before.
  ObjGroup& group() {
    if (!current_) {
      const auto [place, isNew] = byName_.try_emplace({object_, group_}, groups_.size());
      if (isNew) groups_.push_back({group_.empty() ? object_ : group_, {}, {}});
      current_ = place->second;
    }
    return groups_[*current_];
  }

  void readFace(const ObjLines& line) {
    corners_.clear();
    Words words(line.content());
    for (std::string_view word = words.next(); !word.empty() && !word.starts_with('#');
         word = words.next())
      corners_.push_back(cornerIn(word, line));
    if (corners_.size() < 3) return;
    if (unusableAt_.empty() && !areUsable()) unusableAt_ = "line " + std::to_string(blamed(line));
    ObjSurface& surface = group().surfaceOf(material_, surfaceCount_);
    numbers_.clear();
    for (const ObjCorner& corner : corners_) {
      numbers_.push_back(numberOf(corner, surface));
      surface.hasTexCoords |= corner.texCoord != ObjCorner::none;
    }
    surface.maker.addPolygon(numbers_);
  }

  bool areUsable() const {
    return std::ranges::all_of(corners_, [this](const ObjCorner& corner) {
      return corner.place != ObjCorner::none && isFinite(places_[corner.place]);
    });
  }

  /// A vertex that is no place is to blame, not the face that it is a corner of.
  std::size_t blamed(const ObjLines& face) const {
    for (const ObjCorner& corner : corners_)
      if (const auto found = unusablePlaces_.find(corner.place); found != unusablePlaces_.end())
        return found->second;
    return face.number();
  }

  /// `3`, `3/1`, `3//2` or `3/1/2`; negative numbers count back from the last that was seen.
  ObjCorner cornerIn(std::string_view word, const ObjLines& line) {
    std::array<std::int64_t, 3> numbers{};
    for (std::size_t i = 0; i < numbers.size() && !word.empty(); ++i) {
      const std::size_t end = std::min(word.find('/'), word.size());
      if (end > 0 && !readNumber(word.substr(0, end), numbers[i])) refuseLine(line);
      word.remove_prefix(std::min(end + 1, word.size()));
    }
    return {indexOf(numbers[0], places_, placesSeen_),
            indexOf(numbers[1], texCoords_, texCoordsSeen_),
            indexOf(numbers[2], normals_, normalsSeen_)};
  }

  std::size_t indexOf(std::int64_t number, const std::vector<Vector3>& all, std::size_t seen) {
    const std::int64_t index = number < 0 ? static_cast<std::int64_t>(seen) + number : number - 1;
    looksAhead_ |= index >= std::ssize(all);
    return index >= 0 && index < std::ssize(all) ? static_cast<std::size_t>(index)
                                                 : ObjCorner::none;
  }

  static Vector3 at(const std::vector<Vector3>& all, std::size_t index, const Vector3& otherwise) {
    return index == ObjCorner::none ? otherwise : all[index];
  }

  /// Among the corners of a surface: that of the same place used in the same way just before.
  std::uint32_t numberOf(const ObjCorner& corner, ObjSurface& surface) {
    const Corner made{at(places_, corner.place, notThere()),
                      at(normals_, corner.normal, notThere()), at(texCoords_, corner.texCoord, {})};
    if (corner.place == ObjCorner::none) return surface.maker.add(made);
    if (uses_.size() <= corner.place) uses_.resize(places_.size());
    ObjUse& last = uses_[corner.place];
    if (last.surface != surface.number || last.texCoord != corner.texCoord ||
        last.normal != corner.normal)
      last = {surface.number, corner.texCoord, corner.normal, surface.maker.add(made)};
    return last.corner;
  }

  static void build(ObjGroup& group, SceneBuilder& builder) {
    std::vector<unsigned> surfaces;
    for (ObjSurface& made : group.surfaces) {
      Surface surface = made.maker.take({}, made.material);
      if (surface.triangles.empty()) continue;
      if (!made.hasTexCoords) surface.texCoords.clear();
      surfaces.push_back(builder.add(std::move(surface)));
    }
    if (!surfaces.empty()) builder.addNode(group.name, glm::dmat4(1), surfaces);
  }

  std::string_view text_;
  std::vector<Vector3> places_;
  std::map<std::size_t, std::size_t> unusablePlaces_;  ///< The lines of those that are no places.
  std::vector<Vector3> texCoords_;
  std::vector<Vector3> normals_;
  std::size_t placesSeen_ = 0;
  std::size_t texCoordsSeen_ = 0;
  std::size_t normalsSeen_ = 0;
  std::string object_;
  std::string group_;
  std::string material_;
  std::vector<ObjGroup> groups_;
  std::map<std::pair<std::string, std::string>, std::size_t> byName_;
  std::optional<std::size_t> current_;
  std::size_t surfaceCount_ = 0;
  std::vector<ObjUse> uses_;            ///< Of the places.
  std::vector<ObjCorner> corners_;      ///< Of the face at hand.
  std::vector<std::uint32_t> numbers_;  ///< Of those, in its surface.
  bool looksAhead_ = false;             ///< Some face named what had not come.
  std::string unusableAt_;  ///< The line of the first face without all its corners, or of a corner.
};

}  // namespace

FileScene readObj(ByteView bytes) {
  const std::string narrow = fromUtf16(bytes);
  std::string_view text = narrow.empty() ? textOf(bytes) : std::string_view(narrow);
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  ObjReader once(text);
  if (once.readOnce()) return std::move(once).made();
  ObjReader twice(text);
  twice.readTwice();
  return std::move(twice).made();
}

}  // namespace wb::import3d
