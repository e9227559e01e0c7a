#include "model/base/file.h"
#include "model/import/model_format.h"
#include "model/import/model_ply.h"
#include "model/import/model_stl.h"
#include "model/ply/header.h"
#include "tests/import/models.h"
#include "tests/support/folder.h"

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

std::string problemOf(const Result<void>& checked) {
  return checked ? "(none)" : message(checked.error());
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
            "has a header line \"property fl\", which is none of a PLY; a format, element or "
            "property was expected; export it again");
  for (const char* cut : {"element vertex 4\n", "element vertex 4\nproperty fl"})
    EXPECT_EQ(problemOfPly("ply\nformat ascii 1.0\n" + std::string(cut)),
              "ends before its header does; a line end_header was expected");
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
            "is cut: 3 rows of \"vertex\" are declared, and 2 are there whole; copy or export it "
            "again");
  EXPECT_EQ(problemOfPly(whole.substr(0, whole.find(" 9"))),
            "is cut: 1 rows of \"face\" are declared, and 0 are there whole; copy or export it "
            "again");
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
    EXPECT_EQ(problemOfPly(bytes + "more"), "(none)") << "what follows does no harm";
    for (std::size_t length = begin; length < bytes.size(); ++length)
      EXPECT_EQ(checkPly(bytesOf(bytes.substr(0, length))).error().text.code, "plain.cut");
  }
}

TEST(CutPly, declaringMoreThanThereIsTakesNoTime) {
  EXPECT_EQ(problemOfPly("ply\nformat binary_little_endian 1.0\nelement vertex "
                         "18446744073709551615\nproperty int x\nend_header\nabcd"),
            "is cut: 18446744073709551615 rows of \"vertex\" are declared, and 1 are there whole; "
            "copy or export it again");
  EXPECT_EQ(problemOfPly("ply\nformat ascii 1.0\nelement face 1\nproperty list int int a\n"
                         "end_header\n18446744073709551615 1 2 3\n"),
            "is cut: 1 rows of \"face\" are declared, and 0 are there whole; copy or export it "
            "again");
}

TEST(CutStl, saysWhatIsDeclaredAndThere) {
  EXPECT_EQ(problemOfStl(stl(3, 3)), "(none)");
  EXPECT_EQ(problemOfStl(stl(3, 3) + "and more"), "(none)");
  EXPECT_EQ(problemOfStl(stl(3, 2)),
            "is cut: 3 rows of \"triangle\" are declared, and 2 are there whole; copy or export it "
            "again");
  const std::string whole = stl(3, 3, "solid but binary");
  for (std::size_t length = 84; length < whole.size(); ++length) {
    const auto cut = whole.substr(0, length);
    EXPECT_EQ(modelFormatOf(bytesOf(cut), "a.STL"), ModelFormat::stl) << length;
    EXPECT_EQ(checkStl(bytesOf(cut)).error().text.code, "plain.cut") << length;
  }
}

TEST(CutStl, ofTextEndsWithoutItsLastWord) {
  const std::string whole = "solid a\n" + facet + facet + "endsolid a\n";
  EXPECT_EQ(problemOfStl(whole), "(none)");
  EXPECT_EQ(problemOfStl(whole + "solid b\r\nendsolid b"), "(none)");
  EXPECT_EQ(
      problemOfStl(whole.substr(0, whole.rfind("  facet"))),
      "is cut: the text ends without \"endsolid\" after 1 triangles; copy or export it again");
  EXPECT_EQ(
      problemOfStl(whole + "solid b\n" + facet),
      "is cut: the text ends without \"endsolid\" after 3 triangles; copy or export it again");
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
