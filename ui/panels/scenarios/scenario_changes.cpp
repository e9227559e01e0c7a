#include "ui/panels/scenarios/scenario_changes.h"

#include "model/core/file.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/document_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace wb::ui {
namespace {

using Scenarios = std::vector<scene::ProfileSetting>;

struct ScenarioChanges {
  Q_DECLARE_TR_FUNCTIONS(ScenarioChanges)
};

const Scenarios& scenariosOf(const Document& document) {
  return document.weighing().scene.scenarios;
}

QString nameAt(const Document& document, std::size_t scenario) {
  return QString::fromStdString(scenariosOf(document)[scenario].name);
}

QString textOfAdding(const QString& name) { return ScenarioChanges::tr("Add “%1”").arg(name); }

QString textOfDuplicating(const QString& name) {
  return ScenarioChanges::tr("Duplicate “%1”").arg(name);
}

std::size_t append(Document& document, scene::ProfileSetting setting, const QString& text) {
  Scenarios scenarios = scenariosOf(document);
  scenarios.push_back(std::move(setting));
  changeScenarios(document, scenarios, text);
  return scenarios.size() - 1;
}

}  // namespace

cost::Profile profileOf(const Document& document, std::size_t scenario) {
  return cost::resolve(scenariosOf(document)[scenario]).value;
}

QString freeName(const Document& document, const QString& wanted) {
  const auto isTaken = [&](const QString& name) {
    const Scenarios& all = scenariosOf(document);
    return std::ranges::find(all, name.toStdString(), &scene::ProfileSetting::name) != all.end();
  };
  QString name = wanted;
  for (int number = 2; isTaken(name); ++number)
    name = ScenarioChanges::tr("%1 (%2)", "a name and a number").arg(wanted).arg(number);
  return name;
}

std::size_t addScenario(Document& document, cost::Profile profile, const QString& name) {
  const QString free = freeName(document, name);
  profile.name = free.toStdString();
  return append(document, cost::toSetting(profile), textOfAdding(free));
}

std::size_t duplicateScenario(Document& document, std::size_t scenario) {
  const QString name = nameAt(document, scenario);
  scene::ProfileSetting copy = scenariosOf(document)[scenario];
  copy.name = freeName(document, name).toStdString();
  return append(document, std::move(copy), textOfDuplicating(name));
}

void renameScenario(Document& document, std::size_t scenario, const QString& name) {
  const QString wanted = name.simplified();
  if (wanted.isEmpty() || wanted == nameAt(document, scenario)) return;
  Scenarios scenarios = scenariosOf(document);
  scenarios[scenario].name = freeName(document, wanted).toStdString();
  changeScenarios(document, scenarios,
                  ScenarioChanges::tr("Rename “%1”").arg(nameAt(document, scenario)));
}

void deleteScenario(Document& document, std::size_t scenario) {
  Scenarios scenarios = scenariosOf(document);
  scenarios.erase(scenarios.begin() + static_cast<std::ptrdiff_t>(scenario));
  changeScenarios(document, scenarios,
                  ScenarioChanges::tr("Delete “%1”").arg(nameAt(document, scenario)));
}

void applyScenario(Document& document, std::size_t scenario) {
  changeProfile(document, profileOf(document, scenario),
                ScenarioChanges::tr("Apply “%1”").arg(nameAt(document, scenario)));
}

Result<Diagnostics> importScenario(Document& document, const QString& path) {
  auto read = cost::readProfile(path.toStdString());
  if (!read) return failure(std::move(read));
  const QString own = QString::fromStdString(read->value.name);
  addScenario(document, read->value, own.isEmpty() ? QFileInfo(path).completeBaseName() : own);
  return std::move(read->findings);
}

Result<void> exportScenario(const Document& document, std::size_t scenario, const QString& path) {
  if (auto apart = checkMayWrite(document.weighing(), path); !apart) return apart;
  return writeFile(path.toStdString(), bytesOf(cost::formatProfile(profileOf(document, scenario))));
}

}  // namespace wb::ui
