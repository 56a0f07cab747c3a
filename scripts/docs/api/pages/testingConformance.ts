/**
 * The suite that every adapter passes. Import from `@latchkey/testing/conformance`. The guide is [Add a
 * namespace](../addANamespace.md).
 *
 * @module
 */
export * from '../../../../packages/testing/src/exports/conformance.js'
