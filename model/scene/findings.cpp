#include "model/scene/findings.h"

#include "model/base/limits.h"
#include "model/scene/texts.h"

#include <utility>

namespace wb::scene {

void Findings::add(Diagnostic finding) {
  if (findings_.size() < limits::projectFindings) {
    findings_.push_back(std::move(finding));
  } else {
    ++more_;
  }
}

void Findings::addInside(Diagnostic finding, const std::string& place) {
  finding.place = finding.place.empty() ? place : place + ": " + finding.place;
  finding.file.clear();
  add(std::move(finding));
}

Diagnostics Findings::take() {
  if (more_ > 0)
    findings_.push_back(
        {Severity::note, sceneTexts["project.more_findings"], {{"count", more_}}, {}, more_, {}});
  more_ = 0;
  return std::exchange(findings_, {});
}

}  // namespace wb::scene
