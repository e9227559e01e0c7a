#include "translations/generator/model_sentences.h"

#include "app/app_texts.h"
#include "app/command_texts.h"
#include "app/export_texts.h"
#include "model/analysis/act_texts.h"
#include "model/analysis/advice_texts.h"
#include "model/analysis/change_texts.h"
#include "model/analysis/detail/analysis_texts.h"
#include "model/analysis/kit_texts.h"
#include "model/analysis/sweep.h"
#include "model/asset/asset.h"
#include "model/asset/asset_texts.h"
#include "model/core/core.h"
#include "model/core/core_texts.h"
#include "model/core/language.h"
#include "model/cost/constants.h"
#include "model/cost/cost.h"
#include "model/cost/cost_texts.h"
#include "model/cost/profile.h"
#include "model/cost/published.h"
#include "model/cost/representation.h"
#include "model/cost/terms.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/formats.h"
#include "model/formats/join.h"
#include "model/formats/objects/object_texts.h"
#include "model/formats/reader/detail/reader_texts.h"
#include "model/geometry/detail/geometry_texts.h"
#include "model/grid/detail/grid_texts.h"
#include "model/octree/octree_texts.h"
#include "model/report/column_help.h"
#include "model/report/explanation_texts.h"
#include "model/report/shape_tables.h"
#include "model/report/sheet_texts.h"
#include "model/report/table_texts.h"
#include "model/scene/detail/scene_texts.h"
#include "model/scene/part.h"
#include "model/shapes/detail/shapes_texts.h"
#include "model/shapes/fitting.h"
#include "model/shapes/method.h"
#include "ui/document/detail/document_texts.h"
#include "ui/page/detail/page_texts.h"
#include "ui/panels/charts/detail/drawn_chart_texts.h"
#include "ui/window/detail/window_texts.h"
#include "viewport/viewport_texts.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <string_view>

namespace wb::translations {

/// Words that fill a sentence of the model and stand in none of its tables: what a reader expected,
/// or was inside of when the data ended.
inline constexpr std::array<std::string_view, 72> fillingWords{
    "Convex Hull",
    "a value",
    "a key",
    "an array",
    "a map",
    "an integer",
    "a real",
    "a date",
    "a UUID",
    "a string",
    "a URI",
    "a binary",
    "a length",
    "quoted text",
    "true or false",
    "an array of faces",
    "a text",
    "an object",
    "binary data",
    "a finite number",
    "finite numbers",
    "a number",
    "a whole number",
    "an id",
    "a face",
    "numbers X, Y and Z",
    "numbers X, Y, Z and W that are not all 0",
    "an address that is not aligned",
    "fewer bytes than a header",
    "another header",
    "text outside the buffer",
    "an unknown state",
    "an unknown reason",
    "an unknown axis",
    "an unknown way to cut faces",
    "an unknown stumble",
    "an unknown omission",
    "an area that is none",
    "a record ends that did not begin",
    "end of a list of numbers expected",
    "a value has a type that FBX does not have",
    "a number in it is too long",
    "a unit of no length",
    "a table outside the buffer",
    "no mesh",
    "a mesh outside the buffer",
    "a mesh without triangles",
    "meshes that share their arrays",
    "a number that is not finite",
    "a vertex that is not there",
    "a node outside the buffer",
    "nodes that share their meshes",
    "a mesh that is not there",
    "nothing",
    "a record that does not belong there",
    "an unknown record",
    "a record that is too large",
    "an invalid record",
    "an incomplete stream",
    "more data after the end",
    "nodes",
    "meshes",
    "geometry",
    "nested nodes",
    "entities",
    "variables",
    "texture slots",
    "no longer fits",
    "fits again",
    "no longer physical",
    "physical again",
    "another weight decides"};

namespace {

class Collection {
 public:
  void add(std::string_view origin, std::string_view english, bool hasPlurals = false) {
    if (isText(english) && known_.emplace(english).second)
      sentences_.push_back({std::string(origin), std::string(english), hasPlurals});
  }

  void add(const Text& text) { add(text.code, text.english, !text.one.empty()); }

  void add(std::span<const Text> table) {
    for (const Text& text : table) add(text);
  }

  /// A word of a file format, and as people write it: `mesh_asset`, `mesh asset`.
  void addWord(std::string_view word) { add("word", inWords(word)); }

  std::vector<Sentence> take() { return std::move(sentences_); }

