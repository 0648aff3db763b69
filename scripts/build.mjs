// `npm run build`: installs what is missing and builds everything.
import { prepare } from './house.mjs'

prepare()
