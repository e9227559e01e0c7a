#include "model/asset/asset_inflater.h"

#include "model/asset/asset_texts.h"

namespace wb::asset {

Inflater::Inflater()
    : wb::Inflater(Packing::zlib,
                   {assetTexts["asset.inflates_too_large"], assetTexts["asset.not_zlib"],
                    assetTexts["asset.stream_truncated"]}) {}

}  // namespace wb::asset
