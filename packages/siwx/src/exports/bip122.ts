export { createBip122Verifier } from '../verify/bip122/createBip122Verifier.js'
export type { SIWXVerifier, SignedText } from '../verify/verifier.js'
