#include "model/scene/named_paths.h"

#include <nlohmann/json.hpp>

#include <cstddef>

namespace wb::scene {
namespace {

/// `assets.NAME.path` and `octrees[N].path` lie equally deep.
constexpr std::size_t depthOfPath = 3;

/// Called by the parser value by value, and keeps nothing but paths.
class PathCollector : public nlohmann::json_sax<nlohmann::json> {
 public:
  std::vector<std::string> take() { return std::move(paths_); }

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool string(string_t& text) override {
    const bool isOfFile = top_ == "assets" || top_ == "octrees";
    if (depth_ == depthOfPath && isOfFile && key_ == "path") paths_.push_back(text);
    return true;
  }
  bool key(string_t& key) override {
    key_ = key;
    if (depth_ == 1) top_ = key;
    return true;
  }
  bool start_object(std::size_t) override { return ++depth_ > 0; }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return ++depth_ > 0; }
  bool end_array() override { return close(); }
  bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception&) override {
    return false;
  }

 private:
  bool close() {
    --depth_;
    return true;
  }

  std::size_t depth_ = 0;
  std::string top_;
  std::string key_;
  std::vector<std::string> paths_;
};

}  // namespace

std::vector<std::string> pathsNamedIn(std::string_view project) {
  PathCollector collector;
  nlohmann::json::sax_parse(project, &collector);
  return collector.take();
}

}  // namespace wb::scene
