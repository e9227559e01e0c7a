#pragma once

namespace wb::app {

/// An interrupted program leaves no partial file and ends by the signal itself; a reader that goes
/// away, or a file that becomes larger than the user may write, is told as an error of writing
/// instead of ending the program silently.
void prepareSignals();

}  // namespace wb::app
