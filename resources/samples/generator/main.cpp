// make_samples FOLDER: writes the bundled assets and projects, the same bytes every time.
#include "model/asset/encode.h"
#include "model/core/file.h"
#include "model/scene/project.h"

#include "resources/samples/generator/lessons.h"

#include <filesystem>
#include <iostream>
#include <string>

namespace {

using wb::Result;

Result<void> writeLesson(const wb::samples::Lesson& lesson, const std::filesystem::path& folder) {
  wb::scene::Scene project = wb::samples::makeProject(lesson);
  return wb::scene::writeProject(project, folder / (lesson.file + ".weighbridge"));
}

Result<void> writeAll(const std::filesystem::path& folder) {
  const wb::samples::Catalogue catalogue = wb::samples::makeCatalogue();
  for (const auto& [name, sized] : catalogue)
    if (auto done = wb::writeFile(folder / (name + ".llmesh"), wb::asset::encode(sized.asset));
        !done)
      return done;
  const auto lessons = wb::samples::makeLessons(catalogue);
  for (const wb::samples::Lesson& lesson : lessons)
    if (auto done = writeLesson(lesson, folder); !done) return done;
  if (auto done = writeLesson(wb::samples::makeCalibration(catalogue), folder); !done) return done;
  wb::scene::Scene market = wb::samples::makeMarket(lessons);
  return wb::scene::writeProject(market, folder / "market.weighbridge");
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::cerr << "usage: make_samples FOLDER\n";
    return 2;
  }
  const auto done = writeAll(arguments[1]);
  if (done) return 0;
  std::cerr << "make_samples: " << wb::line(done.error()) << '\n';
  return 1;
}
