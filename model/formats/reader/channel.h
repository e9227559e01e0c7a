#pragma once

#include "model/formats/reader/worker_process.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// What a worker and the program that started it say to each other: messages over a socket that
/// keeps them apart (SOCK_SEQPACKET). Only the program answers, and only what the worker asks.
namespace wb::worker {

/// A name of a file is at most as long; longer messages are cut.
inline constexpr std::size_t messageBytes = 4096;

/// The most bytes of a Message::Kind::piece.
inline constexpr std::size_t pieceBytes = std::size_t{64} << 10;

/// What a worker says.
struct Message {
  enum class Kind : std::uint8_t {
    progress,  ///< The content is one byte, 0..100.
    file,      ///< The content is the name of a file that the model names, to be opened.
    walls,     ///< The content is the walls that hold, each a byte.
    piece,     ///< The content goes on what the worker read.
  };
  Kind kind = Kind::progress;
  std::string content;
};

/// Answers to Message::Kind::file.
struct FileAnswer {
  enum class Kind : std::uint8_t {
    opened,
    missing,   ///< There is no such file, or it cannot be read.
    outside,   ///< It is not in the model's folder or below.
    tooLarge,  ///< By itself, or with those opened before.
  };
  Kind kind = Kind::missing;
  Descriptor file{};  ///< Of what was opened, for reading.
};

/// The two ends of a channel; none where the system refuses.
struct Channel {
  Descriptor program;
  Descriptor worker;
};
Channel makeChannel();

/// Sends a message; false when the other end is gone.
/// @param channel  The descriptor of this end, as below.
/// @param kind     What the message is.
/// @param content  As Message::Kind says of it.
bool send(int channel, Message::Kind kind, std::string_view content);

/// Returns the next message, waited for. Nothing when the other end is gone, or says what is no
/// message.
/// @param channel  The descriptor of this end.
std::optional<Message> receive(int channel);

/// Answers at once, or not at all: a worker that does not listen is not waited for.
/// @param channel  The descriptor of the program's end.
/// @param file     The answer; a file that it has open is sent with it.
void answer(int channel, const FileAnswer& file);

/// Returns the answer to the file asked for last, waited for; `missing` where none comes.
/// @param channel  The descriptor of the worker's end.
FileAnswer receiveAnswer(int channel);

}  // namespace wb::worker
