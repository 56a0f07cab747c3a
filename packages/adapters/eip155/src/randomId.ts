import { bytesToHex } from './hex.js'

/** A text like no other. Works on pages without TLS too, where `crypto.randomUUID` is missing. */
export function randomId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
}
