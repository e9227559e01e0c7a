#include "app/inputs.h"

#include "app/app_texts.h"
#include "app/console.h"
#include "model/core/result.h"
#include "model/formats/folder.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>

namespace wb::app {
namespace {

namespace fs = std::filesystem;

void addFolder(Inputs& inputs, const std::string& folder) {
  auto found = import::filesBelow(folder);
  if (!found) {
    inputs.refused.push_back(inFile(std::move(found).error(), folder));
    return complain(inputs.refused.back());
  }
  complain(found->findings);
  append(inputs.refused, std::move(found->findings));
  for (const fs::path& file : found->value.files)
    inputs.files.push_back({(folder / file).string(), file.string(), true});
}

}  // namespace

Inputs inputsNamed(const std::vector<std::string>& named) {
  Inputs inputs;
  for (const std::string& name : named) {
    std::error_code error;
    if (fs::is_directory(name, error)) {
      addFolder(inputs, name);
    } else {
      inputs.files.push_back({name, fs::path(name).filename().string()});
    }
  }
  return inputs;
}

Inputs withThoseOnlyIn(const std::string& other, Inputs inputs, const std::string& folder) {
  std::set<std::string> here;
  for (const Input& input : inputs.files) here.insert(input.relative);
  Inputs there;
  addFolder(there, other);
  append(inputs.refused, std::move(there.refused));
  for (Input& input : there.files) {
    if (here.contains(input.relative)) continue;
    input.missingIn = folder;
    inputs.files.push_back(std::move(input));
  }
  std::ranges::sort(inputs.files, {}, &Input::relative);
  return inputs;
}

ExitState nothingFound(const std::vector<std::string>& folders) {
  for (const std::string& folder : folders)
    complain(inFile(failure(appTexts["folder.nothing"]).value(), folder));
  return ExitState::refused;
}

}  // namespace wb::app
