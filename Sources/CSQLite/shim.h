// The database of the system, which Apple systems have as the module SQLite3.
#include <sqlite3.h>
