#include "ui/panels/problems/detail/problem.h"

#include "model/core/language.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_names.h"

#include <QCoreApplication>
#include <QStringList>

namespace wb::ui {
namespace {

struct ProblemTexts {
  Q_DECLARE_TR_FUNCTIONS(ProblemTexts)
};

}  // namespace

QString wordOf(Severity severity) {
  switch (severity) {
    case Severity::error:
      return ProblemTexts::tr("Error");
    case Severity::warning:
      return ProblemTexts::tr("Warning");
    case Severity::note:
      break;
  }
  return ProblemTexts::tr("Note");
}

QString sentenceOf(const Problem& problem) {
  const QString sentence = shown(problem.diagnostic);
  if (problem.diagnostic.count == 1) return sentence;
  return ProblemTexts::tr("%1 (%L2 times)").arg(sentence).arg(problem.diagnostic.count);
}

QString placeOf(const Problem& problem) {
  const std::string& place = problem.diagnostic.place;
  const auto words = placeInWords(place);
  return words ? shown(*words) : QString::fromStdString(place);
}

QString lineOf(const Problem& problem) {
  QStringList words{QString::fromStdString(problem.diagnostic.file), placeOf(problem),
                    sentenceOf(problem)};
  words.removeAll(QString());
  return words.join(QStringLiteral(": "));
}

std::optional<weighing::Target> targetOf(const Problem& problem,
                                         const weighing::Weighing& weighing) {
  if (problem.isRefusal) return {};
  return weighing::targetOf(problem.diagnostic, weighing);
}

QString nameOf(const weighing::Target& target, const weighing::Weighing& weighing) {
  const scene::Linkset& linkset = weighing.scene.linksets[target.linkset];
  const QString name = nameOf(linkset, target.linkset);
  if (!target.part) return name;
  return ProblemTexts::tr("%1 › %2", "a linkset and one of its parts")
      .arg(name, nameOf(linkset.parts[*target.part], *target.part));
}

}  // namespace wb::ui
