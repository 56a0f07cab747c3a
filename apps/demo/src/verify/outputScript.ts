import { sha256 } from '@noble/hashes/sha2'
import { base58check, bech32, bech32m } from '@scure/base'

/** Returns the output script of a Bitcoin address on any network. Throws for an invalid address. */
export function outputScript(address: string): Uint8Array {
  const isSegwit = /^(bc|tb|bcrt)1/i.test(address)
  return isSegwit ? segwitScript(address) : legacyScript(base58check(sha256).decode(address))
}

function segwitScript(address: string): Uint8Array {
  // Version 0 uses another checksum than later versions.
  const isFirst = /^\w{2,4}1q/i.test(address)
  const { words } = (isFirst ? bech32 : bech32m).decode(address as `${string}1${string}`)
  const [version = 0, ...rest] = words
  const program = bech32.fromWords(rest)
  return Uint8Array.of(version === 0 ? 0 : 0x50 + version, program.length, ...program)
}

function legacyScript([version, ...hash]: Uint8Array): Uint8Array {
  if (hash.length !== 20) throw new Error('This is not a Bitcoin address.')
  if (version === 0x00 || version === 0x6f) return Uint8Array.of(0x76, 0xa9, 20, ...hash, 0x88, 0xac)
  return Uint8Array.of(0xa9, 20, ...hash, 0x87)
}
