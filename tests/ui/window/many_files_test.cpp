#include "tests/ui/window/main_window_case.h"
#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"

#include <malloc.h>
#include <unistd.h>

#include <QFile>
#include <array>

namespace wb::ui::test {
namespace {

/// Bytes of this process that are in memory and not of a file, once what was freed is given back.
qint64 residentBytes() {
  ::malloc_trim(0);
  QFile file(QStringLiteral("/proc/self/statm"));
  if (!file.open(QIODevice::ReadOnly)) return -1;
  const QList<QByteArray> pages = file.readAll().simplified().split(' ');
  constexpr int resident = 1;
  constexpr int shared = 2;
  if (pages.size() <= shared) return -1;
  return (pages[resident].toLongLong() - pages[shared].toLongLong()) * ::sysconf(_SC_PAGESIZE);
}

}  // namespace

/// A window in which one file after the other is opened and closed all day does not run out of
/// memory.
class ManyFilesTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init() { start("ManyFiles", Drawing::whole); }
  void cleanup() { window_.reset(); }
  void holdNoMemoryOnceClosed();

 private:
  void openAndClose(const char* name);
};

void ManyFilesTest::openAndClose(const char* name) {
  open(sample(name));
  action("Close file")->trigger();
  QTRY_VERIFY(window_->document().isEmpty());
}

/// 2,000 files where long sizes are asked for. What libraries keep for good came with the first.
void ManyFilesTest::holdNoMemoryOnceClosed() {
#if defined(__SANITIZE_ADDRESS__)
  QSKIP("The sanitizer keeps memory that was freed, to see whether it is still used");
#endif
  constexpr std::array names{"chair.weighbridge",  "octree_behind.weighbridge",
                             "duck.llmesh",        "ten_boxes.weighbridge",
                             "stairs.weighbridge", "market.weighbridge"};
  constexpr qint64 most = qint64{20} << 20;
  const int first = isLong() ? 200 : 6;
  const int files = isLong() ? 2000 : 18;
  qint64 before = 0;
  for (int i = 0; i < files; ++i) {
    if (i == first) before = residentBytes();
    openAndClose(names[static_cast<std::size_t>(i) % names.size()]);
  }
  const qint64 grown = residentBytes() - before;
  QVERIFY(before > 0);
  QVERIFY2(grown < most, qPrintable(QString("%1 MiB more").arg(grown >> 20)));
  qInfo("%d files opened and closed: %lld KiB more than after the first %d", files,
        static_cast<long long>(grown >> 10), first);
}

WEIGHBRIDGE_WINDOW_TEST(ManyFilesTest);

}  // namespace wb::ui::test

#include "many_files_test.moc"
