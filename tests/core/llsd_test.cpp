#include "model/core/llsd.h"

#include "tests/core/random_value.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace wb::llsd {
namespace {

using namespace std::string_literals;

Form formOfText(std::string_view text) { return formOf(bytesOf(text)); }

TEST(Llsd, FormsAreToldByContent) {
  EXPECT_EQ(formOfText("<? LLSD/Binary ?>\n!"), Form::binary);
  EXPECT_EQ(formOfText("<?llsd/notation?>!"), Form::notation);
  EXPECT_EQ(formOfText("\xef\xbb\xbf <?xml version=\"1.0\"?><llsd/>"), Form::xml);
  EXPECT_EQ(formOfText("<llsd><undef/></llsd>"), Form::xml);
  EXPECT_EQ(formOfText("{\0\0\0\0}"s), Form::binary);
  EXPECT_EQ(formOfText("{}"), Form::notation);
  EXPECT_EQ(formOfText(" [ i1 ]"), Form::notation);
  EXPECT_EQ(formOfText("true"), Form::notation);
}

TEST(Llsd, NothingMayFollowTheValue) {
  EXPECT_FALSE(read(bytesOf("{\0\0\0\0}!"s)));
  EXPECT_FALSE(read(bytesOf("{} {}")));
}

RC_GTEST_PROP(Llsd, EveryFormOfAMapSaysTheSame, ()) {
  const Value value(Map{{"value", *randomValue(2)}});
  for (const Form form : {Form::binary, Form::xml, Form::notation}) {
    const auto written = write(value, form);
    if (!written) continue;
    RC_ASSERT(formOf(*written) == form);
    const auto again = read(*written);
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == value);
  }
}

}  // namespace
}  // namespace wb::llsd
