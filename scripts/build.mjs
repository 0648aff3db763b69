// `npm run build`: installs what is missing and builds everything.
import { installAndBuild } from './workspace.mjs'

installAndBuild()
