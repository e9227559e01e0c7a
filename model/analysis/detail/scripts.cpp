#include "model/analysis/detail/question.h"
#include "model/cost/linkset_facts.h"

#include <algorithm>

namespace wb::advice {
namespace {

Alike scriptedParts(const Question& question) {
  Alike parts;
  for (std::size_t i = 0; i < question.linkset().parts.size(); ++i)
    if (question.linkset().parts[i].scripts > 0 && question.part.value_or(i) == i)
      parts.push_back(i);
  return parts;
}

}  // namespace

/// One script is milder than none; often it saves as much.
void addScripts(const Question& question, std::vector<Family>& families) {
  const Alike parts = scriptedParts(question);
  if (parts.empty()) return;
  std::size_t count = 0;
  for (const std::size_t part : parts) count += question.linkset().parts[part].scripts;
  const std::string keeper = cost::partName(question.linkset(), parts.front());
  Family family;
  if (count > 1)
    family.push_back(
        {question.change(FewerScripts{parts, parts.front()}),
         plainly(adviceTexts["advice.one_script"], {{"part", keeper}, {"count", count}}),
         {plainly(adviceTexts["caution.one_script"])}});
  const Text all =
      question.part ? adviceTexts["advice.no_scripts_in_part"] : adviceTexts["advice.no_scripts"];
  family.push_back({question.change(FewerScripts{parts, {}}),
                    plainly(all, {{"part", keeper}, {"count", count}}),
                    {plainly(adviceTexts["caution.scripts"])}});
  families.push_back(std::move(family));
}

}  // namespace wb::advice
