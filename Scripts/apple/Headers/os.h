// All that this project uses of the system's log exists in Swift only: Overlays/os.
#pragma once
