#include "model/formats/models3d/detail/bounded_files.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace wb::import3d {
namespace {

OpenFile fileOf(std::string_view content) {
  OpenFile file(std::tmpfile());
  std::fwrite(content.data(), 1, content.size(), file.get());
  std::rewind(file.get());
  return file;
}

/// All of a stream, in pieces of `piece` bytes.
std::string contentOf(Stream& stream, std::size_t piece) {
  std::string content;
  std::string buffer(piece, '\0');
  while (const std::size_t got = stream.Read(buffer.data(), 1, piece))
    content += buffer.substr(0, got);
  return content;
}

TEST(Stream, endsWithTheFileOrSooner) {
  for (std::size_t piece = 1; piece < 12; ++piece) {
    Stream same(fileOf("0123456789"), 10);
    EXPECT_EQ(contentOf(same, piece), "0123456789");
    Stream shorter(fileOf("0123456789"), 7);
    EXPECT_EQ(contentOf(shorter, piece), "0123456");
    EXPECT_EQ(shorter.FileSize(), 7U);
    ASSERT_EQ(shorter.Seek(2, aiOrigin_SET), aiReturn_SUCCESS);
    EXPECT_EQ(contentOf(shorter, piece), "23456");
  }
}

TEST(Stream, seeksWithinItself) {
  Stream stream(fileOf("0123456789"), 10);
  EXPECT_EQ(stream.Seek(0, aiOrigin_END), aiReturn_SUCCESS);
  EXPECT_EQ(stream.Tell(), 10U);
  EXPECT_EQ(stream.Seek(1, aiOrigin_CUR), aiReturn_FAILURE);
  EXPECT_EQ(stream.Seek(static_cast<std::size_t>(-4), aiOrigin_CUR), aiReturn_SUCCESS);
  EXPECT_EQ(contentOf(stream, 3), "6789");
}

}  // namespace
}  // namespace wb::import3d
