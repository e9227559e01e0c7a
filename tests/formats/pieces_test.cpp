#include "model/core/core.h"
#include "model/core/task.h"
#include "model/formats/reader/reader.h"
#include "tests/support/folder.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <string>
#include <thread>

namespace wb::worker {
namespace {

Options misbehaving() { return {.program = WEIGHBRIDGE_WORKER}; }

struct ToldPieces {
  std::string all;
  Result<void> end;
};

ToldPieces piecesAfter(std::string_view deed, ByteView file, const Options& options = misbehaving(),
                       const Task& task = {}) {
  ToldPieces told;
  told.end = readPieces(archiveReader, {file, -1, deed}, options, task, [&](ByteView piece) {
    told.all += textOf(piece);
    return true;
  });
  return told;
}

std::string sentenceOfPieces(std::string_view deed, const Options& options = misbehaving()) {
  const ToldPieces told = piecesAfter(deed, bytesOf("a file"), options);
  return told.end ? "done" : message(told.end.error());
}

/// More than a channel holds at once.
std::string longText() {
  std::string text;
  for (int i = 0; i < 300'000; ++i) text += std::to_string(i);
  return text;
}

TEST(WorkerPieces, arriveWholeAndInOrder) {
  for (const std::string& text : {std::string("a file"), longText()}) {
    const ToldPieces told = piecesAfter("pieces_echo", bytesOf(text));
    ASSERT_TRUE(told.end) << line(told.end.error());
    EXPECT_TRUE(told.all == text) << text.size();
  }
}

using WorkerPiecesTest = FolderTest;

TEST_F(WorkerPiecesTest, areOfTheFileThatIsOpen) {
  const std::string text = longText();
  std::ofstream(folder_ / "a") << text;
  const Descriptor file(::open((folder_ / "a").c_str(), O_RDONLY | O_CLOEXEC));
  std::string told;
  const auto read = readPieces(archiveReader, {{}, file.number(), "pieces_echo"}, misbehaving(), {},
                               [&](ByteView piece) {
                                 told += textOf(piece);
                                 return true;
                               });
  ASSERT_TRUE(read) << line(read.error());
  EXPECT_TRUE(told == text);
}

TEST(WorkerPieces, tellProgress) {
  double most = 0;
  const Task task{{}, [&](double fraction, std::string_view) { most = std::max(most, fraction); }};
  ASSERT_TRUE(piecesAfter("pieces_echo", bytesOf("a file"), misbehaving(), task).end);
  EXPECT_EQ(most, 0.5);
}

TEST(WorkerPieces, endWhereNoMoreIsWanted) {
  int pieces = 0;
  const auto read = readPieces(archiveReader, {bytesOf("a file"), -1, "pieces_endless"},
                               misbehaving(), {}, [&](ByteView) { return ++pieces < 10; });
  EXPECT_TRUE(read);
  EXPECT_EQ(pieces, 10);
}

TEST(WorkerPieces, endWhenCancelled) {
  std::stop_source stop;
  Task task;
  task.cancel = stop.get_token();
  const std::jthread stopping([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    stop.request_stop();
  });
  const ToldPieces told = piecesAfter("pieces_endless", bytesOf("a file"), misbehaving(), task);
  ASSERT_FALSE(told.end);
  EXPECT_EQ(told.end.error().text.code, "task.cancelled");
}

/// The worker waits while what it told is taken, which is none of its time.
TEST(WorkerPieces, areTakenInAnyTime) {
  Options options = misbehaving();
  options.bounds.wallTime = 1;
  bool isFirst = true;
  const auto read =
      readPieces(archiveReader, {bytesOf("a file"), -1, "pieces_echo"}, options, {}, [&](ByteView) {
        if (std::exchange(isFirst, false))
          std::this_thread::sleep_for(std::chrono::milliseconds(1500));
        return true;
      });
  EXPECT_TRUE(read) << line(read.error());
}

TEST(WorkerPieces, ofAnEndlessWorkerEndInTime) {
  Options options = misbehaving();
  options.bounds.wallTime = 1;
  EXPECT_EQ(sentenceOfPieces("pieces_endless", options),
            "reading it took longer than 1 s, the limit for a file");
}

TEST(WorkerPieces, aSignalIsNamed) {
  EXPECT_EQ(sentenceOfPieces("archive"),
            "the process that reads the file crashed with signal 11 (Segmentation fault); the file "
            "may be corrupted or malicious");
  EXPECT_EQ(sentenceOfPieces("pieces_throw"),
            "the process that reads the file crashed with signal 6 (Aborted); the file may be "
            "corrupted or malicious");
}

#if !defined(__SANITIZE_ADDRESS__)
TEST(WorkerPieces, theMemoryOfTheBoundsIsAll) {
  Options options = misbehaving();
  options.bounds.memory = std::size_t{256} << 20;
  EXPECT_EQ(sentenceOfPieces("pieces_hog", options),
            "reading it needs more than the 268435456 bytes of memory that are left; raise the "
            "memory limit with --memory BYTES or in the window's preferences");
}
#endif

TEST(WorkerPieces, ofAProgramThatIsMissingAreAnError) {
  EXPECT_EQ(sentenceOfPieces("pieces_echo", {.program = "/nowhere/read-archives"}),
            "the program that reads such files, /nowhere/read-archives, could not be started: No "
            "such file or directory; install Weighbridge again");
}

}  // namespace
}  // namespace wb::worker
