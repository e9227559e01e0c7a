#pragma once

#include <QObject>
#include <functional>
#include <map>
#include <memory>
#include <string>

namespace wb::test {

using MakeTest = std::function<std::unique_ptr<QObject>()>;

/// The classes of tests in this program by name: MainWindowTest.
std::map<std::string, MakeTest>& windowTests();

/// Finds again what other tests searched for, as at first; or, for a test that looks at a search
/// while it runs, searches again.
void keepSearches(bool areKept);

/// Adds a class to them before the program begins.
struct WindowTestEntry {
  WindowTestEntry(const char* name, MakeTest make) { windowTests().emplace(name, std::move(make)); }
};

}  // namespace wb::test

/// Makes a class of QTest slots one that `test_window` runs; in the class's namespace.
#define WEIGHBRIDGE_WINDOW_TEST(Class)                   \
  static const wb::test::WindowTestEntry entryOf##Class( \
      #Class, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); })
