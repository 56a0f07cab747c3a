import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, isByteHex } from '../hex.js'
import type { RpcCall, RpcReply } from './matchReplies.js'

/** What nodes say of a transaction that they have. "unknown transaction type" is something else. */
const known = /already ?known|\bknown transaction|already imported/i

/**
 * The reply to one of the calls, where it says that the network has a transaction already, as the node that took it would have given (R57): its
 * hash. A node can take one and fail to say so; the next attempt is then refused.
 */
export function takeKnownTransaction(calls: readonly RpcCall[], reply: RpcReply): RpcReply {
  const call = calls.find(({ id }) => id === reply.id)
  const signed = call?.params?.[0]
  if (call?.method !== 'eth_sendRawTransaction' || !isByteHex(signed)) return reply
  if (!('error' in reply) || !known.test(reply.error.message)) return reply
  const bytes = Uint8Array.from(signed.slice(2).match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
  return { jsonrpc: '2.0', id: reply.id, result: bytesToHex(keccak_256(bytes)) }
}
