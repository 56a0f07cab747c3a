/**
 * The adapter of namespace `eip155`. Import `createEip155Adapter` and its options from `@latchkey/adapter-eip155`,
 * `createWagmiAdapter` from `@latchkey/adapter-eip155/wagmi` or `/wagmi-core`, functions for viem from `/viem`, and
 * functions for ethers from `/ethers`. The guides are [wagmi](../wagmi.md), [viem](../viem.md) and
 * [ethers](../ethers.md).
 *
 * @module
 */
export * from '../../../../packages/adapters/eip155/src/exports/ethers.js'
export * from '../../../../packages/adapters/eip155/src/exports/index.js'
export * from '../../../../packages/adapters/eip155/src/exports/viem.js'
export * from '../../../../packages/adapters/eip155/src/exports/wagmi.js'
