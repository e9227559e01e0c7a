#include "ui/window/detail/samples.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>

namespace wb::ui {
namespace {

/// What the samples say of themselves, to be translated.
[[maybe_unused]] constexpr std::array sampleWords{
    QT_TRANSLATE_NOOP("Samples", "A bench before and after opting in"),
    QT_TRANSLATE_NOOP("Samples",
                      "A linkset of plain prims costs its number of parts until one part opts in; "
                      "then every part is weighed, the arch too."),
    QT_TRANSLATE_NOOP("Samples", "An animated butterfly on a sculpted flower"),
    QT_TRANSLATE_NOOP(
        "Samples",
        "Animated mesh streams for at least 15; a ribbon that bends has no physics at all."),
    QT_TRANSLATE_NOOP("Samples", "Ten triangles half a metre wide"),
    QT_TRANSLATE_NOOP("Samples",
                      "The document's calibration: triangles 0.5 m wide cost 0.1 each, nothing "
                      "costs less than 0.5, and at twice the size a triangle costs half."),
    QT_TRANSLATE_NOOP("Samples", "A chair with a physics mesh"),
    QT_TRANSLATE_NOOP("Samples",
                      "At a chair's size even two boxes of physics mesh decide the land impact: "
                      "small triangles are dear, and the base hull would cost a twentieth."),
    QT_TRANSLATE_NOOP("Samples", "A wall with a doorway, with and without a physics mesh"),
    QT_TRANSLATE_NOOP(
        "Samples",
        "Without a physics mesh a wall is its base hull: cheaper, but nobody walks through."),
    QT_TRANSLATE_NOOP("Samples", "A duck of 13 PE, ten metres each way"),
    QT_TRANSLATE_NOOP(
        "Samples",
        "The document's duck: 25 hulls cost 13, the penalty of a large physical object makes 65."),
    QT_TRANSLATE_NOOP("Samples", "A small market"),
    QT_TRANSLATE_NOOP("Samples", "Every lesson side by side."),
    QT_TRANSLATE_NOOP("Samples", "A hollow ring four ways"),
    QT_TRANSLATE_NOOP("Samples",
                      "A material makes a torus opt in, and it is weighed as its triangles; as a "
                      "convex hull its hole is filled, and twelve hulls keep it open."),
    QT_TRANSLATE_NOOP("Samples", "One twisted sphere that costs hundreds"),
    QT_TRANSLATE_NOOP("Samples",
                      "A hollow, cut and twisted sphere is a spiral of slivers: linked to anything "
                      "that opts in, one prim costs more than a house."),
    QT_TRANSLATE_NOOP("Samples", "A wall, and the same wall spoilt"),
    QT_TRANSLATE_NOOP("Samples",
                      "A seam whose vertices lie 2e-7 m off makes triangles without width, and a "
                      "wall that cost one costs more than a thousand."),
    QT_TRANSLATE_NOOP("Samples", "Stairs as eight hulls and as one ramp"),
    QT_TRANSLATE_NOOP(
        "Samples",
        "A ramp of one hull walks as well as eight steps, for a tenth of the physics cost."),
    QT_TRANSLATE_NOOP("Samples", "A detailed statue, small and large"),
    QT_TRANSLATE_NOOP("Samples",
                      "Fifty thousand triangles decide by streaming, and four times the size asks "
                      "for the fine mesh from farther away."),
    QT_TRANSLATE_NOOP("Samples", "Ten boxes in a space of 3 by 4 by 5 metres"),
    QT_TRANSLATE_NOOP(
        "Samples",
        "The Mesh Physics document's own example: ten boxes cost 1.0, and 1.62667 once physical."),
    QT_TRANSLATE_NOOP("Samples", "A car that may not drive, and one that may"),
    QT_TRANSLATE_NOOP("Samples",
                      "Four torus wheels weigh more than the limit of 32 for a physical linkset; "
                      "as convex hulls they weigh next to nothing."),
};

/// Of the sample that has what all others have: whoever sees the program for the first time begins
/// with it.
constexpr QLatin1StringView sampleOfAll("market");

QString translated(const QJsonValue& english) {
  return QCoreApplication::translate("Samples", english.toString().toUtf8().constData());
}

Sample sampleOf(const QFileInfo& file) {
  QFile project(file.filePath());
  if (!project.open(QIODevice::ReadOnly)) return {};
  const QJsonObject said = QJsonDocument::fromJson(project.readAll()).object();
  return {file.filePath(), file.completeBaseName(),
          translated(said.value(QLatin1StringView("name"))),
          translated(said.value(QLatin1StringView("lesson"))),
          file.dir().filePath(QStringLiteral("pictures/%1.png").arg(file.completeBaseName()))};
}

}  // namespace

QString samplesFolder() {
  return QDir::cleanPath(QCoreApplication::applicationDirPath() +
                         QStringLiteral("/../share/weighbridge/samples"));
}

std::vector<Sample> samples() {
  const QDir folder(samplesFolder());
  std::vector<Sample> found;
  for (const QFileInfo& file : folder.entryInfoList({"*.weighbridge"}, QDir::Files, QDir::Name))
    found.push_back(sampleOf(file));
  std::stable_partition(found.begin(), found.end(),
                        [](const Sample& one) { return one.name == sampleOfAll; });
  return found;
}

}  // namespace wb::ui
