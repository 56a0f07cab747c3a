import { hexToBytes } from 'viem'
import type { SignerPayload } from './payloadBytes.js'
import { toSs58 } from './ss58.js'

/** What a person is shown of a transaction: receiver and amount where it reads as a transfer, its bytes otherwise. */
export function describePayload(payload: SignerPayload): Readonly<Record<string, string>> {
  const rest = { Chain: payload.genesisHash, Nonce: String(BigInt(payload.nonce)), Tip: String(BigInt(payload.tip)) }
  return { ...(readTransfer(payload.method) ?? { Call: payload.method }), ...rest }
}

/** Pallet, call, the mark of an account id, the id, the amount: other calls hardly ever have this length. */
function readTransfer(method: string): Readonly<Record<string, string>> | undefined {
  const bytes = hexToBytes(`0x${method.slice(2)}`)
  const amount = readCompact(bytes.slice(35))
  if (bytes[2] !== 0 || amount === undefined) return undefined
  return { To: toSs58(bytes.slice(3, 35), 42), 'Amount in planck': String(amount) }
}

/** A compact number that fills the bytes exactly. */
function readCompact(bytes: Uint8Array): bigint | undefined {
  const [first] = bytes
  if (first === undefined) return undefined
  const mode = first & 3
  const little = (part: Uint8Array) => part.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
  if (mode === 3) return bytes.length === (first >> 2) + 5 ? little(bytes.slice(1)) : undefined
  return bytes.length === 1 << mode ? little(bytes) >> 2n : undefined
}
