/**
 * Local chains and a local relay for tests. Import from `@latchkey/testing/node`. The guide is [Test your
 * app](../testing.md).
 *
 * @module
 */
export * from '../../../../packages/testing/src/exports/node.js'
