/**
 * The adapter of namespace `bip122`. Import from `@latchkey/adapter-bip122`. The guide is [Bitcoin](../bitcoin.md).
 *
 * @module
 */
export * from '../../../../packages/adapters/bip122/src/exports/index.js'
