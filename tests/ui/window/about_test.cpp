#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"

namespace wb::ui::test {

class AboutTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init() { start("About"); }
  void cleanup() { window_.reset(); }
  void itHasTheNoticesOfWhatIsCompiledIn();
};

void AboutTest::itHasTheNoticesOfWhatIsCompiledIn() {
  QString notices;
  whenDialogOpens<QMessageBox>([&notices](QMessageBox& box) {
    notices = box.detailedText();
    box.accept();
  });
  action("About Weighbridge")->trigger();
  for (const char* word :
       {"CLI11", "JSON for Modern C++", "GLM", "tl::expected", "CC0-1.0", "Expat",
        "Permission is hereby granted", "Redistributions in binary form"})
    QVERIFY2(notices.contains(QLatin1StringView(word)), word);
}

WEIGHBRIDGE_WINDOW_TEST(AboutTest);

}  // namespace wb::ui::test

#include "about_test.moc"
