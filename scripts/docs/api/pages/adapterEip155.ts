/**
 * The adapter of namespace `eip155`. Import `createEip155Adapter` and its options from `@latchkey/adapter-eip155`,
 * functions for ethers from `@latchkey/adapter-eip155/ethers`. The guides are [viem](../viem.md) and
 * [ethers](../ethers.md).
 *
 * @module
 */
export * from '../../../../packages/adapters/eip155/src/exports/ethers.js'
export * from '../../../../packages/adapters/eip155/src/exports/index.js'
