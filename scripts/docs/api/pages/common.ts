/**
 * Types and functions that the other packages share. Import from `@latchkey/common`; `@latchkey/common/start` has the
 * part that loads with every page. Apps find the types in `@latchkey/appkit` too.
 *
 * @module
 */
export * from '../../../../packages/common/src/exports/index.js'
export * from '../../../../packages/common/src/exports/start.js'
