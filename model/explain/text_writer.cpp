#include "model/explain/text_writer.h"

#include "model/base/language.h"
#include "model/explain/explanation_texts.h"
#include "model/explain/sentences.h"

namespace wb::explain {

std::string TextWriter::sureness(cost::Sureness sureness) {
  used[static_cast<std::size_t>(sureness)] = true;
  return translatedWord(name(sureness));
}

void TextWriter::formula(const cost::Term& term, const std::string& name, std::size_t indent) {
  page.paragraph(explanationTexts["explain.formula"],
                 {{"name", name},
                  {"filled", inFormula(term.filledIn)},
                  {"sureness", sureness(term.sureness)},
                  {"measured", measuredIn(term)}},
                 indent);
}

}  // namespace wb::explain
