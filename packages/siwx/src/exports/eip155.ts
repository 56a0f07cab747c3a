export { createEip155Verifier, type Eip155VerifierOptions } from '../verify/eip155/createEip155Verifier.js'
export type { SIWXVerifier, SignedText } from '../verify/verifier.js'
