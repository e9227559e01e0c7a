// Pages to send: what `report` and `explain` write as HTML and PDF.
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace wb::app::test {
namespace {

class PageOutput : public testing::Test {
 protected:
  std::string page(const std::vector<std::string>& arguments) const {
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(ran.out.starts_with("<!DOCTYPE html>")) << ran.out.substr(0, 200);
    EXPECT_TRUE(ran.out.ends_with("</html>\n"));
    return ran.out;
  }
  static std::string contentOf(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  Folder folder_;
  std::string scene_ = folder_.write("market.weighbridge", marketProject());
};

TEST_F(PageOutput, AReportByLinksetPartAndRegion) {
  EXPECT_NE(page({"report", scene_, "--format", "html"}).find("<th scope=\"row\">Crate</th>"),
            std::string::npos);
  EXPECT_NE(page({"report", scene_, "--format", "html", "--by", "part"}).find("<td>plank 3</td>"),
            std::string::npos);
  EXPECT_EQ(page({"report", scene_, "--format", "html", "--by", "region"}).find("plank 3</td>"),
            std::string::npos);
}

TEST_F(PageOutput, AFilteredReportNamesItsFilter) {
  const std::vector<std::string> all{"report", scene_, "--format", "html"};
  const std::string whole = page(all);
  EXPECT_NE(whole.find("Lamp</span>"), std::string::npos);
  EXPECT_EQ(whole.find("lists only rows where"), std::string::npos);
  std::vector<std::string> some = all;
  some.insert(some.end(), {"--where", "linkset = Crate"});
  for (const bool compares : {false, true}) {
    if (compares) some.insert(some.end(), {"--against", "wiki-2011"});
    const std::string filtered = page(some);
    EXPECT_NE(filtered.find("This page lists only rows where linkset = Crate."), std::string::npos);
    EXPECT_NE(filtered.find("1. Crate</span>"), std::string::npos);
    EXPECT_EQ(filtered.find("Lamp</span>"), std::string::npos);
  }
}

TEST_F(PageOutput, AnExplanationOfOneLinkset) {
  const std::string text = page({"explain", scene_, "--linkset", "Lamp", "--format", "html"});
  EXPECT_NE(text.find("the legacy accounting counts parts"), std::string::npos);
  EXPECT_EQ(text.find("plank"), std::string::npos);
}

TEST_F(PageOutput, TellsWhatWasFoundWrong) {
  const std::string odd = folder_.write(
      "odd.weighbridge",
      R"({"weighbridge": 1, "linksets": [{"name": "x", "region": "Nowhere", "parts": [{}]}]})");
  EXPECT_NE(run({"report", odd, "--format", "html"}).out.find("<li>warning: odd.weighbridge: "),
            std::string::npos);
}

TEST_F(PageOutput, IsTheSameEveryTime) {
  const std::vector<std::string> arguments{"explain", scene_, "--format", "html"};
  EXPECT_EQ(page(arguments), page(arguments));
}

TEST_F(PageOutput, GoesToAFile) {
  const std::string file = folder_ / "page.html";
  const Ran ran = run({"explain", scene_, "--format", "html", "-o", file});
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(contentOf(file), page({"explain", scene_, "--format", "html"}));
}

TEST_F(PageOutput, AReportInAFileHasItsTableBeside) {
  EXPECT_EQ(run({"report", scene_, "--by", "part", "-o", folder_ / "page.html"}).status, 0);
  EXPECT_EQ(contentOf(folder_ / "page_table.csv"), run({"report", scene_, "--by", "part"}).out);
  EXPECT_EQ(run({"report", scene_, "--against", "wiki-2011", "-o", folder_ / "other.html"}).status,
            0);
  EXPECT_EQ(contentOf(folder_ / "other_table.csv"),
            run({"report", scene_, "--against", "wiki-2011"}).out);
}

/// What is weighed is never written over, however it is called.
TEST_F(PageOutput, TheTableTakesTheNameOfNoInput) {
  const std::string scene = folder_.write("page_table.csv", marketProject());
  const Ran ran = run({"report", scene, "-o", folder_ / "page.html"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(contentOf(scene), marketProject());
}

/// An earlier table is replaced, whatever columns it has; another file never is, and then no page
/// is written either.
TEST_F(PageOutput, TheTableReplacesNoFileOfSomebodysOwn) {
  const std::string page = folder_ / "page.html";
  EXPECT_EQ(run({"report", scene_, "--by", "part", "-o", page}).status, 0);
  EXPECT_EQ(run({"report", scene_, "-o", page}).status, 0);
  EXPECT_EQ(contentOf(folder_ / "page_table.csv"), run({"report", scene_}).out);
  std::filesystem::remove(page);
  folder_.write("page_table.csv", "my list of things\n");
  const Ran ran = run({"report", scene_, "-o", page});
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.err.find("page_table.csv: was not replaced"), std::string::npos) << ran.err;
  EXPECT_EQ(contentOf(folder_ / "page_table.csv"), "my list of things\n");
  EXPECT_FALSE(std::filesystem::exists(page));
}

#ifdef WEIGHBRIDGE_WINDOW
TEST_F(PageOutput, PdfNeedsNoDisplay) {
  const std::string file = folder_ / "page.pdf";
  const Surroundings noDisplay{.environment = {"DISPLAY=", "WAYLAND_DISPLAY=", "XDG_RUNTIME_DIR="}};
  for (const char* command : {"explain", "report"}) {
    const Ran ran = run({command, scene_, "--format", "pdf", "-o", file}, noDisplay);
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.err, "") << "what Qt warns of is not the program's";
    const std::string pdf = contentOf(file);
    EXPECT_TRUE(pdf.starts_with("%PDF-"));
    EXPECT_NE(pdf.rfind("%%EOF"), std::string::npos);
    EXPECT_NE(pdf.find("/Type /Page\n"), std::string::npos);
  }
  EXPECT_EQ(run({"report", scene_, "--format", "pdf"}, noDisplay).out.size(),
            contentOf(file).size());
}
#else
TEST_F(PageOutput, PdfNeedsTheWindowsLibraries) {
  const std::string file = folder_ / "page.pdf";
  const Ran ran = run({"report", scene_, "--format", "pdf", "-o", file});
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.err.find("this build has no window"), std::string::npos) << ran.err;
  EXPECT_FALSE(std::filesystem::exists(file));
}
#endif

}  // namespace
}  // namespace wb::app::test
