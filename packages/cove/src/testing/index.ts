/** Tools for tests of the rules. */
export * from './scenario.ts'
export { OTHER_BOX } from '../companion/testing/other-box.ts'
export { OtherTable } from '../companion/testing/other-table.ts'
export { hiddenTwin } from './hidden-twin.ts'
export { anySetup } from './setups.ts'
