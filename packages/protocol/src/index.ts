/** What a table online and whoever sits at it say to each other: types and plain constants. The checks are in `schema`. */
export * from './diff.ts'
export * from './messages.ts'
export * from './pack.ts'
export * from './sight.ts'
export * from './table.ts'
export * from './text.ts'
