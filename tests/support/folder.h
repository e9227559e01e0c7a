#pragma once

#include "model/core/identifiers.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace wb {

/// A test with an empty folder of its own, which is gone after it.
class FolderTest : public testing::Test {
 protected:
  FolderTest()
      : folder_(std::filesystem::temp_directory_path() / ("weighbridge-" + Uuid::random().text())) {
    std::filesystem::create_directories(folder_);
  }
  ~FolderTest() override {
    std::error_code none;
    std::filesystem::remove_all(folder_, none);
  }

  std::filesystem::path folder_;
};

}  // namespace wb
