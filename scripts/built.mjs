// Builds before tests that start our shipped executables or open the page, so that the build follows the sources.
export { rebuild as setup } from './workspace.mjs'
