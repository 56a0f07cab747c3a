import { bytesToHex } from '@latchkey/common'

/** Returns a random unique text, also on pages without TLS, where `crypto.randomUUID` is missing. */
export function randomId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
}
