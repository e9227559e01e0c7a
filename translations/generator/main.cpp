// make_model_texts FILE: writes the texts of the model as a source that lupdate reads.
#include "model/core/file.h"

#include "translations/generator/model_sentences.h"

#include <iostream>

int main(int count, char** arguments) {
  if (count != 2) {
    std::cerr << "usage: make_model_texts FILE\n";
    return 2;
  }
  namespace translations = wb::translations;
  const std::string source = translations::asSource(translations::modelSentences());
  const auto done = wb::writeFile(arguments[1], wb::bytesOf(source));
  if (done) return 0;
  std::cerr << "make_model_texts: " << wb::line(done.error()) << '\n';
  return 1;
}
