#include "model/scene/findings.h"

#include "model/base/limits.h"
#include "model/scene/texts.h"

#include <utility>

namespace wb::scene {
namespace {

std::string withoutNumbers(const std::string& place) {
  std::string text;
  for (const char c : place)
    if (c < '0' || c > '9') text += c;
  return text;
}

}  // namespace

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

void Findings::noteAgain(const std::string& place, const std::string& key,
                         const std::function<Diagnostic()>& make) {
  const std::string same = withoutNumbers(place) + '\n' + key;
  if (const auto known = noted_.find(same); known != noted_.end()) {
    ++notes_[known->second].count;
  } else if (notes_.size() < limits::projectFindings) {
    noted_.emplace(same, notes_.size());
    notes_.push_back(make());
  } else {
    ++more_;
  }
}

Diagnostics Findings::take() {
  append(findings_, std::exchange(notes_, {}));
  noted_.clear();
  if (more_ > 0)
    findings_.push_back(
        {Severity::note, sceneTexts["project.more_findings"], {{"count", more_}}, {}, more_, {}});
  more_ = 0;
  return std::exchange(findings_, {});
}

}  // namespace wb::scene
