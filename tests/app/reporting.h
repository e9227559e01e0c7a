#pragma once

#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace wb::app::test {

/// A folder of a test, and what the program reports of the files in it.
class Report : public testing::Test {
 protected:
  std::string market() const { return folder_.write("market.weighbridge", marketProject()); }
  /// The report's rows; fails where anything but rows came of it.
  static std::vector<Row> rowsOf(const std::vector<std::string>& arguments) {
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    return readCsv(ran.out);
  }

  Folder folder_;
};

}  // namespace wb::app::test
