// make_catalogues OUT CATALOGUE.ts…: writes the texts of the model in each language as a source
// that needs no Qt.
#include "model/core/file.h"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <filesystem>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace {

using Forms = std::vector<std::string>;
using Messages = std::map<std::string, Forms>;

constexpr std::string_view context = "model";

/// Of numbers, as many as a message of translations/catalogue has: for one, and for others.
constexpr std::size_t mostForms = 2;

/// A literal that knows its length: to count all would be too many steps for clang while it
/// compiles.
std::string inQuotes(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c == '\n' ? std::string("\\n") : std::string(1, c);
  }
  return result + "\"sv";
}

Forms formsOf(const pugi::xml_node& translation) {
  Forms forms;
  for (const pugi::xml_node& form : translation.children("numerusform"))
    forms.emplace_back(form.text().get());
  if (forms.empty()) forms.emplace_back(translation.text().get());
  return forms;
}

Messages messagesOf(const pugi::xml_document& catalogue) {
  Messages messages;
  for (const pugi::xml_node& one : catalogue.child("TS").children("context")) {
    if (one.child("name").text().get() != context) continue;
    for (const pugi::xml_node& message : one.children("message"))
      if (const pugi::xml_node said = message.child("translation"); !said.attribute("type"))
        messages.emplace(message.child("source").text().get(), formsOf(said));
  }
  return messages;
}

/// `weighbridge_de.ts` is `de`.
std::string tagOf(const std::string& file) {
  const std::string stem = std::filesystem::path(file).stem().string();
  return stem.substr(stem.find('_') + 1);
}

std::string arrayOf(const std::string& tag, const Messages& messages) {
  std::string source =
      fmt::format("constexpr std::array<Message, {}> messages_{}{{{{\n", messages.size(), tag);
  for (const auto& [english, forms] : messages)
    source += fmt::format("    {{{}, {{{}, {}}}}},\n", inQuotes(english), inQuotes(forms.front()),
                          inQuotes(forms.back()));
  return source + "}};\n";
}

struct Read {
  std::string tag;
  Messages messages;
};

std::optional<Read> read(const std::string& file) {
  pugi::xml_document document;
  const auto parsed =
      document.load_file(file.c_str(), pugi::parse_default | pugi::parse_ws_pcdata_single);
  if (!parsed) {
    std::cerr << "make_catalogues: " << file << ": " << parsed.description() << '\n';
    return {};
  }
  Read one{tagOf(file), messagesOf(document)};
  for (const auto& [english, forms] : one.messages)
    if (forms.size() > mostForms) {
      std::cerr << "make_catalogues: " << file
                << ": has more forms than one and others: " << english << '\n';
      return {};
    }
  return one;
}

std::string sourceOf(const std::vector<Read>& languages) {
  std::string source =
      "// Made by make_catalogues.\n#include \"translations/catalogue/messages.h\"\n\n"
      "namespace wb::translations {\nnamespace {\n\nusing namespace std::string_view_literals;\n\n";
  for (const Read& one : languages) source += arrayOf(one.tag, one.messages);
  source += fmt::format("constexpr std::array<Catalogue, {}> all{{{{\n", languages.size());
  for (const Read& one : languages)
    source += fmt::format("    {{\"{0}\", messages_{0}}},\n", one.tag);
  return source +
         "}};\n\n}  // namespace\n\n"
         "std::span<const Catalogue> catalogues() { return all; }\n\n"
         "}  // namespace wb::translations\n";
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 3) {
    std::cerr << "usage: make_catalogues OUT CATALOGUE.ts...\n";
    return 2;
  }
  std::vector<Read> languages;
  for (int i = 2; i < count; ++i) {
    auto one = read(arguments[i]);
    if (!one) return 1;
    languages.push_back(std::move(*one));
  }
  const auto done = wb::writeFile(arguments[1], wb::bytesOf(sourceOf(languages)));
  if (!done) std::cerr << "make_catalogues: " << wb::line(done.error()) << '\n';
  return done ? 0 : 1;
}
