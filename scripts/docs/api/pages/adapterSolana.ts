/**
 * The adapter of namespace `solana`. Import `createSolanaAdapter` and its options from `@latchkey/adapter-solana`, and
 * `loadWeb3` from `@latchkey/adapter-solana/web3`. The guide is [Solana](../solana.md).
 *
 * @module
 */
export * from '../../../../packages/adapters/solana/src/exports/index.js'
export * from '../../../../packages/adapters/solana/src/exports/web3.js'
