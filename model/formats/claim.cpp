#include "model/formats/claim.h"

#include "model/core/digest.h"

#include <system_error>
#include <utility>

namespace wb::recovery {

namespace fs = std::filesystem;

std::optional<Claim> Claim::take(const fs::path& root, const fs::path& file) {
  std::error_code error;
  const fs::path real = fs::weakly_canonical(file, error);
  const fs::path folder = root / sha256(bytesOf((error ? file : real).string()));
  fs::create_directories(folder, error);
  if (error) return Claim({}, {});
  auto lock = FolderLock::take(folder);
  if (lock) return Claim(folder, std::move(*lock));
  if (lock.error() == FolderLock::Refusal::another) return {};
  return Claim({}, {});
}

Claim::Claim(fs::path folder, std::optional<FolderLock> lock)
    : folder_(std::move(folder)), lock_(std::move(lock)) {}

Claim::~Claim() {
  std::error_code ignored;
  if (lock_ && !folder_.empty()) fs::remove_all(folder_, ignored);
}

}  // namespace wb::recovery
