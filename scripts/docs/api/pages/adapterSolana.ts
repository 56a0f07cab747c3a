/**
 * The adapter of namespace `solana`. Import `createSolanaAdapter` and its options from `@latchkey/adapter-solana`. The
 * guide is [Solana](../solana.md).
 *
 * @module
 */
export * from '../../../../packages/adapters/solana/src/exports/index.js'
