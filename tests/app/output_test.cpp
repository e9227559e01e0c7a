#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <chrono>
#include <csignal>
#include <thread>

namespace wb::app::test {
namespace {

class OutputFile : public testing::Test {
 protected:
  Folder folder_;
  std::string scene_ = folder_.write("market.weighbridge", marketProject());
};

TEST_F(OutputFile, HoldsWhatStandardOutputWouldGet) {
  const Ran ran = run({"report", scene_, "-o", folder_ / "out.csv"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(folder_.read("out.csv"), run({"report", scene_}).out);
  EXPECT_EQ(folder_.names(), (std::vector<std::string>{"market.weighbridge", "out.csv"}));
}

TEST_F(OutputFile, IsWrittenAsItsEndingSays) {
  for (const char* format : {"csv", "json", "html", "text"}) {
    const std::string ending = format == std::string("text") ? "txt" : format;
    const std::string path = folder_ / ("out." + ending);
    EXPECT_EQ(run({"report", scene_, "-o", path}).status, 0) << format;
    EXPECT_EQ(folder_.read("out." + ending), run({"report", scene_, "--format", format}).out);
  }
  EXPECT_EQ(run({"explain", scene_, "-o", folder_ / "page.HTM"}).status, 0);
  EXPECT_TRUE(folder_.read("page.HTM").starts_with("<!DOCTYPE html>"));
  EXPECT_EQ(run({"report", scene_, "--format", "csv", "-o", folder_ / "rows.txt"}).status, 0);
  EXPECT_EQ(folder_.read("rows.txt"), run({"report", scene_}).out);
}

TEST_F(OutputFile, ReplacesAnOlderOne) {
  folder_.write("out.csv", "old");
  EXPECT_EQ(run({"report", scene_, "-o", folder_ / "out.csv"}).status, 0);
  EXPECT_EQ(readCsv(folder_.read("out.csv")).size(), 2U);
}

TEST_F(OutputFile, StaysOldWhenNothingCouldBeRead) {
  const std::string broken = folder_.write("broken.weighbridge", "{");
  folder_.write("out.csv", "old");
  EXPECT_EQ(run({"report", broken, "-o", folder_ / "out.csv"}).status, 1);
  EXPECT_EQ(folder_.read("out.csv"), "old");
  EXPECT_EQ(folder_.names().size(), 3U);
}

TEST_F(OutputFile, SaysThatOtherNamesKeepTheOldContent) {
  for (const auto& [name, arguments] :
       {std::pair<std::string, std::vector<std::string>>("out.csv", {"report", scene_, "-o"}),
        {"copy.weighbridge", {"convert", scene_}},
        {"parts.csv", {"statistics", scene_, "-o"}}}) {
    folder_.write(name, "old");
    std::filesystem::create_hard_link(folder_ / name, folder_ / "second");
    std::filesystem::create_hard_link(folder_ / name, folder_ / "third");
    std::vector<std::string> all = arguments;
    all.push_back(folder_ / name);
    const Ran ran = run(all);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.err, "weighbridge: " + (folder_ / name) +
                           ": the 2 other names of this file (hard links) still have the old "
                           "content\n");
    EXPECT_NE(folder_.read(name), "old");
    EXPECT_EQ(folder_.read("second"), "old");
    EXPECT_EQ(run(all).err, "") << "it has one name now";
    std::filesystem::remove(folder_ / "second");
    std::filesystem::remove(folder_ / "third");
  }
}

TEST_F(OutputFile, CannotBeWrittenIntoAFolderThatIsNotThere) {
  const std::string path = folder_ / "absent/out.csv";
  const Ran ran = run({"report", scene_, "-o", path});
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(ran.err.starts_with("weighbridge: " + path + ": cannot be written")) << ran.err;
  EXPECT_EQ(linesOf(ran.err).size(), 1U);
}

TEST_F(OutputFile, CannotTakeTheNameOfAFolder) {
  std::filesystem::create_directory(folder_ / "taken");
  const auto before = folder_.names();
  const Ran ran = run({"report", scene_, "-o", folder_ / "taken"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(ran.err.starts_with("weighbridge: " + (folder_ / "taken") + ": ")) << ran.err;
  EXPECT_EQ(folder_.names(), before);
}

TEST_F(OutputFile, IsNeverAnInput) {
  const Ran ran = run({"report", scene_, "-o", scene_});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(folder_.read("market.weighbridge"), marketProject());
}

/// The same file many times is work enough that the program is surely at it when the signal comes:
/// once its unfinished file can be seen.
TEST_F(OutputFile, LeavesNothingBehindWhenInterrupted) {
  folder_.write("slow.weighbridge", projectOfBoxes(5000));
  folder_.write("out.csv", "old");
  const auto before = folder_.names();
  for (const int signal : {SIGINT, SIGTERM}) {
    std::vector<std::string> arguments(200, folder_ / "slow.weighbridge");
    arguments.insert(arguments.begin(), {"report", "-o", folder_ / "out.csv"});
    Running program(arguments);
    while (folder_.names() == before) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    EXPECT_EQ(program.endBy(signal), 128 + signal);
    EXPECT_EQ(folder_.names(), before);
    EXPECT_EQ(folder_.read("out.csv"), "old");
  }
}

/// A killed program cannot clean up; the next one does.
TEST_F(OutputFile, WhatAKilledProgramLeftIsGoneAfterTheNext) {
  folder_.write("slow.weighbridge", projectOfBoxes(5000));
  const auto before = folder_.names();
  std::vector<std::string> arguments(200, folder_ / "slow.weighbridge");
  arguments.insert(arguments.begin(), {"report", "-o", folder_ / "out.csv"});
  Running program(arguments);
  while (folder_.names() == before) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  EXPECT_EQ(program.endBy(SIGKILL), 128 + SIGKILL);
  EXPECT_EQ(folder_.names().size(), before.size() + 1);
  EXPECT_EQ(run({"report", scene_, "-o", folder_ / "out.csv"}).status, 0);
  EXPECT_EQ(folder_.names(),
            (std::vector<std::string>{"market.weighbridge", "out.csv", "slow.weighbridge"}));
}

TEST_F(OutputFile, MayNotBecomeLargerThanTheUserAllows) {
  folder_.write("out.html", "old");
  const auto before = folder_.names();
  const Ran ran =
      run({"report", scene_, "--format", "html", "-o", folder_ / "out.html"}, {.fileBytes = 512});
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(ran.err.starts_with("weighbridge: " + (folder_ / "out.html") +
                                  ": cannot be written: File too large"))
      << ran.err;
  EXPECT_EQ(folder_.read("out.html"), "old");
  EXPECT_EQ(folder_.names(), before);
}

TEST_F(OutputFile, AFullDiskIsTold) {
  const Ran ran = run({"report", scene_}, {.outputTo = "/dev/full"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(ran.err.starts_with("weighbridge: standard output: cannot be written")) << ran.err;
  EXPECT_EQ(linesOf(ran.err).size(), 1U);
}

/// What is printed must not go into the file that is written.
TEST_F(OutputFile, AClosedStandardOutputIsTold) {
  const std::string profile = folder_ / "profile.json";
  const Ran ran = run({"report", scene_}, {.closedOutput = true});
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(ran.err.starts_with("weighbridge: standard output: cannot be written")) << ran.err;
  const std::string measured = folder_.write("costs.csv", "linkset,physics\nCrate,1\n");
  run({"calibrate", scene_, "--measured", measured, "--fit", "hull_cost", "-o", profile},
      {.closedOutput = true});
  const std::string written = folder_.read("profile.json");
  EXPECT_TRUE(written.empty() || written.starts_with("{")) << written;
}

TEST_F(OutputFile, AReaderThatWentAwayIsTold) {
  const Ran ran = run({"report", scene_}, {.closedPipe = true});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(linesOf(ran.err).size(), 1U) << ran.err;
}

}  // namespace
}  // namespace wb::app::test
