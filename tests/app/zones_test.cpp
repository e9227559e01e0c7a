#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/support/long_sizes.h"

#include <gtest/gtest.h>

#include <array>
#include <sstream>
#include <string>
#include <vector>

/// Shapes within one tolerance where avatars touch a model, and another elsewhere.
namespace wb::app::test {
namespace {

class ZonesCommand : public testing::Test {
 protected:
  /// A table of 1.2 x 0.8 x 0.8 m as an OBJ of y up: a slab on a foot that stands back.
  std::string table() const {
    std::ostringstream text;
    text << "o table\n";
    int first = 1;
    const auto box = [&](const std::array<double, 3>& low, const std::array<double, 3>& high) {
      for (int i = 0; i < 8; ++i)
        text << "v " << ((i & 1) != 0 ? high[0] : low[0]) << ' '
             << ((i & 2) != 0 ? high[1] : low[1]) << ' ' << ((i & 4) != 0 ? high[2] : low[2])
             << '\n';
      for (const auto& [a, b, c, d] : {std::array{0, 2, 3, 1},
                                       {4, 5, 7, 6},
                                       {0, 1, 5, 4},
                                       {2, 6, 7, 3},
                                       {0, 4, 6, 2},
                                       {1, 3, 7, 5}})
        text << "f " << first + a << ' ' << first + b << ' ' << first + c << ' ' << first + d
             << '\n';
      first += 8;
    };
    box({0, 0.7, 0}, {1.2, 0.8, 0.8});
    box({0.3, 0, 0.2}, {0.9, 0.7, 0.6});
    return folder_.write("table.obj", text.str());
  }

  Ran shapes(const std::vector<std::string>& words) const {
    // The lowest level of detail, which gives the base hull, is the model itself.
    std::vector<std::string> all{"shapes",   table(), "--levels", "as-given",
                                 "--method", "base",  "--format", "csv"};
    all.insert(all.end(), words.begin(), words.end());
    return run(all);
  }

  Folder folder_;
};

/// One hull is 0.238 m off below the slab's corners, and nowhere else.
TEST_F(ZonesCommand, HoldEachWhereItIs) {
  const Ran ran = shapes({"--contact", "5cm", "--elsewhere", "30cm"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto rows = readCsv(ran.out);
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_LE(std::stod(rows[0].at("contact_m")), 0.011);
  EXPECT_NEAR(std::stod(rows[0].at("elsewhere_m")), 0.238, 0.06 * 0.238);
  EXPECT_EQ(rows[0].at("within"), "true");
  const auto one = readCsv(shapes({"--within", "5cm"}).out);
  ASSERT_EQ(one.size(), 1U);
  EXPECT_EQ(one[0].at("within"), "false");
  EXPECT_EQ(one[0].at("contact_m"), "");
  EXPECT_EQ(one[0].at("elsewhere_m"), "");
}

/// 5 cm and 30 cm: 5 % of the diagonal would be 8 cm.
TEST_F(ZonesCommand, HoldWhereNothingIsSaid) {
  const Ran ran = shapes({});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto row = readCsv(ran.out).at(0);
  EXPECT_EQ(row.at("within"), "true");
  EXPECT_NEAR(std::stod(row.at("elsewhere_m")), 0.238, 0.06 * 0.238);
  EXPECT_EQ(readCsv(shapes({"--within", "5%"}).out).at(0).at("within"), "false");
  // Half as large the table is small: 4 cm everywhere, and one hull is 11.9 cm off.
  const auto small = readCsv(shapes({"--size", "0.6,0.4,0.4"}).out).at(0);
  EXPECT_EQ(small.at("within"), "false");
  EXPECT_NEAR(std::stod(small.at("elsewhere_m")), 0.119, 0.06 * 0.119);
}

/// What is written for the uploader is as close. Of the long sizes, as all methods are searched
/// three times.
TEST_F(ZonesCommand, HoldForTheUploaderWhereNothingIsSaid) {
  if (!wb::test::isLong()) GTEST_SKIP() << "searches for a minute: with the label long";
  const auto kit = [&](const std::string& name, const std::vector<std::string>& words) {
    std::vector<std::string> all{"export", table(), "--uploader", folder_ / name};
    all.insert(all.end(), words.begin(), words.end());
    const Ran ran = run(all);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return folder_.read(name + "/table_PHYS.dae") + folder_.read(name + "/upload.html");
  };
  const std::string usual = kit("usual", {});
  EXPECT_EQ(usual, kit("named", {"--contact", "5cm", "--elsewhere", "30cm"}));
  EXPECT_NE(usual, kit("close", {"--within", "2cm"}));
}

/// 5 cm and 30 cm.
TEST_F(ZonesCommand, OneAloneLeavesTheOtherAsIsUsual) {
  EXPECT_EQ(readCsv(shapes({"--contact", "4cm"}).out).at(0).at("within"), "true");
  EXPECT_EQ(readCsv(shapes({"--elsewhere", "20cm"}).out).at(0).at("within"), "false");
  EXPECT_EQ(readCsv(shapes({"--elsewhere", "20%"}).out).at(0).at("within"), "true");
}

TEST_F(ZonesCommand, SayWhatToIncreaseWhereNothingHolds) {
  const Ran ran =
      shapes({"--contact", "5cm", "--elsewhere", "10cm", "-o", folder_ / "table.llmesh"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.err.find("Increase --contact or --elsewhere"), std::string::npos) << ran.err;
}

TEST_F(ZonesCommand, RefuseWhatIsNoDistanceAndSayWhatIs) {
  for (const char* option : {"--contact", "--elsewhere"})
    for (const char* wrong : {"5", "0cm", "30%", "nan%", "much"}) {
      const Ran ran = shapes({option, wrong});
      EXPECT_EQ(ran.status, 2) << option << ' ' << wrong;
      EXPECT_NE(ran.err.find("such as 4cm"), std::string::npos) << ran.err;
    }
}

TEST_F(ZonesCommand, AreInsteadOfOneToleranceOrABudget) {
  for (const char* option : {"--contact", "--elsewhere"}) {
    EXPECT_EQ(shapes({option, "5cm", "--within", "5cm"}).status, 2) << option;
    EXPECT_EQ(shapes({option, "5cm", "--budget", "3"}).status, 2) << option;
    EXPECT_EQ(
        run({"export", table(), "--uploader", folder_ / "kit", option, "5cm", "--within", "5cm"})
            .status,
        2)
        << option;
  }
}

}  // namespace
}  // namespace wb::app::test
