"""Front ends: command line and web.  They read forms, call what lies below, and speak with `words`."""
