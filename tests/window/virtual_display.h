#pragma once

#include <string>

namespace wb::test {

/// A virtual display for this process and those that it starts. To start one takes as long as most
/// tests: those that run one after the other have the same one, those that run at once have one
/// each. It ends by itself when no test has come for a minute.
class VirtualDisplay {
 public:
  /// @param folder  Of all that there are; each is written down there.
  explicit VirtualDisplay(const std::string& folder);
  ~VirtualDisplay();
  VirtualDisplay(const VirtualDisplay&) = delete;
  VirtualDisplay& operator=(const VirtualDisplay&) = delete;

  bool isThere() const { return connection_ >= 0; }

 private:
  void claim(const std::string& place);

  int lock_ = -1;
  int connection_ = -1;  ///< As long as it is open the display goes on.
};

}  // namespace wb::test
