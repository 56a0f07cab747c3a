/**
 * The adapter of namespace `polkadot`. Import from `@latchkey/adapter-polkadot`. The guide is
 * [Polkadot](../polkadot.md).
 *
 * @module
 */
export * from '../../../../packages/adapters/polkadot/src/exports/index.js'
