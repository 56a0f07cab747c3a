/**
 * Sign-in with a wallet: values of the `siwx` and `siweConfig` options, messages, and verifiers of signatures. Import
 * the verifier of a namespace from `@latchkey/siwx/eip155`, `/solana`, `/polkadot` or `/bip122`, everything else from
 * `@latchkey/siwx`. The guide is [Sign in with a wallet](../signIn.md).
 *
 * @module
 */
export * from '../../../../packages/siwx/src/exports/bip122.js'
export * from '../../../../packages/siwx/src/exports/eip155.js'
export * from '../../../../packages/siwx/src/exports/index.js'
export * from '../../../../packages/siwx/src/exports/polkadot.js'
export * from '../../../../packages/siwx/src/exports/solana.js'
