// Nothing that the trees of an explanation say is lost in its JSON, though each is written once.
#include "model/report/explanation.h"
#include "model/report/explanation_json.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>

namespace wb::explain {
namespace {

using Json = nlohmann::json;

Json jsonOf(const weighing::Weighing& weighing, const std::vector<weighing::Target>& targets) {
  std::string text;
  writeExplanationJson(weighing, targets, "1.0", [&](std::string_view more) { text += more; });
  return Json::parse(text);
}

Json jsonOf(const weighing::Weighing& weighing) {
  return jsonOf(weighing, weighing::findTargets(weighing.scene, {}, {}).value());
}

/// What a reader of the document sees of a tree: references followed, the legend looked up.
class Reader {
 public:
  Reader(const Json& trees, const Json& legend) : trees_(trees), legend_(legend) {}

  void expectSame(const Json& read, const cost::Term& term, const std::string& part,
                  std::string confidence = {}) {
    ++terms_;
    EXPECT_EQ(read.value("share", 0.0), term.share);
    confidence = read.value("confidence", confidence);
    EXPECT_EQ(confidence, name(term.confidence)) << name(term);
    EXPECT_EQ(read.at("value"), term.value);
    if (!read.contains("see")) return expectSameTree(read, term, part, confidence);
    ++references_;
    EXPECT_EQ(read.contains("part"), term.part.has_value());
    EXPECT_EQ(read.value("part", Json()), term.part ? Json(*term.part) : Json());
    const Json& first = trees_.at(Json::json_pointer(read.at("see").get<std::string>()));
    ASSERT_FALSE(first.contains("see"));
    EXPECT_EQ(first.at("value"), term.value);
    EXPECT_EQ(first.at("code"), std::string(code(term.id)));
    EXPECT_EQ(first.value("terms", Json::array()).size(), term.children.size());
  }

  std::size_t terms() const { return terms_; }
  std::size_t references() const { return references_; }

 private:
  void expectSameTree(const Json& read, const cost::Term& term, const std::string& part,
                      const std::string& confidence) {
    const std::string code = read.at("code");
    EXPECT_EQ(code, cost::code(term.id));
    const Json& legend =
        legend_.at(read.contains("of") ? code + ":" + read.at("of").get<std::string>() : code);
    const std::string named = read.value("name", legend.at("name").get<std::string>());
    EXPECT_TRUE(name(term).ends_with(named)) << name(term) << " " << named;
    EXPECT_EQ(legend.at("unit"), std::string(info(term.id).unit));
    EXPECT_EQ(legend.at("source"), std::string(info(term.id).source));
    const bool isTop = read.contains("unit");
    EXPECT_EQ(isTop ? read.value("formula", "")
                    : read.value("formula", legend.at("formula").get<std::string>()),
              term.formula);
    EXPECT_EQ(read.at("filled_in"), term.filledIn);
    const std::string own = read.contains("part") ? read.at("part").dump() : part;
    EXPECT_EQ(own, term.part ? std::to_string(*term.part) : std::string());
    expectSameSymbols(read.value("symbols", Json::object()), term, legend.at("symbols"));
    const Json below = read.value("terms", Json::array());
    ASSERT_EQ(below.size(), term.children.size());
    for (std::size_t i = 0; i < below.size(); ++i)
      expectSame(below[i], term.children[i], own, confidence);
  }

  static void expectSameSymbols(const Json& read, const cost::Term& term, const Json& legend) {
    for (const cost::Symbol& symbol : term.symbols) {
      const Json own = read.value(symbol.symbol, Json());
      const Json& about = own.is_object() ? own : legend.at(symbol.symbol);
      EXPECT_EQ(about.value("constant", ""), std::string(constantKey(symbol))) << code(term.id);
      EXPECT_EQ(about.at("unit"), std::string(unit(symbol))) << code(term.id);
      EXPECT_TRUE(meaning(symbol).ends_with(about.at("meaning").get<std::string>()))
          << code(term.id) << ": " << symbol.symbol << " is " << meaning(symbol);
      EXPECT_EQ(own.is_number() ? own : about.at("value"), symbol.value)
          << code(term.id) << ": " << symbol.symbol;
    }
  }

