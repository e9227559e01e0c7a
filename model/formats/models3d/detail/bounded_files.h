#pragma once

#include "model/formats/models3d/detail/stream.h"
#include "model/formats/reader/reader_refusal.h"

#include <assimp/IOSystem.hpp>

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace wb::import3d {

/// The files that a loader sees: the model under a name whose ending the loader expects, and what
/// lies in its folder or below, read only, bounded by limits.h. A model that names anything else,
/// by a path or by a link, gets nothing.
class BoundedFiles : public Assimp::IOSystem {
 public:
  /// `model` may itself be a link; its folder is then that of the link.
  BoundedFiles(const std::filesystem::path& model, const std::string& ending);

  /// What the loader is to open.
  const std::string& modelName() const { return name_; }
  /// The first thing that was refused.
  const std::optional<worker::Refusal>& refusal() const { return refusal_; }

  bool Exists(const char* file) const override;
  char getOsSeparator() const override { return '/'; }
  Assimp::IOStream* Open(const char* file, const char* mode) override;
  /// The same for a reader of our own; null where a loader would get nothing.
  std::unique_ptr<Stream> open(const std::string& file);
  void Close(Assimp::IOStream* stream) override;

 private:
  std::optional<std::filesystem::path> allowed(const std::string& file) const;
  void refuse(worker::Refusal::Reason reason, const std::string& file);

  std::filesystem::path model_;
  std::filesystem::path folder_;  ///< Canonical.
  std::string name_;
  std::optional<worker::Refusal> refusal_;
  std::size_t bytes_ = 0;  ///< Of all files opened.
  std::size_t files_ = 0;
};

}  // namespace wb::import3d
