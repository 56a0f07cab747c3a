/**
 * The WalletConnect client of the kit. Import from `@latchkey/walletconnect`, links to wallet apps from
 * `@latchkey/walletconnect/links`, the adapter for apps without adapters from `@latchkey/walletconnect/universal`. The
 * guide is [WalletConnect](../walletConnect.md).
 *
 * @module
 */
export * from '../../../../packages/walletconnect/src/exports/index.js'
export * from '../../../../packages/walletconnect/src/exports/links.js'
export * from '../../../../packages/walletconnect/src/exports/universal.js'
