export { createSolanaVerifier } from '../verify/solana/createSolanaVerifier.js'
export type { SIWXVerifier, SignedText } from '../verify/verifier.js'