 private:
  static bool isText(std::string_view english) {
    return std::ranges::any_of(
        english, [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
  }

  std::vector<Sentence> sentences_;
  std::set<std::string, std::less<>> known_;
};

void addTables(Collection& all) {
  for (const std::span<const Text> table : {baseTexts.rows(),
                                            placeTexts.rows(),
                                            llsd::llsdTexts.rows(),
                                            mesh::meshTexts.rows(),
                                            asset::assetTexts.rows(),
                                            asset::validationTexts.rows(),
                                            asset::remedyTexts.rows(),
                                            octree::octreeTexts.rows(),
                                            worker::workerTexts.rows(),
                                            ply::plyTexts.rows(),
                                            recovery::recoveryTexts.rows(),
                                            scene::sceneTexts.rows(),
                                            database::databaseTexts.rows(),
                                            grid::gridTexts.rows(),
                                            query::queryTexts.rows(),
                                            import::importTexts.rows(),
                                            import::objectTexts.rows(),
                                            import::refusalTexts.rows(),
                                            import::joinTexts.rows(),
                                            exporting::exportTexts.rows(),
                                            shape::shapeTexts.rows(),
                                            shape::methodTexts.rows(),
                                            making::makingTexts.rows(),
                                            cost::costTexts.rows(),
                                            cost::whyTexts.rows(),
                                            cost::culpritTexts.rows(),
                                            weighing::weighingTexts.rows(),
                                            weighing::limitTexts.rows(),
                                            weighing::uploadTexts.rows(),
                                            weighing::kitTexts.rows(),
                                            table::tableTexts.rows(),
                                            table::sweepTexts.rows(),
                                            table::sheetTexts.rows(),
                                            chart::chartTexts.rows(),
                                            inspect::inspectTexts.rows(),
                                            table::helpTexts.rows(),
                                            explain::explanationTexts.rows(),
                                            table::changesTexts.rows(),
                                            table::filterTexts.rows(),
                                            page::htmlTexts.rows(),
                                            tuning::tuningTexts.rows(),
                                            tuning::changeTexts.rows(),
                                            advice::adviceTexts.rows(),
                                            advice::actTexts.rows(),
                                            viewport::viewportTexts.rows(),
                                            ui::chartTexts.rows(),
                                            ui::documentTexts.rows(),
                                            ui::pageTexts.rows(),
                                            ui::windowTexts.rows(),
                                            app::appTexts.rows(),
                                            app::shapeCommandTexts.rows(),
                                            app::kitCommandTexts.rows(),
                                            app::drawingTexts.rows()})
    all.add(table);
}

void addReasons(Collection& all) {
  for (std::size_t i = 0; i < cost::reasonCount; ++i) all.add(text(static_cast<cost::Reason>(i)));
}

void addConstants(Collection& all) {
  for (const cost::Constant& constant : cost::constants()) {
    const std::string origin = "constant." + std::string(constant.name);
    for (const std::string_view english :
         {constant.meaning, constant.source, constant.group, constant.unit})
      all.add(origin, english);
  }
}

void addPublished(Collection& all) {
  for (const cost::PublishedMeasurement& one : cost::publishedMeasurements())
    for (const std::string_view english : {one.untestable, one.object, one.source, one.note})
      if (!english.empty()) all.add("published", english);
}

void addTerms(Collection& all) {
  for (const cost::TermInfo& term : cost::termTable) {
    all.add(term.name);
    all.add(term.name.code, term.source);
    all.add(term.name.code, term.unit);
  }
}

void addQuantities(Collection& all) {
  for (const cost::Quantity& quantity : cost::quantity::all) {
    all.add("quantity", quantity.meaning);
    all.add("quantity", quantity.unit);
  }
}

template <class Enum>
void addNames(Collection& all, Enum last) {
  for (std::size_t i = 0; i <= static_cast<std::size_t>(last); ++i)
    all.addWord(name(static_cast<Enum>(i)));
}

/// What the cells of the tables say.
void addCellWords(Collection& all) {
  addNames(all, scene::PartKind::flexible);
  addNames(all, scene::ShapeType::convexHull);
  addNames(all, cost::Representation::triangleMesh);
  addNames(all, cost::Accounting::legacy);
  for (const std::string_view form : shape::physicsForms()) all.addWord(form);
  for (const shape::FitMethod& method : shape::fitMethods()) all.addWord(method.name);
  for (const std::string_view word : table::arrivalWords) all.addWord(word);
  addNames(all, cost::DecidedBy::parts);
  addNames(all, cost::Confidence::illustration);
  addNames(all, asset::Lod::lowest);
  addNames(all, import::FileKind::unknown);
  addNames(all, Severity::error);
  for (const std::string_view word : scene::holeWords) all.addWord(word);
  for (std::size_t i = 0; i < cost::reasonCount; ++i)
    all.addWord(code(static_cast<cost::Reason>(i)));
}

/// What a sweep says that it met.
void addSweepMarks(Collection& all) {
  for (const std::string_view mark : tuning::sweepMarkCodes) all.addWord(mark);
  for (const cost::TermId term : tuning::comparedTerms) all.addWord(code(term));
}

/// What the controls of a profile are called, and what they offer.
void addProfileWords(Collection& all) {
  for (const cost::Constant& constant : cost::constants()) {
    all.add("title", asHeading(constant.name));
    all.add("title", asHeading(constant.group));
  }
  for (const cost::Choice& choice : cost::choices()) {
    all.add("title", asHeading(choice.key));
    for (const std::string_view word : choice.words) all.addWord(word);
  }
}

std::string inQuotes(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c == '\n' ? std::string("\\n") : std::string(1, c);
  }
  return result + '"';
}

}  // namespace

std::vector<Sentence> modelSentences() {
  Collection all;
  addTables(all);
  addReasons(all);
  addConstants(all);
  addPublished(all);
  addTerms(all);
  addQuantities(all);
  addCellWords(all);
  addSweepMarks(all);
  addProfileWords(all);
  for (const std::string_view word : fillingWords) all.addWord(word);
  return all.take();
}

std::string asSource(const std::vector<Sentence>& sentences) {
  std::string source =
      "// The texts of the model, for lupdate. Made by make_model_texts: ./dev translations\n"
      "// clang-format off\n"
      "#include <QCoreApplication>\n"
      "\n"
      "[[maybe_unused]] static constexpr const char* modelTexts[] = {\n";
  for (const Sentence& sentence : sentences)
    source += "    //: " + sentence.origin +
              (sentence.hasPlurals ? "\n    QT_TRANSLATE_N_NOOP" : "\n    QT_TRANSLATE_NOOP") +
              "(\"model\", " + inQuotes(sentence.english) + "),\n";
  return source + "};\n";
}

}  // namespace wb::translations
