/**
 * State and rules without an interface. Import from `@latchkey/core`; `@latchkey/core/start` has the part that a page
 * needs before core is loaded.
 *
 * @module
 */
export * from '../../../../packages/core/src/exports/index.js'
export * from '../../../../packages/core/src/exports/start.js'
