package main

import _ "charm.land/bubbletea/v2"
