#include "model/report/detail/text_writer.h"

#include "model/core/language.h"
#include "model/report/explanation_texts.h"
#include "model/report/sentences.h"

namespace wb::explain {

std::string TextWriter::confidence(cost::Confidence confidence) {
  used[static_cast<std::size_t>(confidence)] = true;
  return translatedWord(name(confidence));
}

void TextWriter::formula(const cost::Term& term, const std::string& name, std::size_t indent) {
  page.paragraph(explanationTexts["explain.formula"],
                 {{"name", name},
                  {"filled", inFormula(term.filledIn)},
                  {"confidence", confidence(term.confidence)},
                  {"measured", measuredIn(term)}},
                 indent);
}

}  // namespace wb::explain
