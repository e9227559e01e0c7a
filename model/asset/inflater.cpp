#include "model/asset/inflater.h"

#include "model/asset/texts.h"

namespace wb::asset {

Inflater::Inflater()
    : wb::Inflater(Packing::zlib,
                   {assetTexts["asset.inflates_too_large"], assetTexts["asset.not_zlib"],
                    assetTexts["asset.stream_truncated"]}) {}

}  // namespace wb::asset
