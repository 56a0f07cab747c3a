/**
 * Building blocks of adapters. Import from `@latchkey/adapter-kit`, and what loads with the page from
 * `@latchkey/adapter-kit/start`. The guide is [Add a namespace](../addANamespace.md).
 *
 * @module
 */
export * from '../../../../packages/adapter-kit/src/exports/index.js'
export * from '../../../../packages/adapter-kit/src/exports/start.js'