  const Json& trees_;
  const Json& legend_;
  std::size_t terms_ = 0;
  std::size_t references_ = 0;
};

std::size_t expectAllTold(const weighing::Weighing& weighing) {
  const Json document = jsonOf(weighing);
  std::size_t references = 0;
  for (std::size_t i = 0; i < weighing.scene.linksets.size(); ++i) {
    const Json& trees = document.at("explanations").at(i).at("terms");
    const Explanation explanation = explanationOf(weighing, {i, {}});
    const cost::LinksetTerms& terms = explanation.terms;
    Reader reader(trees, document.at("legend"));
    for (const auto& [key, term] :
         {std::pair("physics_cost", &terms.physics),
          std::pair("physics_cost_physical", &terms.physicsPhysical),
          std::pair("streaming_cost", &terms.streaming), std::pair("server_cost", &terms.server),
          std::pair("src", &terms.src), std::pair("rrc", &terms.rrc),
          std::pair("land_impact", &terms.landImpact)})
      reader.expectSame(trees.at(key), *term, {});
    references += reader.references();
  }
  return references;
}

/// All trees that are written out in full, as texts, without what a reference says itself.
void collect(const Json& tree, std::multiset<std::string>& all) {
  if (!tree.contains("terms")) return;
  Json whole = tree;
  for (const char* key : {"share", "confidence", "part"}) whole.erase(key);
  all.insert(whole.dump());
  for (const Json& below : tree.at("terms")) collect(below, all);
}

/// Those with something to explain: octrees cost nothing.
std::vector<weighing::Weighing> weighedSamples() {
  std::vector<weighing::Weighing> all;
  for (const auto& entry : std::filesystem::directory_iterator(WEIGHBRIDGE_SAMPLES)) {
    if (entry.path().extension() != ".weighbridge") continue;
    auto weighed = weighing::weighFile(entry.path().string(), {});
    EXPECT_TRUE(weighed) << entry.path();
    if (weighed && !weighed->value.scene.linksets.empty()) all.push_back(std::move(weighed->value));
  }
  return all;
}

TEST(TermJson, SaysAllThatTheTreesSayUnderEveryProfile) {
  std::size_t references = 0;
  for (const weighing::Weighing& weighing : weighedSamples())
    for (const auto profile : cost::builtInProfiles())
      references += expectAllTold(weighing::weighedUnder(weighing, *cost::builtInProfile(profile)));
  EXPECT_GT(references, 1000U);
}

TEST(TermJson, WritesNoTreeOfALinksetTwice) {
  for (const weighing::Weighing& weighing : weighedSamples()) {
    const Json document = jsonOf(weighing);
    for (const Json& explanation : document.at("explanations")) {
      std::multiset<std::string> all;
      for (const Json& tree : explanation.at("terms")) collect(tree, all);
      for (const std::string& tree : all) EXPECT_EQ(all.count(tree), 1U) << tree;
    }
  }
}

/// `rrc` is the larger of two numbers that have keys of their own.
TEST(TermJson, ANumberMadeOfOthersRefersToThem) {
  const Json document = jsonOf(weighedSamples().front());
  const Json& terms = document.at("explanations").at(0).at("terms");
  ASSERT_EQ(terms.at("rrc").at("terms").size(), 2U);
  EXPECT_EQ(terms.at("rrc").at("terms").at(0).at("see"), "/src");
  EXPECT_EQ(terms.at("rrc").at("terms").at(1).at("see"), "/streaming_cost");
}

/// Ten times as many linksets: the legend stays, what is written at once stays.
TEST(TermJson, GrowsOnlyByWhatALinksetAdds) {
  const auto sizes = [](std::size_t linksets) {
    weighing::Weighing weighing = weighedSamples().front();
    const scene::Linkset first = weighing.scene.linksets.front();
    weighing.scene.linksets.assign(linksets, first);
    weighing = weighing::weighedUnder(weighing, {});
    std::size_t largest = 0;
    std::size_t all = 0;
    writeExplanationJson(weighing, weighing::findTargets(weighing.scene, {}, {}).value(), "1.0",
                         [&](std::string_view text) {
                           largest = std::max(largest, text.size());
                           all += text.size();
                         });
    return std::pair(largest, all);
  };
  const auto few = sizes(10);
  const auto many = sizes(100);
  EXPECT_EQ(many.first, few.first);
  EXPECT_LT(many.second, 10 * few.second);
}

}  // namespace
}  // namespace wb::explain
