#!/usr/bin/env node
// The `merchants` command: starts the compiled program.
import '../dist/main.js'
