import { base58 } from '@scure/base'
import type { Proof, Verdict } from '../tools/chainTools.js'

/** Checks an Ed25519 signature with the browser's own WebCrypto: an address is the key. */
export async function verifySolana({ message, signature, address }: Proof): Promise<Verdict> {
  const key = await crypto.subtle.importKey('raw', bytes(address), 'Ed25519', false, ['verify'])
  const content = new TextEncoder().encode(message)
  return {
    isValid: await crypto.subtle.verify('Ed25519', key, bytes(signature), content),
    by: "the browser's own Ed25519 (WebCrypto)",
  }
}

/** A copy with its own buffer, which WebCrypto needs. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(base58.decode(text))
}
