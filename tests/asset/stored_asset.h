#pragma once

#include "model/asset/asset.h"
#include "model/core/core.h"
#include "model/core/llsd.h"

#include <zlib.h>

#include <initializer_list>
#include <string>
#include <vector>

namespace wb::asset {

/// A mesh asset put together by hand, so that it can be wrong in any way.
class StoredAsset {
 public:
  StoredAsset& key(const std::string& name, llsd::Value value) {
    header_.insert_or_assign(name, std::move(value));
    return *this;
  }

  StoredAsset& raw(const std::string& name, const Bytes& stored) {
    listed(name, body_.size(), stored.size());
    body_.insert(body_.end(), stored.begin(), stored.end());
    return *this;
  }

  StoredAsset& listed(const std::string& name, std::size_t offset, std::size_t size) {
    return key(name, llsd::Map{{"offset", static_cast<std::int32_t>(offset)},
                               {"size", static_cast<std::int32_t>(size)}});
  }

  StoredAsset& block(const std::string& name, const llsd::Value& content) {
    return raw(name, compressed(llsd::writeBinary(content)));
  }

  std::size_t headerBytes() const { return llsd::writeBinary(header_).size(); }

  Bytes bytes() const {
    Bytes all = llsd::writeBinary(header_);
    all.insert(all.end(), body_.begin(), body_.end());
    return all;
  }

  static Bytes compressed(const Bytes& content) {
    uLongf size = compressBound(content.size());
    Bytes stream(size);
    compress2(stream.data(), &size, content.data(), content.size(), 1);
    stream.resize(size);
    return stream;
  }

 private:
  llsd::Map header_;
  Bytes body_;
};

/// The findings about what is there, not those that name a block as missing: most assets put
/// together by hand have only what their test looks at.
inline Diagnostics ofWhatIsThere(Diagnostics findings) {
  std::erase_if(findings, [](const Diagnostic& finding) {
    return finding.place.starts_with("header at byte 0");
  });
  return findings;
}

/// U16s as they are stored.
inline Bytes packedWords(std::initializer_list<int> words) {
  Bytes bytes;
  for (const int word : words) {
    bytes.push_back(static_cast<std::uint8_t>(word & 0xff));
    bytes.push_back(static_cast<std::uint8_t>(word >> 8));
  }
  return bytes;
}

/// One triangle over half of the unit cube's floor.
inline llsd::Map storedTriangle() {
  return {{"Position", packedWords({0, 0, 0, 65535, 0, 0, 0, 65535, 0})},
          {"TriangleList", packedWords({0, 1, 2})}};
}

}  // namespace wb::asset
