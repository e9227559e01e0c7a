#include "model/formats/reader/walls.h"

#include "model/formats/reader/reader.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

extern char** environ;  // NOLINT: POSIX gives no header for it

namespace wb::worker {
namespace {

/// The status of the program that tries `attempt` behind `wall` alone: 0 if it could, 1 if not, 2
/// if there is no such wall here.
int triedBehind(std::string_view wall, const std::string& attempt) {
  std::vector<std::string> words{WEIGHBRIDGE_WORKER, std::string(wall), attempt};
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t process = -1;
  int status = -1;
  if (::posix_spawn(&process, WEIGHBRIDGE_WORKER, nullptr, nullptr, arguments.data(), environ) != 0)
    return -1;
  ::waitpid(process, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

struct Attempt {
  Wall wall;
  const char* attempt;
};

/// What each wall keeps a process from.
constexpr std::array kept{Attempt{Wall::descriptors, "use"},
                          Attempt{Wall::environment, "variable"},
                          Attempt{Wall::newPrivileges, "gain"},
                          Attempt{Wall::network, "connect"},
                          Attempt{Wall::fileSystem, "open"},
                          Attempt{Wall::fileSystem, "create"},
                          Attempt{Wall::fileSystem, "execute"},
                          Attempt{Wall::capabilities, "chroot"},
                          Attempt{Wall::landlock, "open"},
                          Attempt{Wall::landlock, "create"},
                          Attempt{Wall::landlock, "execute"},
                          Attempt{Wall::limits, "write"},
                          Attempt{Wall::limits, "fork"},
                          Attempt{Wall::systemCalls, "open"},
                          Attempt{Wall::systemCalls, "create"},
                          Attempt{Wall::systemCalls, "connect"},
                          Attempt{Wall::systemCalls, "execute"},
                          Attempt{Wall::systemCalls, "fork"},
                          Attempt{Wall::systemCalls, "write"},
                          Attempt{Wall::systemCalls, "trace"},
                          Attempt{Wall::systemCalls, "run_memory"},
                          Attempt{Wall::systemCalls, "kill"}};

class WallTest : public testing::TestWithParam<Attempt> {};

TEST_P(WallTest, keepsFromWhatGoesWellWithoutIt) {
  const auto [wall, attempt] = GetParam();
  if (wall == Wall::limits && ::geteuid() == 0 && std::string(attempt) == "fork")
    GTEST_SKIP() << "root may have any number of processes";
  if (triedBehind("none", attempt) != 0)
    GTEST_SKIP() << attempt << " is not possible here without any wall";
  const int status = triedBehind(name(wall), attempt);
  if (status == 2) GTEST_SKIP() << "there is no wall " << name(wall) << " here";
  EXPECT_EQ(status, 1);
}

INSTANTIATE_TEST_SUITE_P(Each, WallTest, testing::ValuesIn(kept), [](const auto& tried) {
  return std::string(name(tried.param.wall)) + "_" + tried.param.attempt;
});

class CellTest : public FolderTest {
 protected:
  void SetUp() override { std::ofstream(folder_ / "a.obj") << "v 0 0 0\n"; }
};

TEST_F(CellTest, aReaderCanDoNothingButRead) {
  for (const char* attempt : {"open", "create", "connect", "execute", "fork", "write", "use",
                              "trace", "chroot", "variable", "gain", "run_memory", "kill"}) {
    const auto read = worker::read(folder_ / "a.obj", attempt, {.program = WEIGHBRIDGE_WORKER}, {});
    ASSERT_FALSE(read) << attempt;
    EXPECT_EQ(message(read.error()), "could not be read as a model: it could not") << attempt;
  }
}

TEST_F(CellTest, aReaderOfPiecesCanDoNothingButRead) {
  for (const char* attempt : {"open", "create", "connect", "execute", "fork", "write", "use",
                              "trace", "chroot", "variable", "gain", "run_memory", "kill"}) {
    std::string told;
    const std::string word = std::string("pieces_") + attempt;
    const auto read = readPieces(archiveReader, {bytesOf("a file"), -1, word},
                                 {.program = WEIGHBRIDGE_WORKER}, {}, [&](ByteView piece) {
                                   told += textOf(piece);
                                   return true;
                                 });
    ASSERT_TRUE(read) << attempt << ": " << line(read.error());
    EXPECT_EQ(told, "it could not") << attempt;
  }
}

/// Without any right, in any container.
TEST_F(CellTest, mostWallsHoldEverywhere) {
  for (const ReaderProgram& reader : readerPrograms) {
    const auto walls = wallsAround(pathOf(reader));
    ASSERT_TRUE(walls) << reader.family << ": " << line(walls.error());
    for (const Wall wall : {Wall::descriptors, Wall::environment, Wall::newPrivileges,
                            Wall::capabilities, Wall::limits, Wall::systemCalls})
      EXPECT_TRUE((*walls)[static_cast<std::size_t>(wall)]) << reader.family << ": " << name(wall);
  }
}

TEST_F(CellTest, wallsOfAProgramThatIsMissingAreAnError) {
  EXPECT_EQ(wallsAround("/nowhere/read-models").error().text.code, "worker.no_program");
}

}  // namespace
}  // namespace wb::worker
