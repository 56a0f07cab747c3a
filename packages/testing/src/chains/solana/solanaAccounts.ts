import { ed25519 } from '@noble/curves/ed25519'
import { hmac } from '@noble/hashes/hmac'
import { sha512 } from '@noble/hashes/sha2'
import { base58 } from '@scure/base'
import { seedOf, testMnemonic } from '../testAccounts.js'

/** An account of the local chains whose secret key is public. */
export type SolanaTestAccount = {
  readonly address: string
  /** 32 bytes. */
  readonly secretKey: Uint8Array
}

/** Derives the accounts of a mnemonic like Solana wallets: `m/44'/501'/n'/0'` (SLIP-10). */
export function solanaTestAccounts({
  mnemonic = testMnemonic,
  first = 0,
  count = 10,
}: {
  readonly mnemonic?: string | undefined
  readonly first?: number | undefined
  readonly count?: number | undefined
} = {}): readonly SolanaTestAccount[] {
  const seed = seedOf(mnemonic)
  return Array.from({ length: count }, (_, index) => {
    const secretKey = derive(seed, [44, 501, first + index, 0])
    return { address: base58.encode(ed25519.getPublicKey(secretKey)), secretKey }
  })
}

/** Derives a key by SLIP-10 for Ed25519, where every step is hardened. */
function derive(seed: Uint8Array, path: readonly number[]): Uint8Array {
  let node = hmac(sha512, new TextEncoder().encode('ed25519 seed'), seed)
  for (const index of path) {
    const step = new Uint8Array(37)
    step.set(node.subarray(0, 32), 1)
    new DataView(step.buffer).setUint32(33, 0x80000000 + index)
    node = hmac(sha512, node.subarray(32), step)
  }
  return node.slice(0, 32)
}
