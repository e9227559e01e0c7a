#include "model/formats/cell/raise_walls.h"
#include "model/formats/cell/serve.h"
#include "model/formats/reader/worker_process.h"
#include "tests/formats/flat_bytes.h"
#include "tests/formats/misbehaving/attempts.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstring>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// Does what the format it is asked for says; the endings that the tests ask for.
namespace wb::worker {
namespace {

/// One triangle of one node.
void writeTriangle(FlatWriter& writer) {
  test::addTriangle(writer);
  test::addNode(writer, "Box", std::array{std::uint32_t{0}});
}

void spin() {
  for (volatile bool goesOn = true; goesOn;) {
  }
}

/// Not written to: the limit is one of addresses, and filling them takes long.
using Mebibyte = std::array<char, 1 << 20>;

/// Until there is no more.
void hog() {
  std::vector<std::unique_ptr<Mebibyte>> held;
  while (true) held.push_back(std::make_unique_for_overwrite<Mebibyte>());
}

/// Whether the limits hold that the request asks for.
bool isLimited(const Request& request) {
  rlimit core{};
  rlimit processor{};
  getrlimit(RLIMIT_CORE, &core);
  getrlimit(RLIMIT_CPU, &processor);
  return core.rlim_max == 0 && processor.rlim_cur == request.processorTime;
}

/// Done once so many bytes are held.
std::optional<Refusal> hold(FlatWriter& writer, std::size_t bytes) {
  std::vector<std::unique_ptr<Mebibyte>> held;
  for (; bytes > 0; bytes -= sizeof(Mebibyte))
    held.push_back(std::make_unique_for_overwrite<Mebibyte>());
  writeTriangle(writer);
  return writer.finish(UpAxis::z, 1);
}

std::optional<Refusal> finishWith(FlatWriter& writer, double unit) {
  writeTriangle(writer);
  return writer.finish(UpAxis::y, unit);
}

using Deed = std::optional<Refusal> (*)(const Request&, FlatWriter&);

const std::map<std::string, Deed> deeds{
    {"good", [](const Request&, FlatWriter& w) { return finishWith(w, 0.01); }},
    {"limited",
     [](const Request& request, FlatWriter& w) {
       return isLimited(request) ? finishWith(w, 1) : Refusal{Refusal::Reason::unreadable, "free"};
     }},
    {"limited_to_60_s",
     [](const Request& request, FlatWriter& w) {
       return request.processorTime == 60 && isLimited(request)
                  ? finishWith(w, 1)
                  : Refusal{Refusal::Reason::unreadable, "free"};
     }},
    {"large",
     [](const Request&, FlatWriter& w) -> std::optional<Refusal> {
       if (w.take<char>(std::size_t{32} << 20).empty())
         return Refusal{Refusal::Reason::tooLarge, "geometry"};
       return finishWith(w, 1);
     }},
    {"needs_700_mib",
     [](const Request&, FlatWriter& w) { return hold(w, std::size_t{700} << 20); }},
    {"needs_700_mib_of_10",
     [](const Request&, FlatWriter& w) {
       allowForFile(std::size_t{10} << 20);
       return hold(w, std::size_t{700} << 20);
     }},
    {"no_unit", [](const Request&, FlatWriter& w) { return finishWith(w, 0); }},
    {"refused",
     [](const Request&, FlatWriter&) -> std::optional<Refusal> {
       return Refusal{Refusal::Reason::unreadable, "line 3 is\nodd \xfc"};
     }},
    {"throws",
     [](const Request&, FlatWriter&) -> std::optional<Refusal> {
       throw std::runtime_error("a problem of its own");
     }},
    {"crash",
     [](const Request&, FlatWriter&) -> std::optional<Refusal> {
       std::signal(SIGSEGV, SIG_DFL);
       std::raise(SIGSEGV);
       return {};
     }},
    {"abort",
     [](const Request&, FlatWriter&) -> std::optional<Refusal> {
       std::signal(SIGABRT, SIG_DFL);
       std::raise(SIGABRT);
       return {};
     }},
    {"killed",
     [](const Request&, FlatWriter&) -> std::optional<Refusal> {
       std::raise(SIGKILL);
       return {};
     }},
    {"status", [](const Request&, FlatWriter&) -> std::optional<Refusal> { ::_exit(7); }},
    {"spin",
     [](const Request&, FlatWriter&) -> std::optional<Refusal> {
       spin();
       return {};
     }},
    {"hog",
     [](const Request&, FlatWriter&) -> std::optional<Refusal> {
       hog();
       return {};
     }},
    {"sleep",
     [](const Request&, FlatWriter&) -> std::optional<Refusal> {
       receiveAnswer(channelDescriptor);  // To nothing: none comes.
       return {};
     }},
    {"deaf",
     [](const Request&, FlatWriter&) -> std::optional<Refusal> {
       ::close(channelDescriptor);
       spin();
       return {};
     }},
    {"nothing",
     [](const Request&, FlatWriter&) -> std::optional<Refusal> {
       [[maybe_unused]] const int done = ::ftruncate(resultDescriptor, 0);
       ::_exit(statusDone);
     }},
    {"garbage",
     [](const Request&, FlatWriter& w) -> std::optional<Refusal> {
       const auto room = w.take<char>(4096);
       std::memset(room.data(), 'x', room.size());
       ::_exit(statusDone);
     }},
};

std::optional<Refusal> misbehave(const Request& request, FlatWriter& writer,
                                 const std::function<void(double)>& progress) {
  progress(0.5);
  if (const auto attempt = test::attempts.find(request.format); attempt != test::attempts.end())
    return Refusal{Refusal::Reason::unreadable, attempt->second() ? "it could" : "it could not"};
  const auto deed = deeds.find(request.format);
  if (deed == deeds.end()) return Refusal{Refusal::Reason::unreadable, "no such deed"};
  return deed->second(request, writer);
}

using PieceDeed = void (*)(ByteView file, const std::function<bool(ByteView)>& take);

void crashHalfway(ByteView, const std::function<bool(ByteView)>& take) {
  take(bytesOf("half"));
  std::signal(SIGSEGV, SIG_DFL);
  std::raise(SIGSEGV);
}

/// Of readers that hand on pieces; `archive` and the two behind it are what the program asks them
/// for.
const std::map<std::string, PieceDeed> pieceDeeds{
    {"pieces_echo",
     [](ByteView file, const std::function<bool(ByteView)>& take) {
       for (; !file.empty(); file = file.subspan(std::min(file.size(), pieceBytes)))
         take(file.first(std::min(file.size(), pieceBytes)));
     }},
    {"pieces_endless",
     [](ByteView, const std::function<bool(ByteView)>& take) {
       while (take(bytesOf("more"))) {
       }
     }},
    {"pieces_hog", [](ByteView, const std::function<bool(ByteView)>&) { hog(); }},
    {"pieces_throw",
     [](ByteView, const std::function<bool(ByteView)>&) {
       std::signal(SIGABRT, SIG_DFL);
       throw std::runtime_error("a problem of its own");
     }},
    {"archive", crashHalfway},
    {"object", crashHalfway},
    {"export", crashHalfway},
};

void misbehaveInPieces(const Request& request, ByteView file,
                       const std::function<bool(ByteView)>& take, const Task& task) {
  constexpr std::string_view prefix = "pieces_";
  task.report(0.5, {});
  if (const auto deed = pieceDeeds.find(request.format); deed != pieceDeeds.end())
    return deed->second(file, take);
  const auto attempt = test::attempts.find(request.format.substr(prefix.size()));
  if (attempt == test::attempts.end()) return;
  take(bytesOf(attempt->second() ? "it could" : "it could not"));
}

/// `WALL ATTEMPT`: 0 where the attempt goes well behind that wall alone (or behind none, which is
/// no wall's name), 1 where it does not, 2 where there is no such wall here.
int tryBehind(std::string_view wanted, const std::string& attempt) {
  Walls walls;
  for (const Wall wall : allWalls)
    if (name(wall) == wanted) walls.set(static_cast<std::size_t>(wall));
  test::prepareAttempts();
  if (raiseWalls(walls) != walls) return 2;
  return test::attempts.at(attempt)() ? 0 : 1;
}

}  // namespace
}  // namespace wb::worker

int main(int argc, char** argv) {
  if (argc == 3) return wb::worker::tryBehind(argv[1], argv[2]);
  const std::string word = argc > 1 ? argv[1] : "";
  if (wb::worker::pieceDeeds.contains(word) || word.starts_with("pieces_"))
    return wb::worker::servePieces(argc, argv, wb::worker::misbehaveInPieces);
  return wb::worker::serve(argc, argv, wb::worker::misbehave);
}
