/**
 * Playwright fixtures with test wallets. Import from `@latchkey/testing/playwright`. The guide is [Test your
 * app](../testing.md).
 *
 * @module
 */
export * from '../../../../packages/testing/src/exports/playwright.js'
