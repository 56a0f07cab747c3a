/**
 * The modal. Import from `@latchkey/ui`; `createAppKit` mounts it by itself.
 *
 * @module
 */
export * from '../../../../packages/ui/src/exports/index.js'
