export { createPolkadotVerifier } from '../verify/polkadot/createPolkadotVerifier.js'
export type { SIWXVerifier, SignedText } from '../verify/verifier.js'
