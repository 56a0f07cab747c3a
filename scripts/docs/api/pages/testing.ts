/**
 * Test wallets and fakes for browsers and Node. Import from `@latchkey/testing`. The guide is [Test your
 * app](../testing.md).
 *
 * @module
 */
export * from '../../../../packages/testing/src/exports/index.js'
