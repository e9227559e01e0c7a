#include "model/formats/reader/channel.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#include <array>
#include <cstring>

namespace wb::worker {
namespace {

/// Room for one descriptor beside a message.
union Ancillary {
  cmsghdr aligned;
  std::array<char, CMSG_SPACE(sizeof(int))> bytes;
};

msghdr headerOf(iovec& content, Ancillary& ancillary) {
  msghdr header{};
  header.msg_iov = &content;
  header.msg_iovlen = 1;
  header.msg_control = ancillary.bytes.data();
  header.msg_controllen = ancillary.bytes.size();
  return header;
}

}  // namespace

Channel makeChannel() {
  std::array<int, 2> ends{-1, -1};
  if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0) return {};
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

bool send(int channel, Message::Kind kind, std::string_view content) {
  std::string bytes(1, static_cast<char>(kind));
  bytes += content;
  return ::write(channel, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size());
}

std::optional<Message> receive(int channel) {
  std::array<char, pieceBytes + 1> bytes;
  const ssize_t got = ::read(channel, bytes.data(), bytes.size());
  if (got <= 0 || static_cast<std::uint8_t>(bytes[0]) > static_cast<int>(Message::Kind::piece))
    return {};
  return Message{static_cast<Message::Kind>(bytes[0]),
                 std::string(bytes.data() + 1, static_cast<std::size_t>(got) - 1)};
}

void answer(int channel, const FileAnswer& file) {
  auto kind = static_cast<char>(file.kind);
  iovec content{&kind, 1};
  Ancillary ancillary{};
  msghdr header = headerOf(content, ancillary);
  if (file.file) {
    cmsghdr* const carried = CMSG_FIRSTHDR(&header);
    carried->cmsg_level = SOL_SOCKET;
    carried->cmsg_type = SCM_RIGHTS;
    carried->cmsg_len = CMSG_LEN(sizeof(int));
    const int number = file.file.number();
    std::memcpy(CMSG_DATA(carried), &number, sizeof number);
  } else {
    header.msg_control = nullptr;
    header.msg_controllen = 0;
  }
  ::sendmsg(channel, &header, MSG_DONTWAIT | MSG_NOSIGNAL);
}

FileAnswer receiveAnswer(int channel) {
  char kind = 0;
  iovec content{&kind, 1};
  Ancillary ancillary{};
  msghdr header = headerOf(content, ancillary);
  if (::recvmsg(channel, &header, MSG_CMSG_CLOEXEC) != 1) return {};
  FileAnswer result{static_cast<FileAnswer::Kind>(kind)};
  const cmsghdr* const carried = CMSG_FIRSTHDR(&header);
  if (carried && carried->cmsg_type == SCM_RIGHTS) {
    int number = -1;
    std::memcpy(&number, CMSG_DATA(carried), sizeof number);
    result.file = Descriptor(number);
  }
  if (result.kind == FileAnswer::Kind::opened && !result.file) return {};
  return result;
}

}  // namespace wb::worker
