// Before tests that start programs of ours as they are shipped, or open the page: what is built follows the sources.
export { rebuild as setup } from './house.mjs'
