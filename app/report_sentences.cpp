#include "app/report_sentences.h"

#include "model/core/language.h"
#include "model/report/explanation_texts.h"

namespace wb::app {
namespace {

/// How many octrees there are where there is nothing else, which costs; else none.
std::size_t octreesAlone(const std::vector<weighing::Weighing>& weighings) {
  std::size_t count = 0;
  for (const weighing::Weighing& weighing : weighings) {
    if (!weighing.scene.linksets.empty()) return 0;
    count += weighing.scene.octrees.size();
  }
  return count;
}

}  // namespace

void add(Sentences& sentences, Text text, std::size_t count) {
  if (count > 0) sentences.push_back(rendered(text, {{"count", count}}));
}

Sentences octreeSentence(const std::vector<weighing::Weighing>& weighings) {
  Sentences sentences;
  add(sentences, explain::explanationTexts["explain.octrees_only"], octreesAlone(weighings));
  return sentences;
}

}  // namespace wb::app
