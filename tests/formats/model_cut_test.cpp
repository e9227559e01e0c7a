#include "model/core/file.h"
#include "model/formats/detail/model_format.h"
#include "model/formats/file_kinds.h"
#include "model/formats/formats.h"
#include "model/formats/reader/ply.h"
#include "model/formats/reader/text_facets.h"
#include "model/scene/part.h"
#include "tests/formats/models.h"
#include "tests/support/folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

/// PLY and STL: a valid header is understood however it is written, and what is cut is no model.
namespace wb::import {
namespace {

namespace fs = std::filesystem;

/// One triangle of 1 × 2 m.
std::string ply(std::string_view lineEnd, std::string_view moreLines = {}) {
  std::string text;
  const auto line = [&](std::string_view content) { text.append(content).append(lineEnd); };
  line("ply");
  line("format ascii 1.0");
  if (!moreLines.empty()) line(moreLines);
  for (const char* content :
       {"element vertex 3", "property float x", "property float y", "property float z",
        "element face 1", "property list uchar int vertex_indices", "property uchar colour",
        "end_header", "0 0 0", "1 0 0", "0 2 0", "3 0 1 2 9"})
    line(content);
  return text;
}

/// Its header with more blanks between words than are needed, and tabs among them.
std::string blanked(std::string text) {
  for (std::size_t i = text.find(' '); i < text.find("end_header"); i = text.find(' ', i + 3))
    text.insert(i, " \t");
  return text;
}

/// Why it is refused, or the first finding.
std::string problemOf(const Result<WholenessCheck>& checked) {
  if (!checked) return message(checked.error());
  return checked->findings.empty() ? "(none)" : message(checked->findings.front());
}

Wholeness wholenessOf(const Result<WholenessCheck>& checked) {
  return checked ? checked->wholeness : Wholeness::unknown;
}

std::string problemOfPly(std::string_view text) { return problemOf(checkPly(bytesOf(text))); }
std::string problemOfStl(std::string_view text) { return problemOf(checkStl(bytesOf(text))); }

template <class T>
void put(std::string& bytes, const T& value) {
  bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
}

/// Binary: `declared` triangles, of which `there` are.
std::string stl(std::uint32_t declared, std::size_t there, std::string_view beginning = "made") {
  std::string bytes(beginning);
  bytes.resize(80, '\0');
  put(bytes, declared);
  for (std::size_t i = 0; i < there; ++i) {
    const std::array<float, 12> numbers{0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2, 0};
    put(bytes, numbers);
    put(bytes, std::uint16_t{0});
  }
  return bytes;
}

const std::string facet =
    "  facet normal 0 0 1\n    outer loop\n      vertex 0 0 0\n      vertex 1 0 0\n"
    "      vertex 0 2 0\n    endloop\n  endfacet\n";

TEST(PlyHeader, endsWhateverItsLinesEndIn) {
  for (const std::string_view lineEnd : {"\n", "\r\n", "\r", " \t\n"}) {
    const std::string text = ply(lineEnd);
    EXPECT_TRUE(ply::looksLikePly(text));
    const auto header = ply::readHeader(text);
    ASSERT_TRUE(header) << line(header.error());
    EXPECT_EQ(text.substr(header->bytes, 5), "0 0 0");
    ASSERT_EQ(header->elements.size(), 2U);
    EXPECT_EQ(header->elements[0].name, "vertex");
    EXPECT_EQ(header->elements[0].rows, 3U);
    EXPECT_EQ(header->elements[1].properties.size(), 2U);
    EXPECT_EQ(problemOfPly(text), "(none)");
  }
}

TEST(PlyHeader, mayHoldCommentsOfAnyLength) {
  EXPECT_EQ(problemOfPly(ply("\n", "comment by hand\nobj_info of nothing\n\ncomment")), "(none)");
  EXPECT_EQ(problemOfPly(ply("\n", "comment " + std::string(3 << 20, 'x'))), "(none)");
  EXPECT_EQ(problemOfPly(ply("\n", "comment end_header is not here")), "(none)");
}

TEST(PlyHeader, thatIsNoneSaysWhichLine) {
  EXPECT_EQ(problemOfPly("ply\nformat ascii 1.0\nelement vertex 4\nproperty fl\nend_header\n"),
            "has an invalid line in its header: \"property fl\"; export it again");
  for (const char* cut : {"element vertex 4\n", "element vertex 4\nproperty fl"})
    EXPECT_EQ(problemOfPly("ply\nformat ascii 1.0\n" + std::string(cut)),
              "ends inside its header, before the line \"end_header\"; copy or export it again");
  for (const char* wrong :
       {"format latin 1.0", "element vertex", "element vertex -1", "property float x",
        "element a 1\nproperty list float", "element a 1\nproperty list none int b"})
    EXPECT_EQ(checkPly(bytesOf("ply\n" + std::string(wrong) + "\nend_header\n")).error().text.code,
              "plain.ply_line")
        << wrong;
}

TEST(CutPly, saysWhatIsDeclaredAndThere) {
  const std::string whole = ply("\r\n");
  EXPECT_EQ(problemOfPly(whole.substr(0, whole.find("0 2 0"))),
            "is incomplete (\"vertex\" elements expected: 3, found: 2); copy or export it again");
  EXPECT_EQ(problemOfPly(whole.substr(0, whole.find(" 9"))),
            "is incomplete (\"face\" elements expected: 1, found: 0); copy or export it again");
}

/// Both byte orders, with rows of fixed and of their own length.
TEST(CutPly, isToldAtEveryLengthOfABinaryOne) {
  for (const bool isBig : {false, true}) {
    std::string bytes = std::string("ply\nformat binary_") + (isBig ? "big" : "little") +
                        "_endian 1.0\nelement vertex 2\nproperty double x\nelement face 2\n"
                        "property list ushort uchar vertex_index\nend_header\n";
    const std::size_t begin = bytes.size();
    bytes += std::string(16, '\1');
    for (const char count : {3, 1}) {
      bytes += isBig ? std::string{'\0', count} : std::string{count, '\0'};
      bytes += std::string(static_cast<std::size_t>(count), '\0');
    }
    EXPECT_EQ(problemOfPly(bytes), "(none)");
    EXPECT_EQ(wholenessOf(checkPly(bytesOf(bytes))), Wholeness::checked);
    EXPECT_EQ(problemOfPly(bytes + "more"), "4 bytes follow the end of the data; they are ignored");
    EXPECT_EQ(wholenessOf(checkPly(bytesOf(bytes + "more"))), Wholeness::consistent);
    for (std::size_t length = begin; length < bytes.size(); ++length)
      EXPECT_EQ(checkPly(bytesOf(bytes.substr(0, length))).error().text.code, "plain.cut");
  }
}

TEST(CutPly, declaringMoreThanThereIsTakesNoTime) {
  EXPECT_EQ(problemOfPly("ply\nformat binary_little_endian 1.0\nelement vertex "
                         "18446744073709551615\nproperty int x\nend_header\nabcd"),
            "is incomplete (\"vertex\" elements expected: 18446744073709551615, found: 1); copy or "
            "export it again");
  EXPECT_EQ(problemOfPly("ply\nformat ascii 1.0\nelement face 1\nproperty list int int a\n"
                         "end_header\n18446744073709551615 1 2 3\n"),
            "is incomplete (\"face\" elements expected: 1, found: 0); copy or export it again");
}

TEST(CutStl, saysWhatIsDeclaredAndThere) {
  EXPECT_EQ(problemOfStl(stl(3, 3)), "(none)");
  EXPECT_EQ(wholenessOf(checkStl(bytesOf(stl(3, 3)))), Wholeness::checked);
  EXPECT_EQ(problemOfStl(stl(3, 3) + "and more"),
            "8 bytes follow the end of the data; they are ignored");
  EXPECT_EQ(problemOfStl(stl(3, 4)), "50 bytes follow the end of the data; they are ignored");
  EXPECT_EQ(wholenessOf(checkStl(bytesOf(stl(3, 4)))), Wholeness::consistent);
  EXPECT_EQ(problemOfStl(stl(3, 2)),
            "is incomplete (\"triangle\" elements expected: 3, found: 2); copy or export it again");
  const std::string whole = stl(3, 3, "solid but binary");
  for (std::size_t length = 84; length < whole.size(); ++length) {
    const auto cut = whole.substr(0, length);
    EXPECT_EQ(modelFormatOf(bytesOf(cut), "a.STL"), ModelFormat::stl) << length;
    EXPECT_EQ(checkStl(bytesOf(cut)).error().text.code, "plain.cut") << length;
  }
}

TEST(CutStl, aTextNeverProvesThatItIsWhole) {
  const std::string whole = "solid a\n" + facet + facet + "endsolid a\n";
  for (const std::string& text : {whole, whole + "solid b\r\nendsolid b", "\n \t\r\n" + whole}) {
    EXPECT_EQ(problemOfStl(text), "(none)");
    EXPECT_EQ(wholenessOf(checkStl(bytesOf(text))), Wholeness::unknown);
  }
  EXPECT_EQ(problemOfStl(whole + "and more"),
            "8 bytes follow the end of the data; they are ignored");
}

TEST(CutStl, ofTextMayHaveBeenCutBehindAWholeFacet) {
  const std::string whole = "solid a\n" + facet + facet + "endsolid a\n";
  const std::string told = "ends without \"endsolid\" after facet {}; it may be incomplete";
  EXPECT_EQ(problemOfStl(whole.substr(0, whole.rfind("endsolid"))),
            fmt::format(fmt::runtime(told), 2));
  EXPECT_EQ(problemOfStl(whole + "solid b\n" + facet), fmt::format(fmt::runtime(told), 3));
  EXPECT_EQ(problemOfStl("solid a\n" + facet + whole), fmt::format(fmt::runtime(told), 1))
      << "another begins";
  EXPECT_FALSE(hasError(checkStl(bytesOf("solid a\n" + facet))->findings));
}

/// Wherever it is cut, it is refused, or its costs are unknown, or someone is told.
TEST(CutStl, ofTextIsToldAtEveryLength) {
  const std::string whole = "solid a\n" + facet + facet + "endsolid";
  const std::size_t first = whole.find("endfacet") + 8;
  const std::size_t second = whole.rfind("endfacet") + 8;
  for (std::size_t length = whole.find("normal") + 6; length < whole.size(); ++length) {
    const auto check = checkStl(bytesOf(whole.substr(0, length)));
    ASSERT_TRUE(check) << length;
    ASSERT_EQ(check->findings.size(), 1U) << length;
    const bool isInside =
        length < first || (length >= whole.find("facet", first) + 5 && length < second);
    EXPECT_EQ(check->findings[0].text.code, isInside ? "plain.stl_cut" : "plain.stl_open")
        << length;
    EXPECT_EQ(hasError(check->findings), isInside) << length;
  }
}

/// No letter of a keyword can be damaged so that fewer triangles weigh as if they were all.
TEST(CutStl, ofTextTellsADamagedKeyword) {
  const std::string whole = "solid a\n" + facet + facet + "endsolid a\n";
  for (const char* keyword : {"facet normal", "outer loop", "vertex", "endfacet"})
    for (std::size_t at = whole.find(keyword); at != std::string::npos;
         at = whole.find(keyword, at + 1)) {
      std::string damaged = whole;
      damaged[at] = '?';
      stl::TextFacets facets(damaged);
      while (facets.next() != stl::TextFacets::Item::end) continue;
      const auto check = checkStl(bytesOf(damaged));
      EXPECT_TRUE(!check || facets.facets() == 2 || hasError(check->findings)) << damaged;
    }
}

TEST(CutStl, ofTextWithAFacetOfOtherThanThreeCornersIsIncomplete) {
  std::string more = "solid a\n" + facet + facet + "endsolid a\n";
  more.insert(more.rfind("    endloop"), "      vertex 1 1 1\n");
  EXPECT_EQ(problemOfStl(more),
            "could not be read completely, because facet 2 is malformed (expected three lines "
            "\"vertex X Y Z\" and \"endfacet\"); copy or export it again");
}

class ModelCut : public FolderTest {
 protected:
  fs::path file(const std::string& name, std::string_view text) {
    EXPECT_TRUE(writeFile(folder_ / name, bytesOf(text)));
    return folder_ / name;
  }
};

TEST_F(ModelCut, validFilesOpenAndCutOnesDoNot) {
  int number = 0;
  for (const std::string& text :
       {ply("\n"), ply("\r\n"), ply("\r"), ply(" \n"), ply("\n", "comment a\nobj_info b"),
        ply("\n", "comment " + std::string(2 << 20, 'x')), blanked(ply("\n"))}) {
    const scene::Scene scene = test::sceneOf(file(std::to_string(++number) + ".ply", text));
    EXPECT_EQ(scene.linksets.at(0).parts.at(0).scale, glm::dvec3(1, 2, limits::smallestScale));
    EXPECT_EQ(test::trianglesOf(scene), 1U);
  }
  for (const std::string& text : {stl(2, 2), stl(2, 2) + "more", stl(2, 2, "solid one") + "more"}) {
    const scene::Scene scene = test::sceneOf(file(std::to_string(++number) + ".stl", text));
    EXPECT_EQ(test::trianglesOf(scene), 2U);
  }
  const auto cut = test::opened(file("cut.stl", stl(9, 2)));
  ASSERT_FALSE(cut);
  EXPECT_EQ(cut.error().text.code, "plain.cut");
}

/// Every case of letters, blank lines before, no end: the same two triangles.
TEST_F(ModelCut, textsOfAnyCaseOpen) {
  const std::string text = "solid a\n" + facet + facet + "endsolid a\n";
  std::string upper = text;
  for (char& c : upper) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  std::string oneLine = text;
  std::ranges::replace(oneLine, '\n', ' ');
  int number = 0;
  for (const std::string& one :
       {text, upper, "\r\n\t \n" + text, text.substr(0, text.find("endsolid")), oneLine}) {
    const auto read = test::opened(file(std::to_string(++number) + ".stl", one));
    ASSERT_TRUE(read) << line(read.error());
    EXPECT_EQ(test::trianglesOf(read->value.scene), 2U) << one;
    EXPECT_EQ(read->value.scene.linksets.at(0).parts.at(0).scale,
              glm::dvec3(1, 2, limits::smallestScale));
    EXPECT_EQ(read->value.wholeness, Wholeness::unknown);
    EXPECT_FALSE(isPartial(*read)) << one;
  }
}

TEST_F(ModelCut, aTextCutInsideAFacetIsOpenedIncomplete) {
  const std::string text = "solid a\n" + facet + facet;
  const auto read = test::opened(file("a.stl", text.substr(0, text.size() - 12)));
  ASSERT_TRUE(read) << line(read.error());
  EXPECT_EQ(test::trianglesOf(read->value.scene), 1U);
  EXPECT_TRUE(isPartial(*read));
  EXPECT_TRUE(scene::isSizeUnknown(read->value.scene.linksets.at(0).parts.at(0)));
  ASSERT_EQ(read->findings.size(), 1U);
  EXPECT_EQ(line(read->findings[0]), (folder_ / "a.stl").string() +
                                         ": could not be read completely, because it ends inside "
                                         "facet 2; copy or export it again");
}

/// The length of a binary file says more than what its header begins with.
TEST_F(ModelCut, aBinaryHeaderMayBeginLikeAnotherKind) {
  int number = 0;
  for (const std::string_view begin :
       {"x ", "x export of part 7", "\x1f\x8b", "ply\n", "glTF\2", "solid ", "{", "<", "PK", "OCTA",
        "; FBXHeaderExtension: {"}) {
    const std::string bytes = stl(2, 2, begin);
    EXPECT_EQ(kindOf(bytesOf(bytes)), FileKind::stl) << begin;
    const auto read = test::opened(file(std::to_string(++number) + ".stl", bytes));
    ASSERT_TRUE(read) << begin << line(read.error());
    EXPECT_EQ(test::trianglesOf(read->value.scene), 2U) << begin;
    EXPECT_EQ(read->value.wholeness, Wholeness::checked) << begin;
  }
}

TEST_F(ModelCut, aCutCompanionIsLeftOut) {
  const fs::path path = file("a.ply", ply("\n"));
  file("a_PHYS.stl", stl(9, 2));
  const auto read = test::opened(path);
  ASSERT_TRUE(read) << line(read.error());
  ASSERT_EQ(read->findings.size(), 1U);
  EXPECT_EQ(read->findings[0].text.code, "plain.companion_refused");
  EXPECT_EQ(read->findings[0].severity, Severity::error);
}

}  // namespace
}  // namespace wb::import
