import { sha256 } from '@noble/hashes/sha2'
import { createBase58check } from '@scure/base'

export { bech32, bech32m } from '@scure/base'

/** Encoder for a format that the adapter only decodes. */
export const base58check = createBase58check(sha256)
