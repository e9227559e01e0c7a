#include "model/import3d/stream.h"

#include "model/import3d/ply_header.h"

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

TEST(Stream, readsAFileWithAnotherBeginning) {
  for (std::size_t piece = 1; piece < 12; ++piece) {
    Stream same(fileOf("0123456789"), 10);
    EXPECT_EQ(contentOf(same, piece), "0123456789");
    Stream shorter(fileOf("0123456789"), 7);
    EXPECT_EQ(contentOf(shorter, piece), "0123456");
    Stream other(fileOf("0123456789"), 10, {"abc", 5});
    EXPECT_EQ(other.FileSize(), 8U);
    EXPECT_EQ(contentOf(other, piece), "abc56789");
    ASSERT_EQ(other.Seek(2, aiOrigin_SET), aiReturn_SUCCESS);
    EXPECT_EQ(contentOf(other, piece), "c56789");
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

std::string headerOf(const std::string& file) {
  const OpenFile open = fileOf(file);
  const Beginning header = plyHeader(open.get());
  return header.text + file.substr(header.instead);
}

TEST(PlyHeader, isWrittenAsTheLoaderKnowsIt) {
  const std::string plain = "ply\nformat ascii 1.0\nelement a 1\nend_header\n\r1 2";
  EXPECT_EQ(headerOf(plain), plain);
  EXPECT_EQ(
      headerOf("ply \t\r\nformat\t ascii  1.0\r\ncomment x\r\nobj_info y\r\n\r\n element a 1\r\n"
               "end_header\r\n\r1 2"),
      plain);
  EXPECT_EQ(headerOf("ply\rformat ascii 1.0\rcomment " + std::string(300'000, 'x') +
                     "\relement a 1\rend_header\r\r1 2"),
            plain);
  const std::string endless = "ply\nformat ascii 1.0\nelement  a 1\n";
  EXPECT_EQ(headerOf(endless), endless);
}

}  // namespace
}  // namespace wb::import3d
