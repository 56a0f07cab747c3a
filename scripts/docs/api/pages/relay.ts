/**
 * The WalletConnect relay as a Node server. Import from `@latchkey/relay`. The guide is [Host the
 * services](../hosting.md).
 *
 * @module
 */
export * from '../../../../packages/relay/src/exports/index.js'
